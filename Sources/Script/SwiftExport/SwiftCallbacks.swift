package import ScriptRuntime

/// The declarations of what the system calls.
package enum SwiftCallbacks {
  /// `func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?`, or
  /// `var wantsInteractiveStart: Bool { get }`.
  package static func declaration(of callback: CallbackEntry) -> String {
    let (base, result) = (SwiftNames.parts(of: callback.name).base, result(of: callback))
    guard !callback.parameters.isEmpty else { return "var \(base): \(result) { get }" }
    let parameters = callback.parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? "_ "
      return "\(label)\(SwiftNames.quoted(parameter.name)): \(type(of: callback, at: index))"
    }
    return "func \(base)(\(parameters.joined(separator: ", ")))" + (result == "Void" ? "" : " -> \(result)")
  }

  /// The type of a parameter, where Swift's differs from what scripts are given.
  package static func type(of callback: CallbackEntry, at index: Int) -> String {
    let name = callback.parameters[index].name
    switch callback.name {
    case "transitionDuration": return "UIViewControllerContextTransitioning?"
    case "scrollViewWillEndDragging" where name == "target": return "UnsafeMutablePointer<CGPoint>"
    case "collisionBehavior_beganContactFor_with" where name != "behavior" && name != "point",
      "collisionBehavior_beganContactFor_withBoundaryIdentifier" where name == "item":
      return "UIDynamicItem"
    case "collisionBehavior_beganContactFor_withBoundaryIdentifier" where name == "identifier": return "NSCopying?"
    case "presentationController_willPresentWithAdaptiveStyle" where name == "coordinator":
      return "UIViewControllerTransitionCoordinator?"
    case _ where name == "layout": return "UICollectionViewLayout"
    default: return SwiftNames.type(callback.parameters[index].shape)
    }
  }

  /// The result type of a callback as Swift declares it.
  package static func result(of callback: CallbackEntry) -> String {
    switch callback.name {
    case "interruptibleAnimator": "UIViewImplicitlyAnimating"
    case "scrollViewWillEndDragging": "Void"
    case "action": "CAAction?"
    case "transitionDuration": "TimeInterval"
    default: SwiftNames.type(callback.result)
    }
  }
}
