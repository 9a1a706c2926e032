import ViewKit

/// The first responder of a controller that goes resigns, and is the first responder again when the controller comes back
/// (reported). It resigns after the will-callbacks, and comes back before the did-callbacks. (Chosen here.)
extension Transition {
  func suspendFirstResponder() {
    guard let responder = app.firstResponder(inside: from.view) else { return }
    if responder.resignFirstResponder() { from.suspendedResponder = responder }
  }

  /// Leaves a first responder that the app has chosen meanwhile.
  func restoreFirstResponder(of controller: UIViewController) {
    guard let responder = controller.suspendedResponder else { return }
    controller.suspendedResponder = nil
    if app.firstResponder == nil { responder.becomeFirstResponder() }
  }
}
