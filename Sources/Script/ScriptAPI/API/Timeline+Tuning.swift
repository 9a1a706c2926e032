import LayerKit
import RecordingKit
import ScriptRuntime
import TimeControl
import ViewKit

/// Declares the member of `timeline` that gives motions another timing.
extension Catalog {
  static func declareTuning(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "tune",
      [
        Parameter("motion", nil, .integer(1...MotionTuning.most), "Its number in the order of starting, from 1."),
        Parameter("duration", nil, .number(Quantity("seconds", .moreThanZero)), isOptional: true, "How long it runs."),
        Parameter("delay", nil, .number(.duration), isOptional: true, "How long it waits."),
        Parameter(
          "timingParameters", nil, .object("NSObject"), isOptional: true,
          "Its curve or spring, as of a property animator."),
      ], changesWorld: true,
      "Gives a motion another timing before it starts: an animation block, a property animator, or an animation that is "
        + "added by itself. The command save writes these calls for what was tuned in the full screen."
    ) { timeline, call in
      let number = try call.integer(0)
      let duration = call.has(1) ? try call.number(1) : nil
      var course: MotionTuning.Course?
      if call.has(3) {
        course = try MotionTuning.Course(try call[3].timingParameters(), duration: duration ?? 1)
        guard course != nil else {
          throw ScriptFailure.wrongKind(
            call.place(of: 3), accepted: "one spring for both axes", given: "a spring for each axis")
        }
      }
      try timeline.tune(
        number, MotionTuning.Request(duration: duration, delay: call.has(2) ? try call.number(2) : nil, course: course),
        at: call.place(of: 0))
      return .none
    }
  }
}

extension Timeline {
  fileprivate func tune(_ number: Int, _ request: MotionTuning.Request, at place: Place) throws(ScriptFailure) {
    let started = world.tuning?.count ?? 0
    let hasMoved = world.recording.hasAnimations || world.roots.contains(where: Self.isAnimated)
    guard number > started, world.tuning != nil || !hasMoved else {
      let accepted =
        world.tuning == nil
        ? "a motion that has not started (call it before anything moves)"
        : "a motion that has not started, \(started + 1) or more"
      throw .outOfRange(place, accepted: accepted, given: Double(number))
    }
    let tuning = world.tuning ?? MotionTuning()
    world.tuning = tuning
    tuning.ask(request, for: number)
  }

  /// Whether a layer, or one below it, has an animation, committed or not.
  private static func isAnimated(_ layer: CALayer) -> Bool {
    var pending = [layer]
    while let next = pending.popLast() {
      if !next.animationKeys().isEmpty { return true }
      pending += next.sublayers
    }
    return false
  }
}
