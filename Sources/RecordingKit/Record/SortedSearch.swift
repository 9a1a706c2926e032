extension Array where Element: Comparable & SIMDScalar {
  /// The position of the last element not greater than `bound` in a sorted array; nil when all are greater.
  ///
  /// Looks first where the element would be if all were spread evenly, then around it in growing steps: a record that
  /// was written at a steady pace is searched in one or two looks however long it is.
  /// - Parameter number: An element as a number, in the same order.
  /// - Complexity: O(1) at or after the last element and for even steps, else O(log n).
  func lastIndex(notAfter bound: Element, as number: (Element) -> Double) -> Int? {
    guard let first, let last, first <= bound else { return nil }
    if last <= bound { return count - 1 }
    let share = (number(bound) - number(first)) / (number(last) - number(first))
    let guess = Swift.min(Swift.max(Int(share * Double(count - 1)), 0), count - 2)
    var (low, high) = (0, count - 1)
    var step = 1
    if self[guess] <= bound {
      low = guess
      while low + step < high {
        if self[low + step] > bound { high = low + step } else { low += step }
        step *= 2
      }
    } else {
      high = guess
      while high - step > low {
        if self[high - step] <= bound { low = high - step } else { high -= step }
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= bound { low = middle } else { high = middle }
    }
    return low
  }
}

extension [CommitIndex] {
  package func lastIndex(notAfter bound: CommitIndex) -> Int? { lastIndex(notAfter: bound) { Double($0) } }
}

extension [Double] {
  package func lastIndex(notAfter bound: Double) -> Int? { lastIndex(notAfter: bound) { $0 } }
}
