/// Finds repeated bytes, block by block.
struct DeflateMatcher {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// The last position of each hash of four bytes, and for each position the one before it with the same hash.
  private var heads: [Int32]
  private var chain: [Int32]

  private static let hashBits = 15
  private static let window = DeflateCode.farthest
  /// How much is done for longer matches.
  var search: Search
  /// A run of this length is taken as it is.
  private static let goodEnough = 200

  struct Search {
    /// The most positions examined for one match; a quarter of them where a match of `good` length is held already.
    let patience: Int
    let good: Int
    /// A held match of this length is not compared with the one at the next position.
    let lazy: Int
    /// A length that ends the search.
    let nice: Int

    /// For texts, tables and single pictures.
    static let thorough = Search(patience: 96, good: .max, lazy: 200, nice: 200)
    /// For the frames of a film: two fifths of the time for a twentieth more bytes, measured with a blurred scene.
    static let quick = Search(patience: 32, good: 8, lazy: 32, nice: 128)

    /// The same for a soft picture, which has few matches, and none that is much longer.
    var soft: Search { Search(patience: 12, good: good, lazy: lazy, nice: nice) }
  }
  /// The most symbols that share a code.
  private let symbolsPerBlock: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, symbolsPerBlock: Int, _ search: Search) {
    self.bytes = bytes
    self.search = search
    self.symbolsPerBlock = symbolsPerBlock
    heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
    chain = [Int32](repeating: -1, count: Self.window)
  }

  mutating func nextBlock() -> DeflateBlock {
    var block = DeflateBlock()
    let count = bytes.count
    guard let base = bytes.baseAddress else { return block }
    let (search, most) = (search, symbolsPerBlock)
    heads.withUnsafeMutableBufferPointer { heads in
      chain.withUnsafeMutableBufferPointer { chain in
        func hash(_ at: Int) -> Int {
          Int((Self.word(base + at).littleEndian &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
        }
        func note(_ at: Int) {
          guard at + 4 <= count else { return }
          let slot = hash(at)
          chain[at & (Self.window - 1)] = heads[slot]
          heads[slot] = Int32(at)
        }
        func longest(_ at: Int, atLeast: Int) -> (length: Int, distance: Int) {
          guard at + 4 <= count else { return (0, 0) }
          let limit = min(DeflateCode.longest, count - at)
          var (best, distance) = (max(3, atLeast), 0)
          if best >= limit { return (0, 0) }
          var candidate = Int(heads[hash(at)])
          var tries = atLeast >= search.good ? search.patience / 4 : search.patience
          // A longer match has the same four bytes behind those that are matched already, but for the last.
          var tail = Self.word(base + (at + best - 3))
          while candidate >= 0, at - candidate < Self.window, tries > 0 {
            if Self.word(base + (candidate + best - 3)) == tail {
              let length = Self.common(base + candidate, base + at, limit)
              if length > best {
                (best, distance) = (length, at - candidate)
                if length >= min(limit, search.nice) { break }
                tail = Self.word(base + (at + best - 3))
              }
            }
            let next = Int(chain[candidate & (Self.window - 1)])
            if next >= candidate { break }
            candidate = next
            tries -= 1
          }
          return distance == 0 ? (0, 0) : (best, distance)
        }

        var held = (length: 0, distance: 0)
        while position < count, block.symbolCount < most {
          // A long run matches at distance 1, without a search.
          if position > 0, base[position] == base[position - 1], held.length < Self.goodEnough {
            let run = Self.common(base + position - 1, base + position, min(DeflateCode.longest, count - position))
            if run >= Self.goodEnough {
              if held.length > 0 {
                block.append(literal: base[position - 1])
                held = (0, 0)
              }
              block.append(length: run, distance: 1)
              position += run
              note(position - 4)
              continue
            }
          }
          let found = held.length >= search.lazy ? (0, 0) : longest(position, atLeast: held.length)
          note(position)
          if held.length > 0 {
            if found.0 > held.length {
              // The match at the next position is longer, so a literal replaces the held one.
              block.append(literal: base[position - 1])
              held = found
              position += 1
            } else {
              block.append(length: held.length, distance: held.distance)
              let end = position - 1 + held.length
              // Inside long matches only the last positions are hashed.
              var place = held.length > 64 ? max(position + 1, end - 8) : position + 1
              while place < end {
                note(place)
                place += 1
              }
              position = end
              held = (0, 0)
            }
          } else if found.0 > 0 {
            held = found
            position += 1
          } else {
            block.append(literal: base[position])
            position += 1
          }
        }
        if held.length > 0 {
          block.append(length: held.length, distance: held.distance)
          position = position - 1 + held.length
        }
      }
    }
    return block
  }

  @inline(__always)
  private static func word(_ place: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt32.self)
  }

  /// The length of the common prefix of two positions.
  @inline(__always)
  static func common(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    let (a, b) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    var length = 0
    while length + 8 <= limit {
      let difference =
        a.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
        ^ b.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit, first[length] == second[length] { length += 1 }
    return length
  }
}

/// Bytes and matches that share a code.
struct DeflateBlock {
  /// A byte, or a length above bit 16 with a distance below.
  private var symbols: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  var symbolCount: Int { symbols.count }

  mutating func append(literal: UInt8) {
    symbols.append(UInt32(literal))
    literalCounts[Int(literal)] += 1
  }

  mutating func append(length: Int, distance: Int) {
    symbols.append(UInt32(length) << 16 | UInt32(distance & 0xFFFF))
    literalCounts[257 + Int(DeflateCode.lengths[length].symbol)] += 1
    distanceCounts[DeflateCode.distanceSymbol(distance)] += 1
  }

  /// The bits of each symbol's code: of bytes, the end and lengths, and of distances.
  var codeLengths: (literals: [UInt8], distances: [UInt8]) {
    var counts = literalCounts
    counts[256] = 1
    return (DeflateCode.lengths(counts, limit: 15), DeflateCode.lengths(distanceCounts, limit: 15))
  }

  /// In bytes, about.
  var size: Int {
    var writer = BitWriter(reserving: 2 * symbols.count)
    write(to: &writer, isLast: false)
    return writer.bytes.count
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    let (literalLengths, distanceLengths) = codeLengths
    writer.write(isLast ? 0b101 : 0b100, 3)
    writeHeader(literalLengths, distanceLengths, to: &writer)
    let literals = DeflateCode.codes(literalLengths)
    let distances = DeflateCode.codes(distanceLengths)
    for symbol in symbols {
      let length = Int(symbol >> 16)
      if length == 0 {
        writer.write(literals[Int(symbol)], UInt32(literalLengths[Int(symbol)]))
        continue
      }
      let distance = symbol & 0xFFFF == 0 ? DeflateCode.farthest : Int(symbol & 0xFFFF)
      let entry = DeflateCode.lengths[length]
      let index = 257 + Int(entry.symbol)
      writer.write(literals[index], UInt32(literalLengths[index]))
      writer.write(UInt32(entry.extra), UInt32(entry.extraCount))
      let far = DeflateCode.distanceSymbol(distance)
      writer.write(distances[far], UInt32(distanceLengths[far]))
      writer.write(UInt32(distance - DeflateCode.distanceBases[far]), DeflateCode.distanceExtras[far])
    }
    writer.write(literals[256], UInt32(literalLengths[256]))
  }

  /// Writes the lengths of the two codes, run-length coded in a code of their own.
  private func writeHeader(_ literals: [UInt8], _ distances: [UInt8], to writer: inout BitWriter) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = Array(literals.prefix(literalCount) + distances.prefix(distanceCount))
    var tokens: [(symbol: Int, extra: UInt32, extraCount: UInt32)] = []
    var index = 0
    while index < all.count {
      let value = all[index]
      let run = all[index...].prefix { $0 == value }.count
      if value == 0, run >= 3 {
        let taken = min(run, 138)
        tokens.append(taken <= 10 ? (17, UInt32(taken - 3), 3) : (18, UInt32(taken - 11), 7))
        index += taken
      } else if run >= 4 {
        let taken = min(run - 1, 6)
        tokens += [(Int(value), 0, 0), (16, UInt32(taken - 3), 2)]
        index += taken + 1
      } else {
        tokens.append((Int(value), 0, 0))
        index += 1
      }
    }
    var counts = [UInt32](repeating: 0, count: 19)
    for token in tokens { counts[token.symbol] += 1 }
    let lengths = DeflateCode.lengths(counts, limit: 7)
    let codes = DeflateCode.codes(lengths)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt32(literalCount - 257), 5)
    writer.write(UInt32(distanceCount - 1), 5)
    writer.write(UInt32(orderCount - 4), 4)
    for symbol in order.prefix(orderCount) { writer.write(UInt32(lengths[symbol]), 3) }
    for token in tokens {
      writer.write(codes[token.symbol], UInt32(lengths[token.symbol]))
      writer.write(token.extra, token.extraCount)
    }
  }
}
