/// The checksum of a zlib stream, as data comes; runs of zeros at a stroke.
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
