import MotionMath

extension Recording {
  /// The bar of an animation, up to the live edge and, while it runs, as far as its clocks will bring it.
  ///
  /// - Parameters:
  ///   - path: The animation, or, for one inside groups, the groups from the outermost on and then the animation.
  ///   - now: The live edge, in seconds.
  package func bar(of record: AnimationRecord, path: [AnimationSpec], upTo now: Double) -> Bar {
    BarBuilder(self, record, path, now: now).bar
  }
}

/// Follows one animation through the clocks as they were.
struct BarBuilder {
  private let now: Double
  private let from: Double
  private let removed: Double?
  private let isReplaced: Bool
  /// True in a group that came to its end, which may cut it.
  private let isOfFinishedGroup: Bool
  let timing: CAMediaTiming
  let motion: PropertyMotion?
  let timingFunction: CAMediaTimingFunction?
  /// How much of its window has passed, in its own seconds.
  private var pieces: [TimePiece]
  private let length: Double

  /// The difference at which a cut is a jump, in seconds.
  private static let leastJump = 1e-6

  init(_ recording: Recording, _ record: AnimationRecord, _ path: [AnimationSpec], now: Double) {
    let spec = path.last ?? record.spec
    timing = spec.timing
    motion = spec.effect.motions.first
    timingFunction = spec.timingFunction
    from = recording.time(of: record.added)
    removed = recording.removedTime(of: record)
    isReplaced = removed != nil && recording.isReplaced(record)
    let end = removed ?? .infinity
    self.now = max(now, from)
    var clock =
      (path.first ?? spec).followsWorld
      ? (from < end ? [TimePiece.world(from: from, to: end)] : [])
      : record.node.timePieces(from: record.added, until: record.removed, at: end, in: recording)
    for group in path.dropLast() { clock = clock.flatMap { $0.inside(group) } }
    isOfFinishedGroup =
      removed != nil && path.count > 1
      && BarBuilder(recording, record, [path[0]], now: now).outcome == .finished
    let speed = timing.speed.magnitude
    let begin = timing.beginTime
    pieces = clock.map { $0.scaled(by: speed, plus: -begin * speed) }
    length = speed == 0 ? .infinity : timing.activeDuration
  }

  /// How much had passed when it was added, in its own seconds.
  var elapsedAtStart: Double { pieces.first?.start ?? 0 }
  /// How much had passed at the last instant that is known.
  var elapsedAtEnd: Double { pieces.last.map { $0.value(at: removed ?? now) } ?? 0 }

  /// True once it has been beyond its begin.
  private var wasUnderWay: Bool {
    pieces.contains { max($0.start, $0.value(at: min($0.to, now))) > Self.leastJump }
  }

  var bar: Bar {
    let (end, expected) = ends
    var phases: [Bar.Phase] = []
    var jumps: [Bar.Jump] = []
    var keyframes: [Double] = []
    var holds: [Bar.Hold] = []
    var overshoots: [Bar.Overshoot] = []
    let overshoot = self.overshoot
    let settling = settlingTime
    let keys = keyTimes
    var last: Double?
    for piece in pieces where piece.from < end {
      let piece = piece.before(end)
      var isAfterJump = false
      if let last, (piece.start - last).magnitude > Self.leastJump {
        jumps.append(Bar.Jump(time: piece.from, from: last, to: piece.start))
        isAfterJump = true
      }
      last = piece.end
      if piece.direction == 0 { holds.append(Bar.Hold(time: piece.from, elapsed: piece.start)) }
      if let overshoot, let time = piece.time(reaching: overshoot.elapsed) {
        overshoots.append(Bar.Overshoot(time: time, amount: overshoot.amount))
      }
      for key in keys { if let time = piece.time(reaching: key) { keyframes.append(time) } }
      let turns = timing.autoreverses ? piece.turns(of: timing) : []
      for part in piece.cut(at: [0, length] + (settling.map { [$0] } ?? []) + turns) {
        Bar.Phase.append(
          Bar.Phase(from: part.from, to: part.to, kind: kind(of: part, settling)), to: &phases,
          afterJump: isAfterJump)
        isAfterJump = false
      }
    }
    return Bar(
      from: from, end: end, expectedEnd: expected, phases: phases, jumps: jumps, outcome: outcome, length: length,
      keyframes: keyframes, holds: holds, overshoots: overshoots,
      reached: length > 0 && length.isFinite ? min(max(elapsedAtEnd / length, 0), 1) : nil)
  }

  private func kind(of piece: TimePiece, _ settling: Double?) -> Bar.Kind {
    if piece.direction == 0 { return .held }
    let middle = piece.value(at: piece.to.isFinite ? piece.from + (piece.to - piece.from) / 2 : piece.from + 1)
    if middle < 0 { return .waiting }
    if middle >= length { return .filled }
    if (piece.direction > 0) != (timing.speed > 0) { return .backward }
    if let settling, middle >= settling { return .settling }
    let leg = timing.duration > 0 ? (middle / timing.duration).rounded(.down) : 0
    return timing.autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1 ? .returning : .forward
  }

  // MARK: The end

  /// The bar's end, and when it will be over if its clocks run on.
  private var ends: (end: Double, expected: Double) {
    if let removed { return (removed, removed) }
    if isHeldAtItsEnd { return (now, now) }
    if length.isFinite, elapsedAtInfinity >= length { return (timeOfArrival, timeOfArrival) }
    // On the way back it is over at its start.
    for piece in pieces where piece.to > now && piece.direction < 0 {
      if let time = piece.time(reaching: 0) ?? (piece.end.magnitude < Self.leastJump ? piece.to : nil) {
        return (max(time, now), max(time, now))
      }
    }
    let remaining = length - elapsedAtEnd
    let rate = timing.speed.magnitude
    return (now, remaining.isFinite && rate > 0 ? now + max(0, remaining) / rate : .infinity)
  }

