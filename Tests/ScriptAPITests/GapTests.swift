import LayerKit
import ScriptRuntime
import TestStages
import Testing
import TransitionChecker
import ViewKit

/// Gaps, by which imported scripts go on where something is missing.
@Suite("Gaps") struct GapTests {
  @Test(
    "whatever is done with a gap works, and gives a gap",
    arguments: [
      "gap.frame.width", "gap()", "gap:open(1, function() end)", "gap + 1", "1 - gap", "-gap", "gap * gap",
      "gap .. 'a'",
      "'a' .. gap", "gap // 2", "2 ^ gap", "math.max(gap, 1)", "math.floor(gap)", "('%d'):format(gap)", "tonumber(gap)",
      "CGRect(0, gap, 1, 1)", "CGRect(0, 0, 1, 1):offsetBy(gap, 1)", "UIColor(gap, 0, 0)",
      "CATransform3DMakeRotation(gap, 0, 0, 1)",
    ])
  func works(_ expression: String) throws {
    let script = "local gap = Gap.missing('sheet', 'is not here')\nprint(tostring(\(expression)):sub(1, 5))"
    #expect(try Stage.output(script) == "sheet")
  }

  @Test("a gap has no elements, no length and no order")
  func empty() throws {
    let script = """
      local gap = Gap.missing("list", "is not here")
      for _ in ipairs(gap) do print("an element") end
      for _ in pairs(gap) do print("a pair") end
      print(#gap, gap < 1, 1 <= gap, gap == 1, gap[1])
      gap.title = "kept"
      print(gap.title, gap.view == gap.view)
      """
    #expect(try Stage.output(script) == "0\tfalse\tfalse\tfalse\tnil\nkept\ttrue")
  }

