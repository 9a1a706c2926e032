import MotionMath
import RecordingKit

/// Draws the text of layers, in the project's own font.
extension PictureBuilder {
  mutating func addText(
    of layer: LayerID, _ kind: LayerKind, _ bounds: CGRect, at place: CGAffineTransform, _ opacity: Double
  ) {
    guard let string = text(layer, .string), !string.isEmpty, let ink = color(layer, .foregroundColor) else { return }
    let size = number(layer, .fontSize)
    let isLabel = kind == .label
    let layout = TextLayout(
      string, size: size, in: bounds, alignment: text(layer, .alignmentMode) ?? "natural",
      wraps: number(layer, .wrapped) != 0, truncation: text(layer, .truncationMode) ?? "none", isCentered: isLabel)
    var letters = CGPath()
    for line in layout.lines { StrokeFont.append(line.text, to: &letters, at: line.origin, size: size) }
    guard !letters.isEmpty else { return }
    var style = StrokeStyle()
    style.width = size * StrokeFont.thickness(weight: text(layer, .font))
    style.cap = .round
    style.join = .round
    let opened = open()
    emitStroke(letters, style, ink.withAlphaComponent(ink.alpha * opacity), at: place)
    // Documented: a text layer draws within its bounds.
    var clip = Group()
    clip.clip = .rect(bounds.insetBy(dx: -style.width, dy: -style.width))
    clip.clipTransform = place
    close(opened, as: bounds.applying(place).contains(extent) ? nil : clip)
  }
}
