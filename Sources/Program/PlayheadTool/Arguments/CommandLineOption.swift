import FrameRendering
import PlainText
import PlayheadShell
import RecordingExport
import TransitionChecker
import ViewKit

/// One option of the command line: parsing, `--help`, the manual and completions read this table and nothing else.
package struct CommandLineOption: Sendable {
  /// The effect of an option on the request read so far.
  enum Effect: Sendable {
    /// Asks for text instead of a run.
    case answer(CommandLineRequest)
    case sets(OptionEffect<RunOptions>)

    static func flag(_ set: @escaping @Sendable (inout RunOptions) -> Void) -> Effect { .sets(.flag(set)) }

    static func value(
      placeholder: String, accepts: String, _ set: @escaping @Sendable (inout RunOptions, String) -> Bool
    ) -> Effect { .sets(.value(placeholder: placeholder, accepts: accepts, set)) }
  }

  /// Every spelling, the preferred one last: `-q`, `--quiet`.
  package let spellings: [String]
  /// The commands that use it. `run` is also the command line without a command.
  package let commands: [ProgramCommand.Name]
  /// One line of help, at most 50 columns.
  let summary: String
  /// Completions of the value.
  let completes: OfferedWords
  let effect: Effect

  private init(
    _ spellings: String..., of commands: [ProgramCommand.Name], summary: String, completes: OfferedWords = .nothing,
    effect: Effect
  ) {
    self.spellings = spellings
    self.commands = commands
    self.summary = summary
    self.completes = completes
    self.effect = effect
  }

  /// An option whose value is one of the cases of `kind`.
  private init<Case: RawRepresentable & CaseIterable & Sendable>(
    _ spelling: String, of commands: [ProgramCommand.Name], summary: String, _ placeholder: String,
    oneOf kind: Case.Type, set: @escaping @Sendable (inout RunOptions, Case) -> Void
  ) where Case.RawValue == String {
    self.init(
      spelling, of: commands, summary: summary, completes: .words(kind.allCases.map(\.rawValue)),
      effect: .sets(.oneOf(placeholder, kind, set)))
  }

  /// An option whose value is a number, written as its type reads it.
  private init<Number: LosslessStringConvertible & Comparable & Sendable>(
    _ spelling: String, of commands: [ProgramCommand.Name], summary: String, _ placeholder: String,
    accepts: String, in range: ClosedRange<Number>, except hole: Number? = nil,
    set: @escaping @Sendable (inout RunOptions, Number) -> Void
  ) {
    self.init(
      spelling, of: commands, summary: summary,
      effect: .sets(.number(placeholder, accepts: accepts, in: range, except: hole, set)))
  }

  /// An option whose value is any text that is not empty.
  private init(
    _ spelling: String, of commands: [ProgramCommand.Name], summary: String, _ placeholder: String,
    accepts: String, completes: OfferedWords = .nothing,
    text set: @escaping @Sendable (inout RunOptions, String) -> Void
  ) {
    self.init(
      spelling, of: commands, summary: summary, completes: completes,
      effect: .sets(.text(placeholder, accepts: accepts, set)))
  }

  /// An option of the files that are written.
  private init(_ option: ExportOption) {
    let completes: OfferedWords =
      switch option.offers {
      case .nothing: .nothing
      case .files: .files
      case .words(let words): .words(words)
      }
    let effect: Effect =
      switch option.effect {
      case .flag(let set): .flag { set(&$0.export) }
      case .flagOr(let word, let set): .sets(.flagOr(word: word) { set(&$0.export, $1) })
      case .value(let placeholder, let accepts, let set):
        .value(placeholder: placeholder, accepts: accepts) { set(&$0.export, $1) }
      }
    self.init(
      option.name, of: Self.shells + [.export] + (option.name == "--lane" ? [.diff] : []), summary: option.summary,
      completes: completes, effect: effect)
  }

  private typealias Names = [ProgramCommand.Name]
  /// The commands that may open the shell or the full screen.
  private static let shells: Names = [.run, .repl, .inspect]
  /// The commands that run a script.
  private static let scripts: Names = shells + [.export, .diff, .bisect]
  /// The commands that create a world.
  private static let worlds: Names = scripts + [.test, .check]
  /// Those whose scripts run in a world that is described.
  private static let described: Names = worlds + [.serve]

  package static let all: [CommandLineOption] = first + ExportOption.all.map(CommandLineOption.init) + others

  private static let first: [CommandLineOption] = [
    CommandLineOption(
      "-e", of: shells, summary: "run CODE instead of a file",
      effect: .value(placeholder: "CODE", accepts: "script text") { options, word in
        if case .code(let earlier) = options.source {
          options.source = .code(earlier + "\n" + word)
        } else {
          options.source = .code(word)
        }
        return true
      }),
    CommandLineOption(
      "-l", of: scripts, summary: "require MODULE before the script", "MODULE", accepts: "a module's name"
    ) { $0.modules.append($1) },
    CommandLineOption(
      "-i", of: [.run], summary: "open the shell after the script", effect: .flag { $0.opening = .shell }),
    CommandLineOption(
      "-o", of: shells + [.export, .bisect, .import, .check, .fit],
      summary: "write FILE afterwards, in the format of its ending",
      "FILE",
      accepts: "a file's name", completes: .files
    ) { $0.outputs.append($1) },
  ]

  private static let others: [CommandLineOption] = [
    CommandLineOption(
      "--device", of: described, summary: "screen: \"iPhone 15\", 393x852@3; list prints names", completes: .devices,
      effect: .value(placeholder: "NAME", accepts: "a device name, WIDTHxHEIGHT@SCALE or list") { options, word in
        options.device = RunOptions.Device(word)
        return options.device != nil
      }),
    CommandLineOption(
      "--era", of: described, summary: "behave as iOS 18 or 26 (playhead.toml, or 18)", "N", oneOf: SystemEra.self
    ) { $0.era = $1 },
    CommandLineOption(
      "--reduce-motion", of: described, summary: "begin with Reduce Motion on, as in Settings",
      effect: .flag { $0.reducesMotion = true }),
    CommandLineOption(
      "--fps", of: described, summary: "frames per second, 1 to 1000 (60)", "N",
      accepts: "a whole number from 1 to 1000", in: 1...1000
    ) { $0.framesPerSecond = $1 },
    CommandLineOption(
      "--seed", of: described, summary: "seed of random numbers (0)", "N",
      accepts: "a whole number from 0 to 18446744073709551615", in: 0...UInt64.max
    ) { $0.seed = $1 },
    CommandLineOption(
      "--until", of: scripts, summary: "run to SECONDS instead of until everything rests", "SECONDS",
      accepts: "a number from 0 to 1000000", in: 0...1e6
    ) { $0.until = $1 },
    CommandLineOption(
      "--rate", of: shells, summary: "speed of play; negative plays backwards (1)", "R",
      accepts: "a number from -1000 to 1000 other than 0", in: -1000...1000, except: 0
    ) { $0.rate = $1 },
    CommandLineOption(
      "--port", of: [.serve], summary: "the port of the page; 0 is any (the one it had)", "N",
      accepts: "a whole number from 0 to 65535", in: 0...65_535
    ) { $0.serving.port = $1 },
    CommandLineOption(
      "--listen", of: [.serve], summary: "the address to listen on (127.0.0.1)", "ADDRESS", accepts: "an address"
    ) { $0.serving.address = $1 },
    CommandLineOption(
      "--open", of: [.serve], summary: "show the page in a browser", effect: .flag { $0.serving.opensBrowser = true }),
    CommandLineOption(
      "--trusted", of: described, summary: "let scripts use all of Lua: files, programs",
      effect: .flag { $0.isTrusted = true }),
    CommandLineOption(
      "--timeout", of: worlds, summary: "stop after SECONDS of real time", "SECONDS",
      accepts: "a number from 0.001 to 1000000", in: 0.001...1e6
    ) { $0.timeout = $1 },
    CommandLineOption(
      "--watch", of: [.run, .inspect, .test], summary: "run again whenever a file of the script changes",
      effect: .flag { $0.watches = true }),
    CommandLineOption(
      "-r", "--reporter", of: [.test, .check], summary: "report: text, json, junit, tap, sarif, github, html",
      completes: .words(RunOptions.Reporter.allCases.map(\.rawValue)),
      effect: .value(
        placeholder: "NAME", accepts: RunOptions.Reporter.allCases.map(\.rawValue).alternatives
      ) { options, word in
        guard let reporter = RunOptions.Reporter(typed: word) else { return false }
        options.reporter = reporter
        return true
      }),
    CommandLineOption(
      "--report", of: [.check], summary: "a table instead: what moves with Reduce Motion on", "TABLE",
      oneOf: RunOptions.Table.self
    ) { $0.table = $1 },
    CommandLineOption(
      "--filter", of: [.test, .bisect], summary: "only tests whose name matches a Lua pattern", "PATTERN",
      accepts: "a pattern"
    ) { $0.tests.pattern = $1 },
    CommandLineOption(
      "--tags", of: [.test], summary: "only tests with one of these tags: a,b", "TAGS", accepts: "words"
    ) { $0.tests.tags = ($0.tests.tags ?? []).union(Self.words($1)) },
    CommandLineOption(
      "--exclude-tags", of: [.test], summary: "no test with one of these tags: a,b", "TAGS", accepts: "words"
    ) { $0.tests.excludedTags.formUnion(Self.words($1)) },
    CommandLineOption(
      "--shuffle", of: [.test], summary: "run tests in the order that SEED gives", "SEED",
      accepts: "a whole number from 0 to 18446744073709551615", in: 0...UInt64.max
    ) { $0.tests.shuffle = $1 },
    CommandLineOption(
      "--fail-fast", of: [.test], summary: "stop at the first test that fails",
      effect: .flag { $0.tests.failsFast = true }),
    CommandLineOption(
      "--jobs", of: [.test, .check], summary: "run in N processes at once (processors)", "N",
      accepts: "a whole number from 1 to 256", in: 1...256
    ) { $0.jobs = $1 },
    CommandLineOption(
      "--shard", of: [.test, .check], summary: "only part I of N parts; -r json writes it",
      effect: .value(placeholder: "I/N", accepts: "a part and how many there are, as 2/4") { options, word in
        options.shard = Shard(word)
        return options.shard != nil
      }),
    CommandLineOption(
      "--merge", of: [.test, .check], summary: "join the files of all parts into one report",
      effect: .flag { $0.mergesParts = true }),
    CommandLineOption(
      "--test-timeout", of: [.test], summary: "seconds a test, or loading a file, may take (60)", "SECONDS",
      accepts: "a number from 0.001 to 1000000", in: 0.001...1e6
    ) { $0.testTimeout = $1 },
    CommandLineOption(
      "--update", of: [.test], summary: "overwrite snapshots with the new results",
      effect: .flag { $0.snapshots = .update }),
    CommandLineOption(
      "--ci", of: [.test], summary: "write no snapshots", effect: .flag { $0.snapshots = .never }),
    CommandLineOption(
      "--with", of: [.import], summary: "know what the files of FOLDER declare", "FOLDER", accepts: "a folder",
      completes: .files
    ) { $0.importing.folders.append($1) },
    CommandLineOption(
      "--harness", of: [.import], summary: "add lines that present, push or drag it",
      effect: .flag { $0.importing.hasHarness = true }),
    CommandLineOption(
      "--map", of: [.import], summary: "name lines of Swift in errors of the script",
      effect: .flag { $0.importing.hasMap = true }),
    CommandLineOption(
      "--reach", of: [.import], summary: "take along what the files reach in their program",
      effect: .flag { $0.importing.isWhole = true }),
    CommandLineOption(
      "--set-up", of: scripts + [.check, .serve, .new], summary: "FILE shows the screens of Swift; new writes one",
      "FILE",
      accepts: "a file of Swift or Lua", completes: .files
    ) { $0.setUp = $1 },
    CommandLineOption(
      "--list", of: [.check], summary: "list all rules and scenarios", effect: .flag { $0.listsRules = true }),
    CommandLineOption(
      "--rule", of: [.run, .check, .bisect], summary: "only this rule; may be repeated",
      completes: .words(Rule.ID.allCases.map(\.rawValue)),
      effect: .value(placeholder: "ID", accepts: "a rule that check --list shows") { options, word in
        guard let rule = Rule.ID(named: word) else { return false }
        options.selection.rules = (options.selection.rules ?? []).union([rule])
        return true
      }),
    CommandLineOption(
      "--scenario", of: [.check], summary: "only this scenario, M3 or M3@25%; may be repeated",
      completes: .words(Scenario.Row.allCases.map(\.id)),
      effect: .value(placeholder: "ID", accepts: "a scenario that check --list shows, or one of them") {
        options, word in
        guard Scenario.isID(word) else { return false }
        options.selection.scenarios = (options.selection.scenarios ?? []).union([word])
        return true
      }),
    CommandLineOption(
      "--scenario-timeout", of: [.check], summary: "limit of a scenario (10), a sixth of a script's", "SECONDS",
      accepts: "a number from 0.001 to 1000000", in: 0.001...1e6
    ) { $0.scenarioTimeout = $1 },
    CommandLineOption(
      "--fuzz", of: [.check], summary: "try N random gestures, and shrink what breaks", "N",
      accepts: "a whole number from 1 to 1000000000", in: 1...1_000_000_000
    ) { $0.gestures = $1 },
    CommandLineOption(
      "--replay", of: [.run], summary: "perform a finding's scenario: M3@25%, 2:M3@25%",
      effect: .value(placeholder: "ID", accepts: "a finding's replay: M3@25%, or 2:M3@25% for the second transition") {
        options, word in
        options.replay = Replay(word)
        return options.replay != nil
      }),
    CommandLineOption(
      "--strict", of: [.run, .check, .bisect, .import, .export], summary: "fail for breaks, for warnings, for losses",
      effect: .flag { $0.isStrict = true }),
    CommandLineOption(
      "--partial", of: [.check], summary: "succeed although not all was judged",
      effect: .flag { $0.isPartial = true }),
    CommandLineOption(
      "--tolerance", of: [.diff, .bisect], summary: "treat numbers this close as equal (1e-6)", "N",
      accepts: "a number from 0 to 1000000", in: 0...1e6
    ) { $0.tolerance = $1 },
    CommandLineOption(
      "--git", of: [.bisect], summary: "find the first bad commit after GOOD, up to BAD",
      effect: .value(placeholder: "GOOD..BAD", accepts: "two revisions of git, as v1.0..HEAD") { options, word in
        options.bisection.range = RunOptions.Bisection.Range(word)
        return options.bisection.range != nil
      }),
    CommandLineOption(
      "--by", of: [.bisect], summary: "what makes a commit bad: check, test or diff", "KIND",
      oneOf: RunOptions.Bisection.Question.self
    ) { $0.bisection.question = $1 },
    CommandLineOption(
      "--box", of: [.fit, .diff], summary: "the part of a film to follow: X,Y,WIDTH,HEIGHT",
      effect: .value(
        placeholder: "BOX", accepts: "four whole numbers of pixels, X,Y,WIDTH,HEIGHT, at least 4 wide and high"
      ) {
        options, word in
        options.box = FilmBox(word)
        return options.box != nil
      }),
    CommandLineOption(
      "--memory", of: described, summary: "memory limit of a script, in MiB (256)", "MIB",
      accepts: "a whole number from 1 to 1048576", in: 1...1_048_576
    ) { $0.memoryLimitInMebibytes = $1 },
    CommandLineOption(
      "--color", of: ProgramCommand.Name.allCases, summary: "colours: auto, always or never", "WHEN",
      oneOf: RunOptions.Color.self
    ) { $0.color = $1 },
    CommandLineOption(
      "--json", of: [.run, .repl, .check, .import], summary: "reply in lines of JSON: to inputs, or of findings",
      effect: .flag { $0.answersInJSON = true }),
    CommandLineOption(
      "--graphics", of: shells, summary: "pictures: kitty, sixel, blocks, ascii or none", "KIND",
      oneOf: TerminalScreen.Graphics.self
    ) { $0.graphics = $1 },
    CommandLineOption(
      "--theme", of: shells, summary: "ground of the full screen: auto, dark or light", "KIND",
      oneOf: RunOptions.Theme.self
    ) { $0.theme = $1 },
    CommandLineOption(
      "--font", of: worlds, summary: "letters of pictures: a font or its file",
      effect: .value(placeholder: "FONT", accepts: "an installed font's name or a font's file") {
        guard let typeface = Typeface(named: $1) else { return false }
        $0.typeface = typeface
        return true
      }),
    CommandLineOption(
      "--no-init", of: shells, summary: "do not run init.lua first", effect: .flag { $0.runsInitFile = false }),
    CommandLineOption(
      "-q", "--quiet", of: scripts + [.check], summary: "print no greeting and no summary",
      effect: .flag { $0.isQuiet = true }),
    CommandLineOption(
      "-v", "--verbose", of: scripts + [.check, .test], summary: "report what was run, and to which time",
      effect: .flag { $0.isVerbose = true }),
    CommandLineOption(
      "--version", of: ProgramCommand.Name.allCases, summary: "print the version", effect: .answer(.version)),
    CommandLineOption(
      "-h", "--help", of: ProgramCommand.Name.allCases, summary: "print this text", effect: .answer(.help(nil))),
  ]

  /// The words of a list, `slow,ci`; a leading `#` is left out.
  @Sendable private static func words(_ list: String) -> [String] {
    list.split(separator: ",").map { String($0.hasPrefix("#") ? $0.dropFirst() : $0) }
  }

  /// The options of one command, in the order of the table.
  static func all(of command: ProgramCommand.Name) -> [CommandLineOption] {
    all.filter { $0.commands.contains(command) }
  }

  /// The option spelt `word`; nil when there is none.
  static func named(_ word: some StringProtocol) -> CommandLineOption? {
    all.first { option in option.spellings.contains { $0 == word } }
  }

  /// `-r, --reporter NAME`
  var usage: String { ([spellings.joined(separator: ", ")] + placeholder).joined(separator: " ") }

  /// `--tolerance N`, as it is typed.
  func typed(_ spelling: String) -> String { ([spelling] + placeholder).joined(separator: " ") }

  /// The value that it takes, and what that may be; nil for an option that stands alone.
  var value: (placeholder: String, accepts: String)? {
    if case .sets(.value(let placeholder, let accepts, _)) = effect { (placeholder, accepts) } else { nil }
  }

  private var placeholder: [String] { value.map { [$0.placeholder] } ?? [] }
}
