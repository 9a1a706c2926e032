/// Numbers for values: equal ones have the same, in the order they first came.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  /// Of all values but the last, which is compared: one value needs no dictionary.
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    // Neighbours are often equal, and comparing costs less than hashing.
    if let last = values.last {
      if last == value { return values.count - 1 }
      if let known = numbers[value] { return known }
      numbers[last] = values.count - 1
    }
    values.append(value)
    return values.count - 1
  }
}
