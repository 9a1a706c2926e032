/// The number a randomised test starts from. It is the test's argument, so a failure names its own reproduction.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  public init(_ value: UInt64) {
    self.value = value
  }

  /// The seeds 1 to `count`.
  public static func first(_ count: Int) -> [Seed] {
    (1...count).map { Seed(UInt64($0)) }
  }

  public var generator: SeededGenerator { SeededGenerator(self) }

  public var description: String { "seed \(value)" }
}

/// SplitMix64: the same seed gives the same numbers on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(_ seed: Seed) {
    // Not a multiple of the step below: neighbouring seeds would then run through each other's numbers.
    state = seed.value &* 0xD134_2543_DE82_EF95
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `range`.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
