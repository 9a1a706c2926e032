import TestSupport
import Testing

/// Trees as deep as there may be, through everything that descends them, on half of the stack that programs get.
@Suite("Deepest trees", .timeLimit(.minutes(20)), .enabled(if: !AddressSanitizer.isOn)) struct DeepestTreeTests {
  /// - Parameter stack: In KiB.
  private func run(_ script: String, stack: Int = 4096) -> ProgramRun {
    ProgramRun(
      "/bin/sh",
      ["-c", "ulimit -s \(stack) && exec \"$0\" --no-init -e \"$1\"", BuiltProducts.path(of: "playhead"), script],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"])
  }

  private static let views = """
    local outer, all = window, {}
    for level = 1, 1023 do
      local inner = level % 3 == 0 and UIControl(CGRect(0, 0, 300, 300)) or UIView(CGRect(0, 0, 300, 300))
      outer:addSubview(inner)
      outer, all[level] = inner, inner
    end
    timeline:step()

    """

  @Test(
    "views",
    arguments: [
      // Touches find the innermost, views and layers alike.
      "assert(window:hitTest(CGPoint(5, 5)) == outer and window.layer:hitTest(CGPoint(5, 5)) == outer.layer)",
      "touch:tap(5, 5) timeline:advance(1)",
      "assert(all[1]:snapshotView{afterScreenUpdates = true})",
      // Calls that go from view to view.
      "window.tintColor = UIColor.red timeline:step() assert(outer.tintColor == UIColor.red)",
      "device:rotate() timeline:run()",
      "assert(outer:convert(CGPoint(1, 1), {to = window}) == CGPoint(1, 1))",
      "all[1]:removeFromSuperview() timeline:step() window:addSubview(all[1]) timeline:step()",
      "all[1]:removeFromSuperview() all, outer = nil, nil timeline:step() collectgarbage()",
      "print(window) print(window.layer)",
    ])
  func views(_ work: String) {
    let run = run(Self.views + work + " print 'done'")
    #expect(run.output.hasSuffix("done\n") && run.code == 0, "\(run.code) \(run.errors.prefix(300))")
  }

  /// A level that is drawn takes up to 20 KB, and has a limit of its own.
  @Test(
    "pictures of more levels than can be drawn are refused, on the whole stack",
    arguments: [
      "timeline:export('never.png')",
      "UIGraphicsImageRenderer(CGSize(9, 9)):image(function(c) all[1].layer:render{['in'] = c} end)",
    ])
  func pictures(_ work: String) {
    let run = run(Self.views + "print(pcall(function() \(work) end))", stack: 8192)
    #expect(run.output.hasPrefix("false") && run.code == 0, "\(run.code) \(run.output) \(run.errors.prefix(300))")
  }

  @Test("controllers")
  func controllers() {
    let run = run(
      """
      local root = UIViewController()
      local outer = root
      for level = 1, 99 do
        local inner = UIViewController()
        outer:addChild(inner)
        outer.view:addSubview(inner.view)
        inner:didMove{toParent = outer}
        outer = inner
      end
      window.rootViewController = root
      timeline:run()
      window.rootViewController = UIViewController()
      timeline:run()
      print 'done'
      """)
    #expect(run.output == "done\n" && run.code == 0, "\(run.code) \(run.errors.prefix(300))")
  }

  /// The cost of a layout by itself is in `DeepLayoutTests`; here with everything around it.
  @Test("overridden layouts in each other, all of them moved, have a bound")
  func overrides() {
    func time(levels: Int) -> Double {
      let run = run(
        """
        local Box, count = class('Box', UIView), 0
        function Box:layoutSubviews() count = count + 1 end
        local outer, all = window, {}
        for level = 1, \(levels) do
          local inner = Box(CGRect(0, 0, 300, 300))
          outer:addSubview(inner)
          outer, all[level] = inner, inner
        end
        timeline:step()
        count = 0
        for pass = 1, 5 do
          all[1].frame = CGRect(pass, pass, 300, 300)
          for _, view in ipairs(all) do view:setNeedsLayout() end
          timeline:step()
        end
        print(count)
        """)
      #expect(run.output == "\(5 * levels)\n" && run.code == 0, "\(run.errors.prefix(300))")
      return run.processorTime
    }
    // Twice the depth: four times the time if it is quadratic, eight times if it were cubic.
    #expect(time(levels: 1000) < 6 * time(levels: 500))
  }
}
