/// How one layer moves across the screen in a transition: the motion that Reduce Motion is to take away.
///
/// Apple's criteria name the kinds and no numbers. The least that counts is chosen here: the width of a finger, a tenth of the
/// size, and ten degrees.
public struct SeenMotion: Sendable, Equatable, Codable {
  /// A kind of motion of Apple's criteria for Reduced Motion.
  public enum Kind: String, Sendable, CaseIterable {
    case zooms, turns, slides, parallax, blurs
  }

  /// The part of another layer's way that a layer behind it goes.
  public struct Parallax: Sendable, Equatable, Codable {
    /// The name of the other one.
    public let leader: String
    /// From 0.1 to 0.9.
    public let share: Double
  }

  /// The one name of the view.
  public var subject = ""
  /// The farthest that its middle comes from where it begins, in points.
  public internal(set) var distance = 0.0
  /// The smallest and the largest of its sides, each divided by that at the beginning; 1 for a layer that keeps its size.
  public internal(set) var scale = 1.0...1.0
  /// The farthest that it turns in the plane of the screen, in degrees.
  public internal(set) var angle = 0.0
  /// Set for a layer that is told of for that alone.
  public internal(set) var parallax: Parallax?
  /// True where an animation blurs what is behind it, or takes the blur away.
  public internal(set) var blurs = false
  /// From the first frame in which it moves to the last, in seconds.
  public internal(set) var duration = 0.0

  public init() {}

  /// The same with other names.
  func naming(_ name: (String) -> String) -> SeenMotion {
    var motion = self
    motion.subject = name(subject)
    motion.parallax = parallax.map { Parallax(leader: name($0.leader), share: $0.share) }
    return motion
  }

  public var slides: Bool { distance > 44 }
  public var zooms: Bool { scale.lowerBound < 0.9 || scale.upperBound > 1.1 }
  public var turns: Bool { angle > 10 }

  /// Those that are far enough to count.
  public var kinds: [Kind] {
    if parallax != nil { return [.parallax] }
    return Kind.allCases.filter { kind in
      switch kind {
      case .zooms: zooms
      case .turns: turns
      case .slides: slides
      case .blurs: blurs
      case .parallax: false
      }
    }
  }

  /// How far it goes in one kind: a factor, degrees, points, a part of another's way; nil for a blur, which has no measure here.
  public func amount(_ kind: Kind) -> Double? {
    switch kind {
    case .zooms: scale.upperBound > 1 / scale.lowerBound ? scale.upperBound : scale.lowerBound
    case .turns: angle
    case .slides: distance
    case .parallax: parallax?.share
    case .blurs: nil
    }
  }
}
