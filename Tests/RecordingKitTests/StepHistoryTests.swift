import RecordingKit
import TestSupport
import Testing

@Suite("Step history") struct StepHistoryTests {
  @Test("answers as a table of every commit does", arguments: Seed.first(30))
  func model(_ seed: Seed) {
    var generator = seed.generator
    var history = StepHistory<Int>()
    var model: [Int?] = []
    for commit in 0..<CommitIndex(100) {
      model.append(model.last ?? nil)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let value = Int.random(in: 0..<1000, using: &generator)
        history.append(value, at: commit)
        model[model.count - 1] = value
      }
    }
    for (commit, expected) in model.enumerated() { #expect(history.value(at: CommitIndex(commit)) == expected) }
    #expect(history.value(at: -1) == nil && history.value(at: 5000) == model.last)
    #expect(history.last == model.last)
  }
}
