import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let layoutClasses = [
    nsLayoutConstraint, nsLayoutAnchor, nsLayoutXAxisAnchor, nsLayoutYAxisAnchor, nsLayoutDimension, uiLayoutGuide,
    uiKeyboardLayoutGuide,
  ]

  static let nsLayoutAnchor = ClassDeclaration(
    NSLayoutAnchor.self, "NSLayoutAnchor", "A location or length of a view or guide, from which constraints are made."
  ) { c in
    c.example(
      """
      local box = UIView()
      print(box.topAnchor:isKind(NSLayoutAnchor), box.topAnchor == box.topAnchor)   --> true	true
      """)
  }

  static let nsLayoutXAxisAnchor = ClassDeclaration(
    NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor", inherits: "NSLayoutAnchor", "A location on the horizontal axis."
  ) { c in
    c.constraints("NSLayoutXAxisAnchor", spacing: "After")
    c.distance("NSLayoutXAxisAnchor") { try $0.anchorWithOffset(to: $1) }
    c.example(
      """
      local box = UIView()
      window:addSubview(box)
      print(box.leadingAnchor:constraint{equalTo = window.leadingAnchor, constant = 16}.constant)   --> 16.0
      """)
  }

  static let nsLayoutYAxisAnchor = ClassDeclaration(
    NSLayoutYAxisAnchor.self, "NSLayoutYAxisAnchor", inherits: "NSLayoutAnchor", "A location on the vertical axis."
  ) { c in
    c.constraints("NSLayoutYAxisAnchor", spacing: "Below")
    c.distance("NSLayoutYAxisAnchor") { try $0.anchorWithOffset(to: $1) }
    c.example(
      """
      local box, label = UIView(), UIView()
      window:addSubview(box)
      window:addSubview(label)
      local below = label.topAnchor:constraint{equalToSystemSpacingBelow = box.bottomAnchor, multiplier = 2}
      print(below.constant)   --> 16.0
      """)
  }

  static let nsLayoutDimension = ClassDeclaration(
    NSLayoutDimension.self, "NSLayoutDimension", inherits: "NSLayoutAnchor", "A width or height."
  ) { c in
    var overloads: [Overload] = []
    for (label, relation) in ClassBuilder<NSLayoutDimension>.relations {
      overloads.append(
        c.overload(
          [
            Parameter(label, "anchor", .object("NSLayoutDimension"), "The other width or height."),
            Parameter(
              "multiplier", nil, .number(.plain), isOptional: true, "Multiplies the other one; 1 when omitted."),
            Parameter("constant", nil, .number(.points), isOptional: true, "Added to it; 0 when omitted."),
          ], returns: .object("NSLayoutConstraint")
        ) { anchor, call in
          .object(
            try anchor.make(
              relation, try call.object(0), multiplier: try call.number(1, else: 1),
              constant: try call.number(2, else: 0)))
        })
    }
    for (label, relation) in ClassBuilder<NSLayoutDimension>.relations {
      overloads.append(
        c.overload(
          [Parameter(label + "Constant", "constant", .number(.points), "The length.")],
          returns: .object("NSLayoutConstraint")
        ) { anchor, call in .object(try anchor.make(relation, nil, constant: try call.number(0))) })
    }
    c.method("constraint", "Makes a constraint, which is not active yet.", overloads)
    c.example(
      """
      local box = UIView{translatesAutoresizingMaskIntoConstraints = false}
      window:addSubview(box)
      NSLayoutConstraint.activate{
        box.widthAnchor:constraint{equalTo = window.widthAnchor, multiplier = 0.5, constant = -0.5},
        box.heightAnchor:constraint{equalToConstant = 44},
        box.leadingAnchor:constraint{equalTo = window.leadingAnchor}, box.topAnchor:constraint{equalTo = window.topAnchor}}
      window:layoutIfNeeded()
      print(box.frame)   --> CGRect(0, 0, 196, 44)
      """)
  }
}

extension ClassBuilder where Object: NSLayoutAnchor {
  /// The labels of the relations.
  static var relations: [(label: String, relation: NSLayoutConstraint.Relation)] {
    [("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual), ("greaterThanOrEqualTo", .greaterThanOrEqual)]
  }

  /// The distance to another location.
  mutating func distance(_ kind: String, _ make: @escaping (Object, Object) throws -> NSLayoutDimension) {
    method(
      "anchorWithOffset", [Parameter("to", "anchor", .object(kind), "The other location.")],
      returns: .object("NSLayoutDimension"), "The distance to another location, for constraints; it may be negative."
    ) { .object(try make($0, try $1.object(0))) }
  }

  /// The constraints of a location. - Parameter spacing: How Swift names the direction of the standard distance.
  mutating func constraints(_ kind: String, spacing: String) {
    let constant = Parameter(
      "constant", nil, .number(.points), isOptional: true, "Added to the other location; 0 when omitted.")
    var overloads: [Overload] = []
    for (label, relation) in Self.relations {
      overloads.append(
        overload(
          [Parameter(label, "anchor", .object(kind), "The other location."), constant],
          returns: .object("NSLayoutConstraint")
        ) { anchor, call in
          .object(try anchor.make(relation, try call.object(0), constant: try call.number(1, else: 0)))
        })
    }
    for (label, relation) in Self.relations {
      overloads.append(
        overload(
          [
            Parameter(label + "SystemSpacing" + spacing, "anchor", .object(kind), "The location before this one."),
            Parameter(
              "multiplier", nil, .number(.plain), isOptional: true, "How many standard distances; 1 when omitted."),
          ], returns: .object("NSLayoutConstraint")
        ) { anchor, call in
          .object(
            try anchor.make(
              relation, try call.object(0), constant: NSLayoutAnchor.systemSpacing * call.number(1, else: 1)))
        })
    }
    method("constraint", "Makes a constraint, which is not active yet.", overloads)
  }
}

extension ClassBuilder where Object: LayoutItem {
  /// The anchors that views and guides have.
  mutating func anchors() {
    object("leadingAnchor", "NSLayoutXAxisAnchor", "The leading edge, which is the left one.", { $0.leadingAnchor })
    object("trailingAnchor", "NSLayoutXAxisAnchor", "The trailing edge, which is the right one.", { $0.trailingAnchor })
    object("leftAnchor", "NSLayoutXAxisAnchor", "The left edge.", { $0.leftAnchor })
    object("rightAnchor", "NSLayoutXAxisAnchor", "The right edge.", { $0.rightAnchor })
    object("topAnchor", "NSLayoutYAxisAnchor", "The top edge.", { $0.topAnchor })
    object("bottomAnchor", "NSLayoutYAxisAnchor", "The bottom edge.", { $0.bottomAnchor })
    object("centerXAnchor", "NSLayoutXAxisAnchor", "The middle between the sides.", { $0.centerXAnchor })
    object("centerYAnchor", "NSLayoutYAxisAnchor", "The middle between top and bottom.", { $0.centerYAnchor })
    object("widthAnchor", "NSLayoutDimension", "The width.", { $0.widthAnchor })
    object("heightAnchor", "NSLayoutDimension", "The height.", { $0.heightAnchor })
  }
}
