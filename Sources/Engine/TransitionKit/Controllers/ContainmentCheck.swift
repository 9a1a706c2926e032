import LayerKit
import ViewKit

/// Warns of children whose container leaves out `didMove(toParent:)`.
///
/// A container that animates calls it when the animation is over (documented). So a child is judged when it is on screen,
/// its moment is past, and nothing moves: no block, animator, transition or finger (chosen here).
final class ContainmentCheck {
  private struct Entry {
    weak var child: UIViewController?
    let time: Double
    let place: WarningReport.Place?
  }

  private unowned let app: UIApplication
  private var entries: [Entry] = []

  init(in app: UIApplication) {
    self.app = app
    app.world.addCommitHook { [weak self] in self?.check() }
  }

  func note(_ child: UIViewController, in parent: UIViewController) {
    forget(child)
    entries.append(Entry(child: child, time: app.world.now, place: app.placeOfCall()))
  }

  func forget(_ child: UIViewController) {
    if !entries.isEmpty { entries.removeAll { $0.child == nil || $0.child === child } }
  }

  private func check() {
    guard !entries.isEmpty, app.animations.running.isEmpty, app.propertyAnimators.isEmpty,
      app.touch.fingersDown.isEmpty,
      app.transitionCenter.current == nil
    else { return }
    for entry in entries {
      guard let child = entry.child, let parent = child.parent else { continue }
      guard entry.time < app.world.now, child.appearance.stage == .appeared else { continue }
      forget(child)
      let (name, container) = (app.world.label(of: child), app.world.label(of: parent))
      app.warn(.oversight(.joinedWithoutNotice(child: name, parent: container)), at: entry.place, about: child)
    }
  }
}

extension UIApplication {
  var containmentCheck: ContainmentCheck { part { ContainmentCheck(in: self) } }
}
