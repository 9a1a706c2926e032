import PlainText
import Testing

/// Where text ends on a terminal. Rows are counted by hand, for a prompt of two columns.
@Suite("Terminal columns") struct TerminalColumnsTests {
  static let eight = "12345678"

  @Test(
    "the end of the text falls on a row",
    arguments: [
      ("", 10, nil, 0), ("abc", 10, nil, 0), ("abc\ndef\n", 10, nil, 2),
      // A full row takes the cursor to the next one, and a newline then to the one after it.
      (eight, 10, nil, 1), (eight + "9", 10, nil, 1), (eight + "\nx", 10, nil, 2), (eight + "9\nx", 10, nil, 2),
      // Laid out anew: one row of ten becomes two of six, with the empty one after it where it was.
      (eight + "\nx", 6, 10, 3), ("1234\nx", 6, 10, 1), (eight + "90\nx", 20, 10, 1),
      // Filled for the new width only: no empty row was drawn.
      ("1234\nx", 6, 20, 1), (eight + "\nx", 5, 20, 2),
      // A wide character does not fit into the last column.
      ("1234567日", 10, nil, 1),
    ])
  func row(_ text: String, _ width: Int, _ drawn: Int?, _ expected: Int) {
    #expect(TerminalColumns.row(of: text, startingAt: 2, width: width, drawnFor: drawn) == expected)
  }
}
