import PlayheadTool
import RecordingExport
import Testing

@Suite("Command line") struct CommandLineRequestTests {
  /// The parser's request for `words`, where only `fade.lua` and `notes` are files.
  func request(_ words: String..., terminal: Bool = true) throws(UsageError) -> CommandLineRequest {
    try CommandLineRequest(words, standardInputIsTerminal: terminal) { ["fade.lua", "notes"].contains($0) }
  }

  /// The same, where a run is expected.
  func options(_ words: String..., terminal: Bool = true) throws -> RunOptions {
    let request = try CommandLineRequest(words, standardInputIsTerminal: terminal) {
      ["fade.lua", "notes"].contains($0)
    }
    guard case .run(let options) = request else {
      Issue.record("\(words) is \(request), not a run")
      return RunOptions(source: .shell)
    }
    return options
  }

  @Test("no word opens the shell on a terminal and reads the script from a pipe")
  func noWords() throws {
    #expect(try options() == RunOptions(source: .shell))
    #expect(try options(terminal: false) == RunOptions(source: .standardInput))
    #expect(try options("-i", terminal: false).source == .shell)
  }

  @Test("a file takes every word after it, options included")
  func file() throws {
    let options = try options("-q", "fade.lua", "--fps", "30", "-")
    #expect(options.source == .file(path: "fade.lua"))
    #expect(options.scriptArguments == ["--fps", "30", "-"])
    #expect(options.framesPerSecond == 60)
    #expect(options.isQuiet)
  }

  @Test("a dash is standard input, even on a terminal")
  func dash() throws {
    let options = try options("-", "one", "two")
    #expect(options.source == .standardInput)
    #expect(options.scriptArguments == ["one", "two"])
  }

  @Test("texts after -e are joined by newlines and keep what follows as arguments")
  func code() throws {
    let options = try options("-e", "a = 1", "-e", "print(a)", "nowhere")
    #expect(options.source == .code("a = 1\nprint(a)"))
    #expect(options.scriptArguments == ["nowhere"])
  }

