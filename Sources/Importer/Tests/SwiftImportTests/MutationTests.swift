import Glibc
import SwiftImport
import Testing

/// The pairs with mistakes put in: inputs that may be anything, and none of which may end the program. A thousand of them,
/// or as many hundreds as `PLAYHEAD_MUTATIONS` says.
struct MutationTests {
  /// A generator whose numbers are the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) << 32 | (state >> 11) & 0xffff_ffff
    }
  }

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", ".", "?", "!", "\"", "\\(", "#if", "#endif", "@", "`", "&", "self", "super", "in",
    "case", "let", "func", "class", "$0", "guard", "else", "switch", "0", "...", "->", "//", "/*", "\u{e9}", "\n", ":",
  ]

  private static func mutated(_ text: String, _ numbers: inout Numbers) -> String {
    var characters = Array(text)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0...characters.count, using: &numbers)
      let end = min(characters.count, place + Int.random(in: 1...12, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: characters.removeSubrange(place..<end)
      case 1: characters.insert(contentsOf: Array(pieces.randomElement(using: &numbers) ?? ""), at: place)
      case 2: characters.insert(contentsOf: characters[place..<end], at: place)
      case 3: characters.replaceSubrange(place..<end, with: characters[place..<end].reversed())
      default:
        let other = Int.random(in: 0...characters.count, using: &numbers)
        characters.insert(contentsOf: characters[place..<end], at: min(other, characters.count))
      }
    }
    return String(characters)
  }

  private static let hundreds = getenv("PLAYHEAD_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 10

  @Test(arguments: 0..<hundreds) func `a hundred inputs with mistakes end with Lua or a report`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<100 {
      guard let pair = PairTests.pairs.randomElement(using: &numbers) else { return }
      let text = Self.mutated(pair.swift, &numbers)
      let isPiece = Bool.random(using: &numbers)
      let result = SwiftImporter.translate(
        [SwiftSource(name: "a.swift", text: text)], isPiece: isPiece, hasHarness: Bool.random(using: &numbers))
      #expect(result.origins.count == result.lua.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
      #expect(result.leftOut <= result.statements && result.leftOut >= 0)
    }
  }
}
