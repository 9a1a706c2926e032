/// A table as text with commas: RFC 4180.
public enum CSVText {
  /// A cell; in quotes where a comma, a quote or a line's end would end it.
  public static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
