import SystemLibrary

/// Input from a pipe or file: no prompt, no editing, one complete input after the other.
package final class StreamEditor: LineEditor {
  private let descriptor: Int32
  private let isComplete: (String) -> Bool
  /// Bytes read and not yet returned.
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// Reads from an open file descriptor, by default standard input, which the caller closes.
  /// Lines are gathered until `isComplete`.
  package init(descriptor: Int32 = 0, isComplete: @escaping (_ buffer: String) -> Bool = { _ in true }) {
    self.descriptor = descriptor
    self.isComplete = isComplete
  }

  /// The next complete input; at the end of the stream the rest, even if it is incomplete.
  package func readLine(prompt: String) -> LineResult {
    var block: String?
    while true {
      switch nextLine() {
      case .line(let line), .pasted(let line):
        let text = block.map { $0 + "\n" + line } ?? line
        if isComplete(text) { return .line(text) }
        block = text
      case .endOfInput:
        return block.map { .line($0) } ?? .endOfInput
      case .interrupted:
        return .interrupted
      }
    }
  }

  private func nextLine() -> LineResult {
    var searched = 0
    while true {
      if let newline = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = pending[..<newline]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        pending.removeFirst(newline + 1)
        return .line(text)
      }
      searched = pending.count
      if isAtEnd {
        guard !pending.isEmpty else { return .endOfInput }
        defer { pending = [] }
        return .line(String(decoding: pending, as: UTF8.self))
      }
      if !fill() { return .interrupted }
    }
  }

  /// Reads what is there; false when a signal came first.
  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { return false }
    isAtEnd = count <= 0
    pending += chunk.prefix(max(0, count))
    return true
  }
}
