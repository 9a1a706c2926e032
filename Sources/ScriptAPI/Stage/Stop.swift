import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// Something that stops the clock on its way, or is shown when it stands: gdb's breakpoints, watchpoints and displays.
struct Stop {
  let number: Int
  var kind: Kind
  /// How often the clock was stopped by it.
  var hits = 0

  enum Kind {
    /// An event of this name, when the condition holds after its turn.
    case event(String, Condition)
    /// A presentation value that is not what it was.
    case watch(LayerID, LayerKeyPath, name: String, last: AnimatableValue)
    /// An expression, shown after each move.
    case display(String)
  }

  enum Condition {
    case always
    /// Lua, as text.
    case expression(String)
    /// Called with the event.
    case function(LuaReference)
  }

  /// Whether it means the same in another session.
  var isPlain: Bool {
    if case .event(_, .function) = kind { false } else { true }
  }

  /// `break`, `watch` or `display`.
  var word: String {
    switch kind {
    case .event: "break"
    case .watch: "watch"
    case .display: "display"
    }
  }

  /// `completion if box.alpha == 0`
  var text: String {
    switch kind {
    case .event(let name, .always): name
    case .event(let name, .expression(let text)): "\(name) if \(text)"
    case .event(let name, .function): "\(name) if a function says so"
    case .watch(_, let keyPath, let name, _): "\(keyPath) of \(name)"
    case .display(let expression): expression
    }
  }
}
