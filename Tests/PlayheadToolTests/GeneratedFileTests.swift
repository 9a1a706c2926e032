import PlayheadTool
import TestSupport
import Testing

@Suite("Generated file") struct GeneratedFileTests {
  @Test("is what the tables say now", arguments: GeneratedFile.all.filter(\.isCommitted).map(\.path))
  func upToDate(_ path: String) throws {
    let file = try #require(GeneratedFile.all.first { $0.path == path })
    let isUpToDate = SourceTree.text(of: path) == file.text()
    #expect(isUpToDate, "\(path) is out of date: run Scripts/generate")
  }
}
