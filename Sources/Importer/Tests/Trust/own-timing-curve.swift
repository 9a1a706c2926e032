// A timing curve of one's own.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class BothTimings: NSObject, UITimingCurveProvider {
  let cubic: UICubicTimingParameters
  init(cubic: UICubicTimingParameters) { self.cubic = cubic }
  var timingCurveType: UITimingCurveType { .composed }
  var cubicTimingParameters: UICubicTimingParameters? { cubic }
  var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.8) }
  func copy(with zone: NSZone? = nil) -> Any { self }
  func encode(with coder: NSCoder) {}
  required init?(coder: NSCoder) { nil }
}

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    let end = context.containerView.bounds
    view.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(view)
    let timing = BothTimings(cubic: UICubicTimingParameters(animationCurve: .easeOut))
    let mover = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
    mover.addAnimations { view.frame = end }
    mover.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    mover.startAnimation()
  }
}
