import TransitionKit

/// Complains when its callbacks do not alternate.
final class BalancedController: UIViewController {
  var complain: (String) -> Void = { _ in }
  private(set) var isOnScreen = false
  private var isAppearing = false
  private var isDisappearing = false

  override func viewWillAppear(_ animated: Bool) {
    if isOnScreen && !isDisappearing || isAppearing { complain("willAppear") }
    (isAppearing, isDisappearing) = (true, false)
  }

  override func viewDidAppear(_ animated: Bool) {
    if !isAppearing { complain("didAppear") }
    (isAppearing, isOnScreen) = (false, true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    if !isOnScreen && !isAppearing || isDisappearing { complain("willDisappear") }
    (isAppearing, isDisappearing) = (false, true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    if !isDisappearing { complain("didDisappear") }
    (isDisappearing, isOnScreen) = (false, false)
  }
}
