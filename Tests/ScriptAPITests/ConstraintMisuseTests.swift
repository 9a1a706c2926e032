import LuaBridge
import TestStages
import TestSupport
import Testing

/// Bad input of layout by constraints: each mistake has a script and an answer, to the byte.
@Suite("Misuse of constraints")
struct ConstraintMisuseTests {
  /// Two views in the window, one outside, and a guide of the first.
  static let setting = """
    a, b, out = UIView(), UIView(), UIView()
    window:addSubview(a) window:addSubview(b)
    a.translatesAutoresizingMaskIntoConstraints = false

    """

  struct Mistake: Sendable, CustomStringConvertible {
    let script: String
    let code: String
    let message: String
    var hint: String? = nil
    var description: String { script }
  }

  /// A line of the visual format language, what is wrong, and after how many characters the caret stands.
  static func format(_ line: String, _ reason: String, _ place: Int, options: String? = nil) -> Mistake {
    let options = options.map { "options = \"\($0)\", " } ?? ""
    return Mistake(
      script:
        "NSLayoutConstraint.constraints{withVisualFormat = \"\(line)\", \(options)views = {a = a, b = b, out = out}}",
      code: "bad-constraint",
      message: "Unable to parse constraint format:\n\(reason)\n\(line)\n" + String(repeating: " ", count: place) + "^")
  }

