import LayerKit
import LuaBridge
import MotionMath
import TestStages
import TestSupport
import Testing

@Suite("Stops") struct StopTests {
  @Test("the clock stops after an event of a name, and goes on from there")
  func event() throws {
    let stage = try BranchStage(
      BranchStage.scene, "UIView.animate(0.2, function() window.alpha = 0.5 end)", "timeline:onEvent('stop')")
    #expect(stage.print("timeline:run(), timeline.stopReason ~= nil") == "0.2\ttrue")
    #expect(stage.print("timeline:run()") == "0.4")
    #expect(stage.print("timeline:info()[1].hits") == "2")
    stage.run(well: "timeline:delete(1); timeline:run()")
    #expect(stage.print("#timeline:info(), timeline.stopReason") == "0\tnil")
  }

  @Test("a condition is asked after the event's turn; only when it holds the clock stops")
  func condition() throws {
    let stage = try BranchStage(
      BranchStage.scene, "DispatchQueue.main:asyncAfter(0.1, function() window.alpha = 0.5 end)",
      "UIView.animate(0.05, function() window.layer.cornerRadius = 2 end)",
      "timeline:onEvent('stop', 'timeline.now > 0.2')")
    #expect(stage.print("timeline:run()") == "0.4")
    #expect(stage.print("timeline.stopReason:match('^1: stop') ~= nil, timeline:info()[1].hits") == "true\t1")
  }

  @Test("a commit stops the clock by its name, as other events do")
  func commit() throws {
    let stage = try BranchStage(
      BranchStage.scene, "DispatchQueue.main:asyncAfter(0.1, function() window.layer.cornerRadius = 3 end)",
      "timeline:onEvent('commit')")
    #expect(stage.print("timeline:run(), timeline.stopReason") == "0.1\t1: commit CATransaction")
  }

  @Test("a watched value stops the clock at the first frame that shows another")
  func watch() throws {
    let stage = try BranchStage(
      BranchStage.scene, "DispatchQueue.main:asyncAfter(0.1, function() window.layer.cornerRadius = 3 end)",
      "timeline:watch(window, 'cornerRadius')")
    // The implicit animation of a view's layer is off: the value is there at once.
    #expect(stage.print("timeline:run()") == "0.1")
    #expect(stage.print("timeline.stopReason:match('%d+: cornerRadius') ~= nil") == "true")
    #expect(stage.print("timeline:run()") == "0.4")
  }

  /// A corner that is set at .1 s, and a view that fades from 1 to .5 in .2 s and is .25 from then on; all on record.
  static func recorded() throws -> BranchStage {
    try BranchStage(
      "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)",
      "DispatchQueue.main:asyncAfter(0.1, function() window.layer.cornerRadius = 3 end)",
      "UIView.animate(0.2, function() box.alpha = 0.5 end, function() box.alpha = 0.25 end)", "timeline:run()")
  }

  @Test("what is on record stops the clock on the way through it as it did when it was live")
  func past() throws {
    let stage = try Self.recorded()
    stage.run(well: "timeline:onEvent('completion'); timeline:watch(window, 'cornerRadius'); timeline:seek(0)")
    #expect(stage.print("timeline:run(), timeline.stopReason:match('^%d: %a+')") == "0.1\t2: cornerRadius")
    #expect(stage.print("timeline:run(), timeline.stopReason:match('^%d: %a+')") == "0.2\t1: completion")
    #expect(stage.print("timeline:run(), timeline.stopReason") == "0.2\tnil")
    #expect(stage.print("timeline:info()[1].hits, timeline:info()[2].hits") == "1\t1")
  }

  @Test(
    "every way on stops in the past, and a jump or a way back does not",
    arguments: [
      // Frame 6 is the one at .1 s, frame 12 the one at .2 s.
      ("timeline:seek(0); timeline:step(3)", "3\tnil"), ("timeline:seek(0); timeline:step(30)", "6\t2"),
      ("timeline:seek('7f'); timeline:step(30)", "12\t1"), ("timeline:seek(0); timeline:advance(0.15)", "6\t2"),
      ("timeline:seek(0); timeline:next()", "6\t2"), ("timeline:seek(0); timeline:advance(1)", "6\t2"),
      ("timeline:seek(0); timeline:runUntil(function() return timeline.frame == 8 end)", "6\t2"),
      ("timeline:seek('7f'); timeline:runUntil(function() return timeline.frame == 8 end)", "8\tnil"),
      ("timeline:seek(0); timeline:seek('10f')", "10\tnil"), ("timeline:seek('10f'); timeline:back(8)", "2\tnil"),
      ("timeline:seek(0); timeline:seek(0.5)", "30\tnil"), ("timeline:seek('7f'); timeline:step(-5)", "2\tnil"),
    ])
  func ways(_ moves: String, _ expected: String) throws {
    let stage = try Self.recorded()
    stage.run(well: "timeline:onEvent('completion'); timeline:watch(window, 'cornerRadius'); \(moves)")
    #expect(stage.print("timeline.frame, timeline.stopReason and timeline.stopReason:sub(1, 1)") == expected)
  }

