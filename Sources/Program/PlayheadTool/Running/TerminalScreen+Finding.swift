import PlainText
package import PlayheadShell
import SystemLibrary
package import TerminalCells

extension TerminalScreen {
  /// The way to show pictures: the requested one, else the best that works on this terminal.
  ///
  /// The terminal is asked at most once, with the first picture, and only when input and output are terminals.
  static func find(
    _ wanted: Graphics?, _ theme: RunOptions.Theme = .auto, isTerminal: Bool, _ depth: ColorDepth,
    environment: (String) -> String?
  ) -> TerminalScreen {
    let wanted = wanted ?? environment("PLAYHEAD_GRAPHICS").flatMap(Graphics.init)
    var screen = TerminalScreen(wanted ?? .ascii)
    screen.isLight = theme == .light
    guard isTerminal, environment("TERM") != "dumb", wanted == nil || theme == .auto else { return screen }
    let reply = ask()
    if theme == .auto { screen.isLight = reply?.isLight ?? isLight(environment("COLORFGBG")) }
    if let cell = reply?.cell {
      screen.cell = cell
      screen.hasPixelMouse = reply?.hasPixelMouse == true
    }
    if wanted == nil {
      screen.graphics = reply?.hasKitty == true ? .kitty : reply?.hasSixel == true ? .sixel : cells(depth, environment)
    }
    return screen
  }

  /// True for a light ground in rxvt's `COLORFGBG`: `15;default;0` is text and ground; 7 and 15 are white.
  private static func isLight(_ colors: String?) -> Bool {
    ["7", "15"].contains(colors?.split(separator: ";").last ?? "")
  }

  /// How many colours the terminal shows: every one where `COLORTERM` names them, sixteen or none where its kind has no
  /// more.
  package static func colorDepth(_ environment: (String) -> String?) -> ColorDepth {
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .full }
    let kind = environment("TERM") ?? ""
    let isPlain = ["dumb", "unknown", "vt52", "vt100", "vt102", "vt220", "vt320"].contains(kind)
    if isPlain || kind.hasSuffix("-m") || kind.hasSuffix("-mono") { return .none }
    let has16 = ["linux", "xterm", "screen", "rxvt", "ansi", "cygwin", "vt340"].contains(kind)
    return has16 || kind.hasSuffix("-16color") || kind.hasSuffix("-color") ? .basic : .palette
  }

  /// The characters and colours of the terminal.
  private static func cells(_ depth: ColorDepth, _ environment: (String) -> String?) -> Graphics {
    guard hasUnicode(environment), environment("TERM") != "linux" else { return .ascii }
    return switch depth {
    case .none, .basic: .ascii
    case .palette: .blocks256
    case .full: .blocks
    }
  }

  /// Whether the language that the terminal was started with has all of Unicode.
  package static func hasUnicode(_ environment: (String) -> String?) -> Bool {
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    return language.lowercased().contains("utf-8") || language.lowercased().contains("utf8")
  }

  /// Writes a question, and reads the reply for at most 200 ms; nil for any other input.
  private static func ask() -> TerminalReply? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return nil }
    defer {
      var before = before
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }
    StandardStream.output.write(TerminalReply.question)
    var bytes: [UInt8] = []
    var rest: Int32 = 200
    while rest > 0 {
      var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A reply comes in one piece or two: a slice of the time for each keeps the sum near its limit.
      guard poll(&wait, 1, min(rest, 50)) > 0 else {
        rest -= 50
        continue
      }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
      if let reply = TerminalReply(bytes) { return reply }
      rest -= 5
    }
    return nil
  }
}