  /// When it came, or will come, to its end and stayed there.
  private var timeOfArrival: Double {
    var time = from
    for piece in pieces.reversed() {
      if let arrival = piece.time(reaching: length) { return arrival }
      if piece.start < length - Self.leastJump { return time }
      time = piece.from
    }
    return time
  }

  /// True when it was put at its end while its time stood still, and stands there: a drag to the end is not over.
  private var isHeldAtItsEnd: Bool {
    guard removed == nil, length.isFinite, pieces.last?.direction == 0 else { return false }
    let beyond = pieces.lastIndex { $0.start < length - Self.leastJump }
    guard let arrival = pieces.indices.first(where: { $0 > beyond ?? -1 }), pieces[arrival].direction == 0 else {
      return false
    }
    return beyond.map { pieces[$0].end < length - Self.leastJump } ?? true
  }

  private var elapsedAtInfinity: Double { pieces.last.map { $0.end + Self.leastJump } ?? 0 }

  private var outcome: Bar.Outcome {
    guard removed != nil else {
      return elapsedAtEnd >= length - Self.leastJump && !isHeldAtItsEnd ? .finished : .open
    }
    let elapsed = elapsedAtEnd
    if elapsed >= length - Self.leastJump || isOfFinishedGroup { return .finished }
    if isReplaced { return .replaced }
    return elapsed <= Self.leastJump && wasUnderWay ? .cancelled : .removed
  }

  // MARK: Marks

  /// When a spring that runs once is within 1 % of its end for good, in its own seconds.
  private var settlingTime: Double? {
    guard let spring = motion?.spring, timingFunction == nil, length == timing.duration else { return nil }
    let time = spring.lastTime(beyond: 0.01, before: timing.duration)
    return time < timing.duration ? time : nil
  }

  /// The farthest that it goes beyond its end in its first pass, of at least 1 % of the way: after how many of its own
  /// seconds, and by which part of the way.
  private var overshoot: (elapsed: Double, amount: Double)? {
    let peak: (elapsed: Double, amount: Double)?
    if let spring = motion?.spring, timingFunction == nil {
      peak = spring.peak(before: timing.duration)
    } else if let motion, case .endPoints = motion.motion, let timingFunction {
      peak = timingFunction.peak.map { ($0.fraction * timing.duration, $0.value - 1) }
    } else {
      peak = nil
    }
    return peak.flatMap { $0.amount >= 0.01 ? $0 : nil }
  }

  /// The keyframes between the first and the last, in seconds of the first pass.
  private var keyTimes: [Double] {
    guard let motion, case .keyframes(let keyframes) = motion.motion else { return [] }
    return keyframes.times.filter { $0 > 0 && $0 < 1 }.map { $0 * timing.duration }
  }
}

extension Recording {
  /// Whether an animation was taken off in the commit that put another one in its place, under its key.
  func isReplaced(_ record: AnimationRecord) -> Bool {
    guard let key = record.key else { return false }
    var serial = Int(record.node.lastAnimation)
    while serial > record.serial {
      let other = animation(serial)
      if other.added == record.removed, other.key == key { return true }
      serial = Int(animations[serial].previous)
    }
    return false
  }
}

extension Spring {
  /// When it turns back for the first time, and how far it is beyond its end then; nil where it does neither before
  /// `end`.
  fileprivate func peak(before end: Double) -> (elapsed: Double, amount: Double)? {
    // A sixteenth of half a swing finds the first turn; without one the spring settles within a few swings.
    let step = .pi / (16 * frequency)
    var low = 0.0
    for _ in 0..<4096 where velocity(at: low + step) > 0 { low += step }
    guard velocity(at: low + step) <= 0 else { return nil }
    var high = low + step
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if velocity(at: middle) > 0 { low = middle } else { high = middle }
    }
    let amount = value(at: high) - 1
    return high < end && amount > 0 ? (high, amount) : nil
  }

  /// The last time in 0...`end` at which `limit` of the way or more is missing or too much.
  fileprivate func lastTime(beyond limit: Double, before end: Double) -> Double {
    func isBeyond(_ time: Double) -> Bool { (value(at: time) - 1).magnitude >= limit }
    // The envelope is below a thousandth from the settling time on, if the spring swings.
    var high = dampingRatio < 1 ? min(end, settlingDuration) : end
    guard !isBeyond(high) else { return high }
    let step = dampingRatio < 1 ? .pi / (8 * frequency) : high
    var low = max(0, high - step)
    while low > 0, !isBeyond(low) {
      high = low
      low = max(0, low - step)
    }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension CAMediaTimingFunction {
  /// Where a curve that goes beyond 1 is highest, as a part of its time, and how high; nil for one that does not.
  fileprivate var peak: (fraction: Double, value: Double)? {
    let (first, second) = controlPoints
    guard max(first.y, second.y) > 1 else { return nil }
    func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    func height(_ t: Double) -> Double { at(t, first.y, second.y) }
    // The highest of a few places, and the top between its neighbours.
    let best = (0...64).map { Double($0) / 64 }.max { height($0) < height($1) } ?? 1
    var (low, high) = (max(0, best - 1 / 64), min(1, best + 1 / 64))
    for _ in 0..<60 {
      let third = (high - low) / 3
      if height(low + third) < height(high - third) { low += third } else { high -= third }
    }
    return height(low) > 1 ? (at(low, first.x, second.x), height(low)) : nil
  }
}
