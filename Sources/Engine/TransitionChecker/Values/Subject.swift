/// A transition to be judged: who goes where, and who draws it.
public struct Subject: Sendable, Hashable, Codable {
  public enum Change: String, Sendable, Codable {
    case present, dismiss, push, pop, select
  }

  public let change: Change
  /// The animator's class; empty when the system draws.
  public let animator: String
  /// The controllers' one names.
  public let from: String
  public let to: String
  /// True when a driver holds it from its start.
  public let isInteractive: Bool
  /// Whether a finger was down when it began.
  public let hasFinger: Bool
  public let isAnimated: Bool

  public init(
    _ change: Change, by animator: String, from: String, to: String, isInteractive: Bool = false,
    hasFinger: Bool = false, isAnimated: Bool = true
  ) {
    self.change = change
    self.animator = animator
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    self.hasFinger = hasFinger
    self.isAnimated = isAnimated
  }

  /// `present list to photo, by Swipe, under a finger`
  public var description: String {
    let way = !isAnimated ? ", at once" : !isInteractive ? "" : hasFinger ? ", under a finger" : ", held"
    return "\(change.rawValue) \(from) to \(to)" + (animator.isEmpty ? "" : ", by \(animator)") + way
  }
}
