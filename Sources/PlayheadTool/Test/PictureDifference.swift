import FrameRendering

/// Where two pictures differ.
struct PictureDifference {
  /// How many pixels differ, and of how many; those that only one has count.
  let count: Int
  let total: Int
  /// The smallest box around them, in pixels.
  let box: PixelBox
  /// The new picture faded, and every pixel that differs in red.
  let picture: Bitmap

  /// Nil when all pixels are the same.
  init?(_ before: Bitmap, _ after: Bitmap) {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let picture = Bitmap(width: width, height: height)
    var (count, box) = (0, PixelBox.empty)
    for y in 0..<height {
      for x in 0..<width {
        let old = x < before.width && y < before.height ? before[x, y] : nil
        let new = x < after.width && y < after.height ? after[x, y] : nil
        guard old != new else {
          picture[x, y] = Self.faded(new ?? 0)
          continue
        }
        count += 1
        box = box.union(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
        picture[x, y] = 0xFFFF_0000
      }
    }
    guard count > 0 else { return nil }
    (self.count, total, self.box, self.picture) = (count, width * height, box, picture)
  }

  /// A quarter of a pixel on white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return [16, 8, 0].reduce(0xFF00_0000) { word, shift in
      // On white first: the channels are multiplied by the opacity.
      let channel = (pixel >> UInt32(shift) & 0xFF) + 255 - alpha
      return word | (191 + channel / 4) << UInt32(shift)
    }
  }
}
