import PlainText
import Testing

@Suite("Text that is shown") struct VisibleTextTests {
  @Test(
    "what moves the cursor, colours or reorders is written out, and all else stays",
    arguments: [
      ("plain", "plain"), ("", ""), ("let a = b…", "let a = b…"), ("§ und ü", "§ und ü"),
      ("one\ntwo\t3", "one\ntwo\t3"),
      ("a\u{1B}[2Jb", "a\\x1B[2Jb"), ("\u{7F}\u{9B}31m", "\\x7F\\u{9B}31m"),
      ("a\u{202E}b…\u{2028}", "a\\u{202E}b…\\u{2028}"),
      ("e\u{301}\r\n", "e\u{301}\\x0D\n"), ("\0", "\\x00"),
    ])
  func escaped(_ text: String, _ shown: String) {
    #expect(VisibleText.escaped(text) == shown)
  }

  @Test("newlines go where a line has to stay one, and the caller's own sequences stay")
  func options() {
    #expect(VisibleText.escaped("a\nb\t", keepsLines: false) == "a\\x0Ab\\x09")
    let bold = "\u{1B}[1m"
    #expect(VisibleText.escaped("\(bold)…\u{1B}[2J\(bold)", keeping: [bold]) == "\(bold)…\\x1B[2J\(bold)")
  }
}
