import TestStages
import Testing

/// The line around glass. Its width is chosen here: one pixel, a third of a point on a screen of scale 3.
@Suite("The rim of glass") struct GlassRimTests {
  @Test("it is one pixel wide, has the corners of the view, and goes as the glass does")
  func rim() throws {
    let script = """
      local glass = UIVisualEffectView(UIGlassEffect())
      glass.frame = CGRect(0, 0, 100, 40)
      glass.layer.cornerRadius = 20
      window:addSubview(glass)
      timeline:advance(0.1)
      local rim = glass.subviews[2]
      print(string.format("%.3f %g %g", rim.layer.borderWidth, rim.layer.cornerRadius, rim.alpha))
      UIView.animate(1, 0, "curveLinear", function() glass.effect = nil end)
      timeline:advance(0.5)
      print(string.format("%.2f", rim.layer:presentation().opacity))
      timeline:run()
      print(string.format("%g", rim.alpha))
      """
    #expect(try Stage.output(script) == "0.333 20 1\n0.50\n0")
  }

  @Test("a blur has none")
  func blur() throws {
    #expect(try Stage.output("print(#UIVisualEffectView(UIBlurEffect('light')).subviews)") == "2")
  }
}
