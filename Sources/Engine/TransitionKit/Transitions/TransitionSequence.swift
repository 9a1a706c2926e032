import ViewKit

/// The order of everything that happens in a transition, recorded from UIKit for each kind.
///
/// A pure state machine: it takes an event and returns effects, which `Transition` carries out.
struct TransitionSequence: Hashable {
  enum Side: String, Hashable { case from, to }

  /// The kinds of transitions.
  enum Kind: String, CaseIterable {
    case present, dismiss, push, pop, select
  }

  /// The transition a presentation is in.
  enum Change: String {
    case presentation, dismissal
  }

  enum State: String, CaseIterable {
    case waiting, running, interacting, finishing, cancelling, ended
  }

  enum Event: Hashable {
    case start(isInteractive: Bool)
    /// Holds a transition that runs by itself.
    case pause
    case finish
    case cancel
    /// `completeTransition(_:)`.
    case complete(Bool)
  }

  /// One step to carry out.
  enum Effect: Hashable {
    /// The container is made and the from view moved into it.
    case prepare
    case notice(Notice)
    case willAppear(Side), didAppear(Side), willDisappear(Side), didDisappear(Side)
    /// `animateTransition`, or `startInteractiveTransition`; then `viewIsAppearing` of what arrives, whose view that has placed.
    case animate
    case interactionChanged
    /// Brings views and relations in line with the outcome.
    case applyOutcome(Bool)
    case coordinatorCompletions
    case completionBlock
    case animationEnded(Bool)
    case release
    case warn(UsageWarning)
  }

  /// A call to the presentation controller or to the container's delegate.
  enum Notice: Hashable {
    case preferredContentSizeDidChange
    case presentationTransitionWillBegin, presentationTransitionDidEnd(Bool)
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd(Bool)
    case willShow, didShow
  }

  let kind: Kind
  /// Whether the from controller's view leaves the screen, so that it receives callbacks.
  let fromLeaves: Bool
  /// Whether the to controller's view comes on screen, so that it receives callbacks.
  let toArrives: Bool
  /// Whether a presentation controller is notified.
  let hasPresentationController: Bool
  let cancelCallbacksComeEarly: Bool
  let completionsComeEarly: Bool
  private(set) var state = State.waiting
  private var hasSentCancelCallbacks = false

  init(
    kind: Kind, fromLeaves: Bool = true, toArrives: Bool = true, hasPresentationController: Bool = false,
    cancelCallbacksComeEarly: Bool = false, completionsComeEarly: Bool = false
  ) {
    self.kind = kind
    self.fromLeaves = fromLeaves
    self.toArrives = toArrives
    self.hasPresentationController = hasPresentationController
    self.cancelCallbacksComeEarly = cancelCallbacksComeEarly
    self.completionsComeEarly = completionsComeEarly
  }

  /// True from the start to `completeTransition(_:)`.
  var isInProgress: Bool { state != .waiting && state != .ended }

  mutating func receive(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.waiting, .start(let isInteractive)):
      state = isInteractive ? .interacting : .running
      return beginning
    case (.running, .pause), (.finishing, .pause), (.cancelling, .pause):
      state = .interacting
      return [.interactionChanged]
    case (.interacting, .finish):
      state = .finishing
      return [.interactionChanged]
    case (.interacting, .cancel):
      state = .cancelling
      guard cancelCallbacksComeEarly, !hasSentCancelCallbacks else { return [.interactionChanged] }
      hasSentCancelCallbacks = true
      return [.interactionChanged] + cancelWills
    case (.finishing, .finish), (.finishing, .cancel), (.cancelling, .finish), (.cancelling, .cancel):
      return [.warn(.endedTwice)]
    case (.waiting, .complete): return [.warn(.completedBeforeStart)]
    case (.ended, .complete): return [.warn(.completedTwice)]
    case (.interacting, .complete(let completed)):
      state = .ended
      return [.warn(.completedWhileInteractive)] + ending(completed)
    case (.cancelling, .complete(true)):
      state = .ended
      return [.warn(.completedAfterCancel)] + ending(true)
    case (_, .complete(let completed)):
      state = .ended
      return ending(completed)
    default: return []
    }
  }

  // MARK: The recorded orders

  /// Up to the animation.
  private var beginning: [Effect] {
    var effects: [Effect] = [.prepare]
    switch kind {
    case .present:
      if hasPresentationController {
        effects += [.notice(.preferredContentSizeDidChange), .notice(.presentationTransitionWillBegin)]
      }
    case .dismiss: if hasPresentationController { effects.append(.notice(.dismissalTransitionWillBegin)) }
    case .push, .pop: effects.append(.notice(.willShow))
    case .select: break
    }
    if fromLeaves { effects.append(.willDisappear(.from)) }
    if toArrives { effects.append(.willAppear(.to)) }
    return effects + [.animate]
  }

  /// From `completeTransition(_:)` on, before that call returns.
  private func ending(_ completed: Bool) -> [Effect] {
    endNotice(completed) + [.applyOutcome(completed)] + (completionsComeEarly ? [.coordinatorCompletions] : [])
      + (completed ? didPair : cancelPairs)
      + (completed && (kind == .push || kind == .pop) ? [.notice(.didShow)] : [])
      + (completionsComeEarly ? [] : [.coordinatorCompletions])
      + [.completionBlock, .animationEnded(completed), .release]
  }

  private func endNotice(_ completed: Bool) -> [Effect] {
    guard hasPresentationController else { return [] }
    switch kind {
    case .present: return [.notice(.presentationTransitionDidEnd(completed))]
    case .dismiss: return [.notice(.dismissalTransitionDidEnd(completed))]
    case .push, .pop, .select: return []
    }
  }

  /// Modal: the arriving controller first. Containers: the leaving one first. (Recorded; tabs are taken to be as
  /// navigation.)
  private var didPair: [Effect] {
    let arrived: [Effect] = toArrives ? [.didAppear(.to)] : []
    let left: [Effect] = fromLeaves ? [.didDisappear(.from)] : []
    switch kind {
    case .present, .dismiss: return arrived + left
    case .push, .pop, .select: return left + arrived
    }
  }

  /// A cancelled transition sends each controller a second pair: the arriving one disappears, the leaving one reappears.
  private var cancelPairs: [Effect] {
    let away: [Effect] = toArrives ? [.willDisappear(.to), .didDisappear(.to)] : []
    let back: [Effect] = fromLeaves ? [.willAppear(.from), .didAppear(.from)] : []
    return (away + back).filter { !hasSentCancelCallbacks || !cancelWills.contains($0) }
  }

  private var cancelWills: [Effect] {
    (toArrives ? [.willDisappear(.to)] : []) + (fromLeaves ? [.willAppear(.from)] : [])
  }
}
