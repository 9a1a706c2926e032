/// Finds the spans that are open at a commit, without visiting the closed ones.
///
/// Spans are appended in the order they open. A binary tree over that order stores the latest closing commit of each
/// subtree, so a query skips subtrees that had closed by then.
struct LifespanIndex {
  private var opened = ChunkedList<CommitIndex>()
  /// A heap-shaped tree of the latest closing commits; leaves start at `capacity`.
  private var latestClose: [CommitIndex] = [-1, -1]
  private var capacity = 1

  var count: Int { opened.count }

  /// Adds a span that opens at `commit` and is not closed yet. `commit` is not before any earlier one.
  /// - Complexity: O(log n) amortised.
  mutating func open(at commit: CommitIndex) {
    if opened.count == capacity { grow() }
    opened.append(commit)
    set(opened.count - 1, to: .max)
  }

  /// Closes span number `span` at `commit`: from that commit on it is not open.
  mutating func close(_ span: Int, at commit: CommitIndex) { set(span, to: commit) }

  func opening(of span: Int) -> CommitIndex { opened[span] }

  /// `CommitIndex.max` for a span that is open.
  func closing(of span: Int) -> CommitIndex { latestClose[capacity + span] }

  /// Calls `body` with each span open at `commit`, in the order of opening.
  /// - Complexity: O(k log n) for k open spans.
  func forEachOpen(at commit: CommitIndex, _ body: (Int) -> Void) {
    guard let last = opened.lastIndex(notAfter: commit) else { return }
    visit(node: 1, first: 0, width: capacity, last: last, commit: commit, body)
  }

  private func visit(node: Int, first: Int, width: Int, last: Int, commit: CommitIndex, _ body: (Int) -> Void) {
    if first > last || latestClose[node] <= commit { return }
    if width == 1 {
      body(first)
    } else {
      visit(node: 2 * node, first: first, width: width / 2, last: last, commit: commit, body)
      visit(node: 2 * node + 1, first: first + width / 2, width: width / 2, last: last, commit: commit, body)
    }
  }

  private mutating func set(_ leaf: Int, to commit: CommitIndex) {
    var node = capacity + leaf
    latestClose[node] = commit
    while node > 1 {
      node /= 2
      let latest = max(latestClose[2 * node], latestClose[2 * node + 1])
      if latestClose[node] == latest { return }
      latestClose[node] = latest
    }
  }

  private mutating func grow() {
    let leaves = Array(latestClose[capacity..<capacity + opened.count])
    capacity *= 2
    latestClose = Array(repeating: -1, count: 2 * capacity)
    for (leaf, close) in leaves.enumerated() { latestClose[capacity + leaf] = close }
    for node in stride(from: capacity - 1, to: 0, by: -1) {
      latestClose[node] = max(latestClose[2 * node], latestClose[2 * node + 1])
    }
  }
}
