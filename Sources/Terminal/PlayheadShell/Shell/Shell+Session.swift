import LayerKit
import LineEditing
import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import TimeControl

/// Inputs, files and settings of a session.
extension Shell {
  func load(file: String) throws(CommandFailure) {
    if let text = environment.files.read(file) {
      if case .failure(let error) = evaluate(text, name: file) { return report(error) }
      return record("dofile(\(Command.quoted(file)))")
    }
    // A name with spaces is a file before it is a file with arguments.
    let words = file.split(separator: " ").map(String.init)
    guard words.count > 1, let text = environment.files.read(words[0]) else {
      throw .message("cannot read '\(file)'")
    }
    let arguments = Array(words.dropFirst())
    if case .failure(let error) = evaluate(script: text, name: words[0], arguments: arguments) { return report(error) }
    let list = arguments.map { String(Command.quoted($0)) }.joined(separator: ", ")
    record("assert(loadfile(\(Command.quoted(words[0]))))(\(list))")
  }

  /// Runs the user's `init.lua`, if there is one.
  package func runInitFile() {
    guard let path = environment.files.initFile, let text = environment.files.read(path) else { return }
    if case .failure(let error) = evaluate(text, name: path) {
      initProblem = lines(of: error)
      report(error)
    }
  }

  func reset() throws(CommandFailure) {
    let fresh: ScriptSession
    do { fresh = try ScriptSession(session.options) } catch { throw .script(error) }
    current.reset(to: fresh)
    lastError = nil
    runInitFile()
    say("a new world, at 0.000 s")
  }

  func log(_ words: Substring) throws(CommandFailure) {
    switch words {
    case "": say(environment.log.path.map { "logging to \($0)" } ?? "no log file")
    case "off":
      say(environment.log.path.map { "stopped logging to \($0)" } ?? "no log file")
      environment.log.stop()
    default:
      guard environment.log.start(String(words)) else { throw .message("cannot write '\(words)'") }
      say("logging to \(words); log off stops it")
    }
  }

  // MARK: Inputs

  func sayHistory(_ words: Substring) throws(CommandFailure) {
    var words = words
    var entries = inputs
    if words.hasPrefix("-g") {
      entries = environment.earlierInputs()
      words = words.dropFirst(2).trimmed
    }
    let numbers: Range<Int>
    if let count = words.isEmpty ? 20 : Int(words), count > 0 {
      numbers = max(1, entries.count - count + 1)..<(entries.count + 1)
    } else if let range = InputRange(words, of: entries.count) {
      numbers = range.numbers
    } else {
      throw .arguments("history takes how many inputs, or which", example: "history 2-5")
    }
    guard !numbers.isEmpty else { return say("no inputs of these numbers") }
    let width = String(entries.count).count
    for number in numbers {
      let lines = entries[number - 1].split(separator: "\n", omittingEmptySubsequences: false)
      let margin = String(repeating: " ", count: width + 2)
      say(String(number).leftPadded(to: width) + "  " + lines.joined(separator: "\n" + margin))
    }
  }

  func rerun(_ words: Substring) throws(CommandFailure) {
    // The current input cannot refer to itself.
    guard let range = InputRange(words, of: inputs.count - 1), !range.numbers.isEmpty else {
      throw .arguments("rerun takes the number of an input, or two", example: "rerun 2-5")
    }
    let again = range.numbers.map { inputs[$0 - 1] }
    if let nested = again.first(where: { parser.command(in: $0)?.command?.name == "rerun" }) {
      throw .message("'\(nested)' is among them; rerun does not run itself")
    }
    for input in again {
      say(environment.terminal.ink.faint("> \(input)"))
      process(input)
    }
  }

  func edit(_ words: Substring) throws(CommandFailure) {
    let count = inputs.count - 1
    var text = count > 0 ? inputs[count - 1] : ""
    if !words.isEmpty {
      guard let number = Int(words), (1...max(1, count)).contains(number), count > 0 else {
        throw .arguments("edit takes the number of an input", example: "edit 3")
      }
      text = inputs[number - 1]
    }
    guard let edited = environment.edit(text) else {
      throw .arguments("no editor found, or it failed", example: "EDITOR=vi playhead")
    }
    let input = String(edited.trimmed)
    guard !input.isEmpty else { return say("nothing to run") }
    guard input != text.trimmed else { return say("nothing changed, and nothing is run; rerun runs an input again") }
    say(environment.terminal.ink.faint("> \(input)"))
    editor.remember(input)
    process(input)
  }

  // MARK: Measuring

