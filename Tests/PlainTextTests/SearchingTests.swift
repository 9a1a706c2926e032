import PlainText
import Testing

@Suite("Text in text")
struct SearchingTests {
  @Test(
    "the first place is found, after beginnings that go no further",
    arguments: [
      ("abcabd", "abd", 3), ("aaab", "aab", 1), ("a", "a", 0), ("abc", "", 0), ("", "", 0), ("größer", "ß", 4),
      ("near '<\\195>'", "'<\\", 5),
    ])
  func found(text: String, wanted: String, offset: Int) {
    let place = text.firstRange(of: wanted)
    #expect(place.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(place.map { String(text[$0]) } == wanted)
    #expect(text.contains(wanted))
  }

  @Test(
    "what is not there, or goes beyond the end, is not found", arguments: [("abc", "abcd"), ("", "a"), ("abc", "ac")])
  func missing(text: String, wanted: String) {
    #expect(text.firstRange(of: wanted) == nil)
    #expect(!text.contains(wanted))
  }

  @Test("a part of a text is searched within its bounds")
  func parts() {
    let text = "one two one"
    let rest = text.dropFirst(3)
    #expect(rest.firstRange(of: "one").map { text[..<$0.lowerBound] } == "one two ")
    #expect(!text.prefix(5).contains("two"))
  }

  @Test("every place is replaced, and what is put there is not searched again")
  func replaced() {
    #expect("VIEW.x = VIEW.y".replacing("VIEW", with: "aVIEW") == "aVIEW.x = aVIEW.y")
    #expect("none".replacing("VIEW", with: "box") == "none")
  }
}
