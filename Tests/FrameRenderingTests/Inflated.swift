/// The bytes of a deflated stream, read as RFC 1951 says: bits of a byte from the lowest on, codes from their highest
/// bit on.
struct Inflated {
  private(set) var bytes: [UInt8] = []
  private let file: [UInt8]
  private var bit: Int

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The code that RFC 1951 fixes, of literals and of distances.
  private static let fixed = (
    Codes(
      [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
        + [Int](repeating: 8, count: 8)), Codes([Int](repeating: 5, count: 30))
  )

  /// Nil for what is cut short, or is no stream of blocks.
  init?(zlib file: [UInt8]) {
    self.file = file
    // The two bytes of zlib's head.
    bit = 16
    var isLast = false
    while !isLast {
      guard let last = take(1), let kind = take(2) else { return nil }
      isLast = last == 1
      if kind == 0 {
        guard stored() else { return nil }
        continue
      }
      if kind == 1 {
        guard block(Self.fixed.0, Self.fixed.1) else { return nil }
        continue
      }
      guard kind == 2, let literals = take(5), let distances = take(5), let count = take(4) else { return nil }
      var lengths = [Int](repeating: 0, count: 19)
      for place in Self.order.prefix(count + 4) {
        guard let length = take(3) else { return nil }
        lengths[place] = length
      }
      guard let all = codeLengths(Codes(lengths), literals + 257 + distances + 1),
        block(Codes(Array(all.prefix(literals + 257))), Codes(Array(all.dropFirst(literals + 257))))
      else { return nil }
    }
  }

  private struct Codes {
    /// By length and bits.
    private(set) var symbols: [[Int]: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[[length, code]] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    var value = 0
    for place in 0..<count {
      guard bit / 8 < file.count else { return nil }
      value |= Int(file[bit / 8] >> (bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var code = 0
    for length in 1...15 {
      guard let next = take(1) else { return nil }
      code = code << 1 | next
      if let symbol = codes.symbols[[length, code]] { return symbol }
    }
    return nil
  }

  private mutating func codeLengths(_ codes: Codes, _ count: Int) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = symbol(codes) else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = take(2) else { return nil }
        lengths += [Int](repeating: last, count: more + 3)
      case 17, 18:
        guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
        lengths += [Int](repeating: 0, count: more + (symbol == 17 ? 3 : 11))
      default: lengths.append(symbol)
      }
    }
    return lengths.count == count ? lengths : nil
  }

  /// A block of bytes as they are, which begins at a whole byte.
  private mutating func stored() -> Bool {
    bit = (bit + 7) / 8 * 8
    guard let count = take(16), let complement = take(16), count ^ complement == 0xFFFF else { return false }
    for _ in 0..<count {
      guard let byte = take(8) else { return false }
      bytes.append(UInt8(byte))
    }
    return true
  }

  /// Returns true at the block's end.
  private mutating func block(_ literals: Codes, _ distances: Codes) -> Bool {
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count, let more = take(Self.lengthBits[symbol - 257]),
        let far = self.symbol(distances), far < 30, let rest = take(max(0, far / 2 - 1))
      else { return false }
      let distance = far < 2 ? far + 1 : (2 + far % 2) << (far / 2 - 1) + 1 + rest
      guard distance <= bytes.count else { return false }
      for _ in 0..<Self.lengthBases[symbol - 257] + more { bytes.append(bytes[bytes.count - distance]) }
    }
    return false
  }
}
