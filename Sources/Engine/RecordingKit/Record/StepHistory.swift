/// The values of one thing over time, each from the commit that set it until the next. Append-only.
///
/// The first value is kept without an array: most things are set once and never change.
package struct StepHistory<Value> {
  private var later: [(commit: CommitIndex, value: Value)] = []
  private var first: Value?
  private var firstCommit: CommitIndex = 0

  package init() {}

  package var isEmpty: Bool { first == nil }
  package var last: Value? { later.last?.value ?? first }
  /// The commit that set the last value; -1 for none.
  package var lastCommit: CommitIndex { later.last?.commit ?? (first == nil ? -1 : firstCommit) }

  /// The commit that set the first value; 0 for none.
  var beginning: CommitIndex { firstCommit }

  /// Sets the value from `commit` on; a second value in the same commit replaces the first.
  package mutating func append(_ value: Value, at commit: CommitIndex) {
    if first == nil || firstCommit == commit {
      first = value
      firstCommit = commit
    } else if later.last?.commit == commit {
      later[later.count - 1].value = value
    } else {
      later.append((commit, value))
    }
  }

  /// The value in force at `commit`, or nil before the first.
  /// - Complexity: O(1) at or after the last change, as a rule also before it, O(log n) at worst.
  package func value(at commit: CommitIndex) -> Value? {
    if let index = later.lastIndex(notAfter: commit, of: { $0.commit }) { return later[index].value }
    return firstCommit <= commit ? first : nil
  }

  /// The first commit after `commit` that set a value; nil when none did.
  /// - Complexity: As `value(at:)`.
  func next(after commit: CommitIndex) -> CommitIndex? {
    if first != nil, firstCommit > commit { return firstCommit }
    let index = (later.lastIndex(notAfter: commit, of: { $0.commit }) ?? -1) + 1
    return index < later.count ? later[index].commit : nil
  }
}

/// The number of a commit in its recording, from 0.
package typealias CommitIndex = Int32
