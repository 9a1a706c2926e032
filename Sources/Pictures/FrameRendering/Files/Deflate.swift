/// Compresses to the zlib format, tuned for filtered rows of pictures: long runs are found by comparing, other
/// repetitions through a hash table.
enum Deflate {
  /// How much time a smaller result is worth.
  enum Effort: Equatable {
    /// Runs only, with the fixed code: as fast as the picture can be read.
    case fast
    /// Repetitions up to 32 kB back, with codes computed for each block.
    case small
    /// As `small`, with fewer tries for longer repetitions: for the many pictures of a film.
    case quick
    /// The fewest bytes, a tenth less than small, for what is sent. Texts and tables change their kind, and are looked at in
    /// parts of some hundred symbols; a picture is of one kind.
    case least(symbols: Int)
  }

  /// A zlib stream of `bytes`.
  /// - Parameter isStopping: Asked before each block whether to leave out the rest.
  static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, _ effort: Effort, adler: UInt32, isStopping: () -> Bool
  ) -> [UInt8] {
    var writer = BitWriter(reserving: bytes.count / 16 + 64)
    writer.write(0x78, 8)
    writer.write(effort == .fast ? 0x01 : 0x9C, 8)
    switch effort {
    case .fast: writeRuns(bytes, to: &writer)
    case .least(let symbols): DeflateParse.write(bytes, symbols: symbols, to: &writer, isStopping: isStopping)
    case .small, .quick:
      let search: DeflateMatcher.Search = effort == .quick ? .quick : .thorough
      var matcher = DeflateMatcher(bytes, symbolsPerBlock: 60_000, search)
      while matcher.position < bytes.count, !isStopping() {
        let (start, before) = (matcher.position, writer.bytes.count)
        let block = matcher.nextBlock()
        block.write(to: &writer, isLast: matcher.position >= bytes.count)
        matcher.search = matcher.position - start < 8 * (writer.bytes.count - before) ? search.soft : search
      }
      if bytes.isEmpty { DeflateBlock().write(to: &writer, isLast: true) }
    }
    writer.finish()
    writer.append(bigEndian: adler)
    return writer.bytes
  }

  /// One block of the fixed code, in which a run is a match at distance 1.
  private static func writeRuns(_ bytes: UnsafeBufferPointer<UInt8>, to writer: inout BitWriter) {
    let code = FixedCode.shared
    writer.write(0b011, 3)
    var index = 0
    let count = bytes.count
    guard let base = bytes.baseAddress else { return writer.write(0, 7) }
    while index < count {
      let byte = base[index]
      let literal = code.literals[Int(byte)]
      writer.write(literal & 0xFFFF, literal >> 16)
      index += 1
      if index + 2 >= count || base[index] != byte || base[index + 1] != byte || base[index + 2] != byte { continue }
      var run = runLength(base + index, byte, count - index)
      index += run
      while run >= DeflateCode.longest + DeflateCode.shortest || run == DeflateCode.longest {
        writer.write(code.matches[DeflateCode.longest] & 0xFF_FFFF, code.matches[DeflateCode.longest] >> 24)
        run -= DeflateCode.longest
      }
      if run > DeflateCode.longest {
        // The remainder would be too short for a match, so this one is shortened.
        let first = run - DeflateCode.shortest
        writer.write(code.matches[first] & 0xFF_FFFF, code.matches[first] >> 24)
        run = DeflateCode.shortest
      }
      if run >= DeflateCode.shortest { writer.write(code.matches[run] & 0xFF_FFFF, code.matches[run] >> 24) }
    }
    writer.write(0, 7)
  }

  /// How many of the next bytes equal `byte`.
  @inline(__always)
  private static func runLength(_ start: UnsafePointer<UInt8>, _ byte: UInt8, _ limit: Int) -> Int {
    let raw = UnsafeRawPointer(start)
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    var length = 0
    while length + 8 <= limit {
      let difference = raw.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian ^ wanted
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit, start[length] == byte { length += 1 }
    return length
  }
}

/// The bits of the fixed code's symbols.
private struct FixedCode {
  static let shared = FixedCode()
  /// Bits in the low half, their count above.
  let literals: [UInt32]
  /// By length: bits of the length and of distance 1 in the low 24, their count above.
  let matches: [UInt32]

  init() {
    let codes = DeflateCode.codes(DeflateCode.fixedLengths)
    literals = (0..<256).map { codes[$0] | UInt32(DeflateCode.fixedLengths[$0]) << 16 }
    matches = (0...DeflateCode.longest).map { length in
      guard length >= DeflateCode.shortest else { return 0 }
      let entry = DeflateCode.lengths[length]
      let symbol = 257 + Int(entry.symbol)
      let bits = UInt32(DeflateCode.fixedLengths[symbol])
      // Distance 1 is five zeros.
      return codes[symbol] | UInt32(entry.extra) << bits | (bits + UInt32(entry.extraCount) + 5) << 24
    }
  }
}
