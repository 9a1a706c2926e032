import LayerKit
package import MotionMath
package import ViewKit

/// How a bar of a stack stands.
struct BarState {
  var isHidden = false
  /// Whether the bar was hidden before the transition that takes a change along; nil when none does.
  var wasHidden: Bool?
  /// Whether the bar moves with a transition, which then places it.
  var isMoving = false
  /// How many animations that hide or show it are under way: it is seen until the last has ended.
  var slides = 0
}

/// Places the bar, hides it, and moves it with the transitions of the stack.
extension UINavigationController {
  /// How long the bar takes to hide or appear, in seconds. (Documented: `hideShowBarDuration`.)
  package static let hideShowBarDuration = 0.2

  func makeBar() -> UINavigationBar {
    let bar = UINavigationBar(in: app)
    bar.autoresizingMask = .flexibleWidth
    bar.onBack = { [weak self] in self?.goBack() }
    bar.onChange = { [weak self] in self?.barDidChange() }
    bar.onPull = { [weak self] in self?.placeBar() }
    bar.isInSheet = { [weak self] in self?.isInSheet == true }
    return bar
  }

  private var isInSheet: Bool {
    var outermost: UIViewController = self
    while let parent = outermost.parent { outermost = parent }
    return (outermost.ownPresentation?.controller as? UISheetPresentationController)?.isCard == true
  }

  /// The height by which the bar covers a controller of the stack, below the top of the safe area; 0 when it is hidden.
  final func barHeight(above controller: UIViewController) -> Double {
    isNavigationBarHidden || !isViewLoaded ? 0 : navigationBar.height(of: controller.navigationItem)
  }

  final func showBarItems() {
    guard isViewLoaded, !barState.isMoving else { return }
    navigationBar.show(viewControllers.map(\.navigationItem))
    followContent()
  }

  /// Puts the bar below the status bar, or beyond the top while it is hidden.
  final func placeBar() {
    guard !barState.isMoving, isViewLoaded else { return }
    putBar()
    followContent()
  }

  private func putBar() {
    let item = navigationBar.topItem
    let (top, height) = (view.safeAreaInsets.top, navigationBar.height(of: item) + (item?.largeTitlePull ?? 0))
    let frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  /// Content was not followed for a while, and may have come back: so may a large title that it had pulled down.
  private func followPull() {
    guard let item = topViewController?.navigationItem, item.largeTitlePull > 0 else { return }
    let beyond = isNavigationBarHidden ? 0 : content.map { -$0.contentOffset.y - $0.adjustedContentInset.top } ?? 0
    navigationBar.pull(min(item.largeTitlePull, max(0, beyond)), item)
  }

  private func barDidChange() {
    placeBar()
    safeAreasMayHaveChanged()
  }

  /// In the middle of a transition too, which has placed the bar for the state that it found.
  private func barDidHide() {
    followPull()
    putBar()
    followContent()
    safeAreasMayHaveChanged()
  }

  final func safeAreasMayHaveChanged() {
    for controller in viewControllers { controller.viewIfLoaded?.safeAreaMayHaveChanged() }
  }

  // MARK: Hiding

  /// Whether a change of the stack is about to begin: bars that are hidden or shown now go along with it.
  final var hasComingTransition: Bool { animatedChange.map { !$0.hasAnimated } ?? false }

  /// The change of the stack that is under way; nil for none, and for one that is not animated.
  private var animatedChange: Transition? {
    guard let transition = app.transitionCenter.transition(involving: self) else { return nil }
    return transition.host.container === self && transition.context.isAnimated ? transition : nil
  }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isHidden else { return }
    let before = barState.isHidden
    barState.isHidden = hidden
    guard isViewLoaded else { return }
    if hasComingTransition {
      if barState.wasHidden == nil { barState.wasHidden = before }
      return
    }
    guard animated, view.window != nil else {
      navigationBar.isHidden = hidden
      return barDidHide()
    }
    navigationBar.isHidden = false
    barState.slides += 1
    slide({ [self] in barDidHide() }) { [weak self] in
      guard let self else { return }
      barState.slides -= 1
      navigationBar.isHidden = isNavigationBarHidden && barState.slides == 0
    }
  }

