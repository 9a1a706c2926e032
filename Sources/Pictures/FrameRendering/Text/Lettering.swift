import MotionMath
import ReadingOrder
import RecordingKit

/// Lines of text as drawings: outlines to fill, and pictures.
struct Lettering {
  var outlines = CGPath()
  var pictures: [ImageDrawing] = []
  let metrics: FontMetrics
  private let typeface: Typeface

  init(_ metrics: FontMetrics, _ typeface: Typeface) {
    (self.metrics, self.typeface) = (metrics, typeface)
  }

  var isEmpty: Bool { outlines.isEmpty && pictures.isEmpty }

  /// Adds a line of text, whose left end is at `origin`.
  ///
  /// - Parameter isFromRight: Whether its paragraph is read from the right.
  mutating func append(_ text: String, at origin: CGPoint, isFromRight: Bool = false) {
    let advances = metrics.advances(of: text)
    var place = origin
    guard isFromRight || ReadingOrder.isNeeded(for: text) else {
      for (letter, advance) in zip(text, advances) {
        put(letter, at: place, advance)
        place.x += advance
      }
      return
    }
    let letters = Array(text)
    for stretch in ReadingOrder(text, isFromRight: isFromRight).stretches {
      if stretch.isFromRight {
        putFromRight(stretch, letters, advances, from: &place)
      } else {
        for index in stretch.letters {
          put(letters[index], at: place, advances[index])
          place.x += advances[index]
        }
      }
    }
  }

  private mutating func put(_ letter: Character, at place: CGPoint, _ advance: Double) {
    guard !letter.isWhitespace, let sign = Self.seen(of: letter, at: advance) else { return }
    if sign != letter { return put(sign, at: place, advance) }
    let signs = typeface.pictures(of: letter)
    if !signs.isEmpty { return put(signs, at: place, advance) }
    if let shape = typeface.shape(of: letter, metrics.face) {
      return put(shape, isLetter: letter.isLetter, at: place, advance)
    }
    putBox(at: place, advance)
  }

  /// A box, for a letter that no face has: as high as a capital, with a line a twentieth of the size thick. (Chosen here.)
  private mutating func putBox(at place: CGPoint, _ advance: Double) {
    let line = metrics.size / 20
    let box = CGRect(x: place.x, y: place.y - metrics.capHeight, width: advance, height: metrics.capHeight)
      .insetBy(dx: advance / 8, dy: 0)
    let (left, right) = (box.minX + line, box.maxX - line)
    outlines.addPath(CGPath(rect: box))
    guard left < right else { return }
    // The other way round, so that it is left out.
    outlines.move(to: CGPoint(x: left, y: box.minY + line))
    for point in [(left, box.maxY - line), (right, box.maxY - line), (right, box.minY + line)] {
      outlines.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    outlines.closeSubpath()
  }

  /// The drawn letter: a hyphen for a soft one where its line ends, and nil for an invisible one.
  private static func seen(of letter: Character, at advance: Double) -> Character? {
    guard let scalar = letter.unicodeScalars.first, FontMetrics.isInvisible(scalar) else { return letter }
    return scalar == "\u{ad}" && advance > 0 ? "-" : nil
  }

  /// How much wider than its place a letter of a face may be: neighbours' margins have room for that (chosen here).
  private static let overhang = 1.15

  /// In the middle of its place: the face's own letter is a little wider or narrower, which its two sides share. What is much
  /// wider, a letter that was not recorded in a face with others, is made to fit: letters narrower, signs smaller.
  private mutating func put(_ shape: Typeface.Shape, isLetter: Bool, at place: CGPoint, _ advance: Double) {
    let own = shape.advance * metrics.size
    let share = own > advance * Self.overhang ? advance / own : 1
    let size = isLetter ? metrics.size : metrics.size * share
    let spare = advance - own * share
    shape.append(
      to: &outlines, at: CGPoint(x: place.x + spare / 2, y: place.y), size: size, stretch: isLetter ? share : 1)
  }

  /// Pictures side by side, together as wide as the letter.
  private mutating func put(_ signs: [LetterPicture], at place: CGPoint, _ advance: Double) {
    let width = advance / Double(signs.count)
    for (index, sign) in signs.enumerated() {
      let target = CGRect(
        x: place.x + (Double(index) + sign.box.minX) * width, y: place.y + sign.box.minY * width,
        width: sign.box.width * width, height: sign.box.height * width)
      pictures.append(
        ImageDrawing(
          image: sign.content, size: sign.size, source: CGRect(origin: .zero, size: sign.size), target: target))
    }
  }

  /// Letters that are read from the right. The face's own widths share what layout counts on, and the letters are as much wider or
  /// narrower, so that those that join still do.
  private mutating func putFromRight(
    _ stretch: ReadingOrder.Stretch, _ letters: [Character], _ advances: [Double], from place: inout CGPoint
  ) {
    let drawn = zip(stretch.letters, stretch.shapes).map { index, text in
      let letter = text.first ?? " "
      return (index: index, letter: letter, isEmpty: text.isEmpty, shape: shape(of: letter, else: letters[index]))
    }
    // The widths of the drawn letters, and the room that layout gives to them and to the letters that went into them.
    var (own, given) = (0.0, 0.0)
    for letter in drawn where letter.shape != nil || letter.isEmpty {
      own += (letter.shape?.advance ?? 0) * metrics.size
      given += advances[letter.index]
    }
    let stretching = own > 0 ? given / own : 1
    for letter in drawn.reversed() {
      if let shape = letter.shape {
        shape.append(to: &outlines, at: place, size: metrics.size, stretch: stretching)
        place.x += shape.advance * metrics.size * stretching
      } else if !letter.isEmpty || own == 0 {
        put(letter.letter, at: place, advances[letter.index])
        place.x += advances[letter.index]
      }
    }
  }

  /// A letter in the form that joins; in its plain form where no face has that.
  private func shape(of letter: Character, else plain: Character) -> Typeface.Shape? {
    guard !letter.isWhitespace else { return nil }
    return typeface.shape(of: letter, metrics.face) ?? typeface.shape(of: plain, metrics.face)
  }
}
