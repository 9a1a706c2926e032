import FrameRendering
import TestSupport
import Testing

@Suite("Pictures in a terminal") struct TerminalPictureTests {
  /// Four quarters: red, green over blue, white.
  static func quarters(_ side: Int) -> Bitmap {
    let bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let words: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        bitmap[x, y] = words[(y * 2 / side) * 2 + x * 2 / side]
      }
    }
    return bitmap
  }

  @Test(
    "two pixels share a cell: the upper in front, the lower behind",
    arguments: [
      (
        TerminalPicture.Style.trueColor,
        "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀\u{1B}[38;2;0;255;0m\u{1B}[48;2;255;255;255m▀\u{1B}[0m"
      ),
      (.indexed, "\u{1B}[38;5;196m\u{1B}[48;5;21m▀\u{1B}[38;5;46m\u{1B}[48;5;231m▀\u{1B}[0m"),
      // Luma of red 54 and blue 19 is 36 of 255, of green 183 and white is 218: the second shade of ten and the ninth.
      (.ascii, "%."),
    ])
  func cells(_ style: TerminalPicture.Style, _ line: String) {
    #expect(TerminalPicture.lines(Self.quarters(2), columns: 2, style) == [line])
    // A larger picture is averaged to the same.
    #expect(TerminalPicture.lines(Self.quarters(40), columns: 2, style) == [line])
  }

  @Test("a fine cell shows four points in two colours, each the mean of its own")
  func fine() {
    // Black above white, and black left of white: the sign is the painted half.
    let bitmap = Bitmap(width: 4, height: 2)
    for index in [0, 1, 2, 6] { bitmap.pixels[index] = 0xFF00_0000 }
    for index in [3, 4, 5, 7] { bitmap.pixels[index] = 0xFFFF_FFFF }
    #expect(
      TerminalPicture.lines(bitmap, columns: 2, rows: 1, .trueColor, isFine: true)
        == ["\u{1B}[38;2;0;0;0m\u{1B}[48;2;255;255;255m▀▌\u{1B}[0m"])
  }

  @Test("a colour that stays is not said again, and a cell of one colour is a space")
  func runs() {
    let bitmap = Bitmap(width: 3, height: 2)
    for index in 0..<6 { bitmap.pixels[index] = 0xFF80_8080 }
    #expect(TerminalPicture.lines(bitmap, columns: 3, .trueColor) == ["\u{1B}[48;2;128;128;128m   \u{1B}[0m"])
  }

  @Test("a picture keeps its shape in the columns and rows there are")
  func size() {
    #expect(TerminalPicture.size(of: Bitmap(width: 100, height: 200), columns: 40) == (40, 40))
    #expect(TerminalPicture.size(of: Bitmap(width: 100, height: 200), columns: 40, rows: 10) == (10, 10))
    #expect(TerminalPicture.size(of: Bitmap(width: 1, height: 900), columns: 40, rows: 10) == (1, 10))
  }

  @Test("a picture in letters has an edge of letters, and one of less than four cells a side has none")
  func letterEdge() {
    let white = Bitmap(width: 40, height: 80)
    for index in 0..<white.count { white.pixels[index] = 0xFFFF_FFFF }
    #expect(TerminalPicture.lines(white, columns: 4, rows: 4, .ascii) == [".--.", "|  |", "|  |", "'--'"])
    #expect(TerminalPicture.lines(white, columns: 3, rows: 3, .ascii) == ["", "", ""])
  }

  @Test("a rim that its ground hides is a grey line, another is as it is")
  func edge() {
    func picture(_ word: UInt32) -> [[UInt32]] {
      let bitmap = Bitmap(width: 3, height: 4)
      for index in 0..<bitmap.count { bitmap.pixels[index] = word }
      bitmap.draw(PictureEdge(onLight: true))
      return (0..<4).map { y in (0..<3).map { bitmap[$0, y] } }
    }
    let (white, line) = (0xFFFF_FFFF as UInt32, 0xFFB0_B0B0 as UInt32)
    let around = [[line, line, line], [line, white, line], [line, white, line], [line, line, line]]
    #expect(picture(white) == around)
    let blue = 0xFF00_00FF as UInt32
    #expect(picture(blue) == [[UInt32]](repeating: [blue, blue, blue], count: 4))
    // On a dark ground it is black that hides: white stays.
    var cells = CellPixels(Bitmap(width: 3, height: 4), width: 3, height: 4)
    cells.draw(PictureEdge(onLight: false))
    #expect(cells[0, 0] == 0xFFFFFF && cells[1, 1] == 0xFFFFFF)
  }

  @Test("clear pixels are white paper")
  func clear() {
    #expect(CellPixels(Bitmap(width: 4, height: 4), width: 1, height: 2)[0, 0] == 0xFFFFFF)
  }

  @Test("kitty gets the PNG in pieces of at most 4096 letters")
  func kitty() throws {
    let png = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let text = TerminalGraphics.kitty(png, columns: 40, rows: 20)
    let pieces = text.split(separator: "\u{1B}_G").map { $0.dropLast(2) }
    #expect(pieces.count == 4)
    #expect(pieces[0].hasPrefix("a=T,f=100,q=2,C=1,c=40,r=20,m=1;"))
    #expect(pieces[1].hasPrefix("m=1;") && pieces[3].hasPrefix("m=0;"))
    let letters = pieces.map { $0.drop { $0 != ";" }.dropFirst() }
    #expect(letters.allSatisfy { $0.count <= 4096 && $0.count % 4 == 0 })
    #expect(Base64.decode(letters.joined()) == png)
  }

  @Test("sixels are the picture in its own colours, to a hundredth of each channel")
  func sixel() {
    // 14 rows are two bands and a part of one.
    let bitmap = Self.quarters(14)
    let drawn = SixelReader(TerminalGraphics.sixel(bitmap))
    #expect(drawn.width == 14 && drawn.height == 14)
    for y in 0..<14 {
      for x in 0..<14 { #expect(drawn.pixels[y * 14 + x] == bitmap[x, y] & 0xFFFFFF, "\(x), \(y)") }
    }
  }
}
