import MotionMath

/// Where the page of a zoom is: a card that cuts it, and the page in it.
struct ZoomPose: Equatable {
  /// In the container, in points.
  var card: CGRect
  /// The size of the page on the card, of its full size.
  var scale: Double
  /// The page's upper left corner on the card, in points.
  var offset = CGPoint.zero
  /// Clockwise, in radians, about the card's middle.
  var rotation = 0.0
  /// Of the card's corners, in points.
  var radius: Double

  /// - Parameter part: The part of the page that fills the card's width, from the card's top.
  init(card: CGRect, showing part: CGRect, radius: Double) {
    self.card = card
    scale = part.width > 0 ? card.width / part.width : 1
    offset = CGPoint(x: -part.minX * scale, y: -part.minY * scale)
    self.radius = radius
  }

  /// The page of a size, whole and at rest.
  init(full card: CGRect, radius: Double) {
    (self.card, scale, self.radius) = (card, 1, radius)
  }
}

/// How a page follows the finger that drags it away.
///
/// Two rigs were measured, on iOS 27: a device and a simulator. They agree on the page's left edge and top, by the
/// simulator's formula; the lower edge is the device's.
enum ZoomDrag: Equatable {
  case down
  /// Towards the trailing edge: 1 for the right one, -1 for the left.
  case sideways(Double)
  case pinch

  /// The page shrinks by this much of its size over the height, or the width, of the screen.
  private static let shrinking = 0.67
  /// The share of the height after which it shrinks less and less, and the size it never falls below.
  private static let (knee, floor) = (0.52, 0.37)
  /// The share of the finger's way that a page dragged down follows sideways.
  private static let sidewaysShare = 0.56
  /// A page dragged down by d points is cut at this times d² above the screen's lower edge, per point.
  private static let lift = 0.000287

  /// - Parameters:
  ///   - moved: The finger's way beyond the slop, in points.
  ///   - touch: Where the finger went down, in the container.
  ///   - full: The page at rest.
  func pose(moved: CGVector, from touch: CGPoint, full: ZoomPose) -> ZoomPose {
    let card = full.card
    let isDown = self == .down
    let distance = max(0, isDown ? moved.dy : moved.dx * sign)
    let scale = Self.scale(distance, of: isDown ? card.height : card.width)
    var pose = full
    pose.scale = scale
    let way = CGVector(dx: isDown ? moved.dx * Self.sidewaysShare : distance * sign, dy: isDown ? distance : moved.dy)
    // The point under the finger stays under it.
    pose.card = CGRect(
      x: touch.x + way.dx - (touch.x - card.minX) * scale, y: touch.y + way.dy - (touch.y - card.minY) * scale,
      width: card.width * scale, height: card.height * scale)
    if isDown {
      let bottom = card.maxY - Self.lift * distance * distance
      pose.card.size.height = max(0, min(pose.card.height, bottom - pose.card.minY))
    }
    return pose
  }

  /// A page between two fingers: as much smaller as they are nearer, turned and moved with them.
  ///
  /// - Parameters:
  ///   - turned: Clockwise, in radians.
  ///   - touch: The middle of the fingers at the start, in the container.
  static func pinched(
    by ratio: Double, turned: Double, moved: CGVector, about touch: CGPoint, full: ZoomPose
  ) -> ZoomPose {
    var pose = full
    (pose.scale, pose.rotation) = (ratio, turned)
    let arm = CGPoint(x: (full.card.midX - touch.x) * ratio, y: (full.card.midY - touch.y) * ratio)
    let (sine, cosine) = (Transcendental.sin(turned), Transcendental.cos(turned))
    let (width, height) = (full.card.width * ratio, full.card.height * ratio)
    pose.card = CGRect(
      x: touch.x + moved.dx + arm.x * cosine - arm.y * sine - width / 2,
      y: touch.y + moved.dy + arm.x * sine + arm.y * cosine - height / 2, width: width, height: height)
    return pose
  }

  /// The size of a page dragged by `distance` along a screen of `length`, in points; 1 at rest.
  static func scale(_ distance: Double, of length: Double) -> Double {
    guard length > 0 else { return 1 }
    let straight = 1 - shrinking * distance / length
    guard distance > knee * length else { return straight }
    // Without a bend at the knee (chosen here: the rig gives its two ends).
    let (atKnee, beyond) = (1 - shrinking * knee, distance - knee * length)
    return floor + (atKnee - floor) * Transcendental.exp(-beyond * shrinking / length / (atKnee - floor))
  }

  private var sign: Double { if case .sideways(let sign) = self { sign } else { 1 } }

  /// The part of a finger's way, or of its velocity, that is along the drag.
  func along(_ way: CGVector) -> Double { self == .down ? way.dy : way.dx * sign }

  /// The finger's first points do not move the page.
  var slop: Double { self == .pinch ? 8.7 : 13.5 }

  /// True when a finger that lets go dismisses the page: it has gone 132.5 points down (at 125 the page returns, at 140 it
  /// goes), or is faster than 1,050 points per second. Sideways it counts how small the page would be after 0.12 s: the other
  /// rig's rule, as the device's was read for drags down.
  ///
  /// - Parameters:
  ///   - moved: The finger's whole way along the drag, in points.
  ///   - velocity: Along the drag, in points per second.
  ///   - length: Of the screen along the drag, in points.
  func dismisses(moved: Double, velocity: Double, of length: Double) -> Bool {
    if self == .down { return velocity > Self.flick || velocity >= 0 && moved > Self.farDown }
    return Self.scale(max(0, moved - slop + velocity * Self.lookahead), of: length) < Self.farSideways
  }

  private static let (farDown, flick) = (132.5, 1_050.0)
  private static let (farSideways, lookahead) = (0.7, 0.12)
  /// Fingers that have come together to less than this share of their distance dismiss the page.
  static let farTogether = 0.5

  /// How a finger must move to begin: within 30° of down, or of the trailing edge. Nil for other ways.
  init?(along velocity: CGVector, isRightToLeft: Bool) {
    let sign = isRightToLeft ? -1.0 : 1
    let across = velocity.dx * sign
    if velocity.dy > 0, velocity.dx.magnitude <= velocity.dy * Self.slope {
      self = .down
    } else if across > 0, velocity.dy.magnitude <= across * Self.slope {
      self = .sideways(sign)
    } else {
      return nil
    }
  }

  /// The tangent of 30°.
  private static let slope = 1 / 3.0.squareRoot()
}
