import PlainText
import TestSupport
import Testing

/// The statements of "My first animator" that it does not show: its three mistakes freeze the screen, and its tests
/// find a break.
@Suite("My first animator") struct FirstAnimatorTests {
  private static let page = "\(ReadmeTests.folder)/MyFirstAnimator.md"
  private let folder = TemporaryFolder()
  private let slide: String

  init() throws {
    let files = try #require(ReadmeTests.blocks.last { $0.page == Self.page }?.files)
    for (name, text) in files { folder.write(text, to: name) }
    slide = try #require(files["slide.lua"])
  }

  /// A line of the page's script, what a person makes of it, and the moves that show it: a pull that is let go and a tap,
  /// a flick under the setting with which a call before the start is lost, a pull that is let go.
  static let mistakes = [
    ("    delegate.driver = nil\n", "", "pull() swipe()"),
    (
      "DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)",
      "if finishes then driver:finish() else driver:cancel() end",
      "UIApplication.shared.strictUIKit = true touch:drag{from = CGPoint(1, 9), to = CGPoint(300, 9), duration = 1 / 60}"
    ),
    ("if finishes then driver:finish() else driver:cancel() end", "if finishes then driver:finish() end", "pull()"),
  ]

  @Test("each of the three mistakes freezes the screen, and what the page writes does not", arguments: mistakes)
  func freezes(_ line: String, _ mistake: String, _ moves: String) throws {
    #expect(slide.contains(line))
    folder.write(slide.replacing(line, with: mistake), to: "wrong.lua")
    for (name, isFrozen) in [("wrong", true), ("slide", false)] {
      let script = """
        require "\(name)"
        swipe() timeline:run()
        local function pull()
          touch:drag{from = CGPoint(1, 9), to = CGPoint(99, 9), duration = 0.2, hold = 0.1} timeline:run()
        end
        \(moves)
        """
      folder.write(script, to: "moves.lua")
      let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["moves.lua"], folder: folder.path)
      #expect(run.errors.contains("[frozen-screen]") == isFrozen, "\(name): \(run.errors)")
    }
  }

  @Test("the last two tests fail with the broken copy") func broken() {
    folder.write(slide.replacing("not context.transitionWasCancelled", with: "true"), to: "broken.lua")
    folder.write(folder.read("slide_test.lua").replacing("\"slide\"", with: "\"broken\""), to: "broken_test.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", "broken_test.lua"], folder: folder.path)
    let outcomes = run.output.split(separator: "\n").compactMap { line in
      ["  ok  ", "  FAIL"].first { line.hasPrefix($0) }
    }
    #expect(outcomes == ["  ok  ", "  FAIL", "  FAIL"], "\(run.output)")
  }
}
