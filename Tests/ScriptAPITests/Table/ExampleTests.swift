import LuaBridge
import ScriptAPI
import ScriptRuntime
import TestStages
import Testing

/// Every example of the table is run: what it prints is what its `-->` comments say.
@Suite("Examples of the API table")
struct ExampleTests {
  static let examples: [(name: String, text: String)] =
    Catalog.uiKit.classes.map(\.entry).flatMap { entry in entry.examples.map { (entry.name, $0) } }
    + Catalog.uiKit.structures.flatMap { entry in entry.examples.map { (entry.kind.rawValue, $0) } }

  /// The text after `-->` on each line, in order.
  static func expected(_ example: String) -> [String] {
    example.split(separator: "\n").compactMap { line in
      guard let arrow = line.range(of: "--> ") else { return nil }
      return String(line[arrow.upperBound...])
    }
  }

  @Test("an example prints what it says", arguments: examples.indices)
  func printsWhatItSays(index: Int) throws {
    let example = Self.examples[index]
    let stage = try Stage()
    let error = stage.run(example.text)
    #expect(error == nil, "\(example.name): \(error?.description ?? "")")
    #expect(stage.callbackErrors.isEmpty, "\(example.name): \(stage.callbackErrors)")
    let printed = stage.output.split(separator: "\n").map(String.init)
    let expected = Self.expected(example.text)
    #expect(printed == expected, "\(example.name)")
  }
}

extension StringProtocol {
  /// Where `text` occurs first.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
