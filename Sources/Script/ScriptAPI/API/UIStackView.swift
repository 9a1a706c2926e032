import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiStackView = ClassDeclaration(
    UIStackView.self, "UIStackView", inherits: "UIView",
    "Arranges views in a row or a column by constraints of its own."
  ) { c in
    c.makes { UIStackView(in: $0.app) }
    c.subclassed { ScriptStackView(in: $0.app) }
    c.takes(.frame())
    c.initializer([
      Parameter(
        "arrangedSubviews", "views", .array(.object("UIView")), "The views, in order; they become subviews.")
    ]) { stack, call in
      let views = try call[0].elements(of: .object("UIView")).map { try $0.object(UIView.self) }
      for view in views { try check(view, fits: stack, call.session) }
      for view in views { stack.addArrangedSubview(view) }
    }
    c.enumerations(EnumEntry(UIStackView.Distribution.self), EnumEntry(UIStackView.Alignment.self))
    c.word(
      "axis", NSLayoutConstraint.Axis.self, "Whether the views stand in a row or in a column; a row by default.",
      { $0.axis }, { $0.axis = $1 })
    c.word(
      "distribution", UIStackView.Distribution.self, "How the views share the length of the stack.",
      { $0.distribution }, { $0.distribution = $1 })
    c.word(
      "alignment", UIStackView.Alignment.self, "Where the views are across the axis.", { $0.alignment },
      { $0.alignment = $1 })
    c.value(
      "spacing", .number(.points), "The distance between neighbours; the least of it between equal gaps.",
      { .number($1.spacing) }, { try $1.setSpacing(try $2.number()) })
    c.bool(
      "isBaselineRelativeArrangement", "Whether the spacing of a column counts from baseline to baseline.",
      { $0.isBaselineRelativeArrangement }, { $0.isBaselineRelativeArrangement = $1 })
    c.bool(
      "isLayoutMarginsRelativeArrangement", "Whether the layout margins stay free.",
      { $0.isLayoutMarginsRelativeArrangement }, { $0.isLayoutMarginsRelativeArrangement = $1 })
    declareArrangedViews(&c)
    declareSpacing(&c)
    c.example(
      """
      local one, two = UIView(), UIView()
      local stack = UIStackView{arrangedSubviews = {one, two}}
      stack.frame = CGRect(0, 100, 300, 44)
      stack.distribution, stack.spacing = "fillEqually", 10
      window:addSubview(stack)
      window:layoutIfNeeded()
      print(two.frame)   --> CGRect(155, 0, 145, 44)
      UIView.animate(0.3, function() one.isHidden = true end)
      print(two.frame)   --> CGRect(0, 0, 300, 44)
      """)
  }

  private static func declareArrangedViews(_ c: inout ClassBuilder<UIStackView>) {
    c.value(
      "arrangedSubviews", .array(.object("UIView")), "The views in the order they are arranged; a new array.",
      { .objects($1.arrangedSubviews) })
    let view = Parameter(nil, "view", .object("UIView"), "The view.")
    c.method("addArrangedSubview", [view], "Adds a view at the end, as a subview too.") { stack, call in
      let view = try call.object(0, UIView.self)
      try check(view, fits: stack, call.session)
      stack.addArrangedSubview(view)
      return .none
    }
    c.method(
      "insertArrangedSubview",
      [view, Parameter("at", "index", .integer(.zeroOrMore), "The index, counted from 0.")],
      "Inserts a view, as a subview too; one that is arranged already moves there."
    ) { stack, call in
      let view = try call.object(0, UIView.self)
      let index = try call[1].integer(in: 0...stack.arrangedSubviews.count)
      try check(view, fits: stack, call.session)
      stack.insertArrangedSubview(view, at: index)
      return .none
    }
    c.method("removeArrangedSubview", [view], "Stops arranging a view, which stays a subview.") { stack, call in
      stack.removeArrangedSubview(try call.object(0))
      return .none
    }
  }

  private static func declareSpacing(_ c: inout ClassBuilder<UIStackView>) {
    let view = Parameter("after", "view", .object("UIView"), "The arranged view before it.")
    c.method("customSpacing", [view], returns: .number(.points), "The distance set for after a view.") {
      .number($0.customSpacing(after: try $1.object(0)))
    }
    c.method(
      "setCustomSpacing",
      [
        Parameter(
          nil, "spacing", .number(.points), "The distance, or UIStackView.spacingUseDefault to take one back."), view,
      ], "Sets the distance after one view."
    ) { stack, call in
      try stack.setCustomSpacing(try call.number(0), after: try call.object(1))
      return .none
    }
    c.staticValue("spacingUseDefault", .number(.points), "Stands for the stack's own spacing.") { _ in
      .number(UIStackView.spacingUseDefault)
    }
    c.staticValue("spacingUseSystem", .number(.points), "Stands for the standard distance, 8 points.") { _ in
      .number(UIStackView.spacingUseSystem)
    }
  }
}
