import Glibc
import TestSupport
import Testing

/// The full screen under random keys: it goes on, and its memory does not grow. For as long as `Scripts/fuzz --soak` says.
@Suite("Full screen under random keys", .timeLimit(.minutes(120)), .enabled(if: !AddressSanitizer.isOn))
struct SoakTests {
  /// Real seconds; a moment in other runs.
  private static let seconds = getenv("PLAYHEAD_SOAK_SECONDS").flatMap { Double(String(cString: $0)) } ?? 3
  /// MiB that it may hold more at the end than after the first part: what an allocator keeps.
  private static let slack = 16

  /// Keys, mouse and reports of terminals; those that leave the screen, and make branches without end, are not among them.
  private static let keys =
    "0123456789,.uUnNpPiIoOlLgGhjkxmtTvz<>[]+-= \t".map { String($0) }
    + [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[1;2C", "\u{1B}[1;2D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~",
      "\u{1B}[6~", "\u{1B}[<0;30;2M", "\u{1B}[<0;30;2m", "\u{1B}[<32;50;2M", "\u{1B}[<64;10;8M", "\u{1B}[<65;10;8M",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}]11;rgb:0/0/0\u{7}",
    ]

  @Test("it goes on and does not grow") func soak() throws {
    let scene = """
      box = UIView(CGRect(0, 0, 40, 40)) window:addSubview(box)
      for n = 1, 30 do
        local view = UIView(CGRect(n, n, 40, 40)) window:addSubview(view)
        UIView.animate(0.4, function() view.center = {200, 20} view.alpha = 0.5 end)
      end
      """
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["--no-init", "-q", "-i", "-e", scene],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"])
    try terminal.wait(for: TerminalTests.boldPrompt)
    terminal.type("inspect\r")
    try terminal.wait(for: "\u{1B}[?1049h")
    var random = Seed(UInt64(Self.seconds)).generator
    var passed = 0.0
    var early = 0
    while passed < Self.seconds {
      for _ in 0..<20 { terminal.type(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]) }
      terminal.resize(columns: Int.random(in: 40...120, using: &random), rows: Int.random(in: 10...40, using: &random))
      terminal.pass(seconds: 0.25)
      passed += 0.25
      if early == 0, passed >= min(60, Self.seconds / 2) { early = terminal.residentMemory }
    }
    let late = terminal.residentMemory
    // Whatever was pressed, the terminal is given back.
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == -SIGTERM)
    #expect(terminal.isInOrder)
    print("soak: \(Int(passed)) s, \(early) MiB early, \(late) MiB late")
    #expect(early > 0 && late > 0 && late <= early + Self.slack)
  }
}
