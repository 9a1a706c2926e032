import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// An instance of a script class below `UIViewController`.
final class ScriptViewController: UIViewController, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }

  override func loadView() {
    if !script("loadView") { super.loadView() }
  }

  override func viewDidLoad() {
    if !script("viewDidLoad") { super.viewDidLoad() }
  }

  override func viewWillAppear(_ animated: Bool) {
    if !script("viewWillAppear", [.bool(animated)]) { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    if !script("viewDidAppear", [.bool(animated)]) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    if !script("viewWillDisappear", [.bool(animated)]) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if !script("viewDidDisappear", [.bool(animated)]) { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    if !script("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    if !script("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }

  override func willMove(toParent parent: UIViewController?) {
    if !script("willMove_toParent", [.object(parent)]) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    if !script("didMove_toParent", [.object(parent)]) { super.didMove(toParent: parent) }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {
    if !script("prepare", [.object(segue), .object(sender)]) { super.prepare(for: segue, sender: sender) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !script("viewWillTransition", [.size(size), .object(coordinator as? NSObject)]) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if !script("traitCollectionDidChange", [.object(previous)]) { super.traitCollectionDidChange(previous) }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if !script("willTransition", [.object(newCollection), .object(coordinator as? NSObject)]) {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  override var preferredContentSize: CGSize {
    get { script("preferredContentSize") { try $0.size() } ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("preferredContentSizeDidChange", [.object(container as? NSObject)]) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if !script("systemLayoutFittingSizeDidChange", [.object(container as? NSObject)]) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    script("size", [.object(container as? NSObject), .size(size)]) { try $0.size() }
      ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    flag("shouldAutomaticallyForwardAppearanceMethods", [], else: super.shouldAutomaticallyForwardAppearanceMethods)
  }
}

extension ScriptViewController: ScriptDelegate, UIViewControllerInteractiveTransitioning {}
