import FrameRendering
import LayerKit
import LineEditing
import MotionMath
import PlayheadShell
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl
import ViewKit

/// The full screen's views of time and of the picture.
@Suite("Views of the inspector") struct InspectorViewTests {
  /// The screens before each key and after the last, over the moving box of `Transcript.scene`, run to its end.
  private func screens(typing text: String, columns: Int = 80, rows: Int = 24) throws -> [[String]] {
    let session = try ScriptSession(SessionOptions())
    let keys = text.map { ScreenInput.keys([.character($0)]) } + [.keys([.character("q")])]
    let screen = MemoryScreen(columns: columns, rows: rows, keys)
    var screens: [[String]] = []
    screen.onInput = { _ in screens.append(screen.lines) }
    defer { screen.onInput = { _ in } }
    open(session, screen)
    return screens
  }

  private func open(_ session: ScriptSession, _ screen: MemoryScreen, _ graphics: TerminalScreen.Graphics = .ascii) {
    var environment = ShellEnvironment { _ in }
    environment.clock.pace = Pace(now: { 100 }, wait: { _ in })
    environment.terminal.takeScreen = { (screen, {}) }
    environment.terminal.pictures = { TerminalScreen(graphics) }
    Shell(
      session,
      ScriptedEditor([.line(Transcript.scene + "; box.backgroundColor = '#0a84ff'; timeline:run()"), .line("inspect")]),
      environment
    ).run()
  }

  /// The labels of the ruler: the words of its row that are numbers.
  private func labels(_ screen: [String]) -> [String] {
    let row = screen.firstIndex { $0.contains("▼") } ?? 1
    // After the name of the pane, and its count.
    let words = screen[row - 1].split(separator: " ").map(String.init)
    return words.drop { !$0.hasSuffix("TRACKS") }.dropFirst(2).filter { Double($0) != nil }
  }

  @Test("plus and minus zoom about the playhead by two, and the line below says which part is shown")
  func zoom() throws {
    let screens = try screens(typing: "0++-=")
    // 46 columns have room for four labels, at steps of 1, 2 or 5.
    #expect(labels(screens[1]) == ["0", "0.1", "0.2", "0.3"])
    #expect(labels(screens[2]) == ["0", "0.05", "0.1", "0.15"])
    #expect(labels(screens[3]) == ["0", "0.05"])
    #expect(labels(screens[4]) == ["0", "0.05", "0.1", "0.15"])
    #expect(labels(screens[5]) == ["0", "0.1", "0.2", "0.3"])
    func marked(_ screen: [String]) -> Int { screen.joined().filter { $0 == "━" }.count }
    #expect(marked(screens[1]) == 0)
    // A half and a quarter of 46 columns and the one that it ends in, without the first, which is the playhead's.
    #expect(marked(screens[2]) == 23 && marked(screens[3]) == 11)
    // Half of an animation that goes on fills all columns.
    #expect(screens[2].contains { $0.contains("box.position") && $0.filter { $0 == "■" }.count == 46 })
  }

  @Test("I zooms to the range from in to out, and the window follows the playhead")
  func range() throws {
    // In at 25 %, out at 75 % of 0.4 s.
    let screens = try screens(typing: "2i7oI0")
    #expect(labels(screens[5]).first == "0.1")
    #expect(try self.screens(typing: "+").last.map { $0.contains { $0.contains("▼") } } == true)
  }

  @Test("v gives the picture the whole window, then none")
  func picture() throws {
    let screens = try screens(typing: "vvv")
    func hasTracks(_ screen: [String]) -> Bool { screen.contains { $0.contains("box.position") } }
    #expect(screens.map(hasTracks) == [true, false, true, true])
    // Letters of a picture without colours stand at the left only where it is beside the tracks.
    let row = try #require(screens[2].firstIndex { $0.contains("box.position") })
    #expect(screens[2][row].hasPrefix("box.position"))
    #expect(screens[3] == screens[0])
  }

  @Test("the keys come with what the signs of the bars mean")
  func legend() throws {
    let screen = try screens(typing: "??")[2].joined(separator: "\n")
    for (sign, meaning) in [("■", "forward"), ("◄", "backward"), ("▒", "held"), ("╫", "scrubbed"), ("┅", "set by")] {
      #expect(screen.contains("\(sign) \(meaning)"))
    }
  }

