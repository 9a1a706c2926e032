import LayerKit

extension UsageWarning {
  /// The code that has the case's name, but for those that share one.
  public var code: Code {
    switch self {
    case .animation(let warning): Code(caseOf: warning)
    case .oversight(let oversight): Code(caseOf: oversight)
    case .cannotPresent(_, _, _, let obstacle): obstacle.code
    case .childIsPresented: .alreadyPresenting
    case .completedWhenOver: .completedTwice
    case .notCalled, .unknownKey: .nearMiss
    default: Code(caseOf: self)
    }
  }
}

extension UsageWarning.Code {
  /// The code that has the name of a value's case. A case without one is a mistake of this module.
  fileprivate init(caseOf value: some Sendable) {
    let name = Mirror(reflecting: value).children.first?.label ?? "\(value)"
    guard let code = Self(rawValue: name) else { preconditionFailure("UsageWarning.Code has no case \(name)") }
    self = code
  }
}

extension UsageWarning {
  /// Whether UIKit raises an exception: the program would end there.
  var isException: Bool {
    // Documented: a stopped animator must not be started or paused. Reported: only a stopped one can be finished.
    if case .animatorState(let call) = self { return call == .start || call == .pause || call == .finish }
    return Code.exceptions.contains(code)
  }
}

extension UsageWarning.Code {
  /// The codes for which UIKit raises an exception (reported), or hangs: layout that never ends.
  public static let exceptions: [Self] = [
    .animatorState, .viewCycle, .cellNotRegistered, .alreadyPresented, .controllerCycle, .hasParent, .listedTwice,
    .notSiblings, .noSuchSegue, .alreadyInStack, .notInStack, .stackInStack, .constraintLoop,
    .popoverWithoutSource, .secondCancel,
  ]
}

extension UsageWarning.PresentationObstacle {
  fileprivate var code: UsageWarning.Code {
    switch self {
    case .presenterPresents: .alreadyPresenting
    case .isPresented: .alreadyPresented
    case .isAncestor: .controllerCycle
    case .isTooDeep: .controllersTooDeep
    case .isChild, .isRoot: .hasParent
    case .presenterIsMoving: .transitionInProgress
    case .notInWindow: .notInWindow
    }
  }
}
