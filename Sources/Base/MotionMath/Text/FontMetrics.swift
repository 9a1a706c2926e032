/// The widths and heights of the system font's letters, as recorded; the one place where text is measured.
///
/// No font file is read: the same text is as wide on every machine.
public struct FontMetrics: Hashable, Sendable {
  /// In points.
  public var size: Double
  public var face: FontFace

  public var weight: FontWeight { face.weight }

  public init(size: Double, weight: FontWeight = .regular, design: FontDesign = .upright) {
    self.init(size: size, face: FontFace(weight, design))
  }

  public init(size: Double, face: FontFace) { (self.size, self.face) = (size, face) }

  // MARK: Heights, in points (recorded on iOS 26 for all sizes)

  /// How far a line reaches above its baseline.
  public var ascender: Double { 0.9521484375 * size }

  /// How far a line reaches below it; negative.
  public var descender: Double { -0.2412109375 * size }

  /// From one line to the next.
  public var lineHeight: Double { 1.193359375 * size }

  public var capHeight: Double { 0.70458984375 * size }

  public var xHeight: Double { 0.5263671875 * size }

  // MARK: Widths, in points

  /// How far each letter of `text` is from the next, in one line.
  public func advances(of text: some StringProtocol) -> [Double] {
    var advances: [Double] = []
    measure(text) { advances.append($0) }
    return advances
  }

  /// The width of `text` in one line.
  public func width(of text: some StringProtocol) -> Double {
    var width = 0.0
    measure(text) { width += $0 }
    return width
  }

  /// Calls `each` with the distance of each letter to the next: its width, the font's tracking and the pair's kerning.
  private func measure(_ text: some StringProtocol, _ each: (Double) -> Void) {
    let unit = size / 2048
    let shares = Shares(boldness: weight.boldness, display: Self.displayShare(size), tracking: tracking)
    let isUpright = face.design == .upright
    let digit = face.design == .monospacedDigit ? Self.widestDigit(shares) : nil
    func units(_ character: Character, _ letter: Letter) -> Double {
      if !isUpright, let units = designedUnits(of: character, letter, shares, digit: digit) { return units }
      return shares.units(of: letter)
    }
    var x = 0.0
    func tell(_ distance: Double) {
      x += distance
      each(distance)
    }
    var last: (code: UInt8, units: Double)?
    func endLast(before code: UInt8) {
      guard let (first, units) = last else { return }
      if first == Self.tab { return tell(Self.tabWidth(at: x)) }
      tell((units + kerning(first, code) * (1 + Self.growth(first) * shares.boldness)) * unit)
    }
    for character in text {
      let base = Self.measured(character)
      let letter = Self.letter(base)
      let code = base.asciiValue ?? 0
      endLast(before: code)
      last = (code, letter.regular > 0 ? units(base, letter) : 0)
    }
    // Where a line ends at it, a soft hyphen is seen.
    if text.last == "\u{ad}" { last = (0, units("-", Self.letter("-"))) }
    endLast(before: 0)
  }

  /// The tracking of this font, in 1/2048 of the size. Monospaced fonts have the same at all sizes (recorded).
  private var tracking: Double { face.design == .monospaced ? 0 : Self.tracking(size) }

  private static let tab = UInt8(ascii: "\t")

  /// How far a tab reaches that begins `x` points after the start of its line: up to the next multiple of 28 points.
  /// (Documented: a paragraph style's twelve stops. That they go on is chosen here.)
  package static func tabWidth(at x: Double) -> Double { ((x / 28 + 1e-9).rounded(.down) + 1) * 28 - x }

  /// The widths of one letter. Square letters, pictures and enclosed signs are as wide as high; what is unknown takes 0.55 of
  /// the size.
  /// (Chosen here.)
  private static func letter(_ character: Character) -> Letter {
    if let code = character.asciiValue {
      return code >= 32 && code < 127 ? ascii[Int(code) - 32] : Letter(0, 0, 0)
    }
    if let letter = others[character] ?? alphabetLetter(character) { return letter }
    if let first = character.unicodeScalars.first, isInvisible(first) { return Letter(0, 0, 0) }
    if isSquare(character) || isPicture(character) { return Letter(2048, 2048, 0) }
    return sign(character) ?? (isEnclosed(character) ? Letter(2048, 2048, 0) : Letter(1126, 1126, 0))
  }

  /// Whether a sign is not seen and takes no room: it says where lines may break, in which direction letters are read, or
  /// which look they have. A soft hyphen is seen at the end of a line.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xad, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x2069, 0xfe00...0xfe0f, 0xfeff: true
    default: false
    }
  }

  /// Whether a number or letter in a circle or in brackets, or a sign that faces draw in a square: the replacement character
  /// and pictures without colours.
  private static func isEnclosed(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return 0x2460...0x24ff ~= scalar || 0x2600...0x27bf ~= scalar || scalar == 0xfffd
  }

  /// Whether a letter of a Chinese, Japanese or Korean text, or a picture.
  public static func isSquare(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return switch scalar {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1faff, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// Whether a letter is shown in colours: one that Unicode says is, one that a sign after it makes a picture, and what is put
  /// together of a picture and others: a hand with a colour of skin, people side by side. A sign of two letters is a flag.
  public static func isPicture(_ character: Character) -> Bool {
    let codes = character.unicodeScalars
    guard let first = codes.first, first.value > 0xff || codes.count > 1 else { return false }
    if codes.contains("\u{fe0f}") || 0x1f1e6...0x1f1ff ~= first.value { return true }
    return first.value > 0xff && first.properties.isEmoji && codes.contains(where: \.properties.isEmojiPresentation)
      && !codes.contains("\u{fe0e}")
  }

  /// How much of what a letter's `display` says counts. (From 17 points to 28 the face turns into its display cut;
  /// recorded at 19, the line through that is chosen here.)
  private static func displayShare(_ size: Double) -> Double { max(0, min(size, 28) - 17) / 2 }

  /// The tracking at `size` points, in 1/2048 of the size: added to each letter. (Apple's guidelines, in thousandths;
  /// recorded at 8 and 17 points, which is two units for each.)
  static func tracking(_ size: Double) -> Double {
    guard let above = trackings.firstIndex(where: { $0.0 >= size }) else { return 0 }
    guard above > 0 else { return 2 * trackings[0].1 }
    let ((low, first), (high, second)) = (trackings[above - 1], trackings[above])
    return 2 * (first + (second - first) * (size - low) / (high - low))
  }

  /// Size in points, thousandths of it; linear between.
  private static let trackings: [(Double, Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
    (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10),
    (37, 10), (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8),
    (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4),
    (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0),
  ]
}
