import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Follows an input: writes down how it moves the clock and what it is told, or leads it the way it went before.
final class InputTracer {
  private(set) var trace = InputTrace()
  /// How many methods were called since the last move.
  var callsSinceMove = 0
  /// The way to be gone again; nil when the input is new, or has reached what it was led to.
  private(set) var course: Course?
  /// What it did where it should have done something else; nil while it keeps to its course.
  private(set) var deviation: Deviation?

  /// A way that was gone before.
  struct Course {
    let trace: InputTrace
    /// Nothing is done beyond this instant, in nanoseconds.
    let end: Int64
    /// How far the world had run when the input was first entered, in nanoseconds.
    let enteredAt: Int64
    /// Where the course ends and the input is on its own; nil: nowhere, it is stopped at `end`.
    var goal: InputPlace?
    /// Called once at the goal.
    var reach: () -> Void = {}
    fileprivate var nextMove = 0
    fileprivate var nextAnswer = 0

    init(_ entry: EnteredInput, until end: Int64) {
      trace = entry.trace
      enteredAt = entry.enteredAt
      self.end = end
    }
  }

  enum Deviation {
    /// It changed something at a time that comes after the end of the course.
    case change(call: String, at: Double)
    /// It called something else, or moved the clock once more.
    case otherCall(String)
  }

  /// Begins to follow an input, on a course or freely.
  func begin(_ course: Course? = nil) {
    trace = InputTrace()
    callsSinceMove = 0
    deviation = nil
    self.course = course
  }

  /// Where the input is, about to make `call`.
  func place(of call: String) -> InputPlace { InputPlace(moves: trace.moves.count, calls: callsSinceMove, call: call) }

  // MARK: Moves

  func note(_ move: InputTrace.Move) {
    trace.moves.append(move)
    callsSinceMove = 0
  }

  /// The move of the course that was made last, as it was made the first time; nil before the first.
  var lastRecordedMove: InputTrace.Move? {
    guard let course, course.nextMove > 0 else { return nil }
    return course.trace.moves[course.nextMove - 1]
  }

  /// The next move of the course, and whether it was the last before the input was cut short; nil when it has none left.
  func nextMove() -> (move: InputTrace.Move, isLast: Bool)? {
    guard var course, course.nextMove < course.trace.moves.count else { return nil }
    let move = course.trace.moves[course.nextMove]
    course.nextMove += 1
    self.course = course
    return (move, course.trace.isCutShort && course.nextMove == course.trace.moves.count)
  }

  /// The input ends here, with its last move.
  func cutShort() { trace.isCutShort = true }

  // MARK: The goal

  /// Whether the input is where its course leads, about to make `call`; the course is over then.
  func isAtGoal(_ call: String) -> Bool {
    guard let course, let goal = course.goal, goal == place(of: call) else { return false }
    self.course = nil
    course.reach()
    return true
  }

  /// Whether the input is being stopped on purpose.
  var isUnwinding: Bool { trace.isCutShort || deviation != nil }

  func deviate(_ deviation: Deviation) { self.deviation = self.deviation ?? deviation }

  // MARK: Answers

  func line(_ ask: () -> String?) -> String? {
    if case .line(let line)? = nextAnswer() { return line }
    let line = ask()
    trace.answers.append(.line(line))
    return line
  }

  func source(_ ask: () -> (text: String, chunkName: String)?) -> (text: String, chunkName: String)? {
    if case .source(let source)? = nextAnswer() { return source }
    let source = ask()
    trace.answers.append(.source(source))
    return source
  }

  private func nextAnswer() -> InputTrace.Answer? {
    guard var course, course.nextAnswer < course.trace.answers.count else { return nil }
    let answer = course.trace.answers[course.nextAnswer]
    course.nextAnswer += 1
    self.course = course
    trace.answers.append(answer)
    return answer
  }
}
