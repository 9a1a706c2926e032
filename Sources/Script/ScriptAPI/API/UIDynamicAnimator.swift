import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Views moved as bodies.
  static let dynamicsClasses = [
    uiDynamicAnimator, uiDynamicBehavior, uiGravityBehavior, uiPushBehavior, uiSnapBehavior, uiAttachmentBehavior,
    uiCollisionBehavior, uiDynamicItemBehavior,
  ]

  private static let behavior = Parameter(nil, "behavior", .object("UIDynamicBehavior"), "The behaviour.")
  private static let item = Parameter(nil, "item", .object("UIView"), "The view.")
  private static let items = Parameter("items", nil, .array(.object("UIView")), "The views to act on.")

  static let uiDynamicAnimator = ClassDeclaration(
    UIDynamicAnimator.self, "UIDynamicAnimator", "Moves views as bodies, in steps of 1/240 s.", partOfWorld: .always
  ) { c in
    c.made([
      Parameter(
        "referenceView", "view", .optional(.object("UIView")), isOptional: true,
        "The view whose coordinates the items have.")
    ]) { UIDynamicAnimator(referenceView: try $0.object(orNil: 0), in: $0.session.app) }
    c.object("referenceView", "UIView", "The view whose coordinates the items have.", { $0.referenceView })
    c.value(
      "behaviors", .array(.object("UIDynamicBehavior")), "The behaviours, in the order they were added; a new array.",
      { .objects($1.behaviors) })
    c.bool("isRunning", "Whether something moves.", { $0.isRunning })
    c.number("elapsedTime", .seconds, "How long it has run.", { $0.elapsedTime })
    c.value(
      "delegate", .optional(.delegate("UIDynamicAnimatorDelegate")),
      "Notified when it begins to run and when everything is at rest; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, animator, value in
        animator.delegate = try session.callbacks.setDelegate(.delegate, of: animator, value, isWeak: true)
      })
    c.method("addBehavior", [behavior], "Lets a behaviour act.") { animator, call in
      animator.addBehavior(try call.object(0))
      return .none
    }
    c.method("removeBehavior", [behavior], "Ends a behaviour; views stay where they are.") { animator, call in
      animator.removeBehavior(try call.object(0))
      return .none
    }
    c.method("removeAllBehaviors", "Ends all behaviours.") { animator, _ in
      animator.removeAllBehaviors()
      return .none
    }
    c.method(
      "updateItem", [Parameter("usingCurrentState", "item", .object("UIView"), "The view.")],
      "Goes on from where the script has put a view."
    ) { animator, call in
      animator.updateItem(usingCurrentState: try call.object(0))
      return .none
    }
    c.method(
      "items", [Parameter("in", "rect", .structure(.CGRect), "A rectangle of the reference view.")],
      returns: .array(.object("UIView")), "The items whose frames meet a rectangle; a new array."
    ) { .objects($0.items(in: try $1[0].rect())) }
    c.example(
      """
      local view = UIView(CGRect(0, 0, 100, 100))
      window:addSubview(view)
      animator = UIDynamicAnimator(window)
      animator:addBehavior(UIGravityBehavior{items = {view}})
      timeline:advance(0.5)
      print(view.center.y > 150)   --> true
      """)
  }

  static let uiDynamicBehavior = ClassDeclaration(
    UIDynamicBehavior.self, "UIDynamicBehavior", "Moves views: several behaviours as one.", partOfWorld: .always
  ) { c in
    c.makes { _ in UIDynamicBehavior() }
    c.initializer([]) { _, _ in }
    c.value(
      "childBehaviors", .array(.object("UIDynamicBehavior")), "The behaviours inside it; a new array.",
      { .objects($1.childBehaviors) })
    c.value(
      "items", .array(.object("UIView")), "The views it acts on; a new array.", { .objects($1.items) })
    c.object("dynamicAnimator", "UIDynamicAnimator", "The animator it was added to.", { $0.dynamicAnimator })
    c.method(
      "setAction", [Parameter(nil, "action", .optional(.function([:])), "Called at each frame; nil for nothing.")],
      "Calls a function at each frame while it acts: Swift's action."
    ) { behavior, call in
      let function = try call.function(orNil: 0)
      behavior.action = function.map { function in { function.call(as: "the action") } }
      return .none
    }
    c.method("addChildBehavior", [Catalog.behavior], "Adds a behaviour that acts with it.") { behavior, call in
      let child = try call.object(0, UIDynamicBehavior.self)
      guard !child.contains(behavior) else {
        throw ScriptFailure.ownDescendant(
          child: call.session.describe(child), parent: call.session.describe(behavior))
      }
      behavior.addChildBehavior(child)
      return .none
    }
    c.method("removeChildBehavior", [Catalog.behavior], "Ends a behaviour inside it.") { behavior, call in
      behavior.removeChildBehavior(try call.object(0))
      return .none
    }
    c.method("addItem", [item], "Acts on a view, too.") { behavior, call in
      behavior.addItem(try call.object(0))
      return .none
    }
    c.method("removeItem", [item], "Acts no longer on a view.") { behavior, call in
      behavior.removeItem(try call.object(0))
      return .none
    }
    c.example("print(#UIDynamicBehavior().childBehaviors)   --> 0")
  }

  /// Direction and strength, as a vector and as an angle and a length.
  private static func declareDirection<Behavior: UIDynamicBehavior>(
    _ c: inout ClassBuilder<Behavior>, _ name: String, _ path: ReferenceWritableKeyPath<Behavior, DynamicDirection>
  ) {
    c.value(
      name, .structure(.CGVector), "The direction; its length is the magnitude.",
      { .vector($1[keyPath: path].vector) }, { $1[keyPath: path] = DynamicDirection(try $2.vector()) })
    c.number(
      "angle", .radians, "The direction's angle, from the right, increasing downwards.",
      { $0[keyPath: path].angle }, { $0[keyPath: path].angle = $1 })
    c.number(
      "magnitude", .plain, "The strength.", { $0[keyPath: path].magnitude }, { $0[keyPath: path].magnitude = $1 })
  }

  static let uiGravityBehavior = ClassDeclaration(
    UIGravityBehavior.self, "UIGravityBehavior", inherits: "UIDynamicBehavior",
    "Lets views fall, at 1,000 points/s² for a magnitude of 1."
  ) { c in
    c.made([items]) { UIGravityBehavior(items: try $0.views(0)) }
    declareDirection(&c, "gravityDirection", \.direction)
    c.example("print(UIGravityBehavior{items = {}}.gravityDirection)   --> CGVector(0, 1)")
  }

  static let uiPushBehavior = ClassDeclaration(
    UIPushBehavior.self, "UIPushBehavior", inherits: "UIDynamicBehavior",
    "Pushes views: 100 points/s, or as much in each second, for 100 by 100 points and a magnitude of 1."
  ) { c in
    c.made([
      items, Parameter("mode", nil, .word(EnumEntry(UIPushBehavior.Mode.self)), "Whether it pushes on or once."),
    ]) { UIPushBehavior(items: try $0.views(0), mode: try $0.word(1)) }
    c.word("mode", UIPushBehavior.Mode.self, "Whether it pushes on or once.", { $0.mode })
    declareDirection(&c, "pushDirection", \.direction)
    c.bool("active", "Whether it pushes; false after a push that is made once.", { $0.active }, { $0.active = $1 })
    let target = Parameter("for", "item", .object("UIView"), "The view.")
    c.method(
      "setTargetOffsetFromCenter",
      [Parameter(nil, "offset", .structure(.UIOffset), "From the middle of the view."), target],
      "Pushes a view beside its middle, which turns it."
    ) { push, call in
      let offset = try call[0].offset()
      push.setTargetOffset(CGVector(dx: offset.x, dy: offset.y), for: try call.object(1))
      return .none
    }
    c.example(
      """
      local view = UIView(CGRect(0, 0, 100, 100))
      window:addSubview(view)
      animator = UIDynamicAnimator(window)
      local push = UIPushBehavior({view}, "instantaneous")
      push.pushDirection = CGVector(1, 0)
      animator:addBehavior(push)
      timeline:advance(0.5)
      print(string.format("%.3f", view.center.x))   --> 100.000
      """)
  }

  static let uiSnapBehavior = ClassDeclaration(
    UISnapBehavior.self, "UISnapBehavior", inherits: "UIDynamicBehavior", "Draws a view to a point, with a swing."
  ) { c in
    c.made([
      Parameter("item", nil, .object("UIView"), "The view."),
      Parameter("snapTo", "point", .structure(.CGPoint), "Where its middle comes to rest."),
    ]) { UISnapBehavior(item: try $0.object(0), snapTo: try $0[1].point()) }
    c.point("snapPoint", "Where the view's middle comes to rest.", { $0.snapPoint }, { $0.snapPoint = $1 })
    c.number(
      "damping", .part, "0 swings most, 1 not at all; default 0.5.", { $0.damping }, { $0.damping = $1 })
    c.example("print(UISnapBehavior(UIView(), CGPoint(10, 10)).damping)   --> 0.5")
  }
}

extension Call {
  /// An array of views.
  func views(_ position: Int) throws -> [UIView] {
    try self[position].elements(of: .object("UIView")).map { try $0.object(UIView.self) }
  }
}
