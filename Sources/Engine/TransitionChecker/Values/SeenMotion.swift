/// How one layer moves across the screen in a transition: the motion that Reduce Motion is to take away.
///
/// Apple's criteria name the kinds and no numbers. The least that counts is chosen here: the width of a finger, a tenth of the
/// size, and ten degrees.
public struct SeenMotion: Sendable, Equatable {
  /// The one name of the view.
  public var subject = ""
  /// The farthest that its middle comes from where it begins, in points.
  public internal(set) var distance = 0.0
  /// The smallest and the largest of its sides, each divided by that at the beginning; 1 for a layer that keeps its size.
  public internal(set) var scale = 1.0...1.0
  /// The farthest that it turns in the plane of the screen, in degrees.
  public internal(set) var angle = 0.0
  /// From the first frame in which it moves to the last, in seconds.
  public internal(set) var duration = 0.0

  public init() {}

  public var slides: Bool { distance > 44 }
  public var zooms: Bool { scale.lowerBound < 0.9 || scale.upperBound > 1.1 }
  public var turns: Bool { angle > 10 }
}
