/// Why a picture is not drawn: it, or a part of it, has more pixels than a picture may have.
///
/// Found before memory is taken, by `PixelRoom`.
public struct PictureTooLarge: Error, Hashable, Sendable {
  public enum Part: Sendable {
    /// The whole picture; a group on a surface of its own, to be faded, masked, projected or clipped; a shadow; an
    /// image.
    case picture, group, shadow, image
  }

  public let part: Part
  /// The size it would have, in pixels.
  public let width, height: Int
  /// The most pixels of all surfaces that exist at one time.
  public let most: Int

  public init(part: Part, width: Int, height: Int, most: Int) {
    (self.part, self.width, self.height, self.most) = (part, width, height, most)
  }
}
