/// Builds a Markdown page.
struct MarkdownText {
  private(set) var text = ""

  mutating func heading(_ level: Int, _ title: String) {
    paragraph(String(repeating: "#", count: level) + " " + title)
  }

  mutating func paragraph(_ words: String) { text += (text.isEmpty ? "" : "\n") + words + "\n" }

  /// Adds a code block in a language.
  mutating func code(_ lines: String, language: String = "") { paragraph("```\(language)\n\(lines)\n```") }

  mutating func list(_ items: [String]) {
    if !items.isEmpty { paragraph(items.map { "- " + $0 }.joined(separator: "\n")) }
  }

  /// Adds a table, unless it has no rows.
  mutating func table(_ header: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.isEmpty ? " " : Self.cell($0) }.joined(separator: " | ") + " |"
    }
    paragraph(([line(header), line(header.map { _ in "---" })] + rows.map(line)).joined(separator: "\n"))
  }

  /// Escapes the bars in a cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
