import MotionMath

/// The project's own font: each letter is a few lines and curves drawn with a round pen, half as wide as the size.
///
/// Text looks the same on every machine, and its width is the one layout assumes. Coordinates: 20 to the size,
/// x from the left edge of the letter, y up from the baseline.
enum StrokeFont {
  /// How far the middle of a line lies above the baseline, in sizes: half the height of a capital.
  static let middle = 0.35
  private static let unit = 1.0 / 20

  /// The pen's width in sizes, by the name of a weight.
  static func thickness(weight: String?) -> Double {
    switch weight {
    case "ultraLight": 0.03
    case "thin": 0.042
    case "light": 0.055
    case "medium": 0.085
    case "semibold": 0.1
    case "bold": 0.115
    case "heavy": 0.13
    case "black": 0.145
    default: 0.07
    }
  }

  /// Adds the lines of `text`, written from `origin` on.
  static func append(_ text: some StringProtocol, to path: inout CGPath, at origin: CGPoint, size: Double) {
    let scale = size * unit
    var x = origin.x
    for character in text {
      if let glyph = glyphs[character] ?? (character.isWhitespace ? [] : missing) {
        func place(_ point: CGPoint) -> CGPoint { CGPoint(x: x + point.x * scale, y: origin.y - point.y * scale) }
        for element in glyph {
          switch element {
          case .move(let point): path.move(to: place(point))
          case .line(let point): path.addLine(to: place(point))
          case .quad(let point, let control): path.addQuadCurve(to: place(point), control: place(control))
          case .cubic, .close: break
          }
        }
      }
      x += size / 2
    }
  }

  /// Read from `StrokeFont.letters` when the first text is drawn.
  private static let glyphs: [Character: [CGPath.Element]] = {
    var glyphs: [Character: [CGPath.Element]] = [:]
    for line in letters.split(separator: "\n") {
      guard let character = line.first else { continue }
      glyphs[character] = elements(line.dropFirst())
    }
    return glyphs
  }()

  /// A box, for a letter the font does not have.
  private static let missing: [CGPath.Element]? = elements("M2 0 L2 14 L8 14 L8 0 L2 0")

  /// `M x y`, `L x y` and `Q control-x control-y x y`.
  private static func elements(_ text: Substring) -> [CGPath.Element] {
    var elements: [CGPath.Element] = []
    var command: Character = "M"
    var numbers: [Double] = []
    for word in text.split(separator: " ") {
      var digits = word
      if let first = word.first, first.isLetter {
        command = first
        digits = word.dropFirst()
      }
      guard let number = Double(digits) else { continue }
      numbers.append(number)
      if numbers.count < (command == "Q" ? 4 : 2) { continue }
      let end = CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
      switch command {
      case "M": elements.append(.move(to: end))
      case "Q": elements.append(.quad(to: end, control: CGPoint(x: numbers[0], y: numbers[1])))
      default: elements.append(.line(to: end))
      }
      numbers.removeAll(keepingCapacity: true)
    }
    return elements
  }
}
