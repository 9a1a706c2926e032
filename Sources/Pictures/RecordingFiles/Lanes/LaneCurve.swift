import MotionMath
import RecordingKit

/// One number of a lane over time, and how fast it and its velocity change.
///
/// The times at which an animation begins, ends, is held or jumps divide the run into stretches. Inside a stretch the value
/// is smooth, and rates are differences over half a millisecond to each side that never reach beyond it: a rate at a jump
/// would be a number of the drawing's, not of the motion. Where a finger or a script sets the value frame by frame, rates
/// are differences of frames.
package struct LaneCurve {
  /// The quantity of the curve.
  package enum Quantity: String, CaseIterable, Sendable { case value, velocity, acceleration }

  /// A point of the curve; times in seconds.
  package struct Sample: Equatable, Sendable {
    package let time: Double
    package let value: Double
  }

  /// Lines that do not touch each other.
  package let lines: [Quantity: [[Sample]]]

  /// - Parameter part: Of the lane's numbers, from 0.
  package init(_ lane: ChosenLane, part: Int, of run: RecordedRun, samples: Int = 600) {
    let frame = run.recording.frame(at: run.span.lowerBound)
    func number(_ time: Double) -> Double? {
      frame.seek(to: time)
      return lane.numbers(in: frame)?[part]
    }
    let bars = run.bars.filter { $0.layer == lane.layer }.map(\.bar)
    var lines: [Quantity: [[Sample]]] = [:]
    func add(_ samples: [Sample], _ quantity: Quantity) {
      if !samples.isEmpty { lines[quantity, default: []].append(samples) }
    }
    let span = run.span
    let step = (span.upperBound - span.lowerBound) / Double(max(1, samples - 1))
    for stretch in Self.stretches(of: bars, in: span) {
      if stretch.isDriven {
        let times = run.times.filter { stretch.from <= $0 && $0 <= stretch.to }
        let samples = times.compactMap { time in number(time).map { Sample(time: time, value: $0) } }
        add(samples, .value)
        let velocity = Self.rates(of: samples)
        add(velocity, .velocity)
        add(Self.rates(of: velocity), .acceleration)
        continue
      }
      // A hair inside, where the stretch's own values are shown.
      let inset = min(1e-6, (stretch.to - stretch.from) / 8)
      let (from, to) = (stretch.from + inset, stretch.to - inset)
      let count = max(2, Int(((to - from) / max(step, 1e-9)).rounded(.up)) + 1)
      let half = min(0.0005, (to - from) / 4)
      var derived: [Quantity: [Sample]] = [:]
      for index in 0..<count {
        let time = from + (to - from) * Double(index) / Double(count - 1)
        // The middle of three values stays inside.
        let middle = min(max(time, from + half), to - half)
        guard let here = number(time), let before = number(middle - half), let at = number(middle),
          let after = number(middle + half)
        else { continue }
        derived[.value, default: []].append(Sample(time: time, value: here))
        derived[.velocity, default: []].append(Sample(time: time, value: (after - before) / (2 * half)))
        derived[.acceleration, default: []].append(
          Sample(time: time, value: (after - 2 * at + before) / (half * half)))
      }
      for quantity in Quantity.allCases { add(derived[quantity] ?? [], quantity) }
    }
    self.lines = lines
  }

  /// Differences of neighbours, each in the middle between them.
  private static func rates(of samples: [Sample]) -> [Sample] {
    zip(samples, samples.dropFirst()).compactMap { first, second in
      guard second.time > first.time else { return nil }
      return Sample(
        time: (first.time + second.time) / 2, value: (second.value - first.value) / (second.time - first.time))
    }
  }

  /// A part of the run in which nothing begins, ends or jumps; or one that is set frame by frame.
  struct Stretch: Equatable {
    let from: Double
    let to: Double
    var isDriven = false
  }

  static func stretches(of bars: [Bar], in span: ClosedRange<Double>) -> [Stretch] {
    var edges: [Double] = [span.lowerBound, span.upperBound]
    var steps: [Double] = []
    for bar in bars {
      edges += [bar.from, bar.end] + bar.phases.flatMap { [$0.from, $0.to] } + bar.keyframes
      steps += bar.jumps.map(\.time)
      for phase in bar.phases where phase.kind == .driven { steps += [phase.from, phase.to] }
    }
    let driven = drivenSpans(bars, steps: steps.sorted())
    edges += steps
    edges = edges.filter { edge in
      span.contains(edge) && !driven.contains { $0.lowerBound < edge && edge < $0.upperBound }
    }
    for part in driven { edges += [part.lowerBound, part.upperBound].filter(span.contains) }
    edges.sort()
    var stretches: [Stretch] = []
    for (from, to) in zip(edges, edges.dropFirst()) where to - from > 1e-9 {
      let middle = (from + to) / 2
      stretches.append(Stretch(from: from, to: to, isDriven: driven.contains { $0.contains(middle) }))
    }
    return stretches
  }

  /// Where values are set at least three times, at most 0.1 s apart: the rule of the bars.
  private static func drivenSpans(_ bars: [Bar], steps: [Double]) -> [ClosedRange<Double>] {
    var spans = bars.flatMap(\.phases).filter { $0.kind == .driven && $0.from < $0.to }.map { $0.from...$0.to }
    var run: [Double] = []
    for step in steps + [.infinity] {
      if let last = run.last, step - last > 0.1 {
        if run.count >= 3 { spans.append(run[0]...last) }
        run = []
      }
      run.append(step)
    }
    spans.sort { $0.lowerBound < $1.lowerBound }
    var joined: [ClosedRange<Double>] = []
    for span in spans {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
