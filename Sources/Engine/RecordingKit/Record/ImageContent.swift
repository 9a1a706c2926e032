public import MotionMath

/// The content of an image. The record stores it; a renderer reads it.
public enum ImageContent: Hashable, Sendable {
  /// One colour all over.
  case plain(CGColor)
  /// Colours at even distances along the line from `start` to `end`, which are fractions of the size; beyond its ends,
  /// the outermost colours.
  indirect case gradient(colors: [CGColor], start: CGPoint, end: CGPoint)
  /// Rows from the top, four bytes a pixel: red, green, blue, opacity, not premultiplied.
  case pixels(width: Int, height: Int, bytes: [UInt8])
  /// A PNG file, as it was read.
  case png([UInt8])
}
