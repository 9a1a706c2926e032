/// A number that follows from bytes, by which a change is seen: FNV-1a, of 64 bits.
public struct CheckSum {
  public private(set) var value: UInt64

  /// - Parameter start: Another one gives another number for the same bytes.
  public init(_ start: UInt64 = 0xcbf2_9ce4_8422_2325) { value = start }

  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// With an end, so that two texts are not as one.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
    add([0xff])
  }
}
