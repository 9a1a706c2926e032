import LuaSyntax

/// An expression's statement about how a transition ended, as far as its text shows it.
enum TransitionOutcome {
  case cancelled, notCancelled
  case constant(Bool)
  case unknown

  init(_ expression: LuaExpression) {
    switch expression.bare.kind {
    case .true: self = .constant(true)
    case .false: self = .constant(false)
    case .member(_, let name) where name.text == "transitionWasCancelled": self = .cancelled
    case .name(_, let variable?) where variable.isConstant && variable.kind == .local:
      self = variable.value.map { TransitionOutcome($0) } ?? .unknown
    case .unary("not", let value):
      switch TransitionOutcome(value) {
      case .cancelled: self = .notCancelled
      case .notCancelled: self = .cancelled
      case .constant(let isTrue): self = .constant(!isTrue)
      case .unknown: self = .unknown
      }
    default: self = .unknown
    }
  }

  /// Whether the transition was cancelled when this holds; nil when that is unknown.
  var cancelled: Bool? {
    switch self {
    case .cancelled: true
    case .notCancelled: false
    case .constant, .unknown: nil
    }
  }
}
