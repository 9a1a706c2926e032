/// One column of one row: what is written there, and how.
public struct Cell: Hashable, Sendable {
  /// A space where nothing is; nil in the column that a wide character to the left takes as well.
  public var character: Character?
  public var style: Style

  public static let blank = Cell(character: " ", style: Style())

  public init(character: Character?, style: Style) {
    self.character = character
    self.style = style
  }
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var isBold: Bool
  public var isFaint: Bool
  public var isReversed: Bool

  public init(
    _ foreground: Color = .standard, on background: Color = .standard, isBold: Bool = false, isFaint: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isFaint = isFaint
    self.isReversed = isReversed
  }

  public static let plain = Style()
  public static let strong = Style(isBold: true)
  public static let faint = Style(isFaint: true)
  public static let reversed = Style(isReversed: true)
}

/// A colour of a cell.
public enum Color: Hashable, Sendable {
  /// What the terminal has for text, or behind it.
  case standard
  /// One of the terminal's sixteen: 0…7 dark, 8…15 bright.
  case basic(UInt8)
  /// Red, green and blue, each 0…255.
  case rgb(UInt8, UInt8, UInt8)
}

/// The colours a terminal can show.
public enum ColorDepth: Sendable {
  /// None: bold, faint and reversed only.
  case none
  /// The palette of 256.
  case palette
  /// Every colour.
  case full
}
