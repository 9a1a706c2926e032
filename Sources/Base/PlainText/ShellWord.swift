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
}
