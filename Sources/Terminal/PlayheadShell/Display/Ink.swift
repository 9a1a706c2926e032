/// Colours text on a terminal; leaves it alone elsewhere.
package struct Ink: Sendable {
  private let isColored: Bool

  package static let plain = Ink(isColored: false)
  package static let colored = Ink(isColored: true)

  /// Errors.
  func failure(_ text: String) -> String { wrap(text, "31") }
  /// Headings.
  func strong(_ text: String) -> String { wrap(text, "1") }
  /// The prompt. Its last blanks stay outside: libedit drops a sequence after the last character, and all that follows on the
  /// terminal would be bold.
  func prompt(_ text: String) -> String {
    let blanks = text.reversed().prefix { $0 == " " }.count
    return wrap(String(text.dropLast(blanks)), "1") + String(repeating: " ", count: blanks)
  }
  /// Notes.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// The sequences that text may contain after these.
  var sequences: [String] { isColored ? ["31", "1", "2", "0"].map { "\u{1B}[\($0)m" } : [] }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
