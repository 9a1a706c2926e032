import TestSupport
import Testing

/// Recorded outputs, one file each, that a person has read and found right.
enum Golden {
  static let folder = "Tests/PlayheadTests/Goldens"

  /// `text` without the serial numbers of objects, which change when one more or less is made on the way.
  static func withoutSerialNumbers(_ text: String) -> String { text.replacing(/\ #\d+/, with: "") }

  /// Expects `text` to be what the file of this name holds, to the byte. A missing file is written, and the test fails
  /// once, so that somebody reads it.
  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let expected = SourceTree.text(of: "\(folder)/\(name)") else {
      SourceTree.write(text, to: "\(folder)/\(name)")
      Issue.record("\(name) was missing and has been written: read it, then run again", sourceLocation: sourceLocation)
      return
    }
    #expect(text == expected, "\(name) says otherwise", sourceLocation: sourceLocation)
  }
}
