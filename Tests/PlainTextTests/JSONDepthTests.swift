import Limits
import PlainText
import Testing

@Suite("Depth of JSON") struct JSONDepthTests {
  @Test("as deep as there may be is read, and not a level more", arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(_ open: String, _ close: String) {
    func nested(_ levels: Int) -> String {
      String(repeating: open, count: levels - 1) + "1" + String(repeating: close, count: levels - 1)
    }
    #expect(JSON(nested(Limit.jsonDepth.most)) != nil)
    #expect(JSON(nested(Limit.jsonDepth.most + 1)) == nil)
    #expect(JSON(nested(1_000_000)) == nil)
  }
}
