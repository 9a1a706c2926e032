import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// Commands that stop time and show values when it stops, with gdb's names.
extension Command {
  static var stopping: [Command] {
    [
      Command(
        "break", "b", arguments: "EVENT [if EXPR]", summary: "stops after an event of this name",
        lua: "timeline:onEvent(EVENT, EXPR)",
        details: "events lists the names. It also stops on the way forward through the past: EXPR sees the screen of "
          + "that time, but models and variables of now.",
        examples: ["break completion", "break completion if box.alpha == 0"], completes: .eventName
      ) { shell, words throws(CommandFailure) in
        let event = words.prefix { !$0.isWhitespace }
        let arguments = words.dropFirst(event.count).trimmed
        let condition = arguments.hasPrefix("if ") ? arguments.dropFirst(3).trimmed : ""
        guard !event.isEmpty, arguments.isEmpty || !condition.isEmpty else {
          throw .arguments(
            "break takes an event, and a condition after if", example: "break completion if box.alpha == 0")
        }
        let lua = condition.isEmpty ? quoted(event) : "\(quoted(event)), \(quoted(condition))"
        try shell.performStop("timeline:onEvent(\(lua))")
        if shell.session.world.recording.events(named: String(event), upTo: .infinity).isEmpty {
          let near =
            EventNames.all.contains(String(event)) ? nil : Suggestion.nearest(to: String(event), among: EventNames.all)
          let meant = near.map { "; did you mean \($0)?" } ?? ""
          shell.say(shell.environment.terminal.ink.faint("no event had this name yet\(meant)"))
        }
      },
      Command(
        "watch", arguments: "VALUE", summary: "stops when a value on screen changes",
        lua: "timeline:watch(VIEW, KEYPATH)",
        details: "VALUE is a view or layer with a key path, or a key path alone for the first layer it moves.",
        examples: ["watch box.position.x", "watch opacity"], completes: .keyPath(ofNumber: false)
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("watch takes a value", example: "watch box.position.x") }
        guard let value = shell.value(named: words) else {
          throw .message("no view or layer on screen with a value '\(words)'; values lists some")
        }
        guard let owner = value.owner else {
          throw .arguments(
            "no variable leads to the layer that \(words) moves", example: "watch window.subviews[1].\(words)")
        }
        try shell.performStop("timeline:watch(\(owner), \(quoted(value.keyPath.description)))")
      },
      Command(
        "display", arguments: "EXPR", summary: "shows its value now and after every move",
        lua: "timeline:display(EXPR)", completes: .expression
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("display takes an expression", example: "display timeline.frame") }
        try shell.perform("timeline:display(\(quoted(words)))")
      },
      Command(
        "delete", arguments: "[N|all]", summary: "removes a stop or display, or all of them",
        lua: "timeline:delete(N)", details: "Without N it asks whether all are meant.",
        completes: .words { $0.timeline.stops.map { String($0.number) } + ["all"] }
      ) { shell, words throws(CommandFailure) in
        let count = shell.session.timeline.stops.count
        if words.isEmpty {
          guard try shell.confirmsDeleting(count) else { return }
          try shell.perform("timeline:delete()")
          return
        }
        guard words == "all" || Int(words) != nil else {
          throw .arguments(
            "delete takes the number that info shows, or all for all \(count)", example: "delete all")
        }
        try shell.perform("timeline:delete(\(words == "all" ? "" : words))")
      },
      Command("info", summary: "lists the stops and displays", lua: "timeline:info()") {
        shell, words throws(CommandFailure) in
        try none(words, "info")
        shell.sayStops()
      },
    ]
  }
}

extension Shell {
  /// Runs the Lua that sets up a stop, and shows the stop.
  fileprivate func performStop(_ lua: String) throws(CommandFailure) {
    try perform(lua)
    if let stop = session.timeline.stops.last { say(line(of: stop, LayerNames(in: session))) }
  }

  /// Asks whether all `count` stops and displays are meant.
  /// - Throws: `CommandFailure` where nobody can be asked.
  fileprivate func confirmsDeleting(_ count: Int) throws(CommandFailure) -> Bool {
    guard count > 0 else { throw .message("there is no stop or display to delete") }
    let what = count == 1 ? "the only stop or display" : "all \(count) stops and displays"
    guard let answer = answer(to: "delete \(what)? (y or n) ") else {
      throw .arguments("delete takes the number that info shows, or all for \(what)", example: "delete all")
    }
    if ["y", "yes"].contains(answer.trimmed.lowercased()) { return true }
    say("nothing is deleted")
    return false
  }

  fileprivate func sayStops() {
    let stops = session.timeline.stops
    let names = LayerNames(in: session)
    say(
      stops.isEmpty
        ? ["nothing stops the clock; break, watch and display do"]
        : stops.map { line(of: $0, names) })
  }

  /// `2: watch box.opacity, 3 times`
  private func line(of stop: Stop, _ names: LayerNames) -> String {
    let hits = stop.hits == 0 ? "" : stop.hits == 1 ? ", once" : ", \(stop.hits) times"
    return "\(stop.number): \(stop.word) \(stop.text { names.named($0) })\(hits)".cut(to: columns)
  }

  /// The stops that ended the last move: `2: box.opacity was 1.000 and is 0.750`.
  var stopReasonLines: [String] {
    let reasons = session.timeline.stopReasons
    guard !reasons.isEmpty else { return [] }
    let names = LayerNames(in: session)
    return reasons.map { reason in
      let text: String
      switch reason.what {
      case .event(let event): text = "\(event.name)  \(names.named(event.subject))"
      case .change(let subject, let keyPath, let old, let new):
        let value = PropertyText(property: keyPath.property)
        text = "\(names.named(subject)).\(keyPath) was \(value.text(old)) and is \(value.text(new))"
      }
      return "stopped by \(reason.number): \(text)".cut(to: columns)
    }
  }
}
