/// A moment at which one mover of a picture hands over to another: where jumps are.
public struct Seam: Sendable, Equatable {
  public enum Place: String, Sendable {
    case start, release, layout, end
  }

  public let place: Place
  /// Virtual seconds.
  public let time: Double
  public let changes: [SeenChange]

  public init(_ place: Place, at time: Double, _ changes: [SeenChange]) {
    self.place = place
    self.time = time
    self.changes = changes
  }
}

/// How far something that is seen moves from one frame to the next, across a seam and around it.
public struct SeenChange: Sendable, Equatable {
  public enum Aspect: String, Sendable {
    /// The farthest that a corner moves on screen, in points.
    case place
    /// Its opacity, with that of everything around it.
    case opacity
    /// The opacity at which it goes out of sight at once: taken out of the window, or hidden.
    case departure
    /// The opacity at which it comes into sight at once.
    case arrival

    /// The least visible change: a point; two hundredths; a last tenth. Smaller ones escape the eye.
    var threshold: Double {
      switch self {
      case .place: 1
      case .opacity: 0.02
      case .departure, .arrival: 0.1
      }
    }
  }

  public let subject: String
  public let aspect: Aspect
  /// From the last frame before the seam to the first at or after it.
  public let across: Double
  /// The largest change from frame to frame beside the seam: what its movers account for.
  public let beside: Double
  public let before: String
  public let after: String

  public init(
    _ subject: String, _ aspect: Aspect, across: Double, beside: Double, before: String = "", after: String = ""
  ) {
    self.subject = subject
    self.aspect = aspect
    self.across = across
    self.beside = beside
    self.before = before
    self.after = after
  }

  /// Whether an eye sees it: more than what moves anyway. Twice that, because a curve may speed up within a frame.
  public var isJump: Bool { across > 2 * beside + aspect.threshold }
}
