import CSignals
import PlainText
import SystemLibrary

/// Standard output or standard error.
///
/// Text that belongs together is written in one call, so that two processes on one terminal do not mix inside it.
package struct StandardStream: Sendable {
  private let descriptor: Int32

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Prints a message of the program's own on standard error.
  package static func report(_ message: String) { error.show("playhead: \(message)\n") }

  /// Writes text that may contain anything, with control characters escaped.
  package func show(_ text: String) { write(VisibleText.escaped(text)) }

  /// Whether the stream is a terminal, not a file or pipe.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width; nil when the stream is not a terminal, or does not report it.
  package var columns: Int? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The terminal's height; nil as for `columns`.
  package var rows: Int? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Writes all of `text`, after everything scripts have printed. A failure of standard output (a full disk) is
  /// reported at the program's end, see `outputProblem`; a closed pipe ends the program, as it ends every other tool.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all of `bytes`; see `write(_:)` for text.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard descriptor == STDOUT_FILENO else {
      _ = FileDescriptor(descriptor).write(bytes)
      return
    }
    cs_print(bytes.baseAddress, bytes.count)
    cs_flush()
  }

  /// The system's reason why standard output is incomplete; nil when it is complete.
  static var outputProblem: String? {
    let error = cs_output_error()
    return error == 0 ? nil : String(cString: strerror(error))
  }
}
