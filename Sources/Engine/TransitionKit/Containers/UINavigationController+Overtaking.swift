import LayerKit
import ViewKit

extension UINavigationController {
  /// Pops, as the system's button or swipe does: a person who goes back in the middle of a push means to.
  @discardableResult
  func goBack() -> UIViewController? {
    isGoingBack = true
    defer { isGoingBack = false }
    return popViewController(animated: true)
  }

  /// Notes a change that does not wait for the one that runs.
  func noteOvertaking(_ operation: Operation, from: UIViewController?, to: UIViewController?) {
    guard !isGoingBack, app.settings.navigationEra == .fluid, let from, from !== to,
      app.transitionCenter.isBusy(from), let page = operation == .pop ? from : to
    else { return }
    app.transitionCenter.overtakings.append(
      Overtaking(
        operation: operation.rawValue, page: app.world.label(of: page), time: app.world.now, place: app.placeOfCall()))
  }
}
