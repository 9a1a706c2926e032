/// The values something had, each from the commit that set it until the next. Append-only.
///
/// The first value is kept without an array: most things are set once and never change.
package struct StepHistory<Value> {
  private var first: (commit: CommitIndex, value: Value)?
  private var commits: [CommitIndex] = []
  private var values: [Value] = []

  package init() {}

  package var isEmpty: Bool { first == nil }
  package var last: Value? { values.last ?? first?.value }

  /// Sets the value from `commit` on; a second value in the same commit replaces the first.
  package mutating func append(_ value: Value, at commit: CommitIndex) {
    if first == nil || first?.commit == commit {
      first = (commit, value)
    } else if commits.last == commit {
      values[values.count - 1] = value
    } else {
      commits.append(commit)
      values.append(value)
    }
  }

  /// The value in force at `commit`, or nil before the first.
  /// - Complexity: O(1) at or after the last change, as a rule also before it, O(log n) at worst.
  package func value(at commit: CommitIndex) -> Value? {
    if let index = commits.lastIndex(notAfter: commit) { return values[index] }
    guard let first, first.commit <= commit else { return nil }
    return first.value
  }
}

/// The number of a commit in its recording, from 0.
package typealias CommitIndex = Int32
