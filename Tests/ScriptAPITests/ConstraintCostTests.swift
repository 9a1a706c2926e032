import LayerKit
import LuaBridge
import ScriptRuntime
import TestStages
import TestSupport
import Testing
import ViewKit

/// A script that uses no constraints does not pay for them: no engine is made, which every layout pass would ask.
@Suite("What constraints cost") struct ConstraintCostTests {
  /// Scripts of the examples, by whether a word of constraints stands in them. (The tour goes back in time, as only the shell
  /// can.)
  static func examples(areConstrained: Bool) -> [String] {
    SourceTree.names(in: "Examples", ending: ".lua").filter { name in
      let text = SourceTree.text(of: "Examples/" + name) ?? ""
      let words = ["onstraint", "Anchor", "UIStackView", "LayoutGuide", "ayoutMargins"]
      return !name.hasPrefix("tour") && words.contains { text.range(of: $0) != nil } == areConstrained
    }
  }

  static func run(_ name: String) throws -> ScriptSession {
    var options = SessionOptions()
    options.readSource = { name, _, _ in SourceTree.module(name, in: "Examples") }
    let stage = try Stage(options)
    let text = try #require(SourceTree.text(of: "Examples/" + name))
    #expect(stage.run(text, name: name)?.description == nil)
    #expect(stage.run("timeline:run()")?.description == nil)
    return stage.session
  }

  @Test("a script without constraints makes no solver and has no pass", arguments: examples(areConstrained: false))
  func unconstrained(name: String) throws {
    let session = try Self.run(name)
    #expect(session.world.now > 0 && session.app.constraintSolveCount == nil)
  }

  @Test("one with constraints is counted", arguments: examples(areConstrained: true))
  func constrained(name: String) throws {
    let solves = try #require(try Self.run(name).app.constraintSolveCount)
    #expect(solves > 0)
  }

  @Test("there are scripts of both kinds")
  func kinds() {
    #expect(Self.examples(areConstrained: false).count >= 10 && Self.examples(areConstrained: true).count >= 3)
  }
}
