/// Which tests are run, and in which order.
package struct TestSelection: Sendable, Equatable {
  /// A pattern of Lua's that is part of a test's name; nil for all.
  package var pattern: String?
  /// Words behind `#` in a test's name, of which it has one; nil for all.
  package var tags: Set<String>?
  /// Words of which it has none.
  package var excludedTags: Set<String> = []
  /// Of the order; nil for the order of the file.
  package var shuffle: UInt64?
  /// Whether the first failure ends the run.
  package var failsFast = false

  package init() {}

  func fits(_ name: String) -> Bool {
    let own = Self.tags(of: name)
    return tags.map { !$0.isDisjoint(with: own) } ?? true && excludedTags.isDisjoint(with: own)
  }

  /// `slow` and `ci` of "fades #slow #ci".
  static func tags(of name: String) -> Set<String> {
    Set(
      name.split(separator: " ").filter { $0.hasPrefix("#") }.map { word in
        String(word.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      })
  }

  /// The numbers below `count` in the order of the run.
  func order(_ count: Int) -> [Int] {
    guard let shuffle else { return Array(0..<count) }
    var generator = SplitMix64(state: shuffle)
    return Array(0..<count).shuffled(using: &generator)
  }
}

/// The generator of Steele, Lea and Flood (2014): the same numbers everywhere for one state.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
