package import RecordingKit

/// The moment of a run that a single picture shows best.
package enum TellingMoment {
  /// The mark by which a script names it.
  package static let mark = "picture"

  /// The middle of the longest stretch in which something moves; of several as long, of the one in whose middle most
  /// layers move. Nil when nothing moves.
  ///
  /// - Parameter span: Times outside are not chosen, in seconds.
  package static func time(of bars: [Bar], within span: ClosedRange<Double>) -> Double? {
    var best: (length: Double, moving: Int, time: Double)?
    for bar in bars {
      for phase in stretches(of: bar) {
        let (from, to) = (max(phase.lowerBound, span.lowerBound), min(phase.upperBound, span.upperBound))
        guard from < to else { continue }
        let (length, time) = (to - from, (from + to) / 2)
        let moving = bars.count { $0.kind(at: time)?.isMoving == true }
        // A millisecond makes no stretch longer.
        if let best, length < best.length + 0.001, length <= best.length - 0.001 || moving <= best.moving { continue }
        best = (length, moving, time)
      }
    }
    return best?.time
  }

  /// The stretches in which a bar moves; neighbours are one.
  private static func stretches(of bar: Bar) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for phase in bar.phases where phase.kind.isMoving && phase.from < phase.to {
      if let last = spans.last, last.upperBound == phase.from {
        spans[spans.count - 1] = last.lowerBound...phase.to
      } else {
        spans.append(phase.from...phase.to)
      }
    }
    return spans
  }
}
