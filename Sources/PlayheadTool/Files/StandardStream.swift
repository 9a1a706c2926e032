import Glibc

/// Standard output or standard error, written without a buffer of its own.
///
/// Text that belongs together is written in one call, so that two processes on one terminal do not mix inside it.
package struct StandardStream: Sendable {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Prints a message of the program's own on standard error.
  package static func report(_ message: String) { error.write("playhead: \(message)\n") }

  /// Whether the stream is a terminal, not a file or pipe.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width; nil when the stream is none, or does not say.
  package var columns: Int? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes all of `text`. Returns false when the other end does not take it (a full disk); a closed pipe ends the
  /// program, as it ends every other tool.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all of `bytes`; see `write(_:)` for text.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
