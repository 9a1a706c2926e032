import FrameRendering
import PlainText

/// A picture as the address of an image that a page holds itself.
enum PageImage {
  /// As SVG or as PNG, whichever is shorter.
  ///
  /// - Parameters:
  ///   - longest: In bytes: a picture that is longer is drawn smaller, as far as a tenth.
  ///   - short: In bytes: of a drawing that is as short no pixels are tried.
  static func address(
    of picture: Picture, longest: Int, short: Int, isStopping: @escaping () -> Bool
  ) throws(PictureTooLarge) -> String {
    let svg = try SVGFile.encode(picture, isStopping: isStopping)
    if svg.count <= short { return "data:image/svg+xml;base64,\(Base64.encode(svg))" }
    var png: [UInt8] = []
    for scale in [1, 0.5, 0.25, 0.1] {
      let bitmap = try picture.bitmap(scale: scale, room: PixelRoom(isStopping: isStopping))
      // As small as this it is a sketch, and has the few colours of one.
      if scale < 0.2 {
        for index in 0..<bitmap.count { bitmap.pixels[index] = bitmap.pixels[index] & 0xFFE0_E0E0 | 0x0F0F0F }
      }
      png = PNGFile.encode(bitmap, .smallest, isStopping: isStopping)
      if min(png.count, svg.count) <= longest { break }
    }
    return svg.count < png.count
      ? "data:image/svg+xml;base64,\(Base64.encode(svg))" : "data:image/png;base64,\(Base64.encode(png))"
  }
}
