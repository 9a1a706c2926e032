import LayerKit
import TransitionKit
import ViewKit

/// Notes what a program changes in the callbacks of appearance, before it is known how the transition ends, and then; and
/// what its presentation controller adds before the start.
final class AppearanceWatch {
  private let observer: Observer
  private let participants: Participants
  private let overrides: (NSObject, String) -> Bool
  /// Changes made by `viewWillAppear` and `viewWillDisappear` before the outcome was known.
  private(set) var before: [WorldState.Difference] = []
  /// Changes made by any callback of appearance since: a counter of visits, rows made anew.
  private(set) var after: [WorldState.Difference] = []
  /// The subjects that any of these callbacks has changed or taken away.
  private(set) var changed: Set<String> = []
  /// The views that a presentation controller has put around the presented one before the animator is asked.
  private(set) var surroundings: Set<String> = []

  init(_ observer: Observer, _ participants: Participants, _ overrides: @escaping (NSObject, String) -> Bool) {
    self.observer = observer
    self.participants = participants
    self.overrides = overrides
  }

  private static let kinds: Set<WorldState.Kind> = [.tree, .value, .touch, .gesture, .inset, .bar]
  static let callbacks = ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"]

  func begin() {
    observer.app.transitionCenter.aroundCallback = { [weak self] controller, call in
      if let self, let presentation = controller as? UIPresentationController {
        return noteSurroundings(presentation, call)
      }
      guard let self, Self.callbacks.contains(where: { self.overrides(controller, $0) }) else { return call() }
      let former = observer.state(participants.views)
      call()
      let now = observer.state(participants.views)
      let changes = former.differences(from: now, in: Self.kinds)
      changed.formUnion(changes.map(\.subject))
      changed.formUnion(former.placed.subtracting(now.placed))
      if isOutcomeKnown { after += changes } else { before += changes }
    }
  }

  private func noteSurroundings(_ presentation: UIPresentationController, _ call: () -> Void) {
    let former = Set((presentation.containerView?.subviews ?? []).map(ObjectIdentifier.init))
    call()
    let name = observer.subjectName()
    for view in presentation.containerView?.subviews ?? []
    where view !== presentation.presentedView && !former.contains(ObjectIdentifier(view)) {
      surroundings.insert(name(view))
    }
  }

  func end() { observer.app.transitionCenter.aroundCallback = { $1() } }

  private var isOutcomeKnown: Bool {
    guard let context = observer.app.currentTransition else { return true }
    return context.transitionWasCancelled || context.didComplete != nil
  }
}
