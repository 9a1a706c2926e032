/// A bitmap as a PNG file; the same bytes every time.
public enum PNGFile {
  /// How much time a smaller file is worth.
  public enum Effort: Sendable {
    /// Half as much again as small, in half of the time.
    case fast
    /// A little more than small, in less time: for the frames of a film.
    case quick
    case small
    /// The shorter of two files of the fewest bytes, in ten times the time: gradients are shorter as they are, screens as
    /// differences.
    case smallest
  }

  /// - Parameter isStopping: Asked on the way whether to leave out the rest; the file is then useless.
  public static func encode(
    _ bitmap: Bitmap, _ effort: Effort = .small, isStopping: () -> Bool = { false }
  ) -> [UInt8] {
    var file = signature
    let isOpaque = bitmap.isOpaque
    appendChunk("IHDR", header(bitmap.width, bitmap.height, isOpaque: isOpaque), to: &file)
    appendChunk("IDAT", compressed(bitmap, bitmap.box, isOpaque: isOpaque, effort, isStopping), to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  /// The size in a PNG file's header; nil when it does not begin as one.
  static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.count >= 24, file.starts(with: signature) else { return nil }
    func number(_ offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The header chunk: eight bits a channel, with opacity only where needed.
  static func header(_ width: Int, _ height: Int, isOpaque: Bool) -> [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func appendChunk(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    file += name.utf8
    file += data
    file += bigEndian(Deflate.crc32(file[start...]))
  }

  /// The part of a bitmap inside `box` as a zlib stream of filtered rows.
  static func compressed(
    _ bitmap: Bitmap, _ box: PixelBox, isOpaque: Bool, _ effort: Effort, _ isStopping: () -> Bool
  ) -> [UInt8] {
    func compressed(_ filter: FilteredRows.Filter) -> [UInt8] {
      isStopping() ? [] : Deflate.zlib(FilteredRows(bitmap, box, filter, isOpaque: isOpaque).bytes, effort)
    }
    let differences = compressed(.up)
    guard effort == .smallest else { return differences }
    let plain = compressed(.none)
    return plain.count < differences.count ? plain : differences
  }

  /// Whether the writer of a PNG file says of it that it was compressed in haste, as `Effort.fast` does.
  static func isHasty(_ file: [UInt8]) -> Bool {
    // Behind the signature and the header, of 8 and 25 bytes, the first chunk of pixels begins with the two bytes of a zlib
    // stream: the upper two bits of the second one are the level.
    file.count > 42 && file[37..<41].elementsEqual("IDAT".utf8) && file[41] == 0x78 && file[42] >> 6 == 0
  }
}

/// A picture's rows as they are, or as differences from the row above, so that unchanged pixels become runs of zeros.
private struct FilteredRows {
  /// As PNG numbers them.
  enum Filter: UInt8 {
    case none = 0
    case up = 2
  }

  let bytes: [UInt8]

  init(_ bitmap: Bitmap, _ box: PixelBox, _ filter: Filter, isOpaque: Bool) {
    let channels = isOpaque ? 3 : 4
    let length = box.width * channels + 1
    // The row above the first, and above each that is left as it is.
    let nothing = [UInt32](repeating: 0, count: box.width)
    bytes = [UInt8](unsafeUninitializedCapacity: length * box.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      base.update(repeating: 0, count: length * box.height)
      nothing.withUnsafeBufferPointer { nothing in
        for y in 0..<box.height {
          let source = UnsafePointer(bitmap.row(box.top + y) + box.left)
          guard
            let above = y > 0 && filter == .up
              ? UnsafePointer(bitmap.row(box.top + y - 1) + box.left) : nothing.baseAddress
          else { continue }
          let target = base + y * length
          target[0] = filter.rawValue
          Self.write(source, above, box.width, channels, filter, to: target + 1)
        }
      }
      count = length * box.height
    }
  }

  /// Compares words; equal ones stay the zeros that are already there.
  private static func write(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int, _ channels: Int, _ filter: Filter,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x < width {
      while x &+ 8 <= width, isSame(source + x, above + x, 8) { x &+= 8 }
      while x < width, source[x] == above[x] { x &+= 1 }
      let first = x
      // Eight equal words end a run of differences.
      while x < width, source[x] != above[x] || x &+ 8 > width || !isSame(source + x, above + x, 8) { x &+= 1 }
      guard x > first else { continue }
      if channels == 3 {
        writeOpaque(target + first * 3, source + first, above + first, x - first)
      } else {
        writeTranslucent(target + first * 4, source + first, above + first, x - first, keepsColor: filter == .none)
      }
    }
  }

  @inline(__always)
  private static func isSame(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: count &* 4, by: 8) {
      difference |=
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0
  }

  private static func writeOpaque(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>,
    _ count: Int
  ) {
    for x in 0..<count {
      let (here, up) = (source[x], above[x])
      let pixel = target + x &* 3
      pixel[0] = UInt8(truncatingIfNeeded: here >> 16) &- UInt8(truncatingIfNeeded: up >> 16)
      pixel[1] = UInt8(truncatingIfNeeded: here >> 8) &- UInt8(truncatingIfNeeded: up >> 8)
      pixel[2] = UInt8(truncatingIfNeeded: here) &- UInt8(truncatingIfNeeded: up)
    }
  }

  private static func writeTranslucent(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>,
    _ count: Int, keepsColor: Bool
  ) {
    var color: UInt32 = 0
    for x in 0..<count {
      let up = plain(above[x])
      var here = plain(source[x])
      // At little opacity many colours are the same pixel: that of the pixel before is shorter.
      let kept = here & 0xFF00_0000 | color & 0xFF_FFFF
      if keepsColor, here > 0 {
        if multiplied(kept) == source[x] { here = kept }
        color = here
      }
      let pixel = target + x &* 4
      pixel[0] = UInt8(truncatingIfNeeded: here >> 16) &- UInt8(truncatingIfNeeded: up >> 16)
      pixel[1] = UInt8(truncatingIfNeeded: here >> 8) &- UInt8(truncatingIfNeeded: up >> 8)
      pixel[2] = UInt8(truncatingIfNeeded: here) &- UInt8(truncatingIfNeeded: up)
      pixel[3] = UInt8(truncatingIfNeeded: here >> 24) &- UInt8(truncatingIfNeeded: up >> 24)
    }
  }

  /// A pixel with its colours multiplied by its opacity, as readers do it.
  private static func multiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (word >> shift & 255) * alpha + 128
      return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// A pixel with its colours divided by its opacity.
  private static func plain(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 || alpha == 0 { return word }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
