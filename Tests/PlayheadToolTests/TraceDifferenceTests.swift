import PlayheadTool
import RecordingFiles
import Testing
import TimeControl

/// The differences of `TraceTests.fade` from variations of it, and the three pairs whose pictures alone differ.
@Suite("Differences of traces") struct TraceDifferenceTests {
  private func difference(_ first: String, _ second: String, tolerance: Double = 1e-6) throws -> TraceDifference {
    let traces = TraceTests()
    return TraceDifference(
      try traces.trace(first), try traces.trace(second), tolerance: tolerance, names: ("a", "b"))
  }

  private func text(_ other: String, tolerance: Double = 1e-6) throws -> String {
    try difference(TraceTests.fade, other, tolerance: tolerance).text
  }

  @Test("nothing differs in two runs of one script, and a tolerance covers small differences")
  func none() throws {
    #expect(try difference(TraceTests.fade, TraceTests.fade).isEmpty)
    let from = TraceTests.fade.replacing("fromValue = 1", with: "fromValue = 0.9")
    #expect(try difference(TraceTests.fade, from, tolerance: 0.2).isEmpty)
    // A property that is set to its default shows nothing else.
    #expect(try difference(TraceTests.fade, TraceTests.fade + "\nbox.cornerRadius = 0 box.speed = 1").isEmpty)
  }

