/// Why a picture is not drawn: it, or a part of it, has more pixels than a picture may have.
///
/// Found before memory is taken, by `PixelRoom`.
public struct PictureTooLarge: Error, Hashable, Sendable {
  public enum Part: Sendable {
    /// The whole; something drawn apart to be faded, masked, turned or clipped; its parts.
    case picture, group, shadow, image
  }

  public let part: Part
  /// In pixels, as they would be.
  public let width, height: Int
  /// The most pixels there may be, all that is drawn at one time together.
  public let most: Int

  public init(part: Part, width: Int, height: Int, most: Int) {
    (self.part, self.width, self.height, self.most) = (part, width, height, most)
  }
}
