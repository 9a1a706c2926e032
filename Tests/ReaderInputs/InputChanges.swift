import TestSupport

/// Random changes of samples: bytes flipped, left out, repeated, and put in from other samples.
struct InputChanges {
  private(set) var input: [UInt8]
  private var random: SeededGenerator

  /// As long as an input may become, in bytes.
  private static let most = 4_096

  init(of samples: [[UInt8]], _ seed: Seed) {
    random = seed.generator
    input = samples[0]
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    if number(0..<4) == 0 { input = samples[number(0..<samples.count)] }
    for _ in 0..<number(1..<9) {
      let start = number(0..<(input.count + 1))
      let end = min(input.count, start + number(0..<17))
      switch number(0..<6) {
      case 0 where start < input.count: input[start] ^= 1 << UInt8(number(0..<8))
      case 1 where start < input.count: input[start] = UInt8(number(0..<256))
      case 2: input.removeSubrange(start..<end)
      case 3: input.insert(contentsOf: input[start..<end], at: start)
      case 4:
        let part = Array(input[start..<end])
        for _ in 0..<number(1..<40) { input.insert(contentsOf: part, at: start) }
      default: input.insert(contentsOf: samples[number(0..<samples.count)], at: start)
      }
      if input.count > Self.most { input.removeSubrange(Self.most...) }
    }
  }

  /// Whether the checksums of a PNG file are made right: three times in four, as a reader looks at nothing else otherwise.
  var repairsChecksums: Bool { mutating get { Int.random(in: 0..<4, using: &random) > 0 } }

  /// A PNG file with the checksums of its chunks made right.
  static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - start - 12 else { break }
      let sum = Self.checksum(file[start + 4..<start + 8 + length])
      for place in 0..<4 { file[start + 8 + length + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place)) }
      start += 12 + length
    }
    return file
  }

  /// The cyclic redundancy check of PNG (ISO 15948, annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }
}
