import Glibc
import PlainText
import PlayheadShell

extension TerminalScreen {
  /// The way to show pictures: the requested one, else the best that works on this terminal.
  ///
  /// The terminal is asked at most once, with the first picture, and only when input and output are terminals.
  static func find(_ wanted: Graphics?, isTerminal: Bool, environment: (String) -> String?) -> TerminalScreen {
    if let wanted = wanted ?? environment("PLAYHEAD_GRAPHICS").flatMap(Graphics.init) { return TerminalScreen(wanted) }
    guard isTerminal, environment("TERM") != "dumb" else { return TerminalScreen(.ascii) }
    let reply = ask()
    var screen = TerminalScreen(cells(environment))
    if let cell = reply?.cell { screen.cell = cell }
    if reply?.hasSixel == true { screen.graphics = .sixel }
    if reply?.hasKitty == true { screen.graphics = .kitty }
    return screen
  }

  /// The characters and colours of the terminal.
  static func cells(_ environment: (String) -> String?) -> Graphics {
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let hasUnicode = language.lowercased().contains("utf-8") || language.lowercased().contains("utf8")
    guard hasUnicode, environment("TERM") != "linux" else { return .ascii }
    return ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") ? .blocks : .blocks256
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
