import TransitionChecker
import TransitionKit
import ViewKit

/// The changes of screens that a script has made, which a hunt may ask for again: another button could.
///
/// Only what the script has shown by itself: what a program never does is no fault of it.
final class MetChanges: TransitionWatcher {
  /// A change of a kind between two controllers, which it does not keep alive.
  private struct Change {
    let kind: String
    weak var from: UIViewController?
    weak var to: UIViewController?
    weak var container: UIViewController?
  }

  private let former: (any TransitionWatcher)?
  private var changes: [Change] = []

  /// Begins to note, beside the watcher that there is.
  init(_ app: UIApplication) {
    former = app.transitionCenter.watcher
    app.transitionCenter.watcher = self
  }

  func willStart(_ context: UITransitionContext) {
    former?.willStart(context)
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    let container: UIViewController? =
      context.change == Subject.Change.select.rawValue
      ? from?.tabBarController : from?.navigationController ?? to?.navigationController
    changes.append(Change(kind: context.change, from: from, to: to, container: container))
  }

  func didEnd(_ context: UITransitionContext) { former?.didEnd(context) }

  /// Each once, for the controllers that a global variable holds.
  ///
  /// - Parameters:
  ///   - name: The Lua that leads to a controller; nil where none does.
  ///   - own: Runs a call whose warnings are the hunt's own: a request may be refused.
  func calls(_ name: (UIViewController) -> String?, own: @escaping (() -> Void) -> Void) -> [Hunt.Call] {
    var calls: [Hunt.Call] = []
    func add(
      _ text: String, isAnimated: Bool = true, _ isPossible: @escaping () -> Bool, _ make: @escaping () -> Void
    ) {
      guard !calls.contains(where: { $0.text == text }) else { return }
      calls.append(Hunt.Call(text, isAnimated: isAnimated, isPossible: isPossible) { own(make) })
    }
    func present(_ presented: UIViewController, from presenter: UIViewController) {
      guard let shown = name(presented), let shows = name(presenter) else { return }
      add("\(shows):present(\(shown), true)") { [weak presented, weak presenter] in
        guard let presented, let presenter else { return false }
        return presenter.presentedViewController == nil && presented.presentingViewController == nil
          && presented.parent == nil && presenter.viewIfLoaded?.window != nil
      } _: { [weak presented, weak presenter] in
        if let presented { presenter?.present(presented, animated: true) }
      }
      for isAnimated in [true, false] {
        add("\(shows):dismiss(\(isAnimated))", isAnimated: isAnimated) { [weak presenter, weak presented] in
          presenter?.presentedViewController != nil && presenter?.presentedViewController === presented
        } _: { [weak presenter] in
          presenter?.dismiss(animated: isAnimated)
        }
      }
    }
    func push(_ controller: UIViewController, onto stack: UINavigationController, _ below: UIViewController) {
      guard let text = name(stack) ?? name(below).map({ $0 + ".navigationController" }) else { return }
      if let pushed = name(controller) {
        add("\(text):pushViewController(\(pushed), true)") { [weak stack, weak controller, weak below] in
          guard let stack, let controller, let below else { return false }
          // A screen is pushed by one that pushes it, and by no other.
          return controller.parent == nil && stack.topViewController === below && stack.viewIfLoaded?.window != nil
        } _: { [weak stack, weak controller] in
          if let controller { stack?.pushViewController(controller, animated: true) }
        }
      }
      for isAnimated in [true, false] {
        let kind = controller.className
        add("\(text):popViewController(\(isAnimated))", isAnimated: isAnimated) { [weak stack] in
          guard let stack, stack.viewControllers.count > 1 else { return false }
          return stack.topViewController?.className == kind
        } _: { [weak stack] in
          _ = stack?.popViewController(animated: isAnimated)
        }
      }
    }
    for change in changes {
      guard let from = change.from, let to = change.to else { continue }
      switch Subject.Change(rawValue: change.kind) {
      case .present: present(to, from: from)
      case .dismiss: present(from, from: to)
      case .push: if let stack = change.container as? UINavigationController { push(to, onto: stack, from) }
      case .pop: if let stack = change.container as? UINavigationController { push(from, onto: stack, to) }
      case .select:
        guard let tabs = change.container as? UITabBarController, let text = name(tabs) else { continue }
        for index in tabs.viewControllers.indices {
          add("\(text).selectedIndex = \(index)", isAnimated: false) { [weak tabs] in
            tabs?.selectedIndex != index && tabs?.viewIfLoaded?.window != nil
          } _: { [weak tabs] in
            tabs?.selectedIndex = index
          }
        }
      case nil: break
      }
    }
    return calls
  }
}
