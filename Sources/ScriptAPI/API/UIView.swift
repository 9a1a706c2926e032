import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let viewClasses = [
    uiResponder, uiView, uiLayoutGuide, uiWindow, uiScreen, uiApplication, uiControl, uiButton, uiSlider, uiSwitch,
    uiAction, uiBezierPath, uiTouch, uiTabBar,
  ]

  static let uiResponder = ClassDeclaration(UIResponder.self, "UIResponder", "Something that touches can reach.") { c in
    c.object("next", "UIResponder", "Who is asked after this one.", { $0.next })
    c.example(
      """
      local box = UIView()
      window:addSubview(box)
      print(box.next == window)   --> true
      """)
  }

  static let uiView = ClassDeclaration(
    UIView.self, "UIView", inherits: "UIResponder",
    "A rectangle on screen that draws, lays out its subviews and takes touches."
  ) { c in
    c.makes { UIView(in: $0.app) }
    c.subclassed { ScriptView(in: $0.app) }
    c.takes(.frame())
    declareGeometry(&c)
    declareAppearance(&c)
    declareHierarchy(&c)
    declareLayout(&c)
    declareTouches(&c)
    declareAnimation(&c)
    c.example(
      """
      local box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)
      UIView.animate(0.4, function() box.center = CGPoint(220, 20) end)
      timeline:advance(0.2)
      print(box.layer:presentation().position.x)   --> 120.0
      """)
  }

  private static func declareGeometry(_ c: inout ClassBuilder<UIView>) {
    c.rect("frame", "In the superview's coordinates, in points.", { $0.frame }, { $0.frame = $1 })
    c.rect("bounds", "In the view's own coordinates, in points.", { $0.bounds }, { $0.bounds = $1 })
    c.point("center", "The middle, in the superview's coordinates.", { $0.center }, { $0.center = $1 })
    c.point(
      "anchorPoint", "What `center` is the place of, as fractions of the bounds.", { $0.anchorPoint },
      { $0.anchorPoint = $1 })
    c.value(
      "transform", .structure(.CGAffineTransform), "Applied about the centre.", { .affine($1.transform) },
      { $1.transform = try $2.affine() })
    c.value(
      "transform3D", .structure(.CATransform3D), "The same in space.", { .transform($1.transform3D) },
      { $1.transform3D = try $2.transform() })
    func conversion(
      _ kind: StructKind, _ label: String, _ body: @escaping (UIView, Call, UIView?) throws -> ScriptValue
    ) -> Overload {
      c.overload(
        [
          Parameter(nil, "value", .structure(kind), "In points."),
          Parameter(label, "view", .optional(.object("UIView")), "Nil stands for the window."),
        ], returns: .structure(kind)
      ) { view, call in try body(view, call, try call.object(orNil: 1)) }
    }
    c.method(
      "convert", "Converts a point or rectangle between this view's coordinates and another's.",
      [
        conversion(.CGPoint, "from") { .point($0.convert(try $1[0].point(), from: $2)) },
        conversion(.CGPoint, "to") { .point($0.convert(try $1[0].point(), to: $2)) },
        conversion(.CGRect, "from") { .rect($0.convert(try $1[0].rect(), from: $2)) },
        conversion(.CGRect, "to") { .rect($0.convert(try $1[0].rect(), to: $2)) },
      ])
    c.overridable(
      "sizeThatFits", [Parameter(nil, "size", .structure(.CGSize), "The room there is.")], returns: .structure(.CGSize),
      "The size the view would like."
    ) {
      .size($0.sizeThatFits(try $1[0].size()))
    }
    c.method("sizeToFit", "Takes the size it would like.") { view, _ in
      view.sizeToFit()
      return .none
    }
  }

  private static func declareAppearance(_ c: inout ClassBuilder<UIView>) {
    c.number("alpha", .fraction, "How opaque the view and what is in it are.", { $0.alpha }, { $0.alpha = $1 })
    c.bool("isHidden", "Whether it is left out, with what is in it.", { $0.isHidden }, { $0.isHidden = $1 })
    c.bool(
      "isOpaque", "A promise that nothing shows through; changes nothing here.", { $0.isOpaque }, { $0.isOpaque = $1 })
    c.bool("clipsToBounds", "Whether what sticks out is cut off.", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
    c.color("backgroundColor", "Nil is clear.", { $0.backgroundColor }, { $0.backgroundColor = $1 })
    c.color(
      "tintColor", "The colour of what can be touched; taken from the superview.", { $0.tintColor },
      { if let color = $1 { $0.tintColor = color } })
    c.overridable("safeAreaInsetsDidChange", "Called when what is covered is not what it was.") {
      view, _ in
      view.safeAreaInsetsDidChange()
      return .none
    }
    c.overridable("tintColorDidChange", "Called when the tint colour reads differently.") { view, _ in
      view.tintColorDidChange()
      return .none
    }
    c.value(
      "mask", .optional(.object("UIView")), "A view whose alpha covers this one: it takes its layer as a mask.",
      { .object($1.mask) }, { $1.mask = $2.isNil ? nil : try $2.object(UIView.self) })
    c.word(
      "contentMode", UIView.ContentMode.self, "How content fits when the sizes differ.", { $0.contentMode },
      { $0.contentMode = $1 })
    c.object("layer", "CALayer", "The layer that draws the view.", { $0.layer })
    c.value("tag", .integer, "A number to find the view by.", { .integer($1.tag) }, { $1.tag = try $2.integer() })
    c.string(
      "accessibilityIdentifier", "A name to find the view by; printed.", { $0.accessibilityIdentifier },
      { $0.accessibilityIdentifier = $1 })
    c.method(
      "snapshotView", [Parameter("afterScreenUpdates", nil, .bool, "Whether to commit first.")],
      returns: .optional(.object("UIView")), "A picture of the view as it is, as a view."
    ) {
      .object($0.snapshotView(afterScreenUpdates: try $1.bool(0)))
    }
  }

  private static func declareHierarchy(_ c: inout ClassBuilder<UIView>) {
    c.value("subviews", .array(.object("UIView")), "Back to front; a fresh array.", { .objects($1.subviews) })
    c.object("superview", "UIView", "The view it is in.", { $0.superview })
    c.object("window", "UIWindow", "The window it is in; nil off screen.", { $0.window })
    let child = Parameter(nil, "view", .object("UIView"), "The view to add.")
    let newcomer = Parameter(
      nil, "view", .optional(.object("UIView")), isOptional: false, "The view to add; nil adds nothing.")
    c.method(
      "addSubview", [newcomer], "Adds a view in front of the others."
    ) { view, call in try insert(into: view, call) { view.addSubview($0) } }
    c.method(
      "insertSubview", "Adds a view at a place among the others.",
      [
        c.overload([newcomer, Parameter("at", "index", .integer, "From the back, counted from 0.")]) { view, call in
          let index = try call.integer(1)
          return try insert(into: view, call) { view.insertSubview($0, at: index) }
        },
        c.overload([newcomer, Parameter("belowSubview", "sibling", .object("UIView"), "The view to go behind.")]) {
          view, call in
          let sibling = try call.object(1, UIView.self)
          return try insert(into: view, call) { view.insertSubview($0, belowSubview: sibling) }
        },
        c.overload([newcomer, Parameter("aboveSubview", "sibling", .object("UIView"), "The view to go in front of.")]) {
          view, call in
          let sibling = try call.object(1, UIView.self)
          return try insert(into: view, call) { view.insertSubview($0, aboveSubview: sibling) }
        },
      ])
    c.method("removeFromSuperview", "Takes the view out.") { view, _ in
      view.removeFromSuperview()
      return .none
    }
    c.method("bringSubviewToFront", [child], "Moves a subview in front of the others.") { view, call in
      view.bringSubviewToFront(try call.object(0))
      return .none
    }
    c.method("sendSubviewToBack", [child], "Moves a subview behind the others.") { view, call in
      view.sendSubviewToBack(try call.object(0))
      return .none
    }
    c.method(
      "exchangeSubview",
      [
        Parameter("at", "first", .integer, "From the back, counted from 0."),
        Parameter("withSubviewAt", "second", .integer, "From the back, counted from 0."),
      ],
      "Swaps two subviews."
    ) { view, call in
      view.exchangeSubview(at: try call.integer(0), withSubviewAt: try call.integer(1))
      return .none
    }
    c.method(
      "isDescendant", [Parameter("of", "view", .object("UIView"), "The view to look for.")], returns: .bool,
      "Whether it is in a view, or is that view."
    ) {
      .bool($0.isDescendant(of: try $1.object(0)))
    }
    c.method(
      "viewWithTag", [Parameter(nil, "tag", .integer, "The number to look for.")],
      returns: .optional(.object("UIView")),
      "The view itself or the first one in it with a tag."
    ) {
      .object($0.viewWithTag(try $1.integer(0)))
    }
    c.overridable("didMoveToSuperview", "Called when it was put into another view.") { view, _ in
      view.didMoveToSuperview()
      return .none
    }
    c.overridable("didMoveToWindow", "Called when it came on or went off screen.") { view, _ in
      view.didMoveToWindow()
      return .none
    }
    c.overridable("didAddSubview", [child], "Called when a view was added.") { view, call in
      view.didAddSubview(try call.object(0))
      return .none
    }
    c.overridable("willRemoveSubview", [child], "Called before a view in it is taken out.") { view, call in
      view.willRemoveSubview(try call.object(0))
      return .none
    }
    c.overridable(
      "willMove_toSuperview", [Parameter(nil, "view", .optional(.object("UIView")), "The view to look for.")],
      "Called before it is put into another view."
    ) { view, call in
      view.willMove(toSuperview: try call.object(orNil: 0))
      return .none
    }
    c.overridable(
      "willMove_toWindow", [Parameter(nil, "window", .optional(.object("UIWindow")), "The window it goes to, or nil.")],
      "Called before it comes on or goes off screen."
    ) { view, call in
      view.willMove(toWindow: try call.object(orNil: 0, UIWindow.self))
      return .none
    }
  }

  private static func insert(into parent: UIView, _ call: Call, _ body: (UIView) -> Void) throws -> ScriptValue {
    guard let child = try call.object(orNil: 0, UIView.self) else { return .none }
    guard parent.layer.canHold(child.layer) else {
      throw ScriptFailure.ownDescendant(child: call.session.describe(child), parent: call.session.describe(parent))
    }
    body(child)
    return .none
  }

  private static func declareLayout(_ c: inout ClassBuilder<UIView>) {
    c.value(
      "autoresizingMask", .options(UIView.AutoresizingMask.entry), "What gives when the superview changes size.",
      { $1.autoresizingMask.scriptWords }, { $1.autoresizingMask = try $2.options(UIView.AutoresizingMask.self) })
    c.bool(
      "autoresizesSubviews", "Whether subviews follow their masks.", { $0.autoresizesSubviews },
      { $0.autoresizesSubviews = $1 })
    c.overridable("layoutSubviews", "Called to place the subviews; after setNeedsLayout, before the next commit.") {
      view, _ in
      view.layoutSubviews()
      return .none
    }
    c.value(
      "safeAreaInsets", .structure(.UIEdgeInsets), "What the system covers, from each side, in points.",
      { .insets($1.safeAreaInsets) })
    c.object("safeAreaLayoutGuide", "UILayoutGuide", "The part that is not covered.", { $0.safeAreaLayoutGuide })
    c.size("intrinsicContentSize", "The size its content has by itself.", { $0.intrinsicContentSize })
    c.method("setNeedsLayout", "Asks for a layout pass before the next commit.") { view, _ in
      view.setNeedsLayout()
      return .none
    }
    c.method("layoutIfNeeded", "Lays out now what was asked for.") { view, _ in
      view.layoutIfNeeded()
      return .none
    }
  }

  private static func declareTouches(_ c: inout ClassBuilder<UIView>) {
    c.bool(
      "isUserInteractionEnabled", "Whether touches reach it and what is in it.", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 })
    c.bool(
      "isMultipleTouchEnabled", "Whether it takes more than one finger.", { $0.isMultipleTouchEnabled },
      { $0.isMultipleTouchEnabled = $1 })
    c.value(
      "gestureRecognizers", .array(.object("UIGestureRecognizer")), "In the order of adding; a fresh array.",
      { .objects($1.gestureRecognizers) })
    c.method(
      "addGestureRecognizer", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "The recogniser.")],
      "Lets a recogniser watch the view's touches."
    ) { view, call in
      view.addGestureRecognizer(try call.object(0))
      return .none
    }
    c.method(
      "removeGestureRecognizer", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "The recogniser.")],
      "Stops a recogniser."
    ) { view, call in
      view.removeGestureRecognizer(try call.object(0))
      return .none
    }
    c.overridable(
      "gestureRecognizerShouldBegin", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "Its own.")],
      returns: .bool, "Called when one of its recognisers is about to begin; false keeps it from that."
    ) { .bool($0.gestureRecognizerShouldBegin(try $1.object(0))) }
    c.bool(
      "isExclusiveTouch", "Whether no other view gets a finger while one is in it.", { $0.isExclusiveTouch },
      { $0.isExclusiveTouch = $1 })
    c.overridable(
      "hitTest",
      [
        Parameter(nil, "point", .structure(.CGPoint), "In the view's own coordinates."),
        Parameter("with", "event", .optional(.any), "Nothing is given here."),
      ],
      returns: .optional(.object("UIView")), "The deepest view at a point that takes touches."
    ) {
      .object($0.hitTest(try $1[0].point(), with: nil))
    }
    c.overridable(
      "point",
      [
        Parameter("inside", "point", .structure(.CGPoint), "In the view's own coordinates."),
        Parameter("with", "event", .optional(.any), "Nothing is given here."),
      ],
      returns: .bool, "Whether a point is in the view."
    ) {
      .bool($0.point(inside: try $1[0].point(), with: nil))
    }
    for (name, body) in [
      ("touchesBegan", UIView.touchesBegan), ("touchesMoved", UIView.touchesMoved),
      ("touchesEnded", UIView.touchesEnded),
      ("touchesCancelled", UIView.touchesCancelled),
    ] {
      c.overridable(
        name,
        [
          Parameter(nil, "touches", .array(.object("UITouch")), "The touches it concerns."),
          Parameter("with", "event", .optional(.any), "Nothing is given here."),
        ],
        "Called with the touches it concerns."
      ) { view, call in
        body(view)(try call[0].elements(of: .object("UITouch")).map { try $0.object(UITouch.self) }, nil)
        return .none
      }
    }
  }
}

extension Parameter {
  /// What the usual initialiser of a view takes.
  static func frame(_ summary: String = "In the superview's coordinates.") -> Parameter {
    Parameter("frame", nil, .structure(.CGRect), isOptional: true, summary)
  }
}

extension ClassBuilder where Object: UIView {
  /// The usual initialiser of a view.
  mutating func takes(_ frame: Parameter) {
    initializer([frame]) { view, call in if call.has(0) { view.frame = try call[0].rect() } }
  }
}
