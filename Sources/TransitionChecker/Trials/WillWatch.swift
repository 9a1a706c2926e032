import LayerKit
import TransitionKit
import ViewKit

/// Notes what a program changes in `viewWillAppear` and `viewWillDisappear`, before it is known how the transition ends.
final class WillWatch {
  private let observer: Observer
  private let participants: Participants
  private let overrides: (NSObject, String) -> Bool
  private var changes: [WorldState.Difference] = []

  init(_ observer: Observer, _ participants: Participants, _ overrides: @escaping (NSObject, String) -> Bool) {
    self.observer = observer
    self.participants = participants
    self.overrides = overrides
  }

  private static let kinds: Set<WorldState.Kind> = [.tree, .value, .touch, .gesture, .inset, .bar]
  static let callbacks = ["viewWillAppear", "viewWillDisappear"]

  func begin() {
    observer.app.transitionCenter.aroundAppearance = { [weak self] controller, call in
      guard let self, Self.callbacks.contains(where: { self.overrides(controller, $0) }) else { return call() }
      let before = observer.state(participants.views)
      call()
      changes += before.differences(from: observer.state(participants.views), in: Self.kinds)
    }
  }

  func end() -> [WorldState.Difference] {
    observer.app.transitionCenter.aroundAppearance = { $1() }
    return changes
  }
}
