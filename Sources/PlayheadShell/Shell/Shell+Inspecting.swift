import LayerKit
import LuaBridge
import MotionMath
import ScriptAPI
import TerminalCells
import TimelineKit
import ViewKit

/// Looking closely: the full screen, and one value as a curve.
extension Shell {
  /// Opens the inspector until somebody leaves it.
  func inspect() throws(CommandFailure) {
    surroundings.flush()
    guard let pace = surroundings.pace, let (screen, leave) = surroundings.takeScreen() else {
      throw .message("inspect needs a terminal; tracks, values and curve show the same here")
    }
    Inspector(self, on: screen, pace, depth: surroundings.colorDepth).run()
    leave()
    surroundings.settleInterrupt()
  }

  /// Answers an input and returns what would have been shown.
  func answerQuietly(_ input: String) -> String {
    var text = ""
    let write = surroundings.write
    surroundings.write = { text += $0 }
    surroundings.divert { text += $0 }
    answer(input)
    surroundings.divert(nil)
    surroundings.write = write
    return text
  }

  /// `box.position.x`, `position.x` of whatever it moves, and `velocity` after either.
  func curve(_ words: Substring) throws(CommandFailure) {
    var words = words
    let isVelocity = words.hasSuffix(" velocity")
    if isVelocity { words = words.dropLast(" velocity".count).trimmed }
    guard !words.isEmpty else { throw .arguments("curve takes a value that moves", example: "curve box.position.x") }
    guard var subject = try curveSubject(words) else {
      throw .message("no view or layer with a number '\(words)'; tracks lists what moves")
    }
    subject.isVelocity = isVelocity
    let world = session.world
    let end = max(world.now, world.lastAnimationEnd ?? 0, 0.001)
    let plot = CurvePlot(
      subject, in: world.timeline, times: 0...end, playhead: world.playhead, columns: min(columns, 80), rows: 10)
    say(plot.lines)
  }

  private func curveSubject(_ words: Substring) throws(CommandFailure) -> CurvePlot.Subject? {
    if let path = Self.numberPath(words) {
      let track = Track.all(in: session.world.timeline).first { Self.moves($0, path) }
      return track.map { CurvePlot.Subject(layer: $0.layer, keyPath: path) }
    }
    for dot in words.indices.reversed() where words[dot] == "." {
      guard let path = Self.numberPath(words[words.index(after: dot)...]), dot > words.startIndex,
        let id = recordedLayer(words[..<dot])
      else { continue }
      return CurvePlot.Subject(layer: id, keyPath: path)
    }
    return nil
  }

  private func recordedLayer(_ expression: Substring) -> LayerID? {
    guard let values = try? ask("return \(expression)"), let value = values.first else { return nil }
    guard case .object(let object, _) = value else { return nil }
    return ((object as? UIView)?.layer ?? object as? CALayer)?.recordID
  }

  private static func moves(_ track: Track, _ path: LayerKeyPath) -> Bool {
    (try? LayerKeyPath(track.keyPath)).map { $0.property == path.property } ?? false
  }

  /// A key path of one number, also by what a view calls it.
  private static func numberPath(_ text: Substring) -> LayerKeyPath? {
    let names = ["alpha": "opacity", "center.x": "position.x", "center.y": "position.y"]
    guard let path = try? LayerKeyPath(names[String(text)] ?? String(text)) else { return nil }
    return path.valueKind == .number ? path : nil
  }
}
