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
  /// The style of a presentation that may have another one in the app, as the author has not decided it; empty for any other.
  public private(set) var style: String
  /// True when something that the author has not decided has a part in how it is shown.
  public private(set) var isOpen: Bool

  public init(
    _ change: Change, by animator: String, from: String, to: String, isInteractive: Bool = false,
    hasFinger: Bool = false, isAnimated: Bool = true, isHeldByCheck: Bool = false, style: String = "",
    isOpen: Bool = false
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
    self.isOpen = isOpen
  }

  /// The same, held by the check's own driver.
  var heldByCheck: Subject {
    var subject = self
    (subject.isInteractive, subject.isHeldByCheck) = (true, true)
    return subject
  }

  /// The same, whoever has decided how it is shown.
  var asMet: Subject {
    var subject = self
    subject.isOpen = false
    return subject
  }

  /// The same without the check's own driver, in whichever style: one bug shows in both.
  var leftAlone: Subject {
    var subject = asMet
    subject.style = ""
    if isHeldByCheck { (subject.isInteractive, subject.isHeldByCheck) = (false, false) }
    return subject
  }

  /// True when a driver of the program's own holds it from its start.
  private var hasDriver: Bool { isInteractive && !isHeldByCheck }

  private func hasOtherStyle(than other: Subject) -> Bool {
    !style.isEmpty && !other.style.isEmpty && style != other.style
  }

  private func hasOtherDriver(than other: Subject) -> Bool { isOpen && other.isOpen && hasDriver != other.hasDriver }

  /// True for the same transition in another style, or with a driver where this one has none: the program shows one of the two.
  func isOtherWay(of other: Subject) -> Bool {
    guard change == other.change, animator == other.animator, isAnimated == other.isAnimated,
      hasFinger == other.hasFinger
    else { return false }
    return hasOtherDriver(than: other) || hasOtherStyle(than: other) && isHeldByCheck == other.isHeldByCheck
  }

  /// The same in full screen, which the system draws and nobody tries: of a custom presentation without an animator that may have
  /// another style in the app. Nil for any other.
  var drawnBySystem: Subject? {
    guard style == "custom", animator.isEmpty else { return nil }
    var subject = self
    subject.style = "fullScreen"
    return subject
  }

  /// Behind a finding that the other one of two ways has not: `, where it is presented as custom, which nothing here says`.
  func condition(against other: Subject) -> String {
    let style = hasOtherStyle(than: other) ? ["it is presented as \(self.style)"] : []
    let driver = hasOtherDriver(than: other) ? [hasDriver ? "a driver holds it" : "no driver holds it"] : []
    return ", where \((style + driver).joined(separator: " and ")), which nothing here says"
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
