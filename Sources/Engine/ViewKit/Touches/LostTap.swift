import LayerKit
import MotionMath

extension TouchDriver {
  /// Warns of a tap that nothing takes, on a view that would: it is seen elsewhere than touches find it, or takes none while a
  /// block animates it.
  func warnOfLostTap(_ touch: UITouch, at point: CGPoint) {
    guard let window = app.keyWindow, !chain(from: touch.view).contains(where: \.takesTaps),
      let seen = window.layer.presentation()?.hitTest(point),
      let view = chain(from: seen.model().nearestView).first(where: \.takesTaps), view.isUserInteractionEnabled
    else { return }
    let isBlocked = chain(from: view).contains { $0.animationsBlockingTouches > 0 }
    guard isBlocked || !view.layer.contains(view.layer.convert(fromScreen: point)) else { return }
    app.warn(.oversight(.tapLost(view: app.world.label(of: view), isBlocked: isBlocked)), about: view)
  }

  private func chain(from view: UIView?) -> [UIView] {
    view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
  }
}

extension CALayer {
  /// The view whose layer it is, or is in.
  fileprivate var nearestView: UIView? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0.owner as? UIView }.first
  }
}

extension UIView {
  /// Whether a tap on it does something.
  fileprivate var takesTaps: Bool {
    isTapped || gestureRecognizers.contains { $0.isOfTaps && $0.isEnabled }
  }
}
