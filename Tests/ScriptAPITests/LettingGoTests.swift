import LuaBridge
import TestStages
import TestSupport
import Testing

/// A script lets go of anything, at any moment: 2,000 times in ten worlds, in callbacks, layouts, transitions and touches.
@Suite("Letting go at random") struct LettingGoTests {
  @Test("nothing dies, and nothing fails but what says so", arguments: UInt64(1)...10)
  func random(_ seed: UInt64) throws {
    let script = try #require(SourceTree.text(of: "Tests/ScriptAPITests/LettingGo.lua"))
    let stage = try Stage(seed: seed)
    #expect(stage.run("letGoes = 200") == nil)
    if let error = stage.run(script) { Issue.record("\(error)") }
    #expect(!stage.callbackErrors.contains { $0.code == "internal" })
    #expect((stage.output.split(separator: "\n").first.flatMap { Int($0.prefix { $0 != "\t" }) } ?? 0) >= 200)
  }
}
