import LuaBridge
package import MotionMath
import ViewKit

/// Warns of angles that are most likely meant in degrees, once a line: integers beyond a turn (chosen here). What a script
/// works out is rarely an integer to Lua, and turns are multiples of π.
final class AngleCheck: SessionObject {
  private var warned: Set<WarningReport.Place?> = []

  init(in session: ScriptSession) {}

  /// - Parameter angle: The number that is given, in radians.
  static func check(_ angle: Double, _ argument: ScriptArgument) {
    let session = argument.session
    guard angle.magnitude > 2 * .pi, session.lua.isInteger(at: argument.index),
      let whole = session.lua.integer(at: argument.index),
      session.only(AngleCheck.self).warned.insert(session.app.placeOfCall()).inserted
    else { return }
    session.app.warn(.angleInDegrees(place: argument.place.text, angle: whole), about: session.app)
  }
}

extension LayerKeyPath {
  /// Whether its values are angles.
  var isAngle: Bool {
    switch component {
    case .rotation, .rotationX, .rotationY, .rotationZ: true
    default: false
    }
  }
}

extension ScriptSession {
  /// A rotation. One by more than half a turn is noted: an animation to it takes the shorter way.
  package func turn(by angle: Double) -> CGAffineTransform {
    let transform = CGAffineTransform(rotationAngle: angle)
    // Half a turn goes either way, and one by 2π is none.
    if angle.magnitude > .pi + 1e-6, angle.remainder(dividingBy: 2 * .pi).magnitude > 1e-6 {
      app.blockCheck.longTurn = (CATransform3DMakeAffineTransform(transform), angle)
    }
    return transform
  }
}
