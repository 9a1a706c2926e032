import PlayheadShell
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// The ruler of the full screen: events by name, and all of the time above a part of it.
@Suite("Ruler of the full screen") struct RulerTests {
  private static let script = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    dot = UIView(CGRect(0, 0, 40, 40)); window:addSubview(dot)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)
    DispatchQueue.main:asyncAfter(0.6, function()
      UIView.animate(0.2, function() dot.center = CGPoint(20, 200) end)
    end)
    """

  private func screens(_ text: String, columns: Int = 120, rows: Int = 40) throws -> [[String]] {
    try FullScreenSession(
      Self.script, text.map { .keys([FullScreenSession.key($0)]) }, columns: columns, rows: rows
    ).screens
  }

  private func line(_ screen: [String]) -> String { screen.first { $0.contains("▼") } ?? "" }

  @Test("ticks have the names of what happened where there is room, and never touch the next")
  func names() throws {
    let line = line(try screens("9")[1])
    // The first animation ends at a half of the time.
    #expect(line.contains("┴stop"))
    for part in line.split(separator: "┴").dropFirst() {
      #expect(part.last.map { !$0.isLetter } ?? true, "\(part)")
    }
  }

  @Test("the playhead cuts no name, and the pane's name ends before the first label", arguments: 0...9)
  func whole(_ tenth: Int) throws {
    let screen = try screens("\(tenth)", columns: 80, rows: 24)[1]
    let names = Set(EventNames.all + ["commit"])
    for word in line(screen).split(whereSeparator: { !$0.isLetter }) {
      #expect(names.contains(String(word)), "\(word)")
    }
    let short = try FullScreenSession(
      "b = UIView(CGRect(0, 0, 9, 9)); window:addSubview(b)\nUIView.animate(0.4, function() b.bounds = {0, 0, 5, 5} end)",
      typing: "\(tenth)"
    ).last
    #expect(short.contains { $0.contains("TRACKS") && !$0.contains("TRACKS 10") })
  }

  @Test("zoomed, a row above the ruler shows which part is seen, and a click in it goes there")
  func minimap() throws {
    let zoomed = try screens("0+")
    #expect(!zoomed[1].contains { $0.contains("━") })
    let row = try #require(zoomed[2].firstIndex { $0.contains("━") })
    #expect(zoomed[2][row + 2].contains("▼"))
    let first = try #require(zoomed[2][row].firstIndex { "╋━".contains($0) })
    let begin = zoomed[2][row].distance(from: zoomed[2][row].startIndex, to: first)
    let columns = zoomed[2][row].count - begin
    // The middle of all 0.8 s, not of the half that is seen.
    let click = Key.mouse(Key.Mouse(.press, row: row, column: begin + columns / 2))
    let screen = try FullScreenSession(
      Self.script, ["0", "+"].map { .keys([.character($0)]) } + [.keys([click])], columns: 120, rows: 40)
    let time = try #require(Double(FullScreenText.status(screen.last).dropFirst().prefix(5)))
    #expect((time - 0.4).magnitude < 0.02)
  }

  @Test("n goes to the next event of the chosen layer, and says which; of all where none is chosen")
  func chosen() throws {
    let all = try screens("0n").last ?? []
    #expect(all.last?.hasPrefix("0.400 s   stop  box") == true)
    // The second lane is the other view's; nothing happened to it at 0.4 s.
    let dot = try screens("0↓↓n").last ?? []
    let words = dot.last ?? ""
    #expect(words.contains("dot") && !words.contains("box"), "\(words)")
  }

  @Test("the title says what moves where no transition does")
  func cause() throws {
    let screens = try screens("29")
    #expect(FullScreenText.status(screens[1]).hasSuffix("box moves"))
    #expect(FullScreenText.status(screens[2]).hasSuffix("dot moves"))
    #expect(FullScreenText.status(screens[0]).hasSuffix("at rest"))
  }
}
