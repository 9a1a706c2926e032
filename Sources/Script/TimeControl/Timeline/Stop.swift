package import MotionMath
package import RecordingKit
package import ScriptRuntime

/// A breakpoint, watchpoint or display, as in gdb: stops the clock, or is shown when the clock has stopped.
package struct Stop {
  package let number: Int
  package var kind: Kind
  /// How often it has stopped the clock.
  package internal(set) var hits = 0

  package enum Kind {
    /// Stops after an event of this name when the condition holds.
    case event(String, Condition)
    /// Stops when a presentation value changes. The subject is the view's name in the log.
    case watch(LayerID, LayerKeyPath, subject: String, last: AnimatableValue)
    /// Shows an expression after each move.
    case display(String)
  }

  package enum Condition {
    case always
    /// Lua, as text.
    case expression(String)
    /// Called with the event.
    case function(ScriptFunction)
  }

  /// True for a stop that can be copied to another session.
  package var isPlain: Bool {
    if case .event(_, .function) = kind { false } else { true }
  }

  /// `break`, `watch` or `display`.
  package var word: String {
    switch kind {
    case .event: "break"
    case .watch: "watch"
    case .display: "display"
    }
  }

  /// `completion if box.alpha == 0`
  package var text: String { text { $0 } }

  /// The description with other names for subjects.
  package func text(calling name: (_ subject: String) -> String) -> String {
    switch kind {
    case .event(let event, .always): event
    case .event(let event, .expression(let text)): "\(event) if \(text)"
    case .event(let event, .function): "\(event) if a function says so"
    case .watch(_, let keyPath, let subject, _): "\(name(subject)).\(keyPath)"
    case .display(let expression): expression
    }
  }
}

/// Why the clock stopped before the end of its move.
package struct StopReason {
  /// The number of the stop.
  package let number: Int
  package let what: What

  package enum What {
    case event(StageEvent)
    /// A watched value changed from `old` to `new`.
    case change(subject: String, LayerKeyPath, from: AnimatableValue, to: AnimatableValue)
  }

  /// `2: opacity of UIView #1 was 1.0000 and is 0.9583`
  package var text: String {
    switch what {
    case .event(let event): "\(number): \(event.name) \(event.subject)"
    case .change(let subject, let keyPath, let old, let new):
      "\(number): \(keyPath) of \(subject) " + Self.text(from: old, to: new)
    }
  }

  /// Both values with the fewest decimals, at least four, that show them as different.
  private static func text(from old: AnimatableValue, to new: AnimatableValue) -> String {
    for decimals in 4...12 {
      let (before, now) = (PlainValue.text(old, decimals: decimals), PlainValue.text(new, decimals: decimals))
      if before != now { return "was \(before) and is \(now)" }
    }
    return "changed by less than can be shown, at \(PlainValue.text(new))"
  }
}
