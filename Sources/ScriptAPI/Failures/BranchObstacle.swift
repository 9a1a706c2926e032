import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Why a world could not be made again as it was.
enum BranchObstacle: Error, Equatable {
  /// It came out otherwise.
  case difference(RecordDifference)
  /// The input that was to go on there took another way this time.
  case deviation(InputTracer.Deviation)
  case noMemory

  /// Failures are compared by what they say.
  static func == (first: BranchObstacle, second: BranchObstacle) -> Bool {
    BranchObstacleText(first, branchingAt: 0).message == BranchObstacleText(second, branchingAt: 0).message
  }
}

/// The words for it.
struct BranchObstacleText {
  let message: String
  let hint: String?

  init(_ obstacle: BranchObstacle, branchingAt time: Double) {
    let instant = "\(TreeText.number(time, 3)) s"
    switch obstacle {
    case .difference(let difference):
      message = "no branch at \(instant): done again, the inputs came out otherwise; " + Self.text(of: difference)
      hint = "timeline:live()"
    case .deviation(.change(let call, let later)):
      message =
        "no branch at \(instant): before going back there, this input used \(call) at \(TreeText.number(later, 3)) s, "
        + "which a branch would have to take back"
      hint = "in the shell, give what goes back and what comes after as inputs of their own"
    case .deviation(.otherCall(let call)):
      message = "no branch at \(instant): done again, this input did not come to where it was, but to \(call)"
      hint = "in the shell, give what goes back and what comes after as inputs of their own"
    case .noMemory:
      message = "no branch at \(instant): there is not enough memory for another world"
      hint = nil
    }
  }

  private static func text(of difference: RecordDifference) -> String {
    let time = TreeText.number(difference.time, 3)
    switch difference.what {
    case .value(_, let kind, let property, let recorded, let now):
      return "\(property.name) of a \(kind) at \(time) s was \(TreeText.text(recorded)) and is \(TreeText.text(now))"
    case .event(let recorded, let now):
      let was = recorded.map { "\($0.name) \($0.subject)" } ?? "nothing"
      return "at \(time) s there was \(was) and is \(now.map { "\($0.name) \($0.subject)" } ?? "nothing")"
    case .animation(let recorded, let now):
      return "the animation added at \(time) s was \(recorded ?? "none") and is \(now ?? "none")"
    case .layers(let recorded, let now):
      return "at \(time) s there were \(recorded) layers and are \(now), or another tree"
    case .commit: return "something changed at \(time) s only one of the two times"
    }
  }
}
