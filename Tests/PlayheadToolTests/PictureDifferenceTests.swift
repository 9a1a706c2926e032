import FrameRendering
import Testing

@testable import PlayheadTool

@Suite("Differences of pictures") struct PictureDifferenceTests {
  private func picture(_ words: [UInt32]) -> Bitmap {
    let bitmap = Bitmap(width: 2, height: 2)
    for (index, word) in words.enumerated() { bitmap.pixels[index] = word }
    return bitmap
  }

  @Test(
    "a pixel that differs by the least in one channel differs",
    arguments: [UInt32(0), 8, 16, 24], [UInt32(1), 128])
  func least(_ shift: UInt32, _ step: UInt32) throws {
    let words: [UInt32] = [0x8040_2010, 0x8040_2010, 0x8040_2010, 0x8040_2010]
    var others = words
    others[3] ^= step << shift
    let difference = try #require(PictureDifference(picture(words), picture(others)))
    #expect(difference.count == 1 && difference.total == 4)
    #expect(difference.box == PixelBox(left: 1, top: 1, right: 2, bottom: 2))
    #expect(PictureDifference(picture(words), picture(words)) == nil)
  }
}
