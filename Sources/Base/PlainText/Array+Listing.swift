extension Array where Element == String {
  /// `main, branch2 and branch3`; empty for none.
  package var listed: String {
    dropLast().joined(separator: ", ") + (count > 1 ? " and " : "") + (last ?? "")
  }
}
