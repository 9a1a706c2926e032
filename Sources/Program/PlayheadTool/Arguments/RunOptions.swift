package import FrameRendering
import Limits
import PlainText
package import PlayheadShell
package import RecordingExport
package import TransitionChecker
package import ViewKit

/// The options of one run: the command line, read and checked.
package struct RunOptions: Sendable, Equatable {
  /// Where the script comes from.
  package enum Source: Sendable, Equatable {
    /// No script: the shell reads inputs.
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

  /// The ground that the full screen's colours are for.
  package enum Theme: String, Sendable, CaseIterable {
    /// As the terminal says; dark where it does not.
    case auto
    case dark, light
  }

  /// The interface that opens after a script.
  package enum Opening: Sendable {
    case nothing, shell
    /// The full screen.
    case inspector
  }

  /// The format of the reports of tests and checks.
  package enum Reporter: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// An object of JSON for each result, a line each.
    case json
    /// JUnit's XML.
    case junit
    /// The Test Anything Protocol, version 13.
    case tap
    /// The Static Analysis Results Interchange Format, version 2.1.0.
    case sarif
    /// Commands for GitHub's actions, which show them in a pull request.
    case github
    /// A page with pictures, of checks alone.
    case html

    /// Those that tests are reported by.
    static let ofTests = allCases.filter { $0 != .html }

    /// The name, or `spec`, as busted calls the one for people.
    init?(typed word: String) {
      self.init(rawValue: word == "spec" ? Reporter.text.rawValue : word)
    }
  }

  /// A report of what a check has seen, in place of what it finds.
  package enum Table: String, Sendable, CaseIterable {
    /// The motion that is left with Reduce Motion on, for the label of the App Store.
    case reducedMotion = "reduced-motion"
  }

  /// The options of `playhead import`.
  package struct Importing: Sendable, Equatable {
    /// The folders whose declarations are known.
    package var folders: [String] = []
    /// Whether lines follow that put what is declared on the screen.
    package var hasHarness = false
    /// Whether the script tells the line of Swift of each of its lines.
    package var hasMap = false
    /// Whether what the files reach in the program that they belong to is translated with them.
    package var isWhole = false
  }

  /// The options of `playhead bisect`.
  package struct Bisection: Sendable, Equatable {
    /// The question that each commit is asked.
    package enum Question: String, Sendable, CaseIterable {
      /// Does a check find a mistake that it does not find in the good commit?
      case check
      /// Does a test fail that does not fail there?
      case test
      /// Does the run differ from the one there?
      case diff
    }

    /// Two revisions, as git takes them.
    package struct Range: Sendable, Equatable {
      let good: String
      let bad: String

      /// `GOOD..BAD`, and `GOOD..` for the commit that is checked out; nil for other words.
      init?(_ word: String) {
        guard let dots = word.firstRange(of: ".."), word[dots.upperBound...].first != ".",
          dots.lowerBound > word.startIndex
        else { return nil }
        good = String(word[..<dots.lowerBound])
        bad = dots.upperBound == word.endIndex ? "HEAD" : String(word[dots.upperBound...])
        if good.hasPrefix("-") || bad.hasPrefix("-") { return nil }
      }
    }

    /// Nil where two runs are compared.
    package var range: Range?
    /// Nil for the tests of a file of tests, and a check of any other.
    package var question: Question?
  }

  /// The options of `playhead serve`.
  package struct Serving: Sendable, Equatable {
    /// Nil for the one that it had, or any.
    package var port: Int?
    package var address = "127.0.0.1"
    package var opensBrowser = false
  }

  /// The handling of snapshots that are missing or differ.
  package enum Snapshots: Sendable {
    /// Writes missing snapshots, and fails the test once.
    case record
    /// Writes missing and differing snapshots.
    case update
    /// Writes no snapshots: for machines that discard their files.
    case never
  }

  /// Where the script comes from.
  package var source: Source
  /// The words after the script, for its `arg` table and `...`.
  package var scriptArguments: [String] = []
  /// The interface that opens after the script, with its views and variables.
  package var opening = Opening.nothing
  /// The screen; nil for the shell's own default.
  package var device: Device?
  /// The system whose behaviour scripts have; nil for the project's, or that of iOS 18.
  package var era: SystemEra?
  /// True for a run that begins with Reduce Motion on.
  package var reducesMotion = false
  /// Frames per second of virtual time, 1 through 1000.
  package var framesPerSecond = 60
  /// The seed of the script's random numbers. The same seed gives the same run, bit for bit.
  package var seed: UInt64 = 0
  /// The most memory the script may hold, in mebibytes, 1 or more.
  package var memoryLimitInMebibytes = Limit.memory.most >> 20
  /// When output is coloured.
  package var color = Color.auto
  /// Whether `init.lua` in the configuration folder runs before the first prompt.
  package var runsInitFile = true
  /// Whether the shell replies to each input with one line of JSON.
  package var answersInJSON = false
  /// The way pictures are shown in the shell; nil for the best the terminal can do.
  package var graphics: TerminalScreen.Graphics?
  /// The ground that the full screen's colours are for.
  package var theme = Theme.auto
  /// The typeface of pictures.
  package var typeface = Typeface.embedded
  /// The pictures and traces to write after the script has ended. `-` is standard output.
  package var outputs: [String] = []
  /// The options of all of them; their time is that of the playhead, too.
  package var export = ExportOptions()
  /// Virtual seconds in a real one where time is played; below 0 it goes backwards. Never 0.
  package var rate = 1.0
  /// Numbers this close are equal; 0 or more. Nil for a millionth, and for a pixel of a film.
  package var tolerance: Double?
  /// The part of a film that is followed; nil: none.
  var box: FilmBox?
  /// The modules required before the script, in order.
  package var modules: [String] = []
  /// The virtual time at which the run ends, in seconds; nil: when nothing finite is pending.
  package var until: Double?
  /// Real seconds after which the run is stopped; nil: never.
  package var timeout: Double?
  /// Whether scripts have all of Lua's libraries, and files wherever they are.
  package var isTrusted = false
  /// Whether nothing is written, and nothing read outside of the folder that the program was started in.
  package var isReadOnly = false
  /// Whether the script runs again when one of its files changes.
  package var watches = false
  /// How tests and checks are reported.
  package var reporter = Reporter.text
  /// Nil for a check that reports what it finds.
  package var table: Table?
  /// Which tests are run, and in which order.
  package var tests = TestSelection()
  /// Seconds of real time that a test may take.
  package var testTimeout = 60.0
  /// Seconds of real time that a transition may take in a scenario.
  package var scenarioTimeout = 10.0
  /// Seconds of real time that a script may take in a check, without those of its scenarios.
  var scriptTimeout: Double { 6 * scenarioTimeout }
  /// How many processes work at once; nil: one for each processor.
  package var jobs: Int?
  /// Which part of a check or of tests is run; nil: all of it.
  package var shard: Shard?
  /// Whether the files named are parts, whose results are joined.
  package var mergesParts = false
  /// The handling of snapshots.
  package var snapshots = Snapshots.record
  /// The rules and scenarios a check is narrowed to.
  package var selection = TrialRunner.Selection()
  /// A transition that goes another way than the script's, and ends the run; nil: none does.
  package var replay: Replay?
  /// How many random gestures a check tries in place of its scenarios; nil: none.
  package var gestures: Int?
  /// Whether rules and scenarios are listed in place of a check.
  package var listsRules = false
  /// Whether warnings fail a check as errors do.
  package var isStrict = false
  /// Whether a check succeeds that gives no verdict on a part of what it was given.
  package var isPartial = false
  /// The file that shows the screens of a program of Swift; nil for what playhead or the settings show. Of `playhead new`,
  /// the file of Swift that one is written for.
  package var setUp: String?
  /// How Swift is imported.
  package var importing = Importing()
  /// How commits are searched.
  package var bisection = Bisection()
  /// How a run is served to browsers.
  package var serving = Serving()
  /// Whether the run is reported.
  package var isVerbose = false
  /// Whether the greeting is left out.
  package var isQuiet = false

  package init(source: Source) {
    self.source = source
  }
}

extension RunOptions {
  /// One of playhead's own options after a script that does not read its arguments, where it has no effect. Nil where
  /// the script may read it.
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
