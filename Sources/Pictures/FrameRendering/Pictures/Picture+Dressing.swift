package import MotionMath
package import RecordingKit

/// Additions over, under and beside the screens of a film.
extension Picture {
  /// A finger at a place: a ring of 44 points, the least that Apple's guidelines let a finger aim at, black at 35 % with
  /// a white rim, so that it shows on any ground (chosen here).
  ///
  /// - Parameter strength: 1 while it is down; less for where it was.
  package mutating func addFinger(at center: CGPoint, strength: Double) {
    func disc(_ radius: Double, _ color: CGColor) {
      let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      commands.append(
        DrawingCommand(
          .fill(.roundedRect(RoundedRect(rect, radius: radius)), .color(color), .identity), bounds: rect))
    }
    guard strength >= 1 else { return disc(22 * strength, CGColor(white: 0, alpha: 0.15 * strength)) }
    disc(22, CGColor(white: 1, alpha: 0.9))
    disc(20, CGColor(white: 0, alpha: 0.35))
  }

  /// A line of text in the middle of a rectangle, in the project's own letters, which are the same everywhere.
  package mutating func addCaption(_ text: String, size: Double, in rect: CGRect) {
    addText(text, size: size, in: rect)
  }

  /// Puts an image in a rectangle.
  ///
  /// - Parameters:
  ///   - width: Of the image, in pixels.
  ///   - height: Of the image, in pixels.
  package mutating func add(_ image: ImageContent, width: Int, height: Int, in rect: CGRect) {
    let size = CGSize(width: Double(width), height: Double(height))
    let drawing = ImageDrawing(image: image, size: size, source: CGRect(origin: .zero, size: size), target: rect)
    commands.append(DrawingCommand(.image(drawing, .identity), bounds: rect))
  }
}

extension Bitmap {
  /// How far the colours of two bitmaps are apart, pixel by pixel: black where they are the same. What only one of them
  /// has is compared with white.
  package func difference(from other: Bitmap) -> (image: ImageContent, width: Int, height: Int) {
    let (width, height) = (max(self.width, other.width), max(self.height, other.height))
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    func word(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
      x < bitmap.width && y < bitmap.height ? bitmap[x, y] : .max
    }
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (word(self, x, y), word(other, x, y))
        let offset = (y * width + x) * 4
        for channel in 0..<3 {
          let shift = UInt32(16 - 8 * channel)
          let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
          bytes[offset + channel] = UInt8(abs(first - second))
        }
      }
    }
    return (.pixels(width: width, height: height, bytes: bytes), width, height)
  }
}
