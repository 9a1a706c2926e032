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
  public private(set) var isInteractive: Bool
  /// Whether a finger was down when it began.
  public let hasFinger: Bool
  public let isAnimated: Bool
  /// True when the driver is the check's own, in place of the none that the program's delegate has given.
  public private(set) var isHeldByCheck: Bool
  /// The style of a presentation that may have another one in the app, as a gap has decided it; empty for any other.
  public private(set) var style: String

  public init(
    _ change: Change, by animator: String, from: String, to: String, isInteractive: Bool = false,
    hasFinger: Bool = false, isAnimated: Bool = true, isHeldByCheck: Bool = false, style: String = ""
  ) {
    self.change = change
    self.animator = animator
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    self.hasFinger = hasFinger
    self.isAnimated = isAnimated
    self.isHeldByCheck = isHeldByCheck
    self.style = style
  }

  /// The same, held by the check's own driver.
  var heldByCheck: Subject {
    var subject = self
    (subject.isInteractive, subject.isHeldByCheck) = (true, true)
    return subject
  }

  /// The same without the check's own driver, in whichever style: one bug shows in both.
  var leftAlone: Subject {
    var subject = self
    subject.style = ""
    if isHeldByCheck { (subject.isInteractive, subject.isHeldByCheck) = (false, false) }
    return subject
  }

  /// True for the same transition in another style, of which the program shows one.
  func isOtherStyle(of other: Subject) -> Bool {
    guard !style.isEmpty, !other.style.isEmpty, style != other.style else { return false }
    return change == other.change && animator == other.animator && isInteractive == other.isInteractive
      && isHeldByCheck == other.isHeldByCheck && isAnimated == other.isAnimated
  }

  /// Its description without the numbers of its controllers: `present Home to UIViewController, by Fade`.
  var kind: String {
    let sides = [from.unnumbered, to.unnumbered]
    return "\(change.rawValue) \(sides[0]) to \(sides[1])" + (animator.isEmpty ? "" : ", by \(animator)")
  }

  /// `present list to photo, by Swipe, under a finger`
  public var description: String {
    let held = isHeldByCheck ? ", held by playhead's own driver" : hasFinger ? ", under a finger" : ", held"
    let way = !isAnimated ? ", at once" : isInteractive ? held : ""
    return "\(change.rawValue) \(from) to \(to)" + (style.isEmpty ? "" : " as \(style)")
      + (animator.isEmpty ? "" : ", by \(animator)") + way
  }
}
