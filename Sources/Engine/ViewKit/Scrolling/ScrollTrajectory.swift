import MotionMath

/// The movement of released content along both axes, as a pure function of time.
struct ScrollTrajectory {
  private let x: AxisTrajectory
  private let y: AxisTrajectory

  init(x: AxisTrajectory, y: AxisTrajectory) {
    self.x = x
    self.y = y
  }

  /// Seconds until both axes are at rest.
  var duration: Double { max(x.duration, y.duration) }
  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  func position(at time: Double) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }

  /// How it goes on from `place`, which it has reached after `time`, when the limits have become others.
  func continued(
    after time: Double, from position: CGPoint, in range: (x: ClosedRange<Double>, y: ClosedRange<Double>),
    bounces: Bool
  ) -> ScrollTrajectory {
    ScrollTrajectory(
      x: x.continued(after: time, from: position.x, in: range.x, bounces: bounces),
      y: y.continued(after: time, from: position.y, in: range.y, bounces: bounces))
  }
}

/// The movement along one axis: consecutive phases, and the place of rest after the last.
struct AxisTrajectory {
  fileprivate enum Law {
    /// Loses speed at a constant rate.
    case glide(velocity: Double, rate: Double)
    /// A spring at its critical damping, of `rate` per second.
    case spring(velocity: Double, rate: Double, end: Double)
    case ease(end: Double)
  }

  fileprivate struct Phase {
    let law: Law
    let start: Double
    let duration: Double
  }

  private var phases: [Phase] = []
  private(set) var end: Double
  var duration: Double { phases.reduce(0) { $0 + $1.duration } }

  /// Stays at `place`.
  init(at position: Double) { end = position }

  /// Eases in and out.
  init(from start: Double, to end: Double, duration: Double) {
    self.init(at: end)
    if start != end { phases = [Phase(law: .ease(end: end), start: start, duration: duration)] }
  }

  /// Springs to `end`.
  init(from start: Double, velocity: Double, springingTo end: Double) {
    self.init(at: start)
    spring(to: end, velocity: velocity)
  }

  /// Glides. At an end of `range`, content that is fast enough runs past it and springs back; other content stops there.
  init(from start: Double, velocity: Double, rate: Double, in range: ClosedRange<Double>, bounces: Bool) {
    self.init(at: start)
    let target = ScrollPhysics.end(of: velocity, from: start, at: rate)
    let limit = range.clamp(target)
    if !range.contains(start) {
      spring(to: range.clamp(start), velocity: velocity)
    } else if limit == target {
      glide(velocity, rate, to: target, for: ScrollPhysics.duration(of: velocity, at: rate))
    } else {
      let duration = ScrollPhysics.time(from: start, to: limit, velocity: velocity, at: rate)
      glide(velocity, rate, to: limit, for: duration)
      let speed = ScrollPhysics.speed(velocity, after: duration, at: rate)
      if bounces, speed.magnitude > ScrollPhysics.edgeSpeed { runIntoEdge(speed) }
    }
  }

  private mutating func glide(_ velocity: Double, _ rate: Double, to position: Double, for duration: Double) {
    if duration > 0 {
      phases.append(Phase(law: .glide(velocity: velocity, rate: rate), start: end, duration: duration))
    }
    end = position
  }

  private mutating func spring(to position: Double, velocity: Double) {
    let duration = ScrollPhysics.springDuration(from: end - position, velocity: velocity)
    if duration > 0 {
      let law = Law.spring(velocity: velocity, rate: ScrollPhysics.springRate, end: position)
      phases.append(Phase(law: law, start: end, duration: duration))
    }
    end = position
  }

  /// Adds the phase that runs past the place it has reached, and back to it.
  private mutating func runIntoEdge(_ velocity: Double) {
    let law = Law.spring(velocity: velocity, rate: ScrollPhysics.edgeRate, end: end)
    phases.append(Phase(law: law, start: end, duration: ScrollPhysics.edgeDuration(of: velocity)))
  }

  /// - Parameter time: Seconds since it began.
  func position(at time: Double) -> Double { phase(at: time).map { $0.phase.position(at: $0.time) } ?? end }

  /// The phase in progress, and the seconds since that began; nil at rest.
  private func phase(at time: Double) -> (phase: Phase, time: Double)? {
    var time = time
    for phase in phases {
      guard time >= phase.duration else { return (phase, time) }
      time -= phase.duration
    }
    return nil
  }

  /// How it goes on from `place` in other limits: what glides or has run into its end keeps its speed, what is on its way to
  /// a place goes to the nearest one there is. (Chosen here: no recording shows content that changes while it moves.)
  func continued(
    after time: Double, from position: Double, in range: ClosedRange<Double>, bounces: Bool
  ) -> AxisTrajectory {
    guard let (phase, passed) = phase(at: time) else {
      return AxisTrajectory(from: position, velocity: 0, springingTo: range.clamp(position))
    }
    switch phase.law {
    case .glide(let velocity, let rate):
      return AxisTrajectory(
        from: position, velocity: ScrollPhysics.speed(velocity, after: passed, at: rate), rate: rate, in: range,
        bounces: bounces)
    case .spring(let velocity, let rate, let end):
      let speed = ScrollPhysics.springSpeed(phase.start - end, velocity: velocity, rate: rate, after: passed)
      let ranIntoEdge = rate == ScrollPhysics.edgeRate
      return AxisTrajectory(from: position, velocity: speed, springingTo: range.clamp(ranIntoEdge ? position : end))
    case .ease(let end):
      return AxisTrajectory(from: position, to: range.clamp(end), duration: phase.duration - passed)
    }
  }
}

extension AxisTrajectory.Phase {
  fileprivate func position(at time: Double) -> Double {
    switch law {
    case .glide(let velocity, let rate): start + ScrollPhysics.distance(velocity, after: time, at: rate)
    case .spring(let velocity, let rate, let end):
      end + ScrollPhysics.springPlace(start - end, velocity: velocity, rate: rate, after: time)
    case .ease(let end): start + (end - start) * CAMediaTimingFunction(name: .easeInEaseOut).value(at: time / duration)
    }
  }
}
