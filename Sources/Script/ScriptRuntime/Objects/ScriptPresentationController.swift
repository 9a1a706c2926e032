import LayerKit
package import MotionMath
package import TransitionKit
package import ViewKit

/// An instance of a script class below `UIPresentationController`.
package final class ScriptPresentationController: UIPresentationController, ScriptBacked {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }

  package override var presentedView: UIView? {
    script("presentedView") { $0.isNil ? nil : try $0.object(UIView.self) } ?? super.presentedView
  }

  package override var frameOfPresentedViewInContainerView: CGRect {
    script("frameOfPresentedViewInContainerView") { try $0.rect() } ?? super.frameOfPresentedViewInContainerView
  }

  package override var shouldPresentInFullscreen: Bool {
    flag("shouldPresentInFullscreen", [], else: super.shouldPresentInFullscreen)
  }

  package override var shouldRemovePresentersView: Bool {
    flag("shouldRemovePresentersView", [], else: super.shouldRemovePresentersView)
  }

  package override func presentationTransitionWillBegin() {
    if !script("presentationTransitionWillBegin") { super.presentationTransitionWillBegin() }
  }

  package override func presentationTransitionDidEnd(_ completed: Bool) {
    if !script("presentationTransitionDidEnd", [.bool(completed)]) { super.presentationTransitionDidEnd(completed) }
  }

  package override func dismissalTransitionWillBegin() {
    if !script("dismissalTransitionWillBegin") { super.dismissalTransitionWillBegin() }
  }

  package override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !script("dismissalTransitionDidEnd", [.bool(completed)]) { super.dismissalTransitionDidEnd(completed) }
  }

  package override func containerViewWillLayoutSubviews() {
    if !script("containerViewWillLayoutSubviews") { super.containerViewWillLayoutSubviews() }
  }

  package override func containerViewDidLayoutSubviews() {
    if !script("containerViewDidLayoutSubviews") { super.containerViewDidLayoutSubviews() }
  }

  package override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  {
    if !script("viewWillTransition", [.size(size), .object(coordinator as? NSObject)]) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  package override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if !script("willTransition", [.object(newCollection), .object(coordinator as? NSObject)]) {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  package override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    script("adaptivePresentationStyle", [.object(traitCollection)]) { try $0.word(UIModalPresentationStyle.self) }
      ?? super.adaptivePresentationStyle(for: traitCollection)
  }

  package override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("systemLayoutFittingSizeDidChange", [.object(container as? NSObject)]) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
  }

  package override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("preferredContentSizeDidChange", [.object(container as? NSObject)]) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  package override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  )
    -> CGSize
  {
    script("size", [.object(container as? NSObject), .size(size)]) { try $0.size() }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
  }
}

extension ScriptBacked where Self: UIPresentationController {
  package var session: ScriptSession { .of(app.world) }
}
