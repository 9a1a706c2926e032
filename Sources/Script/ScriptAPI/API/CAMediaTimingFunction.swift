import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let caMediaTimingFunction = ClassDeclaration(
    TimingFunctionObject.self, "CAMediaTimingFunction", "A curve from (0, 0) to (1, 1), given by two control points."
  ) { c in
    c.made([Parameter("name", nil, .word(EnumEntry(CAMediaTimingFunctionName.self)), "A named curve.")]) { call in
      call.session.only(NamedFunctions.self).object(for: CAMediaTimingFunction(name: try call.word(0)))
    }
    c.made([
      Parameter("controlPoints", "c1x", .number(.part), "The first control point."),
      Parameter(nil, "c1y", .number(.plain), "The first control point."),
      Parameter(nil, "c2x", .number(.part), "The second control point."),
      Parameter(nil, "c2y", .number(.plain), "The second control point."),
    ]) { call in
      TimingFunctionObject(
        CAMediaTimingFunction(
          controlPoints: try call.number(0), try call.number(1), try call.number(2), try call.number(3)))
    }
    c.method(
      "value", [Parameter("at", "x", .number(.fraction), "The input, from 0 to 1.")], returns: .number(.plain),
      "The value of the curve, as animations use it."
    ) {
      .number($0.function.value(at: try $1.number(0)))
    }
    c.method(
      "getControlPoint", [Parameter("at", "index", .integer(0...3), "The index, counted from 0.")],
      returns: .structure(.CGPoint),
      "One of the four control points."
    ) { object, call in
      let points = [CGPoint.zero] + object.function.innerPoints + [CGPoint(x: 1, y: 1)]
      return .point(points[try call.integer(0)])
    }
    c.example(
      """
      local curve = CAMediaTimingFunction("easeIn")
      print(string.format("%.4f", curve:value(0.5)))   --> 0.3154
      """)
  }

  static let caValueFunction = ClassDeclaration(
    ValueFunctionObject.self, "CAValueFunction",
    "Builds a matrix from animated numbers, so that a rotation interpolates its angle instead of matrix elements."
  ) { c in
    c.made([Parameter("name", nil, .word(EnumEntry(CAValueFunctionName.self)), "The meaning of the numbers.")]) {
      call in
      call.session.only(NamedFunctions.self).object(for: CAValueFunction(name: try call.word(0)))
    }
    c.word("name", CAValueFunctionName.self, "The meaning of the numbers.", { $0.function.name })
    c.example(
      """
      local turn = CABasicAnimation("transform")
      turn.valueFunction = CAValueFunction("rotateZ")
      print(turn.valueFunction.name)   --> rotateZ
      """)
  }
}

/// The timing functions and value functions that have names: the same name is the same object (measured on macOS).
final class NamedFunctions: SessionObject {
  private var curves: [CAMediaTimingFunction: TimingFunctionObject] = [:]
  private var values: [CAValueFunction: ValueFunctionObject] = [:]

  init(in session: ScriptSession) {}

  /// A new object for a curve without a name.
  func object(for function: CAMediaTimingFunction) -> TimingFunctionObject {
    if let existing = curves[function] { return existing }
    let object = TimingFunctionObject(function)
    if function.name != nil { curves[function] = object }
    return object
  }

  func object(for function: CAValueFunction) -> ValueFunctionObject {
    if let existing = values[function] { return existing }
    let object = ValueFunctionObject(function)
    values[function] = object
    return object
  }
}

extension ScriptSession {
  func scriptValue(_ function: CAMediaTimingFunction?) -> ScriptValue {
    .object(function.map { only(NamedFunctions.self).object(for: $0) })
  }

  func scriptValue(_ function: CAValueFunction?) -> ScriptValue {
    .object(function.map { only(NamedFunctions.self).object(for: $0) })
  }
}

/// The script's object for a value function, which is a struct in the engine.
final class ValueFunctionObject: NSObject {
  let function: CAValueFunction
  init(_ function: CAValueFunction) { self.function = function }
  override var className: String { "CAValueFunction" }
  override var debugName: String? { function.name.rawValue }
}

/// The script's object for a timing curve.
final class TimingFunctionObject: NSObject {
  let function: CAMediaTimingFunction
  init(_ function: CAMediaTimingFunction) { self.function = function }
  override var className: String { "CAMediaTimingFunction" }
  override var debugName: String? { function.name?.rawValue }
}

extension CAMediaTimingFunction {
  fileprivate var innerPoints: [CGPoint] {
    [controlPoints.0, controlPoints.1]
  }
}

extension ScriptArgument {
  /// A curve: an object, or the name of one.
  func timingFunction() throws(ScriptFailure) -> CAMediaTimingFunction {
    if let name = session.lua.string(at: index) {
      let words = CAMediaTimingFunctionName.allCases.map(\.rawValue)
      guard let word = CAMediaTimingFunctionName(rawValue: name) else {
        throw .notAWord(place, words: words, given: name)
      }
      return CAMediaTimingFunction(name: word)
    }
    return try object(TimingFunctionObject.self).function
  }

  /// A value function: an object, or the name of one.
  func valueFunction() throws(ScriptFailure) -> CAValueFunction {
    guard let name = session.lua.string(at: index) else { return try object(ValueFunctionObject.self).function }
    guard let word = CAValueFunctionName(rawValue: name) else {
      throw .notAWord(place, words: CAValueFunctionName.allCases.map(\.rawValue), given: name)
    }
    return CAValueFunction(name: word)
  }

  /// A value of the kind of an animation's key path, or of any kind while it has none. Numbers for a whole transform
  /// are accepted too, as a value function may be set later; without one, adding the animation fails.
  func animatable(for animation: CAPropertyAnimation) throws(ScriptFailure) -> AnimatableValue {
    guard let keyPath = animation.keyPath else { return try animatable() }
    guard let function = animation.valueFunction else {
      do {
        return try animatable(at: keyPath)
      } catch {
        guard keyPath.valueKind == .transform, let value = try? animatable(),
          value.kind == .number || value.kind == .numbers
        else { throw error }
        return value
      }
    }
    let value = try animatable()
    guard value.kind == function.inputKind else {
      throw .kindsDoNotMeet(keyPath: keyPath.description, expected: function.inputKind, given: value.kind)
    }
    return value
  }
}

extension Call {
  /// Adds an animation after checking that it can run. The copy keeps a script's delegate alive.
  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String?) throws {
    do {
      try animation.validate()
    } catch {
      guard case .kindsDiffer(let expected, let given) = error else { throw error }
      let keyPath = (animation as? CAPropertyAnimation)?.keyPath?.description ?? animation.whatMoves
      throw ScriptFailure.kindsDoNotMeet(keyPath: keyPath, expected: expected, given: given)
    }
    for warning in animation.warnings { session.app.warn(.animation(warning), about: layer) }
    session.only(ClockCheck.self).check(animation, on: layer)
    let delegate = animation.delegate
    if let table = delegate as? TableDelegate { animation.delegate = table.running() }
    layer.add(animation, forKey: key)
    if delegate is TableDelegate { animation.delegate = delegate }
  }
}
