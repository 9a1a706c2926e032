import MotionMath
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TestStages
import Testing
import TimeControl

@Suite("Lanes as tables and curves") struct LaneTests {
  @Test("a lane is a layer's name and a key path, and has a name for each of its numbers") func names() throws {
    let slide = try Recorded(Recorded.slide)
    #expect(try slide.lane("box.position").parts.map(\.name) == [".x", ".y"])
    #expect(try slide.lane("box.position.x").parts.map(\.name) == [""])
    #expect(
      try slide.lane("box.bounds").parts.map(\.name) == [".origin.x", ".origin.y", ".size.width", ".size.height"])
    #expect(try slide.lane("box.backgroundColor").parts.map(\.name) == [".red", ".green", ".blue", ".alpha"])
    #expect(try slide.lane("box.transform.rotation.z").parts.map(\.name) == [""])
    #expect(ChosenLane.moving(in: slide.run).map(\.name) == ["box.position"])
  }

  /// A quarter turn about y and 100 points to the right, evenly in a second.
  @Test("a transform is told by the parts that change, in points and degrees") func transform() throws {
    let flip = try Recorded(
      """
      box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)
      UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function()
        box.layer.transform = CATransform3DConcat(CATransform3DMakeRotation(math.pi / 3, 0, 1, 0), CATransform3DMakeTranslation(100, 0, 0))
      end}
      timeline:run()
      """)
    let lane = try flip.lane("box.transform")
    #expect(lane.parts.map(\.name) == [".translation.x", ".rotation.y"])
    #expect(lane.parts.map(\.unit) == [.points, .degrees])
    let rows = try flip.export("x.csv") { $0.lanes = ["box.transform"] }.split(separator: "\n")
    #expect(rows[0] == "time,box.transform.translation.x,box.transform.rotation.y (degrees)")
    let last = rows[rows.count - 1].split(separator: ",").compactMap { Double($0) }
    #expect(last.count == 3 && abs(last[1] - 100) < 1e-6 && abs(last[2] - 60) < 1e-6, "\(last)")
    #expect(try flip.export("x.svg") { $0.lanes = ["box.transform"] }.contains("box.transform.rotation.y"))
    let grow = try Recorded(
      """
      box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)
      UIView.animate(1, function() box.transform = CGAffineTransform{scaleX = 2, y = 2} end)
      timeline:run()
      """)
    #expect(try grow.lane("box.transform").parts.map(\.name) == [".scale"])
  }

  @Test("what is no lane is refused, with those that move") func refused() throws {
    let slide = try Recorded(Recorded.slide)
    let unknown = ChosenLane.Problem.unknown(known: ["box.position"])
    for text in ["", ".", "box", "box.", ".opacity", "bax.position", "box.positon", "box.position.z"] {
      #expect(throws: unknown) { try slide.lane(text) }
    }
    #expect(throws: ChosenLane.Problem.noNumbers("image")) { try slide.lane("box.contents") }
    let error = #expect(throws: ScriptFailure.self) { try slide.export("x.csv") { $0.lanes = ["bax.position"] } }
    #expect(error?.message.contains("there is no lane 'bax.position'") == true)
    #expect(error?.message.contains("What moves: box.position") == true)
    #expect(throws: ScriptFailure.self) { try Recorded("timeline:advance(1)").export("x.csv") }
  }

  @Test("a table has a row for each frame and a column for each number") func table() throws {
    let slide = try Recorded(Recorded.slide, framesPerSecond: 4)
    let table = try slide.export("x.csv") {
      $0.framesPerSecond = 4
      $0.lanes = ["box.position", "box.opacity"]
    }
    // Even motion from 50 to 350 in a second.
    #expect(
      table
        == """
        time,box.position.x,box.position.y,box.opacity
        0.0,50.0,60.0,1.0
        0.25,125.0,60.0,1.0
        0.5,200.0,60.0,1.0
        0.75,275.0,60.0,1.0
        1.0,350.0,60.0,1.0

        """.replacing(".0,", with: ",").replacing(".0\n", with: "\n"))
    #expect(try slide.export("x.csv").hasPrefix("time,box.position.x,box.position.y\n0,50,60\n"))
  }

  @Test("a cell is in quotes where its text would end it, and empty where the layer is not on screen") func cells()
    throws
  {
    let late = try Recorded(
      """
      timeline:advance(0.5)
      local a = UIView(CGRect(0, 0, 10, 10)) a.accessibilityIdentifier = 'a,"b"'
      window:addSubview(a)
      UIView.animate(0.5, function() a.alpha = 0 end)
      timeline:run()
      """)
    let rows = try late.export("x.csv") {
      $0.framesPerSecond = 2
      $0.lanes = ["a,\"b\".opacity"]
    }.split(separator: "\n")
    #expect(rows == ["time,\"a,\"\"b\"\".opacity\"", "0,", "0.5,1", "1,0"])
  }

  @Test("even motion has one velocity and no acceleration") func even() throws {
    let slide = try Recorded(Recorded.slide)
    let curve = LaneCurve(try slide.lane("box.position.x"), part: 0, of: slide.run)
    #expect(curve.lines[.value]?.count == 1)
    for sample in curve.samples(.value) {
      let expected = 50 + 300 * sample.time
      #expect(abs(sample.value - expected) < 1e-6)
    }
    for sample in curve.samples(.velocity) { #expect(abs(sample.value - 300) < 1e-5) }
    for sample in curve.samples(.acceleration) { #expect(abs(sample.value) < 1e-2) }
  }

  /// x = 1 − e^(−ct/2m)(…): a spring of mass 1 at rest begins with the acceleration k · distance.
  @Test("a spring begins with its stiffness times the way") func spring() throws {
    let spring = try Recorded(
      """
      box = UIView(CGRect(0, 0, 10, 10)) window:addSubview(box)
      timeline:step()
      local a = CASpringAnimation{keyPath = "position.x", fromValue = 0, toValue = 100, stiffness = 100, damping = 10, mass = 1}
      a.duration = a.settlingDuration
      box.layer:add(a, "s")
      timeline:run()
      """)
    let curve = LaneCurve(try spring.lane("box.position.x"), part: 0, of: spring.run)
    let moving = try #require(curve.lines[.acceleration]?.first { $0.contains { abs($0.value) > 1 } })
    #expect(abs(moving[0].value - 10_000) < 60)
    let velocity = try #require(curve.lines[.velocity]?.first { $0.contains { abs($0.value) > 1 } })
    #expect(abs(velocity[0].value) < 12)
  }

  @Test("a curve is broken where the value jumps, and its rates know no jump") func jump() throws {
    let jump = try Recorded(
      """
      box = UIView(CGRect(0, 0, 10, 10)) window:addSubview(box)
      timeline:step()
      local a = CABasicAnimation{keyPath = "position.x", fromValue = 100, toValue = 200, duration = 0.5}
      box.layer:add(a, "s")
      timeline:advance(1)
      """)
    let curve = LaneCurve(try jump.lane("box.position.x"), part: 0, of: jump.run)
    // At rest, moving, at rest again.
    #expect(curve.lines[.value]?.count == 3)
    let rates = curve.samples(.velocity).map(\.value)
    #expect((rates.max() ?? 0) < 201 && (rates.min() ?? 0) > -1)
  }

  @Test("what a script moves frame by frame has the rates of its frames") func driven() throws {
    let driven = try Recorded(
      """
      box = UIView(CGRect(0, 0, 10, 10)) window:addSubview(box)
      timeline:step()
      for k = 1, 30 do
        timeline:step()
        CATransaction.setDisableActions(true)
        box.layer.position = {6 * k, 5}
        CATransaction.flush()
      end
      """)
    let curve = LaneCurve(try driven.lane("box.position.x"), part: 0, of: driven.run)
    // Six points a frame, 60 frames a second.
    let rates = curve.samples(.velocity).map(\.value).filter { $0 > 1 }
    #expect(rates.count > 20 && rates.allSatisfy { abs($0 - 360) < 1 })
  }

  @Test("the drawing has the three quantities with their units, the same bytes each time") func drawing() throws {
    let slide = try Recorded(Recorded.slide)
    let svg = try slide.export("x.svg") { $0.lanes = ["box.position.x", "box.position.y"] }
    for words in [
      ">value (points)<", ">velocity (points per second)<", ">acceleration (points per second squared)<",
      ">box.position.x<", ">box.position.y<", "<title>x</title>",
    ] { #expect(svg.contains(words), "\(words)") }
    #expect(try svg == slide.export("x.svg") { $0.lanes = ["box.position.x", "box.position.y"] })
    // Two lines in each of three panels; straight ones are two points.
    #expect(svg.ranges(of: "stroke-width=\"1.8\"").count == 2 + 6)
    #expect(svg.utf8.count < 12_000)
  }
}

extension LaneCurve {
  fileprivate func samples(_ quantity: Quantity) -> [Sample] { (lines[quantity] ?? []).flatMap { $0 } }
}
