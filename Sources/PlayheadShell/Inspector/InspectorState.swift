import RecordingKit
import TimeControl

/// The state of the inspector between two keys, apart from the playhead.
struct InspectorState {
  /// The content of the lower pane.
  enum Pane: CaseIterable { case values, events }
  /// Which of a property's two values are listed.
  enum Values: CaseIterable { case both, shown, model }
  /// The prompt on the last line.
  enum Prompt: Equatable { case command, filter, fraction, mark, goToMark, picture, script }

  var pane = Pane.values
  var values = Values.both
  var showsCurve = false
  var showsOutlines = false
  var showsKeys = false

  /// The row of the tracks that is chosen, from 0.
  var selection = 0
  /// Layers whose animations are one row.
  var folded: Set<LayerID> = []
  /// Only tracks whose name contains it.
  var filter = ""

  /// The part of the time that the ruler shows, in seconds; nil for all of it.
  var window: ClosedRange<Double>?
  var picture = Picture.beside

  /// Where the picture is.
  enum Picture: CaseIterable { case beside, alone, none }

  /// Virtual seconds in a real one while playing; below 0 backwards. Never 0.
  var rate = 1.0
  var play: Playing?

  /// Whether the run is played once because the screen was just opened: any key stops that.
  var isOpening = false
  /// Whether a key is expected that says what becomes of branches and marks before leaving.
  var asksBeforeLeaving = false
  /// The playhead's former places and branches, the latest last, for `u`; and those that `u` left, for `U`.
  var past: [Place] = []
  var undone: [Place] = []
  /// The tracks of the branch that the last key left.
  var formerTracks: [Track] = []

  struct Place: Equatable {
    let branch: String
    /// In seconds.
    let time: Double
  }

  /// The prompt and what was typed at it; nil while keys are keys.
  var prompt: (kind: Prompt, text: String)?
  /// The message of the last key or command.
  var message: [String] = []

  /// The rates that `[` and `]` go through.
  static let rates = [0.05, 0.1, 0.25, 0.5, 1, 2, 4]

  /// The next slower rate, or the next faster one, in the same direction.
  func rate(faster: Bool) -> Double {
    let speed = abs(rate)
    let next = faster ? Self.rates.first { $0 > speed } : Self.rates.last { $0 < speed }
    return (rate < 0 ? -1 : 1) * (next ?? speed)
  }

  /// The rate after a shuttle key: 1 in its direction, then twice as fast each time, up to 4.
  func shuttle(backwards: Bool) -> Double {
    let sign = backwards ? -1.0 : 1
    guard play != nil, (rate < 0) == backwards else { return sign }
    return sign * min(4, max(1, abs(rate)) * 2)
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one, and the first after the last.
  var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self).map { ($0 + 1) % all.count } ?? 0
    return all[index]
  }
}
