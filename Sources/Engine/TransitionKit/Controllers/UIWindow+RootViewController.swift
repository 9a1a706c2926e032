import LayerKit
import MotionMath
public import ViewKit

extension UIWindow {
  /// The controller whose view fills the window. Setting it shows the view at once, without an animation;
  /// `viewDidAppear` comes one turn later.
  public var rootViewController: UIViewController? {
    get { rootContent as? UIViewController }
    set {
      guard newValue !== rootViewController, newValue?.mayLeave() != false else { return }
      var leaving: [UIViewController] = []
      while let next = leaving.isEmpty ? rootViewController : leaving.last?.presentedViewController {
        leaving.append(next)
      }
      if let old = rootViewController { takeOff(old) }
      newValue?.leave()
      newValue?.ownPresentation?.presenting?.endPresentations()
      rootContent = newValue
      if let newValue { show(newValue) }
      for controller in leaving { app.transitionCenter.didLeave?(controller) }
    }
  }

  private func takeOff(_ controller: UIViewController) {
    controller.endPresentations()
    if controller.isVisible { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
    rootContent = nil
    app.world.ownersDidChange(of: controller)
  }

  private func show(_ controller: UIViewController) {
    let view = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    app.world.ownersDidChange(of: controller)
    app.world.nextTurn { [weak self, weak controller] in
      guard let controller, self?.rootViewController === controller, controller.appearance.stage == .appearing
      else { return }
      controller.endAppearanceTransition()
    }
  }
}
