import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
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
    let file = parts.last.flatMap {
      ($0.hasSuffix(".svg") || $0.hasSuffix(".csv")) && parts.count > 1 ? String($0) : nil
    }
    if file != nil { parts.removeLast() }
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
      for (name, value, part) in matches {
        for quantity in quantities.isEmpty ? [.value] : quantities {
          let subject = CurvePlot.Subject(layer: value.layer, keyPath: value.keyPath, part: part, quantity: quantity)
          subjects.append((quantity == .value ? name : "\(name) \(quantity.words)", subject))
        }
      }
    }
    if let file { return try writeCurves(of: parts.map(String.init), to: file) }
    let world = session.world
    let end = max(world.now, world.lastAnimationEnd ?? 0, 0.001)
    for (name, subject) in subjects {
      let plot = CurvePlot(
        subject, in: world.recording, times: 0...end, playhead: world.playhead, columns: columns,
        rows: subjects.count == 1 ? 10 : 5)
      say((subjects.count == 1 ? [] : [ink.strong(name)]) + plot.lines(ink))
    }
  }

  /// Writes the curves of lanes, or their numbers.
  private func writeCurves(of lanes: [String], to path: String) throws(CommandFailure) {
    do throws(ScriptFailure) {
      var request = try ExportRequest(file: path)
      request.lanes = lanes
      let file = try session.timeline.export(request)
      if let problem = environment.files.writeBytes(file.bytes, path) { throw .cannotExport(path, problem) }
      say("\(path), \(file.bytes.count) bytes")
    } catch {
      throw .message(error.message)
    }
  }

  /// A number by its name, or each of a value's that change.
  private func numbers(named words: Substring) -> [(name: String, value: NamedValue, part: LanePart)] {
    guard let value = value(named: words) else { return [] }
    let world = session.world
    let lane = LaneCurves.Lane(
      layer: value.layer, keyPath: value.keyPath, from: 0, to: max(world.now, world.lastAnimationEnd ?? 0), points: 120)
    let isTransform = value.keyPath.valueKind == .transform
    let parts =
      isTransform
      ? LaneCurves(lane, in: world.recording).curves.map(\.part) : LanePart.all(of: value.keyPath) ?? []
    return parts.map { ("\(words)\($0.name)", value, $0) }
  }
}
