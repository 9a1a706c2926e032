import MotionMath

/// A stretch of world time on which another time stands still, runs evenly, or follows one curve without turning back.
struct TimePiece {
  /// World time, in seconds.
  let from: Double
  /// Infinite for the last piece of a clock that nothing has changed since.
  let to: Double
  private let form: Form

  private enum Form {
    /// The value at the piece's begin, and what it gains in a second.
    case line(start: Double, slope: Double)
    case curve((Double) -> Double)
  }

  private init(from: Double, to: Double, _ form: Form) {
    self.from = from
    self.to = to
    self.form = form
  }

  /// The world's own time.
  static func world(from: Double, to: Double) -> TimePiece {
    TimePiece(from: from, to: to, .line(start: from, slope: 1))
  }

  func value(at time: Double) -> Double {
    switch form {
    case .line(let start, let slope): slope == 0 ? start : start + (time - from) * slope
    case .curve(let value): value(time)
    }
  }

  var start: Double { value(at: from) }
  /// May be infinite where the piece is.
  var end: Double { value(at: to) }
  private var middle: Double { to.isFinite ? from + (to - from) / 2 : from + 1 }

  /// Above 0 when the value rises, below 0 when it falls, 0 when it stands.
  var direction: Double {
    let gain = end - start
    return gain.magnitude <= 1e-12 ? 0 : gain
  }

  /// When the value is `value`, strictly inside the piece; nil when it never is, or stands.
  func time(reaching value: Double) -> Double? {
    let (start, end) = (self.start, self.end)
    guard (start < value && value < end) || (end < value && value < start) else { return nil }
    switch form {
    case .line(_, let slope): return from + (value - start) / slope
    case .curve:
      // It does not turn back, so halving finds the only place.
      var (low, high) = (from, to)
      for _ in 0..<80 {
        let middle = low + (high - low) / 2
        if (self.value(at: middle) < value) == (start < end) { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// The piece in parts that begin and end where the value is one of `values`.
  func cut(at values: some Sequence<Double>) -> [TimePiece] {
    let times = values.compactMap { time(reaching: $0) }.sorted()
    guard !times.isEmpty else { return [self] }
    return zip([from] + times, times + [to]).map { part(from: $0, to: $1) }
  }

  private func part(from: Double, to: Double) -> TimePiece {
    switch form {
    case .line(_, let slope): TimePiece(from: from, to: to, .line(start: value(at: from), slope: slope))
    case .curve: TimePiece(from: from, to: to, form)
    }
  }

  /// The part before `time`.
  func before(_ time: Double) -> TimePiece { time < to ? part(from: from, to: time) : self }

  // MARK: Composing

  func standing(at value: Double) -> TimePiece { TimePiece(from: from, to: to, .line(start: value, slope: 0)) }

  /// `value * scale + offset`.
  func scaled(by scale: Double, plus offset: Double) -> TimePiece {
    switch form {
    case .line(let start, let slope):
      TimePiece(from: from, to: to, .line(start: start * scale + offset, slope: slope * scale))
    case .curve(let value): TimePiece(from: from, to: to, .curve { value($0) * scale + offset })
    }
  }

  /// Another function of the value, which never turns back in the piece.
  func mapped(_ function: @escaping (Double) -> Double) -> TimePiece {
    let inner = self
    return TimePiece(from: from, to: to, .curve { function(inner.value(at: $0)) })
  }

  /// The time of a layer whose parent's time this is.
  func inside(_ clock: LayerClock) -> [TimePiece] {
    switch clock {
    case .timing(let begin, let speed, let offset):
      return cut(at: CollectionOfOne(begin)).map {
        $0.value(at: $0.middle) < begin ? $0.standing(at: 0) : $0.scaled(by: speed, plus: offset - begin * speed)
      }
    case .ramp(let ramp):
      let end = ramp.beginTime + ramp.duration
      return cut(at: [ramp.beginTime, end]).map {
        let time = $0.value(at: $0.middle)
        if time >= end { return $0.standing(at: ramp.end) }
        return time <= ramp.beginTime ? $0.standing(at: ramp.start) : $0.mapped { ramp.localTime(at: $0) }
      }
    }
  }

  /// The time inside a group of animations whose parent's time this is.
  ///
  /// Before the group its time runs up to 0, and after it stands at the end: nothing shows there that this could
  /// differ from.
  func inside(_ group: AnimationSpec) -> [TimePiece] {
    let timing = group.timing
    let elapsed = scaled(by: timing.speed.magnitude, plus: -timing.beginTime * timing.speed.magnitude)
    guard timing.duration > 0, timing.speed != 0 else { return [elapsed.standing(at: 0)] }
    let length = timing.activeDuration
    return elapsed.cut(at: [0, length] + elapsed.turns(of: timing)).map { piece in
      let middle = piece.value(at: piece.middle)
      if middle <= 0 { return piece }
      if middle >= length { return piece.standing(at: timing.timeInside(length)) }
      let leg = (middle / timing.duration).rounded(.down)
      let isBack = timing.autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
      let base = leg * timing.duration
      let inner = isBack ? piece.scaled(by: -1, plus: base + timing.duration) : piece.scaled(by: 1, plus: -base)
      return group.timingFunction.map { function in
        inner.mapped { function.value(at: $0 / timing.duration) * timing.duration }
      } ?? inner
    }
  }

  /// Where one pass of a timing ends and the next begins, among the values of this piece.
  func turns(of timing: CAMediaTiming) -> [Double] {
    guard timing.duration > 0, timing.duration.isFinite else { return [] }
    let (low, high) = (max(0, min(start, end)), min(timing.activeDuration, max(start, end)))
    guard low < high else { return [] }
    let first = (low / timing.duration).rounded(.up)
    let count = high.isFinite ? (high / timing.duration - first).rounded(.down) + 1 : .infinity
    // Thousands of passes on one screen cannot be told apart.
    return (0..<Int(clamping: min(max(0, count), 4096))).map { (first + Double($0)) * timing.duration }
  }
}

extension CAMediaTiming {
  /// Basic time when `elapsed` of the active duration has passed.
  fileprivate func timeInside(_ elapsed: Double) -> Double {
    iteration(at: beginTime + elapsed / speed.magnitude)?.time ?? duration
  }
}