  static let mistakes = [
    Mistake(
      script: "a.topAnchor:constraint{equalTo = out.topAnchor}.isActive = true", code: "no-common-ancestor",
      message: "Unable to activate constraint with anchors <NSLayoutYAxisAnchor UIView #2.top> and "
        + "<NSLayoutYAxisAnchor UIView #4.top> because they have no common ancestor",
      hint: "view:addSubview(other)"),
    Mistake(
      script: "a.leadingAnchor:constraint{equalTo = b.leftAnchor}", code: "bad-constraint",
      message:
        "a constraint cannot be made between 'leading' and 'left': use leading and trailing for both, or left and "
        + "right for both"),
    Mistake(
      script: "a.topAnchor:constraint{equalTo = b.leftAnchor}", code: "bad-constraint",
      message: "Invalid pairing of layout attributes: 'top' and 'left' lie on different axes"),
    Mistake(
      script: "a.widthAnchor:constraint{lessThanOrEqualTo = b.leftAnchor, multiplier = 2}", code: "bad-constraint",
      message: "Invalid pairing of layout attributes: 'width' and 'left' are a location and a length"),
    Mistake(
      script: "a.leadingAnchor:constraint{equalToSystemSpacingAfter = b.heightAnchor, multiplier = 1}",
      code: "bad-constraint",
      message: "Invalid pairing of layout attributes: 'leading' and 'height' are a location and a length"),
    Mistake(
      script: "NSLayoutConstraint(a, \"top\", \"equal\", b, \"left\", 1, 8)", code: "bad-constraint",
      message: "Invalid pairing of layout attributes: 'top' and 'left' lie on different axes"),
    Mistake(
      script: "NSLayoutConstraint(a, \"width\", \"equal\", b, \"left\", 1, 8)", code: "bad-constraint",
      message: "Invalid pairing of layout attributes: 'width' and 'left' are a location and a length"),
    Mistake(
      script: "NSLayoutConstraint(a, \"top\", \"equal\", b, \"top\", 0, 8)", code: "bad-constraint",
      message:
        "Location attributes must be specified in pairs: 'top' needs a location of a second item, times a number "
        + "that is not 0",
      hint: "a.topAnchor:constraint{equalTo = b.topAnchor, constant = 8}"),
    Mistake(
      script: "NSLayoutConstraint(a, \"left\", \"equal\", nil, nil, 1, 8)", code: "bad-constraint",
      message:
        "Location attributes must be specified in pairs: 'left' needs a location of a second item, times a number "
        + "that is not 0",
      hint: "a.leftAnchor:constraint{equalTo = b.leftAnchor, constant = 8}"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 0 / 0}", code: "out-of-range",
      message: "'equalToConstant' of NSLayoutDimension:constraint takes a number of points, not NaN"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 1}.constant = math.huge", code: "out-of-range",
      message: "NSLayoutConstraint.constant takes a number of points, not math.huge"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 1e300}", code: "out-of-range",
      message: "a constraint's constant is a finite number of at most 1000000000, not 1e+300"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 1}.priority = 0", code: "out-of-range",
      message: "NSLayoutConstraint.priority takes a number above 0 and up to 1000, or \"required\", \"defaultHigh\", "
        + "\"dragThatCanResizeScene\", \"sceneSizeStayPut\", \"dragThatCannotResizeScene\", \"defaultLow\" or "
        + "\"fittingSizeLevel\", not 0"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 1}.priority = 1001", code: "out-of-range",
      message: "NSLayoutConstraint.priority takes a number above 0 and up to 1000, or \"required\", \"defaultHigh\", "
        + "\"dragThatCanResizeScene\", \"sceneSizeStayPut\", \"dragThatCannotResizeScene\", \"defaultLow\" or "
        + "\"fittingSizeLevel\", not 1001"),
    Mistake(
      script: "a.widthAnchor:constraint{equalToConstant = 1}.priority = \"high\"", code: "not-a-word",
      message: "NSLayoutConstraint.priority is \"required\", \"defaultHigh\", \"dragThatCanResizeScene\", "
        + "\"sceneSizeStayPut\", \"dragThatCannotResizeScene\", \"defaultLow\" or \"fittingSizeLevel\", not \"high\""),
    Mistake(
      script: "local c = a.widthAnchor:constraint{equalToConstant = 1} c.isActive = true c.priority = 999",
      code: "bad-constraint",
      message: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: "
        + "1000 cannot become 999 while the constraint is active",
      hint: "deactivate, change, activate: constraint.isActive = false"),
    Mistake(
      script: """
        local c = a.widthAnchor:constraint{equalToConstant = 1}
        c.priority = 999 c.isActive = true c.priority = "required"
        """,
      code: "bad-constraint",
      message: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: "
        + "999 cannot become 1000 while the constraint is active",
      hint: "deactivate, change, activate: constraint.isActive = false"),
    Mistake(
      script: "a.topAnchor:constraint{equalTo = b.topAnchor, constant = -math.huge}", code: "out-of-range",
      message: "'constant' of NSLayoutYAxisAnchor:constraint takes a number of points, not -math.huge"),
    Mistake(
      script: """
        local c = a.topAnchor:constraint{equalTo = b.topAnchor}
        c.isActive = true
        b:removeFromSuperview()
        assert(not c.isActive)
        c.isActive = true
        """, code: "no-common-ancestor",
      message: "Unable to activate constraint with anchors <NSLayoutYAxisAnchor UIView #2.top> and "
        + "<NSLayoutYAxisAnchor UIView #3.top> because they have no common ancestor",
      hint: "view:addSubview(other)"),
    Mistake(
      script: """
        local c = a.topAnchor:constraint{equalTo = b.topAnchor}
        c.isActive = true
        b:removeFromSuperview()
        b = nil
        collectgarbage() collectgarbage()
        assert(not c.isActive and c.secondItem == nil)
        c.isActive = true
        """, code: "no-common-ancestor",
      message: "Unable to activate constraint with anchors <NSLayoutYAxisAnchor UIView #2.top> and "
        + "<NSLayoutYAxisAnchor a view that is gone.top> because they have no common ancestor",
      hint: "make it anew, of views that are there"),
    Mistake(
      script: """
        local c = a.widthAnchor:constraint{equalToConstant = 1}
        NSLayoutConstraint.activate{c, nil, c}
        """, code: "wrong-kind",
      message: "element 2 of 'constraints' of NSLayoutConstraint.activate takes a NSLayoutConstraint, not nil"),
    Mistake(
      script: "NSLayoutConstraint.activate{{}}", code: "wrong-kind",
      message: "element 1 of 'constraints' of NSLayoutConstraint.activate takes a NSLayoutConstraint, not table: #1"),
    Mistake(
      script: "NSLayoutConstraint.activate{a}", code: "wrong-kind",
      message:
        "element 1 of 'constraints' of NSLayoutConstraint.activate takes a NSLayoutConstraint, not <UIView #2 a; "
        + "frame = (0 0; 0 0)>"),
    Mistake(
      script: "a.topAnchor:constraint(b.topAnchor)", code: "ambiguous-call",
      message: "this call of NSLayoutYAxisAnchor:constraint is ambiguous: label the argument equalTo or "
        + "lessThanOrEqualTo or greaterThanOrEqualTo or equalToSystemSpacingBelow or "
        + "lessThanOrEqualToSystemSpacingBelow or greaterThanOrEqualToSystemSpacingBelow",
      hint: "{equalTo = …}"),
    Mistake(
      script: "NSLayoutConstraint(\"a\", \"top\", \"equal\", b, \"top\", 1, 8)", code: "wrong-kind",
      message: "'item' of NSLayoutConstraint takes a UIView or a UILayoutGuide, not \"a\""),
    Mistake(
      script: "NSLayoutConstraint(a.safeAreaLayoutGuide, \"firstBaseline\", \"equal\", b, \"top\", 1, 8)",
      code: "bad-constraint", message: "a layout guide has no 'firstBaseline': it has neither margins nor baselines"),
    format("H:|-[a]-[c]-|", "c is not a key in the views dictionary.", 10),
    format("H:|-gap-[a]", "gap is not a key in the metrics dictionary.", 7),
    format("H:[a(==c)]", "c is not a key in the views dictionary.", 8),
    format("H:|-[a", "Expected a ']' to end this view", 6),
    format("H:[]", "Expected a view's name", 3),
    format("H:|-", "Expected a distance, a view or the superview's edge", 4),
    format("H:[a]-8[b]", "Expected a '-' after this distance", 7),
    format("H:[a]8", "Expected a view or the superview's edge", 5),
    format("", "Expected a view", 0),
    format("V:[a(>=50,)]", "Expected a length, a metric or a view", 10),
    format("V:[a(50]", "Expected a ')' here to end this list", 7),
    format("V:[a(50@)]", "Expected a priority", 8),
    format("V:[a(b*0)]", "Expected a number that is not 0", 8),
    format("H:[a]||", "Expected the end after the superview", 6),
    format(
      "H:[out]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 8),
    format(
      "H:|[a][b]|",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
        + "horizontal.", 0, options: "alignAllLeft"),
    format("[a(50@1200)]", "Expected a priority above 0 and at most 1000", 10),
    format("V:[a(>=10@2000)]", "Expected a priority above 0 and at most 1000", 14),
    format("H:[a(50@0)]", "Expected a priority above 0 and at most 1000", 9),
    format("H:|-(5@1001)-[a]", "Expected a priority above 0 and at most 1000", 11),
    format("H:[a(99999999999)]", "Expected a smaller number", 16),
    // A sign of two columns moves the caret by two.
    format("H:[\u{9AD8}]", "\u{9AD8} is not a key in the views dictionary.", 5),
    Mistake(
      script: "NSLayoutConstraint.constraints{withVisualFormat = \"[a]\", views = {a = 5}}", code: "wrong-kind",
      message: "a of 'views' of NSLayoutConstraint.constraints takes a UIView or a UILayoutGuide, not 5"),
    Mistake(
      script: "NSLayoutConstraint.constraints{withVisualFormat = \"[a]\", metrics = {w = \"x\"}, views = {a = a}}",
      code: "wrong-kind", message: "w of 'metrics' of NSLayoutConstraint.constraints takes a number, not \"x\""),
    Mistake(
      script: "a:setContentHuggingPriority(0, \"horizontal\")", code: "out-of-range",
      message: "'priority' of UIView:setContentHuggingPriority takes a number above 0 and up to 1000, or \"required\", "
        + "\"defaultHigh\", \"dragThatCanResizeScene\", \"sceneSizeStayPut\", \"dragThatCannotResizeScene\", "
        + "\"defaultLow\" or \"fittingSizeLevel\", not 0"),
  ]

  @Test("a mistake is answered as written down, and nothing has changed", arguments: mistakes)
  func answered(mistake: Mistake) throws {
    let stage = try Stage()
    #expect(stage.run(Self.setting) == nil)
    let error = try #require(stage.run(mistake.script), "it did not fail")
    #expect(error.code == mistake.code)
    #expect(error.message == mistake.message)
    #expect(error.hint == mistake.hint)
    #expect(stage.run("timeline:advance(1) assert(#a.constraints == 0 or #a.constraints == 1)") == nil)
    // The first view has no constraint, or one that leaves the most of it open.
    #expect(
      stage.warnings.allSatisfy {
        $0.contains("a is laid out by constraints and has none") || $0.contains("a has an ambiguous layout")
      })
  }

  /// A script that defines the views, what ends their layout, and how often it was done by then.
  static let loops = [
    (
      """
      function Card:layoutSubviews() second.constant = second.constant + 1 end
      function Row:layoutSubviews() first.constant = first.constant + 1 end
      """, "window:layoutIfNeeded()", "Row #3 and Card #2 still changed after 50 rounds"
    ),
    (
      """
      function Card:layoutSubviews() second.constant = second.constant + 1 end
      function Row:layoutSubviews() first.constant = first.constant + 1 end
      """, "timeline:step()", "Row #3 and Card #2 still changed after 50 rounds"
    ),
    (
      "function Card:updateConstraints() self:setNeedsUpdateConstraints() end card:setNeedsUpdateConstraints()",
      "window:layoutIfNeeded()", "Card #2 still changed after 50 rounds"
    ),
    (
      """
      function Card:updateConstraints() row:setNeedsUpdateConstraints() end
      function Row:updateConstraints() card:setNeedsUpdateConstraints() row:setNeedsUpdateConstraints() end
      card:setNeedsUpdateConstraints()
      """, "timeline:step()", "Card #2 and Row #3 still changed after 50 rounds"
    ),
  ]

  @Test("views that mark themselves or each other are laid out fifty times, then they are named", arguments: loops)
  func loop(script: String, call: String, text: String) throws {
    let stage = try Stage()
    let failed = stage.run(
      """
      local Card, Row = class("Card", UIView), class("Row", UIView)
      local card, row = Card(), Row()
      for _, view in ipairs{card, row} do
        view.translatesAutoresizingMaskIntoConstraints = false
        window:addSubview(view)
      end
      local first = card.widthAnchor:constraint{equalToConstant = 1}
      local second = row.widthAnchor:constraint{equalToConstant = 1}
      NSLayoutConstraint.activate{first, second}
      window:layoutIfNeeded()
      \(script)
      first.constant, second.constant = 5, 6
      \(call)
      """)
    let error = try #require(failed)
    #expect(error.code == "constraint-loop")
    #expect(error.message == "layout keeps changing the constraints it comes from: " + text)
    #expect(error.hint == "change constraints in updateConstraints or before layout, not in layoutSubviews")
  }

  @Test("a constraint on a view whose mask counts is accepted, and warned about once a view")
  func mask() throws {
    let stage = try Stage()
    let error = stage.run(
      """
      a, b = UIView(CGRect(1, 2, 3, 4)), UIView(CGRect(5, 6, 7, 8))
      window:addSubview(a)
      window:addSubview(b)
      local first, second = a.widthAnchor:constraint{equalToConstant = 3}, a.heightAnchor:constraint{equalToConstant = 4}
      first.isActive = true
      timeline:advance(0)
      second.isActive = true
      timeline:advance(0)
      first.isActive = false
      first.isActive = true
      timeline:advance(0)
      assert(first.isActive and a.frame == CGRect(1, 2, 3, 4))
      b.widthAnchor:constraint{equalToConstant = 7}.isActive = true
      timeline:advance(0)
      """)
    #expect(error == nil)
    #expect(
      stage.warnings
        == [("a", 6), ("b", 14)].map { view, line in
          """
          test.lua:\(line): warning: \(view) has an active constraint and translatesAutoresizingMaskIntoConstraints = true \
          [mask-and-constraint]
          hint: view.translatesAutoresizingMaskIntoConstraints = false
          """
        })
  }
}
