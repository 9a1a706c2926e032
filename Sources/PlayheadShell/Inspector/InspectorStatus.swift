import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl
import TransitionKit
import ViewKit

/// The title row: what is shown, in which branch, where the playhead is, and what is in progress.
///
///     swipe.lua · iPhone 15 · main        0.350 s  f21 of 126  ▶ 1x  interactive transition at 50 %
struct InspectorStatus {
  private let subject: [String]
  private let time: [String]
  /// Where what is held stands, behind the words that say so; empty for nothing.
  private let place: String

  init(_ inspector: Inspector) {
    let world = inspector.world
    let frames = world.frameRate
    let branch = inspector.shell.current.current
    subject = [
      inspector.scriptName, inspector.session.options.device.name,
      branch.origin.map { "\($0.branch) ▸ \(branch.name)" } ?? branch.name,
    ]
    var parts = [
      NumberText.seconds(inspector.playhead),
      "f\(frames.frame(at: inspector.playhead)) of \(frames.frame(at: inspector.recordEnd))",
    ]
    let state = inspector.state
    let rate = NumberText.shortest(state.rate) + "x"
    parts.append(state.play != nil ? "▶ " + rate : (world.isLookingBack ? "past" : "live"))
    if state.play == nil, state.rate != 1 { parts.append(rate) }
    if inspector.range.loop != .off { parts.append(inspector.range.loop.rawValue) }
    let transition = inspector.session.app.currentTransition.map { (Self.words(for: $0), "") }
    let (cause, place) = transition ?? Self.cause(in: inspector)
    parts.append(cause)
    (time, self.place) = (parts, place)
  }

  /// The row for a terminal of so many columns; the subject is left out first, then its branch.
  func text(columns: Int) -> String {
    let short = time.joined(separator: "  ") + " "
    let whole = time.joined(separator: "  ") + (place.isEmpty ? " " : " \(place) ")
    // Which branch it is matters more than where something is held.
    let choices = [(subject, whole), ([subject[0], subject[2]], whole), ([subject[2]], whole), ([subject[2]], short)]
    for (subject, right) in choices {
      let left = " " + subject.joined(separator: " · ")
      let gap = columns - TerminalColumns.count(left) - TerminalColumns.count(right)
      if gap >= 2 { return left + String(repeating: " ", count: gap) + right }
    }
    // Then the last words, but the time never.
    var words = time
    func text() -> String { " " + words.joined(separator: "  ") }
    while words.count > 1, TerminalColumns.count(text()) > columns { words.removeLast() }
    return text().cut(to: columns)
  }

  /// What moves, or is held, outside of a transition: the layer and how, or how many; and where it is held.
  private static func cause(in inspector: Inspector) -> (words: String, place: String) {
    let (world, time) = (inspector.world, inspector.playhead)
    var moving: Set<LayerID> = []
    var isBack = true
    var held: [Bar] = []
    var heldLayers: Set<LayerID> = []
    for track in inspector.record.tracks where track.bar.from <= time {
      if track.bar.isOpen(at: time) { held.append(track.bar) }
      guard let kind = track.bar.kind(at: time) else { continue }
      if kind.isMoving { moving.insert(track.layer) }
      if kind.isMoving, kind != .backward { isBack = false }
      guard kind == .held else { continue }
      held.append(track.bar)
      heldLayers.insert(track.layer)
    }
    if let layer = moving.first {
      let words =
        moving.count == 1
        ? "\(inspector.name(of: layer)) \(isBack ? "runs back" : "moves")"
        : "\(moving.count) layers \(isBack ? "run back" : "move")"
      return (words, "")
    }
    // At the live edge bars have ended, and the frame says what moves.
    let layers = heldLayers.isEmpty ? Set(world.frame.movingProperties(under: nil).map(\.0)) : heldLayers
    if let only = layers.first {
      let isHeld = !heldLayers.isEmpty || inspector.session.app.scrubber.isHolding
      let subject = layers.count == 1 ? inspector.name(of: only) : "\(layers.count) layers"
      guard isHeld else { return ("\(subject) \(layers.count == 1 ? "moves" : "move")", "") }
      let fractions = held.compactMap { $0.isOpen(at: time) ? $0.reached : $0.heldFraction(at: time) }
      let places = Set(fractions.map { NumberText.fixed($0 * 100, 0) })
      // Where some are held elsewhere, no number holds for all.
      return ("\(subject) held", places.count == 1 ? places.map { "at \($0) %" }.joined() : "")
    }
    let isLinked = !world.isLookingBack && world.displayLinks.contains(where: \.isMoving)
    return (isLinked ? "a display link runs" : "at rest", "")
  }

  private static func words(for transition: UITransitionContext) -> String {
    let fraction = NumberText.fixed(transition.percentComplete * 100, 0)
    return transition.isInteractive ? "interactive transition at \(fraction) %" : "transition"
  }
}

extension Inspector {
  /// The name of the script's file, without its folder; `shell` where there is none.
  var scriptName: String {
    for entry in shell.current.current.entries {
      guard case .script(_, let name, _) = entry.input.action else { continue }
      return name.split(separator: "/").last.map(String.init) ?? name
    }
    return "shell"
  }
}
