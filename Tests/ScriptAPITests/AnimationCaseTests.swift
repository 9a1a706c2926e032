import LuaBridge
import TestSupport
import Testing

/// Recorded cases, said in a script: opacity from 0 to 1 on a layer whose time stands still, sampled by `timeOffset`.
@Suite("Recorded animations, through scripts")
struct AnimationCaseTests {
  struct Recorded: Sendable {
    let id: String
    /// Sets up `a`, a `CABasicAnimation("opacity")` from 0 to 1 of one second.
    let change: String
    let times: [Double]
    let expected: [Double]
  }

  static let times = [0, 0.2, 0.5, 0.9, 1, 1.2, 1.5, 1.9, 2.1, 2.5, 3, 4.5]

  static let timings = [
    Recorded(
      id: "A01", change: "a.autoreverses = true", times: times,
      expected: [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5]),
    Recorded(
      id: "A02", change: "a.repeatCount = 2.5", times: times,
      expected: [0, 0.2, 0.5, 0.9, 0, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5, 0.5]),
    Recorded(
      id: "A05", change: "a.timeOffset = 0.3", times: times,
      expected: [0.3, 0.5, 0.8, 0.2, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Recorded(
      id: "A12", change: "a.beginTime = 1 a.fillMode = \"both\"", times: [0, 0.5, 1, 1.5, 2, 2.5],
      expected: [0, 0, 0, 0.5, 1, 1]),
    Recorded(
      id: "A22", change: "a.autoreverses = true a.speed = 0.5 a.fillMode = \"both\"", times: [0, 1, 2, 3, 4, 5],
      expected: [0, 0.5, 1, 0.5, 0, 0]),
    Recorded(id: "D01", change: "a.fromValue = 0.2 a.toValue = nil", times: [0.5], expected: [0.35]),
    Recorded(id: "D05", change: "a.fromValue = nil a.toValue = 0.9 a.byValue = 0.3", times: [0.5], expected: [0.75]),
    Recorded(id: "D06", change: "a.fromValue = nil a.toValue = nil", times: [0.5], expected: [0.5]),
  ]

  static let shapes = [
    Recorded(
      id: "C01", change: "a.timingFunction = CAMediaTimingFunction(\"easeIn\")", times: [0.1, 0.25, 0.5, 0.75, 0.9],
      expected: [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    Recorded(
      id: "C05", change: "a.timingFunction = CAMediaTimingFunction(0.5, 0, 0.5, 1)", times: [0.25, 0.75],
      expected: [0.105889, 0.894111]),
  ]

  /// The presentation's opacity at each of the times.
  private func samples(_ test: Recorded) throws -> [Double] {
    let times = test.times.map { "\($0)" }.joined(separator: ", ")
    let text = try Stage.output(
      """
      local layer = CALayer{bounds = CGRect(0, 0, 10, 10), opacity = 0.5}
      window.layer:addSublayer(layer)
      layer.speed = 0
      CATransaction.flush()
      local a = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
      a.isRemovedOnCompletion = false
      \(test.change)
      layer:add(a, "a")
      CATransaction.flush()
      for _, time in ipairs{\(times)} do
        layer.timeOffset = time
        CATransaction.flush()
        print(string.format("%.9f", layer:presentation().opacity))
      end
      """)
    return text.split(separator: "\n").compactMap { Double($0) }
  }

  @Test("timing, and from, to and by, give the recorded values", arguments: Self.timings)
  func timing(test: Recorded) throws {
    let found = try samples(test)
    #expect(isClose(found, test.expected, Tolerance.sampled), "\(test.id): \(found)")
  }

  @Test("curves give the recorded values", arguments: Self.shapes)
  func curves(test: Recorded) throws {
    let found = try samples(test)
    #expect(isClose(found, test.expected, Tolerance.curve), "\(test.id): \(found)")
  }

  @Test("B01: time is converted through speed and offset")
  func conversion() throws {
    let text = try Stage.output(
      """
      local root, child = CALayer{speed = 2, timeOffset = 3}, CALayer{speed = 4, timeOffset = 5}
      root:addSublayer(child)
      print(child:convertTime(10, {from = root}), root:convertTime(10, {from = child}))
      """)
    #expect(text == "45.0\t1.25")
  }

  @Test("J09: nested transactions have durations of their own")
  func nestedTransactions() throws {
    let text = try Stage.output(
      """
      local seen = {}
      local function see() seen[#seen + 1] = CATransaction.animationDuration() end
      see() CATransaction.begin() CATransaction.setAnimationDuration(1) see()
      CATransaction.begin() see() CATransaction.setAnimationDuration(2) see() CATransaction.commit()
      see() CATransaction.commit() see()
      print(table.concat(seen, " "))
      """)
    #expect(text == "0.25 1.0 1.0 2.0 1.0 0.25")
  }

  @Test("J15: what was not committed is not on screen")
  func commits() throws {
    let text = try Stage.output(
      """
      local layer = CALayer{bounds = CGRect(0, 0, 10, 10)}
      window.layer:addSublayer(layer)
      CATransaction.flush()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.25
      print(layer:presentation().opacity)
      CATransaction.flush()
      print(layer:presentation().opacity)
      """)
    #expect(text == "1.0\n0.25")
  }

  @Test("J19: a delay comes before the completion")
  func delay() throws {
    let text = try Stage.output(
      """
      UIView.animate(0.5, 0.25, "curveLinear", function() window.alpha = 0.5 end, function() print(timeline.now) end)
      timeline:run()
      """)
    #expect(text == "0.75")
  }

  @Test("J26: a delayed animation starts from the old value and goes to the new")
  func delayed() throws {
    let text = try Stage.output(
      """
      local box = UIView(CGRect(0, 0, 10, 10))
      window:addSubview(box)
      UIView.animate(2, 2, "curveLinear", function() box.alpha = 0 end)
      timeline:advance(3)
      print(box.layer:presentation().opacity)
      """)
    #expect(text == "0.5")
  }

  @Test("J32: a stopped animator leaves what is on screen, and tells nobody")
  func stopped() throws {
    let text = try Stage.output(
      """
      local box = UIView(CGRect(0, 0, 10, 10))
      window:addSubview(box)
      local animator = UIViewPropertyAnimator{duration = 0.25, curve = "linear", animations = function()
        box.center = CGPoint(105, 5)
      end}
      animator:addCompletion(function() print("told") end)
      animator:startAnimation()
      timeline:advance(0.2)
      animator:stopAnimation(true)
      timeline:run()
      print(string.format("%.3f", box.center.x), animator.state)
      """)
    #expect(text == "85.000\tinactive")
  }
}
