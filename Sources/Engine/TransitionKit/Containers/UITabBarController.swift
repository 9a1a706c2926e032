import LayerKit
import MotionMath
public import ViewKit

/// How the row of tabs stands.
private struct TabBarState {
  /// Whether a stack hides it.
  var isAway = false
  /// Whether the bar moves with a transition, which then places it.
  var isMoving = false
}

/// Shows one of several controllers, chosen by a row of tabs.
open class UITabBarController: UIViewController {
  /// Not kept alive (documented).
  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar: UITabBar
  private var tabs: [UIViewController] = []
  private var selected: Int? {
    didSet {
      guard selected != oldValue else { return }
      tabBar.select(selected)
      finishBar()
    }
  }
  private var bar = TabBarState()
  private var wrapper: UIView?

  public override init(in app: UIApplication) {
    tabBar = UITabBar(in: app)
    super.init(in: app)
    tabBar.onTap = { [weak self] index in self?.tap(index) }
  }

  open override var className: String { "UITabBarController" }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let wrapper = makeWrapper { [weak self] in self?.placeBar() }
    self.wrapper = wrapper
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    placeBar()
    install(selectedViewController, in: wrapper, replacing: nil)
  }

  /// The height by which the row of tabs covers the shown controller, above the bottom safe area; 0 when it is hidden.
  final var barHeight: Double { tabBar.isHidden ? 0 : app.bars.tabBarHeight }

  /// At the bottom, or beside it on the left while a stack hides it.
  private func placeBar() {
    guard isViewLoaded, !bar.isMoving else { return }
    putBar()
  }

  private func putBar() {
    let bounds = view.bounds
    let height = app.bars.tabBarHeight + app.screen.safeAreaInsets.bottom
    let frame = CGRect(
      x: bar.isAway ? -bounds.width : 0, y: bounds.maxY - height, width: bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  private var hidesBar: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.hidesBottomBar(below: stack.topViewController)
  }

  /// Prepares the bar for a change of the shown stack, and gives what brings it to its end; nil when it stays. It leaves
  /// to the left, as fast as a page comes from the right (chosen here).
  final func moveBar(with transition: Transition) -> (() -> Void)? {
    guard isViewLoaded, hidesBar != bar.isAway else { return nil }
    transition.drive(tabBar.layer)
    bar.isMoving = true
    return { [self] in
      bar.isAway = hidesBar
      putBar()
    }
  }

  /// Puts the bar where the shown stack wants it.
  final func finishBar() {
    bar.isMoving = false
    guard bar.isAway != hidesBar || bar.isAway else { return }
    bar.isAway = hidesBar
    placeBar()
  }

  final func itemsDidChange() {
    tabBar.show(tabs.map(\.tabBarItem))
    tabBar.select(selected)
  }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  // MARK: Tabs

  /// Setting it keeps the selected controller if it is still a tab, else selects the first.
  public final var viewControllers: [UIViewController] {
    get { tabs }
    set { replaceTabs(newValue) }
  }

  /// Counted from 0; -1 without tabs. It changes at the start of a transition; a cancelled one restores it. Setting it is
  /// not a tap: the delegate is asked for an animator, but not notified.
  public final var selectedIndex: Int {
    get { selected ?? -1 }
    set { select(newValue, isTap: false) }
  }

  public final var selectedViewController: UIViewController? {
    get { selected.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      select(index, isTap: false)
    }
  }

  private func replaceTabs(_ new: [UIViewController]) {
    let old = tabs
    let shown = selectedViewController
    let added = new.filter { controller in !old.contains { $0 === controller } }
    guard isFree(for: .setTabs), areDistinct(new), added.allSatisfy(admits) else { return }
    for controller in old where !new.contains(where: { $0 === controller }) {
      sendWillMove(of: controller, to: nil)
      detach(controller)
      controller.didMove(toParent: nil)
    }
    for controller in added {
      controller.leave()
      sendWillMove(of: controller, to: self)
      attach(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    selected = new.isEmpty ? nil : new.firstIndex { $0 === shown } ?? 0
    itemsDidChange()
    guard selectedViewController !== shown, let wrapper else { return }
    install(selectedViewController, in: wrapper, replacing: shown)
  }

  private func tap(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    app.log("shouldSelect", tabs[index])
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else { return }
    select(index, isTap: true)
    app.log("didSelect", tabs[index])
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  private func select(_ index: Int, isTap: Bool) {
    guard tabs.indices.contains(index) else {
      return app.warn(.noSuchTab(index: index, count: tabs.count), about: self)
    }
    app.transitionCenter.startWaiting(involving: self)
    guard let before = selected, before != index else { return }
    guard isFree(for: .selectTab) else { return }
    let (from, to) = (tabs[before], tabs[index])
    selected = index
    guard isVisible, view.window != nil, let wrapper else {
      if let wrapper { install(to, in: wrapper, replacing: from) }
      return
    }
    let host = ContainerHost(.select, in: wrapper, of: self, from: from, to: to)
    host.onOutcome = { [self] completed in if !completed { selected = before } }
    let animators = animators(from: from, to: to)
    app.transitionCenter.begin(
      Transition(
        host: host, from: from, to: to, animated: animators.canAnimate, animators: animators, completion: nil))
  }

  /// Whether no transition of the selected tab is in progress; warns when one is.
  private func isFree(for change: UsageWarning.BlockedChange) -> Bool {
    guard let shown = selectedViewController, app.transitionCenter.isBusy(shown) else { return true }
    app.warn(.transitionInProgress(change, controller: app.world.label(of: shown)), about: self)
    return false
  }

  override func childDidLeave(_ child: UIViewController) {
    guard let index = tabs.firstIndex(where: { $0 === child }), let before = selected else { return }
    tabs.remove(at: index)
    if index < before { selected = before - 1 }
    if index == before { selected = tabs.isEmpty ? nil : 0 }
    itemsDidChange()
    guard index == before else { return }
    if let wrapper { install(selectedViewController, in: wrapper, replacing: child) }
  }

  private func animators(from: UIViewController, to: UIViewController) -> TransitionAnimators {
    var result = TransitionAnimators()
    guard let delegate else { return result }
    app.log("tabBarController(_:animationControllerForTransitionFrom:to:)", self)
    result.animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    if let animator = result.animator {
      app.log("tabBarController(_:interactionControllerFor:)", self)
      result.interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    }
    return result
  }
}
