import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// An instance of a script class below `UIPresentationController`.
final class ScriptPresentationController: UIPresentationController, ScriptBacked {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }

  override var presentedView: UIView? {
    script("presentedView") { $0.isNil ? nil : try $0.object(UIView.self) } ?? super.presentedView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    script("frameOfPresentedViewInContainerView") { try $0.rect() } ?? super.frameOfPresentedViewInContainerView
  }

  override var shouldPresentInFullscreen: Bool {
    flag("shouldPresentInFullscreen", [], else: super.shouldPresentInFullscreen)
  }

  override var shouldRemovePresentersView: Bool {
    flag("shouldRemovePresentersView", [], else: super.shouldRemovePresentersView)
  }

  override func presentationTransitionWillBegin() {
    if !script("presentationTransitionWillBegin") { super.presentationTransitionWillBegin() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !script("presentationTransitionDidEnd", [.bool(completed)]) { super.presentationTransitionDidEnd(completed) }
  }

  override func dismissalTransitionWillBegin() {
    if !script("dismissalTransitionWillBegin") { super.dismissalTransitionWillBegin() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !script("dismissalTransitionDidEnd", [.bool(completed)]) { super.dismissalTransitionDidEnd(completed) }
  }

  override func containerViewWillLayoutSubviews() {
    if !script("containerViewWillLayoutSubviews") { super.containerViewWillLayoutSubviews() }
  }

  override func containerViewDidLayoutSubviews() {
    if !script("containerViewDidLayoutSubviews") { super.containerViewDidLayoutSubviews() }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !script("viewWillTransition", [.size(size), .object(coordinator as? NSObject)]) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if !script("willTransition", [.object(newCollection), .object(coordinator as? NSObject)]) {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    script("adaptivePresentationStyle", [.object(traitCollection)]) { try $0.word(UIModalPresentationStyle.self) }
      ?? super.adaptivePresentationStyle(for: traitCollection)
  }

  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("systemLayoutFittingSizeDidChange", [.object(container as? NSObject)]) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("preferredContentSizeDidChange", [.object(container as? NSObject)]) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  {
    script("size", [.object(container as? NSObject), .size(size)]) { try $0.size() }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
  }
}
