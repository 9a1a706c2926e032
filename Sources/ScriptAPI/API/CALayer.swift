import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let layerClasses = [caLayer] + layerKinds

  static let caLayer = ClassDeclaration(
    CALayer.self, "CALayer", "A rectangle of content with geometry, appearance, a clock of its own, and animations."
  ) { c in
    c.makes { CALayer(in: $0.world) }
    c.subclassed { ScriptLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: "CALayer", except: [.maskedCorners])
    c.value(
      "maskedCorners", .options(CACornerMask.entry), LayerProperty.maskedCorners.summary,
      { $1.maskedCorners.scriptWords },
      { _, layer, value in
        if layer.isPresentation { throw ScriptFailure.presentationLayer(property: "maskedCorners") }
        layer.maskedCorners = try value.options(CACornerMask.self)
      })
    c.rect(
      "frame", "The box around the layer in its superlayer's coordinates, in points.", { $0.frame }, { $0.frame = $1 })
    c.string("name", "What lists and descriptions call the layer.", { $0.name }, { $0.name = $1 })
    declareTiming(&c)
    declareTree(&c)
    declareAnimations(&c)
    declareActions(&c)
    declareConversions(&c)
    declareLayout(&c)
    declareKeys(&c)
    c.example(
      """
      local box = CALayer{bounds = CGRect(0, 0, 40, 40), position = CGPoint(20, 20)}
      window.layer:addSublayer(box)
      print(box.frame)   --> CGRect(0, 0, 40, 40)
      """)
  }

  private static func declareTiming(_ c: inout ClassBuilder<CALayer>) {
    c.number(
      "beginTime", .seconds, "When the layer's time begins, in its superlayer's.", { $0.beginTime },
      { $0.beginTime = $1 })
    c.number(
      "timeOffset", .seconds, "Added to the layer's time; at speed 0 it is that time.", { $0.timeOffset },
      { $0.timeOffset = $1 })
    c.number(
      "speed", .plain, "How fast its time runs: 0 stands still, negative runs back.", { $0.speed }, { $0.speed = $1 })
    c.number("duration", .time, "Infinite for a layer.", { $0.duration }, { $0.duration = $1 })
    c.number("repeatCount", .count, "Does not change what a layer shows.", { $0.repeatCount }, { $0.repeatCount = $1 })
    c.number(
      "repeatDuration", .duration, "Does not change what a layer shows.", { $0.repeatDuration },
      { $0.repeatDuration = $1 })
    c.bool("autoreverses", "Does not change what a layer shows.", { $0.autoreverses }, { $0.autoreverses = $1 })
    c.word(
      "fillMode", CAMediaTimingFillMode.self, "Does not change what a layer shows.", { $0.fillMode },
      { $0.fillMode = $1 })
    c.method(
      "convertTime", "Converts a time of another layer to this one's, or back; nil is the time above the root.",
      [
        c.overload(
          [
            Parameter(nil, "time", .number(.seconds), "The time to convert."),
            Parameter("from", "layer", .optional(.object("CALayer")), "Whose time it is."),
          ], returns: .number(.seconds)
        ) { layer, call in .number(layer.convertTime(try call.number(0), from: try call.object(orNil: 1, CALayer.self)))
        },
        c.overload(
          [
            Parameter(nil, "time", .number(.seconds), "The time to convert."),
            Parameter("to", "layer", .optional(.object("CALayer")), "Whose time is wanted."),
          ], returns: .number(.seconds)
        ) { layer, call in .number(layer.convertTime(try call.number(0), to: try call.object(orNil: 1, CALayer.self)))
        },
      ])
  }

  private static func declareTree(_ c: inout ClassBuilder<CALayer>) {
    c.value(
      "sublayers", .array(.object("CALayer")), "The layers in it, back to front; a fresh array.",
      { .objects($1.sublayers) })
    c.object("superlayer", "CALayer", "The layer it is in.", { $0.superlayer })
    c.value(
      "mask", .optional(.object("CALayer")), "A layer whose alpha covers this one.", { .object($1.mask) },
      { _, layer, argument in try setMask(layer, argument) })
    c.method(
      "addSublayer", [Parameter(nil, "layer", .object("CALayer"), "The layer to add.")],
      "Puts a layer in front of the others."
    ) {
      layer, call in try insert(into: layer, call) { layer.addSublayer($0) }
    }
    let child = Parameter(nil, "layer", .object("CALayer"), "The layer to insert.")
    c.method(
      "insertSublayer", "Puts a layer at a place among the others.",
      [
        c.overload([child, Parameter("at", "index", .integer, "Its place from the back, counted from 0.")]) {
          layer, call in
          let index = try call.integer(1)
          return try insert(into: layer, call) { layer.insertSublayer($0, at: index) }
        },
        c.overload([child, Parameter("below", "sibling", .object("CALayer"), "The layer to go behind.")]) {
          layer, call in
          let sibling = try call.object(1, CALayer.self)
          guard sibling.superlayer === layer else { throw notInside(sibling, layer, call) }
          return try insert(into: layer, call) { layer.insertSublayer($0, below: sibling) }
        },
        c.overload([child, Parameter("above", "sibling", .object("CALayer"), "The layer to go in front of.")]) {
          layer, call in
          let sibling = try call.object(1, CALayer.self)
          guard sibling.superlayer === layer else { throw notInside(sibling, layer, call) }
          return try insert(into: layer, call) { layer.insertSublayer($0, above: sibling) }
        },
      ])
    c.method(
      "replaceSublayer",
      [
        Parameter(nil, "old", .object("CALayer"), "The layer to take out."),
        Parameter("with", "new", .object("CALayer"), "The layer to put there."),
      ], "Puts one layer in another's place."
    ) { layer, call in
      let old = try call.object(0, CALayer.self)
      let new = try call.object(1, CALayer.self)
      guard old.superlayer === layer else { throw notInside(old, layer, call) }
      guard layer.canHold(new) else { throw cannotHold(new, layer, call.session) }
      layer.replaceSublayer(old, with: new)
      return .none
    }
    c.method("removeFromSuperlayer", "Takes the layer out.") { layer, _ in
      layer.removeFromSuperlayer()
      return .none
    }
  }

  private static func insert(into parent: CALayer, _ call: Call, _ body: (CALayer) -> Void) throws -> ScriptValue {
    let child = try call.object(0, CALayer.self)
    if parent.isPresentation { throw ScriptFailure.presentationLayer(property: "sublayers") }
    guard parent.canHold(child) else { throw cannotHold(child, parent, call.session) }
    body(child)
    return .none
  }

  private static func cannotHold(_ child: CALayer, _ parent: CALayer, _ session: ScriptSession) -> ScriptFailure {
    if child.isPresentation { return .presentationLayer(property: "superlayer") }
    return .ownDescendant(child: session.describe(child), parent: session.describe(parent))
  }

  private static func notInside(_ child: CALayer, _ parent: CALayer, _ call: Call) -> ScriptFailure {
    .notInside(child: call.session.describe(child), parent: call.session.describe(parent))
  }

  private static func setMask(_ layer: CALayer, _ argument: ScriptArgument) throws {
    if argument.isNil {
      layer.mask = nil
      return
    }
    let mask = try argument.object(CALayer.self)
    if layer.isPresentation { throw ScriptFailure.presentationLayer(property: "mask") }
    guard layer.canHold(mask) else { throw cannotHold(mask, layer, argument.session) }
    layer.mask = mask
  }

  private static func declareAnimations(_ c: inout ClassBuilder<CALayer>) {
    c.method(
      "add",
      [
        Parameter(nil, "animation", .object("CAAnimation"), "Copied; later changes to it have no effect."),
        Parameter("forKey", "key", .optional(.string), "An animation already under this key is removed first."),
      ], "Attaches a copy of an animation; it begins at the next commit."
    ) { layer, call in
      try call.session.add(try call.object(0), to: layer, forKey: try call.string(orNil: 1))
      return .none
    }
    c.method(
      "animation", [Parameter("forKey", "key", .string, "The key it was added under.")],
      returns: .optional(.object("CAAnimation")), "The frozen copy attached under a key."
    ) { layer, call in .object(layer.animation(forKey: try call.string(0))) }
    c.method("animationKeys", returns: .array(.string), "The keys of the attached animations, in the order of adding.")
    {
      layer, _ in .array(layer.animationKeys().map { .string($0) })
    }
    c.method(
      "removeAnimation", [Parameter("forKey", "key", .string, "The key it was added under.")],
      "Takes an animation off; it is told that it did not finish."
    ) { layer, call in
      layer.removeAnimation(forKey: try call.string(0))
      return .none
    }
    c.method("removeAllAnimations", "Takes every animation off; each is told that it did not finish.") { layer, _ in
      layer.removeAllAnimations()
      return .none
    }
    c.method(
      "presentation", returns: .optional(.object("CALayer")),
      "The layer as it is on screen at the playhead, read-only; nil until it was committed in a window."
    ) {
      layer, _ in .object(layer.presentation())
    }
    c.method(
      "model", returns: .object("CALayer"),
      "The layer that a script changes: itself, or what a presentation layer presents."
    ) {
      layer, _ in .object(layer.model())
    }
  }

  private static func declareConversions(_ c: inout ClassBuilder<CALayer>) {
    func conversion(
      _ kind: StructKind, _ label: String, _ body: @escaping (CALayer, Call, CALayer?) throws -> ScriptValue
    ) -> Overload {
      c.overload(
        [
          Parameter(nil, "value", .structure(kind), "In points."),
          Parameter(label, "layer", .optional(.object("CALayer")), "Nil stands for the root."),
        ], returns: .structure(kind)
      ) { layer, call in try body(layer, call, try call.object(orNil: 1)) }
    }
    c.method(
      "convert", "Converts a point or rectangle between this layer's coordinates and another's.",
      [
        conversion(.CGPoint, "from") { .point($0.convert(try $1[0].point(), from: $2)) },
        conversion(.CGPoint, "to") { .point($0.convert(try $1[0].point(), to: $2)) },
        conversion(.CGRect, "from") { .rect($0.convert(try $1[0].rect(), from: $2)) },
        conversion(.CGRect, "to") { .rect($0.convert(try $1[0].rect(), to: $2)) },
      ])
    c.method(
      "affineTransform", returns: .structure(.CGAffineTransform), "The transform as one in the plane."
    ) { layer, _ in .affine(CATransform3DGetAffineTransform(layer.transform)) }
    c.method(
      "setAffineTransform", [Parameter(nil, "m", .structure(.CGAffineTransform), "The plane transform.")],
      "Sets the transform to one in the plane."
    ) { layer, call in
      if layer.isPresentation { throw ScriptFailure.presentationLayer(property: "transform") }
      layer.transform = CATransform3DMakeAffineTransform(try call[0].affine())
      return .none
    }
    c.method(
      "contains", [Parameter(nil, "point", .structure(.CGPoint), "In the layer's coordinates.")], returns: .bool,
      "Whether the bounds hold a point."
    ) {
      .bool($0.contains(try $1[0].point()))
    }
    c.method(
      "hitTest", [Parameter(nil, "point", .structure(.CGPoint), "In the superlayer's coordinates.")],
      returns: .optional(.object("CALayer")), "The deepest layer at a point, frontmost first."
    ) {
      .object($0.hitTest(try $1[0].point()))
    }
  }
}
