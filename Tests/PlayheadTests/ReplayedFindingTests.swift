import PlainText
import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// The command of each finding shows it: the shell opens at its instant, with the value named.
@Suite("Replayed findings", .timeLimit(.minutes(AddressSanitizer.patience(10)))) struct ReplayedFindingTests {
  private let folder = TemporaryFolder()
  private let program = BuiltProducts.path(of: "playhead")

  private func findings(_ path: String, _ options: [String] = []) -> [[String: JSON]] {
    ProgramRun(program, ["check", "--json"] + options + [path]).output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line) else { return nil }
      return fields
    }
  }

  /// The words of a command line, without its program and the marks around them.
  private func words(_ command: String) -> [String] {
    command.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
  }

  @Test("of every rule", .exhaustive, arguments: Rule.ID.allCases)
  func every(_ id: Rule.ID) throws {
    folder.write(Rule.script(Rule.named(id).example.bad), to: "bad.lua")
    let path = folder.path + "/bad.lua"
    // A finding in the text alone has no time.
    let found = findings(path).filter { $0["time"] != nil }
    #expect(!found.isEmpty)
    for fields in found {
      let replay = try #require(fields["replay"]?.string)
      let time = try #require(fields["time"]?.number)
      let message = try #require(fields["message"]?.string)
      let run = ProgramRun(program, words(replay), input: "print(timeline.now)\n")
      #expect(run.code == 0, "\(replay): \(run.errors)")
      let shown = run.output.split(separator: "\n").first.flatMap { Double($0) }
      #expect(shown.map { abs($0 - time) < 1e-6 } == true, "\(replay): \(run.output)")
      guard replay.contains("--replay") else { continue }
      #expect(run.errors.contains(message), "\(replay): \(run.errors)")
      // The command that it prints in turn shows the same.
      #expect(run.errors.contains("see:  \(replay)\n"), "\(replay): \(run.errors)")
    }
  }

  @Test("of the second transition of a run, whose replay names it in turn")
  func second() {
    let again = "\nfunction show() photo:dismiss(true) end\ndrive()\n"
    folder.write(Rule.script(Rule.named(.outcome).example.bad) + again, to: "bad.lua")
    let path = folder.path + "/bad.lua"
    guard let replay = findings(path).compactMap({ $0["replay"]?.string }).first(where: { $0.contains("'2:") }) else {
      Issue.record("nothing is found in the second transition")
      return
    }
    let run = ProgramRun(program, words(replay), input: "print(timeline.now)\n")
    #expect(run.errors.contains("see:  \(replay)\n"), "\(replay): \(run.errors)")
  }

  @Test("in the world of the check: its screen, era, frame rate and seed")
  func world() throws {
    folder.write(Rule.script(Rule.named(.state).example.bad), to: "bad.lua")
    let path = folder.path + "/bad.lua"
    let options = ["--device", "400x800@2", "--era", "26", "--fps", "30", "--seed", "7"]
    let replay = try #require(findings(path, options).first?["replay"]?.string)
    #expect(replay.hasSuffix(" --era 26 --device 400x800@2 --fps 30 --seed 7 \(path)"))
    let run = ProgramRun(program, words(replay), input: "print(UIScreen.main.scale, UIScreen.main.bounds.width)\n")
    #expect(run.output.hasPrefix("2\t400\n") || run.output.hasPrefix("2.0\t400.0\n"), "\(run.output)")
    #expect(run.errors.contains("see:  \(replay)\n"), "\(replay): \(run.errors)")
    // Parts of a check keep its world, and those of another are refused.
    for (number, seed) in [("1", "7"), ("2", "7"), ("2", "8")] {
      let part = ProgramRun(
        program, ["check", "-r", "json", "--shard", "\(number)/2", "--fps", "30", "--seed", seed, path])
      folder.write(part.output, to: number + seed)
    }
    let joined = ProgramRun(program, ["check", "--merge", folder.path + "/17", folder.path + "/27"])
    #expect(joined.output.contains(" --fps 30 --seed 7 \(path)\n"), "\(joined.output)")
    let others = ProgramRun(program, ["check", "--merge", folder.path + "/17", folder.path + "/28"])
    #expect(others.errors.contains("is a part of another run than"), "\(others.errors)")
  }

  @Test("the value is there")
  func value() {
    folder.write(Rule.script(Rule.named(.state).example.bad), to: "bad.lua")
    let run = ProgramRun(
      program, ["-i", "--replay", "M3@10%", "--rule", "R-STATE", folder.path + "/bad.lua"],
      input: "print(list.presentedViewController, list.view.alpha)\n")
    #expect(run.output == "nil\t0.5\n")
    #expect(run.errors.contains("opacity is 0.5, not 1 [R-STATE]"))
  }

  @Test("its past stays as it is, as the inputs alone do not lead there")
  func past() {
    folder.write(Rule.script(Rule.named(.state).example.bad), to: "bad.lua")
    let run = ProgramRun(
      program, ["-i", "--replay", "M3@10%", "--rule", "R-STATE", folder.path + "/bad.lua"],
      input: "timeline:seek(0.05)\nlist.view.alpha = 0.7\ntimeline:live()\nprint(list.view.alpha)\n")
    #expect((run.output + run.errors).contains("a transition went through M3@10% here"))
    #expect(run.output.split(separator: "\n").last == "0.5")
  }

  @Test("a transition or scenario that there is none of is told")
  func unknown() {
    folder.write(Rule.script("present()"), to: "good.lua")
    let path = folder.path + "/good.lua"
    #expect(ProgramRun(program, ["--replay", "M3", path]).code == ExitCode.usage.rawValue)
    #expect(ProgramRun(program, ["--replay", "2:M1", path]).errors.contains("1 transition is met"))
    #expect(ProgramRun(program, ["--replay", "nonsense", path]).code == ExitCode.usage.rawValue)
    #expect(ProgramRun(program, ["--replay", "M1", path]).errors.contains("nothing breaks"))
  }
}
