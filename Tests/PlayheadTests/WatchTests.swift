import PlainText
import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// A run reports by itself a transition that it cancels, or that jumps: nobody has asked for a check.
@Suite("Watched runs", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct WatchTests {
  private let folder = TemporaryFolder()

  /// The rules' own scripts, whose driver cancels what it has held.
  private func cancelling(_ example: String) -> String {
    Rule.script(example).replacing("driver:finish()\n  timeline:run()", with: "driver:cancel()\n  timeline:run()")
  }

  private func errors(_ script: String, _ words: String...) -> String {
    folder.write(script, to: "run.lua")
    return ProgramRun(BuiltProducts.path(of: "playhead"), words + [folder.path + "/run.lua"]).errors
  }

  @Test(
    "what a cancelled transition leaves is told, and what it puts right is not",
    arguments: [Rule.ID.state, .tree, .hitTest])
  func left(_ id: Rule.ID) {
    let example = Rule.named(id).example
    #expect(errors(cancelling(example.bad)).contains("[\(id.rawValue)]"))
    #expect(errors(cancelling(example.good)) == "")
  }

  @Test("what is in front and in no window is told after a finish")
  func unseen() {
    let forgotten = """
      function Fade:animateTransition(context)
        UIView.animate(0.3, function() context:view("from").alpha = 0.5 end, function()
          context:view("from").alpha = 1
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
    #expect(errors(Rule.script(forgotten)).contains("photo is in front, and its view is in no window"))
    #expect(errors(Rule.script("present()")) == "")
  }

  @Test("a jump is told with its length, and a smooth end is not")
  func jump() {
    let example = Rule.named(.jump).example
    // The model is 40 pt behind where the last frame is, and the last frame moves 2.1 pt itself.
    #expect(errors(Rule.script(example.bad)).contains("photo.view moves 42.11 pt in one frame at the end"))
    #expect(errors(Rule.script(example.good)) == "")
  }

  @Test("what breaks fails a strict run, and the test that runs it")
  func fails() {
    let script = cancelling(Rule.named(.state).example.bad)
    folder.write(script, to: "run.lua")
    let path = folder.path + "/run.lua"
    #expect(ProgramRun(BuiltProducts.path(of: "playhead"), [path]).code == 0)
    #expect(ProgramRun(BuiltProducts.path(of: "playhead"), ["--strict", path]).code == ExitCode.scriptError.rawValue)
    folder.write(
      script.replacing("\ndrive()", with: "\nit('cancels', function() drive() end)\n"), to: "run_test.lua")
    let test = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", folder.path + "/run_test.lua"])
    #expect(test.code == ExitCode.scriptError.rawValue)
    #expect(test.output.contains("FAIL  cancels") && test.output.contains("list.view: opacity is 0.5, not 1 [R-STATE]"))
  }

  @Test("what a script changes meanwhile is its own, and what is put right a frame later is forgiven")
  func silent() {
    let meanwhile = """
      function show()
        list:present(photo, true)
        timeline:advance(0.02)
        list.view.alpha = 0.9
      end
      drive()
      """
    #expect(errors(cancelling(meanwhile)) == "")
    let later = """
      function Fade:animateTransition(context)
        local veil = UIView(CGRect(0, 0, 1, 1))
        window:addSubview(veil)
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
          DispatchQueue.main:asyncAfter(0.01, function() veil:removeFromSuperview() end)
        end)
      end
      drive()
      """
    #expect(errors(cancelling(later)) == "")
  }
}
