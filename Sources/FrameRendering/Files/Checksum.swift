/// The two checksums of a PNG file.
enum Checksum {
  /// Eight bytes at a time: table `k` is what a byte comes to `k` bytes later.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 255)] ^ (before >> 8)
    }
    return tables
  }()

  /// CRC-32 as PNG wants it.
  static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { table in
      var crc = UInt32.max
      var index = 0
      while index + 8 <= bytes.count {
        let low = crc ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian
        let high = bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self).littleEndian
        crc =
          table[1792 + Int(low & 255)] ^ table[1536 + Int(low >> 8 & 255)] ^ table[1280 + Int(low >> 16 & 255)]
          ^ table[1024 + Int(low >> 24)] ^ table[768 + Int(high & 255)] ^ table[512 + Int(high >> 8 & 255)]
          ^ table[256 + Int(high >> 16 & 255)] ^ table[Int(high >> 24)]
        index += 8
      }
      while index < bytes.count {
        crc = table[Int((crc ^ UInt32(bytes[index])) & 255)] ^ (crc >> 8)
        index += 1
      }
      return ~crc
    }
  }
}

/// Adler-32, bit by bit as data comes; runs of nothing at a stroke.
struct Adler32 {
  private var low: UInt32 = 1
  private var high: UInt32 = 0
  private static let modulus: UInt32 = 65521

  var value: UInt32 { high << 16 | low }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      // As many as fit before a sum could overflow.
      let end = min(index + 5552, bytes.count)
      while index < end {
        low &+= UInt32(bytes[index])
        high &+= low
        index += 1
      }
      low %= Self.modulus
      high %= Self.modulus
    }
  }

  mutating func addZeros(_ count: Int) {
    high = UInt32((UInt64(high) + UInt64(low) * UInt64(count % Int(Self.modulus))) % UInt64(Self.modulus))
  }
}
