import ReaderInputs
import TestSupport
import Testing

/// The readers of files and lines, with inputs that nobody wrote. `Scripts/fuzz` reads many more.
@Suite("Readers") struct ReaderTests {
  @Test("no input traps a reader, and some are still what they should be", arguments: FuzzedReader.allCases)
  func read(_ reader: FuzzedReader) throws {
    let count = try reader.read(1...400)
    #expect(count > 0 && count < 400)
  }

  static let folder = "Tests/playhead-fuzz/Found"

  @Test("an input that once found a fault is read", arguments: SourceTree.names(in: folder, ending: ".seed"))
  func found(_ name: String) throws {
    let words = try #require(SourceTree.text(of: "\(Self.folder)/\(name)")).split(whereSeparator: \.isWhitespace)
    let reader = try #require(FuzzedReader(rawValue: String(words[0])))
    try reader.read([#require(UInt64(words[1]))])
  }
}
