import LayerKit
import LuaBridge
import ScriptAPI
import TimelineKit
import ViewKit

/// What commands ask of the shell.
extension Shell {
  /// Moves by a call that returns the time it came to, or nil.
  func jump(_ twin: String, _ words: Substring, _ name: String, orSay nothing: String) throws(CommandFailure) {
    try Command.none(words, name)
    let values = try perform(twin, returns: true)
    guard let value = values.first, case .number(let time) = value else { throw .message(nothing) }
    let names = LayerNames(in: session)
    let events = session.world.timeline.events.filter { $0.time == time }
    for event in events.prefix(10) {
      let what = "\(event.name)  \(names.name(ofSubject: event.subject))"
      say(surroundings.ink.faint("\(NumberText.seconds(time))   \(what)".cut(to: 80)))
    }
    if events.count > 10 { say(surroundings.ink.faint("          and \(events.count - 10) more; events lists them")) }
  }

  func play(rate: Double) throws(CommandFailure) {
    guard let pace = surroundings.pace else {
      try perform(rate > 0 ? "timeline:play(\(rate))" : "timeline:seek(0)")
      return
    }
    // A callback that was interrupted has used up the Ctrl-C.
    let playback = Playback(session, rate: rate, pace) { [self] in session.lua.isInterrupted || hasToldInterrupt }
    playback.run { surroundings.write($0) }
    script.append("timeline:seek(\(session.world.playhead))")
    surroundings.settleInterrupt()
  }

  /// The layer that an expression names, as a view or itself; nil when nothing was typed.
  func layer(_ words: Substring, _ name: String) throws(CommandFailure) -> LayerID? {
    if words.isEmpty { return nil }
    let value = try ask("return \(words)").first
    guard case .object(let object, _)? = value, let layer = (object as? UIView)?.layer ?? object as? CALayer else {
      throw .arguments("\(name) takes a view or a layer, which '\(words)' is not", example: "\(name) window")
    }
    guard let id = layer.recordID else { throw .message("\(words) was never in a window: nothing is on record of it") }
    return id
  }

  func load(file: String) throws(CommandFailure) {
    guard let text = surroundings.readFile(file) else { throw .message("cannot read '\(file)'") }
    if case .failure(let error) = evaluate(text, name: file) { return report(error) }
    script.append("dofile(\(Command.quoted(file)))")
  }

  /// Writes the session as a script: what failed or only showed something is left out.
  func save(to file: String) throws(CommandFailure) {
    guard surroundings.writeFile(script.joined(separator: "\n") + "\n", file) else {
      throw .message("cannot write '\(file)'")
    }
    say("\(script.count) \(script.count == 1 ? "step" : "steps") in \(file); playhead \(file) does them again")
  }

  /// Runs the file a person keeps for every session, where there is one.
  package func runInitFile(_ path: String) {
    guard let text = surroundings.readFile(path) else { return }
    if case .failure(let error) = evaluate(text, name: path) { report(error) }
  }

  func sayHistory(last count: Int) {
    let width = String(inputs.count).count
    for (index, input) in inputs.enumerated().suffix(count) {
      let number = String(index + 1)
      let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
      let margin = String(repeating: " ", count: width + 2)
      say(String(repeating: " ", count: width - number.count) + number + "  " + lines.joined(separator: "\n" + margin))
    }
  }

  // MARK: Help

  func help(about name: String) throws(CommandFailure) {
    if name.isEmpty { return say(CommandHelp.overview(commands)) }
    if let group = commands.groups.first(where: { $0.name == name }) { return say(CommandHelp.list(group)) }
    if let command = commands.named(name) { return say(CommandHelp.page(command)) }
    if let page = session.help(for: name) { return say(WrappedText(page).lines) }
    if rules.isGlobal(name) {
      session.lua.pushGlobal(name)
      defer { session.lua.pop() }
      return say("\(name) is \(ValueText(session).text(at: session.lua.top))")
    }
    let found = session.search(name)
    guard !found.isEmpty else { throw .message("nothing is known about '\(name)'") }
    say(["names that have to do with '\(name)':"] + found.prefix(20).map { "  \($0)" })
    if found.count > 20 { say("  and \(found.count - 20) more") }
  }
}
