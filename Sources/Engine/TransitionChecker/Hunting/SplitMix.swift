/// Random numbers of a hunt: SplitMix64 (Steele, Lea and Flood 2014), whose whole state is one number. The same seed gives the
/// same numbers on every machine; those of a script are another sequence.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The generator of the try `number` of a hunt with a seed: a try does not depend on those before it.
  package init(seed: UInt64, number: Int) {
    var first = SplitMix(seed: seed)
    state = first.next() ^ (UInt64(clamping: number) &* 0xD1B5_4A32_D192_ED03)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// In 0..<1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// - Precondition: `count` is at least 1.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(below: elements.count)] }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { index(below: count) == 0 }
}
