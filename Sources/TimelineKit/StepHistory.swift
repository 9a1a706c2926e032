/// The values something had, each from the commit that set it until the next. Append-only.
package struct StepHistory<Value> {
  private var commits: [CommitIndex] = []
  private var values: [Value] = []

  package init() {}

  package var isEmpty: Bool { commits.isEmpty }
  package var last: Value? { values.last }

  /// Sets the value from `commit` on; a second value in the same commit replaces the first.
  package mutating func append(_ value: Value, at commit: CommitIndex) {
    if commits.last == commit {
      values[values.count - 1] = value
    } else {
      commits.append(commit)
      values.append(value)
    }
  }

  /// The value in force at `commit`, or nil before the first.
  /// - Complexity: O(1) at or after the last change, O(log n) before it.
  package func value(at commit: CommitIndex) -> Value? {
    guard let index = commits.lastIndex(notAfter: commit) else { return nil }
    return values[index]
  }
}

/// The number of a commit in its timeline, from 0.
package typealias CommitIndex = Int32

extension Array where Element: Comparable {
  /// The position of the last element not greater than `bound`, in a sorted array.
  /// - Complexity: O(1) when it is the last element, else O(log n).
  package func lastIndex(notAfter bound: Element) -> Int? {
    guard let last = self.last else { return nil }
    if last <= bound { return count - 1 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= bound { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
