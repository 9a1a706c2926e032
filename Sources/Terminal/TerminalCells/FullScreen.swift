import CSignals
import SystemLibrary

/// The terminal of a full-screen program. Tests use one in memory.
package protocol FullScreen: AnyObject {
  /// Columns and rows at this moment.
  var size: (columns: Int, rows: Int) { get }
  /// Shows text and control sequences.
  func write(_ text: String)
  /// Waits for input, but not longer than `seconds`; nil waits for ever.
  func input(within seconds: Double?) -> ScreenInput
  /// Has the mouse reported in pixels, of a terminal that can do so and has cells of this size, each side at least 1.
  func reportPixels(cell: (width: Int, height: Int))
}

extension FullScreen {
  package func reportPixels(cell: (width: Int, height: Int)) {}
}

/// Input from the terminal.
package enum ScreenInput: Hashable, Sendable {
  /// Empty when the time has passed, or a signal came that changed nothing.
  case keys([Key])
  /// The size has changed, or the screen was restored and taken again: everything must be drawn.
  case disturbed
  /// There will be no more.
  case ended
}

/// The terminal on standard input and output in full-screen mode: raw input, the alternate screen, a mouse.
///
/// The terminal is restored however the program ends: by `leave`, a signal or a crash; and while it is suspended.
package final class TerminalFullScreen: FullScreen {
  private var parser = KeyParser()
  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO

  /// Nil when standard input or output is no terminal.
  package init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
  }

  /// Takes the terminal over until `leave`. False when it cannot be.
  package func enter() -> Bool { cs_enter_screen(input, output) }

  /// Gives it back as it was.
  package func leave() { cs_leave_screen() }

  package func reportPixels(cell: (width: Int, height: Int)) {
    parser.cell = cell
    write(Self.pixelMode)
  }

  private static let pixelMode = "\u{1B}[?1016h"

  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var remaining = bytes[...]
      while !remaining.isEmpty {
        let count = SystemLibrary.write(
          output, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: remaining)).baseAddress, remaining.count)
        if count > 0 { remaining = remaining.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }

  package func input(within seconds: Double?) -> ScreenInput {
    if takeDisturbance() { return .disturbed }
    // An escape sequence arrives in one piece: a lone Escape is reported after a moment without more.
    let limit = parser.isWaiting ? min(seconds ?? 0.03, 0.03) : seconds
    let hasInput = cs_wait_for_input(input, limit.map { Int32(exactly: ($0 * 1000).rounded(.up)) ?? .max } ?? -1)
    if takeDisturbance() { return .disturbed }
    guard hasInput else { return .keys(parser.flush()) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(input, &bytes, bytes.count)
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return .ended }
    return .keys(count > 0 ? parser.parse(bytes.prefix(count)) : [])
  }

  /// Whether the screen has to be drawn anew. A terminal that was left meanwhile reports cells again.
  private func takeDisturbance() -> Bool {
    guard cs_take_disturbance() else { return false }
    if parser.cell != nil { write(Self.pixelMode) }
    return true
  }
}
