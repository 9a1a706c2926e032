import TestStages
import Testing

/// `UIProgressView` and `UIActivityIndicatorView`. Times: measured on an iPhone with iOS 27 (A); sizes of the spinner: general knowledge.
@Suite("Views that show progress") struct WaitingViewTests {
  private func lines(_ script: String) throws -> [String] {
    try Stage.output(script).split(separator: "\n").map(String.init)
  }

  @Test("a bar moves along a line for as many seconds as the fraction changes by, and adds to a move that runs")
  func linear() throws {
    let script = """
      local bar = UIProgressView(CGRect(0, 0, 200, 4))
      window:addSubview(bar)
      local function width() return bar.subviews[2].layer:presentation().bounds.width end
      bar.progress = 0.2
      timeline:advance(0)
      print(width())
      bar:setProgress(0.6, true)
      timeline:advance(0.2)
      print(width())
      bar:setProgress(0.8, true)
      timeline:advance(0.1)
      print(width())
      timeline:advance(0.1)
      print(width(), bar.progress)
      """
    // 40 to 120 in 0.4 s; from 0.2 s on another 40 in 0.2 s besides.
    #expect(try lines(script) == ["40.0", "80.0", "120.0", "160.0\t0.8"])
  }

  @Test("a fill appears and goes in 0.2 s at least; a fraction is limited")
  func least() throws {
    let script = """
      local bar = UIProgressView(CGRect(0, 0, 200, 4))
      window:addSubview(bar)
      timeline:advance(0)
      bar:setProgress(0.1, true)
      timeline:advance(0.1)
      print(bar.subviews[2].layer:presentation().bounds.width)
      timeline:run()
      print(timeline.now)
      bar:setProgress(1, false)
      print(bar.progress, #bar.layer:animationKeys())
      """
    #expect(try lines(script) == ["10.0", "0.2", "1.0\t0"])
  }

  @Test("spokes go round in 0.8 s, in 16 steps; start and stop are cuts, and it is hidden when stopped")
  func spokes() throws {
    let script = """
      local spinner = UIActivityIndicatorView("medium")
      window:addSubview(spinner)
      print(spinner.isHidden, spinner.bounds.width, UIActivityIndicatorView("large").bounds.width)
      spinner:startAnimating()
      local wheel = spinner.subviews[1]
      local function turn() return math.floor(wheel.layer:presentation():value("transform.rotation.z") * 8 / math.pi + 0.5) end
      for _, time in ipairs{0.01, 0.05, 0.1} do
        timeline:advance(time)
        print(turn())
      end
      spinner:stopAnimating()
      print(spinner.isHidden, spinner.isAnimating, #wheel.layer:animationKeys())
      """
    // A step each 0.05 s: at 0.01, 0.06 and 0.16.
    #expect(try lines(script) == ["true\t20.0\t37.0", "0", "1", "3", "true\tfalse\t0"])
  }
}
