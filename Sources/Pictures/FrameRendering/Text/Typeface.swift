import MotionMath

/// The shapes of letters. Their widths are `FontMetrics`' affair.
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
