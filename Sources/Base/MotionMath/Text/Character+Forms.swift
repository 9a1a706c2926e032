@_spi(_Unicode) import Swift

/// A letter with marks in Unicode's two forms. They are the standard library's, which compares texts by them; its other interface
/// is not public. What they are for a letter never changes (Unicode's promise).
extension Character {
  /// In as few code points as Unicode has for it: é in one (form C). What is one code point stays that.
  package var composed: Character {
    guard unicodeScalars.count > 1 else { return self }
    let text = String(String.UnicodeScalarView(String(self)._nfc))
    return text.count == 1 ? Character(text) : self
  }

  /// As a letter and its marks (form D), which for others is the letter alone.
  package var decomposed: String.UnicodeScalarView { String.UnicodeScalarView(String(self)._nfd) }
}
