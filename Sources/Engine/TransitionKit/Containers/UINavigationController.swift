import LayerKit
public import ViewKit

/// Shows the top of a stack of controllers.
///
/// The stack changes at the call, before the transition; a cancelled transition restores it.
open class UINavigationController: UIViewController {
  public enum Operation: String, CaseIterable, Sendable {
    case none, push, pop
  }

  /// Not kept alive (documented).
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Above the views of the stack, which it covers.
  public private(set) final lazy var navigationBar = makeBar()
  /// Setting it does not animate.
  public final var isNavigationBarHidden: Bool {
    get { barState.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  var barState = BarState()
  /// Nil as long as nobody has asked for it.
  var toolbarIfMade: UIToolbar?
  var toolbarState = BarState(isHidden: true)
  private var stack: [UIViewController] = [] {
    didSet { if stack.first !== oldValue.first { tabItemDidChange() } }
  }
  private var wrapper: UIView?
  private lazy var interactivePop = InteractivePop(of: self)
  /// True while the system's own button or swipe pops.
  var isGoingBack = false

  public init(rootViewController: UIViewController, in app: UIApplication) {
    super.init(in: app)
    addToStack(rootViewController)
  }

  public override init(in app: UIApplication) { super.init(in: app) }

  open override var className: String { "UINavigationController" }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let wrapper = makeWrapper { [weak self] in
      self?.placeBar()
      self?.placeToolbar()
    }
    self.wrapper = wrapper
    view.addSubview(navigationBar)
    navigationBar.isHidden = isNavigationBarHidden
    placeBar()
    showBarItems()
    addToolbar()
    install(topViewController, in: wrapper, replacing: nil)
    interactivePop.recognizer.delegate = interactivePop
    view.addGestureRecognizer(interactivePop.recognizer)
    addContentPop()
    owedDidMove?.didMove(toParent: self)
    owedDidMove = nil
  }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  /// The system's swipe from the left edge, which pops unless a delegate animates the pop. Disable it to have none.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer { interactivePop.recognizer }

  /// The system's swipe that begins anywhere and pops, from iOS 26 on (header: for failure requirements); nil before.
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    app.settings.navigationEra == .fluid ? interactivePop.content : nil
  }

  private func addContentPop() {
    guard let recognizer = interactiveContentPopGestureRecognizer, recognizer.view == nil else { return }
    recognizer.delegate = interactivePop
    view.addGestureRecognizer(recognizer)
  }

  // MARK: The stack

  /// The root first. Setting it changes the top without animating.
  public final var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public final var topViewController: UIViewController? { stack.last }

