/// Why a picture is not drawn: it, or a part of it, has more pixels than a picture may have.
///
/// Found before memory is taken. The limits are chosen here: Cairo draws on at most 32,767 pixels a side, and 100 million
/// pixels are 400 MB.
public struct PictureTooLarge: Error, Hashable, Sendable {
  public enum Part: Sendable {
    case picture, shadow, image
  }

  public let part: Part
  /// In pixels, as they would be.
  public let width, height: Int

  public init(part: Part, width: Int, height: Int) {
    (self.part, self.width, self.height) = (part, width, height)
  }

  public static let longestSide = 32_000
  public static let mostPixels = 100_000_000

  /// - Throws: Itself, when there is no room for so many pixels.
  static func check(_ part: Part, width: Int, height: Int) throws(PictureTooLarge) {
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
      throw PictureTooLarge(part: part, width: width, height: height)
    }
  }
}
