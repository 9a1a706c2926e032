import FrameRendering
import LayerKit
import LuaBridge
import PlainText
import RecordingExport
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import TransitionKit
import ViewKit

/// Services of the shell for its commands.
extension Shell {
  /// Moves by a call that returns the new time, or nil.
  func jump(_ lua: String, _ words: Substring, _ name: String, orSay nothing: String) throws(CommandFailure) {
    try Command.none(words, name)
    let values = try perform(lua, returns: true)
    guard let value = values.first, case .number(let time) = value else { throw .message(nothing) }
    let names = LayerNames(in: session)
    let events = session.world.recording.events.filter { $0.time == time }
    for event in events.prefix(10) {
      let what = "\(event.name)  \(names.named(event.subject))"
      say(environment.terminal.ink.faint("\(NumberText.seconds(time))   \(what)".cut(to: columns)))
    }
    if events.count > 10 {
      say(environment.terminal.ink.faint("          and \(events.count - 10) more; events lists them"))
    }
  }

  func play(rate: Double) throws(CommandFailure) {
    if let inspector { return inspector.play(rate: rate) }
    guard let pace = environment.clock.pace else {
      try perform(rate > 0 ? "timeline:play(\(rate))" : "timeline:seek(0)")
      return
    }
    environment.output.flush()
    // The terminal is asked what it shows before its keys are read.
    let view = playbackView
    let keys = environment.terminal.watchKeys()
    // An interrupted callback has consumed the Ctrl-C.
    var playback = Playback(
      current, rate: rate, numbered: inputs.count, pace, keys: keys, view: view, columns: columns
    ) { [self] in session.lua.isInterrupted || hasReportedInterrupt }
    playback.run { environment.output.write($0) }
    keys?.end()
    environment.interrupts.clear()
    session.timeline.showDisplays()
  }

  /// The picture and the first values that move, where there is a terminal of some height.
  private var playbackView: () -> Playback.View {
    guard let rows = environment.terminal.rows(), rows >= 16, screen.graphics != .none else {
      return { Playback.View() }
    }
    let screen = screen
    let pixels = PixelPicture(screen)
    let values = 3
    return { [self] in
      var view = Playback.View()
      let area = Area(row: 0, column: 0, columns: min(columns, 60), rows: rows - values - 3)
      if let pixels {
        view.picture = (pixels.inPlace(over: area, session.timeline.picture()), area.rows)
      } else {
        view.lines = screen.lines(session.timeline.picture(), columns: area.columns, rows: area.rows)
      }
      let lines = Readout(session).lines.prefix(values).map { $0.cut(to: columns - 1) }
      view.lines += lines + Array(repeating: "", count: values - lines.count)
      return view
    }
  }

  /// Calls `body` with the value of an expression, at the top of the stack.
  func withValue<Result>(of expression: Substring, _ body: (LuaState) throws(CommandFailure) -> Result)
    throws(CommandFailure) -> Result
  {
    let value = try ask("return \(expression)").first ?? .nil
    session.lua.push(value)
    defer { session.lua.pop() }
    return try body(session.lua)
  }

  /// The layer of a view, of a controller's view, or the object itself; nil for any other object.
  static func layer(of object: AnyObject) -> CALayer? {
    switch object {
    case let controller as UIViewController: controller.viewIfLoaded?.layer
    case let view as UIView: view.layer
    default: object as? CALayer
    }
  }

  /// The layer that an expression names, as a view or itself, or one by its name; nil when nothing was typed.
  func layer(_ words: Substring, _ name: String) throws(CommandFailure) -> LayerID? {
    if words.isEmpty { return nil }
    if let id = namedLayer(words) { return id }
    let value = try ask("return \(words)").first
    guard case .object(let object, _)? = value, let layer = Self.layer(of: object) else {
      throw .arguments("\(name) takes a view, a controller or a layer; '\(words)' is none", example: "\(name) window")
    }
    guard let id = layer.recordID else { throw .message("\(words) was never in a window and is not recorded") }
    return id
  }

  /// A layer on screen or in a bar of `tracks`, by the name that texts have for it, where no Lua leads to it: `flying`,
  /// a local variable, or `UIView #4`. Nil for every other name.
  func namedLayer(_ name: Substring) -> LayerID? {
    let (names, frame) = (LayerNames(in: session), session.world.frame)
    if let layer = names.layer(named: name) { return layer.recordID }
    return RunBar.all(in: session.world.recording, upTo: session.world.now).lazy.map(\.layer).first {
      names.expression(for: $0) == nil && names.name(of: $0, in: frame) == name
    }
  }
}
