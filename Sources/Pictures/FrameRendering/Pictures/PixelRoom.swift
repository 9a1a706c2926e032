import Limits

/// The limit of pixels for a picture and its further surfaces: groups in groups, shadows, images; and whether somebody has
/// asked to stop.
///
/// Checked before memory is allocated, so that no scene takes more than is available.
public final class PixelRoom {
  /// The most at one time.
  let most: Int
  private var taken = 0
  /// Whether somebody has asked to stop: the picture is then left incomplete.
  let isStopping: () -> Bool

  /// A pixel takes 4 bytes in the bitmap, 4 as rows of a file, and nearly 2 compressed.
  private static let bytesPerPixel = 10

  /// - Parameters:
  ///   - bytes: The memory available to a picture; nil: as much as `Limit.picturePixels` needs.
  ///   - isStopping: Asked between drawings, and between the rows of slow ones.
  public init(bytes: Int? = nil, isStopping: @escaping () -> Bool = { false }) {
    self.isStopping = isStopping
    most = min(Limit.picturePixels.most, bytes.map { $0 / Self.bytesPerPixel } ?? .max)
  }

  /// - Throws: `PictureTooLarge` when the pixels and those already taken exceed the limit.
  func check(_ part: PictureTooLarge.Part, width: Int, height: Int) throws(PictureTooLarge) {
    guard max(width, height) <= Limit.pictureSide.most, width * height <= most - taken else {
      throw PictureTooLarge(part: part, width: width, height: height, most: most)
    }
  }

  /// Counts pixels until `give` returns them.
  /// - Throws: `PictureTooLarge`
  func take(_ part: PictureTooLarge.Part, _ box: PixelBox) throws(PictureTooLarge) {
    try check(part, width: box.width, height: box.height)
    taken += box.width * box.height
  }

  func give(_ box: PixelBox) { taken -= box.width * box.height }
}