  /// The presented controller, or the top.
  public final var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds `controller` on top.
  public final func pushViewController(_ controller: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === controller }) {
      return app.warn(.alreadyInStack(controller: app.world.label(of: controller)), about: self)
    }
    change(to: stack + [controller], operation: .push, animated: animated)
  }

  /// Removes the top; the root stays.
  /// - Returns: The removed controller; nil when there is only the root.
  @discardableResult
  public final func popViewController(animated: Bool) -> UIViewController? {
    app.transitionCenter.startWaiting(involving: self)
    guard stack.count > 1, let top = stack.last else {
      app.warn(.onlyTheRoot(isEmpty: stack.isEmpty), about: self)
      return nil
    }
    return change(to: stack.dropLast(), operation: .pop, animated: animated) ? top : nil
  }

  /// Removes everything above `controller`.
  /// - Returns: The removed controllers; nil when `controller` is not in the stack.
  @discardableResult
  public final func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      app.warn(.notInStack(controller: app.world.label(of: controller)), about: self)
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    if gone.isEmpty { return [] }
    return change(to: Array(stack[...index]), operation: .pop, animated: animated) ? gone : nil
  }

  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack: by a push if its top is new, by a pop if its top was in the stack (documented).
  public final func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let isKnown = controllers.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: controllers, operation: isKnown ? .pop : .push, animated: animated)
  }

  /// Animated, the bar slides away or back in 0.2 s (documented). In a transition that is about to begin it goes along.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  // MARK: Changing it

  /// Whether a controller can be in a stack: a navigation controller cannot (documented: an exception).
  public static func canStack(_ controller: UIViewController) -> Bool { !(controller is UINavigationController) }

  private func stacks(_ controller: UIViewController) -> Bool {
    if UINavigationController.canStack(controller) { return admits(controller) }
    app.warn(.stackInStack(inner: app.world.label(of: controller), outer: app.world.label(of: self)), about: self)
    return false
  }

  /// The root that the initialiser was given: it has moved when the view is there.
  private weak var owedDidMove: UIViewController?

  private func addToStack(_ controller: UIViewController) {
    guard stacks(controller) else { return }
    controller.leave()
    stack.append(controller)
    sendWillMove(of: controller, to: self)
    attach(controller)
    owedDidMove = controller
  }

  @discardableResult
  private func change(to new: [UIViewController], operation: Operation, animated: Bool) -> Bool {
    app.transitionCenter.startWaiting(involving: self)
    let old = stack
    if let from = old.last, app.transitionCenter.isBusy(from), !app.transitionCenter.yields(from, to: self) {
      let change: UsageWarning.BlockedChange = operation == .pop ? .pop : .push
      app.warn(.transitionInProgress(change, controller: app.world.label(of: from)), about: self)
      return false
    }
    noteOvertaking(operation, from: old.last, to: new.last)
    let added = new.filter { controller in !old.contains { $0 === controller } }
    // A page that comes back while it still goes has to have gone.
    if added.contains(where: { $0.parent === self }) { app.transitionCenter.completeAll(of: self) }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    guard areDistinct(new), added.allSatisfy(stacks) else { return false }
    for controller in added {
      controller.leave()
      sendWillMove(of: controller, to: self)
      attach(controller)
    }
    for controller in removed { sendWillMove(of: controller, to: nil) }
    stack = new
    let change = StackChange(old: old, new: new, added: added, removed: removed)
    guard let from = old.last, let to = new.last, from !== to, isVisible, view.window != nil, let wrapper else {
      if old.last !== new.last, let wrapper { install(new.last, in: wrapper, replacing: old.last) }
      apply(change, completed: true)
      sendDidMoves(of: change)
      return true
    }
    run(change, operation, from: from, to: to, in: wrapper, animated: animated)
    return true
  }

  override func childDidLeave(_ child: UIViewController) {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return }
    stack.remove(at: index)
    if index == stack.count, let wrapper { install(stack.last, in: wrapper, replacing: child) }
    showBarItems()
    showToolbarItems()
    (parent as? UITabBarController)?.finishBar()
  }

  private struct StackChange {
    let old, new, added, removed: [UIViewController]
  }

  private func run(
    _ change: StackChange, _ operation: Operation, from: UIViewController, to: UIViewController, in wrapper: UIView,
    animated: Bool
  ) {
    app.log(operation.rawValue, operation == .pop ? from : to, "in \(app.world.label(of: self))")
    if animated { app.transitionCenter.hasChangedStacks = true }
    // The era may have been set when the view was there already.
    addContentPop()
    let host = ContainerHost(operation == .pop ? .pop : .push, in: wrapper, of: self, from: from, to: to)
    host.formerStack = change.old
    host.onWillShow = { [self] in
      app.log("willShow", to)
      delegate?.navigationController(self, willShow: to, animated: animated)
    }
    host.onBars = { [self] in moveBars(to: change.new, isPush: operation != .pop, with: $0) }
    host.onOutcome = { [self] completed in apply(change, completed: completed) }
    let place = app.settings.navigationEra == .fluid ? app.placeOfCall() : nil
    host.onDidShow = { [self] in
      sendDidMoves(of: change)
      app.log("didShow", to)
      delegate?.navigationController(self, didShow: to, animated: animated)
      interactivePop.checkContentSwipe(since: place)
    }
    app.transitionCenter.begin(
      Transition(
        host: host, from: from, to: to, animated: animated,
        animators: animated ? animators(operation, from: from, to: to) : TransitionAnimators(), completion: nil))
  }

  /// Prepares all bars for a change of the stack, and gives what brings them to their ends; nil when none moves.
  private func moveBars(to stack: [UIViewController], isPush: Bool, with transition: Transition) -> (() -> Void)? {
    let moves = [
      moveBar(to: stack, isPush: isPush, with: transition), moveToolbar(with: transition),
      (parent as? UITabBarController)?.moveBar(with: transition),
    ].compactMap { $0 }
    return moves.isEmpty ? nil : { for move in moves { move() } }
  }

  private func animators(_ operation: Operation, from: UIViewController, to: UIViewController) -> TransitionAnimators {
    var result = TransitionAnimators()
    if let delegate {
      app.log("navigationController(_:animationControllerFor:from:to:)", self, operation.rawValue)
      result.animator = delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
      if let animator = result.animator {
        app.log("navigationController(_:interactionControllerFor:)", self)
        result.interaction = delegate.navigationController(self, interactionControllerFor: animator)
      }
    }
    if result.animator == nil {
      let (page, below) = operation == .pop ? (from, to) : (to, from)
      if let zoomed = page.zoomedPage(over: below) {
        zoomed.goBack = { [weak self] in self?.goBack() }
        zoomed.isOnTop = { [weak self, weak page] in self?.topViewController === page }
        result.system = SystemAnimator(ZoomAnimator(zoomed, isOpening: operation != .pop, asSheet: false))
        if operation == .pop { result.interaction = zoomed.dismissal.driver }
      } else {
        result.system = SystemAnimator(operation == .pop ? .pop : .push, in: app)
        result.interaction = interactivePop.driver
      }
    }
    return result
  }

  /// True when the system's swipe from the edge may pop: neither where the delegate implements the method that provides
  /// animators, even if it provides none, nor where the bar is hidden or an item of its own stands for the back button
  /// (reported for iOS 7 to 26).
  var allowsSwipeBack: Bool { stack.count > 1 && swipeBackObstacle == nil }

  /// The reason why it may not; nil also where there is nothing to pop.
  var swipeBackObstacle: UsageWarning.SwipeBackObstacle? {
    guard let item = stack.last?.navigationItem, stack.count > 1 else { return nil }
    if delegate?.providesAnimators == true { return .animators }
    if isNavigationBarHidden { return .hiddenBar }
    return item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton ? nil : .leftItem
  }

  /// Brings the relations in line with the outcome.
  private func apply(_ change: StackChange, completed: Bool) {
    if !completed {
      stack = change.old.filter { $0.parent === self }
      for controller in change.removed where controller !== change.old.last {
        controller.setFlag(.movingFromParent, false)
      }
    }
    for controller in completed ? change.removed : change.added { detach(controller) }
    // Of two changes in one turn each ends with its own stack.
    finishBar(completed: completed, showing: completed ? change.new.filter { $0.parent === self } : stack)
    finishToolbar(completed: completed)
    (parent as? UITabBarController)?.finishBar()
  }

  private func sendDidMoves(of change: StackChange) {
    for controller in change.added {
      app.log("didMoveToParent", controller, app.world.label(of: self))
      controller.didMove(toParent: self)
    }
    for controller in change.removed {
      app.log("didMoveToParent", controller, "nil")
      controller.didMove(toParent: nil)
      controller.setFlag(.movingFromParent, false)
      app.transitionCenter.didLeave?(controller)
    }
  }
}