  /// Animates the hiding of a bar, and what it covers. In the middle of a transition it keeps to the world's time: a finger
  /// that holds the transition does not hold the bar.
  final func slide(_ hide: @escaping () -> Void, completion: @escaping () -> Void) {
    app.animate(
      withDuration: Self.hideShowBarDuration, inWorldTime: animatedChange != nil,
      animations: { [self] in
        hide()
        view.layoutIfNeeded()
      },
      completion: { _ in completion() })
  }

  // MARK: With a transition

  /// Prepares the bar for a change of the stack, and gives what brings it to its end; nil when it stays hidden.
  final func moveBar(to stack: [UIViewController], isPush: Bool, with transition: Transition) -> (() -> Void)? {
    let wasHidden = barState.wasHidden ?? isNavigationBarHidden
    if wasHidden, isNavigationBarHidden { return nil }
    transition.drive(navigationBar.layer)
    navigationBar.isHidden = false
    navigationBar.begin(stack.map(\.navigationItem), isPush: isPush)
    barState.isMoving = true
    return { [self] in
      putBar()
      navigationBar.move(isPush: isPush)
    }
  }

  /// Ends what `moveBar` has begun.
  final func finishBar(completed: Bool, showing stack: [UIViewController]) {
    guard isViewLoaded else { return }
    if !completed, let wasHidden = barState.wasHidden { barState.isHidden = wasHidden }
    (barState.isMoving, barState.wasHidden) = (false, nil)
    followPull()
    navigationBar.isHidden = isNavigationBarHidden && barState.slides == 0
    navigationBar.finish(stack.map(\.navigationItem))
    barDidChange()
  }
}

/// The large title opens and closes with the content of the controller on top.
extension UINavigationController: LargeTitleFollowing {
  fileprivate var content: UIScrollView? { topViewController?.contentScrollView }

  final func contentScrollViewDidChange() {
    guard isViewLoaded, !barState.isMoving else { return }
    followContent()
  }

  fileprivate func followContent() {
    guard navigationBar.prefersLargeTitles, let content else { return }
    content.titleAbove = self
  }

  package func contentDidScroll(_ scroll: UIScrollView) {
    guard let top = topViewController, scroll === content, !isNavigationBarHidden, !barState.isMoving,
      scroll.contentInsetAdjustmentBehavior != .never
    else { return }
    let item = top.navigationItem
    let closed = navigationBar.closedHeight(of: item)
    let height = navigationBar.height(of: item) - navigationBar.barHeight
    guard height + closed > 0 else { return }
    let inset = scroll.adjustedContentInset.top - height
    let shown = max(-scroll.contentOffset.y - inset, 0)
    let open = min(shown, UINavigationBar.largeTitleHeight)
    // The bar grows as far as the content is pulled beyond its top, so that its title stays with the content. The content's
    // inset does not: it has to come back. (That devices do is reported; point for point is chosen here.)
    navigationBar.pull(shown - open, item)
    guard open != height else { return }
    scroll.acceptSafeAreaChange(top: open - height)
    navigationBar.open(open, of: item)
  }

  package func closedHeight(above scroll: UIScrollView) -> Double {
    guard let top = topViewController, scroll === content, !isNavigationBarHidden else { return 0 }
    return navigationBar.closedHeight(of: top.navigationItem)
  }

  /// Open or closed, whichever is nearer (measured).
  package func snap(_ offset: CGPoint, of scroll: UIScrollView) -> CGPoint {
    guard let top = topViewController, scroll === content, !isNavigationBarHidden else { return offset }
    let height = navigationBar.height(of: top.navigationItem) - navigationBar.barHeight
    let closed = navigationBar.closedHeight(of: top.navigationItem)
    let end = -(scroll.adjustedContentInset.top - height)
    guard height + closed > 0, offset.y < end, offset.y > end - (height + closed) else { return offset }
    return CGPoint(x: offset.x, y: end - offset.y < (height + closed) / 2 ? end : end - (height + closed))
  }
}
