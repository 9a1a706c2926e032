import TerminalCells
import Testing

@Suite("Screens")
struct ScreenTests {
  @Test("text that its area does not hold whole ends before the first character that sticks out")
  func clipping() {
    var grid = CellGrid(columns: 8, rows: 2)
    let area = Area(row: 0, column: 2, columns: 4, rows: 1)
    #expect(grid.write("ab漢字", row: 0, column: 2, in: area) == 6)
    #expect(grid.text(ofRow: 0) == "  ab漢")
    #expect(grid[0, 5].character == nil)
    grid.write("no row", row: 1, column: 2, in: area)
    #expect(grid.text(ofRow: 1).isEmpty)
  }

  @Test("an update writes only what differs")
  func difference() {
    var before = CellGrid(columns: 10, rows: 3)
    before.write("playhead", row: 1, column: 1)
    var after = before
    after.write("P", .strong, row: 1, column: 1)
    #expect(ScreenUpdate(from: before, to: after, depth: .full).sequences == "\u{1B}[2;2H\u{1B}[0;1mP\u{1B}[0m")
    #expect(ScreenUpdate(from: after, to: after, depth: .full).sequences.isEmpty)
  }

  @Test("a screen of unknown content is cleared first, and written whole")
  func whole() {
    var grid = CellGrid(columns: 4, rows: 2)
    grid.write("hi", row: 1, column: 0)
    let expected = "\u{1B}[0m\u{1B}[2J\u{1B}[2;1Hhi"
    #expect(ScreenUpdate(from: nil, to: grid, depth: .full).sequences == expected)
    #expect(ScreenUpdate(from: CellGrid(columns: 5, rows: 2), to: grid, depth: .full).sequences == expected)
  }

  @Test("on a terminal of ASCII the program's signs are written in it, in the same columns")
  func ascii() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.write("a■…漢", row: 0, column: 0)
    let update = ScreenUpdate(from: nil, to: grid, depth: .none, isASCII: true)
    #expect(update.sequences.hasSuffix("a=~漢"))
  }

  @Test(
    "colours are written as far as the terminal can show them",
    arguments: [
      (ColorDepth.full, "\u{1B}[0;38;2;255;0;0;48;2;8;8;8mx"), (.basic, "\u{1B}[0;91;40mx"),
      (.palette, "\u{1B}[0;38;5;196;48;5;232mx"), (.none, "x"),
    ])
  func colors(depth: ColorDepth, text: String) {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.write("x", Style(.rgb(255, 0, 0), on: .rgb(8, 8, 8)), row: 0, column: 0)
    let sequences = ScreenUpdate(from: CellGrid(columns: 1, rows: 1), to: grid, depth: depth).sequences
    #expect(sequences.contains(text))
  }
}
