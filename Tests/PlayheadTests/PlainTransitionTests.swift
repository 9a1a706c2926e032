import PlayheadTool
import TestSupport
import Testing

/// `assert.transition` of what has no animator of the program's own.
@Suite("Plain transitions", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct PlainTransitionTests {
  let folder = TemporaryFolder()

  private func test(_ body: String, _ words: String...) -> ProgramRun {
    folder.write(
      """
      local home, photo = UIViewController{title = "home"}, UIViewController{title = "photo"}
      window.rootViewController = home
      it("holds", function()
        \(body)
      end)

      """, to: "a_test.lua")
    return ProgramRun(BuiltProducts.path(of: "playhead"), ["test"] + words + ["a_test.lua"], folder: folder.path)
  }

  @Test(
    "what the system alone draws passes, with a note that there is nothing to judge",
    arguments: [
      ("home:present(photo, true)", "present home to photo"),
      ("photo.modalPresentationStyle = 'fullScreen' home:present(photo, true)", "present home to photo"),
      ("home:present(photo, false)", "present home to photo, at once"),
      (
        "local stack = UINavigationController(home) window.rootViewController = stack stack:pushViewController(photo, true)",
        "push home to photo"
      ),
    ])
  func plain(_ body: String, _ transition: String) {
    let run = test("assert.transition(function() \(body) end)")
    let note = "a_test.lua:4: note: '\(transition)' is drawn by the system alone: there is no animator to judge"
    #expect(run.code == 0 && run.output.hasSuffix("  ok    holds\n\n\(note)\n1 test, all passed\n"), "\(run.output)")
    let tap = test("assert.transition(function() \(body) end)", "-r", "tap")
    #expect(tap.output.hasSuffix("ok 1 - a_test.lua: holds\n# \(note)\n"), "\(tap.output)")
  }

  @Test("a finger that begins such a transition is enough as well")
  func byFinger() {
    let run = test(
      """
      local pan = UIPanGestureRecognizer(function(pan) if pan.state == "began" then home:present(photo, true) end end)
        home.view:addGestureRecognizer(pan)
        assert.transition(function() home:present(photo, true) end, {by = pan})
      """)
    #expect(run.code == 0 && run.output.contains("is drawn by the system alone"), "\(run.output)")
  }

  @Test("where no transition began, that is a failure that says what to do")
  func nothing() {
    for body in ["", "UIView.animate(0.3, function() window.alpha = 0.5 end)"] {
      let run = test("assert.transition(function() \(body) end)")
      #expect(run.code == 1)
      #expect(
        run.output.contains(
          "assert.transition: the function began no transition, so there is nothing to judge; it has to present, dismiss, push, "
            + "pop or select; such as list:present(photo, true)\n"), "\(run.output)")
    }
  }

  @Test("what goes wrong in one fails it all the same")
  func fails() {
    let run = test(
      """
      local Broken = class("Broken", UIViewController)
        function Broken:viewWillAppear() error("no data") end
        assert.transition(function() home:present(Broken(), true) end)
      """)
    #expect(run.code == 1 && run.output.contains("no data [R-TYPES]"), "\(run.output)")
  }
}
