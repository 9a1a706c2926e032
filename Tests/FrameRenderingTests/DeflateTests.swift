import TestSupport
import TestTraits
import Testing

@testable import FrameRendering

/// Compressed bytes are read by a reader of RFC 1951 that shares no code with the library.
@Suite("Compressed bytes") struct DeflateTests {
  private static let efforts = [PNGFile.Effort.fast, .quick, .small, .smallest]

  /// Words, runs and noise, of a seed's own length.
  private func bytes(_ seed: Seed) -> [UInt8] {
    var generator = seed.generator
    let words = ["\"position\":", "[0,1,", "finished", "-12.5", "é", "]"]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...200, using: &generator) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        bytes += [UInt8](
          repeating: UInt8.random(in: 0...3, using: &generator), count: Int.random(in: 0...300, using: &generator))
      case 1: bytes.append(UInt8.random(in: 0...255, using: &generator))
      default: bytes += words[Int.random(in: 0..<words.count, using: &generator)].utf8
      }
    }
    return bytes
  }

  @Test("what is compressed is read, with any effort, and is the same every time", arguments: Seed.first(6), efforts)
  func roundTrip(_ seed: Seed, _ effort: PNGFile.Effort) {
    let bytes = bytes(seed)
    let packed = Deflate.zlib(bytes, effort)
    #expect(Inflated(zlib: packed)?.bytes == bytes)
    #expect(Deflate.zlib(bytes, effort) == packed)
  }

  @Test("nothing, and less than a match, are read, too", arguments: efforts) func short(_ effort: PNGFile.Effort) {
    for bytes in [[], [7], [7, 7], [7, 7, 7], [7, 7, 7, 7]] as [[UInt8]] {
      #expect(Inflated(zlib: Deflate.zlib(bytes, effort))?.bytes == bytes)
    }
  }

  @Test("what is longer than the best level is for is read, too") func long() {
    let bytes = (0..<(1 << 20 + 99)).map { UInt8(truncatingIfNeeded: $0 / 1000 * ($0 / 1000)) }
    #expect(Inflated(zlib: Deflate.zlib(bytes, .smallest))?.bytes == bytes)
  }

  /// A table of a thousand rows.
  @Test("the shortest way is shorter than the usual one, and that than the fast one") func shorter() {
    let rows = (0..<1_000).map { "[\($0),\"row\",\($0 * $0 % 97),\($0 % 7)]," }
    let bytes = Array(rows.joined().utf8)
    let sizes = Self.efforts.map { Deflate.zlib(bytes, $0).count }
    #expect(sizes[3] * 20 < sizes[2] * 19 && sizes[2] < sizes[0], "\(sizes)")
  }
}
