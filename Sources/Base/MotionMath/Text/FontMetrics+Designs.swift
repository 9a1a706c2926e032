/// The widths of letters that lean, or are as wide as each other.
extension FontMetrics {
  /// How much of what is beside a letter's regular width counts.
  struct Shares {
    let boldness, display, tracking: Double

    /// A letter's width in 1/2048 of the size.
    func units(of letter: Letter) -> Double {
      letter.regular + (letter.bold - letter.regular) * boldness + letter.display * display + tracking
    }
  }

  /// A letter's width in 1/2048 of the size, where the design has one of its own; nil where it is that of the upright letter.
  ///
  /// - Parameter digit: The width of digits that are as wide as each other.
  func designedUnits(of character: Character, _ letter: Letter, _ shares: Shares, digit: Double?) -> Double? {
    switch face.design {
    case .upright: return nil
    case .italic:
      guard let code = character.asciiValue, 32..<127 ~= code else { return nil }
      let regular = Double(Self.italics[Int(code) - 32])
      // Heavier than regular was not recorded: as much wider as the upright letter.
      return shares.units(of: Letter(regular, regular + letter.bold - letter.regular, letter.display))
    case .monospaced: return FontFace.isDesigned(character) ? Self.monospaced : nil
    case .monospacedDigit: return Self.isDigit(character) ? digit : nil
    }
  }

  /// Every letter's. (Recorded on iOS 26 for ASCII, at all sizes from 8 to 40 points, in regular and bold; further letters of
  /// these alphabets are chosen here.)
  private static let monospaced = 1266.0

  /// A space that is as wide as a digit counts as one.
  private static func isDigit(_ character: Character) -> Bool {
    character.asciiValue.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? (character == "\u{2007}")
  }

  /// The width of digits that are as wide as each other: that of the widest. (Chosen here: documented is that they are, and
  /// not recorded how wide. So none is squeezed.)
  static func widestDigit(_ shares: Shares) -> Double { ascii[16..<26].reduce(0) { max($0, shares.units(of: $1)) } }

  /// From the space to the tilde, regular, up to 17 points. (Recorded on iOS 26; openuikit's `font_metrics_ios.json`. How they
  /// narrow above 17 points is taken from the upright letters, and so are the widths of letters outside ASCII.)
  private static let italics: [Int16] = [
    578, 636, 895, 1296, 1328, 1880, 1457, 518, 782, 782, 940, 1328, 608, 966, 608, 742,
    1290, 955, 1237, 1284, 1318, 1267, 1305, 1167, 1308, 1306, 608, 608, 1328, 1328, 1328, 1050,
    1880, 1380, 1346, 1463, 1486, 1219, 1170, 1525, 1522, 550, 1102, 1349, 1164, 1792, 1520, 1579,
    1304, 1579, 1338, 1276, 1291, 1524, 1380, 1982, 1389, 1344, 1355, 782, 742, 782, 940, 916,
    1024, 1126, 1259, 1135, 1265, 1176, 741, 1247, 1216, 516, 516, 1086, 516, 1782, 1198, 1212,
    1254, 1251, 791, 1052, 744, 1195, 1110, 1586, 1079, 1112, 1104, 782, 742, 782, 1328,
  ]
}
