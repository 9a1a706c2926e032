import CDeflate

/// Bytes in fewer: the streams of PNG files, and the files of pages. The same bytes give the same stream.
package enum Deflate {
  /// A zlib stream, as RFC 1950 says.
  static func zlib(_ bytes: [UInt8], _ effort: PNGFile.Effort) -> [UInt8] {
    compressed(bytes, effort, libdeflate_zlib_compress_bound, libdeflate_zlib_compress)
  }

  /// A gzip file, as RFC 1952 says, without a name and a time: the shortest that can be found.
  package static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    compressed(bytes, .smallest, libdeflate_gzip_compress_bound, libdeflate_gzip_compress)
  }

  /// The sum of a PNG file's chunk.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  private static func compressed(
    _ bytes: [UInt8], _ effort: PNGFile.Effort, _ bound: (OpaquePointer?, Int) -> Int,
    _ compress: (OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int) -> Int
  ) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level(effort, bytes.count)) else {
      fatalError("no memory for a compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    return withUnsafeTemporaryAllocation(byteCount: bound(compressor, bytes.count), alignment: 1) { room in
      let count = bytes.withUnsafeBytes { compress(compressor, $0.baseAddress, $0.count, room.baseAddress, room.count) }
      return [UInt8](room.prefix(count))
    }
  }

  /// The library's level. It cannot be stopped in between, so what is long is compressed in less time: measured with bytes that
  /// repeat nearly, the worst for it, none of these takes half a second up to 32 MiB.
  private static func level(_ effort: PNGFile.Effort, _ count: Int) -> Int32 {
    switch effort {
    case .smallest where count <= 1 << 20: 12
    case .smallest where count <= 4 << 20: 8
    case .small where count <= 32 << 20, .smallest where count <= 32 << 20: 6
    case .quick: 4
    case .fast, .small, .smallest: 1
    }
  }
}
