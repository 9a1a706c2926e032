import Testing

@testable import FrameRendering

/// Tables written by hand, after OpenType's description of "GSUB": numbers of two bytes, and places from the start of what names
/// them.
@Suite("Ligatures of signs") struct SignLigatureTests {
  /// Of one feature, its look-ups, and the tables of those.
  private static func table(
    feature: [UInt16] = [0x6363, 0x6d70], kinds: [UInt16], counts: [UInt16] = [1, 1], _ tables: [[UInt16]]
  ) -> [UInt8] {
    let count = UInt16(kinds.count)
    // A head of 10 bytes; a list of features, one of them, and a list of look-ups.
    var words: [UInt16] = [1, 0, 0, 10, 22 + 2 * count, 1] + feature + [8, 0, count] + (0..<count) + [count]
    var (lookups, place): ([UInt16], UInt16) = ([], 2 + 2 * count)
    for (index, kind) in kinds.enumerated() {
      words.append(place)
      lookups += [kind, 0, counts[index], 8] + tables[index]
      place += UInt16(8 + 2 * tables[index].count)
    }
    words += lookups
    return words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  /// 10, 11 and 12 are 100; 10 and 11 are 101.
  private static let family: [UInt16] = [1, 28, 1, 8, 2, 6, 14, 100, 3, 11, 12, 101, 2, 11, 1, 1, 10]
  /// From 10 to 12, each five farther; the same signs by a list.
  private static let farther: [UInt16] = [1, 6, 5, 2, 1, 10, 12, 0]
  private static let listed: [UInt16] = [2, 12, 3, 31, 41, 51, 2, 1, 10, 12, 0]

  @Test(
    "the first ligature that matches replaces its signs, wherever they are",
    arguments: [
      ([10, 11, 12], [100]), ([10, 11, 13], [101, 13]), ([9, 10, 11], [9, 101]), ([10, 11, 10, 11, 12], [101, 100]),
      ([10, 12], [10, 12]), ([11, 10], [11, 10]),
    ])
  func ligatures(_ signs: [Int], _ expected: [Int]) {
    #expect(SignLigatures(table: Self.table(kinds: [4], [Self.family])).combined(signs) == expected)
    // The same table, eight bytes farther than an extension.
    let extended = Self.table(kinds: [7], [[1, 4, 0, 8] + Self.family])
    #expect(SignLigatures(table: extended).combined(signs) == expected)
  }

  @Test("single signs are replaced by a distance and by a list; what one look-up has replaced the next composes")
  func singles() {
    func combined(_ table: [UInt16], _ signs: [Int]) -> [Int] {
      SignLigatures(table: Self.table(kinds: [1], [table])).combined(signs)
    }
    #expect(combined(Self.farther, [9, 10, 12, 13]) == [9, 15, 17, 13])
    #expect(combined(Self.listed, [9, 10, 12, 13]) == [9, 31, 51, 13])
    // 5 becomes 10 by a distance that wraps, as all of 16 bits do.
    let wrapped: [UInt16] = [1, 6, 65_531, 1, 1, 15]
    let both = Self.table(kinds: [1, 4], [wrapped, Self.family])
    #expect(SignLigatures(table: both).combined([15, 11]) == [101])
  }

  @Test("other features and other kinds of look-ups change nothing")
  func others() {
    // "salt": another style, which a text asks for.
    let styles = Self.table(feature: [0x7361, 0x6c74], kinds: [4], [Self.family])
    #expect(SignLigatures(table: styles).combined([10, 11]) == [10, 11])
    #expect(SignLigatures(table: Self.table(kinds: [2], [Self.family])).combined([10, 11]) == [10, 11])
    #expect(SignLigatures(table: []).combined([10, 11]) == [10, 11])
  }

  @Test("a table that is cut off changes nothing, and one with a wrong byte ends")
  func broken() {
    let whole = Self.table(kinds: [1, 4], [Self.farther, Self.family])
    // The last ligature's last sign, and what lists the first sign, are at the end.
    for length in 0..<whole.count {
      #expect(SignLigatures(table: Array(whole.prefix(length))).combined([5, 11, 12]) == [5, 11, 12], "\(length)")
    }
    for place in whole.indices {
      for value: UInt8 in [0, 1, 127, 255] {
        var table = whole
        table[place] = value
        #expect(SignLigatures(table: table).combined([10, 11, 12, 15]).count <= 4)
      }
    }
  }

  @Test("a table that is read without end changes nothing, not even what it has begun")
  func endless() {
    // The second look-up has 65,535 tables, all of them the zeros behind it: millions of numbers for 40 signs.
    let table =
      Self.table(kinds: [4, 4], counts: [1, 65_535], [Self.family, []]) + [UInt8](repeating: 0, count: 200_000)
    let signs = [10, 11, 12] + Array(repeating: 9, count: 37)
    #expect(SignLigatures(table: table).combined(signs) == signs)
    #expect(SignLigatures(table: table).combined([10, 11, 12]) == [100])
  }
}
