import CSignals
import PlainText
import SystemLibrary

/// Output that belongs to an answer that is not whole yet. It is written if the program ends in between, by a crash
/// too.
enum UnfinishedAnswer {
  /// The answer of `--json` to an input that does not end.
  ///
  /// - Parameter request: The id of a request of the protocol, as JSON; nil for a plain input.
  static func beginReply(to request: String?) {
    cs_forget_kept()
    cs_set_kept_tail(request == nil ? replyTail : requestTail)
    guard let request else { return keep("{\"ok\":false,\"value\":null,\"text\":\"") }
    keep("{\"jsonrpc\":\"2.0\",\"id\":\(request),\"error\":{\"code\":3,\"message\":\"\(message)\",")
    keep("\"data\":{\"why\":\"ended\",\"text\":\"")
  }

  private static let message = "playhead ended before the input"
  nonisolated(unsafe) private static let replyTail = UnsafePointer<CChar>(
    strdup("\",\"events\":[],\"t\":null,\"error\":{\"code\":\"ended\",\"message\":\"\(message)\"}}\n"))
  nonisolated(unsafe) private static let requestTail = UnsafePointer<CChar>(strdup("\"}}}\n"))

  /// The answer is whole: what was kept of it is forgotten.
  static func end() { cs_forget_kept() }

  private static func keep(_ text: String) {
    var text = text
    text.withUTF8 { cs_keep($0.baseAddress, $0.count) }
  }

  /// Keeps printed text as the inside of a string of JSON.
  static func keep(printed bytes: UnsafeRawBufferPointer) {
    keep(String(JSONText.string(String(decoding: bytes, as: UTF8.self)).dropFirst().dropLast()))
  }
}
