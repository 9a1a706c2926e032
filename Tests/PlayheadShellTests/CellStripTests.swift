import FrameRendering
import MotionMath
import Testing

@testable import PlayheadShell

/// Pictures side by side on whole cells. The columns are counted by hand, for a phone of 393 by 852 points.
@Suite("Strips of cells") struct CellStripTests {
  private func strip(_ words: [String], columns: Int, rows: Int) -> CellStrip {
    CellStrip(words.map { ($0, Picture(size: CGSize(width: 393, height: 852))) }, columns: columns, rows: rows)
  }

  @Test("pictures of one width, two columns apart, as wide as the columns or the rows allow")
  func width() {
    // Five pictures and four gaps of 2: (80 - 8) / 5 = 14.4.
    #expect(strip(["a", "b", "c", "d", "e"], columns: 80, rows: .max).width == 14)
    // Ten rows of cells twice as high as wide: 10 × 2 × 393 / 852 = 9.2.
    #expect(strip(["a", "b", "c", "d", "e"], columns: 80, rows: 10).width == 9)
    // Of nine and more one column apart: (80 - 11) / 12 = 5.75. Never less than one.
    #expect(strip([String](repeating: "a", count: 12), columns: 80, rows: .max).width == 5)
    #expect(strip([String](repeating: "a", count: 24), columns: 20, rows: .max).width == 1)
  }

  @Test("each picture begins on a cell of its own, with its words below its middle; a short line is filled")
  func lines() {
    let strip = strip(["now", "end"], columns: 12, rows: .max)
    // (12 - 2) / 2 = 5 columns each; the words are one column in, and the second picture begins at column 7.
    #expect(
      strip.lines { _, columns in ["#####", "#"].map { $0.prefix(columns) }.map(String.init) } == [
        "#####  #####", "#      #    ", " now    end",
      ])
  }

  @Test("words that would touch are left out, but for every second, third, … one")
  func words() {
    // Three columns and a gap of two: words of seven take two pictures.
    let strip = strip(["0.000 s", "0.100 s", "0.200 s", "0.300 s"], columns: 18, rows: .max)
    #expect(strip.width == 3)
    #expect(strip.lines { _, _ in [] }.last == "0.000 s 0.200 s")
  }
}
