import ScriptAPI
import ScriptRuntime
import TestStages
import TestSupport
import Testing

@Suite("Angles in degrees")
struct AngleTests {
  private func warnings(_ script: String) throws -> [String] {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    stage.run("local view = UIView(CGRect(0, 0, 10, 10)) window:addSubview(view)\n" + script)
    return warnings
  }

  @Test(
    "an integer beyond a turn is warned of wherever an angle is taken",
    arguments: [
      // 90 / 2π is 14.32…, 180 / 2π is 28.64…, 360 / 2π is 57.29….
      ("view.transform = CGAffineTransformMakeRotation(-90)", "'angle' of CGAffineTransformMakeRotation", -90, "-14.3"),
      ("view.transform = view.transform:rotated(180)", "'angle' of CGAffineTransform:rotated", 180, "28.6"),
      (
        "view.layer.transform = CATransform3DMakeRotation(90, 0, 1, 0)", "'angle' of CATransform3DMakeRotation", 90,
        "14.3"
      ),
      ("view.layer:setValue(90, \"transform.rotation.z\")", "'value' of CALayer:setValue", 90, "14.3"),
      (
        "CABasicAnimation{keyPath = \"transform.rotation\", toValue = 360}", "CABasicAnimation.toValue", 360, "57.3"
      ),
      (
        "UIBezierPath():addArc{withCenter = CGPoint(), radius = 3, startAngle = 0, endAngle = 360, clockwise = true}",
        "'endAngle' of UIBezierPath:addArc", 360, "57.3"
      ),
      // 7 is the first: a turn is 6.28.
      ("view.transform = CGAffineTransform{rotationAngle = 7}", "'rotationAngle' of CGAffineTransform", 7, "1.1"),
    ])
  func degrees(script: String, place: String, angle: Int, turns: String) throws {
    #expect(
      try warnings(script) == [
        "test.lua:2: warning: \(place) is in radians: \(angle) of them are \(turns) turns [angle-in-degrees]\n"
          + "hint: math.rad(\(angle)), for \(angle) degrees"
      ])
  }

  @Test(
    "what is worked out, or within a turn, is not",
    arguments: [
      "view.transform = CGAffineTransform{rotationAngle = 6}",
      "view.transform = CGAffineTransform{rotationAngle = math.rad(90)}",
      "local time = 9.0 view.transform = CGAffineTransform{rotationAngle = 10 * time}",
      "CABasicAnimation{keyPath = \"transform.rotation.z\", toValue = 20 * math.pi}",
      "CABasicAnimation{keyPath = \"transform.translation.x\", toValue = 90}",
    ])
  func radians(script: String) throws { #expect(try warnings(script) == []) }

  @Test("a line that runs for each frame is warned of once")
  func once() throws {
    #expect(try warnings("for i = 1, 9 do view.transform = CGAffineTransformMakeRotation(90 * i) end").count == 1)
  }
}
