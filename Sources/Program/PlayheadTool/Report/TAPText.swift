import PlainText

/// Words of the Test Anything Protocol, version 13.
package enum TAPText {
  /// In a description `#` would begin a directive, such as SKIP, and the end of a line the next result.
  package static func escaped(_ text: String) -> String {
    let line = VisibleText.escaped(text, keepsLines: false)
    return line.contains("#") ? line.replacing("\\", with: "\\\\").replacing("#", with: "\\#") : line
  }

  /// Text on one line.
  package static func line(_ text: String) -> String { text.replacing("\n", with: " ") }
}
