import LayerKit
import LuaBridge
import PlainText
import ScriptRuntime
import TimeControl

/// Commands that name times: marks, and the range that is played.
extension Command {
  static var ranging: [Command] {
    [
      Command("mark", "m", arguments: "[NAME]", summary: "names this time: goto @NAME", lua: "timeline:mark(NAME)") {
        shell, words throws(CommandFailure) in
        let name = try shell.perform("timeline:mark(\(words.isEmpty ? "" : quoted(words)))", returns: true)
        if case .string(let name)? = name.first {
          shell.say("@\(name) is \(NumberText.seconds(shell.session.world.playhead))")
        }
      },
      Command("marks", summary: "lists the marks and their times", lua: "timeline:marks()") {
        shell, words throws(CommandFailure) in
        try none(words, "marks")
        let marks = shell.session.timeline.marks
        let width = marks.map(\.name.count).max() ?? 0
        shell.say(
          marks.isEmpty
            ? ["no marks; mark NAME sets one"]
            : marks.map {
              "@\($0.name.padded(to: width))  \(NumberText.seconds($0.time))"
            })
      },
      range("in", "i", "sets where play begins: here, T or off", lua: "timeline.inPoint"),
      range("out", "o", "sets where play ends: here, T or off", lua: "timeline.outPoint"),
      Command(
        "loop", arguments: "[MODE]", summary: "repeats play: off, loop or pingpong",
        lua: "timeline.loop = MODE", details: "Without MODE, the next of the three.",
        completes: .words { _ in LoopMode.allCases.map(\.rawValue) }
      ) { shell, words throws(CommandFailure) in
        guard let mode = words.isEmpty ? shell.session.timeline.loop.next : LoopMode(rawValue: String(words)) else {
          throw .arguments("loop takes off, loop or pingpong", example: "loop pingpong")
        }
        try shell.perform("timeline.loop = \(quoted(mode.rawValue))")
        shell.sayRange()
      },
    ]
  }

  /// A command that sets one end of the range.
  private static func range(_ name: String, _ alias: String, _ summary: String, lua: String) -> Command {
    Command(
      name, alias, arguments: "[T]", summary: summary, lua: "\(lua) = T",
      examples: [name, "\(name) 0.2", "\(name) off"],
      completes: .time
    ) { shell, words throws(CommandFailure) in
      let time = words.isEmpty ? "timeline.now" : words == "off" ? "nil" : quoted(words)
      try shell.perform("\(lua) = \(time)")
      shell.sayRange()
    }
  }
}

extension Shell {
  /// `play goes from 0.100 s to 0.300 s, pingpong`
  fileprivate func sayRange() {
    let playhead = session.timeline
    let start = playhead.inPoint.map(NumberText.seconds) ?? "the start"
    let end = playhead.outPoint.map(NumberText.seconds) ?? "the end"
    say("play goes from \(start) to \(end)" + (playhead.loop == .off ? "" : ", \(playhead.loop.rawValue)"))
  }
}
