import LuaBridge
import ScriptRuntime
import TestStages
import TestTraits
import Testing

/// Objects live as long as something of the script's or the system's holds them, and no longer.
@Suite("Lifetime")
struct LifetimeTests {
  /// Objects that scripts hold after two collections.
  private func live(_ stage: Stage) -> Int {
    stage.session.lua.collectGarbage()
    stage.session.lua.collectGarbage()
    stage.session.lua.releaseCollected()
    return stage.session.lua.liveObjectCount
  }

  @Test("100,000 objects made and dropped leave nothing behind", .exhaustive)
  func dropped() throws {
    let stage = try Stage()
    stage.run("for _ = 1, 1000 do UIView() end")
    let count = live(stage)
    let memory = stage.session.lua.memoryInUse
    #expect(stage.run("for _ = 1, 100000 do UIView{alpha = 0.5} end") == nil)
    #expect(live(stage) == count)
    #expect(stage.session.lua.memoryInUse < memory + 64 << 10)
  }

  @Test("a cycle of an object and a function that mentions it is collected")
  func cycles() throws {
    let stage = try Stage()
    stage.run("print(window)")
    let count = live(stage)
    let error = stage.run(
      """
      for _ = 1, 100 do
        local view = UIView()
        view:addGestureRecognizer(UITapGestureRecognizer(function() print(view) end))
        local button = UIButton()
        button:addTarget(function() print(button) end, "touchUpInside")
      end
      """)
    #expect(error == nil)
    #expect(live(stage) == count)
  }

  @Test("a tree of 1,000 views whose handles are dropped keeps every handler")
  func tree() throws {
    let stage = try Stage()
    let error = stage.run(
      """
      taps = 0
      for index = 1, 1000 do
        local view = UIView(CGRect(0, 0, 100, 100))
        view:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
        window:addSubview(view)
      end
      """)
    #expect(error == nil)
    _ = live(stage)
    stage.run(
      """
      for index = #window.subviews, 1, -1 do
        touch:tap(50, 50)
        timeline:advance(0.5)
        window.subviews[index]:removeFromSuperview()
      end
      print(taps)
      """)
    #expect(stage.output == "1000\n")
  }
}
