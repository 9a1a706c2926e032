import MotionMath

extension RandomAccessCollection where Index == Int {
  /// The position of the last element whose key is not greater than `bound`, in a collection sorted by that key; nil
  /// when all are greater.
  ///
  /// Probes first where the element would be if keys were evenly spread, then around it in growing steps: a record
  /// written at a steady pace takes one or two probes, however long it is.
  /// - Parameters:
  ///   - key: What the elements are sorted by.
  ///   - number: A key as a number, in the same order.
  /// - Complexity: O(1) at or after the last element and for even steps, else O(log n).
  @inline(__always)
  func lastIndex<Key: Comparable>(
    notAfter bound: Key, of key: (Element) -> Key, as number: (Key) -> Double
  ) -> Int? {
    guard let first, let last, key(first) <= bound else { return nil }
    if key(last) <= bound { return count - 1 }
    let share = (number(bound) - number(key(first))) / (number(key(last)) - number(key(first)))
    let guess = Swift.min(Swift.max(Int(clamping: share * Double(count - 1)), 0), count - 2)
    var (low, high) = (0, count - 1)
    var step = 1
    if key(self[guess]) <= bound {
      low = guess
      while low + step < high {
        if key(self[low + step]) > bound { high = low + step } else { low += step }
        step *= 2
      }
    } else {
      high = guess
      while high - step > low {
        if key(self[high - step]) <= bound { low = high - step } else { high -= step }
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if key(self[middle]) <= bound { low = middle } else { high = middle }
    }
    return low
  }

  func lastIndex(notAfter bound: CommitIndex, of commit: (Element) -> CommitIndex) -> Int? {
    lastIndex(notAfter: bound, of: commit) { Double($0) }
  }
}

extension RandomAccessCollection<CommitIndex> where Index == Int {
  package func lastIndex(notAfter bound: CommitIndex) -> Int? { lastIndex(notAfter: bound) { $0 } }
}

extension RandomAccessCollection<Double> where Index == Int {
  package func lastIndex(notAfter bound: Double) -> Int? {
    lastIndex(notAfter: bound, of: { $0 }, as: { $0 })
  }
}
