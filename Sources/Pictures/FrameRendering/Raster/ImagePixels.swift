import CCairo
package import MotionMath
package import RecordingKit

/// The pixels of an image's content.
enum ImagePixels {
  /// Nil for a file that is not a PNG. Returns a new surface each time.
  ///
  /// - Parameter size: The size, in pixels, of content without a size of its own.
  /// - Throws: `PictureTooLarge`
  static func of(
    _ content: ImageContent, size: CGSize, in room: PixelRoom
  ) throws(PictureTooLarge) -> RasterSurface? {
    switch content {
    case .plain(let color):
      let bitmap = Bitmap(width: 1, height: 1)
      bitmap.pixels[0] = Pixel.word(color)
      return RasterSurface(bitmap, origin: (0, 0))
    case .gradient(let colors, let from, let to):
      let (width, height) = (size.width, size.height)
      guard !colors.isEmpty, width > 0, height > 0 else { return nil }
      let (columns, rows) = (Int(clamping: width.rounded(.up)), Int(clamping: height.rounded(.up)))
      try room.check(.image, width: columns, height: rows)
      let bitmap = Bitmap(width: columns, height: rows)
      let last = Double(max(1, colors.count - 1))
      let gradient = Gradient(
        kind: .axial, start: CGPoint(x: from.x * width, y: from.y * height),
        end: CGPoint(x: to.x * width, y: to.y * height),
        stops: colors.enumerated().map { Gradient.Stop(location: Double($0.offset) / last, color: $0.element) })
      gradient.paint(on: bitmap, origin: (0, 0), transform: .identity)
      return RasterSurface(bitmap, origin: (0, 0))
    case .pixels(let width, let height, let bytes):
      guard width > 0, height > 0 else { return nil }
      try room.check(.image, width: width, height: height)
      guard bytes.count >= width * height * 4 else { return nil }
      let bitmap = Bitmap(width: width, height: height)
      for index in 0..<bitmap.count {
        let alpha = UInt32(bytes[index * 4 + 3])
        func channel(_ offset: Int) -> UInt32 { (UInt32(bytes[index * 4 + offset]) * alpha + 127) / 255 }
        bitmap.pixels[index] = alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
      }
      return RasterSurface(bitmap, origin: (0, 0))
    case .png(let bytes):
      if let size = PNGFile.size(of: bytes) {
        // Counted twice: as read and as drawn.
        try room.check(.image, width: size.width, height: 2 * size.height)
      }
      return Bitmap(png: bytes).map { RasterSurface($0, origin: (0, 0)) }
    }
  }
}

extension ImageContent {
  /// The image as a PNG file; nil for what is no picture, or is too large for one.
  ///
  /// - Parameter size: The size, in pixels, of content without a size of its own.
  package func pngFile(size: CGSize) -> [UInt8]? {
    // An image that a script drew was compressed in haste, and is compressed anew for a file; others' files are left as
    // they are.
    if case .png(let bytes) = self, !PNGFile.isHasty(bytes) { return bytes }
    guard let image = try? ImagePixels.of(self, size: size, in: PixelRoom()) else { return nil }
    return PNGFile.encode(image.bitmap, .smallest)
  }
}

extension Bitmap {
  /// The picture in a PNG file; nil when it is not one, or too large.
  public convenience init?(png bytes: [UInt8]) {
    // Checked before a pixel is read, as a few kilobytes can hold billions of them.
    guard let size = PNGFile.size(of: bytes),
      (try? PixelRoom().check(.image, width: size.width, height: size.height)) != nil
    else { return nil }
    let decoded: (OpaquePointer?) = bytes.withUnsafeBufferPointer { buffer in
      var reader = PNGReader(rest: buffer)
      return cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let reader = closure?.assumingMemoryBound(to: PNGReader.self), let target,
            reader.pointee.rest.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) { target[index] = reader.pointee.rest[index] }
          reader.pointee.rest = UnsafeBufferPointer(rebasing: reader.pointee.rest.dropFirst(Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, &reader)
    }
    defer { cairo_surface_destroy(decoded) }
    guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(decoded) else {
      return nil
    }
    let (width, height) = (Int(cairo_image_surface_get_width(decoded)), Int(cairo_image_surface_get_height(decoded)))
    let isOpaque = cairo_image_surface_get_format(decoded) == CAIRO_FORMAT_RGB24
    guard isOpaque || cairo_image_surface_get_format(decoded) == CAIRO_FORMAT_ARGB32 else { return nil }
    let stride = Int(cairo_image_surface_get_stride(decoded))
    self.init(width: width, height: height)
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { self[x, y] = isOpaque ? row[x] | 0xFF00_0000 : row[x] }
    }
  }
}

/// The part of a file that is still to be read.
private struct PNGReader {
  var rest: UnsafeBufferPointer<UInt8>
}
