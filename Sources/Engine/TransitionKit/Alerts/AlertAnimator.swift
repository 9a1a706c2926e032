import LayerKit
import MotionMath
import ViewKit

/// Draws an alert that comes or goes.
///
/// Measured on iOS 27: an alert comes with its opacity and from 1.199 of its size, on a spring of response 0.2749 s, critically damped,
/// and goes by its opacity alone, over 0.45 s. A sheet at a source grows out of its arrow, on 0.345 s and 0.80, and shrinks back into
/// it on 0.373 s and 0.85.
final class AlertAnimator: DrawnTransition {
  private let alert: UIAlertController
  private let isArriving: Bool

  init(_ alert: UIAlertController, isArriving: Bool) { (self.alert, self.isArriving) = (alert, isArriving) }

  private static let size = 1.199
  private static let smallest = 0.01
  /// As long as the handler waits (measured); a spring is at rest before.
  private static let leaving = 0.45

  private var sheet: ActionSheetPresentation? { alert.ownPresentation?.controller as? ActionSheetPresentation }
  private var isAtSource: Bool { sheet?.isAtSource == true }
  private var isCard: Bool { sheet.map { !$0.isOfGlass && !$0.isAtSource } ?? false }

  var systemMotion: SystemMotion {
    if isCard { return SystemMotion(isArriving ? .coverVertical : .uncoverVertical, isCard: true, in: alert.app) }
    let (response, ratio) = isAtSource ? isArriving ? (0.345, 0.80) : (0.373, 0.85) : (0.2749, 1)
    let spring = (try? Spring(perceptualDuration: response, bounce: 1 - ratio)) ?? .standard
    return SystemMotion(spring, length: isArriving ? spring.settlingDuration : Self.leaving)
  }

  func overtake() {}

  func animateTransition(using context: UITransitionContext) {
    guard let view = context.view(forKey: isArriving ? .to : .from) else { return context.completeTransition(false) }
    let container = context.containerView
    if isArriving {
      view.frame = sheet?.frameOfPresentedViewInContainerView ?? context.finalFrame(for: alert)
      container.addSubview(view)
    }
    // Before anything is displaced: `viewIsAppearing` finds the view at its place.
    context.transition?.sendIsAppearing()
    let rest = view.center
    let away = { [self] in
      if isCard {
        view.center.y = rest.y + container.bounds.height - view.frame.minY
      } else if let anchor = sheet?.anchor {
        view.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
        view.center = CGPoint(
          x: anchor.x + (rest.x - anchor.x) * Self.smallest, y: anchor.y + (rest.y - anchor.y) * Self.smallest)
      } else {
        if isArriving { view.transform = CGAffineTransform(scaleX: Self.size, y: Self.size) }
        view.alpha = 0
      }
    }
    let home = {
      (view.transform, view.alpha, view.center) = (.identity, 1, rest)
    }
    if isArriving { away() }
    systemMotion.animate(in: container.app, { [isArriving] in isArriving ? home() : away() }) { _ in
      home()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
