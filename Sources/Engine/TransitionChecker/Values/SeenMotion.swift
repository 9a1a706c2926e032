/// How one layer moves across the screen in a transition: what Reduce Motion is to take away.
public struct SeenMotion: Sendable, Equatable {
  /// The one name of the view.
  public let subject: String
  /// The farthest that its middle comes from where it begins, in points.
  public let distance: Double
  /// The largest and the smallest of its sides, each divided by that at the beginning; 1 for what keeps its size.
  public let scale: ClosedRange<Double>
  /// The farthest that it turns in the plane of the screen, in degrees.
  public let angle: Double
  /// From the first frame in which it moves to the last, in seconds.
  public let duration: Double
}
