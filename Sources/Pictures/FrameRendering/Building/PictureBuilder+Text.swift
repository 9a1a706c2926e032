import MotionMath
import RecordingKit

/// Draws the text of layers.
extension PictureBuilder {
  mutating func addText(
    of layer: LayerID, _ kind: LayerKind, _ bounds: CGRect, at place: CGAffineTransform, _ opacity: Double
  ) {
    guard let string = text(layer, .string), !string.isEmpty, let ink = color(layer, .foregroundColor) else { return }
    let face = text(layer, .font).flatMap(FontFace.init) ?? FontFace()
    let metrics = FontMetrics(size: number(layer, .fontSize), face: face)
    let isLabel = kind == .label
    let layout = TextLayout(
      string, metrics: metrics, in: bounds, alignment: text(layer, .alignmentMode) ?? "natural",
      wraps: number(layer, .wrapped) != 0, truncation: text(layer, .truncationMode) ?? "none", isCentered: isLabel)
    var letters = Lettering(metrics, options.typeface)
    for line in layout.lines { letters.append(line.text, at: line.origin, isFromRight: line.isFromRight) }
    guard !letters.isEmpty else { return }
    let color = ink.withAlphaComponent(ink.alpha * opacity)
    let opened = open()
    if !letters.outlines.isEmpty { emitFill(.path(letters.outlines, isEvenOdd: false), .color(color), at: place) }
    for var picture in letters.pictures {
      picture.opacity = ink.alpha * opacity
      picture.tint = tint
      emitImage(picture, at: place)
    }
    // Documented: a text layer draws within its bounds. Letters that lean reach out of their places. (How far is chosen here.)
    let overhang = metrics.size * 0.1
    var clip = Group()
    clip.clip = .rect(bounds.insetBy(dx: -overhang, dy: -overhang))
    clip.clipTransform = place
    close(opened, as: bounds.applying(place).contains(extent) ? nil : clip)
  }
}
