import LayerKit
package import RecordingKit

/// A change of a constraint, kept for `events`. Its text is made when somebody reads it; most are never read.
struct ConstraintChange {
  /// `active`, `inactive`, `constant` or `priority`.
  let word: StaticString
  let constraint: NSLayoutConstraint
  let time: Double
  /// As they were then.
  let constant: Double
  let priority: Float
}

extension ConstraintEngine {
  /// The system's own constraints are left out: a stack view makes dozens.
  func keepChange(_ word: StaticString, _ constraint: NSLayoutConstraint) {
    guard !constraint.isOfSystem else { return }
    changes.append(
      ConstraintChange(
        word: word, constraint: constraint, time: app.world.now, constant: constraint.constant,
        priority: constraint.priority))
    app.world.memory.add(MemoryCount.Weight.event)
  }
}

extension UIApplication {
  /// The name of these events, which `events` lists only when asked for them.
  package static var constraintEventName: String { "constraint" }

  /// When constraints became active or inactive, or had another constant or priority while they were active, in order.
  package func constraintEvents(upTo time: Double) -> [StageEvent] {
    var events: [StageEvent] = []
    for change in constraintEngine.changes where change.time <= time {
      let equation = change.constraint.equation(constant: change.constant, priority: change.priority)
      events.append(
        StageEvent(
          time: change.time, name: Self.constraintEventName, subject: world.label(of: change.constraint),
          detail: change.word.description + " " + equation))
    }
    return events
  }
}
