import LayerKit
import MotionMath
import ScriptRuntime

extension Catalog {
  static let layerClasses = [caLayer] + layerKinds

  static let caLayer = ClassDeclaration(
    CALayer.self, "CALayer", "A rectangle of content with geometry, appearance, a clock of its own, and animations.",
    partOfWorld: .onceOnScreen
  ) { c in
    c.makes { CALayer(in: $0.world) }
    c.subclassed { ScriptLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: .plain, except: [.maskedCorners])
    c.value(
      "maskedCorners", .options(CACornerMask.entry), LayerProperty.maskedCorners.summary,
      { $1.maskedCorners.scriptWords },
      { _, layer, value in
        if layer.isPresentation { throw ScriptFailure.presentationLayer(property: "maskedCorners") }
        layer.maskedCorners = try value.options(CACornerMask.self)
      })
    c.rect(
      "frame", "The box around the layer in its superlayer's coordinates, in points.", { $0.frame }, { $0.frame = $1 })
    c.string("name", "The name of the layer in lists and descriptions.", { $0.name }, { $0.name = $1 })
    declareTiming(&c)
    declareTree(&c)
    declareAnimations(&c)
    declareActions(&c)
    declareConversions(&c)
    declareLayout(&c)
    declareKeys(&c)
    declareRendering(&c)
    c.example(
      """
      local box = CALayer{bounds = CGRect(0, 0, 40, 40), position = CGPoint(20, 20)}
      window.layer:addSublayer(box)
      print(box.frame)   --> CGRect(0, 0, 40, 40)
      """)
  }

  private static func declareTiming(_ c: inout ClassBuilder<CALayer>) {
    c.number(
      "beginTime", .seconds, "When the layer's time begins, in its superlayer's time.", { $0.beginTime },
      { $0.beginTime = $1 })
    c.number(
      "timeOffset", .seconds, "An offset added to the layer's time; at speed 0 it is the layer's time.",
      { $0.timeOffset },
      { $0.timeOffset = $1 })
    c.number(
      "speed", .plain, "How fast the layer's time runs: 0 stops it, negative values run it backwards.", { $0.speed },
      { $0.speed = $1 })
    c.number("duration", .time, "Always infinite for a layer.", { $0.duration }, { $0.duration = $1 })
    c.number("repeatCount", .count, "No effect on a layer.", { $0.repeatCount }, { $0.repeatCount = $1 })
    c.number(
      "repeatDuration", .duration, "No effect on a layer.", { $0.repeatDuration },
      { $0.repeatDuration = $1 })
    c.bool("autoreverses", "No effect on a layer.", { $0.autoreverses }, { $0.autoreverses = $1 })
    c.word(
      "fillMode", CAMediaTimingFillMode.self, "No effect on a layer.", { $0.fillMode },
      { $0.fillMode = $1 })
    c.method(
      "convertTime", "Converts a time from or to another layer's time; nil is the time above the root layer.",
      [
        c.overload(
          [
            Parameter(nil, "time", .number(.seconds), "The time to convert."),
            Parameter("from", "layer", .optional(.object("CALayer")), "The layer whose time is given."),
          ], returns: .number(.seconds)
        ) { layer, call in
          call.session.only(ClockCheck.self).hasConverted = true
          return .number(layer.convertTime(try call.number(0), from: try call.object(orNil: 1, CALayer.self)))
        },
        c.overload(
          [
            Parameter(nil, "time", .number(.seconds), "The time to convert."),
            Parameter("to", "layer", .optional(.object("CALayer")), "The layer whose time is returned."),
          ], returns: .number(.seconds)
        ) { layer, call in
          call.session.only(ClockCheck.self).hasConverted = true
          return .number(layer.convertTime(try call.number(0), to: try call.object(orNil: 1, CALayer.self)))
        },
      ])
  }

  private static func declareTree(_ c: inout ClassBuilder<CALayer>) {
    c.value(
      "sublayers", .array(.object("CALayer")), "The sublayers, back to front; a new array.",
      { .objects($1.sublayers) })
    c.object("superlayer", "CALayer", "The layer that contains this one.", { $0.superlayer })
    c.value(
      "mask", .optional(.object("CALayer")), "A layer whose alpha masks this one.", { .object($1.mask) },
      { _, layer, argument in try setMask(layer, argument) })
    c.method(
      "addSublayer", [Parameter(nil, "layer", .object("CALayer"), "The layer to add.")],
      "Adds a layer in front of the others."
    ) {
      layer, call in try insert(into: layer, call) { layer.addSublayer($0) }
    }
    let child = Parameter(nil, "layer", .object("CALayer"), "The layer to insert.")
    c.method(
      "insertSublayer", "Inserts a layer among the others.",
      [
        c.overload([child, Parameter("at", "index", .integer(.zeroOrMore), "The index from the back, counted from 0.")])
        {
          layer, call in
          let index = try call.integer(1)
          return try insert(into: layer, call) { layer.insertSublayer($0, at: index) }
        },
        c.overload([child, Parameter("below", "sibling", .object("CALayer"), "The layer in front of the new one.")]) {
          layer, call in
          let sibling = try call.object(1, CALayer.self)
          return try insert(into: layer, call) { layer.insertSublayer($0, below: sibling) }
        },
        c.overload([child, Parameter("above", "sibling", .object("CALayer"), "The layer behind the new one.")]) {
          layer, call in
          let sibling = try call.object(1, CALayer.self)
          return try insert(into: layer, call) { layer.insertSublayer($0, above: sibling) }
        },
      ])
    c.method(
      "replaceSublayer",
      [
        Parameter(nil, "old", .object("CALayer"), "The layer to remove."),
        Parameter("with", "new", .object("CALayer"), "The layer to insert."),
      ], "Replaces one layer with another."
    ) { layer, call in
      let old = try call.object(0, CALayer.self)
      let new = try call.object(1, CALayer.self)
      guard old.superlayer === layer else { throw notInside(old, layer, call) }
      try check(new, fits: layer, call.session)
      layer.replaceSublayer(old, with: new)
      return .none
    }
    c.method("removeFromSuperlayer", "Removes the layer from its superlayer.") { layer, _ in
      layer.removeFromSuperlayer()
      return .none
    }
  }

