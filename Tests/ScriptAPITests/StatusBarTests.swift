import ScriptRuntime
import TestStages
import Testing
import ViewKit

@Suite("Status bar in animations") struct StatusBarTests {
  /// On a screen of 375 by 667 the status bar is 20 high, and hiding it gives its height away; a navigation bar is 44.
  @Test("hidden in a block, it gives its height away along with the block; elsewhere at once")
  func block() throws {
    let stage = try Stage(SessionOptions(device: .iPhoneSE))
    let error = stage.run(
      """
      local Bare = class("Bare", UIViewController)
      function Bare:prefersStatusBarHidden() return self.isBare end
      local page = Bare{title = "Page"}
      local navigation = UINavigationController(page)
      window.rootViewController = navigation
      timeline:run()
      local function say() print(navigation.navigationBar.layer:presentation().frame.minY, page.view.safeAreaInsets.top) end
      say()
      page.isBare = true
      UIView.animate(0.4, function() page:setNeedsStatusBarAppearanceUpdate() end)
      for _ = 1, 2 do
        timeline:advance(0.2)
        say()
      end
      page.isBare = false
      page:setNeedsStatusBarAppearanceUpdate()
      timeline:advance(0)
      say()
      """)
    #expect(error == nil)
    // Half way after half of the time: the curve is the same from both ends.
    let lines = stage.output.split(separator: "\n").map { $0.split(separator: "\t").compactMap { Double($0) } }
    #expect(lines.map { $0.map { ($0 * 1e6).rounded() / 1e6 } } == [[20, 64], [10, 44], [0, 44], [20, 64]])
  }

  @Test(
    "it fades in the time of the block, and a run is at rest when it has",
    arguments: [
      ("UIView.animate(1.5, ask)", "duration=1.5", 1.5),
      ("UIView.animate(0.4, 0.2, {}, ask)", "delay=0.2 duration=0.4", 0.6),
      ("UIViewPropertyAnimator(0.75, \"linear\", ask):startAnimation()", "duration=0.75", 0.75), ("ask()", "", 0.25),
    ])
  func fade(_ call: String, _ words: String, _ end: Double) throws {
    let stage = try Stage(SessionOptions(device: .iPhone15))
    let error = stage.run(
      """
      local Bare = class("Bare", UIViewController)
      function Bare:prefersStatusBarHidden() return self.isBare end
      local page = Bare()
      window.rootViewController = page
      timeline:run()
      local start = timeline.now
      page.isBare = true
      local function ask() page:setNeedsStatusBarAppearanceUpdate() end
      \(call)
      timeline:run()
      print(timeline:events("statusBar")[1].detail)
      print(timeline.now - start)
      """)
    #expect(error == nil)
    let lines = stage.output.split(separator: "\n")
    #expect(lines.first == "hidden=true style=default fade\(words.isEmpty ? "" : " " + words)")
    #expect(abs((lines.last.flatMap { Double($0) } ?? 0) - end) < 1e-6)
  }
}
