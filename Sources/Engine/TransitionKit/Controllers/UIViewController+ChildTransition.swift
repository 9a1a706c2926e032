import LayerKit
public import ViewKit

extension UIViewController {
  /// For containers: replaces one child's view by another's and sends both children their appearance callbacks. The new
  /// view is added to the old one's superview before `animations` run; the old view is removed after them.
  public final func transition(
    from: UIViewController, to: UIViewController, duration: Double, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard from.parent === self, to.parent === self else { return app.warn(.notSiblings, about: self) }
    guard let superview = from.view.superview else { return app.warn(.notInSuperview, about: from) }
    let animated = duration > 0
    if from.isVisible { from.beginAppearanceTransition(false, animated: animated) }
    if isVisible, !to.isVisible { to.beginAppearanceTransition(true, animated: animated) }
    transitioningChildren += [from, to]
    superview.insertSubview(to.view, aboveSubview: from.view)
    app.animate(
      withDuration: duration, options: options, animations: { animations?() },
      completion: { [self] finished in
        from.view.removeFromSuperview()
        transitioningChildren.removeAll { $0 === from || $0 === to }
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        completion?(finished)
      })
  }
}
