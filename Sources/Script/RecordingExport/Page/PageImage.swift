import FrameRendering
import PlainText

/// A picture as the address of an image that a page holds itself.
enum PageImage {
  /// As SVG or as PNG, whichever is shorter.
  ///
  /// - Parameters:
  ///   - longest: In bytes: a picture that is longer is drawn smaller, as far as an eighth.
  ///   - short: In bytes: of a drawing that is as short no pixels are tried.
  static func address(
    of picture: Picture, longest: Int, short: Int, isStopping: @escaping () -> Bool
  ) throws(PictureTooLarge) -> String {
    let svg = try SVGFile.encode(picture, isStopping: isStopping)
    if svg.count <= short { return "data:image/svg+xml;base64,\(Base64.encode(svg))" }
    var png: [UInt8] = []
    for scale in [1, 0.5, 0.25, 0.125] {
      let bitmap = try picture.bitmap(scale: scale, room: PixelRoom(isStopping: isStopping))
      png = PNGFile.encode(bitmap, .smallest, isStopping: isStopping)
      if min(png.count, svg.count) <= longest { break }
    }
    return svg.count < png.count
      ? "data:image/svg+xml;base64,\(Base64.encode(svg))" : "data:image/png;base64,\(Base64.encode(png))"
  }
}
