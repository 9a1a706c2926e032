/// A word of a command line as shells read it.
public enum ShellWord {
  /// In single quotes, which every shell accepts.
  public static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// As it is where no shell takes anything in it for more than a letter, and in quotes elsewhere.
  public static func text(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./+,:@%=".utf8.contains(byte)
      }
    }
    return plain && !text.isEmpty ? text : quoted(text)
  }

  /// The words of a line that is made of words as above: quotes are single ones, and a stroke backwards takes what follows as it is.
  public static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var signs = line.makeIterator()
    while let sign = signs.next() {
      switch sign {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted: word = (word ?? "") + (signs.next().map(String.init) ?? "")
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(sign)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
