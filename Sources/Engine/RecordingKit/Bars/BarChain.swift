import MotionMath

/// Animations that follow one another under one key and show one motion: a property animator holds, scrubs, runs and
/// reverses by putting another animation in place of the last.
package struct BarChain {
  package private(set) var records: [AnimationRecord]

  package init(_ first: AnimationRecord) { records = [first] }

  /// Adds the animation that took the place of the last one, if it continues its motion.
  ///
  /// It does when one of both stands still, or when it leads back to where the other came from. Only those of UIKit
  /// count, which fill both ways.
  package mutating func append(_ next: AnimationRecord) -> Bool {
    guard let last = records.last, last.removed == next.added, last.key != nil, last.key == next.key,
      last.layer == next.layer, let old = Link(last), let new = Link(next), old.keyPath == new.keyPath,
      old.isAdditive == new.isAdditive, old.isStill || new.isStill || (old.from == new.to && old.to == new.from)
    else { return false }
    records.append(next)
    return true
  }

  /// One animation of the chain.
  private struct Link {
    let record: AnimationRecord
    let keyPath: LayerKeyPath
    let isAdditive: Bool
    let from: AnimatableValue
    let to: AnimatableValue

    init?(_ record: AnimationRecord) {
      let motions = record.spec.effect.motions
      guard motions.count == 1, record.spec.timing.fillMode == .both else { return nil }
      switch motions[0].motion {
      case .endPoints(let from?, let to?, _), .spring(_, let from?, let to?, _): (self.from, self.to) = (from, to)
      default: return nil
      }
      self.record = record
      keyPath = motions[0].keyPath
      isAdditive = motions[0].isAdditive
    }

    var isStill: Bool { from == to }
  }

  // MARK: The bar

  /// One bar for all animations of the chain.
  package func bar(in recording: Recording, upTo now: Double) -> Bar {
    let links = records.compactMap { Link($0) }
    guard records.count > 1, links.count == records.count, let way = Self.way(of: links) else {
      return recording.bar(of: records[0], path: [records[0].spec], upTo: now)
    }
    let runs = links.filter { !$0.isStill }.map(\.record.spec.timing.activeDuration)
    let length = runs.max() ?? 1
    var phases: [Bar.Phase] = []
    var jumps: [Bar.Jump] = []
    var holds: [Bar.Hold] = []
    var overshoots: [Bar.Overshoot] = []
    var last: Double?
    var final = recording.bar(of: records[0], path: [records[0].spec], upTo: now)
    for link in links {
      let builder = BarBuilder(recording, link.record, [link.record.spec], now: now)
      final = builder.bar
      let (start, end) = (way.fraction(of: link.from), way.fraction(of: link.to))
      let first = start + (end - start) * builder.progress(at: builder.elapsedAtStart)
      var isAfterJump = false
      if let last, ((first - last) * length).magnitude > 1e-6 {
        jumps.append(Bar.Jump(time: final.from, from: last * length, to: first * length))
        isAfterJump = true
      }
      last = start + (end - start) * builder.progress(at: builder.elapsedAtEnd)
      for phase in final.phases {
        let kind: Bar.Kind = link.isStill ? .held : end < start ? phase.kind.reversed : phase.kind
        Bar.Phase.append(Bar.Phase(from: phase.from, to: phase.to, kind: kind), to: &phases, afterJump: isAfterJump)
        isAfterJump = false
      }
      jumps += link.isStill ? [] : final.jumps
      if !link.isStill, end > start {
        overshoots += final.overshoots.map { Bar.Overshoot(time: $0.time, amount: $0.amount * (end - start)) }
      }
      holds += link.isStill ? [Bar.Hold(time: final.from, elapsed: start * length)] : final.holds
    }
    let isOpen = final.outcome == .open
    let reached = last ?? 0
    let isHeld = links.last?.isStill == true
    return Bar(
      from: phases.first?.from ?? final.from, end: final.end,
      expectedEnd: isOpen && isHeld ? final.end + (1 - reached) * length : final.expectedEnd, phases: phases,
      jumps: jumps, outcome: isOpen ? .open : reached >= 1 - 1e-6 ? .finished : reached <= 1e-6 ? .cancelled : .removed,
      length: length, holds: holds, overshoots: overshoots, reached: min(max(reached, 0), 1))
  }

  /// The straight way between the two values that lie farthest apart.
  private struct Way {
    let start: [Double]
    let step: [Double]
    private let square: Double

    init?(from: AnimatableValue, to: AnimatableValue) {
      start = from.components
      let end = to.components
      guard start.count == end.count else { return nil }
      step = zip(end, start).map { $0 - $1 }
      square = step.reduce(0) { $0 + $1 * $1 }
      guard square > 0, square.isFinite else { return nil }
    }

    /// 0 at the start, 1 at the end.
    func fraction(of value: AnimatableValue) -> Double {
      let components = value.components
      guard components.count == start.count else { return 0 }
      return zip(zip(components, start), step).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / square
    }
  }

  private static func way(of links: [Link]) -> Way? {
    let values = links.flatMap { [$0.from, $0.to] }
    guard let first = values.first else { return nil }
    // A difference from the model runs to none; any other motion starts where the first animation did.
    let origin = links[0].isAdditive ? AnimatableValue.zero(of: first.kind) : first
    let far = values.max { distance($0, origin) < distance($1, origin) } ?? first
    return links[0].isAdditive ? Way(from: far, to: origin) : Way(from: origin, to: far)
  }

  private static func distance(_ value: AnimatableValue, _ other: AnimatableValue) -> Double {
    zip(value.components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}

extension BarBuilder {
  /// The part of the way it has made when so much of it has passed, in its own seconds.
  fileprivate func progress(at elapsed: Double) -> Double {
    let curve: PlanTiming.ProgressCurve =
      motion?.spring.map { .spring($0, timingFunction) } ?? timingFunction.map { .bezier($0) } ?? .linear
    let rate = timing.speed.magnitude
    let time = timing.beginTime + (rate > 0 ? elapsed / rate : 0)
    return PlanTiming(clock: 0, timing: timing, curve: curve).progress(at: time)?.progress ?? 0
  }
}

extension Bar.Kind {
  /// The kind of the same stretch where the animation itself leads back.
  fileprivate var reversed: Bar.Kind {
    switch self {
    case .forward, .returning, .settling: .backward
    case .backward: .forward
    case .held, .waiting, .filled, .driven: self
    }
  }
}
