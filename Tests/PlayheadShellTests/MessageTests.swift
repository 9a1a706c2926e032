import PlayheadShell
import TerminalCells
import TestSupport
import Testing

/// Messages of the full screen that are longer or wider than it.
@Suite("Messages of the full screen") struct MessageTests {
  private static let lines = ":for i = 1, 50 do print('line ' .. i) end\n"

  private func page(_ keys: String, rows: Int = 24) throws -> [String] {
    try FullScreenSession("", typing: Self.lines + keys, rows: rows).last
  }

  @Test("a long message begins with its first line, and its last row says where one is")
  func beginning() throws {
    let screen = try page("")
    // The title's row stays, one below it, and one is the page's number: 21 of 24.
    #expect(screen.suffix(22).first == "line 1")
    #expect(screen.last == "1–21 of 50   ↓ more   Esc closes")
  }

  @Test("keys page through it, and any other takes it away")
  func paging() throws {
    #expect(try page("↓").last == "2–22 of 50   ↓ more   Esc closes")
    #expect(try page(" ").last == "22–42 of 50   ↓ more   Esc closes")
    #expect(try page("  ").last == "30–50 of 50   ↑ back   Esc closes")
    #expect(try page("  ↑").last == "29–49 of 50   ↓ more   Esc closes")
    #expect(try page("\u{1B}").last?.contains("keys") == true)
    #expect(try page("", rows: 8).last == "1–5 of 50   ↓ more   Esc closes")
  }

  @Test("what fits is whole, and what is wider than the screen goes on in the next row")
  func wrapped() throws {
    let short = try FullScreenSession("", typing: ":for i = 1, 15 do print('line ' .. i) end\n").last
    #expect(short.suffix(15).first == "line 1" && short.last == "line 15")
    let wide = try FullScreenSession("", typing: ":print(('word '):rep(20))\n").last
    // Sixteen words of five columns are eighty, the last space left out.
    #expect(wide.suffix(2).map { $0.split(separator: " ").count } == [16, 4])
  }

  @Test("a tab is blanks to the next of every eight columns, and q closes a page and no more")
  func tabs() throws {
    #expect(try FullScreenSession("", typing: ":print(0.5, 100)\n").last.last == "0.5     100")
    #expect(StyledText("1234567\t8\t9").rows(columns: 80).map(\.text) == ["1234567 8       9"])
    let closed = try page("q")
    #expect(closed.last?.contains("keys") == true && !closed.contains { $0.hasPrefix("line ") })
  }

  @Test("rows are broken at spaces, keep their styles, and lose no letter")
  func rows() {
    let text = StyledText("\u{1B}[1mbold words\u{1B}[0m and 漢字漢字 andaverylongwordthatisbroken")
    let rows = text.rows(columns: 10)
    #expect(
      rows.map(\.text) == ["bold words", "and", "漢字漢字", "andaverylo", "ngwordthat", "isbroken"])
    #expect(rows[0].runs.allSatisfy { $0.style.isBold } && rows[1].runs.allSatisfy { !$0.style.isBold })
    #expect(StyledText("").rows(columns: 10).map(\.text) == [""])
    #expect(StyledText("漢").rows(columns: 1).map(\.text) == ["漢"])
  }

  @Test("what went wrong in init.lua is said on a screen that opens at once")
  func initFile() throws {
    let scene =
      "box = UIView(CGRect(0, 0, 9, 9)); window:addSubview(box)\nUIView.animate(0.3, function() box.alpha = 0 end)"
    let screen = try FullScreenSession(scene, [], initFile: "timeline:bindd('x', 'y')", .beginning)
    #expect(screen.last.contains { $0.contains("Timeline has no method 'bindd'") })
    let fromShell = try FullScreenSession(scene, [], initFile: "timeline:bindd('x', 'y')", .fromShell)
    #expect(!fromShell.last.contains { $0.contains("bindd") })
  }
}
