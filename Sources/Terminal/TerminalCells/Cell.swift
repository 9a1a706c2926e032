/// One column of one row: its character and style.
package struct Cell: Hashable, Sendable {
  /// A space for an empty cell; nil in the second column of a wide character.
  package var character: Character?
  package var style: Style

  package static let blank = Cell(character: " ", style: Style())

  package init(character: Character?, style: Style) {
    self.character = character
    self.style = style
  }
}

/// How a cell looks.
package struct Style: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  package var isBold: Bool
  package var isFaint: Bool
  package var isReversed: Bool

  package init(
    _ foreground: Color = .standard, on background: Color = .standard, isBold: Bool = false, isFaint: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isFaint = isFaint
    self.isReversed = isReversed
  }

  package static let plain = Style()
  package static let strong = Style(isBold: true)
  package static let faint = Style(isFaint: true)
  package static let reversed = Style(isReversed: true)
}

/// A colour of a cell.
package enum Color: Hashable, Sendable {
  /// The terminal's own colour of text, or behind it.
  case standard
  /// One of the terminal's sixteen: 0…7 dark, 8…15 bright.
  case basic(UInt8)
  /// Red, green and blue, each 0…255.
  case rgb(UInt8, UInt8, UInt8)
}

/// The colours a terminal can show.
package enum ColorDepth: Sendable {
  /// None: bold, faint and reversed only.
  case none
  /// The terminal's sixteen.
  case basic
  /// The palette of 256.
  case palette
  /// Every colour.
  case full
}
