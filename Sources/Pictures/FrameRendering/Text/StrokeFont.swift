import MotionMath

/// The project's own font: each letter is a few lines and curves drawn with a round pen, fitted into the width that
/// `FontMetrics` gives it.
///
/// Text looks the same on every machine. Coordinates: 20 to the size, x from 0 to 10, y up from the baseline.
enum StrokeFont {
  private static let unit = 1.0 / 20

  /// The pen's width in sizes.
  static func thickness(_ weight: FontWeight) -> Double { 0.07 + 0.045 * weight.boldness }

  /// A letter's lines, and how far they reach to the left and right.
  private struct Glyph {
    let elements: [CGPath.Element]
    let (left, right): (Double, Double)

    init(_ elements: [CGPath.Element]) {
      self.elements = elements
      let ends = elements.compactMap(\.end?.x)
      (left, right) = (ends.min() ?? 0, ends.max() ?? 0)
    }

    /// Dots and strokes are moved, other letters are stretched.
    var isStretched: Bool { right - left > 2.5 }
  }

  /// Where a letter's own x comes to be, in sizes from its left edge.
  private struct Fit {
    let (scale, offset): (Double, Double)

    init(scale: Double, offset: Double) { (self.scale, self.offset) = (scale, offset) }

    /// - Parameter advance: The letter's width in sizes.
    init(_ glyph: Glyph, in advance: Double) {
      let bearing = min(0.095, advance * 0.2)
      let scale = glyph.isStretched ? max(0, advance - 2 * bearing) / (glyph.right - glyph.left) : StrokeFont.unit
      self.init(scale: scale, offset: advance / 2 - (glyph.left + glyph.right) / 2 * scale)
    }
  }

  /// Adds the lines of a letter, whose left end of the baseline is `origin`.
  static func append(
    _ character: Character, to path: inout CGPath, at origin: CGPoint, advance: Double, size: Double,
    leans: Bool = false
  ) {
    let accented = AccentedLetter(character).flatMap { glyphs[$0.base] == nil ? nil : $0 }
    let isTopped = accented?.accents.contains(where: \.isAbove) ?? false
    let base = accented.map { isTopped ? dotless[$0.base] ?? $0.base : $0.base } ?? character
    let glyph = glyphs[base] ?? missing
    let fit = Fit(glyph, in: advance / size)
    let lean = leans ? Leaning.transform(size: size) : .identity
    func add(_ elements: [CGPath.Element], _ fit: Fit, raisedBy rise: Double = 0) {
      func place(_ point: CGPoint) -> CGPoint {
        let place = CGPoint(x: (point.x * fit.scale + fit.offset) * size, y: -(point.y + rise) * unit * size)
        let leaning = leans ? place.applying(lean) : place
        return CGPoint(x: origin.x + leaning.x, y: origin.y + leaning.y)
      }
      for element in elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quad(let point, let control): path.addQuadCurve(to: place(point), control: place(control))
        case .cubic, .close: break
        }
      }
    }
    add(glyph.elements, fit)
    guard let accented else { return }
    let middle = Fit(scale: unit, offset: advance / size / 2 - 5 * unit)
    // Each above the one before; what is not above a letter stays with it.
    var rise = base.isUppercase ? 4.0 : 0
    for accent in accented.accents {
      guard let lines = accents[accent] else { continue }
      add(lines, middle, raisedBy: accent.isAbove ? rise : accent == .horn && base.isUppercase ? 4 : 0)
      if accent.isAbove { rise += accentHeight }
    }
  }

  /// From an accent to the one above it.
  private static let accentHeight = 3.0

  /// The letters drawn below an accent.
  private static let dotless: [Character: Character] = ["i": "ı", "j": "ȷ"]

  /// Read from `StrokeFont.letters` when the first text is drawn.
  private static let glyphs: [Character: Glyph] = {
    var glyphs: [Character: Glyph] = [:]
    for line in letters.split(separator: "\n") {
      guard let character = line.first else { continue }
      glyphs[character] = Glyph(elements(line.dropFirst()))
    }
    return glyphs
  }()

  private static let accents: [AccentedLetter.Accent: [CGPath.Element]] = {
    var marks: [AccentedLetter.Accent: [CGPath.Element]] = [:]
    for line in accentLines.split(separator: "\n") {
      guard let number = UInt32(line.prefix { $0 != " " }), let accent = AccentedLetter.Accent(rawValue: number) else {
        continue
      }
      marks[accent] = elements(line.drop { $0 != " " })
    }
    return marks
  }()

  /// A box, for a letter the font does not have.
  private static let missing = Glyph(elements("M2 0 L2 14 L8 14 L8 0 L2 0"))

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
