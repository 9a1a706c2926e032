import CSignals
import Glibc
import PlainText

/// Output that belongs to an answer that is not whole yet. It is written if the program ends in between, by a crash
/// too.
enum UnfinishedAnswer {
  /// The answer of `--json` to an input that does not end.
  static func beginReply() {
    cs_forget_kept()
    cs_set_kept_tail(replyTail)
    keep("{\"ok\":false,\"value\":null,\"text\":\"")
  }

  nonisolated(unsafe) private static let replyTail = UnsafePointer<CChar>(
    strdup(
      "\",\"events\":[],\"t\":null,\"error\":{\"code\":\"ended\",\"message\":\"playhead ended before the input\"}}\n"))

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
