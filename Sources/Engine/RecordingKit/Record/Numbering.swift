/// Numbers values in the order they first occur; equal values share a number.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  /// The numbers of all values but the last, which is compared instead: a single value needs no dictionary.
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    // Neighbours are often equal, and comparing costs less than hashing.
    if let last = values.last {
      if last == value { return values.count - 1 }
      if let number = numbers[value] { return number }
      numbers[last] = values.count - 1
    }
    values.append(value)
    return values.count - 1
  }
}
