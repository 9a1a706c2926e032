import MotionMath
package import RecordingKit

extension Trace.Lane {
  /// A layer's values in a trace beside the properties of the property table.
  package enum Beside: String, CaseIterable {
    /// Names, back to front.
    case sublayers
    case mask
    /// Begin time, speed and time offset; of a release, its begin, duration, start and end, and its curve.
    case clock
    /// Type, subtype and progress of the `CATransition` that runs.
    case transition
  }

  /// Each with the value of a lane that a trace leaves out.
  package static let besideProperties: [(Beside, TraceValue)] = Beside.allCases.map { property in
    switch property {
    case .sublayers: (property, .list([]))
    case .mask, .transition: (property, .null)
    case .clock: (property, LayerClock.identity.traced)
    }
  }

  /// The lane that says when a layer is on screen.
  package static let isOnScreen = "isOnScreen"

  /// The windows, back to front, as the sublayers of the screen.
  package static let windows = Trace.Lane(layer: screen, property: Beside.sublayers.rawValue)
  package static let screen = "screen"

  /// The value where a trace has none: that of a property never set. Nil for a lane that no layer has.
  package var usualValue: TraceValue? {
    if property == Self.isOnScreen { return .bool(false) }
    if let beside = Beside(rawValue: property) { return Self.besideProperties.first { $0.0 == beside }?.1 }
    return LayerProperty(name: property).map { TraceValue($0.defaultValue, in: Recording()) }
  }
}

extension LayerClock {
  /// As the lane `clock` has it.
  package var traced: TraceValue {
    switch self {
    case .timing(let beginTime, let speed, let timeOffset):
      return .numbers([beginTime, speed, timeOffset].map(TraceValue.rounded))
    case .ramp(let ramp):
      let numbers = [ramp.beginTime, ramp.duration, ramp.start, ramp.end]
      let curve: (String, [Double]) =
        switch ramp.curve {
        case .timing(let function): ("cubic", [function.x1, function.y1, function.x2, function.y2])
        case .spring(let frequency): ("spring", [frequency])
        case .sprung(let spring, let delay):
          ("sprung", [spring.stiffness, spring.damping, spring.initialVelocity, delay])
        }
      let elements = { (numbers: [Double]) in numbers.map { TraceValue.Element.number(TraceValue.rounded($0)) } }
      return .list(elements(numbers) + [.text(curve.0)] + elements(curve.1))
    }
  }
}
