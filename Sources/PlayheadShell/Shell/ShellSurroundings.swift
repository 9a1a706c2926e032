package import ScriptAPI
package import TerminalCells

/// What a shell may use of the outside.
package struct ShellSurroundings {
  /// Prints text, after everything scripts printed so far.
  package var write: (String) -> Void
  /// Shows what scripts printed so far; before each prompt.
  package var flush: () -> Void = {}
  /// Writes a file; false when that is not possible.
  package var writeFile: (_ text: String, _ path: String) -> Bool = { _, _ in false }
  /// The text of a file as a path names it; nil when it cannot be read.
  package var readFile: (String) -> String? = { _ in nil }
  /// Lets the person write in a program of their choice: the text to begin with, and what became of it; nil when there
  /// is no such program or it failed.
  package var edit: (String) -> String? = { _ in nil }
  /// Every input of this and earlier sessions, oldest first.
  package var earlierInputs: () -> [String] = { [] }
  /// The file that runs before the first prompt, and again when the world begins anew.
  package var initFile: String?
  /// Where a copy of what is typed and shown goes.
  package var log = SessionLog()
  /// Real time, for `play`; nil plays at once.
  package var pace: Pace?
  /// Seconds since some fixed instant, for `time` and `bench`; nil where there is no such clock.
  package var now: (() -> Double)?
  /// How fast `play` and the inspector go unless they are told otherwise: virtual seconds in a real one. Not 0.
  package var rate = 1.0
  /// Columns of the terminal.
  package var columns: () -> Int = { 80 }
  package var ink = Ink.plain
  /// The whole terminal, for `inspect`, until `leave` gives it back; nil where there is none.
  package var takeScreen: () -> (screen: any FullScreen, leave: () -> Void)? = { nil }
  /// The colours the terminal can show.
  package var colorDepth = ColorDepth.none
  /// What scripts print goes to a function from now on; for nil, where it went before.
  package var divert: (((String) -> Void)?) -> Void = { _ in }
  /// Runs the script anew when one of its files has changed; nil where nobody asked for it.
  package var followScript: (() -> ScriptChange)?
  /// Whether the terminal has put `^C` at the start of a line by the time an interruption is told.
  package var echoesInterrupts = false
  /// Forgets a Ctrl-C that has been dealt with.
  package var settleInterrupt: () -> Void = {}
  /// Whether somebody pressed Ctrl-C since it was last asked.
  package var takeInterrupt: () -> Bool = { false }

  /// Writes a file that is no text; says what is wrong when it does not.
  package var writeBytes: (_ bytes: [UInt8], _ path: String) -> ExportProblem? = { _, _ in
    .notWritten("nothing can be written here")
  }
  /// How pictures are shown; asked for with the first.
  package var screen: () -> TerminalScreen = { TerminalScreen(.ascii) }

  package init(write: @escaping (String) -> Void) { self.write = write }
}

/// What became of a script whose files are watched.
package enum ScriptChange {
  /// Nothing: its files are as they were.
  case none
  /// It was run anew, in a session that has taken the place of the former one.
  case taken
  /// What it is now does not run; the former session stays.
  case failed(String)
}

/// A copy of a session in a file: what was typed, shown and printed, from the moment it is turned on.
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

  /// A disk that is full is no reason to stop a session: what does not go through is left out.
  package func add(_ text: String) {
    if let path { _ = append(text, path) }
  }
}
