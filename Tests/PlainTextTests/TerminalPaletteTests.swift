import Glibc
import PlainText
import TestSupport
import Testing

/// The oracle is OKLab as its page defines it, with the C library's roots and powers, over all 240 colours.
@Suite("Palette of 256 colours") struct TerminalPaletteTests {
  private static func lab(_ word: UInt32) -> [Double] {
    let rgb = [word >> 16 & 255, word >> 8 & 255, word & 255].map { step -> Double in
      let value = Double(step) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let l = cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2])
    let m = cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2])
    let s = cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2])
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private static let colors: [(index: Int, lab: [Double])] = (16..<256).map { index in
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let word: UInt32
    if index < 232 {
      let place = index - 16
      word = levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
    } else {
      word = UInt32(8 + 10 * (index - 232)) * 0x010101
    }
    return (index, lab(word))
  }

  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  @Test("the colour that stands for another is as near as any") func nearest() throws {
    var generator = SeededGenerator(Seed(7))
    for _ in 0..<2000 {
      let word = UInt32.random(in: 0...0xFFFFFF, using: &generator)
      let lab = Self.lab(word)
      let taken = Int(TerminalPalette.index(nearestTo: word))
      let own = try #require(Self.colors.first { $0.index == taken } as (index: Int, lab: [Double])?)
      let least = Self.colors.map { Self.distance(lab, $0.lab) }.min() ?? 0
      #expect(Self.distance(lab, own.lab) <= least + 1e-9, "\(String(word, radix: 16)): \(taken)")
    }
  }

  @Test(
    "a colour of the palette is itself",
    arguments: [(0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0xFFFFFF, 231), (0x080808, 232), (0x5F87AF, 67)])
  func own(_ word: Int, index: Int) { #expect(TerminalPalette.index(nearestTo: UInt32(word)) == UInt8(index)) }

  @Test("a dark blue stays blue") func navy() {
    // Of the cube's colours 17 is the darkest blue, and 23 the darkest teal, which is nearer by red, green and blue.
    let index = TerminalPalette.index(nearestTo: 0x0B2545)
    #expect(index != 23)
  }
}
