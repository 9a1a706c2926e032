import NIOCore

/// The messages to all clients, each with a number. A client that comes back gets those that it has missed.
struct Told {
  private var messages: [(number: Int, text: String)] = []
  private var bytes = 0
  /// A server that is started again goes on with higher numbers: milliseconds of the machine pass faster than messages.
  private(set) var last = Int(NIODeadline.now().uptimeNanoseconds / 1_000_000)
  private static let (most, mostBytes) = (256, 1 << 20)

  /// The text of a message with its number.
  mutating func add(_ method: String, _ params: String) -> String {
    last += 1
    let text = "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"n\":\(last),\"params\":\(params)}"
    messages.append((last, text))
    bytes += text.utf8.count
    while messages.count > Self.most || bytes > Self.mostBytes { bytes -= messages.removeFirst().text.utf8.count }
    return text
  }

  /// The messages after a number; nil where some of them are not kept any more, or the number is another server's.
  func after(_ number: Int, upTo last: Int) -> [String]? {
    guard number <= self.last, number >= (messages.first?.number ?? self.last + 1) - 1 else { return nil }
    return messages.filter { $0.number > number && $0.number <= last }.map(\.text)
  }
}
