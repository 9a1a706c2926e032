import FrameRendering
import MotionMath
import RecordingKit
import TimeControl

/// The state of the inspector between two keys, apart from the playhead.
struct InspectorState {
  /// The panes at the right side, from the top, of which the last shows events or the layer tree; and the picture.
  enum Pane: CaseIterable { case tracks, values, events, picture }
  /// Which of a property's values are listed.
  enum Values: CaseIterable { case both, shown, model }
  /// Where the curve of the chosen value is: below the bars, in their place, or nowhere.
  enum Curve: CaseIterable { case beside, large, none }
  /// The prompt on the last line.
  enum Prompt: Equatable {
    case command, filter, fraction, mark, goToMark, picture, script
    /// The chosen value, edited in place.
    case value
  }

  /// The pane that the arrows act in.
  var focus = Pane.tracks
  /// Whether the pane in focus has all rows of its side.
  var isZoomed = false
  /// Whether the last pane shows the layer tree.
  var showsTree = false
  var values = Values.both
  var curve = Curve.beside
  var showsOutlines = false
  /// Which page of the list of keys is shown, from 0; nil for none.
  var keysPage: Int?

  /// The selection in all panes and in the picture; nil for nothing.
  var chosen: Chosen?
  /// Layers whose animations are one row; and bars of the system, such as a navigation bar, whose animations are not.
  var folded: Set<LayerID> = []
  /// Layers whose sublayers the tree leaves out.
  var foldedTree: Set<LayerID> = []
  /// Only tracks whose name contains it.
  var filter = ""

  /// A layer, and perhaps one of its properties.
  struct Chosen: Equatable {
    var layer: LayerID
    /// As its track has it; nil for the layer as a whole.
    var keyPath: String?

    /// The property that the key path is of.
    var property: LayerProperty? { keyPath.flatMap { try? LayerKeyPath($0) }?.property }
  }

  /// The part of the time that the ruler shows, in seconds; nil for all of it.
  var window: ClosedRange<Double>?
  var picture = Picture.beside
  /// The layers apart in space, in the picture's place; nil while they are together.
  var exploded: ExplodedView?
  /// Whether the picture shows little of what is not chosen.
  var dimsOthers = false
  /// The cell of the picture that was clicked last: another click there chooses what lies below.
  var lastClick: Cell?
  /// The motion that is tuned; nil while none is.
  var tuning: TuningState?
  /// The finger that the mouse is; nil while no button is down in the picture.
  var finger: Finger?
  /// A tap of which nobody is known to have taken it yet; nil for none.
  var tapped: Finger?
  /// The last thing done by hand, for `y` to copy; nil before.
  var copyable: CopyableText?

  struct Cell: Equatable {
    let row: Int
    let column: Int
  }

  /// The action of the next key if it is Enter.
  enum Offer {
    case command(String)
    /// Writes over a file.
    case save(String)
    /// Runs inputs that were pasted.
    case inputs([String])
  }

  /// Where the picture is.
  enum Picture: CaseIterable { case beside, alone, none }

  /// Virtual seconds in a real one while playing; below 0 backwards. Never 0.
  var rate = 1.0
  var play: Playing?

  /// Whether the run is played once because the screen was just opened: any key stops that.
  var isOpening = false
  /// When that first playing begins, in real seconds: the screen is seen before it moves. Nil once it has begun.
  var opensAt: Double?
  /// Where that first playing ends: with the first transition, in seconds; nil for the end of all.
  var openingEnd: Double?
  /// The action of Enter now, as the message names it; nil for nothing.
  var offered: Offer?
  /// Whether a key is expected that says what becomes of branches and marks before leaving.
  var asksBeforeLeaving = false
  /// The exit code of the command that asked to leave; nil when a key did.
  var exitCode: Int32?
  /// The playhead's former places and branches, the latest last, for `u`; and those that `u` left, for `U`.
  var past: [Step] = []
  var undone: [Step] = []
  /// The tracks of the branch that the last action left.
  var formerTracks: [RunBar] = []

  struct Place: Equatable {
    let branch: String
    /// In seconds.
    let time: Double
  }

  /// A step that `u` takes back: a way from a place, and the change made there.
  struct Step {
    let place: Place
    var change: Change?

    enum Change {
      case mark(name: String)
      /// A value that was set where nothing branched: the input that sets what was before, and the one that was given.
      case value(former: String, new: String)
    }
  }

  /// The line typed on the bottom row; nil while keys are keys.
  var prompt: PromptLine?
  /// The message of the last key or command.
  var message: [String] = [] {
    didSet { messageTop = 0 }
  }
  /// Its first line on the screen, where there are more than fit.
  var messageTop = 0
  /// When the message was first seen, in real seconds; nil before that.
  var messageSince: Double?

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
