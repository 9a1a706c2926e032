import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import ViewKit

/// Looking closely: the full screen, and one value as a curve.
extension Shell {
  /// Opens the inspector and returns when it is left.
  /// - Throws: `CommandFailure` where there is no terminal.
  package func inspect() throws(CommandFailure) {
    environment.output.flush()
    guard let pace = environment.clock.pace, let (screen, leave) = environment.terminal.takeScreen() else {
      throw .message("inspect needs a terminal; tracks, values and curve work without one")
    }
    _ = environment.interrupts.take()
    Inspector(self, on: screen, pace, depth: environment.terminal.colorDepth).run()
    leave()
    environment.interrupts.clear()
  }

  /// Runs an input and returns its output.
  func answerQuietly(_ input: String) -> String {
    var text = ""
    let write = environment.output.write
    environment.output.write = { text += $0 }
    environment.output.divert { text += $0 }
    process(input)
    environment.output.divert(nil)
    environment.output.write = write
    return text
  }

  /// `box.position.x`, `position.x` of whatever it moves, and `velocity` after either.
  func curve(_ words: Substring) throws(CommandFailure) {
    var words = words
    let isVelocity = words.hasSuffix(" velocity")
    if isVelocity { words = words.dropLast(" velocity".count).trimmed }
    guard !words.isEmpty else { throw .arguments("curve takes a number of a layer", example: "curve box.position.x") }
    guard let value = value(named: words), value.keyPath.valueKind == .number else {
      throw .message("no view or layer has a number '\(words)'; tracks lists the animations")
    }
    var subject = CurvePlot.Subject(layer: value.layer, keyPath: value.keyPath)
    subject.isVelocity = isVelocity
    let world = session.world
    let end = max(world.now, world.lastAnimationEnd ?? 0, 0.001)
    let plot = CurvePlot(
      subject, in: world.recording, times: 0...end, playhead: world.playhead, columns: min(columns, 80), rows: 10)
    say(plot.lines)
  }
}
