import CSignals
import Glibc
import PlainText

/// Output that belongs to an answer that is not whole yet. It is written if the program ends in between, by a crash
/// too.
enum UnfinishedAnswer {
  /// The answer of `--json` to an input that does not end.
  static func beginReply() {
    cs_cut_kept(0)
    cs_set_kept_tail(replyTail)
    keep("{\"ok\":false,\"value\":null,\"text\":\"")
  }

  nonisolated(unsafe) private static let replyTail = UnsafePointer<CChar>(
    strdup(
      "\",\"events\":[],\"t\":null,\"error\":{\"code\":\"ended\",\"message\":\"playhead ended before the input\"}}\n"))

  /// Lines of which each is whole.
  static func beginLines() {
    cs_cut_kept(0)
    cs_set_kept_tail(noTail)
  }

  nonisolated(unsafe) private static let noTail = UnsafePointer<CChar>(strdup(""))

  /// The answer is whole: what was kept of it is forgotten.
  static func end() { cs_cut_kept(0) }

  /// How many bytes are kept.
  static var size: Int { cs_kept_count() }

  /// Forgets what was kept after the first bytes.
  static func cut(to size: Int) { cs_cut_kept(size) }

  static func keep(_ text: String) {
    var text = text
    text.withUTF8 { cs_keep($0.baseAddress, $0.count) }
  }

  /// Keeps printed text as the inside of a string of JSON.
  static func keep(printed bytes: UnsafeRawBufferPointer) {
    keep(String(JSONText.string(String(decoding: bytes, as: UTF8.self)).dropFirst().dropLast()))
  }
}
