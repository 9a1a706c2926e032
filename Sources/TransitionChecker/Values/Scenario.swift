/// One way in which a transition can go: what a person, or a program, does to it and when.
public struct Scenario: Sendable, Hashable {
  /// The row of the matrix it belongs to.
  public enum Row: Int, CaseIterable, Sendable {
    /// As the script runs it.
    case asItRuns = 0
    case finish, finishHeld, cancelHeld, releaseEarly, forthAndBack, untouched, twice, second, turned, rotated, laidOut
    case background, again, nested, others, slow

    /// `M3`; what the script does by itself has no row.
    public var id: String { self == .asItRuns ? "run" : "M\(rawValue)" }

    /// One line for lists.
    public var title: String {
      switch self {
      case .asItRuns: "as the script runs it"
      case .finish: "runs to its end; then back, animated and not"
      case .finishHeld: "held, moved and finished"
      case .cancelHeld: "held, moved and cancelled"
      case .releaseEarly: "let go before it has begun, and one and two frames after"
      case .forthAndBack: "moved forth and back, then finished or cancelled"
      case .untouched: "started by the program while its gesture rests"
      case .twice: "finished twice, moved after the end, completed twice"
      case .second: "a second transition while it runs"
      case .turned: "paused, reversed and resumed"
      case .rotated: "the device turns"
      case .laidOut: "a layout pass in the middle"
      case .background: "the app goes to the background"
      case .again: "cancelled, then done again"
      case .nested: "presented from what it presents; dismissed without animation"
      case .others: "asked out of turn"
      case .slow: "one frame takes half a second"
      }
    }
  }

  /// What is done, in the order of the matrix.
  public enum Way: Sendable, Hashable {
    case asItRuns
    /// It is left alone.
    case finish
    /// It is left alone, and then undone by the program.
    case finishAndBack(isAnimated: Bool)
    /// It is held at a fraction and released by the driver.
    case held(Release, at: Double)
    /// It is moved up to a fraction and back to half of it, then released.
    case forthAndBack(Release, at: Double)
    /// The finger that began it is lifted so many frames after; 0: before it has begun.
    case liftedAfter(frames: Int)
    /// The finger goes on to a fraction, rests and is lifted; the program decides.
    case fingerTo(Double)
    /// The touch is cancelled, as a call that comes in does, at a fraction.
    case touchCancelled(at: Double)
    /// Undone, and done again, by the program.
    case untouched
    case rotated(at: Double)
    case laidOut(at: Double)
    case background(at: Double)
    /// Cancelled at a fraction, then done again.
    case again(at: Double)
    /// The presentation controller is asked for its frame, out of its turn.
    case asked
  }

  public enum Release: String, Sendable { case finish, cancel }

  public let row: Row
  public let way: Way

  public init(_ way: Way) {
    self.way = way
    row =
      switch way {
      case .asItRuns: .asItRuns
      case .finish, .finishAndBack: .finish
      case .held(.finish, _), .fingerTo: .finishHeld
      case .held(.cancel, _), .touchCancelled: .cancelHeld
      case .forthAndBack: .forthAndBack
      case .liftedAfter: .releaseEarly
      case .untouched: .untouched
      case .rotated: .rotated
      case .laidOut: .laidOut
      case .background: .background
      case .again: .again
      case .asked: .others
      }
  }

  /// The fraction at which something happens; nil when nothing does.
  public var fraction: Double? {
    switch way {
    case .held(_, let fraction), .forthAndBack(_, let fraction), .fingerTo(let fraction), .touchCancelled(let fraction),
      .rotated(let fraction), .laidOut(let fraction), .background(let fraction), .again(let fraction):
      fraction
    case .asItRuns, .finish, .finishAndBack, .liftedAfter, .untouched, .asked: nil
    }
  }

  /// `M3@25%`: what `--replay` takes. Unlike any other scenario's.
  public var id: String {
    let place = fraction.map { "@" + ShortNumber.text($0 * 100) + "%" } ?? ""
    let variant =
      switch way {
      case .finishAndBack(let isAnimated): isAnimated ? "-back" : "-cut"
      case .forthAndBack(let release, _): "-\(release.rawValue)"
      case .liftedAfter(let frames): "-\(frames)"
      case .fingerTo: "-finger"
      case .touchCancelled: "-call"
      case .asItRuns, .finish, .held, .untouched, .rotated, .laidOut, .background, .again, .asked: ""
      }
    return row.id + variant + place
  }

  /// What happens, as part of a sentence: `cancelled at 25 %`.
  public var description: String {
    func at(_ fraction: Double) -> String { " at \(ShortNumber.percent(fraction))" }
    return switch way {
    case .asItRuns: "as the script runs it"
    case .finish: "left alone"
    case .finishAndBack(let isAnimated):
      "finished, then undone " + (isAnimated ? "with animation" : "without animation")
    case .held(let release, let fraction): (release == .finish ? "finished" : "cancelled") + at(fraction)
    case .forthAndBack(let release, let fraction):
      "moved to \(ShortNumber.percent(fraction)) and back to \(ShortNumber.percent(fraction / 2)), then "
        + (release == .finish ? "finished" : "cancelled")
    case .liftedAfter(let frames):
      frames == 0
        ? "the finger lifted before it has begun" : "the finger lifted after \(frames) frame" + (frames > 1 ? "s" : "")
    case .fingerTo(let fraction): "the finger lifted" + at(fraction)
    case .touchCancelled(let fraction): "the touch cancelled" + at(fraction)
    case .untouched: "undone and done again by the program, no finger down"
    case .rotated(let fraction): "the device turned" + at(fraction)
    case .laidOut(let fraction): "laid out" + at(fraction)
    case .background(let fraction): "in the background" + at(fraction)
    case .again(let fraction): "cancelled\(at(fraction)), then done again"
    case .asked: "asked for its frame out of turn"
    }
  }
}

extension Scenario {
  /// The fractions at which a held transition is let go.
  public static let fractions = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]

  /// The scenarios that apply to a transition, in the order of the matrix. The first is the one that others are compared
  /// with.
  public static func all(for subject: Subject, isPercentDriven: Bool) -> [Scenario] {
    var ways: [Way] = []
    if !subject.isInteractive {
      ways += [.finish]
      if subject.change == .present || subject.change == .push {
        ways += [.finishAndBack(isAnimated: true), .finishAndBack(isAnimated: false)]
      }
      if subject.change == .present || subject.change == .dismiss { ways += [.asked] }
      ways += [.rotated(at: 0.5), .rotated(at: 1), .laidOut(at: 0.5), .background(at: 0.5)]
    }
    if subject.isInteractive, isPercentDriven {
      ways += [.held(.finish, at: 0.5)]
      ways += fractions.filter { $0 != 0.5 }.map { .held(.finish, at: $0) }
      ways += ([0] + fractions).map { .held(.cancel, at: $0) }
      ways += [.forthAndBack(.finish, at: 0.6), .forthAndBack(.cancel, at: 0.6)]
      ways += [.again(at: 0.3)]
    }
    if subject.isInteractive, subject.hasFinger {
      ways += (0...2).map { .liftedAfter(frames: $0) }
      ways += [0.2, 0.8].map { .fingerTo($0) }
      ways += [.touchCancelled(at: 0.5), .untouched]
    }
    return ways.map(Scenario.init)
  }
}
