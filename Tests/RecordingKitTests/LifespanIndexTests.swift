import TestSupport
import Testing

@testable import RecordingKit

@Suite("Lifespan index") struct LifespanIndexTests {
  struct Span {
    let opened: CommitIndex
    var closed = CommitIndex.max
  }

  @Test("finds the open spans at any commit, as a list looked through does", arguments: Seed.first(20))
  func model(_ seed: Seed) {
    var generator = seed.generator
    var index = LifespanIndex()
    var model: [Span] = []
    let commits = CommitIndex(200)
    for commit in 0..<commits {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        index.open(at: commit)
        model.append(Span(opened: commit))
      }
      for span in model.indices where model[span].closed == .max && Int.random(in: 0..<8, using: &generator) == 0 {
        index.close(span, at: commit)
        model[span].closed = commit
      }
    }
    #expect(index.count == model.count)
    for commit in -1...commits + 1 {
      var open: [Int] = []
      index.forEachOpen(at: commit) { open.append($0) }
      #expect(open == model.indices.filter { model[$0].opened <= commit && commit < model[$0].closed })
    }
  }

  @Test("an empty index has nothing open")
  func empty() {
    var visited = 0
    LifespanIndex().forEachOpen(at: 0) { _ in visited += 1 }
    #expect(visited == 0)
  }
}
