public import MotionMath
public import RecordingKit

/// Marks over a picture that point at something in it.
extension Picture {
  /// The colour of marks: a magenta that interfaces seldom have.
  private static let markColor = CGColor(red: 1, green: 0.13, blue: 0.6, alpha: 1)

  /// Draws the outline of a layer and its anchor point. Where a side is outside of the picture, the picture's edge takes
  /// its place; a layer that is wholly outside has no outline.
  ///
  /// - Parameter width: Of the lines, in points.
  public mutating func mark(_ place: LayerPlace, width: Double) {
    let visible = bounds.insetBy(dx: width / 2, dy: width / 2)
    let corners = place.projection.corners(of: place.bounds)
    guard corners.count > 2, place.box.overlaps(bounds) else { return }
    var outline = CGPath()
    outline.addLines(between: corners.map { $0.held(in: visible) })
    outline.closeSubpath()
    addStroke(outline, width: width)
    let (anchor, w) = place.projection.image(place.anchor)
    guard w > 0, bounds.contains(anchor) else { return }
    addFill(CGPath(rect: CGRect(x: anchor.x, y: anchor.y, width: 0, height: 0).insetBy(dx: -width, dy: -width)))
  }

  /// Draws a ring where a finger is.
  ///
  /// - Parameter width: Of the line, in points.
  public mutating func markFinger(at point: CGPoint, width: Double) {
    // A fingertip is about 44 points wide, as Apple's targets are.
    let radius = max(22, width * 2)
    addStroke(
      CGPath(ellipseIn: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)),
      width: width)
  }

  /// Draws a way from one point to another: a line with a dot at its start and a head at its end, and words beside it.
  ///
  /// - Parameter width: Of the line, in points.
  public mutating func markWay(from start: CGPoint, to end: CGPoint, _ words: String, width: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max((x * x + y * y).squareRoot(), 1e-9)
    let along = CGPoint(x: x / length, y: y / length)
    let head = min(4 * width, length / 2)
    var line = CGPath()
    line.addLines(between: [start, end])
    for side in [-0.7, 0.7] {
      line.addLines(between: [
        end,
        CGPoint(
          x: end.x - head * (along.x - side * along.y), y: end.y - head * (along.y + side * along.x)),
      ])
    }
    // A white line below it keeps it apart from what moves.
    addStroke(line, width: 2.5 * width, color: .white)
    addStroke(line, width: width)
    addFill(
      CGPath(ellipseIn: CGRect(x: start.x, y: start.y, width: 0, height: 0).insetBy(dx: -2 * width, dy: -2 * width)))
    let font = FontMetrics(size: 26)
    let size = CGSize(width: font.width(of: words) + 24, height: 40)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + (abs(x) > abs(y) ? 40 : 0))
    let box = CGRect(
      x: min(max(middle.x - size.width / 2, 4), max(4, bounds.maxX - size.width - 4)),
      y: min(max(middle.y - size.height / 2, 4), max(4, bounds.maxY - size.height - 4)), width: size.width,
      height: size.height)
    commands.append(
      DrawingCommand(
        .fill(.roundedRect(RoundedRect(box, radius: 8)), .color(.white), .identity), bounds: box))
    addText(words, size: 26, in: box)
  }

  private mutating func addStroke(_ path: CGPath, width: Double, color: CGColor = Self.markColor) {
    var style = StrokeStyle()
    style.width = width
    style.join = .round
    commands.append(
      DrawingCommand(
        .stroke(path, style, color, .identity), bounds: path.boundingBox.insetBy(dx: -width, dy: -width)))
  }

  private mutating func addFill(_ path: CGPath) {
    commands.append(
      DrawingCommand(
        .fill(.path(path, isEvenOdd: false), .color(Self.markColor), .identity), bounds: path.boundingBox))
  }

  /// Covers everything but one layer with a veil of the ground's colour; the layer is drawn above it, clipped as before.
  public mutating func dim(allBut place: LayerPlace, of places: [LayerPlace], in frame: Frame) {
    commands.append(
      DrawingCommand(
        .fill(.rect(bounds), .color((ground ?? .white).withAlphaComponent(0.8)), .identity), bounds: bounds))
    guard place.isShown else { return }
    var clips: [LayerPlace] = []
    var next = place.clip
    while let index = next {
      clips.append(places[index])
      next = places[index].clip
    }
    var builder = PictureBuilder(frame) { false }
    builder.addApart(place, clips.reversed())
    commands += builder.commands
  }
}

extension PictureBuilder {
  /// Draws a layer by itself where it is on the screen, inside `clips`.
  fileprivate mutating func addApart(_ place: LayerPlace, _ clips: some Collection<LayerPlace>) {
    let opened = open()
    if let clip = clips.first {
      addApart(place, clips.dropFirst())
      var path = CGPath()
      path.addLines(between: clip.projection.corners(of: clip.bounds))
      path.closeSubpath()
      var group = Group()
      group.clip = .path(path, isEvenOdd: false)
      return close(opened, as: group)
    }
    addBody(of: place.layer, place.bounds, at: .identity, frame.component(place.layer, .opacity, 0))
    var group = Group()
    group.projection = place.projection
    close(opened, as: group)
  }
}

extension CGPoint {
  /// The nearest point of a rectangle.
  fileprivate func held(in rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}
