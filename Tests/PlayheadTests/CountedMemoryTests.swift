import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// Every object of a script is counted with its size, whatever its class is: a cap on memory holds for all of them.
@Suite("Counted memory", .enabled(if: !AddressSanitizer.isOn)) struct CountedMemoryTests {
  /// The classes of which a script cannot have many objects, and why.
  static let single = [
    "Timeline": "the one clock", "TouchDriver": "the one driver of fingers", "Device": "the one device",
    "UIScreen": "the one screen", "UIApplication": "the one application", "UIDevice": "the one device",
    "NotificationCenter": "the one centre", "DispatchQueue": "the one queue", "CATransaction": "never made",
    "CAMediaTimingFunction": "the same for the same name", "CAValueFunction": "the same for the same name",
  ]

  /// Lists and tables that grow by doubling are found at any fill, and the interpreter takes memory in pieces: a tenth of
  /// what is counted, and 32 KiB of 200 objects.
  static let slack = 1.1
  static let piece = 164.0

  @Test("an object of each class takes no more than is counted for it")
  func everyClass() {
    let run = ProgramRun(BuiltProducts.path(of: "MemoryProbe"))
    #expect(run.code == 0, "\(run.errors.prefix(300))")
    var seen: Set<String> = []
    for line in run.output.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      seen.insert(fields[0])
      if Self.single[fields[0]] != nil { continue }
      guard fields.count == 3, let allocated = Double(fields[1]), let counted = Double(fields[2]) else {
        Issue.record("\(line)")
        continue
      }
      #expect(
        allocated <= Self.slack * counted + Self.piece,
        "a \(fields[0]) takes \(fields[1]) bytes and counts as \(fields[2])")
    }
    #expect(seen == Set(Catalog.uiKit.classes.map(\.name)))
  }
}
