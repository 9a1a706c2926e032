import SwiftExport
import TestSupport
import TestTraits
import Testing

/// `playhead check -o`: what is found, as tests in Lua, of Swift Testing and of XCUITest.
@Suite("Findings as tests", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct EmittedTestTests {
  private static let playhead = BuiltProducts.path(of: "playhead")
  private let folder = TemporaryFolder()

  private func run(_ words: String...) -> ProgramRun { ProgramRun(Self.playhead, words, folder: folder.path) }

  private func put(_ script: String) {
    folder.write(SourceTree.text(of: "Examples/shared/scenery.lua") ?? "", to: "shared/scenery.lua")
    folder.write(SourceTree.text(of: "Examples/\(script).lua") ?? "", to: "card.lua")
  }

  @Test(
    "tests in Lua fail on an example as printed, all of them, and pass on its repaired twin",
    arguments: ["cross-dissolve", "reveal", "circle-push", "swipe", "pan-pop", "tips-presentation"])
  func lua(_ name: String) {
    put("as-printed/\(name)")
    let check = run("check", "-q", "-o", "found_test.lua", "card.lua")
    #expect(check.code == 1 && check.errors == "", "\(check.errors)")
    let broken = run("test", "found_test.lua")
    #expect(broken.code == 1 && !broken.output.contains("  ok    "), "\(broken.output)")
    put(name)
    let repaired = run("test", "found_test.lua")
    #expect(repaired.code == 0, "\(repaired.output)")
  }

  @Test(
    "Swift for Xcode type-checks, in the module of an app that has the animators",
    .enabled(if: SwiftCompiler.shared != nil, "needs swiftc"),
    arguments: ["reveal", "photo-browser", "custom-presentation", "tips-presentation", "swipe", "pan-pop"])
  func swift(_ name: String) throws {
    put("as-printed/\(name)")
    _ = run("check", "--strict", "-q", "-o", "CardTests.swift", "-o", "CardUITests.swift", "card.lua")
    let compiler = try #require(SwiftCompiler.shared)
    let (tests, steps) = (folder.read("CardTests.swift"), folder.read("CardUITests.swift"))
    #expect(!tests.isEmpty || !steps.isEmpty)
    if !tests.isEmpty {
      let animators = Set(tests.matches(of: /animator: (\w+)\(\)/).map { String($0.1) }).sorted().map { animator in
        """
        final class \(animator): NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }

        """
      }
      let app = "import UIKit\n" + animators.joined()
      #expect(compiler.errors(in: [("App.swift", app), ("CardTests.swift", tests)]) == "", "\(tests)")
      // As strict as it should be: an outcome that there is not is refused.
      if name == "photo-browser" {
        let wrong = tests.replacing("== [.finished]", with: "== [.ended]")
        #expect(
          compiler.errors(in: [("App.swift", app), ("CardTests.swift", wrong)]).contains("has no member 'ended'"))
      }
    }
    if !steps.isEmpty { #expect(compiler.errors(in: [("CardUITests.swift", steps)]) == "", "\(steps)") }
  }

  @Test("a finding of a transition that is left alone expects its end, its values and what is on screen")
  func expectations() {
    put("as-printed/cross-dissolve")
    let check = run("check", "-o", "FadeTests.swift", "card.lua")
    #expect(check.code == 1)
    let swift = folder.read("FadeTests.swift")
    for line in [
      "import Testing", "struct FadeTests {",
      "  /// card.lua:29: list.view: opacity is 0, not 1 [R-STATE]",
      "  @Test(\"present list to photo, by CrossDissolve: left alone (M1)\")",
      "  func presentListToPhoto_M1_STATE() async throws {",
      "      .present, from: from, to: to, animator: CrossDissolve(),",
      "    try await transition.begin()", "    try await transition.end()",
      "    #expect(transition.outcomes == [.finished])", "    #expect(transition.from.view?.alpha == 1)",
      "    #expect(transition.to.view.window != nil)",
    ] {
      #expect(swift.contains(line + "\n"), "\(line)")
    }
    guard let compiler = SwiftCompiler.shared else { return }
    #expect(run("export", "card.lua", "Card.swift").code == 0)
    #expect(compiler.errors(in: [("Card.swift", folder.read("Card.swift")), ("FadeTests.swift", swift)]) == "")
  }

  @Test("a finger of a hunt is steps of XCUITest, and what such a file leaves out is told")
  func hunted() {
    put("as-printed/pan-pop")
    let run = run(
      "check", "--fuzz", "500", "--rule", "R-STUCK", "-o", "PopUITests.swift", "-o", "PopTests.swift", "card.lua")
    #expect(
      run.errors.contains("playhead: PopTests.swift: 1 finding needs a finger or the system: -o PopUITests.swift\n"))
    let steps = folder.read("PopUITests.swift")
    #expect(
      steps.contains("final class PopUITests: XCTestCase {") && steps.contains("    drag(CGVector(dx: "), "\(steps)")
    #expect(folder.bytes("PopTests.swift") == nil)
  }

  @Test("another ending is refused, and nothing is written where nothing is found")
  func endings() {
    put("cross-dissolve")
    let run = run("check", "-q", "-o", "A_test.lua", "-o", "A.swift", "card.lua")
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    #expect(folder.bytes("A_test.lua") == nil && folder.bytes("A.swift") == nil)
    let wrong = ProgramRun(Self.playhead, ["check", "-o", "a.lua", "card.lua"], folder: folder.path)
    #expect(
      wrong.errors
        == "playhead: a check writes a page, .html, and tests, _test.lua, .swift or UITests.swift, not 'a.lua'\n")
  }
}
