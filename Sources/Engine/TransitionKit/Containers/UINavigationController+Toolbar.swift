import MotionMath
public import ViewKit

/// The bar below the views of the stack: made when it is first asked for, and hidden at first (documented).
extension UINavigationController {
  /// Shows the toolbar items of the controller on top.
  public final var toolbar: UIToolbar {
    if let toolbarIfMade { return toolbarIfMade }
    let bar = UIToolbar(in: app)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    toolbarIfMade = bar
    if isViewLoaded { addToolbar() }
    return bar
  }

  /// Setting it does not animate. Default true.
  public final var isToolbarHidden: Bool {
    get { toolbarState.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Animated, the bar slides away or back in 0.2 s (documented). In a transition that is about to begin it goes along.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarState.isHidden else { return }
    let (bar, before) = (toolbar, toolbarState.isHidden)
    toolbarState.isHidden = hidden
    guard isViewLoaded else { return }
    if hasComingTransition {
      if toolbarState.wasHidden == nil { toolbarState.wasHidden = before }
      return
    }
    let slides = animated && view.window != nil
    bar.isHidden = hidden && !slides
    guard slides else { return toolbarDidHide() }
    // A bar that was just made has no background yet that could grow.
    bar.settle()
    toolbarState.slides += 1
    slide({ [self] in toolbarDidHide() }) { [weak self] in
      guard let self else { return }
      toolbarState.slides -= 1
      bar.isHidden = isToolbarHidden && toolbarState.slides == 0
    }
  }

  final func addToolbar() {
    guard let bar = toolbarIfMade else { return }
    view.addSubview(bar)
    bar.isHidden = isToolbarHidden
    placeToolbar()
    showToolbarItems()
  }

  /// The height by which the bar covers the controllers of the stack, above the bottom of the safe area.
  final var toolbarCover: Double { isToolbarHidden || !isViewLoaded ? 0 : app.bars.toolbarHeight }

  final func showToolbarItems(animated: Bool = false) {
    guard !toolbarState.isMoving else { return }
    toolbarIfMade?.show(topViewController?.toolbarItems ?? [], animated: animated)
  }

  final func placeToolbar() {
    guard !toolbarState.isMoving else { return }
    putToolbar(hidden: isToolbarHidden, below: topViewController)
  }

  /// Above what covers the foot of the view while `controller` is shown, or below its edge while it is hidden.
  private func putToolbar(hidden: Bool, below controller: UIViewController?) {
    guard let bar = toolbarIfMade, isViewLoaded else { return }
    let covered = view.safeAreaInsets.bottom - (controller.map { tabBarHeightFreed(for: $0) } ?? 0)
    let height = app.bars.toolbarHeight
    let frame = CGRect(
      x: 0, y: view.bounds.maxY - (hidden ? 0 : covered + height), width: view.bounds.width, height: height)
    guard bar.frame != frame else { return }
    bar.frame = frame
    // How far its background reaches down depends on where it stands.
    bar.setNeedsLayout()
  }

  private func toolbarDidChange() {
    placeToolbar()
    safeAreasMayHaveChanged()
  }

  /// In the middle of a transition too, which has placed the bar for the state that it found.
  private func toolbarDidHide() {
    putToolbar(hidden: isToolbarHidden, below: topViewController)
    safeAreasMayHaveChanged()
  }

  // MARK: With a transition

  /// Prepares the bar for a change of the stack, and gives what brings it to its end; nil when it stays hidden.
  final func moveToolbar(with transition: Transition) -> (() -> Void)? {
    let wasHidden = toolbarState.wasHidden ?? isToolbarHidden
    guard let bar = toolbarIfMade, !wasHidden || !isToolbarHidden else { return nil }
    let (from, to) = (transition.from, transition.to)
    transition.drive(bar.layer)
    bar.isHidden = false
    putToolbar(hidden: wasHidden, below: from)
    bar.begin(topViewController?.toolbarItems ?? [])
    toolbarState.isMoving = true
    return { [self] in
      putToolbar(hidden: isToolbarHidden, below: to)
      // In the animation: the foot of its background stays at the screen's while the bar goes up or down.
      bar.settle()
      bar.move()
    }
  }

  /// Ends what `moveToolbar` has begun.
  final func finishToolbar(completed: Bool) {
    if !completed, let wasHidden = toolbarState.wasHidden { toolbarState.isHidden = wasHidden }
    (toolbarState.isMoving, toolbarState.wasHidden) = (false, nil)
    guard let bar = toolbarIfMade, isViewLoaded else { return }
    bar.isHidden = isToolbarHidden && toolbarState.slides == 0
    bar.finish(topViewController?.toolbarItems ?? [])
    toolbarDidChange()
  }
}