  func time(_ words: Substring) throws(CommandFailure) {
    guard !words.isEmpty else { throw .arguments("time takes Lua to run", example: "time timeline:run()") }
    guard let now = environment.clock.now else { throw .message("there is no real clock here") }
    let begun = (real: now(), virtual: session.world.now)
    run(parser.lua(String(words)))
    let taken = (real: now() - begun.real, virtual: session.world.now - begun.virtual)
    say("took \(NumberText.elapsed(taken.real)); the clock advanced \(NumberText.seconds(taken.virtual))")
  }

  func bench(_ words: Substring) throws(CommandFailure) {
    guard !words.isEmpty else { throw .arguments("bench takes Lua to run", example: "bench box.alpha") }
    guard let now = environment.clock.now else { throw .message("there is no real clock here") }
    let chunk: LuaReference
    switch compile(String(words), name: "input \(inputs.count)") {
    case .success(let compiled): chunk = compiled
    case .failure(let error): throw .script(error)
    }
    var times: [Double] = []
    let begun = now()
    repeat {
      let start = now()
      if case .failure(let error) = session.run(chunk) { throw .script(error) }
      times.append(now() - start)
    } while now() - begun < 0.5 && times.count < 100_000
    times.sort()
    say(
      "\(times.count) \(times.count == 1 ? "run" : "runs"): median \(NumberText.elapsed(times[times.count / 2])), "
        + "fastest \(NumberText.elapsed(times[0]))")
  }

  /// An input as an expression, where it is one, else as a statement.
  private func compile(_ input: String, name: String) -> Result<LuaReference, ScriptError> {
    if case .success(let chunk) = session.load("return " + input, name: name, shownAs: input) {
      return .success(chunk)
    }
    return session.load(input, name: name)
  }

  // MARK: Settings

  func set(_ words: Substring) throws(CommandFailure) {
    let parts = words.split(separator: " ")
    if parts.isEmpty {
      return say(DisplaySetting.all.map { "\($0.name.padded(to: 9))  \($0.text(limits))" })
    }
    guard let setting = DisplaySetting.all.first(where: { $0.name == parts[0] }) else {
      let near = Suggestion.nearest(to: String(parts[0]), among: DisplaySetting.all.map(\.name))
      throw .arguments("there is no setting '\(parts[0])'", example: near.map { "set \($0)" } ?? "set")
    }
    guard parts.count > 1 else { return say(setting.text(limits)) }
    guard parts.count == 2, setting.change(&limits, parts[1]) else {
      throw .arguments("\(setting.name) takes \(setting.accepts)", example: "set \(setting.name) \(setting.example)")
    }
  }
}

/// A setting of `set`.
struct DisplaySetting {
  let name: String
  let accepts: String
  let example: String
  let text: (DisplayLimits) -> String
  /// False for a word it does not take.
  let change: (inout DisplayLimits, Substring) -> Bool

  static var all: [DisplaySetting] {
    [
      number("depth", from: 1, "6", \.depth), number("items", from: 1, "100", \.items),
      DisplaySetting(
        name: "width", accepts: "columns from 20, or auto", example: "100",
        text: { $0.width == 0 ? "auto" : "\($0.width)" },
        change: { limits, word in
          guard let width = word == "auto" ? 0 : Int(word), width == 0 || (20...10_000).contains(width) else {
            return false
          }
          limits.width = width
          return true
        }),
      DisplaySetting(
        name: "precision", accepts: "decimals from 0 to 15, or auto", example: "3",
        text: { $0.precision.map { "\($0)" } ?? "auto" },
        change: { limits, word in
          if word == "auto" {
            limits.precision = nil
            return true
          }
          guard let decimals = Int(word), (0...15).contains(decimals) else { return false }
          limits.precision = decimals
          return true
        }),
      turn("signature", "off", \.showsSignature), turn("picture", "on", \.showsPicture),
    ]
  }

  private static func turn(
    _ name: String, _ example: String, _ path: WritableKeyPath<DisplayLimits, Bool>
  ) -> DisplaySetting {
    DisplaySetting(
      name: name, accepts: "on or off", example: example, text: { $0[keyPath: path] ? "on" : "off" },
      change: { limits, word in
        guard word == "on" || word == "off" else { return false }
        limits[keyPath: path] = word == "on"
        return true
      })
  }

  private static func number(
    _ name: String, from least: Int, _ example: String, _ path: WritableKeyPath<DisplayLimits, Int>
  ) -> DisplaySetting {
    DisplaySetting(
      name: name, accepts: "a whole number from \(least)", example: example, text: { "\($0[keyPath: path])" },
      change: { limits, word in
        guard let number = Int(word), (least...100_000).contains(number) else { return false }
        limits[keyPath: path] = number
        return true
      })
  }
}
