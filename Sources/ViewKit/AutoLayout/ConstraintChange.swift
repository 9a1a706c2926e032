import LayerKit
package import RecordingKit

/// What happened to a constraint, kept for `events`. It is put into words when somebody reads it; most are never read.
struct ConstraintChange {
  enum Kind: String { case active, inactive, constant, priority }

  let time: Double
  let kind: Kind
  let constraint: NSLayoutConstraint
  /// As they were then.
  let constant: Double
  let priority: Float

  init(_ kind: Kind, of constraint: NSLayoutConstraint, at time: Double) {
    (self.time, self.kind, self.constraint) = (time, kind, constraint)
    (constant, priority) = (constraint.constant, constraint.priority)
  }
}

extension ConstraintEngine {
  /// Constraints that views make of their own accord are not told of: a stack view makes dozens.
  func note(_ kind: ConstraintChange.Kind, of constraint: NSLayoutConstraint) {
    guard !constraint.isOfSystem else { return }
    changes.append(ConstraintChange(kind, of: constraint, at: app.world.now))
    app.world.memory.add(MemoryCount.Weight.event)
  }
}

extension UIApplication {
  /// The name of these events, which `events` lists only when asked for them.
  package static let constraintEventName = "constraint"

  /// When constraints became active or inactive, or had another constant or priority while they were active, in order.
  package func constraintEvents(upTo time: Double) -> [StageEvent] {
    constraintEngine.changes.prefix { $0.time <= time }.map { change in
      StageEvent(
        time: change.time, name: Self.constraintEventName, subject: world.label(of: change.constraint),
        detail: "\(change.kind.rawValue) "
          + change.constraint.equation(constant: change.constant, priority: change.priority))
    }
  }
}
