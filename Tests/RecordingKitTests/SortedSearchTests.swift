import RecordingKit
import TestSupport
import Testing

@Suite("Sorted search") struct SortedSearchTests {
  @Test("finds the last commit not after a bound, whatever the steps between them", arguments: Seed.first(60))
  func commits(_ seed: Seed) {
    var generator = seed.generator
    let widest = [1, 2, 10, 1000].randomElement(using: &generator) ?? 1
    var sorted: [CommitIndex] = []
    var next = CommitIndex(0)
    for _ in 0..<Int.random(in: 1...200, using: &generator) {
      sorted.append(next)
      next += CommitIndex(Int.random(in: 1...widest, using: &generator))
    }
    for bound in [-1, 0, 1, next - 1, next, .max]
      + (0..<100).map({ _ in CommitIndex.random(in: 0...next, using: &generator) })
    {
      #expect(sorted.lastIndex(notAfter: bound) == sorted.lastIndex { $0 <= bound })
    }
  }

  @Test("finds the last of equal times", arguments: Seed.first(60))
  func times(_ seed: Seed) {
    var generator = seed.generator
    let sorted = (0..<100).map { _ in Double(Int.random(in: 0...30, using: &generator)) * 0.1 }.sorted()
    for bound in sorted + [-1, 0, 0.05, 1.55, 99, .infinity, .nan] {
      #expect(sorted.lastIndex(notAfter: bound) == sorted.lastIndex { $0 <= bound })
    }
  }

  @Test("nothing is in an empty list")
  func empty() {
    #expect([CommitIndex]().lastIndex(notAfter: 3) == nil && [Double]().lastIndex(notAfter: 3) == nil)
  }
}