  @Test("handed to the frameworks, a gap is what is wanted there, and changes no value")
  func handed() throws {
    let script = """
      local gap = Gap.missing("sheet", "is not here")
      local view = UIView()
      view.alpha, view.frame = 0.5, CGRect(1, 2, 3, 4)
      view.alpha, view.frame, view.backgroundColor = gap, gap, gap
      print(view.alpha, view.frame)
      view:addSubview(gap.view)
      view:addSubview(gap.view)
      print(#view.subviews, view.subviews[1].frame)
      UIView.animate(gap, function() print("ran") end, gap)
      view:addGestureRecognizer(UITapGestureRecognizer(gap, "tap"))
      view.frame.origin.x = gap
      print(view.frame)
      """
    #expect(
      try Stage.output(script) == """
        0.5\tCGRect(1, 2, 3, 4)
        1\tCGRect(0, 0, 0, 0)
        ran
        CGRect(1, 2, 3, 4)
        """)
  }

  /// The doubt that a script leaves, with views by their identifiers.
  private func doubt(_ script: String) throws -> Doubt? {
    let stage = try Stage()
    let error = stage.run(
      """
      local gap = Gap.missing("sheet", "is not here")
      local view, other = UIView(), UIView()
      view.accessibilityIdentifier, other.accessibilityIdentifier = "view", "other"
      \(script)
      """)
    if let error { Issue.record("\(error)") }
    return stage.session.existing(Gaps.self)?.doubt { ($0 as? UIView)?.accessibilityIdentifier ?? "" }
  }

  @Test("an object of a class that is declared nowhere changes nothing before it is given something")
  func made() throws {
    #expect(try doubt("local taps = Gap.made('Taps', 'is not here', 1, 'a')\ntaps.strength = 2\ntaps:fire(3)") == nil)
    #expect(try doubt("local a = Gap.made('Taps', 'is not here', view)")?.isOfRun == true)
    #expect(try doubt("local a = Gap.made('Taps', 'is not here')\na.delegate = view\na:fire()")?.isOfRun == true)
    #expect(try doubt("local a = Gap.made('Taps', 'is not here', function() end)")?.isOfAll == true)
    #expect(
      try doubt("local a = Gap.made('Taps', 'is not here')\nother.alpha = a.strength")?.subjects.keys.sorted() == [
        "other"
      ])
    #expect(try doubt("local a = Gap.made('Taps', 'is not here')\nif Gap.decide(a.isOn) then end")?.isOfRun == true)
  }

  @Test("what a gap reaches is doubtful, and nothing else is")
  func reached() throws {
    #expect(try doubt("view.alpha = 0")?.subjects == nil)
    #expect(try doubt("view.alpha = gap")?.subjects.keys.sorted() == ["view"])
    #expect(try doubt("gap(view)")?.subjects.keys.sorted() == ["view"])
    let above = try doubt("other:addSubview(view)\nGap.leftOut('x', {other})")
    #expect(above?.subjects.keys.sorted() == ["other", "view"])
    let field = try doubt("Gap.leftOut('x', {}, {tile = view}, {'tile', 'none'})")
    #expect(field?.subjects.keys.sorted() == ["view"])
    // A value that flows on takes the doubt with it; a view that is reached by way of a doubtful one does not.
    let flown = try doubt("view.alpha = gap\nother.frame = view.frame")
    #expect(flown?.subjects.keys.sorted() == ["other", "view"])
    let besides = try doubt("view.alpha = gap\nprint(view.frame)\nother.frame = CGRect(0, 0, 1, 1)")
    #expect(besides?.subjects.keys.sorted() == ["view"])
    let reached = try doubt("other:addSubview(view)\nview.alpha = gap\nview.superview.alpha = 0.5")
    #expect(reached?.subjects.keys.sorted() == ["view"])
    let used = try #require(try doubt("view.alpha = gap.alpha"))
    #expect(used.hasUsed && used.isOfRun && !used.isOfAll && used.reason.reason == "'sheet' is not here")
    // The function that it would have called is not run.
    #expect(try doubt("gap:open(function() view.alpha = 0 end)")?.isOfAll == true)
    // Both ways of a branch that it decides are tried, of the first three.
    #expect(try doubt("if gap > 1 then view.alpha = 0 end")?.isOfAll == false)
    #expect(try doubt("for i = 1, 4 do if Gap.decide(gap.isOpen) then view.alpha = 0 end end")?.isOfAll == true)
    #expect(try doubt("Gap.leftOut('x')")?.isOfAll == true)
  }

  @Test("a set-up is run again where a gap has decided a branch of it, the other way")
  func setUps() throws {
    let stage = try Stage()
    stage.run(
      """
      local gap = Gap.missing("settings", "is not here")
      print(Gap.either("popover", "custom", "fullScreen"), Gap.either(nil, 1, 2), Gap.again())
      repeat
        print(Gap.either(gap.style, "custom", "fullScreen"), Gap.decide(gap.isOn))
      until not Gap.again()
      print(Gap.again())
      """)
    #expect(stage.output == "popover\tnil\tfalse\nfullScreen\tfalse\ncustom\ttrue\nfalse\n")
    #expect(stage.session.existing(Gaps.self)?.isOpen == false)
  }

  @Test("what nothing says of a set-up takes turns, without any doubt; copies of the world stay at what it was")
  func turns() throws {
    let stage = try Stage()
    stage.run("repeat print(Gap.inTurn('fullScreen', 'custom'), Gap.inTurn(1, 2)) until not Gap.again()")
    #expect(stage.output == "fullScreen\t1\ncustom\t2\n")
    stage.run("print(Gap.inTurn('fullScreen', 'custom'))")
    let gaps = try #require(stage.session.existing(Gaps.self))
    #expect(gaps.isOpen && gaps.used == nil && gaps.doubt { _ in "" } == nil)
    gaps.beginRun(ways: 1)
    stage.run("print(Gap.inTurn('fullScreen', 'custom'))")
    #expect(stage.output.hasSuffix("2\nfullScreen\nfullScreen\n") && gaps.branchCount == 0)
  }

  @Test("what ends the verdicts of a set-up's first run leaves the second its own, and none to what follows")
  func turnsApart() throws {
    let stage = try Stage()
    func isLost(_ script: String) -> Bool {
      stage.run(script)
      return stage.session.doubt?.isOfAll == true
    }
    #expect(!isLost("Gap.inTurn(1, 2)"))
    #expect(isLost("Gap.doubtRest('end', 'was forced')"))
    #expect(!isLost("print(Gap.again(), Gap.inTurn(1, 2))"))
    #expect(isLost("print(Gap.again())"))
    #expect(isLost("Gap.inTurn(1, 2) print(Gap.again())"))
    #expect(stage.output == "true\t2\nfalse\ntrue\n")
  }

  @Test("a branch that a gap decides goes each way once")
  func ways() throws {
    let stage = try Stage()
    stage.run("gap = Gap.missing('sheet', 'is not here')")
    let gaps = try #require(stage.session.existing(Gaps.self))
    for ways in 0..<4 {
      gaps.beginRun(ways: ways)
      stage.run("print(gap < 1, Gap.decide(gap.isOpen), Gap.decide(nil), Gap.decide(2))")
      #expect(gaps.branchCount == 2)
    }
    #expect(
      stage.output == """
        false\tfalse\tnil\t2
        true\tfalse\tnil\t2
        false\ttrue\tnil\t2
        true\ttrue\tnil\t2

        """)
  }

  @Test("what follows an end that the check made is doubtful in every run, and so is an object that is gone")
  func rest() throws {
    let stage = try Stage()
    stage.run("do local view = UIView() Gap.standIn(view, 'button', 'is not read') end")
    stage.run("collectgarbage()")
    let gaps = try #require(stage.session.existing(Gaps.self))
    gaps.beginRun()
    let doubt = try #require(gaps.doubt { stage.session.world.label(of: $0) })
    #expect(doubt.subjects.keys.contains { $0.hasPrefix("UIView #") } && !doubt.isOfAll)
    stage.run("Gap.doubtRest('completeTransition', 'is called by the check itself')")
    gaps.beginRun()
    #expect(gaps.doubt { stage.session.world.label(of: $0) }?.isOfAll == true)
    // A set-up that makes all it shows has no part of it.
    stage.run("Gap.begin()")
    gaps.beginRun()
    #expect(gaps.doubt { stage.session.world.label(of: $0) }?.isOfAll == false)
  }

  @Test("what the run itself shows may be of a set-up that was ended from outside, also when another one has begun")
  func restOfRun() throws {
    let stage = try Stage()
    stage.run("Gap.doubtRest('completeTransition', 'is called by the check itself') Gap.begin()")
    let gaps = try #require(stage.session.existing(Gaps.self))
    #expect(gaps.doubt { stage.session.world.label(of: $0) }?.isOfAll == true)
  }

  @Test("a finding stands that would stand whatever a gap is")
  func findings() {
    let part = NotJudged("", "'Task' was left out", in: "Card.swift", line: 31)
    func finding(_ rule: Rule.ID, _ subject: String, _ message: String = "it breaks") -> Finding {
      Finding(rule, in: Scenario(.finish), at: 0, about: subject, message)
    }
    var doubt = Doubt(reason: part, isOfRun: false, isOfAll: false, hasUsed: true)
    doubt.subjects = ["shade": part]
    #expect(doubt.reason(against: finding(.state, "card")) == nil)
    #expect(doubt.reason(against: finding(.complete, "card")) == nil)
    #expect(doubt.reason(against: finding(.state, "shade")) == part)
    #expect(doubt.reason(against: finding(.tree, "card", "subviews is shade, not none")) == part)
    #expect(doubt.reason(against: finding(.tree, "card", "subviews is shades, not none")) == nil)
    #expect(doubt.reason(against: finding(.types, "card")) == part)
    doubt.isOfRun = true
    #expect(doubt.reason(against: finding(.complete, "card")) == part)
    #expect(doubt.reason(against: finding(.state, "card")) == nil)
    // The state that a failed run leaves may follow from a gap.
    #expect(doubt.reason(against: finding(.state, "card"), hasFailed: true) == part)
    doubt.isOfAll = true
    #expect(doubt.reason(against: finding(.state, "card")) == part)
  }
}
