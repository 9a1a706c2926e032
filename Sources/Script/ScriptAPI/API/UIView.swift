import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let viewClasses = [
    uiResponder, uiView, uiWindow, uiScreen, uiApplication, uiControl, uiButton, uiSlider, uiSwitch, uiProgressView,
    uiActivityIndicatorView, uiTextField,
    uiStackView, uiAction, uiBezierPath, uiTouch, uiEvent,
  ]

  static let uiView = ClassDeclaration(
    UIView.self, "UIView", inherits: "UIResponder",
    "A rectangle on screen that draws, lays out its subviews and receives touches.", partOfWorld: .onceOnScreen
  ) { c in
    c.makes { UIView(in: $0.app) }
    c.subclassed { ScriptView(in: $0.app, layer: $0.takeLayer()) }
    c.takes(.frame())
    c.staticValue("layerClass", .any, "The class of the layer: a class of views gives another one.") { session in
      guard let id = session.classes.id(named: "CALayer") else { return .none }
      session.lua.pushClass(id)
      return .reference(session.lua.popReference())
    }
    declareGeometry(&c)
    declareAppearance(&c)
    declareHierarchy(&c)
    declareMotionEffects(&c)
    declareLayout(&c)
    declareConstraints(&c)
    declareTouches(&c)
    declareAnimation(&c)
    c.example(
      """
      local Ring = class("Ring", UIView)
      function Ring.layerClass() return CAShapeLayer end
      local ring = Ring(CGRect(0, 0, 40, 40))
      ring.layer.path = UIBezierPath{ovalIn = ring.bounds}
      print(ring.layer:isKind(CAShapeLayer))   --> true
      """)
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
    c.rect("frame", "The frame in the superview's coordinates, in points.", { $0.frame }, { $0.place(in: $1) })
    c.rect("bounds", "The bounds in the view's own coordinates, in points.", { $0.bounds }, { $0.bounds = $1 })
    c.point("center", "The centre, in the superview's coordinates.", { $0.center }, { $0.center = $1 })
    c.point(
      "anchorPoint", "The place of `center` as fractions of the bounds.", { $0.anchorPoint },
      { $0.anchorPoint = $1 })
    c.value(
      "transform", .structure(.CGAffineTransform), "The plane transform, applied about the centre.",
      { .affine($1.transform) },
      { $1.transform = try $2.affine() })
    c.value(
      "transform3D", .structure(.CATransform3D), "The 3D transform, applied about the centre.",
      { .transform($1.transform3D) },
      { $1.transform3D = try $2.transform() })
    func conversion(
      _ kind: StructKind, _ label: String, _ body: @escaping (UIView, Call, UIView?) throws -> ScriptValue
    ) -> Overload {
      c.overload(
        [
          Parameter(nil, "value", .structure(kind), "The point or rectangle, in points."),
          Parameter(label, "view", .optional(.object("UIView")), "The other view; nil stands for the window."),
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
      "sizeThatFits", [Parameter(nil, "size", .structure(.CGSize), "The available size.")],
      returns: .structure(.CGSize),
      "The preferred size for an available size."
    ) {
      .size($0.sizeThatFits(try $1[0].size()))
    }
    c.method("sizeToFit", "Changes the size to the preferred one.") { view, _ in
      view.sizeToFit()
      return .none
    }
  }

  private static func declareAppearance(_ c: inout ClassBuilder<UIView>) {
    c.number("alpha", .fraction, "The opacity of the view and its subviews.", { $0.alpha }, { $0.alpha = $1 })
    c.bool("isHidden", "Whether the view and its subviews are hidden.", { $0.isHidden }, { $0.isHidden = $1 })
    c.bool(
      "isOpaque", "A hint that the view covers what is behind it; no effect here.", { $0.isOpaque },
      { $0.isOpaque = $1 })
    c.bool(
      "clipsToBounds", "Whether subviews are clipped to the bounds.", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
    c.color(
      "backgroundColor", "The colour behind the content; nil is clear.", { $0.backgroundColor },
      { $0.backgroundColor = $1 })
    c.color(
      "tintColor", "The colour of controls; inherited from the superview.", { $0.tintColor },
      { $0.tintColor = $1 }, setNil: { _ in })
    c.overridable("safeAreaInsetsDidChange", "Called when safeAreaInsets changed.") {
      view, _ in
      view.safeAreaInsetsDidChange()
      return .none
    }
    c.overridable("tintColorDidChange", "Called when tintColor changed.") { view, _ in
      view.tintColorDidChange()
      return .none
    }
    c.object(
      "traitCollection", "UITraitCollection", "The traits of its controller, or of the screen.", { $0.traitCollection })
    c.value(
      "mask", .optional(.object("UIView")), "A view whose alpha masks this one; its layer becomes the layer's mask.",
      { .object($1.mask) }, { try setMask($1, $2) })
    c.word(
      "contentMode", UIView.ContentMode.self, "How content fits when the sizes differ.", { $0.contentMode },
      { $0.contentMode = $1 })
    c.object("layer", "CALayer", "The layer that draws the view.", { $0.layer })
    c.value("tag", .integer(.any), "A number to find the view by.", { .integer($1.tag) }, { $1.tag = try $2.integer() })
    c.string(
      "accessibilityIdentifier", "A name to find the view by; shown in descriptions.", { $0.accessibilityIdentifier },
      { $0.accessibilityIdentifier = $1 })
    let text = "What assistive technology would read out; kept."
    c.string("accessibilityLabel", text, { $0.spoken.label }, { $0.spoken.label = $1 })
    c.string("accessibilityHint", text, { $0.spoken.hint }, { $0.spoken.hint = $1 })
    c.string("accessibilityValue", text, { $0.spoken.value }, { $0.spoken.value = $1 })
    c.bool(
      "isAccessibilityElement", "Whether assistive technology would stop at the view; kept.", { $0.spoken.isElement },
      { $0.spoken.isElement = $1 })
    declareRendering(&c)
    c.method(
      "snapshotView", [Parameter("afterScreenUpdates", nil, .bool, "Whether to commit pending changes first.")],
      returns: .optional(.object("UIView")), "A view that shows the view's current look."
    ) {
      .object($0.snapshotView(afterScreenUpdates: try $1.bool(0)))
    }
    c.method(
      "resizableSnapshotView",
      [
        Parameter("from", "rect", .structure(.CGRect), "The part to show, in the view's own coordinates."),
        Parameter("afterScreenUpdates", nil, .bool, "Whether to commit pending changes first."),
        Parameter("withCapInsets", "insets", .structure(.UIEdgeInsets), "The borders that keep their size."),
      ], returns: .optional(.object("UIView")),
      "A view that shows a part of the view's current look, and stretches it when it is resized."
    ) {
      let (rect, insets) = (try $1[0].rect(), try $1[2].insets())
      if insets != UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        try $1.checkBorders(insets, leaveRoomIn: rect.size, "the rectangle", at: 2)
      }
      return .object(
        $0.resizableSnapshotView(from: rect, afterScreenUpdates: try $1.bool(1), withCapInsets: insets))
    }
  }

  private static func declareHierarchy(_ c: inout ClassBuilder<UIView>) {
    c.value(
      "subviews", .array(.object("UIView")), "The subviews, back to front; a new array.", { .objects($1.subviews) })
    c.object("superview", "UIView", "The view that contains this one.", { $0.superview })
    c.object("window", "UIWindow", "The window that contains the view; nil off screen.", { $0.window })
    let child = Parameter(nil, "view", .object("UIView"), "The view to add.")
    let newcomer = Parameter(
      nil, "view", .optional(.object("UIView")), isOptional: false, "The view to add; nil adds nothing.")
    c.method(
      "addSubview", [newcomer], "Adds a view in front of the others."
    ) { view, call in
      if call[0].isNil, let missing = call.session.undefinedName(givenTo: "addSubview") {
        throw ScriptFailure.wrongKind(
          .parameter("view", of: "UIView:addSubview"), accepted: "a UIView", given: missing)
      }
      return try insert(into: view, call) { view.addSubview($0) }
    }
    c.method(
      "insertSubview", "Inserts a view among the others.",
      [
        c.overload([
          newcomer, Parameter("at", "index", .integer(.zeroOrMore), "The index from the back, counted from 0."),
        ]) {
          view, call in
          let index = try call.integer(1)
          return try insert(into: view, call) { view.insertSubview($0, at: index) }
        },
        c.overload([
          newcomer, Parameter("belowSubview", "sibling", .object("UIView"), "The view in front of the new one."),
        ]) {
          view, call in
          let sibling = try call.object(1, UIView.self)
          return try insert(into: view, call) { view.insertSubview($0, belowSubview: sibling) }
        },
        c.overload([newcomer, Parameter("aboveSubview", "sibling", .object("UIView"), "The view behind the new one.")])
        {
          view, call in
          let sibling = try call.object(1, UIView.self)
          return try insert(into: view, call) { view.insertSubview($0, aboveSubview: sibling) }
        },
      ])
    c.method("removeFromSuperview", "Removes the view from its superview.") { view, _ in
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
        Parameter("at", "first", .integer(.zeroOrMore), "The index from the back, counted from 0."),
        Parameter("withSubviewAt", "second", .integer(.zeroOrMore), "The index from the back, counted from 0."),
      ],
      "Swaps two subviews."
    ) { view, call in
      let places = 0...max(0, view.subviews.count - 1)
      view.exchangeSubview(at: try call[0].integer(in: places), withSubviewAt: try call[1].integer(in: places))
      return .none
    }
    c.method(
      "isDescendant", [Parameter("of", "view", .object("UIView"), "The possible ancestor.")], returns: .bool,
      "Whether the view is another view or inside it."
    ) {
      .bool($0.isDescendant(of: try $1.object(0)))
    }
    c.method(
      "viewWithTag", [Parameter(nil, "tag", .integer(.any), "The number to look for.")],
      returns: .optional(.object("UIView")),
      "The view itself or the first descendant with a tag."
    ) {
      .object($0.viewWithTag(try $1.integer(0)))
    }
    c.overridable("didMoveToSuperview", "Called after the superview changed.") { view, _ in
      view.didMoveToSuperview()
      return .none
    }
    c.overridable("didMoveToWindow", "Called after the window changed.") { view, _ in
      view.didMoveToWindow()
      return .none
    }
    c.overridable("didAddSubview", [child], "Called after a subview was added.") { view, call in
      view.didAddSubview(try call.object(0))
      return .none
    }
    c.overridable("willRemoveSubview", [child], "Called before a subview is removed.") { view, call in
      view.willRemoveSubview(try call.object(0))
      return .none
    }
    c.overridable(
      "willMove_toSuperview", [Parameter(nil, "view", .optional(.object("UIView")), "The new superview, or nil.")],
      "Called before the superview changes."
    ) { view, call in
      view.willMove(toSuperview: try call.object(orNil: 0))
      return .none
    }
    c.overridable(
      "willMove_toWindow", [Parameter(nil, "window", .optional(.object("UIWindow")), "The new window, or nil.")],
      "Called before the window changes."
    ) { view, call in
      view.willMove(toWindow: try call.object(orNil: 0, UIWindow.self))
      return .none
    }
  }

  private static func insert(into parent: UIView, _ call: Call, _ body: (UIView) -> Void) throws -> ScriptValue {
    guard let child = try call.object(orNil: 0, UIView.self) else { return .none }
    try check(child, fits: parent, call.session)
    body(child)
    return .none
  }

  /// - Throws: `ScriptFailure` when `parent` cannot hold `child`.
  static func check(_ child: UIView, fits parent: UIView, _ session: ScriptSession) throws {
    guard parent.layer.canHold(child.layer) else {
      throw ScriptFailure.ownDescendant(child: session.describe(child), parent: session.describe(parent))
    }
    guard parent.layer.hasRoom(for: child.layer) else {
      throw ScriptFailure.tooDeep(child: session.describe(child), parent: session.describe(parent))
    }
  }

  private static func setMask(_ view: UIView, _ argument: ScriptArgument) throws {
    guard !argument.isNil else {
      view.mask = nil
      return
    }
    let mask = try argument.object(UIView.self)
    try check(mask, fits: view, argument.session)
    view.mask = mask
  }

  private static func declareLayout(_ c: inout ClassBuilder<UIView>) {
    c.value(
      "autoresizingMask", .options(UIView.AutoresizingMask.entry),
      "The margins and sizes that adapt when the superview's size changes.",
      { $1.autoresizingMask.scriptWords }, { $1.autoresizingMask = try $2.options(UIView.AutoresizingMask.self) })
    c.bool(
      "autoresizesSubviews", "Whether subviews follow their autoresizing masks.", { $0.autoresizesSubviews },
      { $0.autoresizesSubviews = $1 })
    c.overridable("layoutSubviews", "Lays out the subviews. Called before the next commit after setNeedsLayout.") {
      view, _ in
      view.layoutSubviews()
      return .none
    }
    c.overridable("updateProperties", "Brings properties up to date, before layout. Only the system calls it.") {
      view, _ in
      view.updateProperties()
      return .none
    }
    c.method("setNeedsUpdateProperties", "Requests updateProperties before the next commit, without a layout.") {
      view, _ in
      view.setNeedsUpdateProperties()
      return .none
    }
    c.method("updatePropertiesIfNeeded", "Performs requested updates of properties now, in the view and below.") {
      view, _ in
      view.updatePropertiesIfNeeded()
      return .none
    }
    c.value(
      "safeAreaInsets", .structure(.UIEdgeInsets),
      "The part that bars and the screen's shape cover, from each side, in points.",
      { .insets($1.safeAreaInsets) })
    c.method("setNeedsLayout", "Requests layout before the next commit.") { view, _ in
      view.setNeedsLayout()
      return .none
    }
    c.method("layoutIfNeeded", "Performs a requested layout now.") { view, _ in
      view.layoutIfNeeded()
      return .none
    }
  }
}

extension Parameter {
  /// The parameter of a view's usual initialiser.
  static func frame(_ summary: String = "The point, in the superview's coordinates.") -> Parameter {
    Parameter("frame", nil, .structure(.CGRect), isOptional: true, summary)
  }
}

extension ClassBuilder where Object: UIView {
  /// The usual initialiser of a view.
  mutating func takes(_ frame: Parameter) {
    initializer([frame]) { view, call in if call.has(0) { view.frame = try call[0].rect() } }
  }
}
