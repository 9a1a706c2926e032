import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let nsLayoutConstraint = ClassDeclaration(
    NSLayoutConstraint.self, "NSLayoutConstraint",
    "Ties a location or length of a view or guide to another one, or to a number.", partOfWorld: .always
  ) { c in
    c.weight = 128
    c.madeWithoutArguments { NSLayoutConstraint(in: $0.session.app) }
    c.made([
      Parameter("item", nil, .any, "The first view or guide."),
      Parameter("attribute", nil, .word(EnumEntry(NSLayoutConstraint.Attribute.self)), "What of it."),
      Parameter("relatedBy", nil, .word(EnumEntry(NSLayoutConstraint.Relation.self)), "How the two sides compare."),
      Parameter("toItem", nil, .optional(.any), "The second view or guide; nil for a number."),
      Parameter(
        "toAttribute", nil, .word(EnumEntry(NSLayoutConstraint.Attribute.self)), isOptional: true,
        "What of the second; Swift's second label attribute, since a table holds a label once."),
      Parameter("multiplier", nil, .number(.plain), isOptional: true, "Multiplies the second side; 1 when omitted."),
      Parameter("constant", nil, .number(.points), isOptional: true, "Added to the second side; 0 when omitted."),
    ]) { call in
      try NSLayoutConstraint(
        item: try call[0].layoutItem(), attribute: try call.word(1), relatedBy: try call.word(2),
        toItem: call.has(3) ? try call[3].layoutItem() : nil,
        attribute: call.has(4) ? try call.word(4) : .notAnAttribute, multiplier: try call.number(5, else: 1),
        constant: try call.number(6, else: 0))
    }
    c.enumerations(
      EnumEntry(NSLayoutConstraint.Attribute.self), EnumEntry(NSLayoutConstraint.Relation.self),
      EnumEntry(NSLayoutConstraint.Axis.self), EnumEntry(NSLayoutConstraint.FormatOptions.self))
    declareSides(&c)
    c.string("identifier", "A name for logs and descriptions.", { $0.identifier }, { $0.identifier = $1 })
    c.value(
      "constant", .number(.points), "Added to the second side; may change while the constraint is active.",
      { .number($1.constant) }, { try $1.setConstant(try $2.number()) })
    c.value(
      "priority", .priority, "How much it counts; 1000 is required, and a higher one beats any number of lower ones.",
      { .number(Double($1.priority)) }, { try $1.setPriority(try $2.priority()) })
    c.bool(
      "shouldBeArchived", "Kept; nothing is archived.", { $0.shouldBeArchived }, { $0.shouldBeArchived = $1 })
    c.value(
      "isActive", .bool, "Whether it takes part in layout.", { .bool($1.isActive) },
      { if try $2.bool() { try $1.activate() } else { $1.deactivate() } })
    declareActivation(&c)
    c.example(
      """
      local card = UIView{translatesAutoresizingMaskIntoConstraints = false}
      window:addSubview(card)
      local top = card.topAnchor:constraint{equalTo = window.topAnchor, constant = 800}
      NSLayoutConstraint.activate{top,
        card.leadingAnchor:constraint{equalTo = window.leadingAnchor},
        card.widthAnchor:constraint{equalTo = window.widthAnchor},
        card.heightAnchor:constraint{equalToConstant = 320}}
      window:layoutIfNeeded()
      top.constant = 500
      UIView.animate(0.4, function() window:layoutIfNeeded() end)
      timeline:advance(0.2)
      print(card.frame.origin.y, card.layer:presentation().frame.origin.y)   --> 500.0	650.0
      """)
  }

  private static func declareSides(_ c: inout ClassBuilder<NSLayoutConstraint>) {
    c.value("firstItem", .optional(.any), "The first view or guide.", { .object($1.firstItem) })
    c.word(
      "firstAttribute", NSLayoutConstraint.Attribute.self, "What of the first item.", { $0.firstAttribute })
    c.object("firstAnchor", "NSLayoutAnchor", "The anchor of the first side.", { $0.firstAnchor })
    c.word("relation", NSLayoutConstraint.Relation.self, "How the two sides compare.", { $0.relation })
    c.number("multiplier", .plain, "Multiplies the second side.", { $0.multiplier })
    c.value("secondItem", .optional(.any), "The second view or guide; nil for a number.", { .object($1.secondItem) })
    c.word(
      "secondAttribute", NSLayoutConstraint.Attribute.self, "What of the second item.", { $0.secondAttribute })
    c.object("secondAnchor", "NSLayoutAnchor", "The anchor of the second side.", { $0.secondAnchor })
  }

  private static func declareActivation(_ c: inout ClassBuilder<NSLayoutConstraint>) {
    let constraints = Parameter(nil, "constraints", .array(.object("NSLayoutConstraint")), "The constraints.")
    c.staticMethod(
      "activate", changesWorld: true, "Activates all of them, or none when one cannot be.",
      [
        Overload([constraints]) { call in
          try NSLayoutConstraint.activate(try call.constraints(0))
          return .none
        }
      ])
    c.staticMethod(
      "constraints", "Makes the constraints that a line of the visual format language stands for.",
      [
        Overload(
          [
            Parameter(
              "withVisualFormat", "format", .string, "The line, such as \"H:|-[title(>=80)]-(gap)-[button]-|\"."),
            Parameter(
              "options", nil, .options(EnumEntry(NSLayoutConstraint.FormatOptions.self)), isOptional: true,
              "How the views are aligned, and in which direction they follow each other."),
            Parameter("metrics", nil, .table, isOptional: true, "The numbers that it names."),
            Parameter("views", nil, .table, "The views and guides that it names."),
          ], returns: .array(.object("NSLayoutConstraint"))
        ) { call in
          var metrics: [String: Double] = [:]
          var views: [String: any LayoutItem] = [:]
          if call.has(2) {
            for (name, value) in try call[2].fields(of: .number(.plain)) { metrics[name] = try value.number() }
          }
          for (name, value) in try call[3].fields(of: .any) { views[name] = try value.layoutItem() }
          let options = try call.has(1) ? call[1].words() : []
          return .objects(
            try NSLayoutConstraint.constraints(
              withVisualFormat: try call.string(0),
              options: options.compactMap { NSLayoutConstraint.FormatOptions(rawValue: $0) }, metrics: metrics,
              views: views))
        }
      ])
    c.staticMethod(
      "deactivate", changesWorld: true, "Deactivates all of them.",
      [
        Overload([constraints]) { call in
          NSLayoutConstraint.deactivate(try call.constraints(0))
          return .none
        }
      ])
  }

  static func declareConstraints(_ c: inout ClassBuilder<UIView>) {
    c.anchors()
    c.object(
      "firstBaselineAnchor", "NSLayoutYAxisAnchor", "The baseline of the first line; without text the bottom edge.",
      { $0.firstBaselineAnchor })
    c.object(
      "lastBaselineAnchor", "NSLayoutYAxisAnchor", "The baseline of the last line; without text the bottom edge.",
      { $0.lastBaselineAnchor })
    c.object(
      "forFirstBaselineLayout", "UIView", "The view inside it whose first baseline is the view's.",
      { $0.forFirstBaselineLayout })
    c.object(
      "forLastBaselineLayout", "UIView", "The view inside it whose last baseline is the view's.",
      { $0.forLastBaselineLayout })
    c.bool(
      "translatesAutoresizingMaskIntoConstraints",
      "Whether frame and mask lay the view out; false leaves it to constraints.",
      { $0.translatesAutoresizingMaskIntoConstraints }, { $0.translatesAutoresizingMaskIntoConstraints = $1 })
    c.value(
      "constraints", .array(.object("NSLayoutConstraint")),
      "The active constraints of the view and between what is inside it; a new array.", { .objects($1.constraints) })
    let one = Parameter(nil, "constraint", .object("NSLayoutConstraint"), "The constraint.")
    let several = Parameter(nil, "constraints", .array(.object("NSLayoutConstraint")), "The constraints.")
    c.method("addConstraint", [one], "Activates a constraint of what is inside the view.") { view, call in
      try view.addConstraint(try call.object(0))
      return .none
    }
    c.method("addConstraints", [several], "Activates constraints of what is inside the view.") { view, call in
      try view.addConstraints(try call.constraints(0))
      return .none
    }
    c.method("removeConstraint", [one], "Deactivates a constraint that the view holds.") { view, call in
      try view.removeConstraint(try call.object(0))
      return .none
    }
    c.method("removeConstraints", [several], "Deactivates constraints that the view holds.") { view, call in
      try view.removeConstraints(try call.constraints(0))
      return .none
    }
    declareContentSize(&c)
    declareUpdating(&c)
    declareGuides(&c)
  }

  private static func declareContentSize(_ c: inout ClassBuilder<UIView>) {
    c.size(
      "intrinsicContentSize", "The natural size of the content; UIView.noIntrinsicMetric for an axis without one.",
      { $0.askIntrinsicContentSize() })
    c.value(
      "alignmentRectInsets", .structure(.UIEdgeInsets),
      "How far the part that is aligned with others lies inside the edges.", { .insets($1.askAlignmentRectInsets()) })
    c.overridable(properties: "intrinsicContentSize", "alignmentRectInsets")
    c.method("invalidateIntrinsicContentSize", "Asks for intrinsicContentSize again before the next layout.") {
      view, _ in
      view.invalidateIntrinsicContentSize()
      return .none
    }
    c.staticValue("noIntrinsicMetric", .number(.points), "Stands for an axis without a natural length.") { _ in
      .number(UIView.noIntrinsicMetric)
    }
    let priority = Parameter(nil, "priority", .priority, "How much it counts.")
    let axis = Parameter("for", "axis", .word(EnumEntry(NSLayoutConstraint.Axis.self)), "The axis.")
    c.method(
      "contentHuggingPriority", [axis], returns: .number(.plain),
      "How much the view resists being larger than its content."
    ) { .number(Double($0.contentHuggingPriority(for: try $1.word(0)))) }
    c.method(
      "contentCompressionResistancePriority", [axis], returns: .number(.plain),
      "How much the view resists being smaller than its content."
    ) { .number(Double($0.contentCompressionResistancePriority(for: try $1.word(0)))) }
    c.method(
      "setContentHuggingPriority", [priority, axis], "Sets how much the view resists being larger than its content."
    ) { view, call in
      try view.setContentHuggingPriority(try call[0].priority(), for: try call.word(1))
      return .none
    }
    c.method(
      "setContentCompressionResistancePriority", [priority, axis],
      "Sets how much the view resists being smaller than its content."
    ) { view, call in
      try view.setContentCompressionResistancePriority(try call[0].priority(), for: try call.word(1))
      return .none
    }
    c.staticValue("layoutFittingCompressedSize", .structure(.CGSize), "Asks for the smallest size that fits.") { _ in
      .size(UIView.layoutFittingCompressedSize)
    }
    c.staticValue("layoutFittingExpandedSize", .structure(.CGSize), "Asks for the largest size that fits.") { _ in
      .size(UIView.layoutFittingExpandedSize)
    }
    c.method(
      "systemLayoutSizeFitting",
      [
        Parameter(nil, "size", .structure(.CGSize), "The size to come near to."),
        Parameter(
          "withHorizontalFittingPriority", nil, .priority, isOptional: true,
          "How much its width counts; 50 when omitted."),
        Parameter(
          "verticalFittingPriority", nil, .priority, isOptional: true, "How much its height counts; 50 when omitted."),
      ], returns: .structure(.CGSize), "The size that the constraints inside the view give it."
    ) { view, call in
      let fitting = UILayoutPriority.fittingSizeLevel.value
      return .size(
        try view.systemLayoutSizeFitting(
          try call[0].size(), withHorizontalFittingPriority: call.has(1) ? try call[1].priority() : fitting,
          verticalFittingPriority: call.has(2) ? try call[2].priority() : fitting))
    }
  }

  private static func declareUpdating(_ c: inout ClassBuilder<UIView>) {
    c.overridable(
      "updateConstraints", "Changes constraints. Called before the next layout after setNeedsUpdateConstraints."
    ) { view, _ in
      view.updateConstraints()
      return .none
    }
    c.method("setNeedsUpdateConstraints", "Requests updateConstraints before the next layout.") { view, _ in
      view.setNeedsUpdateConstraints()
      return .none
    }
    c.method(
      "needsUpdateConstraints", returns: .bool, "Whether updateConstraints is due: requested, or new."
    ) { view, _ in .bool(view.needsUpdateConstraints) }
    c.method("updateConstraintsIfNeeded", "Performs a requested update now, here and inside.") { view, _ in
      view.updateConstraintsIfNeeded()
      return .none
    }
    c.bool(
      "hasAmbiguousLayout", "Whether the constraints leave open where the view is or how large.",
      { $0.hasAmbiguousLayout })
    c.method(
      "exerciseAmbiguityInLayout",
      "Shows at the next layout another of those that the constraints allow: 100 points from the first, or as near as they "
        + "let it; called again, the first. UIKit chooses at random."
    ) { view, _ in
      view.exerciseAmbiguityInLayout()
      return .none
    }
    c.method(
      "constraintsAffectingLayout",
      [Parameter("for", "axis", .word(EnumEntry(NSLayoutConstraint.Axis.self)), "The axis.")],
      returns: .array(.object("NSLayoutConstraint")),
      "The constraints that decide where the view is and how large along an axis."
    ) { .objects($0.constraintsAffectingLayout(for: try $1.word(0))) }
  }

  private static func declareGuides(_ c: inout ClassBuilder<UIView>) {
    c.value(
      "layoutMargins", .structure(.UIEdgeInsets), "The space around the content, the safe area included.",
      { .insets($1.layoutMargins) }, { $1.layoutMargins = try $2.insets() })
    c.value(
      "directionalLayoutMargins", .structure(.NSDirectionalEdgeInsets), "layoutMargins by the direction of reading.",
      {
        let margins = $1.directionalLayoutMargins
        return .structure(
          .NSDirectionalEdgeInsets, [margins.top, margins.leading, margins.bottom, margins.trailing])
      },
      { _, view, argument in
        let n = try argument.numbers(of: .NSDirectionalEdgeInsets)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
      })
    c.word(
      "semanticContentAttribute", UIView.SemanticContentAttribute.self,
      "Whether leading and trailing are swapped inside the view.", { $0.semanticContentAttribute },
      { $0.semanticContentAttribute = $1 })
    c.word(
      "effectiveUserInterfaceLayoutDirection", UIUserInterfaceLayoutDirection.self,
      "The direction of reading inside the view.",
      { $0.effectiveUserInterfaceLayoutDirection })
    c.bool(
      "preservesSuperviewLayoutMargins", "Whether the margins are at least the superview's, where those reach into it.",
      { $0.preservesSuperviewLayoutMargins }, { $0.preservesSuperviewLayoutMargins = $1 })
    c.bool(
      "insetsLayoutMarginsFromSafeArea", "Whether the margins include what the safe area covers; default true.",
      { $0.insetsLayoutMarginsFromSafeArea }, { $0.insetsLayoutMarginsFromSafeArea = $1 })
    c.object(
      "safeAreaLayoutGuide", "UILayoutGuide", "The part of the view that nothing covers.", { $0.safeAreaLayoutGuide })
    c.object("layoutMarginsGuide", "UILayoutGuide", "The part inside the layout margins.", { $0.layoutMarginsGuide })
    c.object(
      "readableContentGuide", "UILayoutGuide", "The part inside the margins, and at most 672 points wide.",
      { $0.readableContentGuide })
    c.object(
      "keyboardLayoutGuide", "UIKeyboardLayoutGuide", "What the keyboard covers; the safe area's bottom without one.",
      { $0.keyboardLayoutGuide })
    c.value(
      "layoutGuides", .array(.object("UILayoutGuide")), "The guides that were added; a new array.",
      { .objects($1.layoutGuides) })
    let guide = Parameter(nil, "guide", .object("UILayoutGuide"), "The guide.")
    c.method("addLayoutGuide", [guide], "Adds a guide, taking it from the view it was in.") { view, call in
      view.addLayoutGuide(try call.object(0))
      return .none
    }
    c.method("removeLayoutGuide", [guide], "Removes a guide and deactivates the constraints that name it.") {
      view, call in
      view.removeLayoutGuide(try call.object(0))
      return .none
    }
  }

  static let uiLayoutGuide = ClassDeclaration(
    UILayoutGuide.self, "UILayoutGuide", "A rectangle of a view by which others are placed.", partOfWorld: .always
  ) { c in
    c.makes { UILayoutGuide(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.anchors()
    c.rect("layoutFrame", "The rectangle in the view's own coordinates, in points.", { $0.layoutFrame })
    c.bool(
      "hasAmbiguousLayout", "Whether the constraints leave open where the guide is or how large.",
      { $0.hasAmbiguousLayout })
    c.object("owningView", "UIView", "The view that owns the guide.", { $0.owningView })
    c.string("identifier", "A name for logs and descriptions.", { $0.identifier }, { $0.identifier = $1 })
    c.number("length", .points, "The height of a controller's topLayoutGuide or bottomLayoutGuide.", { $0.length })
    c.example(
      """
      print(window.safeAreaLayoutGuide.layoutFrame)   --> CGRect(0, 59, 393, 759)
      local middle = UILayoutGuide()
      window:addLayoutGuide(middle)
      NSLayoutConstraint.activate{
        middle.widthAnchor:constraint{equalTo = window.widthAnchor, multiplier = 0.5, constant = -0.5},
        middle.heightAnchor:constraint{equalToConstant = 100},
        middle.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 98},
        middle.topAnchor:constraint{equalTo = window.safeAreaLayoutGuide.topAnchor}}
      window:layoutIfNeeded()
      print(middle.layoutFrame)   --> CGRect(98, 59, 196, 100)
      """)
  }
}

extension Catalog {
  static let uiKeyboardLayoutGuide = ClassDeclaration(
    UIKeyboardLayoutGuide.self, "UIKeyboardLayoutGuide", inherits: "UILayoutGuide",
    "The part of a view that the keyboard covers: a view's keyboardLayoutGuide."
  ) { c in
    c.bool(
      "usesBottomSafeArea", "Whether it covers the safe area's bottom while there is no keyboard; default true.",
      { $0.usesBottomSafeArea }, { $0.usesBottomSafeArea = $1 })
    c.number(
      "keyboardDismissPadding", Quantity("points", .zeroOrMore),
      "How far above the keyboard a finger takes hold of it; default 0.", { $0.keyboardDismissPadding },
      { $0.keyboardDismissPadding = $1 })
    c.bool(
      "followsUndockedKeyboard", "Whether it follows a keyboard that floats: there is none here.",
      { $0.followsUndockedKeyboard }, { $0.followsUndockedKeyboard = $1 })
    c.example(
      """
      print(window.keyboardLayoutGuide.layoutFrame)   --> CGRect(0, 818, 393, 34)
      touch:keyboard(336)
      print(window.keyboardLayoutGuide.layoutFrame)   --> CGRect(0, 516, 393, 336)
      """)
  }
}

extension Call {
  /// An array of constraints, which an error names by its place.
  func constraints(_ position: Int) throws -> [NSLayoutConstraint] {
    try self[position].elements(of: .object("NSLayoutConstraint")).map { try $0.object(NSLayoutConstraint.self) }
  }
}
