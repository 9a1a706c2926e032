/// The tables of RFC 1951: the symbols of lengths and distances, and prefix codes as bits.
enum DeflateCode {
  static let longest = 258
  static let shortest = 3
  static let farthest = 32768

  /// The symbol of each length from 3 to 258, less 257; and how many extra bits follow, and which.
  static let lengths: [(symbol: UInt16, extraCount: UInt8, extra: UInt8)] = {
    let extras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    var table = [(symbol: UInt16, extraCount: UInt8, extra: UInt8)](repeating: (0, 0, 0), count: 259)
    var length = 3
    for (symbol, extra) in extras.enumerated() {
      // 258 has a symbol of its own, although the one before could express it.
      for value in 0..<(1 << extra) where length <= 258 && !(symbol == 27 && value == 31) {
        table[length] = (UInt16(symbol), UInt8(extra), UInt8(value))
        length += 1
      }
    }
    return table
  }()

  static let distanceBases: [Int] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  static let distanceExtras: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    if distance <= 4 { return distance - 1 }
    let log = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * log + ((distance - 1) >> (log - 1) & 1)
  }

  /// A code for each symbol from its length in bits, in the order the standard gives; bits reversed for writing.
  static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    var code: UInt32 = 0
    for bits in 1...16 {
      code = (code + (bits > 1 ? counts[bits - 1] : 0)) << 1
      next[bits] = code
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (value, reversed) = (next[Int(length)], UInt32(0))
      for _ in 0..<length {
        reversed = reversed << 1 | value & 1
        value >>= 1
      }
      return reversed
    }
  }

  /// The lengths of the fixed code.
  static let fixedLengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  /// Code lengths of at most `limit` bits for the given frequencies: Huffman's, then shortened where too long.
  static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    guard used.count > 1 else {
      // A single symbol still takes a bit, and decoders expect two codes.
      for index in [used.first ?? 0, used.first == 0 ? 1 : 0] { lengths[index] = 1 }
      return lengths
    }
    let order = used.sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    // Two queues: leaves in order, and the sums in the order they are made.
    var weights = order.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: -1, count: 2 * order.count)
    var (leaf, sum) = (0, order.count)
    func take() -> Int {
      let takesLeaf = leaf < order.count && (sum >= weights.count || weights[leaf] <= weights[sum])
      defer { if takesLeaf { leaf += 1 } else { sum += 1 } }
      return takesLeaf ? leaf : sum
    }
    for _ in 1..<order.count {
      let (first, second) = (take(), take())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for index in stride(from: weights.count - 2, through: 0, by: -1) { depths[index] = depths[parents[index]] + 1 }
    var counts = [Int](repeating: 0, count: max(limit, depths.max() ?? 0) + 1)
    for index in order.indices { counts[min(depths[index], limit)] += 1 }
    // Shortened codes overfill the code space, so others are lengthened until all fit.
    var excess = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
    while excess > 0 {
      var bits = limit - 1
      while counts[bits] == 0 { bits -= 1 }
      counts[bits] -= 1
      counts[bits + 1] += 2
      counts[limit] -= 1
      excess -= 1
    }
    // The rarest symbols get the longest codes.
    var position = 0
    for bits in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<counts[bits] {
        lengths[order[position]] = UInt8(bits)
        position += 1
      }
    }
    return lengths
  }
}
