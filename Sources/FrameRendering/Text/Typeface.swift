import MotionMath

/// What letters are drawn with. How wide they are is `FontMetrics`' affair.
public enum Typeface: Hashable, Sendable {
  /// The project's own strokes: the same bytes on every machine.
  case strokes
  /// A face of this machine; letters that neither it nor another installed face has are strokes.
  case installed(InstalledFace)

  /// The word "strokes", a font's file or the name of an installed font; nil for anything else.
  public init?(named text: String) {
    if text == "strokes" {
      self = .strokes
    } else if let face = InstalledFace(file: text) ?? InstalledFace(family: text) {
      self = .installed(face)
    } else {
      return nil
    }
  }
}

/// Lines of text as drawings: outlines to fill, and strokes to draw with a pen.
struct Lettering {
  var outlines = CGPath()
  var strokes = CGPath()
  let metrics: FontMetrics
  private let typeface: Typeface

  init(_ metrics: FontMetrics, _ typeface: Typeface) {
    (self.metrics, self.typeface) = (metrics, typeface)
  }

  var isEmpty: Bool { outlines.isEmpty && strokes.isEmpty }

  /// The pen for the strokes.
  var pen: StrokeStyle {
    var style = StrokeStyle()
    style.width = metrics.size * StrokeFont.thickness(metrics.weight)
    style.cap = .round
    style.join = .round
    return style
  }

  /// Adds a line of text, written from `origin` on.
  mutating func append(_ text: String, at origin: CGPoint) {
    var x = origin.x
    for (character, advance) in zip(text, metrics.advances(of: text)) {
      let place = CGPoint(x: x, y: origin.y)
      x += advance
      if character.isWhitespace { continue }
      if case .installed(let face) = typeface, let shape = face.shape(of: character, metrics.weight) {
        // The face's own letter is a little wider or narrower: the difference is shared by its two sides.
        let spare = advance - shape.advance * metrics.size
        shape.append(to: &outlines, at: CGPoint(x: place.x + spare / 2, y: place.y), size: metrics.size)
      } else {
        StrokeFont.append(character, to: &strokes, at: place, advance: advance, size: metrics.size)
      }
    }
  }
}
