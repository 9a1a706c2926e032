import LayerKit
package import TransitionKit

// The protocols of adaptive presentations and sheets, by the names of a script.

extension UIAdaptivePresentationControllerDelegate where Self: ScriptResponding {
  package func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    response("adaptivePresentationStyle", [.object(controller), .object(traitCollection)]) {
      try $0.word(UIModalPresentationStyle.self)
    } ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  package func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    notify(
      "presentationController_willPresentWithAdaptiveStyle",
      [.object(presentationController), .word(style), .object(transitionCoordinator as? NSObject)])
  }

  package func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    flag("presentationControllerShouldDismiss", [.object(presentationController)], else: true)
  }

  package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    notify("presentationControllerWillDismiss", [.object(presentationController)])
  }

  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    notify("presentationControllerDidDismiss", [.object(presentationController)])
  }

  package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    notify("presentationControllerDidAttemptToDismiss", [.object(presentationController)])
  }
}

extension UISheetPresentationControllerDelegate where Self: ScriptResponding {
  package func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    notify("sheetPresentationControllerDidChangeSelectedDetentIdentifier", [.object(sheet)])
  }
}

extension UIPopoverPresentationControllerDelegate where Self: ScriptResponding {
  package func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    notify("prepareForPopoverPresentation", [.object(popoverPresentationController)])
  }
}
