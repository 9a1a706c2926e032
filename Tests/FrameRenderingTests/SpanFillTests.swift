import Testing

@testable import FrameRendering

@Suite("Span fill")
struct SpanFillTests {
  /// Source over destination by hand, in whole numbers: colour + (255 - opacity) / 255 of what is below, rounded.
  private func over(_ word: UInt32, _ below: UInt32) -> UInt32 {
    [UInt32(0), 8, 16, 24].reduce(0) { result, shift in
      let rest = (below >> shift & 255) * (255 - (word >> 24))
      return result | ((word >> shift & 255) + (rest * 2 + 255) / 510) << shift
    }
  }

  @Test("a colour over runs of one colour, and over changing ones, is what it is over each pixel")
  func blend() {
    let grounds: [UInt32] = [0, 0xFFFF_FFFF, 0xFF12_8FE0, 0x8040_2010]
    for word: UInt32 in [0x4010_2030, 0xC0A0_0BC0, 0x0101_0001, 0xFF33_6699] {
      for count in [1, 3, 4, 9, 40] {
        for runLength in [1, 2, 3, 4, 5, 11, 40] {
          var pixels = (0..<count).map { grounds[$0 / runLength % grounds.count] }
          let expected = pixels.map { over(word, $0) }
          pixels.withUnsafeMutableBufferPointer { pixels in
            if let first = pixels.baseAddress { SpanFill.blend(first, count, word) }
          }
          #expect(pixels == expected, "\(word) over runs of \(runLength) in \(count)")
        }
      }
    }
  }
}