  @Test("in the past a condition sees what was on screen then, and variables as they are now")
  func conditionInThePast() throws {
    let stage = try Self.recorded()
    stage.run(well: "timeline:onEvent('commit', 'box.layer:presentation().opacity < 0.8'); timeline:seek(0)")
    // The commits are at 0, .1 and .2 s; at .1 s half of the way, .75, is shown.
    #expect(stage.print("timeline:run(), timeline.stopReason") == "0.1\t1: commit CATransaction")
    stage.run(well: "timeline:delete(); n = 0; timeline:seek(0)")
    stage.run(well: "timeline:onEvent('commit', function(event) seen = event.time; return n == 1 end)")
    #expect(stage.print("timeline:run(), seen, timeline.stopReason") == "0.2\t0.2\tnil")
    stage.run(well: "n = 1; timeline:seek(0)")
    #expect(stage.print("timeline:run()") == "0.1")
  }

  @Test("a stop in the past is where a branch begins, and the inputs lead there again")
  func branchAtAStop() throws {
    let stage = try Self.recorded()
    stage.run(well: "timeline:watch(window, 'cornerRadius'); timeline:seek(0)")
    stage.run(well: "timeline:run()")
    stage.run(well: "box.alpha = 1")
    #expect(stage.print("timeline.now, timeline.liveTime, #timeline:branches()") == "0.1\t0.1\t2")
  }

  @Test("a display is printed when it is made and after each move")
  func display() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:display('timeline.frame')")
    #expect(stage.output == "1: timeline.frame = 0")
    stage.run(well: "timeline:step(3)")
    #expect(stage.output == "1: timeline.frame = 3")
  }

  @Test(
    "what is asked or displayed may look and no more",
    arguments: ["box.alpha = 0.3", "timeline:step()", "touch:down(1, 1)", "timeline:begin()", "device:rotate()"])
  func onlyLooks(_ act: String) throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:onEvent('stop', function() \(act); return false end)",
      "timeline:display('(function() \(act) end)()')", "timeline:run()")
    #expect(stage.callbackErrors.map(\.code) == ["only-looks"])
    #expect(stage.output.contains("changes the world; a stop's condition and a displayed expression may only read it"))
    stage.run(well: "timeline:delete()")
    #expect(stage.print("box.alpha, timeline:run()") == "0.0\t0.4")
  }

  @Test("what was changed while the clock stood stops nothing")
  func changedByHand() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:run()", "timeline:watch(box, 'cornerRadius')", "box.layer.cornerRadius = 3",
      "timeline:advance(0.1)")
    #expect(stage.print("timeline.now, timeline.stopReason") == "0.5\tnil")
  }

  @Test("an end of the range that is set on the wrong side of the other takes its place")
  func range() throws {
    let stage = try BranchStage("timeline.inPoint = 0.1; timeline.outPoint = '300ms'")
    #expect(stage.print("timeline.inPoint, timeline.outPoint, timeline.loop") == "0.1\t0.3\toff")
    stage.run(well: "timeline.inPoint = 0.4")
    #expect(stage.print("timeline.inPoint, timeline.outPoint") == "0.4\tnil")
    stage.run(well: "timeline.outPoint = 0.2; timeline.loop = 'pingpong'")
    #expect(stage.print("timeline.inPoint, timeline.outPoint, timeline.loop") == "nil\t0.2\tpingpong")
    #expect(stage.run("timeline.inPoint = -1")?.code == "out-of-range")
  }

  @Test("the stops of a branch are those there were when it was made")
  func adopted() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:onEvent('stop'); timeline:watch(box, 'opacity')",
      "timeline:onEvent('begin', function() end)", "timeline:advance(0.3)", "timeline:delete(1)", "timeline:delete(2)",
      "timeline:onEvent('completion')", "timeline:seek(0.1)", "box.alpha = 0.5")
    let info = stage.print("#timeline:info(), timeline:info()[1].what, timeline:info()[2].what")
    #expect(info == "2\tbegin if a function says so\tcompletion")
  }

  @Test("marks, stops and the range are there in a branch too")
  func branch() throws {
    let stage = try BranchStage(
      BranchStage.scene, "timeline:advance(0.1)", "timeline:mark('a')", "timeline:advance(0.2)", "timeline:mark('b')",
      "timeline:onEvent('stop', 'box.alpha == 0')", "timeline.inPoint = 0.05", "timeline:seek(0.2)", "box.alpha = 0.5")
    #expect(
      stage.print("timeline:marks()[1].name, #timeline:marks(), timeline:info()[1].what, timeline.inPoint")
        == "a\t1\tstop if box.alpha == 0\t0.05")
  }
}
