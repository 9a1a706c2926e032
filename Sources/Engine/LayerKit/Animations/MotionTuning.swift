package import MotionMath
import RecordingKit

/// Other durations, delays and curves than a program gives its motions, to try them out.
///
/// A motion is what a program starts as one: an animation block, a property animator, or an animation that is added to a
/// layer by itself. Motions are numbered in the order they are started, from 1; the same program starts the same ones.
package final class MotionTuning {
  /// How a motion runs.
  package struct Parameters: Hashable, Sendable {
    /// In seconds.
    package var duration: Double
    /// Seconds before it begins.
    package var delay: Double
    package var course: Course

    package init(duration: Double, delay: Double, course: Course) {
      self.duration = duration
      self.delay = delay
      self.course = course
    }
  }

  package enum Course: Hashable, Sendable {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  package enum Kind: Sendable {
    case block, animator, animation
  }

  package struct Source: Sendable {
    package let kind: Kind
    /// As the program has it.
    package let original: Parameters
  }

  /// The parameters that a person tries, by the number of the motion.
  private let changes: [Int: Parameters]
  /// The parameters that the program asks for before it starts a motion, by the motion's number.
  private var asked: [Int: Request] = [:]
  private var sources: [Source] = []
  private var numbers: [Int: Int] = [:]

  /// - Parameter changes: What to use instead, by a motion's number.
  package init(_ changes: [Int: Parameters] = [:]) { self.changes = changes }

  /// The part of a motion's parameters that a program asks for by its number; nil leaves what the motion has.
  package struct Request: Sendable {
    package var duration: Double?
    package var delay: Double?
    package var course: Course?

    package init(duration: Double?, delay: Double?, course: Course?) {
      (self.duration, self.delay, self.course) = (duration, delay, course)
    }
  }

  /// How many motions have started.
  package var count: Int { sources.count }

  /// The largest number that `ask` is given, so that what is asked for stays small.
  package static let most = 10_000

  /// Gives a motion that has not started other parameters.
  package func ask(_ request: Request, for number: Int) { asked[number] = request }

  /// A motion is started: its number, and how it is to run.
  package func begin(_ kind: Kind, _ original: Parameters) -> (number: Int, used: Parameters) {
    var original = original
    if let request = asked[sources.count + 1] {
      original.duration = request.duration ?? original.duration
      original.delay = request.delay ?? original.delay
      original.course = request.course ?? original.course
    }
    sources.append(Source(kind: kind, original: original))
    let number = sources.count
    return (number, changes[number] ?? original)
  }

  /// The delay of a motion whose delay is not known when it is made.
  package func delay(of number: Int, original: Double) -> Double {
    guard number > 0, number <= sources.count else { return original }
    var whole = sources[number - 1].original
    whole.delay = asked[number]?.delay ?? original
    sources[number - 1] = Source(kind: sources[number - 1].kind, original: whole)
    return changes[number]?.delay ?? whole.delay
  }

  /// Notes whose an animation is.
  ///
  /// - Parameter serial: Its place in the record.
  func note(_ serial: Int, of number: Int) { numbers[serial] = number }

  /// The motion that an animation on record belongs to; nil for one that cannot be tuned.
  package func motion(of serial: Int) -> (number: Int, source: Source)? {
    numbers[serial].map { ($0, sources[$0 - 1]) }
  }
}

extension CAAnimation {
  /// Takes part in tuning as a motion of its own, unless it belongs to one. Called for the copy that a layer keeps.
  func tune(by tuning: MotionTuning, on layer: CALayer) {
    guard motionNumber == 0, effect.isTunable else { return }
    let start = layer.localTime(at: layer.world.now)
    let course: MotionTuning.Course =
      (self as? CASpringAnimation).map { .spring($0.spring) }
      ?? .curve(timingFunction ?? CAMediaTimingFunction(name: .linear))
    let original = MotionTuning.Parameters(
      duration: duration, delay: beginTime > start ? beginTime - start : 0, course: course)
    let (number, used) = tuning.begin(.animation, original)
    motionNumber = Int32(clamping: number)
    guard used != original else { return }
    duration = used.duration
    if used.delay != original.delay { beginTime = used.delay > 0 ? start + used.delay : 0 }
    switch used.course {
    case .curve(let function): if used.course != course { timingFunction = function }
    case .spring(let spring): (self as? CASpringAnimation)?.spring = spring
    }
  }
}

extension AnimationEffect {
  /// Whether something moves along the animation's own timing.
  fileprivate var isTunable: Bool {
    switch self {
    case .property, .path, .group: true
    case .nothing, .transition: false
    }
  }
}
