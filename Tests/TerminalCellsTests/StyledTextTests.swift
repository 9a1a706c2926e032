import TerminalCells
import Testing

@Suite("Styled text") struct StyledTextTests {
  @Test("colours and looks of escape sequences become styles")
  func styles() {
    let text = StyledText("a\u{1B}[1;31mb\u{1B}[0mc\u{1B}[38;2;1;2;3;48;5;196md\u{1B}[2me")
    #expect(text.text == "abcde")
    let red = Style(.basic(1), isBold: true)
    // 196 is the cube's 5, 0, 0.
    let mixed = Style(.rgb(1, 2, 3), on: .rgb(255, 0, 0))
    var faint = mixed
    faint.isFaint = true
    #expect(text.runs.map(\.style) == [.plain, red, .plain, mixed, faint])
  }

  @Test(
    "no other sequence is shown, whole or broken",
    arguments: [
      ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[1;1Hb", "ab"), ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]0;title\u{1B}\\b", "ab"),
      ("a\u{1B}_Gf=100;AAAA\u{1B}\\b", "ab"), ("a\u{1B}Pq#0~\u{1B}\\b", "ab"), ("a\u{1B}[31", "a"), ("a\u{1B}", "a"),
      ("a\u{1B}cb", "ab"),
    ])
  func others(_ text: String, _ shown: String) {
    #expect(StyledText(text).text == shown)
    var cells = CellGrid(columns: 10, rows: 1)
    cells.write(text, row: 0, column: 0)
    #expect(cells.text == shown)
  }
}
