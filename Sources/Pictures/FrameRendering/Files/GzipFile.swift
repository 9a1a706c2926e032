import CCairo

/// Bytes as a gzip file: without a name and a time, so that the same bytes give the same file.
package enum GzipFile {
  /// - Parameter isStopping: Asked before each block whether to leave out the rest; the file is then useless.
  package static func encode(_ bytes: [UInt8], isStopping: () -> Bool = { false }) -> [UInt8] {
    // RFC 1952: deflate, no flags, no time, no remark, an unknown system.
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    bytes.withUnsafeBufferPointer { buffer in
      // Without zlib's two bytes of head and its sum at the end.
      file += Deflate.compress(buffer, .least(symbols: 700), adler: 0, isStopping: isStopping).dropFirst(2).dropLast(4)
      for value in [UInt32(crc32_z(0, buffer.baseAddress, buffer.count)), UInt32(truncatingIfNeeded: buffer.count)] {
        for shift in [0, 8, 16, 24] as [UInt32] { file.append(UInt8(truncatingIfNeeded: value >> shift)) }
      }
    }
    return file
  }
}
