import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiCubicTimingParameters = ClassDeclaration(
    TimingParametersObject.self, "UICubicTimingParameters", "Timing along a cubic Bezier curve."
  ) { c in
    c.made([]) { _ in TimingParametersObject(UICubicTimingParameters()) }
    c.made([Parameter("animationCurve", "curve", .word(EnumEntry(UIView.AnimationCurve.self)), "A named curve.")]) {
      TimingParametersObject(UICubicTimingParameters(animationCurve: try $0.word(0)))
    }
    c.made([
      Parameter("controlPoint1", nil, .structure(.CGPoint), "Its x in 0…1."),
      Parameter("controlPoint2", nil, .structure(.CGPoint), "Its x in 0…1."),
    ]) {
      TimingParametersObject(
        UICubicTimingParameters(controlPoint1: try $0[0].controlPoint(), controlPoint2: try $0[1].controlPoint()))
    }
    c.value(
      "controlPoint1", .structure(.CGPoint), "The first control point.",
      { $1.parameters.cubicTimingParameters.map { .point($0.controlPoint1) } ?? .none })
    c.value(
      "controlPoint2", .structure(.CGPoint), "The second control point.",
      { $1.parameters.cubicTimingParameters.map { .point($0.controlPoint2) } ?? .none })
    c.word(
      "timingCurveType", UITimingCurveType.self, "The kind of the timing curve.", { $0.parameters.timingCurveType })
    c.example(
      """
      local gentle = UICubicTimingParameters{animationCurve = "easeIn"}
      print(gentle.controlPoint1)   --> CGPoint(0.42, 0)
      """)
  }

  static let uiSpringTimingParameters = ClassDeclaration(
    TimingParametersObject.self, "UISpringTimingParameters", "Timing of a spring."
  ) { c in
    let velocity = Parameter(
      "initialVelocity", nil, .structure(.CGVector), isOptional: true, "In whole distances per second, for each axis.")
    func speed(_ call: Call, _ position: Int) throws(ScriptFailure) -> CGVector {
      call.has(position) ? try call[position].vector() : CGVector(dx: 0, dy: 0)
    }
    let positive = Shape.number(Quantity("", .moreThanZero))
    c.made([]) { _ in TimingParametersObject(UISpringTimingParameters()) }
    c.made([
      Parameter("dampingRatio", nil, .number(Quantity("", .zeroOrMore)), "The damping ratio; 1 does not overshoot."),
      velocity,
    ]) {
      TimingParametersObject(
        UISpringTimingParameters(dampingRatio: try $0.number(0), initialVelocity: try speed($0, 1)))
    }
    c.made([
      Parameter("mass", nil, positive, "The mass on the spring."),
      Parameter("stiffness", nil, positive, "The stiffness of the spring."),
      Parameter("damping", nil, .number(Quantity("", .zeroOrMore)), "The damping coefficient."), velocity,
    ]) {
      TimingParametersObject(
        UISpringTimingParameters(
          mass: try $0.number(0), stiffness: try $0.number(1), damping: try $0.number(2),
          initialVelocity: try speed($0, 3)))
    }
    c.made([
      Parameter("duration", nil, .number(.duration), "The perceived duration."),
      Parameter("bounce", nil, .number(.bounce), "The bounce; 0 does not overshoot."), velocity,
    ]) {
      TimingParametersObject(
        UISpringTimingParameters(
          duration: try $0.number(0), bounce: try $0.number(1), initialVelocity: try speed($0, 2)))
    }
    c.value(
      "initialVelocity", .structure(.CGVector), "In whole distances per second.",
      { $1.parameters.springTimingParameters.map { .vector($0.initialVelocity) } ?? .none })
    c.word(
      "timingCurveType", UITimingCurveType.self, "The kind of the timing curve.", { $0.parameters.timingCurveType })
    c.example(
      """
      local spring = UISpringTimingParameters{dampingRatio = 0.5, initialVelocity = CGVector(2, 0)}
      print(spring.initialVelocity.dx)   --> 2.0
      """)
  }
}

/// Timing parameters of a property animator as an object for scripts; the engine's are values.
final class TimingParametersObject: NSObject {
  let parameters: any UITimingCurveProvider
  init(_ parameters: any UITimingCurveProvider) { self.parameters = parameters }

  override var className: String {
    parameters.springTimingParameters == nil ? "UICubicTimingParameters" : "UISpringTimingParameters"
  }
}

extension ScriptArgument {
  /// A point whose x is in 0...1, as time only goes forward on a curve.
  fileprivate func controlPoint() throws(ScriptFailure) -> CGPoint {
    let point = try point()
    guard (0...1).contains(point.x) else { throw .outOfRange(place, accepted: "an x from 0 to 1", given: point.x) }
    return point
  }

  func timingParameters() throws(ScriptFailure) -> any UITimingCurveProvider {
    try object(TimingParametersObject.self).parameters
  }
}