  @Test("--chrome stands alone, or before the word none")
  func chrome() throws {
    let dressed = try options("--chrome", "fade.lua")
    let plain = try options("fade.lua")
    #expect(!dressed.export.isBare && dressed != plain)
    for bare in [try options("--chrome", "none", "fade.lua"), try options("--chrome=none", "fade.lua")] {
      #expect(bare.export.isBare && bare.source == .file(path: "fade.lua"))
    }
    #expect(throws: UsageError.unacceptableValue(option: "--chrome", value: "x", accepts: "none")) {
      try request("--chrome=x", "fade.lua")
    }
  }

  @Test("an option's value follows it or an equals sign")
  func values() throws {
    for words in [["--fps", "30"], ["--fps=30"]] {
      let request = try CommandLineRequest(words, standardInputIsTerminal: true) { _ in false }
      var expected = RunOptions(source: .shell)
      expected.framesPerSecond = 30
      #expect(request == .run(expected))
    }
    #expect(try options("--seed", "18446744073709551615").seed == .max)
    #expect(try options("--memory=64").memoryLimitInMebibytes == 64)
    #expect(try options("--color=never").color == .never)
    #expect(try !options("--no-init").runsInitFile)
    #expect(try options("--fps", "30", "--fps", "120").framesPerSecond == 120)
  }

  /// A value that each option takes; nil for those that stand alone.
  static let samples = [
    "--filter": "fades", "--tags": "slow", "--exclude-tags": "slow", "--shuffle": "7", "--jobs": "2", "--shard": "1/2",
    "--test-timeout": "5", "--scenario-timeout": "5",
    "--side-by-side": "fade.lua", "--still": "0.5", "--width": "300", "--loop": "2", "--ground": "#ff8800",
    "--quality": "80", "--lane": "box.position.x", "--ffmpeg": "ffmpeg",
    "-e": "x = 1", "-l": "module", "-o": "a.png", "--format": "png", "--at": "0.2", "--device": "iPhone 15",
    "--from": "0.1", "--to": "50%", "--scale": "1", "--layout": "strip", "--frames": "3", "--title": "A run",
    "--era": "26", "--fps": "30", "--seed": "7", "--until": "2", "--rate": "0.5", "--timeout": "5", "-r": "tap",
    "--reporter": "tap",
    "--tolerance": "0.1", "--memory": "64", "--color": "never", "--graphics": "none", "--font": "Inter",
    "--theme": "light", "--with": "Sources", "--set-up": "SetUp.swift",
    "--rule": "R-STATE", "--scenario": "M3@25%", "--replay": "M3@25%",
    "--port": "8400", "--listen": "0.0.0.0", "--fuzz": "100", "--box": "0,0,9,9",
    "--git": "v1..HEAD", "--by": "diff", "--report": "reduced-motion",
  ]

  static let words: [ProgramCommand.Name: [String]] = [
    .run: ["fade.lua"], .inspect: ["fade.lua"], .check: ["fade.lua"], .export: ["fade.lua", "a.svg"],
    .diff: ["fade.lua", "notes"], .bisect: ["fade.lua", "notes"], .fit: ["a.csv"], .new: ["card"],
    .import: ["Card.swift"],
  ]

  @Test("a command takes its own options and refuses all others", arguments: ProgramCommand.Name.allCases)
  func scopes(_ command: ProgramCommand.Name) throws {
    for option in CommandLineOption.all {
      for spelling in option.spellings {
        let value = Self.samples[spelling].map { [$0] } ?? []
        let words = [command.rawValue, spelling] + value + (Self.words[command] ?? [])
        let error = #expect(throws: (any Error).self) {
          _ = try CommandLineRequest(words, standardInputIsTerminal: true) { _ in true }
          throw Accepted()
        }
        if option.commands.contains(command) {
          #expect(error is Accepted, "\(words): \(String(describing: error))")
        } else {
          let message = (error as? UsageError)?.message ?? ""
          #expect(message.contains("\(spelling) belongs to ") && message.contains(", not to \(command.rawValue); "))
        }
      }
    }
  }

  private struct Accepted: Error {}

  @Test("code stands in the place of the file; the words after it are its arguments")
  func codeOfCommands() throws {
    let options = try options("run", "-e", "x = 1", "one", "two")
    #expect(options.source == .code("x = 1") && options.scriptArguments == ["one", "two"])
    #expect(try self.options("repl", "-e", "x = 1").opening == .shell)
  }

  @Test("two dashes end the options")
  func endOfOptions() throws {
    #expect(try options("-q", "--", "notes", "--help").source == .file(path: "notes"))
    #expect(try options("--").source == .shell)
  }

  @Test(
    "a device is a name, or a size in points and a scale",
    arguments: [
      ("iPhone 15", .named("iPhone 15")),
      ("393x852@3", .screen(width: 393, height: 852, scale: 3)),
      ("393x852", .screen(width: 393, height: 852, scale: 1)),
      ("375.5x812@2", .screen(width: 375.5, height: 812, scale: 2)),
      ("12 inch", .named("12 inch")),
    ] as [(String, RunOptions.Device)])
  func device(_ word: String, _ expected: RunOptions.Device) throws {
    #expect(try options("--device", word).device == expected)
  }

  @Test("a command is the first word; its options stand anywhere, a script's arguments after it")
  func commands() throws {
    var expected = RunOptions(source: .shell)
    expected.reporter = .tap
    let test = CommandLineRequest.command(.test, ["a_test.lua", "more"], expected)
    #expect(try request("-r", "tap", "test", "a_test.lua", "more") == test)
    #expect(try request("test", "a_test.lua", "-r", "tap", "more") == test)
    #expect(try request("test", "-r", "tap", "--", "a_test.lua", "more") == test)
    #expect(try request("check", "--help") == .help(.check))
    let run = try options("run", "fade.lua", "--fps", "30")
    #expect(run.source == .file(path: "fade.lua"))
    #expect(run.scriptArguments == ["--fps", "30"])
    #expect(try options("repl", "fade.lua").opening == .shell)
    #expect(try options("inspect", "--at", "0.2", "fade.lua").opening == .inspector)
  }

  @Test("a file with a command's name is run when it is written like a path, or after two dashes")
  func fileNamedAsCommand() throws {
    #expect(try options("./test").source == .file(path: "./test"))
    let afterDashes = try CommandLineRequest(["--", "test"], standardInputIsTerminal: true) { $0 == "test" }
    #expect(afterDashes == .run(RunOptions(source: .file(path: "test"))))
  }

  @Test("text is asked for by name")
  func answers() throws {
    #expect(try request("--help") == .help(nil))
    #expect(try request("-q", "-h", "fade.lua") == .help(nil))
    #expect(try request("--version") == .version)
    #expect(try request("--device", "list") == .deviceList)
    #expect(try request("--device=list") == .deviceList)
  }

  @Test("a first word that is neither file nor option is refused, but one written like a path is tried")
  func unknownWord() throws {
    #expect(throws: UsageError.unknownWord("rnu")) { try request("rnu") }
    #expect(try options("missing.lua").source == .file(path: "missing.lua"))
    #expect(try options("scripts/missing").source == .file(path: "scripts/missing"))
  }
}

