import MotionMath
import RecordingKit

/// Images whose pixels were read from a file or from a script's bytes, kept for the next pictures: a film shows the same
/// ones in each frame.
public final class DecodedImages {
  private var kept: [(content: ImageContent, surface: RasterSurface)] = []
  private var pixelsKept = 0

  /// The most pixels that are kept: those of a screen at three pixels a point.
  private static let mostPixels = 3 << 20

  public init() {}

  /// The pixels of an image's content, nil for a file that is not a PNG. They are not to be written into.
  ///
  /// - Parameter size: The size, in pixels, of content without a size of its own.
  /// - Throws: `PictureTooLarge`
  func surface(
    of content: ImageContent, size: CGSize, in room: PixelRoom
  ) throws(PictureTooLarge) -> RasterSurface? {
    // Equal arrays of bytes are mostly one, which takes no look at the bytes.
    if let decoded = kept.first(where: { $0.content == content }) { return decoded.surface }
    guard let surface = try ImagePixels.of(content, size: size, in: room) else { return nil }
    switch content {
    // Of these the pixels depend on the size, and are quickly made.
    case .plain, .gradient: return surface
    case .pixels, .png: break
    }
    if pixelsKept + surface.bitmap.count > Self.mostPixels { (kept, pixelsKept) = ([], 0) }
    guard surface.bitmap.count <= Self.mostPixels else { return surface }
    kept.append((content, surface))
    pixelsKept += surface.bitmap.count
    return surface
  }
}
