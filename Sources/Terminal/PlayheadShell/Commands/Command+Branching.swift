import FrameRendering
import LayerKit
import LuaBridge
import PlainText
import RecordingExport
import RecordingKit
import ScriptRuntime
import TimeControl

/// Commands that try other endings: checkpoints, branches, comparisons.
extension Command {
  static var branching: [Command] {
    [
      Command(
        "checkpoint", arguments: "[NAME]", summary: "saves the whole state, to restart from",
        lua: "timeline:checkpoint(NAME)", details: "restart continues from it. Without NAME it gets a number."
      ) { shell, words throws(CommandFailure) in
        let made = try shell.perform("timeline:checkpoint(\(words.isEmpty ? "" : quoted(words)))", returns: true)
        if case .string(let name)? = made.first {
          shell.say(
            "checkpoint \(name) is \(NumberText.seconds(shell.session.world.playhead)); restart \(name) continues from here"
          )
        }
      },
      Command(
        "restart", arguments: "[NAME]", summary: "continues from a checkpoint, or the last one",
        lua: "timeline:restart(NAME)",
        details: "In a new branch; the former branch keeps what was done since.",
        completes: .words { session in session.timeline.checkpointNames }, moves: true
      ) { shell, words throws(CommandFailure) in
        guard let name = words.isEmpty ? shell.session.timeline.checkpointNames.last.map({ $0[...] }) : words else {
          throw .arguments("there is no checkpoint to restart", example: "checkpoint")
        }
        _ = try shell.ask("timeline:restart(\(quoted(name)))")
      },
      Command(
        "branches", summary: "lists the branches; * marks the current one", lua: "timeline:branches()",
        details: "Where the terminal shows pictures, each branch's screen at the playhead stands beside the others."
      ) { shell, words throws(CommandFailure) in
        try none(words, "branches")
        shell.sayBranches()
        shell.showBranches()
      },
      Command(
        "switch", arguments: "NAME", summary: "continues in another branch", lua: "timeline:switch(NAME)",
        completes: .words { session in session.timeline.branchNames }, moves: true
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("switch takes a branch's name", example: "switch main") }
        _ = try shell.ask("timeline:switch(\(quoted(words)))")
      },
      Command(
        "what-if", arguments: "F [FILE]", summary: "compares finish and cancel at a fraction",
        lua: "timeline:whatIf(F, FILE)",
        details:
          "F is 0.3 or 30%. Both outcomes are always shown, and nothing changes. FILE, which ends in .png or .svg, "
          + "shows both on their way, one below the other.",
        examples: ["what-if 0.3", "what-if cancel at 30%", "what-if 0.3 endings.png"]
      ) { shell, words throws(CommandFailure) in
        let parts = words.split(separator: " ", omittingEmptySubsequences: true)
          .drop { ["finish", "cancel", "at"].contains($0) }
        guard let first = parts.first, let fraction = Command.fraction(first) else {
          throw .arguments("what-if takes a fraction from 0 to 1", example: "what-if finish at 0.3")
        }
        let file = parts.dropFirst().joined(separator: " ")
        let path = file.isEmpty ? "" : ", \(quoted(file))"
        var lines = 0
        if case .string(let text)? = try shell.ask("return timeline:whatIf(\(fraction)\(path))").first {
          shell.say(lines: text)
          lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        }
        if !file.isEmpty {
          shell.say(file)
          lines += 1
        }
        let outcomes = shell.session.timeline.takeOutcomes()
        guard shell.showsPictures, !outcomes.isEmpty else { return }
        let timeline = shell.session.timeline
        shell.showStrip(
          outcomes.map { ($0.word, timeline.picture(of: $0.frame)) }, below: lines, atMost: 0.4)
      },
      Command(
        "bisect", arguments: "BRANCH [FILE]", summary: "finds where another branch begins to differ",
        lua: "timeline:bisect(BRANCH, FILE)",
        details:
          "The first value and the first event that differ, as far as both have run, and the lines that have set the value. "
          + "FILE, which ends in .png or .svg, shows both there.",
        examples: ["bisect main", "bisect main both.png"], completes: .words { session in session.timeline.branchNames }
      ) { shell, words throws(CommandFailure) in
        let parts = words.split(separator: " ", maxSplits: 1)
        guard let name = parts.first else {
          throw .arguments("bisect takes a branch's name", example: "bisect main")
        }
        let path = parts.count > 1 ? ", \(quoted(parts[1]))" : ""
        guard case .string(let text)? = try shell.ask("return timeline:bisect(\(quoted(name))\(path))").first else {
          return
        }
        guard !text.isEmpty else { return shell.say("nothing differs from \(name)") }
        shell.say(WrappedText(String(text.dropLast()), width: shell.columns, indent: 4).lines)
        let shown = shell.session.timeline.takeDiffering()
        guard !shown.isEmpty else { return }
        if parts.count > 1 { shell.say(String(parts[1])) }
        guard shell.showsPictures else { return }
        let timeline = shell.session.timeline
        shell.showStrip(shown.map { ($0.words, timeline.picture(of: $0.frame)) })
      },
      Command(
        "diff", arguments: "T1 [T2]", summary: "compares the screen at two times; T2 is now",
        lua: "timeline:diff(T1, T2)", examples: ["diff 0", "diff 0.1 50%", "diff @before @after"], completes: .time
      ) { shell, words throws(CommandFailure) in
        let times = words.split(separator: " ")
        guard times.count == 1 || times.count == 2 else {
          throw .arguments("diff takes one or two times", example: "diff 0.1 0.3")
        }
        let world = shell.session.world
        var moments = [try shell.moment(times[0]), world.playhead]
        if times.count > 1 { moments[1] = try shell.moment(times[1]) }
        let text = ValueDifferences(world.recording, from: moments[0], to: moments[1]).text(shell.session) {
          PropertyText(property: $0).text($1)
        }
        guard !text.isEmpty else { return shell.say("nothing differs on screen") }
        shell.say(lines: text)
        if shell.showsPictures { shell.showStrip(at: moments) }
      },
    ]
  }
}

extension Shell {
  fileprivate func say(lines text: String) {
    say(text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cut(to: columns) })
  }

  fileprivate func sayBranches() {
    let branches = current.branches
    let width = branches.map(\.name.count).max() ?? 0
    say(
      branches.map { branch in
        let mark = branch === current.current ? "*" : " "
        let world = branch.session.world
        let origin = branch.origin.map { ", left \($0.branch) at \(NumberText.seconds($0.time))" } ?? ""
        return "\(mark) \(branch.name.padded(to: width))  \(NumberText.seconds(world.now)) long\(origin)"
      })
  }

  /// The most branches that are drawn side by side, the latest: more would be too small to compare. Chosen here.
  private static let mostPictures = 6

  /// The screens of the branches at the playhead, or at the end of a branch that is shorter.
  fileprivate func showBranches() {
    let branches = current.branches.suffix(Self.mostPictures)
    guard showsPictures, branches.count > 1 else { return }
    let time = session.world.playhead
    showStrip(
      branches.map { branch in
        let world = branch.session.world
        return (
          branch.name, branch.session.timeline.picture(of: world.recording.frame(at: min(time, world.now)))
        )
      }, below: current.branches.count)
  }
}
