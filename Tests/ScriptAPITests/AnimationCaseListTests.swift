import TestSupport
import Testing

/// `Cases/cases.txt` names, for every recorded case, the engine's test that holds it.
@Suite("The list of recorded animations")
struct AnimationCaseListTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    let file: String
    /// The test function.
    let function: String
    let cases: [String]
    var testDescription: String { "\(function) of \(file)" }
  }

  static let entries: [Entry] = {
    var entries: [Entry] = []
    var file = ""
    for line in (SourceTree.text(of: "Tests/ScriptAPITests/Cases/cases.txt") ?? "").split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      let words = line.split(separator: " ").map { String($0) }
      if words.count == 1 {
        file = words[0]
      } else {
        entries.append(Entry(file: file, function: words[0], cases: Array(words.dropFirst())))
      }
    }
    return entries
  }()

  /// How many cases each section of the collection has.
  static let counts: KeyValuePairs = [
    "A": 18, "B": 9, "C": 7, "D": 12, "E": 24, "F": 33, "G": 23, "H": 7, "I": 14, "J": 30,
  ]

  @Test("names every case once")
  func complete() {
    let listed = Self.entries.flatMap(\.cases)
    #expect(Set(listed).count == listed.count)
    for (section, count) in Self.counts {
      #expect(listed.count { $0.hasPrefix(section) } == count, "section \(section)")
    }
  }

  @Test("has a script for every case, and a case for every script")
  func scripts() {
    let listed = Set(Self.entries.flatMap(\.cases))
    let scripted = AnimationCaseTests.cases.map(\.id)
    #expect(Set(scripted).count == scripted.count)
    #expect(listed.subtracting(scripted).sorted() == [])
    #expect(Set(scripted).subtracting(listed).sorted() == [])
  }

  @Test("names tests that are there", arguments: entries)
  func tests(_ entry: Entry) throws {
    let text = try #require(SourceTree.text(of: entry.file), "no \(entry.file)")
    let place = try #require(text.firstRange(of: "  func \(entry.function)("), "no such function")
    let before = text[..<place.lowerBound].split(separator: "\n").suffix(6)
    #expect(before.contains { $0.contains("@Test(") || $0.hasSuffix("])") || $0.hasSuffix(")])") }, "is no test")
  }
}
