import PlayheadTool
import TestSupport
import Testing

/// Command lines that keep the terminal: `inspect FILE` and `--watch`.
@Suite("Command lines that stay", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct OpeningTests {
  let folder = TemporaryFolder()

  func start(_ arguments: String...) throws -> PseudoTerminal {
    let environment = ["TERM": "xterm", "HOME": folder.path, "LANG": "C.UTF-8", "NO_COLOR": "1"]
    return try PseudoTerminal(BuiltProducts.path(of: "playhead"), arguments: arguments, environment: environment)
  }

  @Test("inspect FILE runs the script, shows it full screen at --at, and q ends the program")
  func inspect() throws {
    folder.write(
      "card = UIView(CGRect(0, 0, 40, 40))\nwindow:addSubview(card)\n"
        + "UIView.animate(0.4, function() card.alpha = 0 end)\n", to: "fade.lua")
    let terminal = try start("inspect", "--at", "0.1", folder.path + "/fade.lua")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "card.opacity")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.output.contains("0.100 s") && terminal.output.contains("\u{1B}[?1049l"))
  }

  /// The content of the screen, a row a line.
  private func screen(_ terminal: PseudoTerminal) -> [String] {
    var image = TerminalImage(columns: 80, rows: 24)
    image.apply(terminal.output)
    return image.lines
  }

  private func show(_ text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { _ in screen(terminal).contains { $0.contains(text) } }
  }

  @Test("inspect --watch takes up what is saved at the same time, and keeps the last that ran under an error")
  func inspectWatch() throws {
    func save(_ distance: String, _ more: String = "") {
      let scene = """
        box = UIView(CGRect(0, 0, 40, 40)) window:addSubview(box)
        local function move() box.center = {\(distance), 20} end
        UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = move} \(more)
        """
      folder.write(scene, to: "move.lua")
    }
    save("200", "(")
    let terminal = try start("inspect", "--watch", "--at", "0.2", folder.path + "/move.lua")
    try terminal.wait(for: "Ctrl-C ends")
    // From 20 to 200, and half way there: 110; to 300: 160.
    save("200")
    try show("110.0, 20.0  200.0, 20.0", on: terminal)
    terminal.type("m")
    try show("mark:", on: terminal)
    terminal.type("half\r")
    save("300")
    try show("the script changed and was run again, without 1 mark made before", on: terminal)
    try show("160.0, 20.0  300.0, 20.0", on: terminal)
    #expect(screen(terminal).first?.contains("0.200 s") == true)
    save("400", "box.alfa = 1")
    try show("no property 'alfa'", on: terminal)
    // The error stands over the values; the curve beside it is that of the last good run.
    #expect(screen(terminal).contains { $0.contains("x 160.0") })
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("test --watch runs the tests again when what they test is saved")
  func watchTests() throws {
    folder.write("function answer() return 41 end\n", to: "answer.lua")
    folder.write(
      "require 'answer'\nit('is right', function() assert.equals(42, answer()) end)\n", to: "answer_test.lua")
    let terminal = try start("test", "--watch", folder.path)
    try terminal.wait(for: "1 test, 1 failed")
    try terminal.wait(for: "watching 2 files; Ctrl-C ends")
    folder.write("function answer() return 42 end\n", to: "answer.lua")
    try terminal.wait(for: "1 test, all passed")
    try terminal.wait(for: "Ctrl-C ends")
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == ExitCode.interrupted.rawValue)
  }

  @Test("--watch runs again when the script, or what it requires, is saved or replaced, and Ctrl-C ends it")
  func watch() throws {
    folder.write("return 'one'\n", to: "word.lua")
    folder.write("print(require 'word')\n", to: "main.lua")
    let terminal = try start("--watch", folder.path + "/main.lua")
    try terminal.wait(for: "one")
    try terminal.wait(for: "watching 2 files; Ctrl-C ends")
    folder.write("return 'two'\n", to: "word.lua")
    // A line between one run and the next.
    try terminal.wait(for: "────")
    try terminal.wait(for: "two")
    try terminal.wait(for: "Ctrl-C ends")
    // A mistake does not end it, and what it hides is still watched.
    folder.write("print(require 'word'\n", to: "main.lua")
    try terminal.wait(for: "')' expected")
    try terminal.wait(for: "Ctrl-C ends")
    folder.write("print(require 'word' .. 1)\n", to: "main.lua")
    try terminal.wait(for: "two1")
    try terminal.wait(for: "Ctrl-C ends")
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == ExitCode.interrupted.rawValue)
  }
}
