import FrameRendering
import MotionMath
import Testing

@Suite("Bitmap tint") struct BitmapTintTests {
  /// Words are opacity, red, green, blue, multiplied by the opacity.
  @Test("each pixel takes the colour, as opaque as it was")
  func tints() {
    let bitmap = Bitmap(width: 3, height: 1)
    (bitmap.pixels[0], bitmap.pixels[1], bitmap.pixels[2]) = (0xFFFF_0000, 0x8080_0000, 0)
    bitmap.tint(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect([bitmap.pixels[0], bitmap.pixels[1], bitmap.pixels[2]] == [0xFF00_00FF, 0x8000_0080, 0])
    // Half of 255 and of 128.
    bitmap.tint(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect([bitmap.pixels[0], bitmap.pixels[1], bitmap.pixels[2]] == [0x8000_8000, 0x4000_4000, 0])
  }
}
