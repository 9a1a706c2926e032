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
  package func inspect(_ opening: InspectorOpening = .fromShell) throws(CommandFailure) {
    guard !isFullScreen else { throw .message("the full screen is open; q leaves it") }
    environment.output.flush()
    // The terminal is asked what it shows before it is taken over.
    if environment.clock.pace != nil { _ = screen }
    guard let pace = environment.clock.pace, let (screen, leave) = environment.terminal.takeScreen() else {
      throw .message("inspect needs a terminal; tracks, values and curve work without one")
    }
    _ = environment.interrupts.take()
    Inspector(self, on: screen, pace, depth: environment.terminal.colorDepth, opening).run()
    leave()
    environment.interrupts.clear()
  }

  /// Runs an input and returns its output.
  func answerQuietly(_ input: String) -> String {
    var text = ""
    listening({ text += $0 }) { process(input) }
    return text
  }

  /// Runs `body` with all that the shell and scripts print given to `take`. One call may be inside another.
  func listening<Result>(_ take: @escaping (String) -> Void, _ body: () -> Result) -> Result {
    let (write, former) = (environment.output.write, listener)
    func listen(_ listener: ((String) -> Void)?) {
      self.listener = listener
      environment.output.divert(listener)
    }
    environment.output.write = take
    listen(take)
    defer {
      environment.output.write = write
      listen(former)
    }
    return body()
  }

  /// Plots numbers of layers: `box.position.x`, `position.x` of whatever it moves, `box.position` for both its numbers;
  /// after them `velocity` and `acceleration`.
  func curve(_ words: Substring) throws(CommandFailure) {
    var parts = words.split(separator: " ")
    var quantities: [CurvePlot.Subject.Quantity] = []
    while let last = parts.last, let quantity = CurvePlot.Subject.Quantity(rawValue: String(last)) {
      quantities.insert(quantity, at: 0)
      parts.removeLast()
    }
    guard !parts.isEmpty else { throw .arguments("curve takes a number of a layer", example: "curve box.position.x") }
    var subjects: [(name: String, subject: CurvePlot.Subject)] = []
    for part in parts {
      let matches = numbers(named: part)
      guard !matches.isEmpty else {
        throw .message("no view or layer has a number '\(part)'; tracks lists the animations")
      }
      for (name, value) in matches {
        for quantity in quantities.isEmpty ? [.value] : quantities {
          let subject = CurvePlot.Subject(layer: value.layer, keyPath: value.keyPath, quantity: quantity)
          subjects.append((quantity == .value ? name : "\(name) \(quantity.words)", subject))
        }
      }
    }
    let world = session.world
    let end = max(world.now, world.lastAnimationEnd ?? 0, 0.001)
    for (name, subject) in subjects {
      let plot = CurvePlot(
        subject, in: world.recording, times: 0...end, playhead: world.playhead, columns: min(columns, 80),
        rows: subjects.count == 1 ? 10 : 5)
      say((subjects.count == 1 ? [] : [name]) + plot.lines)
    }
  }

  /// A number by its name, or each component of a value.
  private func numbers(named words: Substring) -> [(name: String, value: NamedValue)] {
    guard let value = value(named: words) else { return [] }
    if value.keyPath.valueKind == .number { return [(String(words), value)] }
    return LayerKeyPath.all.compactMap { name -> (name: String, value: NamedValue)? in
      guard let path = try? LayerKeyPath(name), path.property == value.keyPath.property, path.component != nil,
        path.valueKind == .number, [.point, .size].contains(value.keyPath.valueKind),
        let part = name.split(separator: ".").last
      else { return nil }
      return ("\(words).\(part)", NamedValue(layer: value.layer, keyPath: path, owner: value.owner))
    }
  }
}
