import LayerKit
import MotionMath
import ViewKit

/// The dimmed screen behind an alert (measured: black at 0.2).
final class AlertDimming {
  private var view: UIView?

  func show(behind alert: UIViewController, in container: UIView?) {
    guard let container else { return }
    let made = UIView(frame: container.bounds, in: container.app)
    made.backgroundColor = .black
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(made, at: 0)
    view = made
    fade(from: 0, to: 0.2, with: alert)
  }

  func hide(with alert: UIViewController) { fade(from: 0.2, to: 0, with: alert) }

  func drop() {
    view?.removeFromSuperview()
    view = nil
  }

  private func fade(from: Double, to: Double, with alert: UIViewController) {
    guard let view else { return }
    guard let coordinator = alert.transitionCoordinator else {
      view.alpha = to
      return
    }
    view.alpha = from
    coordinator.animate(alongsideTransition: { _ in view.alpha = to }, completion: nil)
  }
}
