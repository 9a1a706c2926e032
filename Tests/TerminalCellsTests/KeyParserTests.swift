import TerminalCells
import Testing

@Suite("Keys")
struct KeyParserTests {
  @Test(
    "bytes are the key that sent them",
    arguments: [
      ("a", [Key.character("a")]), ("L", [.character("L")]), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]),
      ("\u{1B}[C", [.right(shift: false)]), ("\u{1B}[1;2C", [.right(shift: true)]),
      ("\u{1B}[1;5D", [.left(shift: true)]), ("\u{1B}[5~", [.pageUp(shift: false)]),
      ("\u{1B}[6;2~", [.pageDown(shift: true)]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]), ("\r", [.enter]),
      ("\u{7F}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{1B}[Z", [.backtab]),
      ("é→", [.character("é"), .character("→")]),
      ("\u{1B}[<0;12;3M", [.mouse(Key.Mouse(.press, row: 2, column: 11))]),
      ("\u{1B}[<32;13;3M", [.mouse(Key.Mouse(.drag, row: 2, column: 12))]),
      ("\u{1B}[<0;13;3m", [.mouse(Key.Mouse(.release, row: 2, column: 12))]),
      ("\u{1B}[<8;12;3M", [.mouse(Key.Mouse(.press, row: 2, column: 11, held: .alternate))]),
      ("\u{1B}[<48;13;3M", [.mouse(Key.Mouse(.drag, row: 2, column: 12, held: .control))]),
      ("\u{1B}[<4;13;3m", [.mouse(Key.Mouse(.release, row: 2, column: 12))]),
      ("\u{1B}[<65;1;1M", [.mouse(Key.Mouse(.wheelDown, row: 0, column: 0))]), ("\u{1B}[?1;2c", []),
      ("a\u{1B}[200~b\u{1B}[A\rc\u{1B}[201~d", [.character("a"), .paste("b\u{1B}[A\nc"), .character("d")]),
      ("\u{1B}[200~\u{1B}[201~", [.paste("")]), ("\u{1B}[200~é\u{1B}\u{1B}[201~", [.paste("é\u{1B}")]),
      ("1\u{1B}[B2", [.character("1"), .down, .character("2")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ])
  func bytes(text: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.parse(text.utf8) == keys)
    #expect(!parser.isWaiting)
    // However the bytes are cut, the keys are the same.
    var slow = KeyParser()
    #expect(text.utf8.flatMap { slow.parse([$0]) } == keys)
  }

  @Test("a lone escape is a key only once nothing follows")
  func escape() {
    var parser = KeyParser()
    #expect(parser.parse([27]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isWaiting)
  }

  @Test("a mouse in pixels is at a part of its cell")
  func pixels() throws {
    var parser = KeyParser()
    parser.cell = (10, 20)
    // Pixel 106 from the left is the sixth of the eleventh cell, pixel 41 from the top the first of the third.
    var mouse = Key.Mouse(.press, row: 2, column: 10)
    (mouse.x, mouse.y) = (0.55, 0.025)
    #expect(parser.parse("\u{1B}[<0;106;41M".utf8) == [.mouse(mouse)])
  }
}
