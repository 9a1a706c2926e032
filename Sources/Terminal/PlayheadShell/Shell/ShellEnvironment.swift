package import ScriptRuntime
package import TerminalCells

/// Everything outside of its session that a shell may use. The defaults reach nothing.
package struct ShellEnvironment {
  package var output: Output
  package var files = Files()
  package var terminal = Terminal()
  package var clock = Clock()
  package var interrupts = Interrupts()
  /// The copy of input and output in a file.
  package var log = SessionLog()
  /// Opens text in the person's own editor and returns the saved text; nil when there is no editor or it failed.
  package var edit: (String) -> String? = { _ in nil }
  /// The Lua for a piece of Swift, and what of it is left out; nil for text that is not Swift. Nil where no program reads
  /// Swift.
  package var readSwift: ((_ text: String, _ declarations: String) -> (lua: String, reports: String)?)?
  /// Every input of this and earlier sessions, oldest first.
  package var earlierInputs: () -> [String] = { [] }
  /// Runs the script again when one of its files has changed; nil where no file is watched.
  package var followScript: (() -> ScriptChange)?

  package init(write: @escaping (String) -> Void) { output = Output(write: write) }

  /// Keys while something plays.
  package struct KeyWatch {
    /// The next character, or nil where none comes within so many seconds.
    package var key: (_ seconds: Double) -> Character?
    /// Gives the terminal back.
    package var end: () -> Void

    package init(key: @escaping (_ seconds: Double) -> Character?, end: @escaping () -> Void) {
      self.key = key
      self.end = end
    }
  }

  package struct Output {
    /// Prints text, after everything scripts printed so far.
    package var write: (String) -> Void
    /// Shows what scripts printed so far; called before each prompt.
    package var flush: () -> Void = {}
    /// Sends what scripts print to a function from now on; nil ends that.
    package var divert: (((String) -> Void)?) -> Void = { _ in }
  }

  package struct Files {
    /// The text of a file; nil when it cannot be read.
    package var read: (_ path: String) -> String? = { _ in nil }
    /// Whether there is anything of that name.
    package var isThere: (_ path: String) -> Bool = { _ in false }
    /// Writes a text file; false when that is not possible.
    package var write: (_ text: String, _ path: String) -> Bool = { _, _ in false }
    /// Writes any other file; returns the problem when that is not possible.
    package var writeBytes: (_ bytes: [UInt8], _ path: String) -> ExportProblem? = { _, _ in
      .notWritten("nothing can be written here")
    }
    /// The script that runs before the first prompt, and again after `reset`; nil where there is none.
    package var initFile: String?
  }

  package struct Terminal {
    package var columns: () -> Int = { 80 }
    /// The terminal's height; nil where there is none.
    package var rows: () -> Int? = { nil }
    /// Shows text that is longer than the screen, a page at a time; false where it cannot or need not.
    package var page: (_ lines: [String]) -> Bool = { _ in false }
    /// Reads keys one by one while something plays; nil where nothing can be typed meanwhile.
    package var watchKeys: () -> KeyWatch? = { nil }
    package var ink = Ink.plain
    package var colorDepth = ColorDepth.none
    /// Whether its language says that it shows ASCII only.
    package var isASCII = false
    /// How pictures are shown; called with the first picture.
    package var pictures: () -> TerminalScreen = { TerminalScreen(.ascii) }
    /// The whole terminal, for `inspect`, until `leave` gives it back; nil where there is none.
    package var takeScreen: () -> (screen: any FullScreen, leave: () -> Void)? = { nil }
  }

  package struct Clock {
    /// Real time, for `play`; nil plays at once.
    package var pace: Pace?
    /// Seconds since some fixed instant, for `time` and `bench`; nil where there is no such clock.
    package var now: (() -> Double)?
    /// The default rate of `play` and the inspector: virtual seconds in a real one. Not 0.
    package var rate = 1.0
  }

  package struct Interrupts {
    /// Whether Ctrl-C was pressed since the last call.
    package var take: () -> Bool = { false }
    /// Clears a pending Ctrl-C.
    package var clear: () -> Void = {}
    /// Whether no further input is read: the time is over, or nobody receives the answers.
    package var isOver: () -> Bool = { false }
    /// Whether the terminal has printed `^C` at the start of a line when an interruption is reported.
    package var areEchoed = false
  }
}

/// The result of looking at a script whose files are watched.
package enum ScriptChange {
  /// Its files are unchanged.
  case none
  /// It ran again, in a session that replaced the former one.
  case taken
  /// It failed; the former session stays.
  case failed(String)
}

/// A copy of input and output in a file, from the moment it is started.
package final class SessionLog {
  /// Nil while no log file.
  package private(set) var path: String?
  private let append: (_ text: String, _ path: String) -> Bool

  /// - Parameter append: Adds text at the end of a file, making it; false when that is not possible.
  package init(append: @escaping (_ text: String, _ path: String) -> Bool = { _, _ in false }) {
    self.append = append
  }

  /// Copies to the file from now on; false, and nothing changed, when it cannot be written.
  func start(_ path: String) -> Bool {
    guard append("", path) else { return false }
    self.path = path
    return true
  }

  func stop() { path = nil }

  /// A full disk does not stop a session: text that cannot be written is left out.
  package func add(_ text: String) {
    if let path { _ = append(text, path) }
  }
}
