import LayerKit

extension UIView {
  /// Puts `view` in front of all subviews, removing it from its former superview.
  public final func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Puts `view` at a place counted from the back; a number past the end is the front.
  public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: max(0, index)) }

  /// Puts `view` right behind `sibling`; in front of all when `sibling` is no subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: indexAfterRemoving(view, of: sibling))
  }

  /// Puts `view` right in front of `sibling`; in front of all when `sibling` is no subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: indexAfterRemoving(view, of: sibling).map { $0 + 1 }, isRightInFront: true)
  }

  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: nil) }
  }

  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges two subviews.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    insert(high, at: min(first, second))
    insert(low, at: max(first, second), isRightInFront: true)
  }

  /// True for the view itself and everything above it in the hierarchy of `view`.
  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The first view with that tag, the receiver first, then its subviews in depth.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// Releases the subviews, level by level: releasing a deep chain recursively would overflow the stack.
  final func releaseTree() {
    var pending = subviews
    subviews = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view), !view.subviews.isEmpty else { continue }
      pending += view.subviews
      view.subviews = []
    }
  }

  /// Takes the view out of its superview and its window.
  public final func removeFromSuperview() {
    guard let superview else { return }
    if window != nil {
      app.willLeaveWindow(self)
      announce(window: nil)
    }
    receive(.willMoveToSuperview(nil))
    superview.receive(.willRemoveSubview(self))
    if window != nil {
      app.gestures.viewWillLeaveWindow(self)
      app.touchDelivery.cancelTouches(in: self)
    }
    // A notified observer may have removed the view.
    guard self.superview === superview else { return }
    app.constraintLayout?.willDetach(self)
    superview.detach(self)
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    enter(window: nil)
    receive(.didMoveToSuperview)
    app.world.ownersDidChange(of: self)
  }

  private func indexAfterRemoving(_ view: UIView, of sibling: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func detach(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.superview = nil
  }

  /// - Parameters:
  ///   - index: Counted from the back; nil is the front.
  ///   - isRightInFront: Its layer goes right in front of that of the subview behind it.
  private func insert(_ view: UIView, at index: Int?, isRightInFront: Bool = false) {
    guard view !== self, !isDescendant(of: view) else {
      return app.warn(.viewCycle(view: app.world.label(of: view)), about: view)
    }
    let isNew = view.superview !== self
    let entersWindow = view.window !== window
    if isNew {
      if entersWindow {
        app.willLeaveWindow(view)
        view.announce(window: window)
      }
      view.receive(.willMoveToSuperview(self))
      view.superview?.receive(.willRemoveSubview(view))
      app.constraintLayout?.willDetach(view)
    }
    view.superview?.detach(view)
    place(view, min(index ?? subviews.count, subviews.count), isRightInFront: isRightInFront && index != nil)
    guard isNew else { return }
    view.askForFirstConstraints()
    app.constraintLayout?.didAttach(view)
    if entersWindow { view.enter(window: window) }
    view.receive(.didMoveToSuperview)
    receive(.didAddSubview(view))
    if view.ownTintColor == nil, ownTintColor != nil { view.receive(.tintColorDidChange) }
    setNeedsLayout()
    view.layoutState.mayBeCoveredAnew = true
    view.reportLayoutNeeds()
    app.world.ownersDidChange(of: view)
  }

  /// Keeps the layers in the order of the views. Among layers without a view, a view's layer goes right behind that of
  /// the next view, or to the front when the view does (recorded).
  private func place(_ view: UIView, _ index: Int, isRightInFront: Bool) {
    subviews.insert(view, at: index)
    view.superview = self
    if isRightInFront, index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    } else if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func announce(window new: UIWindow?) {
    controller?.rootViewWillMove(to: new)
    receive(.willMoveToWindow(new))
    for view in subviews { view.announce(window: new) }
  }

  func enter(window new: UIWindow?) {
    guard window !== new else { return }
    if new == nil { app.gestures.viewLeftWindow(self) }
    window = new
    for view in subviews { view.enter(window: new) }
    receive(.didMoveToWindow)
    controller?.rootViewDidMove(to: new)
  }
}
