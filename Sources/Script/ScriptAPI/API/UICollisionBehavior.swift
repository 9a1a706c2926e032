import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiAttachmentBehavior = ClassDeclaration(
    UIAttachmentBehavior.self, "UIAttachmentBehavior", inherits: "UIDynamicBehavior",
    "Ties a view to a point or to another view, by a rod or by a spring."
  ) { c in
    let item = Parameter("item", nil, .object("UIView"), "The view.")
    let offset = Parameter(
      "offsetFromCenter", "offset", .structure(.UIOffset), "Where on the view, from its middle.")
    let anchor = Parameter("attachedToAnchor", "point", .structure(.CGPoint), "The point.")
    func vector(_ argument: ScriptArgument) throws -> CGVector {
      let offset = try argument.offset()
      return CGVector(dx: offset.x, dy: offset.y)
    }
    func other(_ item: UIView, _ call: Call, at position: Int) throws -> UIView {
      let other = try call.object(position, UIView.self)
      guard other !== item else {
        throw ScriptFailure.ownDescendant(child: call.session.describe(other), parent: call.session.describe(item))
      }
      return other
    }
    c.made([item, anchor]) { UIAttachmentBehavior(item: try $0.object(0), attachedTo: try $0[1].point()) }
    c.made([item, offset, anchor]) {
      UIAttachmentBehavior(item: try $0.object(0), offset: try vector($0[1]), attachedTo: try $0[2].point())
    }
    c.made([item, Parameter("attachedTo", "other", .object("UIView"), "The other view.")]) { call in
      let item = try call.object(0, UIView.self)
      return UIAttachmentBehavior(item: item, attachedTo: try other(item, call, at: 1))
    }
    c.made([
      item, offset, Parameter("attachedTo", "other", .object("UIView"), "The other view."),
      Parameter("offsetFromCenter2", "offset2", .structure(.UIOffset), "Where on the other; Swift repeats the label."),
    ]) { call in
      let item = try call.object(0, UIView.self)
      return UIAttachmentBehavior(
        item: item, offset: try vector(call[1]), attachedTo: try other(item, call, at: 2),
        otherOffset: try vector(call[3]))
    }
    c.point(
      "anchorPoint", "Where it is tied to; a change moves the view.", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    c.number(
      "length", Quantity("points", .zeroOrMore), "The length of the rod; the distance at first.", { $0.length },
      { $0.length = $1 })
    c.number(
      "damping", .part, "0 swings freely, 1 not at all; for a spring.", { $0.damping }, { $0.damping = $1 })
    c.number(
      "frequency", Quantity("", .zeroOrMore), "Swings a second; 0 is a rod.", { $0.frequency }, { $0.frequency = $1 })
    c.example(
      """
      local view = UIView(CGRect(100, 100, 20, 20))
      print(UIAttachmentBehavior(view, CGPoint(110, 60)).length)   --> 50.0
      """)
  }

  static let uiCollisionBehavior = ClassDeclaration(
    UICollisionBehavior.self, "UICollisionBehavior", inherits: "UIDynamicBehavior",
    "Keeps views from going through each other and through boundaries."
  ) { c in
    c.made([Parameter("items", nil, .array(.object("UIView")), "The views that collide.")]) {
      UICollisionBehavior(items: try $0.views(0))
    }
    c.word(
      "collisionMode", UICollisionBehavior.Mode.self, "What collides; default everything.", { $0.collisionMode },
      { $0.collisionMode = $1 })
    c.bool(
      "translatesReferenceBoundsIntoBoundary", "Whether the reference view's edges are a boundary; default false.",
      { $0.translatesReferenceBoundsIntoBoundary }, { $0.translatesReferenceBoundsIntoBoundary = $1 })
    c.method(
      "setTranslatesReferenceBoundsIntoBoundary",
      [Parameter("with", "insets", .structure(.UIEdgeInsets), "The room to the edges.")],
      "Makes the reference view's edges a boundary, some way in."
    ) { collision, call in
      collision.referenceInsets = try call[0].insets()
      collision.translatesReferenceBoundsIntoBoundary = true
      return .none
    }
    let identifier = Parameter("withIdentifier", "identifier", .string, "The boundary's name.")
    c.method(
      "addBoundary", changesWorld: true, "Adds a boundary under a name.",
      [
        c.overload([
          identifier, Parameter("from", "start", .structure(.CGPoint), "The start of a line."),
          Parameter("to", "end", .structure(.CGPoint), "Its end."),
        ]) { collision, call in
          collision.addBoundary(
            withIdentifier: try call.string(0), through: [try call[1].point(), try call[2].point()])
          return .none
        },
        c.overload([
          identifier, Parameter("for", "path", .object("UIBezierPath"), "A path; its curves count by their ends."),
        ]) { collision, call in
          let path = try call.object(1, UIBezierPath.self).cgPath
          collision.addBoundary(withIdentifier: try call.string(0), through: path.corners)
          return .none
        },
      ])
    c.method("removeBoundary", [identifier], "Removes a boundary.") { collision, call in
      collision.removeBoundary(withIdentifier: try call.string(0))
      return .none
    }
    c.method("removeAllBoundaries", "Removes all boundaries but the reference view's.") { collision, _ in
      collision.removeAllBoundaries()
      return .none
    }
    c.value(
      "boundaryIdentifiers", .array(.string), "The names of the boundaries; a new array.",
      { .array($1.boundaryIdentifiers.map { .string($0) }) })
    c.value(
      "collisionDelegate", .optional(.delegate("UICollisionBehaviorDelegate")), "Notified of contacts; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, collision, value in
        collision.collisionDelegate = try session.callbacks.setDelegate(.delegate, of: collision, value, isWeak: true)
      })
    c.example(
      """
      local collision = UICollisionBehavior{items = {}}
      collision:addBoundary("floor", CGPoint(0, 300), CGPoint(300, 300))
      print(collision.boundaryIdentifiers[1])   --> floor
      """)
  }

  static let uiDynamicItemBehavior = ClassDeclaration(
    UIDynamicItemBehavior.self, "UIDynamicItemBehavior", inherits: "UIDynamicBehavior",
    "What views are made of, and their speeds."
  ) { c in
    c.made([Parameter("items", nil, .array(.object("UIView")), "The views.")]) {
      UIDynamicItemBehavior(items: try $0.views(0))
    }
    let amount = Quantity("", .zeroOrMore)
    c.number("elasticity", .part, "How much bounces back; default 0.", { $0.elasticity }, { $0.elasticity = $1 })
    c.number("friction", amount, "How much rubs; default 0.2.", { $0.friction }, { $0.friction = $1 })
    c.number(
      "density", Quantity("", .moreThanZero), "The mass of 100 by 100 points; default 1.", { $0.density },
      { $0.density = $1 })
    c.number(
      "resistance", amount, "How much slows a view down; default 0.", { $0.resistance }, { $0.resistance = $1 })
    c.number(
      "angularResistance", amount, "How much slows its turning down; default 0.", { $0.angularResistance },
      { $0.angularResistance = $1 })
    c.bool("allowsRotation", "Whether the views turn; default true.", { $0.allowsRotation }, { $0.allowsRotation = $1 })
    c.bool("isAnchored", "Whether nothing moves the views; default false.", { $0.isAnchored }, { $0.isAnchored = $1 })
    let target = Parameter("for", "item", .object("UIView"), "The view.")
    c.method(
      "addLinearVelocity", [Parameter(nil, "velocity", .structure(.CGPoint), "In points a second."), target],
      "Adds to a view's speed."
    ) { behavior, call in
      let velocity = try call[0].point()
      behavior.addVelocity(CGVector(dx: velocity.x, dy: velocity.y), spin: 0, for: try call.object(1))
      return .none
    }
    c.method(
      "addAngularVelocity", [Parameter(nil, "velocity", .number(.plain), "In radians a second."), target],
      "Adds to the speed of a view's turning."
    ) { behavior, call in
      behavior.addVelocity(.zero, spin: try call.number(0), for: try call.object(1))
      return .none
    }
    c.method("linearVelocity", [target], returns: .structure(.CGPoint), "A view's speed, in points a second.") {
      .point($0.linearVelocity(for: try $1.object(0)))
    }
    c.method("angularVelocity", [target], returns: .number(.plain), "How fast a view turns, in radians a second.") {
      .number($0.angularVelocity(for: try $1.object(0)))
    }
    c.example("print(UIDynamicItemBehavior{items = {}}.density)   --> 1.0")
  }
}

extension CGPath {
  /// The ends of its lines and curves, in order.
  fileprivate var corners: [CGPoint] {
    var start = CGPoint.zero
    return elements.map { element in
      switch element {
      case .move(let point):
        start = point
        return point
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
      case .close: return start
      }
    }
  }
}
