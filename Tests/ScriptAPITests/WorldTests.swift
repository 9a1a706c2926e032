import LuaBridge
import TestStages
import Testing

/// The world of a script: what is there at the start, `touch`, and `timeline`, a test for each row of their tables.
@Suite("The world of a script")
struct WorldTests {
  @Test("a script starts with an empty key window at time 0")
  func start() throws {
    let text = try Stage.output(
      """
      print(window.isKeyWindow, window.rootViewController, #window.subviews, CACurrentMediaTime(), timeline.now)
      print(UIScreen.main.bounds, UIApplication.shared.keyWindow == window)
      """)
    #expect(text == "true\tnil\t0\t0.0\t0.0\nCGRect(0, 0, 393, 852)\ttrue")
  }

  @Test("a finger goes down, moves and is lifted, now")
  func finger() throws {
    let text = try Stage.output(
      """
      local Pad = class("Pad", UIView)
      for _, name in ipairs{"touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"} do
        Pad[name] = function(self, touches) print(name, touches[1]:location(window)) end
      end
      window:addSubview(Pad(CGRect(0, 0, 200, 200)))
      touch:down(10, 10) touch:move(20, 20) touch:up()
      touch:down(30, 30) touch:cancel()
      """)
    #expect(
      text == """
        touchesBegan\tCGPoint(10, 10)
        touchesMoved\tCGPoint(20, 20)
        touchesEnded\tCGPoint(20, 20)
        touchesBegan\tCGPoint(30, 30)
        touchesCancelled\tCGPoint(30, 30)
        """)
  }

  @Test(
    "a scheduled gesture is delivered as time passes",
    arguments: [
      ("UITapGestureRecognizer", "touch:tap(100, 100)", "ended"),
      ("UITapGestureRecognizer", "touch:tap(window)", "ended"),
      (
        "UIPanGestureRecognizer", "touch:drag{from = CGPoint(300, 300), to = CGPoint(100, 300), duration = 0.4}",
        "ended"
      ),
      (
        "UIPanGestureRecognizer",
        "touch:drag{from = CGPoint(300, 300), to = CGPoint(100, 300), duration = 0.4, release = false}", "changed"
      ), ("UIPanGestureRecognizer", "touch:flick{from = CGPoint(300, 300), to = CGPoint(100, 300)}", "ended"),
      ("UIPinchGestureRecognizer", "touch:pinch{center = CGPoint(200, 300), from = 100, to = 200}", "ended"),
    ])
  func scheduled(recognizer: String, gesture: String, state: String) throws {
    let text = try Stage.output(
      """
      local last
      window:addGestureRecognizer(\(recognizer)(function(recognizer) last = recognizer.state end))
      \(gesture)
      assert(last == nil)
      timeline:run()
      print(last)
      """)
    #expect(text == state)
  }

  /// A box that goes from x = 0 to 100 in one second, evenly.
  private let moving = """
    local box = UIView(CGRect(0, 0, 0, 0))
    window:addSubview(box)
    UIView.animate(1, 0, "curveLinear", function() box.center = CGPoint(100, 0) end)
    local function x() return string.format("%.2f", box.layer:presentation().position.x) end

    """

  @Test(
    "each way to move the clock moves it as its row says",
    arguments: [
      ("timeline:advance(0.5) print(x(), timeline.now, timeline.frame)", "50.00\t0.5\t30"),
      ("timeline:step(15) print(x(), timeline.frame)", "25.00\t15"),
      ("timeline:advance(0.5) timeline:back(15) print(x(), timeline.frame, timeline.liveTime)", "25.00\t15\t0.5"),
      (
        "timeline:advance(0.5) timeline:seek(0.1) print(x(), timeline.now) timeline:live() print(x())",
        "10.00\t0.1\n50.00"
      ),
      ("timeline:seek(\"350ms\") print(x())", "35.00"), ("timeline:seek(\"21f\") print(x())", "35.00"),
      ("timeline:step() timeline:seek(\"50%\") print(x())", "50.00"),
      (
        "timeline:advance(0.5) timeline:mark(\"half\") timeline:advance(0.2) timeline:seek(\"@half\") print(x())",
        "50.00"
      ),
      ("timeline:advance(0.5) timeline:seek(\"+3f\") print(timeline.frame)", "33"),
      ("print(timeline:run(), x())", "1.0\t100.00"), ("print(timeline:run(0.25), x())", "0.25\t25.00"),
      ("print(timeline:runUntil(function() return timeline.now >= 0.5 end), x())", "true\t50.00"),
      ("print(timeline:play())", "1.0"),
      ("timeline:step() print(timeline:value(box.layer, \"position.x\", 0.5))", "50.0"),
      ("timeline.now = 0.25 print(x())", "25.00"),
    ])
  func clock(script: String, expected: String) throws {
    #expect(try Stage.output(moving + script) == expected)
  }

  @Test("an animation is scrubbed, released, and cancelled")
  func driving() throws {
    let text = try Stage.output(
      moving + """
        timeline:step()
        timeline:begin() timeline:update(0.25) print(x()) timeline:update(0.75) print(x())
        timeline:cancel() timeline:run() print(box.center)
        """)
    #expect(text == "25.00\n75.00\nCGPoint(0, 0)")
  }

  @Test("tracks and events say what happened")
  func reading() throws {
    let text = try Stage.output(
      moving + """
        timeline:run()
        local track = timeline:tracks()[1]
        print(track.layer == box.layer, track.keyPath, track.begin, track.duration, track.curve)
        print(#timeline:events() > 0, timeline:events()[1].time)
        print(timeline:snapshot(0.5):find("position", 1, true) ~= nil)
        """)
    #expect(text == "true\tposition\t0.0\t1.0\tlinear\ntrue\t0.0\ntrue")
  }

  @Test("commits are listed by name, one for each turn that changed something")
  func commits() throws {
    let text = try Stage.output(
      """
      local box = UIView(CGRect(0, 0, 10, 10))
      window:addSubview(box)
      timeline:advance(0.1)
      box.alpha = 0.5
      timeline:advance(0.1)
      timeline:advance(0.1)
      for _, event in ipairs(timeline:events("commit")) do
        print(string.format("%.1f %s %s", event.time, event.name, event.subject))
      end
      timeline:seek(0.05)
      print(#timeline:events("commit"))
      """)
    #expect(text == "0.0 commit CATransaction\n0.1 commit CATransaction\n1")
  }

  @Test("the tree says what view a layer is of")
  func owners() throws {
    let text = try Stage.output(
      """
      window:addSubview(UIButton(CGRect(0, 0, 10, 10)))
      window.layer:addSublayer(CAShapeLayer())
      timeline:step()
      for line in timeline:snapshot():gmatch("[^\\n]+") do
        local name = line:match("^ *([CU]%w+)")
        if name then print(name) end
      end
      """)
    #expect(text.hasPrefix("UIWindow\nUIButton\n") && text.hasSuffix("CAShapeLayer"), "\(text)")
  }

  @Test("the clock is not moved from inside what it runs")
  func nested() throws {
    let stage = try Stage()
    stage.run("UIView.animate(0.1, function() window.alpha = 0 end, function() timeline:step() end) timeline:run()")
    #expect(stage.callbackErrors.map(\.code) == ["clock-is-running"])
  }

  @Test("wait, timers and the main queue keep virtual time")
  func clocks() throws {
    let text = try Stage.output(
      """
      coroutine.wrap(function() wait(0.5) print("wait", timeline.now) end)()
      Timer.scheduledTimer{withTimeInterval = 0.25, repeats = false, block = function() print("timer", timeline.now) end}
      DispatchQueue.main:asyncAfter(0.75, function() print("queue", timeline.now) end)
      timeline:run()
      """)
    #expect(text == "timer\t0.25\nwait\t0.5\nqueue\t0.75")
  }
}
