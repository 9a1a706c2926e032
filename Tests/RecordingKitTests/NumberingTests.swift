import Testing

@testable import RecordingKit

@Suite("Numbering")
struct NumberingTests {
  @Test("equal values have one number, however long ago they came")
  func numbers() {
    var numbering = Numbering<String>()
    let words = ["a", "a", "b", "a", "c", "c", "b", "a", "c", "d", "b"]
    #expect(words.map { numbering.number(of: $0) } == [0, 0, 1, 0, 2, 2, 1, 0, 2, 3, 1])
    #expect(numbering.values == ["a", "b", "c", "d"])
  }
}
