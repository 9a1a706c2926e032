/// The style of a font's letters, apart from their weight.
public enum FontDesign: String, CaseIterable, Sendable {
  case upright
  /// Letters lean to the right.
  case italic
  /// All letters are as wide as each other.
  case monospaced
  /// Digits are as wide as each other, other letters as in the upright font.
  case monospacedDigit

  /// The ending of the font's name, after its weight; empty for upright letters.
  fileprivate var suffix: String {
    switch self {
    case .upright: ""
    case .italic: "Italic"
    case .monospaced: "Monospaced"
    case .monospacedDigit: "MonospacedDigit"
    }
  }
}

/// One of the system's faces.
public struct FontFace: Hashable, Sendable {
  public var weight: FontWeight
  public var design: FontDesign

  public init(_ weight: FontWeight = .regular, _ design: FontDesign = .upright) {
    (self.weight, self.design) = (weight, design)
  }

  /// As text layers hold it: the weight's word, and behind it the design: `bold`, `regularItalic`.
  public var word: String { weight.rawValue + design.suffix }

  /// Nil for a text that is no face's word.
  public init?(word: String) {
    for design in FontDesign.allCases where word.hasSuffix(design.suffix) {
      guard let weight = FontWeight(rawValue: String(word.dropLast(design.suffix.count))) else { continue }
      self.init(weight, design)
      return
    }
    return nil
  }

  /// The system's face that is closest to one of this name, such as `HelveticaNeue-Light` or `Avenir-HeavyOblique`: in the
  /// weight that it ends with, regular when it ends with none, and leaning where it says so.
  public init(closestTo name: String) {
    var end = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    self.init()
    for slant in ["italic", "oblique"] where end.hasSuffix(slant) {
      end.removeLast(slant.count)
      design = .italic
    }
    if end.hasPrefix("demi") {
      weight = .semibold
      return
    }
    // The longest: "semibold" is not "bold".
    weight =
      FontWeight.allCases.filter { end.hasSuffix($0.rawValue.lowercased()) }.max {
        $0.rawValue.count < $1.rawValue.count
      } ?? .regular
  }

  /// Whether a letter belongs to the alphabets that the face has in its design: those that are read from the left and have
  /// capitals, and the signs among them. Others look as in the upright face: on devices Chinese letters do not lean
  /// (reported). Where the alphabets end is chosen here.
  public static func isDesigned(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (scalar < 0x590 || 0x1e00...0x22ff ~= scalar) && !FontMetrics.isPicture(character)
  }
}
