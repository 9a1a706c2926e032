import Glibc
import TestSupport
import Testing

/// The inspector on a terminal, from its first key to every way out of it.
@Suite("Inspector on a terminal", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct InspectorTerminalTests {
  let home = TemporaryFolder()

  /// A box that moves evenly from 20 to 200 points in 0.4 s, gone through to its end, and looked at.
  private func inspector(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let scene = """
      box = UIView(CGRect(0, 0, 40, 40)) window:addSubview(box)
      local function move() box.center = {200, 20} end
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = move}
      """
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["--no-init", "-q", "-i", "-e", scene],
      environment: ["TERM": "xterm-256color", "HOME": home.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
      columns: columns, rows: rows)
    try terminal.wait(for: TerminalTests.boldPrompt)
    terminal.type("inspect\r")
    try terminal.wait(for: Self.entering)
    try show(" 0.400 s  f24 of 24", on: terminal, columns, rows)
    return terminal
  }

  private static let entering = "\u{1B}[?1049h"
  private static let leaving = "\u{1B}[?1049l"

  /// The content of the other screen.
  private func screen(_ terminal: PseudoTerminal, _ columns: Int = 80, _ rows: Int = 24) -> [String] {
    var image = TerminalImage(columns: columns, rows: rows)
    let sessions = terminal.output.ranges(of: Self.entering)
    image.apply(String(terminal.output[(sessions.last?.upperBound ?? terminal.output.startIndex)...]))
    return image.lines
  }

  private func show(_ status: String, on terminal: PseudoTerminal, _ columns: Int = 80, _ rows: Int = 24) throws {
    try terminal.wait(for: status) { _ in
      isWhole(terminal) && FullScreenText.status(screen(terminal, columns, rows)).hasPrefix(status)
    }
  }

  /// Whether the last drawing has come to its end, as it may come in several parts.
  private func isWhole(_ terminal: PseudoTerminal) -> Bool {
    let ends = ["\u{1B}[?2026h", "\u{1B}[?2026l"].map { terminal.output.ranges(of: $0).last?.lowerBound }
    guard let begin = ends[0] else { return true }
    return ends[1].map { $0 > begin } ?? false
  }

  @Test("keys move the playhead, and the values are those of that time")
  func keys() throws {
    let terminal = try inspector()
    terminal.type("5")
    try show(" 0.200 s  f12 of 24  past", on: terminal)
    #expect(screen(terminal).contains { $0.contains("box.position") && $0.contains("110.0, 20.0  200.0, 20.0") })
    terminal.type("\u{1B}[D")
    try show(" 0.183 s  f11 of 24", on: terminal)
    terminal.type("\u{1B}[1;2C")
    try show(" 0.350 s  f21 of 24", on: terminal)
    #expect(
      screen(terminal).contains { $0.contains("box.position") && $0.contains("177.5, 20.0  200.0, 20.0  450, 0") })
    terminal.type("q")
    try terminal.wait(for: Self.leaving)
    terminal.type("timeline.now\r")
    try terminal.wait(for: "0.35")
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isInOrder)
  }

  @Test("a press and a drag of the mouse on the ruler scrub")
  func mouse() throws {
    let terminal = try inspector()
    // The playhead's sign is where the ruler ends; the ruler begins below its 0.
    let ruler = try #require(screen(terminal).first { $0.contains("▼") })
    let row = try #require(screen(terminal).firstIndex { $0.contains("▼") }) + 1
    let end = ruler.distance(from: ruler.startIndex, to: try #require(ruler.firstIndex(of: "▼"))) + 1
    terminal.type("\u{1B}[<0;\(end - 1);\(row)M\u{1B}[<32;\(end);\(row)M\u{1B}[<0;\(end);\(row)m")
    try show(" 0.400 s  f24 of 24  live", on: terminal)
    terminal.type("\u{1B}[<65;1;1M")
    try show(" 0.417 s  f25 of 25", on: terminal)
    terminal.type("\u{1B}[<64;1;1M\u{1B}[<64;1;1M")
    try show(" 0.383 s  f23 of 25", on: terminal)
  }

  @Test(
    "another size is drawn for at once; below 60 columns without a picture", arguments: [(100, 30), (59, 20), (20, 6)])
  func resized(_ columns: Int, _ rows: Int) throws {
    let terminal = try inspector()
    #expect(screen(terminal).contains { $0.contains("▀") })
    let cleared = terminal.output.ranges(of: "\u{1B}[2J").count
    terminal.resize(columns: columns, rows: rows)
    // The terminal's answer about its colours may clear the screen once more, at the size before.
    try terminal.wait(for: "a screen drawn for its new size") { output in
      let clearings = output.ranges(of: "\u{1B}[2J")
      guard clearings.count > cleared, let from = clearings.last?.lowerBound else { return false }
      var image = TerminalImage(columns: columns, rows: rows)
      image.apply(String(output[from...]))
      return image.lines.count == rows && FullScreenText.status(image.lines).hasPrefix(" 0.400 s")
        && image.lines.contains { $0.contains("▀") } == (columns >= 60)
    }
  }

  @Test(
    "a signal that ends the program, a crash too, leaves the terminal in order",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE])
  func killed(_ number: Int32) throws {
    let terminal = try inspector()
    #expect(!terminal.isInOrder)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == -number)
    #expect(terminal.isInOrder)
    #expect(terminal.output.hasSuffix(Self.leaving))
  }

  @Test("suspended, the terminal is the shell's; resumed, everything is drawn again")
  func suspended() throws {
    let terminal = try inspector()
    terminal.type("5")
    try show(" 0.200 s", on: terminal)
    terminal.signal(SIGTSTP)
    try terminal.waitForStop()
    try terminal.wait(for: Self.leaving)
    #expect(terminal.isInOrder)
    terminal.signal(SIGCONT)
    try terminal.wait(for: Self.entering)
    try show(" 0.200 s  f12 of 24", on: terminal)
    #expect(screen(terminal).contains { $0.contains("box.position") })
  }

  @Test("Ctrl-C pauses; twice, it leaves with the terminal in order")
  func interrupted() throws {
    let terminal = try inspector()
    // Or the message could be discarded before the terminal has shown it.
    #expect(terminal.keepsOutputAtCtrlC)
    // The signal overtakes keys that are not read yet, and the next key takes a message away.
    terminal.type("0")
    try show(" 0.000 s", on: terminal)
    terminal.type(" ")
    try terminal.wait(for: "a time behind the start") { _ in
      !FullScreenText.status(screen(terminal)).hasPrefix(" 0.000 s")
    }
    terminal.type("\u{3}")
    try terminal.wait(for: "interrupted") { _ in screen(terminal).contains { $0.contains("interrupted") } }
    terminal.type("\u{3}")
    usleep(100_000)
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == 130)
    #expect(terminal.isInOrder)
    #expect(terminal.output.contains(Self.leaving))
  }

  @Test("in real time it comes to the end, whatever the pace of the terminal")
  func playing() throws {
    let terminal = try inspector()
    terminal.type("0")
    try show(" 0.000 s", on: terminal)
    terminal.type(" ")
    try show(" 0.400 s  f24 of 24  live", on: terminal)
  }
}
