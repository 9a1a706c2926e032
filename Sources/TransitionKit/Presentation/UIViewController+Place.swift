import MotionMath
import ViewKit

/// A controller's place in its container, which a presentation over the current context shares or takes over.
extension UIViewController {
  /// The presentation that covers this controller's place and nothing else; nil when there is none.
  var placePresentation: Presentation? { presentation.flatMap { $0.isInPlace ? $0 : nil } }

  /// Who is seen in this place, back to front: the controller, and what is presented over it or instead of it.
  var controllersInPlace: [UIViewController] {
    guard let placePresentation else { return [self] }
    return placePresentation.controller.removesPresenter
      ? [placePresentation.presented] : [self, placePresentation.presented]
  }

  /// The views seen in this place, back to front.
  var viewsInPlace: [UIView] {
    guard let placePresentation, let container = placePresentation.container else { return [view] }
    return placePresentation.controller.removesPresenter ? [container] : [view, container]
  }

  /// Whether something in this place is inside `view`.
  func isPlaced(inside view: UIView) -> Bool {
    (placePresentation?.container ?? viewIfLoaded)?.isDescendant(of: view) == true
  }

  /// Shows what belongs in this place, filling `wrapper`.
  func place(in wrapper: UIView) {
    for view in viewsInPlace {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
  }

  /// Takes everything in this place out of the window.
  func takeOffPlace() {
    viewIfLoaded?.removeFromSuperview()
    placePresentation?.container?.removeFromSuperview()
  }
}
