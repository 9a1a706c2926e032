import ViewKit

extension TransitionSequence.Offence {
  var code: UsageWarning.Code {
    switch self {
    case .completedTwice: .completedTwice
    case .completedBeforeStart: .completedBeforeStart
    case .completedWhileInteractive: .completedWhileInteractive
    case .completedAfterCancel: .completedAfterCancel
    case .endedTwice: .endedTwice
    }
  }

  /// What the app is told.
  var warning: String {
    switch self {
    case .completedTwice: "completeTransition was called twice; the second call is ignored"
    case .completedBeforeStart: "completeTransition was called before the transition began; ignored"
    case .completedWhileInteractive: "completeTransition was called while the transition was still being driven"
    case .completedAfterCancel:
      "completeTransition(true) was called for a transition that was cancelled; it is taken at its word"
    case .endedTwice: "finish or cancel was called twice; the second call is ignored"
    }
  }

  /// What to do instead.
  var hint: String {
    switch self {
    case .completedTwice: "call it once, in the animation's completion"
    case .completedBeforeStart: "call it from animateTransition on"
    case .completedWhileInteractive: "finish() or cancel() the interaction first"
    case .completedAfterCancel: "give it the opposite of transitionWasCancelled"
    case .endedTwice: "call finish() or cancel() once, when the gesture ends"
    }
  }
}
