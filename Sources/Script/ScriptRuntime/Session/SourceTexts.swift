/// The text of each chunk, by its name, for errors to quote.
final class SourceTexts: SessionObject {
  private var texts: [String: String] = [:]
  /// The lines that those of a chunk come from, by its name. The texts of their files are put together when they are asked for.
  private var maps: [String: SourceMap] = [:]
  /// Where each line of a chunk begins, in bytes.
  private var starts: [String: [Int]] = [:]
  /// The chunk that was run as a script.
  var script: String?

  init(in session: ScriptSession) {}

  func keep(_ text: String, of chunk: String) {
    guard texts[chunk] != text else { return }
    (texts[chunk], starts[chunk], maps[chunk]) = (text, nil, nil)
  }

  /// Keeps the lines that those of a chunk come from. Texts that were known of their files before are no longer theirs.
  func keep(_ map: SourceMap, of chunk: String) {
    maps[chunk] = map
    for file in map.files { (texts[file], starts[file]) = (nil, nil) }
  }

  /// Whether a chunk has a text whose lines are known to come from others.
  func hasMap(of text: String, as chunk: String) -> Bool { maps[chunk] != nil && texts[chunk] == text }

  func text(of chunk: String) -> String? {
    if let known = texts[chunk] { return known }
    guard let text = maps.values.lazy.compactMap({ $0.text(of: chunk) }).first else { return nil }
    texts[chunk] = text
    return text
  }

  /// A line, counted from 1; nil behind the last one.
  func line(_ line: Int, of chunk: String) -> String? {
    guard line > 0, var text = text(of: chunk) else { return nil }
    // By bytes: a failure that a script catches asks for its line, too, and characters take thirty times as long.
    return text.withUTF8 { bytes in
      let starts = starts[chunk] ?? Self.starts(in: bytes)
      self.starts[chunk] = starts
      guard line <= starts.count else { return nil }
      let rest = bytes[starts[line - 1]...]
      let text = rest.prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: text.last == UInt8(ascii: "\r") ? text.dropLast() : text, as: UTF8.self)
    }
  }

  private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    return starts
  }
}
