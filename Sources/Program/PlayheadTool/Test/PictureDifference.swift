import FrameRendering

/// Where two pictures differ.
struct PictureDifference {
  /// How many pixels differ, and of how many; those that only one has count.
  let count: Int
  let total: Int
  /// The smallest box around them, in pixels.
  let box: PixelBox
  /// The new picture faded, and every pixel that differs in red.
  private let marked: Bitmap
  private let before, after: Bitmap

  /// Nil when all pixels are the same.
  init?(_ before: Bitmap, _ after: Bitmap) {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let marked = Bitmap(width: width, height: height)
    var (count, box) = (0, PixelBox.empty)
    for y in 0..<height {
      for x in 0..<width {
        let old = x < before.width && y < before.height ? before[x, y] : nil
        let new = x < after.width && y < after.height ? after[x, y] : nil
        guard old != new else {
          marked[x, y] = Self.faded(new ?? 0)
          continue
        }
        count += 1
        box = box.union(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
        marked[x, y] = 0xFFFF_0000
      }
    }
    guard count > 0 else { return nil }
    (self.count, total, self.box, self.marked) = (count, width * height, box, marked)
    (self.before, self.after) = (before, after)
  }

  /// Side by side on grey: the old picture, the new one, and where they differ.
  var picture: Bitmap {
    let parts = [before, after, marked]
    let width = parts.reduce(0) { $0 + $1.width } + Self.gap * (parts.count - 1)
    let picture = Bitmap(width: width, height: marked.height)
    picture.pixels.update(repeating: Self.ground, count: picture.count)
    var left = 0
    for part in parts {
      for y in 0..<part.height { (picture.row(y) + left).update(from: part.row(y), count: part.width) }
      left += part.width + Self.gap
    }
    return picture
  }

  /// Pixels between two pictures, and their colour.
  static let (gap, ground): (Int, UInt32) = (16, 0xFF80_8080)

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
