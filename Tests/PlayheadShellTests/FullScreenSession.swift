import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// The full screen over a script's run, with keys and a clock of its own.
final class FullScreenSession {
  let current: BranchingSession
  /// The screen before each input, and after the last.
  private(set) var screens: [[String]] = []
  /// The width of each of the screens.
  private(set) var columns: [Int] = []
  /// The output beside the screen.
  private(set) var overrun = ""
  /// How the cells of the last screen look.
  private(set) var styles: [[String]] = []
  /// The sequences of the picture protocols that were written.
  private(set) var graphics: [String] = []
  /// The texts that were given to the clipboard.
  private(set) var copied: [String] = []
  /// The output of the script.
  private(set) var printed = ""
  /// The files that are there, those that were written included.
  private(set) var files: [String: String]

  var session: ScriptSession { current.session }
  var last: [String] { screens.last ?? [] }

  /// - Parameters:
  ///   - tick: Real seconds before each input but the first.
  ///   - sizes: The sizes that the terminal has from an input on, by the input's number.
  init(
    _ script: String, _ inputs: [ScreenInput], columns: Int = 80, rows: Int = 24, tick: Double = 0,
    depth: ColorDepth = .none, resizing sizes: [Int: (columns: Int, rows: Int)] = [:],
    files: [String: String] = [:], initFile: String? = nil, _ opening: InspectorOpening = .atPlayhead
  ) throws {
    self.files = files
    let printed = Printed()
    var options = SessionOptions()
    options.write = { printed.take(String(decoding: $0, as: UTF8.self)) }
    current = BranchingSession(try ScriptSession(options))
    defer { self.printed = printed.text }
    if let error = current.runScript(script, name: "scene.lua") { throw error }
    let screen = MemoryScreen(columns: columns, rows: rows, inputs)
    var time = 100.0
    screen.onInput = { [unowned self] number in
      screens.append(screen.lines)
      self.columns.append(screen.size.columns)
      if let size = sizes[number] { screen.resize(columns: size.columns, rows: size.rows) }
      styles = screen.styles
      if number > 0 { time += tick }
    }
    defer { screen.onInput = { _ in } }
    // Nothing but the screen may write while it is open.
    printed.around = ""
    defer { #expect(printed.around.isEmpty) }
    var environment = ShellEnvironment { printed.around += $0 }
    environment.output.divert = { printed.listener = $0 }
    environment.clock.pace = Pace(now: { time }, wait: { _ in })
    environment.terminal.takeScreen = { (screen, {}) }
    environment.terminal.colorDepth = depth
    environment.terminal.ink = .colored
    environment.files.isThere = { [unowned self] in self.files[$0] != nil }
    environment.files.write = { [unowned self] text, path in
      self.files[path] = text
      return true
    }
    environment.files.read = { _ in initFile }
    environment.files.initFile = initFile.map { _ in "init.lua" }
    let shell = Shell(current, ScriptedEditor([]), environment)
    shell.runInitFile()
    printed.around = ""
    try shell.inspect(opening)
    overrun = screen.overrun
    (graphics, copied) = (screen.graphics, screen.copied)
  }

  private final class Printed {
    var text = ""
    var listener: ((String) -> Void)?
    /// The output that nothing took.
    var around = ""

    func take(_ words: String) {
      text += words
      if let listener { listener(words) } else { around += words }
    }
  }

  /// Keys as characters: `\n` for Enter, `\u{1B}` for Escape, arrows as themselves.
  convenience init(_ script: String, typing text: String, columns: Int = 80, rows: Int = 24) throws {
    try self.init(script, text.map { .keys([Self.key($0)]) }, columns: columns, rows: rows)
  }

  /// The screens of a script that is opened as by `playhead inspect`, at the beginning and playing once: before each input,
  /// and after the last.
  ///
  /// - Parameter tick: Real seconds before each input.
  static func opened(_ inputs: [ScreenInput], tick: Double = 0, after script: String) throws -> [[String]] {
    let session = try FullScreenSession(script, [.keys([])] + inputs, tick: tick, .beginning)
    return Array(session.screens.dropFirst())
  }

  static func key(_ character: Character) -> Key {
    switch character {
    case "\n": .enter
    case "\t": .tab
    case "\u{1B}": .escape
    case "↑": .up
    case "↓": .down
    case "←": .left(shift: false)
    case "→": .right(shift: false)
    default: .character(character)
    }
  }
}
