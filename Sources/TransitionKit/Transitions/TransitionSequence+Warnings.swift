extension TransitionSequence.Offence {
  /// What the app is told.
  var warning: String {
    switch self {
    case .completedTwice: "completeTransition was called twice; the second call is ignored"
    case .completedBeforeStart: "completeTransition was called before the transition began; ignored"
    case .completedWhileInteractive: "completeTransition was called while the transition was still being driven"
    case .endedTwice: "finish or cancel was called twice; the second call is ignored"
    }
  }
}
