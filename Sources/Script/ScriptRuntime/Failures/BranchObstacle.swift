import MotionMath
import PlainText
package import RecordingKit

/// Why the world could not be recreated as it was.
package enum BranchObstacle: Error, Equatable {
  /// The replay gave a different recording.
  case difference(RecordDifference)
  /// The input that was to continue there took a different path.
  case divergence(Divergence)
  case noMemory
  /// A transition went another way than the inputs say.
  case scenario(String)

  /// Failures are compared by their text.
  package static func == (first: BranchObstacle, second: BranchObstacle) -> Bool {
    BranchObstacleText(first, branchingAt: 0).message == BranchObstacleText(second, branchingAt: 0).message
  }
}

/// Where a replayed input leaves its record.
package enum Divergence {
  /// It changed something at a time, in seconds, that comes after the end of the replay.
  case change(call: String, at: Double)
  /// It called something else, or moved the clock once more.
  case otherCall(String)
}

/// The English of an obstacle.
struct BranchObstacleText {
  let message: String
  let hint: String?

  init(_ obstacle: BranchObstacle, branchingAt time: Double) {
    let instant = "\(NumberText.fixed(time, 3)) s"
    switch obstacle {
    case .difference(let difference):
      message = "no branch at \(instant): replaying the inputs gave a different result; " + Self.text(of: difference)
      hint = "timeline:live()"
    case .divergence(.change(let call, let later)):
      message =
        "no branch at \(instant): this input used \(call) at \(NumberText.fixed(later, 3)) s before it went back, "
        + "and a branch cannot revert that"
      hint = "in the shell, enter the step back and what follows as separate inputs"
    case .divergence(.otherCall(let call)):
      message = "no branch at \(instant): the replayed input reached \(call) instead"
      hint = "in the shell, enter the step back and what follows as separate inputs"
    case .noMemory:
      message = "no branch at \(instant): there is not enough memory to replay the world"
      hint = nil
    case .scenario(let scenario):
      message =
        "no branch at \(instant): a transition went through \(scenario) here, and the inputs alone do not repeat that"
      hint = "open the script without --replay to change its past"
    }
  }

  private static func text(of difference: RecordDifference) -> String {
    let time = NumberText.fixed(difference.time, 3)
    switch difference.what {
    case .value(_, let kind, let property, let recorded, let now):
      return
        "\(property.name) of a \(kind) at \(time) s was \(PlainValue.text(recorded)) and is \(PlainValue.text(now))"
    case .event(let recorded, let now):
      let was = recorded.map { "\($0.name) \($0.subject)" } ?? "nothing"
      return "at \(time) s there was \(was) and is \(now.map { "\($0.name) \($0.subject)" } ?? "nothing")"
    case .animation(let recorded, let now):
      return "the animation added at \(time) s was \(recorded ?? "none") and is \(now ?? "none")"
    case .layers(let recorded, let now):
      return "at \(time) s there were \(recorded) layers and now \(now), or the tree differs"
    case .commit: return "only one of the two runs changed something at \(time) s"
    }
  }
}
