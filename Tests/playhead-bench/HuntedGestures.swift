import ScriptAPI
import ScriptRuntime
import TimeControl
import TransitionChecker

/// Random gestures on an example, counted in the copies that they are tried in.
enum HuntedGestures {
  /// Tries, of about three gestures each.
  private static let tries = 12

  /// Instructions of a gesture, on average.
  static func count(_ tools: Tools) throws -> Double {
    var (sum, gestures) = (0.0, 0)
    let session = try Scenarios.session(tools) { instructions in sum += instructions }
    let hunt = ScriptHunt(session)
    try Scenarios.run("pan-pop.lua", in: session, tools)
    guard hunt.begin(nil) else { throw BenchFailure("nothing in pan-pop.lua can be touched") }
    for number in 1...tries {
      guard case .success(let outcome) = hunt.attempt(number, seed: 1) else {
        throw BenchFailure("try \(number) did not come to its end")
      }
      gestures += outcome.events.count
    }
    return sum / Double(max(1, gestures))
  }
}
