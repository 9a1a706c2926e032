import PlayheadShell
import TestSupport
import Testing
import TimeControl

/// The names of events that completion offers, against those that the sources log.
@Suite("Names of events") struct EventNameTests {
  private static let folders = [
    "LayerKit/World", "ViewKit/Touches", "ViewKit/AutoLayout", "ViewKit/Application", "TransitionKit/Presentation",
    "TransitionKit/Controllers", "TransitionKit/Sheets", "TransitionKit/Transitions", "TransitionKit/Containers",
  ]

  /// The first words in quotes after `log(` and `note(`.
  private static var logged: Set<String> {
    var names: Set<String> = []
    for folder in folders.map(SourceTree.source) {
      for file in SourceTree.names(in: folder, ending: ".swift") {
        let text = SourceTree.text(of: "\(folder)/\(file)") ?? ""
        for range in ["log(\"", "note(\""].flatMap({ text.ranges(of: $0) }) {
          names.insert(String(text[range.upperBound...].prefix { $0 != "\"" }))
        }
      }
    }
    return names
  }

  @Test("every name that the sources log is offered")
  func complete() {
    #expect(Self.logged.count > 30)
    #expect(Self.logged.subtracting(EventNames.all).isEmpty)
    #expect(EventNames.all == Set(EventNames.all).sorted())
  }
}
