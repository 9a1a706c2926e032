import ScriptAPI
import ScriptRuntime
import TableScripts
import TestSupport
import Testing

/// `--memory` counts what an object of any class takes: making such objects without end ends with an error, within the cap
/// and what the program itself and an allocator keep.
@Suite("Memory of every class", .enabled(if: !AddressSanitizer.isOn)) struct MemoryClassTests {
  /// In MiB. The program by itself holds 22 of the slack: a kind that takes more than twice what is counted for it goes past
  /// both. Small, because a debug program takes seconds to make what fills more.
  private static let (cap, slack) = (8, 32)

  static let classes = Catalog.uiKit.classes.map(\.entry.name)

  @Test("making objects without end ends with an error", arguments: classes)
  func endless(_ name: String) {
    let folder = TemporaryFolder()
    let loop = "local made = {} while true do made[#made + 1] = make.\(name)() end\n"
    folder.write(TableMakers(Catalog.uiKit).prelude + loop, to: "endless.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["--no-init", "--timeout", "120", "--memory", "\(Self.cap)", folder.path + "/endless.lua"])
    #expect(run.errors.contains("[out-of-memory]") && run.code == 1, "\(run.code) \(run.errors.prefix(300))")
    #expect(run.peakMemory <= Self.cap + Self.slack)
  }
}