  @Test("a difference has its layer, property, both values and frames")
  func value() throws {
    // From 0.9 the fade is at 0.9 * (1 - frame / 6); at frame 6 it is over in both.
    let from = TraceTests.fade.replacing("fromValue = 1", with: "fromValue = 0.9")
    #expect(
      try text(from) == """
        first: box.opacity, at 0 s

        box
          opacity: was 1, now 0.9, from 0 s to 0.083333 s (frames 0-5)

        """)
  }

  @Test("bars that differ are told where pictures differ, and are no difference alone")
  func bars() throws {
    let longer = TraceTests.fade.replacing("duration = 0.1", with: "duration = 0.2")
    #expect(
      try text(longer).hasSuffix("\nbars\n  box.opacity: was 0 s to 0.1 s, finished, now 0 s to 0.2 s, finished\n"))
    let more =
      TraceTests.fade + "\nbox.cornerRadius = 4 box:add(CABasicAnimation{keyPath = 'zPosition', duration = 0.1})"
    #expect(try text(more).hasSuffix("\nbars\n  box.zPosition only in b: 0 s to 0.1 s, finished\n"))
    let trace = try TraceTests().trace(TraceTests.fade)
    var other = trace
    other.bars += trace.bars
    #expect(TraceDifference(trace, other, tolerance: 0, names: ("a", "b")).isEmpty)
  }

  @Test("transforms differ in words where these differ, else in numbers")
  func transforms() throws {
    let turned = TraceTests.fade + "\nbox.transform = CATransform3DMakeRotation(math.pi / 2, 0, 0, 1)"
    // A quarter of a turn: 1.571 radians.
    #expect(try text(turned).contains("transform: was identity, now rotation 1.571 (90.0°), "))
    let nearly = TraceTests.fade + "\nbox.transform = CATransform3DMakeTranslation(0.01, 0, 0)"
    let nearer = TraceTests.fade + "\nbox.transform = CATransform3DMakeTranslation(0.02, 0, 0)"
    #expect(try difference(nearly, nearer).text.contains("now [1,0,0,0,0,1,0,0,0,0,1,0,0.02,0,0,1], "))
  }

  @Test("the first difference leads, and layers follow in the order of their first")
  func order() throws {
    let removed =
      TraceTests.fade
      + "\nother = CALayer() timeline:advance(0.05)\nbox:removeFromSuperlayer() window.layer.cornerRadius = 4"
    let text = try text(removed)
    #expect(text.contains("first: box.isOnScreen, at 0.05 s\n"))
    #expect(text.contains("  isOnScreen: was true, now false, from 0.05 s"))
    #expect(text.contains("  cornerRadius: was 0, now 4, from 0.05 s"))
    #expect(text.contains("  sublayers: was [\"box\"], now [], from 0.05 s"))
    let box = try #require(text.firstRange(of: "\nbox\n")), window = try #require(text.firstRange(of: "\nwindow\n"))
    #expect(box.lowerBound < window.lowerBound)
  }

  @Test("while a layer is on screen in one run alone, that is all that differs")
  func presence() throws {
    // On the way both have a box that moves; the second takes it off at 0.05 s, and its values stand.
    let moving = TraceTests.fade.replacing("fromValue = 1", with: "fromValue = 0.9")
    let removed = TraceTests.fade + "\ntimeline:advance(0.05) box:removeFromSuperlayer()"
    let standing = TraceTests.fade + "\ntimeline:advance(0.05) box.cornerRadius = 4 box.position = CGPoint(9, 9)"
    let found = try difference(standing, removed)
    let box = try #require(found.groups.first { $0.layer == "box" })
    #expect(box.rows.map(\.property) == ["isOnScreen"], "\(found.text)")
    #expect(try difference(moving, TraceTests.fade).groups.flatMap(\.rows).map(\.property) == ["opacity"])
  }

  @Test("a layer that only one has is told once, and its place in the list of its superlayer")
  func additional() throws {
    let more = TraceTests.fade + "\nmark = CALayer() mark.opacity = 0.5 window.layer:addSublayer(mark)"
    let text = try text(more)
    #expect(text.contains("mark only in b, from 0 s (frame 0)\n"))
    #expect(text.contains("  sublayers: was [\"box\"], now [\"box\",\"mark\"], from 0 s to 0.1 s (frames 0-6)\n"))
    #expect(!text.contains("mark.opacity") && !text.contains("0.5"))
  }

  @Test("layers without names of their own are found again behind a new one")
  func renumbered() throws {
    func views(_ first: String) -> String {
      """
      \(first)
      local inner = UIView{frame = CGRect(0, 0, 10, 10)}
      local outer = UIView{frame = CGRect(0, 0, 20, 20)}
      outer:addSubview(inner)
      window:addSubview(outer)
      inner.alpha = 0.5
      """
    }
    let extra = "extra = UILabel{frame = CGRect(0, 0, 5, 5)} window:addSubview(extra) UIView()"
    let found = try difference(views(""), views(extra))
    // The list of the window's sublayers, and the label; the two other views are where and as they were.
    #expect(found.groups.map(\.layer) == ["extra", "window"], "\(found.text)")
    #expect(found.groups.flatMap(\.rows).map(\.property) == ["sublayers"])
  }

  @Test("controllers and contexts in events are found again behind others of their class")
  func renumberedObjects() throws {
    func presenting(_ first: String) -> String {
      """
      \(first)
      window.rootViewController = UIViewController()
      window.rootViewController:present(UIViewController(), true)
      """
    }
    let more = presenting("for _ = 1, 3 do UIViewController() end")
    #expect(try TraceTests().trace(presenting("")).events != TraceTests().trace(more).events)
    let found = try difference(presenting(""), more)
    #expect(found.isEmpty, "\(found.text)")
  }

  @Test("another device, another length and another rate are differences of the whole")
  func wholes() throws {
    var (first, second) = (Trace(), Trace())
    (first.header.device, second.header.device) = ("iPhone 15", "iPhone SE")
    (first.header.duration, second.header.duration) = (1, 2)
    func wholes() -> [String] { TraceDifference(first, second, tolerance: 0, names: ("a", "b")).wholes }
    #expect(wholes() == ["on iPhone 15 and on iPhone SE", "it lasted 1 s, now 2 s"])
    second.header.framesPerSecond = 120
    #expect(wholes() == ["60 frames a second, not 120"])
  }

  /// Scripts in which one word makes other pictures of the same values of properties.
  @Test(
    "masks, colours of images and superviews count",
    arguments: [
      (
        """
        box = UIView{frame = CGRect(0, 0, 100, 100), backgroundColor = UIColor.red}
        window:addSubview(box)
        local hole = CAShapeLayer()
        hole.path = UIBezierPath{rect = CGRect(0, 0, 100, 100)}.cgPath
        box.layer.mask = hole
        hole:add(CABasicAnimation{keyPath = "path", toValue = UIBezierPath{rect = CGRect(0, 0, 50, 50)}.cgPath, duration = 0.1}, "p")
        """, "CGRect(0, 0, 50, 50)", "CGRect(0, 0, 20, 50)", "path"
      ),
      (
        """
        photo = UIImageView{frame = CGRect(0, 0, 10, 10), image = UIImage{color = UIColor.red, size = CGSize(10, 10)}}
        window:addSubview(photo)
        """, "UIColor.red, size", "UIColor.blue, size", "contents"
      ),
      (
        """
        a, b, c = UIView{frame = CGRect(0, 0, 10, 10)}, UIView{frame = CGRect(0, 0, 10, 10)}, UIView()
        window:addSubview(a)
        window:addSubview(b)
        a:addSubview(c)
        """, "a:addSubview", "b:addSubview", "sublayers"
      ),
      // The kinds of a path's steps, with the same points.
      (
        """
        shape = CAShapeLayer()
        local path = UIBezierPath()
        path:move(CGPoint(0, 0)) path:addLine(CGPoint(10, 0)) path:move(CGPoint(10, 10))
        shape.path = path.cgPath
        window.layer:addSublayer(shape)
        """, "path:move(CGPoint(10, 10))", "path:addLine(CGPoint(10, 10))", "path"
      ),
    ])
  func pictures(_ script: String, _ old: String, _ new: String, _ property: String) throws {
    #expect(script.contains(old))
    let found = try difference(script, script.replacing(old, with: new))
    #expect(found.groups.contains { $0.rows.contains { $0.property == property } }, "\(found.text)")
    #expect(try difference(script, script).isEmpty)
  }
}
