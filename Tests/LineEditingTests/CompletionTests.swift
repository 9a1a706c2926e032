import LineEditing
import Testing

@Suite("Completion") struct CompletionTests {
  static let prefixes: [([String], String)] = [
    ([], ""), (["one"], "one"), (["frame", "from", "fromValue"], "fr"), (["from", "fromValue"], "from"),
    (["a", "b"], ""), (["größe", "größer"], "größe"),
  ]

  @Test("the common prefix is what every candidate starts with", arguments: prefixes)
  func commonPrefix(_ candidates: [String], _ expected: String) {
    #expect(Completion(candidates: candidates, replaceRange: 0..<0).commonPrefix == expected)
  }

  @Test("a listing reads downwards in aligned columns")
  func columns() {
    let completion = Completion(candidates: ["a", "bb", "ccc", "d", "e"], replaceRange: 0..<0)
    #expect(completion.listing(width: 80) == ["a    bb   ccc  d    e"])
    #expect(completion.listing(width: 14) == ["a    ccc  e", "bb   d"])
    #expect(completion.listing(width: 2) == ["a", "bb", "ccc", "d", "e"])
  }

  @Test("a long listing is cut and counts the rest")
  func cut() {
    let completion = Completion(candidates: (1...9).map(String.init), replaceRange: 0..<0)
    #expect(completion.listing(width: 4, rows: 3) == ["1", "2", "3", "… 6 more: type on"])
    #expect(completion.listing(width: 7, rows: 3) == ["1  4", "2  5", "3  6", "… 3 more: type on"])
  }

  @Test("nothing has no listing")
  func empty() {
    #expect(Completion.none(at: 3).listing(width: 80).isEmpty)
    #expect(Completion.none(at: 3).replaceRange == 3..<3)
  }
}
