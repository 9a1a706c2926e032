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
