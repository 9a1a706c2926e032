import PlainText

/// Words of the Test Anything Protocol, version 13.
package enum TAPText {
  /// In a description `#` would begin a directive, such as SKIP.
  package static func escaped(_ text: String) -> String {
    text.contains("#") ? text.replacing("\\", with: "\\\\").replacing("#", with: "\\#") : text
  }

  /// Text on one line.
  package static func line(_ text: String) -> String { text.replacing("\n", with: " ") }
}
