import MotionMath

/// The course of an animation in world time: when it ran forward, backward, was held or scrubbed, and how it ended.
///
/// Everything follows from the record; nothing is sampled.
package struct Bar {
  /// When it was added, in seconds.
  package let from: Double
  /// When it was removed, else when its last instant is reached as the clocks stand, else the end of the record.
  package let end: Double
  /// When it will be over if its clocks run on, in seconds; infinite when it never ends. Equal to `end` unless it is held
  /// or endless.
  package let expectedEnd: Double
  /// Without gaps, from `from` to `end`.
  package let phases: [Phase]
  package let jumps: [Jump]
  package let outcome: Outcome
  /// Its whole length in its own seconds, with its repeats; infinite when it never ends.
  package let length: Double
  /// When it passed its keyframes, in seconds.
  package let keyframes: [Double]
  /// When its time came to stand still, and where, in the order of time.
  package let holds: [Hold]
  /// When it went beyond its end, and how far, in the order of time.
  package let overshoots: [Overshoot]
  /// How far it had come at its end, from 0 to 1; nil where its length says nothing of that.
  package let reached: Double?
  /// How often a lane without an animation was changed; nil for an animation.
  package let changes: Int?

  package init(
    from: Double, end: Double, expectedEnd: Double? = nil, phases: [Phase], jumps: [Jump] = [], outcome: Outcome,
    length: Double, keyframes: [Double] = [], holds: [Hold] = [], overshoots: [Overshoot] = [], reached: Double? = nil,
    changes: Int? = nil
  ) {
    self.from = from
    self.end = end
    self.expectedEnd = expectedEnd ?? end
    self.phases = phases
    self.jumps = jumps
    self.outcome = outcome
    self.length = length
    self.keyframes = keyframes
    self.holds = holds
    self.overshoots = overshoots
    self.reached = reached
    self.changes = changes
  }

  /// A stretch of one kind.
  package struct Phase: Equatable {
    /// World time, in seconds.
    package let from: Double
    package let to: Double
    package let kind: Kind

    package init(from: Double, to: Double, kind: Kind) {
      self.from = from
      self.to = to
      self.kind = kind
    }

    /// Adds a stretch to others: neighbours of one kind are one, unless something jumped between them.
    static func append(_ phase: Phase, to phases: inout [Phase], afterJump: Bool = false) {
      // Rounding leaves stretches shorter than the clock's grain; they belong to their neighbours.
      if phase.to - phase.from < TimeGrain.grain {
        guard let last = phases.last else { return }
        phases[phases.count - 1] = Phase(from: last.from, to: phase.to, kind: last.kind)
      } else if let last = phases.last, last.kind == phase.kind, !afterJump {
        phases[phases.count - 1] = Phase(from: last.from, to: phase.to, kind: last.kind)
      } else {
        phases.append(Phase(from: phases.last?.to ?? phase.from, to: phase.to, kind: phase.kind))
      }
    }
  }

  /// The state of an animation during one phase. The name is the word in scripts.
  package enum Kind: String, CaseIterable {
    case forward, backward
    /// Its time stands still.
    case held
    /// On the way back of a repeat that reverses.
    case returning
    /// A spring within 1 % of its end for good.
    case settling
    /// Before its begin.
    case waiting
    /// After its end, still attached.
    case filled
    /// No animation: a script changed the value over and over.
    case driven

    /// Whether the value changes.
    package var isMoving: Bool {
      switch self {
      case .forward, .backward, .returning, .settling, .driven: true
      case .held, .waiting, .filled: false
      }
    }
  }

  /// A change of its own time at one instant: a scrub.
  package struct Jump: Equatable {
    package let time: Double
    /// Its own time before and after, in seconds.
    package let from: Double
    package let to: Double
  }

  /// A stop of its own time.
  package struct Hold: Equatable {
    /// World time, in seconds.
    package let time: Double
    /// Its own time from then on, in seconds.
    package let elapsed: Double
  }

  /// The farthest that a spring or a curve goes beyond its end.
  package struct Overshoot: Equatable {
    /// World time, in seconds.
    package let time: Double
    /// The distance beyond the end, as a fraction of the way: 0.25 for a quarter.
    package let amount: Double
  }

  /// How it ended.
  package enum Outcome: String, CaseIterable {
    case finished
    /// Back at its start.
    case cancelled
    /// Taken off on the way.
    case removed
    /// Taken off for another one under its key.
    case replaced
    /// Still attached.
    case open
    /// Not an animation.
    case driven
    /// An animation of no length: the value changed in one instant.
    case atOnce = "at once"
  }

  /// The state of the animation at `time`; nil before its begin and from its end on.
  /// - Complexity: O(log n) for n phases.
  package func kind(at time: Double) -> Kind? {
    guard time < end, let index = phases.map(\.from).lastIndex(notAfter: time) else { return nil }
    return phases[index].kind
  }

  /// True while it is still attached at the end of the record, which `time` is.
  package func isOpen(at time: Double) -> Bool { outcome == .open && time >= end }

  /// How far it has come where it is held, from 0 to 1; nil where it is not held, and where it never ends.
  package func heldFraction(at time: Double) -> Double? {
    guard kind(at: time) == .held, length > 0, length.isFinite else { return nil }
    return holds.last { $0.time <= time }.map { min(max($0.elapsed / length, 0), 1) }
  }
}
