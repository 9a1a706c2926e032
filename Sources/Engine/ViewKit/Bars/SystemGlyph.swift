package import LayerKit
import MotionMath

/// The picture of one of the system's buttons: drawn here, in a square of 24 points, as lines or as filled shapes.
package struct SystemGlyph: Sendable {
  enum Part: Sendable {
    case line([(x: Double, y: Double)])
    case shape([(x: Double, y: Double)])
    case circle(x: Double, y: Double, radius: Double)
    /// Clockwise, in degrees from three o'clock.
    case arc(x: Double, y: Double, radius: Double, from: Double, to: Double)
  }

  let parts: [Part]
  var isFilled = false

  package static let side = 24.0
  /// Of the lines, in points: as thick as letters of 17 points.
  static let thickness = 1.75

  /// Nil for an item whose words are shown, and for spaces.
  init?(_ item: UIBarButtonItem.SystemItem) {
    guard let glyph = Self.table[item] else { return nil }
    self = glyph
  }

  /// The signs that have one of these pictures, by the names of the system's symbols.
  package static let symbols: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "arrow.clockwise": .refresh, "arrowshape.turn.up.left": .reply, "backward.fill": .rewind, "book": .bookmarks,
    "camera": .camera, "folder": .organize, "forward.fill": .fastForward, "magnifyingglass": .search,
    "pause.fill": .pause, "play.fill": .play, "plus": .add, "square.and.arrow.up": .action,
    "square.and.pencil": .compose, "trash": .trash, "xmark": .stop, "xmark.circle": .close,
  ]

  /// Nil for a symbol that is not drawn here.
  package init?(symbol name: String) {
    guard let item = Self.symbols.first(where: { $0.key == name })?.value else { return nil }
    self.init(item)
  }

  /// A layer that shows it in black.
  package func makeLayer(in app: UIApplication) -> CALayer { SystemGlyphView(self, color: .black, in: app).layer }

  private init(filled shapes: [Part]) { (parts, isFilled) = (shapes, true) }

  private init(_ parts: Part...) { self.parts = parts }

  private static let table: [UIBarButtonItem.SystemItem: SystemGlyph] = [
    .add: SystemGlyph(.line([(12, 3.5), (12, 20.5)]), .line([(3.5, 12), (20.5, 12)])),
    .compose: SystemGlyph(
      .line([(12.5, 4.5), (3.5, 4.5), (3.5, 20.5), (19.5, 20.5), (19.5, 11.5)]),
      .shape([(9, 15), (10, 11.4), (18.8, 2.6), (21.4, 5.2), (12.6, 14)])),
    .reply: SystemGlyph(
      .line([(9, 4.5), (2.5, 11), (9, 17.5)]), .line([(2.5, 11), (14, 11)]),
      .arc(x: 14, y: 18, radius: 7, from: -90, to: 0), .line([(21, 18), (21, 19.5)])),
    .action: SystemGlyph(
      .line([(8.5, 8.5), (5, 8.5), (5, 21.5), (19, 21.5), (19, 8.5), (15.5, 8.5)]), .line([(12, 15), (12, 2)]),
      .line([(8, 6), (12, 2), (16, 6)])),
    .organize: SystemGlyph(
      .shape([(2.5, 4.5), (9, 4.5), (11, 7), (21.5, 7), (21.5, 19.5), (2.5, 19.5)]), .line([(2.5, 10.5), (21.5, 10.5)])),
    .bookmarks: SystemGlyph(
      .shape([
        (12, 6.5), (9.5, 4.5), (2, 4.5), (2, 18), (9.5, 18), (12, 20), (14.5, 18), (22, 18), (22, 4.5), (14.5, 4.5),
      ]), .line([(12, 6.5), (12, 20)])),
    .search: SystemGlyph(.circle(x: 10, y: 10, radius: 7), .line([(15, 15), (21, 21)])),
    .refresh: SystemGlyph(
      .arc(x: 12, y: 12.5, radius: 8.5, from: 0, to: 300), .line([(12, 6.2), (16.25, 5.1), (14.9, 1)])),
    .stop: SystemGlyph(.line([(4.5, 4.5), (19.5, 19.5)]), .line([(19.5, 4.5), (4.5, 19.5)])),
    .camera: SystemGlyph(
      .shape([(2, 7), (7, 7), (8.7, 4.2), (15.3, 4.2), (17, 7), (22, 7), (22, 19.5), (2, 19.5)]),
      .circle(x: 12, y: 13, radius: 3.9)),
    .trash: SystemGlyph(
      .line([(3.5, 6), (20.5, 6)]), .line([(8.8, 6), (8.8, 3), (15.2, 3), (15.2, 6)]),
      .line([(5.3, 6), (6.4, 21.2), (17.6, 21.2), (18.7, 6)]), .line([(9.6, 10), (9.9, 17.4)]),
      .line([(14.4, 10), (14.1, 17.4)])),
    .play: SystemGlyph(filled: [.shape([(5, 3), (20.5, 12), (5, 21)])]),
    .pause: SystemGlyph(filled: [
      .shape([(5.5, 4), (9.8, 4), (9.8, 20), (5.5, 20)]), .shape([(14.2, 4), (18.5, 4), (18.5, 20), (14.2, 20)]),
    ]),
    .rewind: SystemGlyph(filled: [
      .shape([(12, 5), (1, 12), (12, 19)]), .shape([(23, 5), (12, 12), (23, 19)]),
    ]),
    .fastForward: SystemGlyph(filled: [
      .shape([(1, 5), (12, 12), (1, 19)]), .shape([(12, 5), (23, 12), (12, 19)]),
    ]),
    .close: SystemGlyph(
      .circle(x: 12, y: 12, radius: 10), .line([(8.5, 8.5), (15.5, 15.5)]), .line([(15.5, 8.5), (8.5, 15.5)])),
  ]

  var path: CGPath {
    var path = CGPath()
    for part in parts {
      switch part {
      case .line(let points): path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
      case .shape(let points):
        path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      case .circle(let x, let y, let radius):
        path.addPath(
          CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
      case .arc(let x, let y, let radius, let from, let to):
        var arc = CGPath()
        let degree = Transcendental.pi / 180
        arc.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: from * degree, endAngle: to * degree,
          clockwise: true)
        path.addPath(arc)
      }
    }
    return path
  }
}

/// Shows the picture of one of the system's buttons.
final class SystemGlyphView: UIView {
  init(_ glyph: SystemGlyph, color: UIColor, in app: UIApplication) {
    let shape = CAShapeLayer(in: app.world)
    super.init(
      frame: CGRect(x: 0, y: 0, width: SystemGlyph.side, height: SystemGlyph.side), in: app, layer: shape)
    isUserInteractionEnabled = false
    shape[.path] = .path(glyph.path)
    if glyph.isFilled {
      shape[.fillColor] = .color(color)
    } else {
      shape[.fillColor] = .none
      shape[.strokeColor] = .color(color)
      shape[.lineWidth] = .number(SystemGlyph.thickness)
      shape[.lineCap] = .text("round")
      shape[.lineJoin] = .text("round")
    }
  }

  override var className: String { "UIBarGlyph" }
}
