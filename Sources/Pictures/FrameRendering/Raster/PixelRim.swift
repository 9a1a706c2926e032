/// A copy of the pixels between two boxes, one in the other.
struct PixelRim {
  private let strips: [PixelBox]
  private let words: [UInt32]

  init(of bitmap: Bitmap, between inner: PixelBox, and outer: PixelBox) {
    let above = PixelBox(left: outer.left, top: outer.top, right: outer.right, bottom: inner.top)
    let below = PixelBox(left: outer.left, top: inner.bottom, right: outer.right, bottom: outer.bottom)
    let left = PixelBox(left: outer.left, top: inner.top, right: inner.left, bottom: inner.bottom)
    let right = PixelBox(left: inner.right, top: inner.top, right: outer.right, bottom: inner.bottom)
    strips = [above, below, left, right].filter { !$0.isEmpty }
    var words: [UInt32] = []
    words.reserveCapacity(strips.reduce(0) { $0 + $1.width * $1.height })
    for strip in strips {
      for y in strip.top..<strip.bottom {
        words.append(contentsOf: UnsafeBufferPointer(start: bitmap.row(y) + strip.left, count: strip.width))
      }
    }
    self.words = words
  }

  /// Writes the pixels back.
  func restore(in bitmap: Bitmap) {
    words.withUnsafeBufferPointer { words in
      guard var next = words.baseAddress else { return }
      for strip in strips {
        for y in strip.top..<strip.bottom {
          (bitmap.row(y) + strip.left).update(from: next, count: strip.width)
          next += strip.width
        }
      }
    }
  }
}
