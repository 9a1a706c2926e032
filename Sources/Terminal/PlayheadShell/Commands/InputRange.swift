/// A range of inputs of a session, as commands take it: `5`, `5-8`, `5-`, `-8`.
struct InputRange {
  /// Numbers of inputs, from 1; empty when no input is in the range.
  let numbers: Range<Int>

  /// - Parameter count: How many inputs there are.
  /// - Returns: Nil when `text` is no range.
  init?(_ text: some StringProtocol, of count: Int) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let first = parts.first, !text.isEmpty, text != "-" else { return nil }
    let start = first.isEmpty && parts.count == 2 ? 1 : Int(first)
    let end = parts.count == 1 ? start : parts[1].isEmpty ? count : Int(parts[1])
    guard let start, let end, start >= 1, end >= start else { return nil }
    numbers = start..<max(start, min(end, count) + 1)
  }
}
