import LayerKit
import TransitionKit
import ViewKit

/// Notes what a program changes in the callbacks of appearance, before it is known how the transition ends, and then.
final class AppearanceWatch {
  private let observer: Observer
  private let participants: Participants
  private let overrides: (NSObject, String) -> Bool
  /// What `viewWillAppear` and `viewWillDisappear` have changed before the outcome was known.
  private(set) var before: [WorldState.Difference] = []
  /// What any of them has changed since: a counter of visits, rows made anew.
  private(set) var after: [WorldState.Difference] = []

  init(_ observer: Observer, _ participants: Participants, _ overrides: @escaping (NSObject, String) -> Bool) {
    self.observer = observer
    self.participants = participants
    self.overrides = overrides
  }

  private static let kinds: Set<WorldState.Kind> = [.tree, .value, .touch, .gesture, .inset, .bar]
  static let callbacks = ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"]

  func begin() {
    observer.app.transitionCenter.aroundAppearance = { [weak self] controller, call in
      guard let self, Self.callbacks.contains(where: { self.overrides(controller, $0) }) else { return call() }
      let former = observer.state(participants.views)
      call()
      let changes = former.differences(from: observer.state(participants.views), in: Self.kinds)
      if isOutcomeKnown { after += changes } else { before += changes }
    }
  }

  func end() { observer.app.transitionCenter.aroundAppearance = { $1() } }

  private var isOutcomeKnown: Bool {
    guard let context = observer.app.currentTransition else { return true }
    return context.transitionWasCancelled || context.didComplete != nil
  }
}
