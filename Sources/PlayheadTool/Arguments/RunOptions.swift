package import PlayheadShell

/// What one run of the program was asked to do: the command line, read and checked.
package struct RunOptions: Sendable, Equatable {
  /// Where the script comes from.
  package enum Source: Sendable, Equatable {
    /// Nowhere: lines are read one by one and answered.
    case shell
    /// A file. The path is as typed, relative to the folder the program was started in.
    case file(path: String)
    /// The text after `-e`; several are joined by newlines.
    case code(String)
    /// The whole of standard input, as one script.
    case standardInput
  }

  /// The screen that the window fills.
  package enum Device: Sendable, Equatable {
    /// A name from the device table, as typed.
    case named(String)
    /// A size in points and a scale in pixels per point, each greater than 0: `393x852@3`.
    case screen(width: Double, height: Double, scale: Double)
  }

  /// When output is coloured.
  package enum Color: String, Sendable, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`; elsewhere where `FORCE_COLOR` is set.
    case auto
    case always
    case never
  }

  /// What may open after a script.
  package enum Opening: Sendable {
    case nothing, shell
    /// The full screen.
    case inspector
  }

  /// How the results of tests are written.
  package enum Reporter: String, Sendable, CaseIterable {
    /// For people.
    case spec
    /// The Test Anything Protocol, version 13.
    case tap
    /// JUnit's XML, with file and line.
    case junit
  }

  /// What a test does about text that it compares with what is kept.
  package enum Snapshots: Sendable {
    /// Writes down what is not kept yet, once, and lets the test fail for it.
    case record
    /// Writes down what differs, and what is not kept yet.
    case update
    /// Writes nothing: on a machine whose files nobody will see.
    case never
  }

  /// What a file is written as.
  package enum Format: String, Sendable, CaseIterable {
    case png, svg, apng
    /// A trace.
    case jsonl
  }

  /// Where the script comes from.
  package var source: Source
  /// The words after the script, for its `arg` table and `...`.
  package var scriptArguments: [String] = []
  /// What opens once the script has ended, with what it left behind.
  package var opening = Opening.nothing
  /// The screen; nil for the shell's own default.
  package var device: Device?
  /// Frames per second of virtual time, 1 through 1000.
  package var framesPerSecond = 60
  /// Where the script's random numbers start. The same seed gives the same run, to the bit.
  package var seed: UInt64 = 0
  /// The most memory the script may hold, in mebibytes, 1 or more.
  package var memoryLimitInMebibytes = 256
  /// When output is coloured.
  package var color = Color.auto
  /// Whether `init.lua` in the configuration folder runs before the first prompt.
  package var runsInitFile = true
  /// Whether the shell answers programs, not people: one line of JSON for each input.
  package var answersInJSON = false
  /// What pictures in the shell are shown with; nil is what the terminal can do.
  package var graphics: TerminalScreen.Graphics?
  /// The files that are written once the script has ended: pictures and traces. `-` is standard output.
  package var outputs: [String] = []
  /// What all of them are written as; nil is what the ending of each name says.
  package var format: Format?
  /// When a picture is of, and where the playhead goes, in any form that `timeline:seek` takes; nil is the end.
  package var time: String?
  /// Virtual seconds in a real one where time is played; below 0 it goes backwards. Never 0.
  package var rate = 1.0
  /// How far numbers may be apart and still count as the same, 0 or more.
  package var tolerance = 1e-6
  /// What is required before the script, in order.
  package var modules: [String] = []
  /// Where in virtual time the run ends, in seconds; nil: when nothing finite is pending.
  package var until: Double?
  /// Real seconds after which the run is given up; nil: never.
  package var timeout: Double?
  /// Whether scripts have all of Lua's libraries, and files wherever they are.
  package var isTrusted = false
  /// Whether the script runs again when one of its files changes.
  package var watches = false
  /// How tests are reported.
  package var reporter = Reporter.spec
  /// What tests do about snapshots.
  package var snapshots = Snapshots.record
  /// Whether it is said what was run.
  package var isVerbose = false
  /// Whether the two lines that greet are left out.
  package var isQuiet = false

  package init(source: Source) {
    self.source = source
  }
}

extension RunOptions {
  /// One of playhead's own options among the arguments of a script that does not read them: it was typed too late. Nil
  /// where the script may read it.
  func lateOption(for script: String) -> String? {
    guard !scriptArguments.isEmpty, !script.contains("..."),
      !script.split(whereSeparator: { !$0.isLetter && $0 != "_" }).contains("arg")
    else { return nil }
    let known = Set(CommandLineOption.all.flatMap(\.spellings))
    return scriptArguments.first { argument in known.contains(String(argument.prefix { $0 != "=" })) }
  }
}

extension RunOptions.Color {
  /// Whether output is coloured: the command line decides, then the environment, then whether the terminal is dumb.
  /// `NO_COLOR` and `FORCE_COLOR` count when they are not empty, and the former wins.
  package func isWanted(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    return switch self {
    case .always: true
    case .never: false
    case .auto where isSet("NO_COLOR"): false
    case .auto where isSet("FORCE_COLOR"): environment("FORCE_COLOR") != "0"
    case .auto: isTerminal && environment("TERM") != "dumb"
    }
  }
}
