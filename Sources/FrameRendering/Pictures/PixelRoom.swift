import Limits

/// How many pixels a picture may have, with all that is drawn apart for it: groups in groups, shadows, images.
///
/// Asked before memory is taken, so that no scene takes more than there is.
public final class PixelRoom {
  /// The most at one time.
  let most: Int
  private var taken = 0

  /// A pixel takes 4 bytes in the bitmap, 4 as rows of a file, and as good as 2 packed.
  private static let bytesPerPixel = 10

  /// - Parameter bytes: The memory there is for a picture; nil: as much as `Limit.picturePixels` needs.
  public init(bytes: Int? = nil) {
    most = min(Limit.picturePixels.most, bytes.map { $0 / Self.bytesPerPixel } ?? .max)
  }

  /// - Throws: `PictureTooLarge`, when there is no room for so many pixels beside those taken.
  func check(_ part: PictureTooLarge.Part, width: Int, height: Int) throws(PictureTooLarge) {
    guard max(width, height) <= Limit.pictureSide.most, width * height <= most - taken else {
      throw PictureTooLarge(part: part, width: width, height: height, most: most)
    }
  }

  /// Takes room that `give` gives back.
  /// - Throws: `PictureTooLarge`
  func take(_ part: PictureTooLarge.Part, _ box: PixelBox) throws(PictureTooLarge) {
    try check(part, width: box.width, height: box.height)
    taken += box.width * box.height
  }

  func give(_ box: PixelBox) { taken -= box.width * box.height }
}
