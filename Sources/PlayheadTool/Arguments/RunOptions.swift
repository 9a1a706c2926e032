/// What one run of the program was asked to do: the command line, read and checked.
public struct RunOptions: Sendable, Equatable {
  /// Where the script comes from.
  public enum Source: Sendable, Equatable {
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
  public enum Device: Sendable, Equatable {
    /// A name from the device table, as typed.
    case named(String)
    /// A size in points and a scale in pixels per point, each greater than 0: `393x852@3`.
    case screen(width: Double, height: Double, scale: Double)
  }

  /// When output is coloured.
  public enum Color: String, Sendable, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`; elsewhere where `FORCE_COLOR` is set.
    case auto
    case always
    case never
  }

  /// What may open after a script.
  public enum Opening: Sendable {
    case nothing, shell
    /// The full screen.
    case inspector
  }

  /// How the results of tests are written.
  public enum Reporter: String, Sendable, CaseIterable {
    /// For people.
    case spec
    /// The Test Anything Protocol, version 13.
    case tap
    /// JUnit's XML, with file and line.
    case junit
  }

  /// What a test does about text that it compares with what is kept.
  public enum Snapshots: Sendable {
    /// Writes down what is not kept yet, once, and lets the test fail for it.
    case record
    /// Writes down what differs, and what is not kept yet.
    case update
    /// Writes nothing: on a machine whose files nobody will see.
    case never
  }

  /// What a file is written as.
  public enum Format: String, Sendable, CaseIterable {
    case png, svg, apng
    /// A trace.
    case jsonl
  }

  /// Where the script comes from.
  public var source: Source
  /// The words after the script, for its `arg` table and `...`.
  public var scriptArguments: [String] = []
  /// What opens once the script has ended, with what it left behind.
  public var opening = Opening.nothing
  /// The screen; nil for the shell's own default.
  public var device: Device?
  /// Frames per second of virtual time, 1 through 1000.
  public var framesPerSecond = 60
  /// Where the script's random numbers start. The same seed gives the same run, to the bit.
  public var seed: UInt64 = 0
  /// The most memory the script may hold, in mebibytes, 1 or more.
  public var memoryLimitInMebibytes = 256
  /// When output is coloured.
  public var color = Color.auto
  /// Whether `init.lua` in the configuration folder runs before the first prompt.
  public var runsInitFile = true
  /// Whether the shell answers programs, not people: one line of JSON for each input.
  public var answersInJSON = false
  /// What pictures in the shell are shown with; nil is what the terminal can do.
  public var graphics: TerminalScreen.Graphics?
  /// The files that are written once the script has ended: pictures and traces. `-` is standard output.
  public var outputs: [String] = []
  /// What all of them are written as; nil is what the ending of each name says.
  public var format: Format?
  /// When a picture is of, and where the playhead goes, in any form that `timeline:seek` takes; nil is the end.
  public var time: String?
  /// Virtual seconds in a real one where time is played; below 0 it goes backwards. Never 0.
  public var rate = 1.0
  /// How far numbers may be apart and still count as the same, 0 or more.
  public var tolerance = 1e-6
  /// What is required before the script, in order.
  public var modules: [String] = []
  /// Where in virtual time the run ends, in seconds; nil: when nothing finite is pending.
  public var until: Double?
  /// Real seconds after which the run is given up; nil: never.
  public var timeout: Double?
  /// Whether scripts have all of Lua's libraries, and files wherever they are.
  public var isTrusted = false
  /// Whether the script runs again when one of its files changes.
  public var watches = false
  /// How tests are reported.
  public var reporter = Reporter.spec
  /// What tests do about snapshots.
  public var snapshots = Snapshots.record
  /// Whether it is said what was run.
  public var isVerbose = false
  /// Whether the two lines that greet are left out.
  public var isQuiet = false

  public init(source: Source) {
    self.source = source
  }
}
