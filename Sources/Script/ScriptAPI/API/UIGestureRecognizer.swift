import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let gestureClasses = [uiGestureRecognizer, uiPan, uiEdgePan, uiTap] + gestureKinds

  static let uiGestureRecognizer = ClassDeclaration(
    UIGestureRecognizer.self, "UIGestureRecognizer", "Watches the touches in a view and recognises a gesture.",
    partOfWorld: .always
  ) { c in
    c.subclassed { ScriptGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.enumerations(EnumEntry(UIGestureRecognizer.State.self))
    c.word(
      "state", UIGestureRecognizer.State.self, "The state of the gesture; only subclasses set it.", { $0.state },
      { $0.state = $1 })
    c.object("view", "UIView", "The view the recogniser is added to.", { $0.view })
    c.bool(
      "isEnabled", "Whether the recogniser is enabled; false cancels its gesture.", { $0.isEnabled },
      { $0.isEnabled = $1 })
    c.bool(
      "cancelsTouchesInView", "Whether the view's touches are cancelled when the gesture begins.",
      { $0.cancelsTouchesInView },
      { $0.cancelsTouchesInView = $1 })
    c.bool(
      "delaysTouchesBegan", "Whether the view receives touches only after the gesture has failed.",
      { $0.delaysTouchesBegan },
      { $0.delaysTouchesBegan = $1 })
    c.bool(
      "delaysTouchesEnded", "Whether the view receives the end of touches only after the gesture has failed.",
      { $0.delaysTouchesEnded },
      { $0.delaysTouchesEnded = $1 })
    c.string("name", "The recogniser's name, for lists.", { $0.name }, { $0.name = $1 })
    c.value(
      "numberOfTouches", .integer(.zeroOrMore), "The number of fingers in the gesture.",
      { .integer($1.numberOfTouches) })
    c.value(
      "delegate", .optional(.delegate("UIGestureRecognizerDelegate")), "Asked before the gesture begins; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, recognizer, value in
        recognizer.delegate = try session.callbacks.setDelegate(.delegate, of: recognizer, value, isWeak: true)
      })
    let space = Parameter(
      "in", "view", .optional(.object("UIView")), "The view whose coordinates are used; nil is the window.")
    c.method(
      "location", "The place of the gesture, or of one of its fingers.",
      [
        c.overload([space], returns: .structure(.CGPoint)) { .point($0.location(in: try $1.object(orNil: 0))) },
        c.overload(
          [
            Parameter(
              "ofTouch", "index", .integer(.zeroOrMore),
              "The finger's index, counted from 0, in the order the fingers went down."),
            space,
          ],
          returns: .structure(.CGPoint)
        ) { .point($0.location(ofTouch: try $1.integer(0), in: try $1.object(orNil: 1))) },
      ])
    c.method(
      "require", [Parameter("toFail", "other", .object("UIGestureRecognizer"), "The other recogniser.")],
      "Waits until another recogniser has failed."
    ) { recognizer, call in
      recognizer.require(toFail: try call.object(0))
      return .none
    }
    c.method(
      "removeTarget",
      [
        Parameter(nil, "target", .optional(.any), "The object whose method is called; held weakly."),
        Parameter("action", nil, .optional(.string), "The method's name."),
      ],
      "Removes a target; nil matches any."
    ) { recognizer, call in
      let target = call.has(0) ? call.session.lua.object(at: call[0].index)?.takeUnretainedValue() as? NSObject : nil
      recognizer.removeTarget(target, action: try call.string(orNil: 1))
      return .none
    }
    declareSubclassing(&c)
    c.example(
      """
      local pan = UIPanGestureRecognizer()
      pan.isEnabled = false
      window:addGestureRecognizer(pan)
      print(pan.view == window, pan.state)   --> true	possible
      """)
  }

  private static func declareSubclassing(_ c: inout ClassBuilder<UIGestureRecognizer>) {
    for (name, body) in [
      ("touchesBegan", UIGestureRecognizer.touchesBegan), ("touchesMoved", UIGestureRecognizer.touchesMoved),
      ("touchesEnded", UIGestureRecognizer.touchesEnded), ("touchesCancelled", UIGestureRecognizer.touchesCancelled),
    ] {
      c.overridable(
        name,
        [
          Parameter(nil, "touches", .array(.object("UITouch")), "The touches that changed."),
          Parameter("with", "event", .optional(.object("UIEvent")), "The event, which has all touches."),
        ], "Called when its touches change; a subclass sets `state` here."
      ) { recognizer, call in
        let touches = try call[0].elements(of: .object("UITouch")).map { try $0.object(UITouch.self) }
        body(recognizer)(touches, try call.object(orNil: 1) ?? UIEvent(touches, at: call.session.world.now))
        return .none
      }
    }
    c.overridable("reset", "Called when the gesture ended and the recogniser returns to possible.") { recognizer, _ in
      recognizer.reset()
      return .none
    }
    c.method(
      "ignore",
      [
        Parameter(nil, "touch", .object("UITouch"), "A touch that is not part of the gesture."),
        Parameter("for", "event", .optional(.any), "Always nil."),
      ], "Ignores a touch from now on."
    ) { recognizer, call in
      recognizer.ignore(try call.object(0, UITouch.self))
      return .none
    }
    func rule(
      _ name: String, _ label: String?, _ summary: String,
      _ body: @escaping (UIGestureRecognizer) -> (UIGestureRecognizer) -> Bool
    ) {
      c.overridable(
        name, [Parameter(label, "other", .object("UIGestureRecognizer"), "The other recogniser.")], returns: .bool,
        summary
      ) { .bool(body($0)(try $1.object(0))) }
    }
    rule("canPrevent", nil, "Whether recognition makes another recogniser fail; true unless overridden.") {
      $0.canPrevent
    }
    rule("canBePrevented", "by", "Whether the recogniser fails when another one recognises; true unless overridden.") {
      $0.canBePrevented(by:)
    }
    rule("shouldRequireFailure", "of", "Whether the recogniser waits until another one fails; false unless overridden.")
    {
      $0.shouldRequireFailure(of:)
    }
    rule(
      "shouldBeRequiredToFail", "by", "Whether another recogniser waits until this one fails; false unless overridden."
    ) {
      $0.shouldBeRequiredToFail(by:)
    }
  }

  /// `UIPanGestureRecognizer(target, "handlePan")`, `UIPanGestureRecognizer(function(pan) … end)`.
  static func declareTargets<Recognizer: UIGestureRecognizer>(_ c: inout ClassBuilder<Recognizer>) {
    let action = Parameter("action", nil, .string, "The method's name.")
    let handler = Parameter(
      nil, "handler", .function(["recognizer": .object("UIGestureRecognizer")]), "Called at each change of state.")
    c.initializer([]) { _, _ in }
    c.initializer([handler]) { recognizer, call in
      recognizer.addTarget(try call.session.callbacks.action(call[0], named: nil, sender: recognizer))
    }
    let noneOrOne = [
      Parameter("target", nil, .optional(.any), "The object whose method is called; held weakly."),
      Parameter(
        "action", nil, .optional(.string), "The method's name; nil with a target of nil: targets are added later."),
    ]
    c.initializer(noneOrOne) { recognizer, call in
      if !call.has(0), !call.has(1) { return }
      guard call.has(1) else { throw ScriptFailure.wrongKind(call[1].place, accepted: "a string", given: "nil") }
      recognizer.addTarget(try call.session.callbacks.action(call[0], named: try call.string(1), sender: recognizer))
    }
    c.method(
      "addTarget", "Adds a target for changes of state.",
      [
        c.overload([handler]) { recognizer, call in
          recognizer.addTarget(try call.session.callbacks.action(call[0], named: nil, sender: recognizer))
          return .none
        },
        c.overload([Parameter(nil, "target", .any, "The object whose method is called; held weakly."), action]) {
          recognizer, call in
          recognizer.addTarget(
            try call.session.callbacks.action(call[0], named: try call.string(1), sender: recognizer))
          return .none
        },
      ])
  }

  static let uiPan = ClassDeclaration(
    UIPanGestureRecognizer.self, "UIPanGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises a finger that moves."
  ) { c in
    c.makes { UIPanGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptPanGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    declarePan(&c)
    c.example(
      """
      local seen = {}
      window:addGestureRecognizer(UIPanGestureRecognizer(function(pan) seen[#seen + 1] = pan.state end))
      touch:drag{from = CGPoint(100, 100), to = CGPoint(200, 100), duration = 0.1}
      timeline:run()
      print(seen[1], seen[#seen])   --> began	ended
      """)
  }

  private static func declarePan<Recognizer: UIPanGestureRecognizer>(_ c: inout ClassBuilder<Recognizer>) {
    let view = Parameter(
      "in", "view", .optional(.object("UIView")), "The view whose coordinates are used; nil is the window.")
    c.method("translation", [view], returns: .structure(.CGPoint), "The distance moved since the start.") {
      .point($0.translation(in: try $1.object(orNil: 0)))
    }
    c.method(
      "setTranslation", [Parameter(nil, "translation", .structure(.CGPoint), "The translation, in points."), view],
      "Sets the translation; later movement adds to it."
    ) {
      pan, call in
      pan.setTranslation(try call[0].point(), in: try call.object(orNil: 1))
      return .none
    }
    c.method(
      "velocity", [view], returns: .structure(.CGPoint),
      "The velocity over the last tenth of a second, in points per second."
    ) {
      .point($0.velocity(in: try $1.object(orNil: 0)))
    }
    c.value(
      "minimumNumberOfTouches", .integer(.oneOrMore), "The minimum number of fingers; default 1.",
      { .integer($1.minimumNumberOfTouches) },
      { $1.minimumNumberOfTouches = try $2.integer() })
    c.value(
      "maximumNumberOfTouches", .integer(.oneOrMore), "The maximum number of fingers; unlimited by default.",
      { .integer($1.maximumNumberOfTouches) },
      { $1.maximumNumberOfTouches = try $2.integer() })
  }

  static let uiEdgePan = ClassDeclaration(
    UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer", inherits: "UIPanGestureRecognizer",
    "Recognises a finger that moves in from an edge of the screen."
  ) { c in
    c.makes { UIScreenEdgePanGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptScreenEdgePanGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.value(
      "edges", .options(UIRectEdge.entry), "The accepted edges; none by default.", { $1.edges.scriptWords },
      { $1.edges = try $2.options(UIRectEdge.self) })
    c.example(
      """
      local back = UIScreenEdgePanGestureRecognizer(function(pan) print(pan.state) end)
      back.edges = "left"
      window:addGestureRecognizer(back)
      touch:down(1, 300)
      touch:move(40, 300)   --> began
      """)
  }

  static let uiTap = ClassDeclaration(
    UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises a short touch that stays in place."
  ) { c in
    c.makes { UITapGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptTapGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.value(
      "numberOfTapsRequired", .integer(.oneOrMore), "The number of taps; default 1.",
      { .integer($1.numberOfTapsRequired) },
      { $1.numberOfTapsRequired = try $2.integer() })
    c.value(
      "numberOfTouchesRequired", .integer(.oneOrMore), "The number of fingers; default 1.",
      { .integer($1.numberOfTouchesRequired) },
      { $1.numberOfTouchesRequired = try $2.integer() })
    c.example(
      """
      window:addGestureRecognizer(UITapGestureRecognizer(function(tap) print(tap:location(window)) end))
      touch:tap(30, 40)
      timeline:run()   --> CGPoint(30, 40)
      """)
  }

  static let uiTouch = ClassDeclaration(UITouch.self, "UITouch", "A finger on the screen.") { c in
    c.enumerations(EnumEntry(UITouch.Phase.self))
    c.word("phase", UITouch.Phase.self, "The phase of the touch.", { $0.phase })
    c.number("timestamp", .seconds, "When.", { $0.timestamp })
    c.value("tapCount", .integer(.zeroOrMore), "The number of taps in a row.", { .integer($1.tapCount) })
    c.number("force", .plain, "How hard the finger presses; 0, as on a screen that does not measure it.", { _ in 0 })
    c.number(
      "maximumPossibleForce", .plain, "The greatest force; 0, as on a screen that does not measure it.", { _ in 0 })
    c.object("view", "UIView", "The view in which the touch began.", { $0.view })
    c.object("window", "UIWindow", "The window in which the touch began.", { $0.window })
    c.value(
      "gestureRecognizers", .array(.object("UIGestureRecognizer")),
      "The recognisers that receive the touch; a new array.",
      { .objects($1.gestureRecognizers) })
    c.method(
      "location",
      [
        Parameter("in", "view", .optional(.object("UIView")), "The view whose coordinates are used; nil is the window.")
      ],
      returns: .structure(.CGPoint), "The place of the touch."
    ) {
      .point($0.location(in: try $1.object(orNil: 0)))
    }
    c.method(
      "previousLocation",
      [
        Parameter("in", "view", .optional(.object("UIView")), "The view whose coordinates are used; nil is the window.")
      ],
      returns: .structure(.CGPoint),
      "The previous place of the touch."
    ) {
      .point($0.previousLocation(in: try $1.object(orNil: 0)))
    }
    c.example(
      """
      local finger = touch:down(30, 40)
      print(finger.phase, finger:location(window))   --> began	CGPoint(30, 40)
      """)
  }
}

extension CallbackStore {
  /// The action of a recogniser or control: a script's function, or a method of a target by name.
  ///
  /// A function lives with the sender. A target is not kept alive (documented), unless it is a plain table.
  ///
  /// - Throws: `ScriptFailure` for a target without a method of the name: an unrecognized selector on a device.
  func action(_ argument: ScriptArgument, named name: String?, sender: NSObject) throws(ScriptFailure) -> TargetAction {
    if let name { try expectMethod(name, of: argument) }
    if let name, let target = lua.object(at: argument.index)?.takeUnretainedValue() as? NSObject {
      return TargetAction(target: target, name: name) { [weak self, weak target] sender in
        guard let self, let target else { return }
        send(name, to: target, .object(sender))
      }
    }
    guard name != nil || lua.isFunction(at: argument.index) else {
      throw .wrongKind(argument.place, accepted: "a function", given: session.describe(at: argument.index))
    }
    let slot = nextActionSlot()
    lua.pushCopy(of: argument.index)
    lua.popPayload(PayloadReference(slot, of: sender), classID: session.classes.id(of: sender))
    return TargetAction(target: nil, name: name ?? slot.name) { [weak self] sender in
      guard let self else { return }
      lua.pushPayload(PayloadReference(slot, of: sender))
      if let name {
        _ = callTop(name, [.object(sender)]) { _ in }
      } else {
        callTop(named: "the handler", [.object(sender)])
      }
    }
  }
}
