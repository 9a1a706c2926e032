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

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    flag("shouldAutomaticallyForwardAppearanceMethods", [], else: super.shouldAutomaticallyForwardAppearanceMethods)
  }
}

extension ScriptViewController: ScriptDelegate, UIViewControllerInteractiveTransitioning {}

/// An instance of a script class below `UIPercentDrivenInteractiveTransition`, which may be its own animator.
final class ScriptPercentDriven: UIPercentDrivenInteractiveTransition, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { session.name(of: scriptClassID) }

  override var owners: [NSObject] { session.app.transitionContexts(holding: self) }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    if !script("startInteractiveTransition", [.object(context as? NSObject)]) {
      super.startInteractiveTransition(context)
    }
  }

  override var completionSpeed: Double {
    get { script("completionSpeed") { try $0.number() } ?? super.completionSpeed }
    set { super.completionSpeed = newValue }
  }

  override var completionCurve: UIView.AnimationCurve {
    get { script("completionCurve") { try $0.curve() } ?? super.completionCurve }
    set { super.completionCurve = newValue }
  }

  override var wantsInteractiveStart: Bool {
    get { flag("wantsInteractiveStart", [], else: super.wantsInteractiveStart) }
    set { super.wantsInteractiveStart = newValue }
  }

  override func update(_ percentComplete: Double) {
    if !script("update", [.number(percentComplete)]) { super.update(percentComplete) }
  }

  override func finish() {
    if !script("finish") { super.finish() }
  }

  override func cancel() {
    if !script("cancel") { super.cancel() }
  }

  override func pause() {
    if !script("pause") { super.pause() }
  }
}

extension ScriptPercentDriven: ScriptDelegate {}

/// An instance of a script class below `UIPresentationController`.
final class ScriptPresentationController: UIPresentationController, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }

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

extension ScriptPresentationController: ScriptDelegate {}
