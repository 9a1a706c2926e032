/// Writes bits, the lowest first, as deflate packs them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var heldCount: UInt64 = 0

  init(reserving count: Int) { bytes.reserveCapacity(count) }

  /// At most 32 bits at a time.
  @inline(__always)
  mutating func write(_ bits: UInt32, _ count: UInt32) {
    held |= UInt64(bits) << heldCount
    heldCount += UInt64(count)
    if heldCount >= 32 {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: held).littleEndian) { bytes.append(contentsOf: $0) }
      held >>= 32
      heldCount -= 32
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    while heldCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      heldCount = heldCount > 8 ? heldCount - 8 : 0
    }
  }

  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
