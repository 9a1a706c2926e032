import TestSupport
import Testing

@testable import FrameRendering

@Suite("Compressed bytes") struct DeflateTests {
  private func compressed(_ bytes: [UInt8], _ effort: Deflate.Effort) -> [UInt8] {
    bytes.withUnsafeBufferPointer { Deflate.compress($0, effort, adler: 0, isStopping: { false }) }
  }

  /// Words, runs and noise, of a seed's own length.
  private func bytes(_ seed: Seed) -> [UInt8] {
    var generator = seed.generator
    let words = ["\"position\":", "[0,1,", "finished", "-12.5", "é", "]"]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...200, using: &generator) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: bytes += [UInt8](repeating: UInt8.random(in: 0...3), count: Int.random(in: 0...300, using: &generator))
      case 1: bytes.append(UInt8.random(in: 0...255, using: &generator))
      default: bytes += words[Int.random(in: 0..<words.count, using: &generator)].utf8
      }
    }
    return bytes
  }

  @Test("the shortest way to write bytes is read, in parts of any size", arguments: Seed.first(6), [1, 700, 16_000])
  func roundTrip(_ seed: Seed, _ symbols: Int) {
    let bytes = bytes(seed)
    #expect(Inflated(zlib: compressed(bytes, .least(symbols: symbols)))?.bytes == bytes)
  }

  @Test("nothing, and less than a match, are read, too") func short() {
    for bytes in [[], [7], [7, 7], [7, 7, 7], [7, 7, 7, 7]] as [[UInt8]] {
      #expect(Inflated(zlib: compressed(bytes, .least(symbols: 700)))?.bytes == bytes)
    }
  }

  /// A table of a thousand rows.
  @Test("it is shorter than the one that takes the longest match at each place") func shorter() {
    let rows = (0..<1_000).map { "[\($0),\"row\",\($0 * $0 % 97),\($0 % 7)]," }
    let bytes = Array(rows.joined().utf8)
    let (least, small) = (compressed(bytes, .least(symbols: 700)), compressed(bytes, .small))
    #expect(least.count * 20 < small.count * 19)
    #expect(Inflated(zlib: least)?.bytes == bytes)
  }
}
