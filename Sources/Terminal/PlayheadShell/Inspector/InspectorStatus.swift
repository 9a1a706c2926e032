import LayerKit
import MotionMath
import PlainText
import RecordingExport
import RecordingFiles
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
  /// Progress of the held transition, shown after the status; empty when nothing is held.
  private let progress: String

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
    let isPlaying = state.play != nil || state.opensAt != nil
    parts.append(isPlaying ? "▶ " + rate : (world.isLookingBack ? "past" : "live"))
    if !isPlaying, state.rate != 1 { parts.append(rate) }
    if inspector.range.loop != .off { parts.append(inspector.range.loop.rawValue) }
    // A transition that is in progress is so at the live edge; what was before, the bars say.
    let current = world.isLookingBack ? nil : inspector.session.app.currentTransition
    let transition = current.map { (Self.words(for: $0), "") }
    let (cause, progress) = transition ?? Self.cause(in: inspector)
    let chapter = inspector.record.chapters.last { $0.contains(inspector.playhead) }
    if transition == nil, let chapter { parts.append(chapter.title) }
    parts.append(cause)
    (time, self.progress) = (parts, progress)
  }

  /// The row for a terminal of so many columns; the subject is left out first, then its branch.
  func text(columns: Int) -> String {
    let short = time.joined(separator: "  ") + " "
    let whole = time.joined(separator: "  ") + (progress.isEmpty ? " " : " \(progress) ")
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

  /// The movement, or hold, outside of a transition: the layer and how, or how many; and where it is held.
  private static func cause(in inspector: Inspector) -> (words: String, progress: String) {
    let (world, time) = (inspector.world, inspector.playhead)
    let isLive = !world.isLookingBack
    var moving: Set<LayerID> = []
    var isBack = true
    var held: [Bar] = []
    var heldLayers: Set<LayerID> = []
    for track in inspector.record.tracks where track.bar.from <= time {
      let bar = track.bar
      // At the live edge the last stretch of what is not over goes on, and that of what moves without an animation.
      let goesOn = bar.isOpen(at: time) || bar.outcome == .driven && isLive && bar.isRecent(at: time, in: world)
      guard let kind = bar.kind(at: time) ?? (goesOn ? bar.phases.last?.kind : nil) else { continue }
      if kind == .held || kind.isMoving && isLive && inspector.session.app.scrubber.isHolding {
        held.append(bar)
        heldLayers.insert(track.layer)
      } else if kind.isMoving {
        moving.insert(track.layer)
        isBack = isBack && kind == .backward
      }
    }
    if let layer = moving.first {
      let words =
        moving.count == 1
        ? "\(inspector.name(of: layer)) \(isBack ? "runs back" : "moves")"
        : "\(moving.count) layers \(isBack ? "run back" : "move")"
      return (words, "")
    }
    if let only = heldLayers.first {
      let subject = heldLayers.count == 1 ? inspector.name(of: only) : "\(heldLayers.count) layers"
      let fractions = held.compactMap { $0.isOpen(at: time) ? $0.reached : $0.heldFraction(at: time) }
      let places = Set(fractions.map { NumberText.fixed($0 * 100, 0) })
      // Where some are held elsewhere, no number holds for all.
      return ("\(subject) held", places.count == 1 ? places.map { "at \($0) %" }.joined() : "")
    }
    let isLinked = isLive && world.displayLinks.contains(where: \.isMoving)
    return (isLinked ? "a display link runs" : "at rest", "")
  }

  private static func words(for transition: UITransitionContext) -> String {
    let fraction = NumberText.fixed(transition.percentComplete * 100, 0)
    return transition.isInteractive ? "interactive transition at \(fraction) %" : "transition"
  }
}

extension Bar {
  /// True when the bar changed in the frame before `time`, and something in the world goes on.
  fileprivate func isRecent(at time: Double, in world: World) -> Bool {
    time - end <= world.frameRate.time(of: 1) + TimeGrain.grain && !world.isIdle
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