  private static func insert(into parent: CALayer, _ call: Call, _ body: (CALayer) -> Void) throws -> ScriptValue {
    let child = try call.object(0, CALayer.self)
    if parent.isPresentation { throw ScriptFailure.presentationLayer(property: "sublayers") }
    try check(child, fits: parent, call.session)
    body(child)
    call.session.only(SublayerCheck.self).note(child, in: parent)
    return .none
  }

  /// - Throws: `ScriptFailure` when `parent` cannot hold `child`.
  private static func check(_ child: CALayer, fits parent: CALayer, _ session: ScriptSession) throws {
    if child.isPresentation { throw ScriptFailure.presentationLayer(property: "superlayer") }
    guard parent.canHold(child) else {
      throw ScriptFailure.ownDescendant(child: session.describe(child), parent: session.describe(parent))
    }
    guard parent.hasRoom(for: child) else {
      throw ScriptFailure.tooDeep(child: session.describe(child), parent: session.describe(parent))
    }
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
    try check(mask, fits: layer, argument.session)
    argument.session.only(MaskCheck.self).willSet(mask, of: layer)
    layer.mask = mask
  }

  private static func declareAnimations(_ c: inout ClassBuilder<CALayer>) {
    c.method(
      "add",
      [
        Parameter(
          nil, "animation", .object("CAAnimation"),
          "The animation; it is copied, so later changes to it have no effect."),
        Parameter("forKey", "key", .optional(.string), "The key; an animation already under it is removed first."),
      ], "Adds a copy of an animation; it begins at the next commit."
    ) { layer, call in
      try call.add(try call.object(0), to: layer, forKey: try call.string(orNil: 1))
      return .none
    }
    c.method(
      "animation", [Parameter("forKey", "key", .string, "The key the animation was added under.")],
      returns: .optional(.object("CAAnimation")), "The animation under a key, as an immutable copy."
    ) { layer, call in .object(layer.animation(forKey: try call.string(0))) }
    c.method(
      "animationKeys", returns: .array(.string), "The keys of the layer's animations, in the order they were added."
    ) {
      layer, _ in .array(layer.animationKeys().map { .string($0) })
    }
    c.method(
      "removeAnimation", [Parameter("forKey", "key", .string, "The key the animation was added under.")],
      "Removes an animation; its delegate is notified that it did not finish."
    ) { layer, call in
      layer.removeAnimation(forKey: try call.string(0))
      return .none
    }
    c.method("removeAllAnimations", "Removes every animation; each delegate is notified that it did not finish.") {
      layer, _ in
      layer.removeAllAnimations()
      return .none
    }
    c.method(
      "presentation", returns: .optional(.object("CALayer")),
      "A read-only copy of the layer as shown at the playhead; nil before its first commit in a window."
    ) {
      layer, _ in .object(layer.presentation())
    }
    c.method(
      "model", returns: .object("CALayer"),
      "The model layer: the layer itself, or the layer that a presentation layer presents."
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
          Parameter(nil, "value", .structure(kind), "The point or rectangle, in points."),
          Parameter(label, "layer", .optional(.object("CALayer")), "The other layer; nil stands for the root layer."),
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
      "affineTransform", returns: .structure(.CGAffineTransform),
      "The transform as a plane transform; the identity when it leaves the plane."
    ) { layer, _ in
      // The identity for a transform that is not flat: measured on macOS.
      let isFlat = CATransform3DIsAffine(layer.transform)
      return .affine(isFlat ? CATransform3DGetAffineTransform(layer.transform) : .identity)
    }
    c.method(
      "setAffineTransform", [Parameter(nil, "m", .structure(.CGAffineTransform), "The plane transform.")],
      "Sets the transform to a plane transform."
    ) { layer, call in
      if layer.isPresentation { throw ScriptFailure.presentationLayer(property: "transform") }
      layer.transform = CATransform3DMakeAffineTransform(try call[0].affine())
      return .none
    }
    c.method(
      "contains", [Parameter(nil, "point", .structure(.CGPoint), "The point, in the layer's coordinates.")],
      returns: .bool,
      "Whether the bounds contain a point."
    ) {
      .bool($0.contains(try $1[0].point()))
    }
    c.method(
      "hitTest", [Parameter(nil, "point", .structure(.CGPoint), "The point, in the superlayer's coordinates.")],
      returns: .optional(.object("CALayer")), "The deepest layer at a point, front to back."
    ) {
      .object($0.hitTest(try $1[0].point()))
    }
  }
}
