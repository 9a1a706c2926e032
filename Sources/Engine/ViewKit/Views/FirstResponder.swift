import LayerKit

/// Overrides what a responder answers, from outside its class.
public protocol ResponderOverriding: AnyObject {
  /// Nil when it does not override the method, so that the responder's own runs.
  func response(to question: ResponderQuestion) -> Bool?
}

/// The methods that decide on the first responder, by their names.
public enum ResponderQuestion: String, Sendable {
  case canBecomeFirstResponder, canResignFirstResponder, becomeFirstResponder, resignFirstResponder
}

extension UIResponder {
  /// The override's answer; nil where there is none, and while an override of the same method runs: it cannot call itself
  /// by way of another responder, without end.
  final func ask(_ question: ResponderQuestion) -> Bool? {
    guard let respondingOverride, app.openQuestions.insert(question).inserted else { return nil }
    defer { app.openQuestions.remove(question) }
    return respondingOverride.response(to: question)
  }

  public final var isFirstResponder: Bool { app.firstResponder === self }

  final func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard respondingView?.window != nil, canBecomeFirstResponder else { return false }
    if let former = app.firstResponder, !former.resignFirstResponder() { return false }
    // The former responder may have taken the new one off the screen.
    guard respondingView?.window != nil else { return false }
    app.setFirstResponder(self)
    return true
  }

  final func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    app.setFirstResponder(nil)
    return true
  }
}

extension UIView {
  /// Makes the view, or the one inside it that is the first responder, resign.
  ///
  /// - Parameter force: True takes the status without asking (documented).
  /// - Returns: Whether one has resigned.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = app.firstResponder(inside: self) else { return false }
    if force { app.setFirstResponder(nil) } else { responder.resignFirstResponder() }
    return !responder.isFirstResponder
  }
}

extension UIApplication {
  /// The first responder, if it is `view`, inside it, or the controller of one of these.
  package func firstResponder(inside view: UIView) -> UIResponder? {
    guard let firstResponder, firstResponder.respondingView?.isDescendant(of: view) == true else { return nil }
    return firstResponder
  }

  /// Called before `view` leaves its window: what is not on screen cannot be the first responder. It is asked to resign,
  /// and loses the status also when it refuses. (Chosen here.)
  func willLeaveWindow(_ view: UIView) {
    guard let responder = firstResponder(inside: view) else { return }
    responder.resignFirstResponder()
    if responder.isFirstResponder { setFirstResponder(nil) }
  }

  fileprivate func setFirstResponder(_ responder: UIResponder?) {
    let former = firstResponder
    if let former { log("resignFirstResponder", former) }
    firstResponder = responder
    if let responder { log("becomeFirstResponder", responder) }
    former?.firstResponderDidChange()
    responder?.firstResponderDidChange()
  }
}
