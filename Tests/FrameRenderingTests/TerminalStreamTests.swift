import FrameRendering
import MotionMath
import TestSupport
import Testing

/// The streams for terminals that show pixels, decoded as a terminal does, against the PNG of the same picture.
///
/// Kitty gets the PNG itself, so nothing may differ. Sixels count a channel in hundredths, which is off by 255/200 at
/// most, 0.64 in the mean of evenly spread values. Beyond 256 colours evenly spread values in a box of a palette are off
/// from its mean by a quarter of the box's side.
@Suite("Streams for terminals") struct TerminalStreamTests {
  private struct Difference {
    var mean = 0.0
    var most = 0
  }

  private func difference(_ bitmap: Bitmap) -> Difference {
    let drawn = SixelReader(TerminalGraphics.sixel(bitmap))
    #expect(drawn.width == bitmap.width && drawn.height == bitmap.height)
    var difference = Difference()
    var sum = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        for shift in [UInt32(16), 8, 0] {
          let (was, isNow) = (Int(bitmap[x, y] >> shift & 255), Int(drawn.pixels[y * bitmap.width + x] >> shift & 255))
          sum += abs(was - isNow)
          difference.most = max(difference.most, abs(was - isNow))
        }
      }
    }
    difference.mean = Double(sum) / Double(3 * bitmap.width * bitmap.height)
    return difference
  }

  private func bitmap(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = 0xFF00_0000 | word(x, y) }
    }
    return bitmap
  }

  @Test("up to 256 colours are the picture's own: navy stays navy")
  func few() {
    // The navy that a fixed cube of colours shows as teal.
    let sea = bitmap(20, 20) { x, y in y < 10 ? 0x00_2B50 : UInt32(x) << 16 | 0x33_00 | UInt32(y) }
    let difference = difference(sea)
    // Half a hundredth, rounded twice.
    #expect(difference.most <= 2)
    #expect(difference.mean <= 1.3)
  }

  @Test("a sunset of more colours than a palette has is off by no more than its boxes")
  func many() {
    // Two gradients across one another: 200 by 300 different colours.
    let sunset = bitmap(200, 300) { x, y in
      let (across, down) = (Double(x) / 199, Double(y) / 299)
      let (red, green, blue) = (60 + 195 * down, 20 + 150 * down * down, 110 - 80 * down + 40 * across)
      return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    // A plane of the cube: boxes of a side of 255/√256 = 16 at worst, so 4, and 0.64 for the hundredths.
    #expect(difference(sunset).mean <= 4.7)
  }

  @Test("noise in all colours is off by the sides of 256 boxes")
  func noise() {
    var generator = SeededGenerator(Seed(7))
    let noise = bitmap(64, 64) { _, _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    // Eight cuts: two channels in 8 parts of 32, one in 4 of 64; (8 + 8 + 16) / 3, and 0.64 for the hundredths.
    #expect(difference(noise).mean <= 11.4)
  }

  @Test(
    "a band's rows, a last band of fewer, and runs of one colour come out where they were", arguments: [1, 5, 6, 7, 13])
  func places(height: Int) {
    let checked = bitmap(17, height) { x, y in (x / 5 + y) % 2 == 0 ? 0xFF_FFFF : UInt32(x * 13) << 8 }
    #expect(difference(checked).most <= 2)
  }

  @Test("kitty's pieces joined are the PNG of the picture, byte for byte")
  func kitty() {
    // Products of primes, so that nothing repeats.
    let picture = bitmap(90, 120) { x, y in
      UInt32(truncatingIfNeeded: (x * 7919 + y * 104_729) * (x + 31 * y)) & 0xFF_FFFF
    }
    let file = PNGFile.encode(picture, .fast)
    let pieces = TerminalGraphics.kitty(file, columns: 9, rows: 6).split(separator: "\u{1B}_G").map { piece in
      piece.dropLast(2).drop { $0 != ";" }.dropFirst()
    }
    #expect(pieces.count > 1)
    #expect(Base64.decode(pieces.joined()) == file)
  }
}
