import MotionMath
import ViewKit

/// A controller's place in its container, which a presentation over the current context shares or takes over.
extension UIViewController {
  /// The presentation that covers exactly this controller's place; nil when there is none.
  var placePresentation: Presentation? { presentation.flatMap { $0.isInPlace ? $0 : nil } }

  /// The controllers in this place, back to front: this one, and the one presented over it or instead of it.
  var controllersInPlace: [UIViewController] {
    guard let placePresentation else { return [self] }
    return placePresentation.controller.removesPresenter
      ? [placePresentation.presented] : [self, placePresentation.presented]
  }

  /// The views in this place, back to front.
  var viewsInPlace: [UIView] {
    guard let placePresentation, let container = placePresentation.container else { return [view] }
    return placePresentation.controller.removesPresenter ? [container] : [view, container]
  }

  /// Whether the views in this place are inside `view`.
  func isPlaced(inside view: UIView) -> Bool {
    (placePresentation?.container ?? viewIfLoaded)?.isDescendant(of: view) == true
  }

  /// Shows the views of this place, filling `wrapper`.
  func place(in wrapper: UIView) {
    for view in viewsInPlace {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
  }

  /// Removes the views of this place from the window.
  func takeOffPlace() {
    viewIfLoaded?.removeFromSuperview()
    placePresentation?.container?.removeFromSuperview()
  }
}
