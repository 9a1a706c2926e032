extension UIApplication {
  /// Makes a property animator and starts it at once.
  @discardableResult
  public func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.explicitCurve ?? .easeInOut, in: self, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
