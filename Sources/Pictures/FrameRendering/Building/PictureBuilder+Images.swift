import MotionMath
import RecordingKit

/// Images in layers: `contentsGravity`, `contentsRect` and `contentsCenter`.
extension PictureBuilder {
  mutating func addImage(
    _ image: ImageReference, of layer: LayerID, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double
  ) {
    guard let content = frame.recording.content(of: image), bounds.width > 0, bounds.height > 0 else { return }
    let part = rect(layer, .contentsRect)
    let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    let source = CGRect(
      x: part.minX * pixels.width, y: part.minY * pixels.height,
      width: part.width * pixels.width, height: part.height * pixels.height)
    guard source.width > 0, source.height > 0 else { return }
    let shown = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    let gravity = text(layer, .contentsGravity) ?? "resize"
    let target = Self.frame(of: shown, in: bounds, gravity: gravity)
    let center = rect(layer, .contentsCenter)
    let isStretched = gravity.hasPrefix("resize") && center != CGRect(x: 0, y: 0, width: 1, height: 1)
    let across = isStretched ? Self.bands(center.minX, center.maxX, source.width, target.width, shown.width) : [.whole]
    let down = isStretched ? Self.bands(center.minY, center.maxY, source.height, target.height, shown.height) : [.whole]
    for row in down {
      for column in across {
        emitImage(
          ImageDrawing(
            image: content, size: pixels,
            source: source.part(column.source, row.source), target: target.part(column.target, row.target),
            opacity: opacity, tint: tint), at: matrix)
      }
    }
  }

  mutating func emitImage(_ drawing: ImageDrawing, at matrix: CGAffineTransform) {
    guard drawing.target.width > 0, drawing.target.height > 0 else { return }
    emit(.image(drawing, matrix), bounds: drawing.target.applying(matrix))
  }

  /// The rectangle of an image of `size` points in `bounds`; it may reach beyond them.
  static func frame(of size: CGSize, in bounds: CGRect, gravity: String) -> CGRect {
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    var shown = size
    switch gravity {
    case "resize": return bounds
    case "resizeAspect": shown = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case "resizeAspectFill": shown = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: break
    }
    let lower = gravity.lowercased()
    let spare = CGSize(width: bounds.width - shown.width, height: bounds.height - shown.height)
    let left = lower.hasSuffix("left") ? 0 : lower.hasSuffix("right") ? 1 : 0.5
    let top = lower.hasPrefix("top") ? 0 : lower.hasPrefix("bottom") ? 1 : 0.5
    return CGRect(
      x: bounds.minX + spare.width * left, y: bounds.minY + spare.height * top, width: shown.width,
      height: shown.height)
  }

  /// A part of one side of an image, and its place in the target; both as fractions.
  private struct Band {
    var source, target: ClosedRange<Double>
    static let whole = Band(source: 0...1, target: 0...1)
  }

  /// The ends keep their size and the middle stretches; ends that do not fit share the length.
  private static func bands(
    _ from: Double, _ to: Double, _ pixels: Double, _ length: Double, _ natural: Double
  ) -> [Band] {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from <= to, length > 0 else { return [.whole] }
    var (head, tail) = (from * natural / length, (1 - to) * natural / length)
    if head + tail > 1 { (head, tail) = (head / (head + tail), tail / (head + tail)) }
    return [
      Band(source: 0...from, target: 0...head), Band(source: from...to, target: head...max(head, 1 - tail)),
      Band(source: to...1, target: max(head, 1 - tail)...1),
    ].filter { $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound }
  }
}

extension CGRect {
  fileprivate func part(_ across: ClosedRange<Double>, _ down: ClosedRange<Double>) -> CGRect {
    CGRect(
      x: minX + width * across.lowerBound, y: minY + height * down.lowerBound,
      width: width * (across.upperBound - across.lowerBound), height: height * (down.upperBound - down.lowerBound))
  }
}
