import Glibc
import TestSupport
import Testing

/// Every key of the full screen on a real terminal, at three sizes, with colours and without.
@Suite("Every key on a terminal", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct EveryKeyTests {
  let home = TemporaryFolder()

  /// The typed keys, and the text that one of the screen's rows contains then.
  ///
  /// A box that moves for 0.4 s; half-way is frame 12 of 24.
  private static let keys: [(typed: String, shown: String)] = [
    ("5", " 0.200 s  f12 of 24"), (".", "f13 of 24"), (",", "f12 of 24"), ("\u{1B}[C", "f13 of 24"),
    ("\u{1B}[D", "f12 of 24"), ("\u{1B}[6~", "f13 of 24"), ("\u{1B}[5~", "f12 of 24"), ("\u{1B}[1;2C", "f22 of 24"),
    ("\u{1B}[1;2D", "f12 of 24"), ("\u{1B}[6;2~", "f22 of 24"), ("\u{1B}[5;2~", "f12 of 24"),
    ("\u{1B}[H", "f0 of 24"), ("\u{1B}[F", "f24 of 24"), ("N", "0.000 s   begin  box"), ("n", "0.400 s   stop  box"),
    ("u", "f0 of 24"), ("U", "f24 of 24"), ("0", "f0 of 24"), ("1", " 0.040 s"), ("2", " 0.080 s"), ("3", " 0.120 s"),
    ("4", " 0.160 s"), ("6", " 0.240 s"), ("7", " 0.280 s"), ("8", " 0.320 s"), ("9", " 0.360 s"),
    // In real time to the end; backwards to the start.
    (" ", " 0.400 s  f24 of 24  live"), ("j", " 0.000 s  f0 of 24"), ("l", " 0.400 s  f24 of 24  live"),
    ("0k", " 0.400 s  f24 of 24  live"),
    ("[", "0.5x"), ("[", "0.25x"), ("]", "0.5x"), ("\u{7F}", "live"),
    ("2i3", "["), ("8o7", "]"), ("L", "loop on"), ("L", "ping-pong: back and forth"), ("L", "loop off"),
    ("I", "━"), ("=", "TRACKS"), ("x5+", "━"), ("-", "TRACKS"),
    ("mhalf\r", "@half is"), ("0'half\r", " 0.200 s"),
    // The second lane, folded and open again.
    ("\u{1B}[B\u{1B}[B", "box opacity"), ("\u{1B}[A", "box position"), ("\r", "▸ box"), ("\r", "box.opacity"),
    ("/opac\r", "TRACKS 1"), ("/\r", "TRACKS 2"),
    ("\t", "▸VALUES"), ("\t", "▸EVENTS"), ("t", "▸TREE"), ("t", "▸EVENTS"),
    ("\t", "▸TRACKS"), ("\u{1B}[Z", "▸EVENTS"), ("\t", "▸TRACKS"), ("v", " 0.200 s"), ("v", "▸"), ("v", "▸"),
    // Other tests hold these keys' effects; here they leave a screen in order.
    ("z", "▸TRACKS"), ("z", "▸TRACKS"), ("e", " 0.200 s"), ("\u{1B}[C\u{1B}[B", " 0.200 s"), ("e", "▸TRACKS"),
    ("h", " 0.200 s"), ("h", " 0.200 s"), ("B", " 0.200 s"), ("B", " 0.200 s"),
    ("V", "per second"), ("V", "model"), ("V", "shown"), ("g", "TRACKS"), ("g", "TRACKS"), ("g", "TRACKS"),
    ("y", "nothing to copy"), ("w", "write to (Tab: another kind):"), ("\u{1B}", "space play"),
    ("p", "fraction, 0.3 or 30%:"),
    ("\u{1B}", "space play"),
    (":1 + 41\r", "42"), (":\u{1B}[A", ":1 + 41"), ("\u{1B}", "space play"), ("?", "? more, then back"),
    ("\u{1B}", "space play"),
    // In the past each of these begins a branch.
    ("3b", "branch2 begins here; u goes back"), ("p0.75\r", "155.0, 20.0"), ("f", "box moves"), ("u", "f7 of 24"),
    ("r", "branch3 begins here; u goes back"), ("u", "f7 of 24"), ("c", "branch4 begins here; u goes back"),
    ("u", "f7 of 24"), ("T", "duration"), ("\r", "f7 of 24"),
  ]

  @Test(
    "each does what the list of keys says, and leaves a screen that is in order",
    arguments: [(80, 24), (120, 40), (200, 60)], [true, false])
  func keys(_ size: (Int, Int), _ isColored: Bool) throws {
    let (columns, rows) = size
    let scene = """
      box = UIView(CGRect(0, 0, 40, 40)) window:addSubview(box) box.backgroundColor = "#0a84ff"
      local function move() box.center = {200, 20} box.alpha = 0.5 end
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = move}
      """
    var environment = ["TERM": "xterm-256color", "HOME": home.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    environment[isColored ? "COLORTERM" : "NO_COLOR"] = isColored ? "truecolor" : "1"
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["inspect", "--at", "end", "--no-init", "-e", scene],
      environment: environment, columns: columns, rows: rows)
    var image = TerminalImage(columns: columns, rows: rows)
    var applied = 0
    func screen() -> [String] {
      image.apply(String(decoding: terminal.output.utf8.dropFirst(applied), as: UTF8.self))
      applied = terminal.output.utf8.count
      return image.lines
    }
    try terminal.wait(for: "the first screen") { _ in screen().contains { $0.contains("f24 of 24") } }
    for (typed, shown) in Self.keys {
      terminal.type(typed)
      try terminal.wait(for: "\(shown) after \(typed.debugDescription)") { _ in
        screen().contains { $0.contains(shown) }
      }
      let lines = screen()
      #expect(lines[0].contains(" s  f"), "no time after \(typed.debugDescription)")
      for line in lines { #expect(!line.contains("[0m") && !line.contains("[2m") && !line.contains("[38;")) }
    }
    if !isColored {
      // Without colours nothing selects one: 30 to 38 and 40 to 48, and their bright ones.
      for code in ["[0;3", "[0;4", ";38;", ";48;", "[0;9"] { #expect(!terminal.output.contains("\u{1B}" + code)) }
    }
    terminal.type("q")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isInOrder)
  }
}
