/// Messages of the Language Server Protocol on a stream of bytes: `Content-Length`, an empty line, that many bytes.
///
/// However a message is cut on its way, it is read whole. <https://microsoft.github.io/language-server-protocol>
package struct MessageReader {
  /// Bytes that belong to no whole message yet.
  private var pending: [UInt8] = []
  /// True when what came is no message, and nothing after it can be read.
  package private(set) var isBroken = false

  package init() {}

  private static let longestHead = 8192
  private static let longestMessage = 64 << 20
  private static let end = Array("\r\n\r\n".utf8)

  /// The messages that are whole now.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [String] {
    pending += bytes
    var messages: [String] = []
    while !isBroken, let head = headLength {
      guard let length = Self.length(in: pending[..<head]), length <= Self.longestMessage else {
        isBroken = true
        break
      }
      guard pending.count >= head + length else { break }
      messages.append(String(decoding: pending[head..<head + length], as: UTF8.self))
      pending.removeFirst(head + length)
    }
    if headLength == nil, pending.count > Self.longestHead { isBroken = true }
    return messages
  }

  /// The length of the head with the empty line behind it; nil while it is not whole.
  private var headLength: Int? {
    guard pending.count >= Self.end.count else { return nil }
    let last = min(pending.count, Self.longestHead) - Self.end.count
    guard last >= 0 else { return nil }
    return (0...last).first { pending[$0..<$0 + Self.end.count].elementsEqual(Self.end) }.map { $0 + Self.end.count }
  }

  private static func length(in head: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// A message with its head.
  package static func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
}
