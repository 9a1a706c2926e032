import PlainText
import Testing

/// A word is one word again where a shell reads it: what its quotes are is written down in POSIX, Shell Command Language 2.2.
@Suite("Words of a shell") struct ShellWordTests {
  @Test(
    "are in quotes only where a shell would read something else",
    arguments: [
      ("393x852@3", "393x852@3"), ("Sources/App", "Sources/App"), ("iPhone 15", "'iPhone 15'"), ("it's", "'it'\\''s'"),
      ("$HOME", "'$HOME'"), ("~", "'~'"), ("", "''"), ("é", "'é'"),
    ])
  func text(_ word: String, _ typed: String) {
    #expect(ShellWord.text(word) == typed)
    #expect(ShellWord.words("a  \(typed) b") == ["a", word, "b"])
  }
}