  /// The payloads of kitty's sequences, those of one picture joined.
  private func pictures(_ graphics: [String]) -> [String] {
    var pictures: [String] = []
    for sequence in graphics where sequence.hasPrefix("\u{1B}_G") && !sequence.hasPrefix("\u{1B}_Ga=d") {
      let parts = sequence.dropFirst(3).dropLast(2).split(separator: ";", maxSplits: 1)
      if parts[0].hasPrefix("a=T") { pictures.append("") }
      pictures[pictures.count - 1] += parts[1]
    }
    return pictures
  }

  @Test("a terminal with kitty's protocol gets the picture in pixels, anew only when it has changed")
  func kitty() throws {
    let session = try ScriptSession(SessionOptions())
    let screen = MemoryScreen([.keys([]), .keys([.character("5")]), .keys([]), .keys([.character("q")])])
    open(session, screen, .kitty)
    let size = session.app.screen.bounds.size
    // 20 cells of 8 pixels by 22 of 16 beside the tracks of 80 by 24 cells.
    let scale = min(20 * 8 / size.width, 22 * 16 / size.height)
    let renderer = try FrameRenderer(size: size, scale: scale)
    let expected = [0.4, 0.2].map { time in
      PNGFile.encode(renderer.draw(Picture(of: session.world.recording.frame(at: time), size: size)), .fast)
    }
    #expect(pictures(screen.graphics).map { Base64Text.bytes(of: $0) } == expected)
    #expect(screen.graphics.last?.hasPrefix("\u{1B}_Ga=d") == true)
    #expect(!screen.lines.contains { $0.contains("▀") })
  }

  /// Of a picture the terminal gets the rows above the text, however much that is.
  @Test("a picture in pixels leaves its rows to text")
  func covered() throws {
    let typed = ":help step\n\u{1B}:?UIView\n\u{1B}".map { ScreenInput.keys([FullScreenSession.key($0)]) }
    let screen = MemoryScreen([.keys([])] + typed + [.keys([]), .keys([.character("q")])])
    var (shown, free): ([Int], [Int]) = ([], [])
    screen.onInput = { [unowned screen] _ in
      let last = screen.graphics.last { $0.hasPrefix("\u{1B}_Ga=") } ?? ""
      shown.append(last.hasPrefix("\u{1B}_Ga=T") ? Self.number(after: ",r=", in: last) : 0)
      // The title and the bottom row are no rows of the picture, which begins in the first column.
      let rows = screen.lines.prefix(23).dropFirst()
      free.append((rows.firstIndex { $0.first.map { $0 != " " } ?? false } ?? 23) - 1)
    }
    open(try ScriptSession(SessionOptions()), screen, .kitty)
    #expect(shown == free)
    // Whole, above a few lines, and above a page.
    #expect(Set(shown).count == 3)
    #expect(shown.last == 22)
  }

  @Test("sixels that text has erased come again")
  func erased() throws {
    let typed = ":help step\n\u{1B}".map { ScreenInput.keys([FullScreenSession.key($0)]) }
    let screen = MemoryScreen([.keys([])] + typed + [.keys([]), .keys([.character("q")])])
    open(try ScriptSession(SessionOptions()), screen, .sixel)
    // Whole, above the text, and whole again.
    #expect(screen.graphics.filter { $0.hasPrefix("\u{1B}Pq") }.count == 3)
  }

  private static func number(after mark: String, in text: String) -> Int {
    guard let range = text.firstRange(of: mark) else { return -1 }
    return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? -1
  }

  @Test("a terminal with sixels gets those")
  func sixel() throws {
    let screen = MemoryScreen([
      .keys([.character("5")]), .keys([.character("?")]), .keys([.character("?")]), .keys([.character("q")]),
    ])
    open(try ScriptSession(SessionOptions()), screen, .sixel)
    // Two pictures, and the second again after the list of keys.
    #expect(screen.graphics.filter { $0.hasPrefix("\u{1B}Pq") }.count == 3)
  }

  @Test(
    "a terminal says whether it can report the mouse in pixels",
    arguments: [("[?1016;2$y", true), ("[?1016;1$y", true), ("[?1016;0$y", false), ("[?1016;4$y", false), ("", false)])
  func pixelMouse(_ answer: String, _ isAble: Bool) throws {
    let reply = TerminalReply(Array("\u{1B}[6;20;10t\u{1B}\(answer)\u{1B}[?62;4c".utf8))
    #expect(reply?.hasPixelMouse == isAble)
    #expect(reply?.hasSixel == true && reply?.cell?.width == 10)
  }
}
