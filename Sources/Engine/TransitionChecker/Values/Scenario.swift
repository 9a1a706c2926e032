import PlainText

/// One way in which a transition can go: what a person, or a program, does to it and when.
public struct Scenario: Sendable, Hashable, Codable {
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
      case .finish: "runs to its end; then is undone, animated and not"
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
      case .again: "cancelled, then done again; done three times"
      case .nested: "what it presents presents another, which goes alone or with it"
      case .others: "asked out of turn, with other controllers, at the root"
      case .slow: "one frame takes half a second"
      }
    }
  }

  /// The course of a scenario, in the order of the matrix.
  public enum Way: Sendable, Hashable, Codable {
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
    /// The finger is lifted while it moves on fast, at a fraction.
    case flicked(at: Double)
    /// The finger goes to a fraction and is lifted while it moves back fast.
    case flickedBack(at: Double)
    /// The touch is cancelled, as a call that comes in does, at a fraction.
    case touchCancelled(at: Double)
    /// Undone, and done again, by the program.
    case untouched
    /// Released, and once more on the way; moved and completed again when it is over.
    case endedTwice(Release)
    /// Another transition of the same controllers is asked for at a fraction; nil: on the way, after its release.
    case second(at: Double?)
    /// Held, reversed and resumed three times, and then released.
    case turned(Release)
    case rotated(at: Double)
    /// Started on a screen of another size, in points.
    case sized(width: Int, height: Int)
    case laidOut(at: Double)
    case background(at: Double)
    /// Cancelled at a fraction, then done again.
    case again(at: Double)
    /// Finished three times, and undone in between; by the same gesture, where a finger began it.
    case repeated
    /// The presented controller presents a plain one, which goes again alone; or all go from the middle.
    case nested(fromMiddle: Bool)
    /// The presentation controller is asked for its frame, out of its turn.
    case asked
    /// Undone, and then a plain controller is pushed.
    case plain
    /// The controller that it leaves becomes the root of its stack, and the gesture is made again.
    case atRoot
    /// A frame takes half a second, at a fraction.
    case slow(at: Double)

    /// True when nothing of the program's runs once the transition is over.
    var endsWithTransition: Bool {
      switch self {
      case .held, .forthAndBack, .liftedAfter, .fingerTo, .flicked, .flickedBack, .touchCancelled, .turned, .laidOut,
        .background, .slow:
        true
      case .asItRuns, .finish, .finishAndBack, .untouched, .endedTwice, .second, .rotated, .sized, .again, .repeated,
        .nested, .asked, .plain, .atRoot:
        false
      }
    }
  }

  public enum Release: String, Sendable, Codable { case finish, cancel }

  public let row: Row
  public let way: Way

  public init(_ way: Way) {
    self.way = way
    row =
      switch way {
      case .asItRuns: .asItRuns
      case .finish, .finishAndBack: .finish
      case .held(.finish, _), .fingerTo, .flicked: .finishHeld
      case .held(.cancel, _), .flickedBack, .touchCancelled: .cancelHeld
      case .forthAndBack: .forthAndBack
      case .liftedAfter: .releaseEarly
      case .untouched: .untouched
      case .endedTwice: .twice
      case .second: .second
      case .turned: .turned
      case .rotated, .sized: .rotated
      case .laidOut: .laidOut
      case .background: .background
      case .again, .repeated: .again
      case .nested: .nested
      case .asked, .plain, .atRoot: .others
      case .slow: .slow
      }
  }

  /// Reads its way, from which the row follows.
  ///
  /// - Throws: `Error`: the decoder's.
  public init(from decoder: any Decoder) throws { self.init(try Way(from: decoder)) }

  /// - Throws: `Error`: the encoder's.
  public func encode(to encoder: any Encoder) throws { try way.encode(to: encoder) }

  /// The fraction at which something happens; nil when nothing does.
  public var fraction: Double? {
    switch way {
    case .held(_, let fraction), .forthAndBack(_, let fraction), .fingerTo(let fraction), .flicked(let fraction),
      .flickedBack(let fraction), .touchCancelled(let fraction),
      .rotated(let fraction), .laidOut(let fraction), .background(let fraction), .again(let fraction),
      .slow(let fraction):
      fraction
    case .second(let fraction): fraction
    case .asItRuns, .finish, .finishAndBack, .liftedAfter, .untouched, .endedTwice, .turned, .sized, .repeated, .nested,
      .asked, .plain, .atRoot:
      nil
    }
  }

  /// `M3@25%`: what `--replay` takes. Unlike any other scenario's.
  public var id: String {
    let place = fraction.map { "@" + NumberText.trimmed($0 * 100) + "%" } ?? ""
    let variant =
      switch way {
      case .finishAndBack(let isAnimated): isAnimated ? "-back" : "-cut"
      case .forthAndBack(let release, _), .endedTwice(let release), .turned(let release): "-\(release.rawValue)"
      case .second(at: nil): "-release"
      case .sized(let width, let height): "-\(width)x\(height)"
      case .repeated: "-repeated"
      case .nested(let fromMiddle): fromMiddle ? "-middle" : ""
      case .plain: "-plain"
      case .atRoot: "-root"
      case .liftedAfter(let frames): "-\(frames)"
      case .fingerTo: "-finger"
      case .flicked, .flickedBack: "-flick"
      case .touchCancelled: "-call"
      case .asItRuns, .finish, .held, .untouched, .second, .rotated, .laidOut, .background, .again, .asked, .slow: ""
      }
    return row.id + variant + place
  }

  /// The course as part of a sentence: `cancelled at 25 %`.
  public var description: String {
    func at(_ fraction: Double) -> String { " at \(NumberText.percent(fraction, 1))" }
    return switch way {
    case .asItRuns: "as the script runs it"
    case .finish: "left alone"
    case .finishAndBack(let isAnimated):
      "finished, then undone " + (isAnimated ? "with animation" : "without animation")
    case .held(let release, let fraction): (release == .finish ? "finished" : "cancelled") + at(fraction)
    case .forthAndBack(let release, let fraction):
      "moved to \(NumberText.percent(fraction, 1)) and back to \(NumberText.percent(fraction / 2, 1)), then "
        + (release == .finish ? "finished" : "cancelled")
    case .liftedAfter(let frames):
      frames == 0
        ? "the finger lifted before it has begun" : "the finger lifted after \(frames) frame" + (frames > 1 ? "s" : "")
    case .fingerTo(let fraction): "the finger lifted" + at(fraction)
    case .flicked(let fraction): "flicked" + at(fraction)
    case .flickedBack(let fraction): "flicked back" + at(fraction)
    case .touchCancelled(let fraction): "the touch cancelled" + at(fraction)
    case .untouched: "undone and done again by the program, no finger down"
    case .endedTwice(let release):
      (release == .finish ? "finished" : "cancelled") + " twice, and moved and completed once more after its end"
    case .second(let fraction): "another transition asked for " + (fraction.map(at) ?? " after its release").dropFirst()
    case .turned(let release):
      "held, reversed and resumed three times, then " + (release == .finish ? "finished" : "cancelled")
    case .sized(let width, let height): "on a screen of \(width) by \(height) points"
    case .rotated(let fraction): "the device turned" + at(fraction)
    case .laidOut(let fraction): "laid out" + at(fraction)
    case .background(let fraction): "in the background" + at(fraction)
    case .again(let fraction): "cancelled\(at(fraction)), then done again"
    case .repeated: "finished three times, and undone in between"
    case .nested(let fromMiddle):
      fromMiddle ? "another presented from it, and both dismissed" : "another presented from it, and dismissed alone"
    case .asked: "asked for its frame out of turn"
    case .plain: "undone, then a plain controller pushed"
    case .atRoot: "the gesture made again at the root"
    case .slow(let fraction): "a frame of half a second" + at(fraction)
    }
  }
}