@Suite("Usage error") struct UsageErrorTests {
  static let table: [([String], String)] = [
    (
      ["rnu"],
      "no file or command 'rnu'; did you mean 'run'?"
    ),
    (["xyzzy"], "no file or command 'xyzzy'; playhead FILE runs a script, playhead --help shows the rest"),
    (["new"], "'new' takes other words: playhead new NAME"),
    (["doctor", "who"], "'doctor' takes other words: playhead doctor"),
    (["--until", "soon"], "--until takes a number from 0 to 1000000, not 'soon'"),
    (["--until", "1e300"], "--until takes a number from 0 to 1000000, not '1e300'"),
    (["--rate", "0"], "--rate takes a number from -1000 to 1000 other than 0, not '0'"),
    (["--rate", "nan"], "--rate takes a number from -1000 to 1000 other than 0, not 'nan'"),
    (["--timeout", "0"], "--timeout takes a number from 0.001 to 1000000, not '0'"),
    (["--timeout", "inf"], "--timeout takes a number from 0.001 to 1000000, not 'inf'"),
    (["diff", "--tolerance", "-1", "a", "b"], "--tolerance takes a number from 0 to 1000000, not '-1'"),
    (["--device", "1e300x852@3"], "--device takes a device name, WIDTHxHEIGHT@SCALE or list, not '1e300x852@3'"),
    (
      ["check", "--tolerance", "3", "fade.lua"],
      "--tolerance belongs to diff and bisect, not to check; playhead diff --tolerance N A B"
    ),
    (
      ["--tolerance", "3", "fade.lua"],
      "--tolerance belongs to diff and bisect, not to run; playhead diff --tolerance N A B"
    ),
    (
      ["new", "--fps", "3", "card"],
      "--fps belongs to run, repl, inspect, export, diff, bisect, test, check and serve, not to new; "
        + "playhead --fps N FILE [ARGUMENTS]"
    ),
    (["-r", "tap", "fade.lua"], "-r belongs to test and check, not to run; playhead test -r NAME [FILE | FOLDER]..."),
    (["test", "-r", "xml"], "-r takes text, json, junit, tap, sarif, github or html, not 'xml'"),
    (["test", "--shard", "5/4"], "--shard takes a part and how many there are, as 2/4, not '5/4'"),
    (["bisect", "--git", "v1...HEAD", "a"], "--git takes two revisions of git, as v1.0..HEAD, not 'v1...HEAD'"),
    (["bisect", "--by", "looks", "a"], "--by takes check, test or diff, not 'looks'"),
    (["check", "--jobs", "0"], "--jobs takes a whole number from 1 to 256, not '0'"),
    (["--fsp", "3"], "no option '--fsp'; did you mean --fps?"),
    (["--colour=never"], "no option '--colour'; did you mean --color?"),
    (["--sandbox"], "no option '--sandbox'; playhead --help lists them"),
    (["-x"], "no option '-x'; playhead --help lists them"),
    (["--fps"], "--fps needs a value: --fps N"),
    (["--era", "17"], "--era takes 18 or 26, not '17'"),
    (["-e"], "-e needs a value: -e CODE"),
    (["--quiet=yes"], "--quiet takes no value"),
    (["--fps", "0"], "--fps takes a whole number from 1 to 1000, not '0'"),
    (["--fps", "59.94"], "--fps takes a whole number from 1 to 1000, not '59.94'"),
    (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not '-1'"),
    (["--memory", "0"], "--memory takes a whole number from 1 to 1048576, not '0'"),
    (["--color", "yes"], "--color takes auto, always or never, not 'yes'"),
    (["--device", "0x852"], "--device takes a device name, WIDTHxHEIGHT@SCALE or list, not '0x852'"),
    (["--device", "393x852@"], "--device takes a device name, WIDTHxHEIGHT@SCALE or list, not '393x852@'"),
  ]

  @Test("says what was given and what is accepted", arguments: table)
  func message(_ words: [String], _ expected: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineRequest(words, standardInputIsTerminal: true) { _ in false }
    }
    #expect(error?.message == expected)
  }
}

@Suite("Help text") struct HelpTextTests {
  @Test("fits 80 columns, that of each command too")
  func width() {
    for text in [HelpText.help] + ProgramCommand.Name.allCases.map(HelpText.help) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("a command's help lists its options and no others")
  func options() {
    let diff = HelpText.help(of: .diff)
    #expect(diff.contains("\n  --tolerance N            treat numbers this close as equal (1e-6)\n"))
    #expect(!diff.contains("--reporter") && !HelpText.help.contains("--tolerance"))
  }

  @Test("shows an example before the first option")
  func examplesFirst() throws {
    let lines = HelpText.help.split(separator: "\n")
    let example = try #require(lines.firstIndex { $0.hasPrefix("  playhead ") })
    let option = try #require(lines.firstIndex { $0.hasPrefix("  -e CODE") })
    #expect(example < option)
  }
}
