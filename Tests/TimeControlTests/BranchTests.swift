import Glibc
import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import ScriptRuntime
import TestStages
import TestSupport
import Testing
import TimeControl
import ViewKit

@Suite("Branches") struct BranchTests {
  static let shown = #"string.format("%.3f", box.layer:presentation().opacity)"#

  @Test("a change in the past begins a branch there, and the former one stays as it was")
  func branch() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:run()", "timeline:seek(0.1)", "box.alpha = 0.5")
    #expect(stage.branching.takeNotice() == .branched("branch2", from: "main", at: 0.1))
    #expect(stage.print("timeline.now, timeline.liveTime, box.alpha") == "0.1\t0.1\t0.5")
    // The block's fade goes from 1 to 0, whatever the model is.
    #expect(stage.print(Self.shown) == "0.750")
    #expect(stage.print("timeline:run()") == "0.4")
    #expect(stage.print("box.alpha") == "0.5")
    stage.run(well: "timeline:switch('main')")
    #expect(stage.branching.takeNotice() == .switched(to: "main", at: 0.1))
    #expect(stage.print("timeline.liveTime, box.alpha, \(Self.shown)") == "0.4\t0.0\t0.750")
    stage.run(well: "timeline:switch('branch2')")
    #expect(stage.print("timeline.liveTime, box.alpha") == "0.4\t0.5")
  }

  @Test("what is gone from the screen can be changed where it was still there")
  func gone() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:run()", "box:removeFromSuperview()", "timeline:step()", "timeline:seek(0.2)",
      "box.alpha = 0.75")
    #expect(stage.print("box.superview == window, timeline.now") == "true\t0.2")
    #expect(stage.branching.branches.count == 2)
  }

  @Test(
    "whatever acts on the world begins a branch",
    arguments: [
      "box.alpha = 0.5", "box.layer.cornerRadius = 4", "box.center.x = 9", "box.frame = CGRect(0, 0, 1, 1)",
      "window:addSubview(UIView())", "box:removeFromSuperview()", "touch:down(10, 10)", "touch:tap(box)",
      "timeline:begin()", "timeline:update(0.3)", "timeline:finish()", "timeline:cancel()", "timeline:reverse()",
      "timeline.rate = 0.5", "timeline:setRate(0.5, box)", "timeline:slowAnimations()",
      "UIView.animate(1, function() box.alpha = 1 end)", "CATransaction.begin()",
      "DispatchQueue.main:async(function() end)", "Timer.scheduledTimer{withTimeInterval = 1, block = print}",
      "box.layer:add(CABasicAnimation('opacity'))", "box.layer:removeAllAnimations()", "timeline:rotate()",
      "navigation:popViewController(true)", "card.sheetPresentationController.prefersGrabberVisible = true",
      "UIViewPropertyAnimator.runningPropertyAnimator{withDuration = 1, delay = 0, animations = print}",
      "local ok = pcall(function() box.alpha = 0.5 end)",
      "coroutine.wrap(function() pcall(function() box.alpha = 0.5 end) end)()",
    ])
  func acts(_ input: String) throws {
    let stage = try BranchStage(
      BranchStage.scene, "card, navigation = UIViewController(), UINavigationController(UIViewController())",
      "timeline:advance(0.3)", "timeline:seek(0.1)")
    stage.run(well: input)
    #expect(stage.branching.takeNotice() == .branched("branch2", from: "main", at: 0.1))
    #expect(stage.session.world.now == 0.1)
  }

  @Test(
    "looking begins no branch",
    arguments: [
      "print(box.alpha)",
      "local v = UIView(CGRect(0, 0, 1, 1)); v.alpha = 0.5; v:addSubview(UIView())",
      "window:hitTest(CGPoint(1, 1))", "box:convert(CGPoint(1, 1), {to = window})", "timeline:tracks()",
      "timeline:events()",
      "timeline:diff(0, 0.2)", "timeline:value(box, 'opacity', 0.2)", "timeline:mark('a')", "timeline:checkpoint()",
      "local a = CABasicAnimation('opacity'); a.duration = 2", "timeline:onEvent('stop')", "timeline:whatIf(0.5)",
      "timeline.inPoint = 0.1", "box.layer:presentation()", "box.layer:animationKeys()", "box.layer:affineTransform()",
      "CALayer.defaultValue('opacity')", "box.layer:action('opacity')", "button:title('normal')",
      "UISheetPresentationController.Detent.medium()", "pan:canPrevent(pan)",
    ])
  func looks(_ input: String) throws {
    let stage = try BranchStage(
      BranchStage.scene, "button = UIButton(); window:addSubview(button)",
      "pan = UIPanGestureRecognizer(print); window:addGestureRecognizer(pan)", "timeline:advance(0.3)",
      "timeline:seek(0.1)")
    stage.run(well: input)
    #expect(stage.branching.takeNotice() == nil)
    #expect(stage.session.world.now == 0.3 && stage.session.world.playhead == 0.1)
  }

  @Test("variables are those of the branch, and what was only looked up there is kept")
  func variables() throws {
    let stage = try BranchStage(
      BranchStage.scene, "count = 1", "timeline:advance(0.2)", "count = 2", "timeline:advance(0.2)",
      "timeline:seek(0.1)", "new = UIView(CGRect(0, 0, 5, 5))", "window:addSubview(new)")
    #expect(stage.print("count, new.frame == CGRect(0, 0, 5, 5), new.window == window") == "1\ttrue\ttrue")
    stage.run(well: "timeline:switch('main')")
    #expect(stage.print("count, new.window") == "2\tnil")
  }

  @Test("an input of several moves is done again as far as it goes")
  func longInput() throws {
    let stage = try BranchStage(
      BranchStage.scene + "\nlog = {}; for i = 1, 4 do timeline:advance(0.1); log[#log + 1] = timeline.now end",
      "timeline:seek(0.25)", "box.alpha = 1")
    #expect(stage.print("timeline.now, #log, log[2]") == "0.25\t2\t0.2")
  }

  @Test("what is printed while the world is made again is not printed twice")
  func silence() throws {
    let stage = try BranchStage(
      "print('one')", BranchStage.scene, "DispatchQueue.main:asyncAfter(0.1, function() print('later') end)",
      "timeline:run()", "timeline:seek(0.2)")
    #expect(stage.output == "one\nlater")
    stage.run(well: "print('before'); box.alpha = 1; print('after', timeline.now)")
    #expect(stage.output == "before\nafter\t0.2")
  }

  @Test("a script that goes back and changes something goes on in the branch")
  func script() throws {
    let stage = try BranchStage()
    let error = stage.branching.runScript(
      BranchStage.scene + """

        print("end", timeline:run())
        timeline:seek(0.1)
        print("back", timeline.now)
        box.alpha = 1
        print("branch", timeline.now, timeline.liveTime)
        timeline:run()
        timeline:seek(0.3)
        box.alpha = 0.25
        print("second", timeline.now, box.alpha, #timeline:branches())
        """, name: "test.lua")
    #expect(error == nil)
    #expect(stage.output == "end\t0.4\nback\t0.1\nbranch\t0.1\t0.1\nsecond\t0.3\t0.25\t3")
    #expect(stage.session.world.now == 0.4)
  }

  @Test("a script that would have to take something back says so and changes nothing")
  func scriptInOnePiece() throws {
    let stage = try BranchStage()
    let error = stage.branching.runScript(
      BranchStage.scene + "\ntimeline:run()\nbox.alpha = 1\ntimeline:seek(0.1)\nbox.alpha = 0.5", name: "test.lua")
    #expect(error?.code == "cannot-branch" && error?.line == 8)
    #expect(error?.message.contains("UIView.alpha at 0.400 s") == true)
    #expect(stage.branching.branches.count == 1 && stage.session.world.now == 0.4)
  }

  @Test("an input that comes out otherwise is found out, with the first value that differs")
  func difference() throws {
    let stage = try BranchStage(BranchStage.scene)
    // Nothing a script can reach is left to chance, so the record is changed behind its back.
    stage.session.world.roots.first?.sublayers.first?.cornerRadius = 7
    stage.run(well: "timeline:advance(0.3)")
    stage.run(well: "timeline:seek(0.1)")
    let error = try #require(stage.run("box.alpha = 1"))
    #expect(error.code == "cannot-branch")
    #expect(error.message.contains("cornerRadius of a CALayer at 0.100 s was 7.0000 and is 0.0000"))
    #expect(stage.branching.branches.count == 1)
    #expect(stage.print("timeline.liveTime, timeline.now, box.alpha") == "0.3\t0.1\t0.0")
  }

  @Test("what came from outside comes again")
  func outside() throws {
    var lines = ["0.25", "0.75"]
    let stage = try BranchStage(
      "box = UIView(CGRect(0, 0, 9, 9)); window:addSubview(box); box.alpha = tonumber(io.read())",
      "timeline:advance(1)", "timeline:seek(0.5)", "box.center.x = 4",
      readLine: { lines.isEmpty ? nil : lines.removeFirst() })
    #expect(stage.print("box.alpha, io.read()") == "0.25\t0.75")
  }

  @Test("objects keep the numbers they were shown with")
  func numbers() throws {
    let stage = try BranchStage(
      "first = UIView(); second = UIView(); window:addSubview(first); window:addSubview(second)",
      "timeline:advance(0.2)")
    // As the shell shows a value.
    let shown = stage.session.describe(try #require(stage.session.app.keyWindow?.subviews.last))
    stage.run(well: "timeline:seek(0.1)")
    stage.run(well: "first.alpha = 0.5")
    #expect(stage.print("second") == shown)
  }

  @Test("a callback cannot change the past")
  func callback() throws {
    let stage = try BranchStage(
      BranchStage.scene,
      "DispatchQueue.main:asyncAfter(0.2, function() timeline:seek(0.1); box.alpha = 1 end)", "timeline:run()")
    #expect(stage.callbackErrors.map(\.code) == ["past-is-read-only"])
    #expect(stage.branching.branches.count == 1)
  }

  @Test("a checkpoint is restarted from, with what was entered until then and nothing else")
  func checkpoint() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:advance(0.1)", "n = 1", "timeline:checkpoint()", "n = 2; box.alpha = 0.9",
      "timeline:run()", "timeline:restart(1)")
    #expect(stage.branching.takeNotice() == .branched("branch2", from: "main", at: 0.1))
    #expect(stage.print("n, box.alpha, timeline.now, timeline.liveTime") == "1\t0.0\t0.1\t0.1")
  }

  @Test("both outcomes are shown side by side, and nothing has changed")
  func whatIf() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:advance(0.1)")
    let text = stage.print("timeline:whatIf(0.5)")
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    // Let go at half of 0.4 s: 0.2 s to either end.
    #expect(lines.prefix(2) == ["finish at 50% cancel at 50%", "at rest 0.300 s 0.300 s"])
    #expect(lines.contains { $0.hasSuffix("opacity 0.0000 1.0000") })
    #expect(stage.print("timeline.now, timeline.liveTime, box.alpha") == "0.1\t0.1\t0.0")
    #expect(stage.branching.branches.count == 1)
  }

  @Test("a script that was run is saved before what was typed after it")
  func savedScript() throws {
    let stage = try BranchStage()
    let source = "local shown = 0.25\n\(BranchStage.scene)\nfunction show() print(shown) end"
    #expect(stage.branching.runScript(source, name: "fade.lua") == nil)
    stage.run(well: "box.alpha = 0.5")
    stage.branching.save(lastAs: ScriptLine(input: 1, text: "box.alpha = 0.5"))
    let again = try BranchStage(ScriptLine.text(of: stage.branching.current.script))
    #expect(again.print("timeline.now, box.alpha, shown") == "0.4\t0.5\tnil")
    #expect(again.print("show()").hasPrefix("0.25"))
  }

  @Test("moves from outside are done again, those that follow each other as one")
  func movedFromOutside() throws {
    let stage = try BranchStage(BranchStage.scene)
    for time in [0.1, 0.2, 0.05, 0.3] { stage.branching.look(at: time, numbered: 1) }
    stage.run(well: "n = timeline.now")
    stage.branching.look(at: 0.15, numbered: 2)
    #expect(stage.branching.current.script.map(\.text) == ["timeline:seek(0.3)", "timeline:seek(0.15)"])
    stage.run(well: "box.alpha = 0.5")
    #expect(stage.print("timeline.now, timeline.liveTime, n, box.alpha") == "0.15\t0.15\tnil\t0.5")
  }

  @Test("what is displayed on the way does not count among what an input does")
  func displayed() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:display('box.layer:presentation():value(\"opacity\")')", "timeline:advance(0.3)",
      "timeline:seek(0.1); box.layer:animationKeys(); box.alpha = 0.5")
    #expect(stage.print("timeline.now, box.alpha") == "0.1\t0.5")
  }

  @Test("an input that leads to another branch is no part of that one's script")
  func savedElsewhere() throws {
    let stage = try BranchStage()
    for (index, line) in [
      BranchStage.scene, "timeline:checkpoint()", "timeline:run()", "timeline:restart(1)", "box.alpha = 0.9",
      "timeline:switch('main')",
    ].enumerated() {
      stage.run(well: line)
      stage.branching.save(lastAs: ScriptLine(input: index + 1, text: line))
    }
    let scripts = stage.branching.branches.map { $0.script.map(\.text) }
    let begin = [BranchStage.scene, "timeline:checkpoint()"]
    #expect(scripts == [begin + ["timeline:run()"], begin + ["box.alpha = 0.9"]])
  }

  @Test("what differs between two times is listed, and what appears or goes")
  func differences() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:advance(0.1)", "new = UIView(); window:addSubview(new)")
    stage.run(well: "timeline:advance(0.1)")
    #expect(
      stage.print("timeline:diff(0, 0.2)") == """
                      0.000 s           0.200 s
        box.position  20.0000 20.0000   110.0000 20.0000
        box.opacity   1.0000            0.5000
        new           -                 on screen
        """)
    #expect(stage.print("timeline:diff(0.2, 0.2) == ''") == "true")
    #expect(stage.print("timeline:diff(0.2, 0):match('new +on screen +-') ~= nil") == "true")
  }

  @Test("to make a world again costs about what it cost to make it: a second and a thousand inputs are no matter")
  func cost() throws {
    let stage = try BranchStage(BranchStage.scene, "n = 0")
    // Processor time of this thread: other tests run beside this one.
    func seconds(_ body: () -> Void) -> Double {
      func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let start = now()
      body()
      return now() - start
    }
    let live = seconds {
      for _ in 0..<1_000 { stage.run("n = n + 1; box.center.x = n; timeline:advance(0.001)") }
    }
    stage.run(well: "timeline:seek(0.9995)")
    let again = seconds { stage.run("box.alpha = 0.5") }
    // Each input once, and the last one as far as it had come.
    #expect(stage.print("n, box.alpha, timeline.liveTime") == "1000\t0.5\t0.9995")
    #expect(again < live * 4)
  }

  @Test("a saved branch does the same again")
  func saved() throws {
    let stage = try BranchStage()
    let lines = [BranchStage.scene, "timeline:run()", "timeline:seek(0.1)", "box.alpha = 0.5", "timeline:run()"]
    for (index, line) in lines.enumerated() {
      stage.run(well: line)
      stage.branching.save(lastAs: ScriptLine(input: index + 1, text: line))
    }
    let script = stage.branching.current.script.map(\.text)
    let back = "timeline:seek(0.1)"
    #expect(script == [BranchStage.scene, back, back, "box.alpha = 0.5", "timeline:run()"])
    let again = try BranchStage(script.joined(separator: "\n"))
    #expect(again.session.world.recording.firstDifference(from: stage.session.world.recording, upTo: 1) == nil)
  }
}
