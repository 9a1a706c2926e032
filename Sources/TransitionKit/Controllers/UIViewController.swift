public import LayerKit
public import MotionMath
public import ViewKit

/// Manages a view and takes part in presentations and containers.
///
/// The view is made on first use. Whether it is on screen is told by the `view…Appear` callbacks, in an order that
/// depends on the kind of transition and on its outcome.
open class UIViewController: UIResponder, ViewManaging, UIContentContainer {
  /// Shown by containers, and the name in logs.
  open var title: String?
  public private(set) var viewIfLoaded: UIView?
  private var isLoadingView = false

  // MARK: Relations

  /// The container it is a child of.
  public internal(set) weak var parent: UIViewController?
  /// In the order they were added.
  public internal(set) var children: [UIViewController] = []
  /// The presentation in which it presents another controller; nil when it presents none itself.
  var presentation: Presentation?
  /// The presentation in which it is itself presented.
  weak var ownPresentation: Presentation?

  // MARK: How it wants to be presented

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Provides animators, interaction controllers and presentation controllers. Not kept alive (documented).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// True makes `currentContext` presentations from inside stop here.
  open var definesPresentationContext = false
  /// True keeps a sheet from being dragged away.
  open var isModalInPresentation = false
  /// A presentation controller made before the presentation, on asking.
  final var preparedPresentationController: UIPresentationController? {
    get { app.transitionCenter.prepared[ObjectIdentifier(self)] }
    set { app.transitionCenter.prepared[ObjectIdentifier(self)] = newValue }
  }

  open var preferredContentSize: CGSize {
    get { overriding?.answerPreferredContentSize() ?? givenPreferredContentSize }
    set {
      guard newValue != givenPreferredContentSize else { return }
      givenPreferredContentSize = newValue
      announcePreferredContentSize()
    }
  }
  private var givenPreferredContentSize = CGSize.zero

  /// Segues declared from here, by identifier.
  var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]

  // MARK: State

  var appearance = AppearanceState()
  var transitionFlags: TransitionFlags = []
  /// The children whose appearance a change between them tells.
  var transitioningChildren: [UIViewController] = []
  /// Room to keep clear besides what the system and its container's bars cover.
  open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
  }

  public override init(in app: UIApplication) {
    super.init(in: app)
    serialNumber = app.world.nextNumber()
  }

  open override var className: String { "UIViewController" }
  open override var debugName: String? { title }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

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

  /// Who is asked before each of these does what it does here; nil: nobody.
  open var overriding: (any ViewControllerOverriding)? { nil }
  /// Whether the call was taken in the controller's stead.
  @discardableResult
  final func hand(_ call: ViewControllerCall) -> Bool { overriding?.takes(call) ?? false }

  /// Makes the view and assigns it to `view`. By default a plain one that fills the screen. Not to be called.
  open func loadView() { if !hand(.loadView) { _ = adoptPlainView() } }
  /// The view has been made.
  open func viewDidLoad() { hand(.viewDidLoad) }
  /// About to be shown.
  open func viewWillAppear(_ animated: Bool) { hand(.viewWillAppear(animated)) }
  /// Is shown.
  open func viewDidAppear(_ animated: Bool) { hand(.viewDidAppear(animated)) }
  /// About to go. In a cancelled transition it may stay.
  open func viewWillDisappear(_ animated: Bool) { hand(.viewWillDisappear(animated)) }
  /// Is gone.
  open func viewDidDisappear(_ animated: Bool) { hand(.viewDidDisappear(animated)) }
  /// The view's `layoutSubviews` comes next.
  open func viewWillLayoutSubviews() { hand(.viewWillLayoutSubviews) }
  /// The view's `layoutSubviews` has run.
  open func viewDidLayoutSubviews() { hand(.viewDidLayoutSubviews) }
  /// What is free of the view has changed.
  open func viewSafeAreaInsetsDidChange() { hand(.viewSafeAreaInsetsDidChange) }
  package final var reservedInsets: UIEdgeInsets {
    var insets = additionalSafeAreaInsets
    insets.bottom += (parent as? UITabBarController)?.barHeight ?? 0
    return insets
  }

  package final var isBelowBars: Bool { navigationController != nil || tabBarController != nil }
  /// About to become a child of `parent`, or none.
  open func willMove(toParent parent: UIViewController?) {
    if !hand(.willMoveToParent(parent)), parent == nil { setFlag(.movingFromParent, true) }
  }
  /// Has become a child of `parent`, or none.
  open func didMove(toParent parent: UIViewController?) {
    if hand(.didMoveToParent(parent)) { return }
    setFlag(.movingToParent, false)
    setFlag(.movingFromParent, false)
  }

  /// A segue is about to be performed: the place to give the destination what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: NSObject?) { hand(.prepare(for: segue, sender: sender)) }

  /// False: the subclass forwards appearance to its children itself. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    overriding?.answerShouldAutomaticallyForwardAppearanceMethods() ?? true
  }

  /// Whether the container tells `child` itself when it appears, as navigation and tab bar controllers do.
  func managesAppearance(of child: UIViewController) -> Bool { transitioningChildren.contains { $0 === child } }

  /// A container: `child` has been taken by another; show something else.
  func forget(_ child: UIViewController) {}

  /// The animations and completions of the transition in progress that this controller, or one above it, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    app.transitionCenter.transition(involving: self)?.coordinator ?? parent?.transitionCoordinator
      ?? app.transitionCenter.sizeChange
  }

  // MARK: UIContentContainer

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    hand(.preferredContentSizeDidChange(container))
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    hand(.systemLayoutFittingSizeDidChange(container))
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    overriding?.answer(sizeForChildContentContainer: container, withParentContainerSize: parentSize) ?? parentSize
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if hand(.viewWillTransition(to: size, coordinator)) { return }
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if hand(.willTransition(to: newCollection, coordinator)) { return }
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits are new; `previous` are those from before.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) { hand(.traitCollectionDidChange(previous)) }

  private func announcePreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.controller.reportPreferredContentSize(of: self)
  }
}

/// What a controller is going through, for callbacks to ask.
struct TransitionFlags: OptionSet {
  let rawValue: Int
  static let beingPresented = TransitionFlags(rawValue: 1)
  static let beingDismissed = TransitionFlags(rawValue: 2)
  static let movingToParent = TransitionFlags(rawValue: 4)
  static let movingFromParent = TransitionFlags(rawValue: 8)
}

extension UIViewController {
  /// True in the will- and did-appear callbacks of a presentation.
  public final var isBeingPresented: Bool { transitionFlags.contains(.beingPresented) }
  /// True in the will- and did-disappear callbacks of a dismissal, also of one that is later cancelled.
  public final var isBeingDismissed: Bool { transitionFlags.contains(.beingDismissed) }
  /// True in the will- and did-appear callbacks of a push.
  public final var isMovingToParent: Bool { transitionFlags.contains(.movingToParent) }
  /// True in the will- and did-disappear callbacks of a pop, also of one that is later cancelled.
  public final var isMovingFromParent: Bool { transitionFlags.contains(.movingFromParent) }
}
