/// The columns and rows that text takes on a terminal.
package enum TerminalColumns {
  /// The columns `text` takes on one line: two for a wide character, none for a combining mark.
  package static func count(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// The row of the terminal, from 0, that the end of `text` falls on when it starts in column `start`.
  ///
  /// A newline starts a row, and so does a character that no longer fits into `width` columns. A line of the text that
  /// fills its last row to the end has an empty row after it: libedit takes the cursor there before it sees the newline.
  ///
  /// - Parameter drawn: The width it was drawn for, if the terminal was resized since: the terminal wraps its lines
  ///   again and leaves the empty rows where they are.
  package static func row(of text: some StringProtocol, startingAt start: Int, width: Int, drawnFor drawn: Int? = nil)
    -> Int
  {
    let drawn = drawn ?? width
    var row = 0
    var column = start
    var drawnColumn = start
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        row += drawnColumn == drawn ? 2 : 1
        column = 0
        drawnColumn = 0
        continue
      }
      let columns = Self.width(scalar)
      if column + columns > width {
        row += 1
        column = 0
      }
      column += columns
      drawnColumn = drawnColumn + columns > drawn ? columns : drawnColumn + columns
    }
    // A full row puts the cursor on the next one.
    return column >= width ? row + 1 : row
  }

  /// `text` with `marker` before and after each run of escape sequences, so that a redraw counts only what is seen.
  ///
  /// Sequences next to each other share one pair: libedit ties the character after the second marker to the run.
  package static func markingEscapes(in text: String, with marker: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    var isInEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isInEscape = true
        if result.last == marker { result.removeLast() } else { result.append(marker) }
      }
      result.append(scalar)
      // A control sequence ends with a letter (`ESC [ 1 ; 31 m`); the bracket that opens it is none.
      if isInEscape, scalar.properties.isAlphabetic {
        isInEscape = false
        result.append(marker)
      }
    }
    return String(result)
  }

  /// `text` without its escape sequences.
  package static func withoutEscapes(_ text: String) -> String {
    var seen = String.UnicodeScalarView()
    var isInEscape = false
    for scalar in text.unicodeScalars {
      isInEscape = isInEscape || scalar == "\u{1B}"
      if !isInEscape { seen.append(scalar) }
      isInEscape = isInEscape && !scalar.properties.isAlphabetic
    }
    return String(seen)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    // Printable ASCII is most of what is shown.
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .unassigned, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar == "\u{AD}" ? 1 : 0
    default: return isWide(scalar) ? 2 : isJoined(scalar) ? 0 : 1
    }
  }

  /// Vowels and final consonants of Korean, which join the character before them.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// East Asian Width W or F (Unicode, annex 11): emoji, and these blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return scalar.properties.isEmojiPresentation && !isFlagLetter
      || wide.contains { $0.contains(scalar.value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CD5, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
