public import LayerKit
public import MotionMath
public import ViewKit

/// Manages a view and takes part in presentations and containers.
///
/// The view is made on first use. The `view…Appear` callbacks report when it comes on screen and leaves it, in an order
/// that depends on the kind of transition and on its outcome.
open class UIViewController: UIResponder, ViewManaging, UIContentContainer {
  /// Shown by containers, and the name in logs. Setting it sets the titles of the controller's items (documented).
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
      // Without an item of its own, a stack lends its root's until it has a title.
      if ownTabBarItem == nil, self is UINavigationController { tabItemDidChange() }
    }
  }
  /// The controller's item in a navigation bar; made on first use.
  var ownNavigationItem: UINavigationItem?
  /// The controller's item in a tab bar; made on first use.
  var ownTabBarItem: UITabBarItem?
  /// The scroll view that it named for bars to follow.
  weak var ownContentScrollView: UIScrollView?
  /// The controller's items in a toolbar.
  var ownToolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar slides out while it is in a stack (header). Read when the stack changes. Default false.
  open var hidesBottomBarWhenPushed = false
  public private(set) var viewIfLoaded: UIView?
  private var isLoadingView = false

  // MARK: Relations

  /// The container it is a child of.
  public internal(set) weak var parent: UIViewController?
  /// In the order they were added.
  public internal(set) var children: [UIViewController] = []
  /// The presentation of another controller by this one; nil when it presents none itself.
  var presentation: Presentation?
  /// The presentation of this controller by another.
  weak var ownPresentation: Presentation?

  // MARK: How it wants to be presented

  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { app.styleCheck.noteChange(of: self, from: oldValue) } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The system's transition for it, pushed or presented; nil: the usual one. It wins over `modalTransitionStyle` (by its later
  /// date), and an animator of the app's over it. Read when each way begins (documented).
  open var preferredTransition: PreferredTransition?
  /// Provides animators, interaction controllers and presentation controllers. Not kept alive (documented).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// True makes `currentContext` presentations from inside stop here.
  open var definesPresentationContext = false
  /// True keeps a sheet from being dragged away.
  open var isModalInPresentation = false
  /// True lets it decide on the status bar although its presentation does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the app edits its content.
  public final var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingContent = false
  open override var observableKeys: [String] { ["isEditing"] }
  /// Whether a scroll view that is the controller's view, or the first in it, is inset below bars although it does not
  /// scroll (documented for the automatic adjustment). Default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  /// The presentation controller, when the app has asked for it before the presentation.
  final var preparedPresentationController: UIPresentationController? {
    get { app.transitionCenter.prepared[ObjectIdentifier(self)] }
    set { app.transitionCenter.prepared[ObjectIdentifier(self)] = newValue }
  }

  open var preferredContentSize: CGSize {
    get { overriding?.overriddenPreferredContentSize() ?? givenPreferredContentSize }
    set {
      guard newValue != givenPreferredContentSize else { return }
      givenPreferredContentSize = newValue
      reportPreferredContentSizeChange()
    }
  }
  private var givenPreferredContentSize = CGSize.zero

  /// Segues declared from here, by identifier.
  var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]

  // MARK: State

  var appearance = AppearanceState()
  /// True from `viewWillAppear` to `viewIsAppearing`.
  var owesIsAppearing = false
  var transitionFlags: TransitionFlags = []
  /// The children in a `transition(from:to:)`, which sends their appearance callbacks.
  var transitioningChildren: [UIViewController] = []
  /// Insets, in points, in addition to those of the system and of the container's bars.
  open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
  }

  public override init(in app: UIApplication) {
    super.init(in: app)
    serialNumber = app.world.nextNumber()
  }

  open override var className: String { "UIViewController" }
  open override var debugName: String? { title }
  /// The presenter of a presented controller, else the superview of the view (documented).
  open override var next: UIResponder? { ownPresentation?.presenting ?? viewIfLoaded?.superview ?? parent }

  open override var respondingView: UIView? { viewIfLoaded }
  open override var respondingOverride: (any ResponderOverriding)? { overriding }
  /// The responder in the controller's view that was first when the view left the screen.
  weak var suspendedResponder: UIResponder?

  open override var owners: [NSObject] {
    var owners: [NSObject] = [parent, ownPresentation?.presenting].compactMap { $0 }
    owners += app.windows.filter { $0.rootViewController === self }
    if app.transitionCenter.transition(involving: self) != nil { owners.append(app) }
    return owners
  }

  // MARK: The view

  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The root view; made by `loadView()` on first use.
  public final var view: UIView {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      guard !isLoadingView else { return adoptPlainView() }
      isLoadingView = true
      loadView()
      let view = viewIfLoaded ?? adoptPlainView()
      isLoadingView = false
      app.log("viewDidLoad", self)
      viewDidLoad()
      return view
    }
    set { adopt(newValue) }
  }

  public final func loadViewIfNeeded() { _ = view }

  /// The controller of its presentations, where its kind has one of its own; nil: as its style says.
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }
  /// Draws it as it comes or goes, where its kind has a look of its own; nil: as its style says.
  func ownTransition(isArriving: Bool) -> (any DrawnTransition)? { nil }

  private func adopt(_ view: UIView) {
    viewIfLoaded?.controller = nil
    viewIfLoaded = view
    view.controller = self
    app.world.ownersDidChange(of: view)
  }

  private func adoptPlainView() -> UIView {
    let view = UIView(frame: app.screen.bounds, in: app)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(view)
    return view
  }

  // MARK: Hooks for subclasses

  /// Overrides the methods below from outside; nil for none.
  open var overriding: (any ViewControllerOverriding)? { nil }
  /// Calls the override from outside, if there is one. False makes the method go on.
  @discardableResult
  package final func callOverride(_ call: ViewControllerCall) -> Bool { overriding?.overrides(call) ?? false }

  /// Makes the view and assigns it to `view`: by default a plain view that fills the screen. The system calls it.
  open func loadView() { if !callOverride(.loadView) { _ = adoptPlainView() } }
  /// The view has been made.
  open func viewDidLoad() { callOverride(.viewDidLoad) }
  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) { callOverride(.viewWillAppear(animated)) }
  /// The view has its place in the window, its traits and its size, and is laid out next: the place for what depends on these.
  open func viewIsAppearing(_ animated: Bool) { callOverride(.viewIsAppearing(animated)) }
  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) { callOverride(.viewDidAppear(animated)) }
  /// The view is about to leave the screen. It stays if the transition is cancelled.
  open func viewWillDisappear(_ animated: Bool) { callOverride(.viewWillDisappear(animated)) }
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) { callOverride(.viewDidDisappear(animated)) }
  /// The app begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if !callOverride(.setEditing(editing, animated: animated)) {
      report("isEditing") { isEditingContent = editing }
    }
  }
  package final var overridesFirstUpdate: Bool { overriding?.overridesUpdateOfConstraints == true }
  /// Constraints of the view are about to be laid out by. Calls the view's `updateConstraints`.
  open func updateViewConstraints() {
    if !callOverride(.updateViewConstraints) { viewIfLoaded?.updateOwnConstraints() }
  }
  /// Whether `updateProperties` is running.
  private(set) var isUpdatingProperties = false
  /// The place to bring the view's properties up to date, before it is laid out. The system calls it, once before the first layout and
  /// then after `setNeedsUpdateProperties()` (documented); no program does.
  open func updateProperties() { if !callOverride(.updateProperties) { checkUpdate(isDue: isUpdatingProperties) } }
  package final func updateOwnProperties() {
    isUpdatingProperties = true
    updateProperties()
    isUpdatingProperties = false
  }
  /// Asks for `updateProperties()` before the next commit, and for no layout (documented).
  public final func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties(ofController: true) }
  /// Updates now what was asked for, of the view and all below it, too (documented).
  public final func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// The view's `layoutSubviews` comes next.
  open func viewWillLayoutSubviews() { callOverride(.viewWillLayoutSubviews) }
  /// The view's `layoutSubviews` has run.
  open func viewDidLayoutSubviews() { callOverride(.viewDidLayoutSubviews) }
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() { callOverride(.viewSafeAreaInsetsDidChange) }
  /// The controller is about to become a child of `parent`; nil when it leaves its parent.
  open func willMove(toParent parent: UIViewController?) {
    setFlag(.toldOfLeaving, parent == nil)
    if !callOverride(.willMoveToParent(parent)), parent == nil { setFlag(.movingFromParent, true) }
  }
  /// The controller has become a child of `parent`; nil when it has left its parent.
  open func didMove(toParent parent: UIViewController?) {
    app.containmentCheck.forget(self)
    if callOverride(.didMoveToParent(parent)) { return }
    setFlag(.movingToParent, false)
    setFlag(.movingFromParent, false)
  }

  /// A segue is about to be performed: configure its destination here.
  open func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {
    callOverride(.prepare(for: segue, sender: sender))
  }

  /// False when the subclass sends appearance callbacks to its children itself. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    overriding?.overriddenShouldAutomaticallyForwardAppearanceMethods() ?? true
  }

  /// Whether the container sends the appearance callbacks of `child` itself, as navigation and tab bar controllers do.
  func managesAppearance(of child: UIViewController) -> Bool { transitioningChildren.contains { $0 === child } }

  /// Called when `child` has moved to another container. Containers show something else instead.
  func childDidLeave(_ child: UIViewController) {}

  /// The coordinator of the transition in progress that involves this controller or one of its parents.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    app.transitionCenter.transition(involving: self)?.coordinator ?? parent?.transitionCoordinator
      ?? app.transitionCenter.sizeChange
  }

  // MARK: UIContentContainer

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    callOverride(.preferredContentSizeDidChange(container))
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    callOverride(.systemLayoutFittingSizeDidChange(container))
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    overriding?.overriddenSize(forChildContentContainer: container, withParentContainerSize: parentSize) ?? parentSize
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if callOverride(.viewWillTransition(to: size, coordinator)) { return }
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callOverride(.willTransition(to: newCollection, coordinator)) { return }
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits have changed from `previous`.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {
    callOverride(.traitCollectionDidChange(previous))
  }

  private func reportPreferredContentSizeChange() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.controller.reportPreferredContentSize(of: self)
  }
}

/// The changes a controller is in the middle of.
struct TransitionFlags: OptionSet {
  let rawValue: Int
  static let beingPresented = TransitionFlags(rawValue: 1)
  static let beingDismissed = TransitionFlags(rawValue: 2)
  static let movingToParent = TransitionFlags(rawValue: 4)
  static let movingFromParent = TransitionFlags(rawValue: 8)
  /// `willMove(toParent: nil)` was sent last.
  static let toldOfLeaving = TransitionFlags(rawValue: 16)
}

extension UIViewController {
  /// True in the will- and did-appear callbacks of a presentation.
  public final var isBeingPresented: Bool { transitionFlags.contains(.beingPresented) }
  /// True in the will- and did-disappear callbacks of a dismissal, even if it is cancelled later.
  public final var isBeingDismissed: Bool { transitionFlags.contains(.beingDismissed) }
  /// True in the will- and did-appear callbacks of a push.
  public final var isMovingToParent: Bool { transitionFlags.contains(.movingToParent) }
  /// True in the will- and did-disappear callbacks of a pop, even if it is cancelled later.
  public final var isMovingFromParent: Bool { transitionFlags.contains(.movingFromParent) }
}
