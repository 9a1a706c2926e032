/// A bitmap as a PNG file; the same bytes every time.
public enum PNGFile {
  /// How much time a smaller file is worth.
  public enum Effort: Sendable {
    /// A few times the size, a tenth of the time.
    case fast
    case small
  }

  public static func encode(_ bitmap: Bitmap, _ effort: Effort = .small) -> [UInt8] {
    var file = signature
    let isOpaque = bitmap.isOpaque
    appendChunk("IHDR", header(bitmap.width, bitmap.height, isOpaque: isOpaque), to: &file)
    appendChunk("IDAT", compressed(bitmap, bitmap.box, isOpaque: isOpaque, effort), to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Eight bits a channel, with opacity only where it is needed.
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
    let crc = file.withUnsafeBytes { Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    file += bigEndian(crc)
  }

  /// The part of a bitmap inside `box` as a zlib stream of filtered rows.
  static func compressed(_ bitmap: Bitmap, _ box: PixelBox, isOpaque: Bool, _ effort: Effort) -> [UInt8] {
    let rows = FilteredRows(bitmap, box, isOpaque: isOpaque)
    return rows.bytes.withUnsafeBufferPointer {
      Deflate.compress($0, effort == .fast ? .fast : .small, adler: rows.adler.value)
    }
  }
}

/// A picture's rows as differences from the row above: what stays becomes runs of zeros.
private struct FilteredRows {
  private(set) var bytes: [UInt8]
  private(set) var adler = Adler32()

  init(_ bitmap: Bitmap, _ box: PixelBox, isOpaque: Bool) {
    let channels = isOpaque ? 3 : 4
    let length = box.width * channels + 1
    var sum = Adler32()
    bytes = [UInt8](unsafeUninitializedCapacity: length * box.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<box.height {
        let target = base + y * length
        let source = bitmap.row(box.top + y) + box.left
        // Difference from above; the first row's above is nothing.
        target[0] = 2
        let above = y > 0 ? bitmap.row(box.top + y - 1) + box.left : nil
        if let above, Self.isSame(source, above, box.width) {
          (target + 1).update(repeating: 0, count: length - 1)
          sum.add(UnsafeBufferPointer(start: target, count: 1))
          sum.addZeros(length - 1)
          continue
        }
        if isOpaque {
          Self.writeOpaque(target + 1, source, above, box.width)
        } else {
          Self.writeTranslucent(target + 1, source, above, box.width)
        }
        sum.add(UnsafeBufferPointer(start: target, count: length))
      }
      count = length * box.height
    }
    adler = sum
  }

  @inline(__always)
  private static func isSame(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    let size = count * 4
    let (first, second) = (UnsafeRawBufferPointer(start: a, count: size), UnsafeRawBufferPointer(start: b, count: size))
    return first.elementsEqualFast(second)
  }

  private static func writeOpaque(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    _ count: Int
  ) {
    for x in 0..<count {
      let (here, up) = (source[x], above?[x] ?? 0)
      let place = target + x &* 3
      place[0] = UInt8(truncatingIfNeeded: here >> 16) &- UInt8(truncatingIfNeeded: up >> 16)
      place[1] = UInt8(truncatingIfNeeded: here >> 8) &- UInt8(truncatingIfNeeded: up >> 8)
      place[2] = UInt8(truncatingIfNeeded: here) &- UInt8(truncatingIfNeeded: up)
    }
  }

  private static func writeTranslucent(
    _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    _ count: Int
  ) {
    for x in 0..<count {
      let (here, up) = (plain(source[x]), above.map { plain($0[x]) } ?? 0)
      let place = target + x &* 4
      place[0] = UInt8(truncatingIfNeeded: here >> 16) &- UInt8(truncatingIfNeeded: up >> 16)
      place[1] = UInt8(truncatingIfNeeded: here >> 8) &- UInt8(truncatingIfNeeded: up >> 8)
      place[2] = UInt8(truncatingIfNeeded: here) &- UInt8(truncatingIfNeeded: up)
      place[3] = UInt8(truncatingIfNeeded: here >> 24) &- UInt8(truncatingIfNeeded: up >> 24)
    }
  }

  /// A pixel with its colours not multiplied by its opacity.
  private static func plain(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 || alpha == 0 { return word }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes, eight at a time.
  fileprivate func elementsEqualFast(_ other: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= count {
      if loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        return false
      }
      index += 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }
}
