/// Numbers for values: equal ones have the same, in the order they first came.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    // Neighbours are often equal, and comparing costs less than hashing.
    if let last = values.last, last == value { return values.count - 1 }
    if let known = numbers[value] { return known }
    values.append(value)
    numbers[value] = values.count - 1
    return values.count - 1
  }
}
