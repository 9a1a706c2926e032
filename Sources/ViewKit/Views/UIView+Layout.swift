import LayerKit
import MotionMath

/// The layout state of a view.
struct LayoutState {
  /// `layoutSubviews()` is due.
  var needsLayout = true
  /// Somewhere below, a view needs layout.
  var hasDirtySubviews = false
  /// The view or something that covers it has moved, so that the safe areas inside it may have changed.
  var mayBeCoveredAnew = true
  /// The safe area at the last layout.
  var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension UIView {
  /// Asks for `layoutSubviews()` before the next commit.
  public final func setNeedsLayout() {
    layoutState.needsLayout = true
    reportLayoutNeeds()
  }

  /// Lays out the view and its subviews now, as well as the superviews that need layout.
  public final func layoutIfNeeded() {
    var top: UIView = self
    while let superview = top.superview, superview.layoutState.needsLayout { top = superview }
    top.layoutTree()
    top.layer.layoutTree()
  }

  /// Whether `layoutSubviews()` is due.
  public final var needsLayout: Bool { layoutState.needsLayout }

  /// Gives the view the size `sizeThatFits(_:)` asks for.
  public final func sizeToFit() {
    bounds.size = ask(sizeThatFits: bounds.size)
  }

  /// Marks the superviews, so that the next layout pass reaches this view.
  func reportLayoutNeeds() {
    guard layoutState.needsLayout || layoutState.hasDirtySubviews || layoutState.mayBeCoveredAnew else { return }
    var view = superview
    while let current = view, !current.layoutState.hasDirtySubviews {
      current.layoutState.hasDirtySubviews = true
      view = current.superview
    }
    app.world.needsViewLayout = true
  }

  /// - Parameter isCoveredAnew: Whether something above it has moved.
  func layoutTree(isCoveredAnew: Bool = false) {
    let isCoveredAnew = isCoveredAnew || layoutState.mayBeCoveredAnew
    if isCoveredAnew { noteSafeArea() }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      controller?.viewWillLayoutSubviews()
      receive(.layoutSubviews)
      controller?.viewDidLayoutSubviews()
    }
    guard layoutState.hasDirtySubviews || isCoveredAnew else { return }
    layoutState.hasDirtySubviews = false
    for view in subviews { view.layoutTree(isCoveredAnew: isCoveredAnew) }
  }
}

extension UIApplication {
  /// The most passes of one commit: a layout that asks for layout gets it in the same commit.
  private static let mostLayoutPasses = 100

  /// Lays out all windows, before a commit that needs it.
  func layOutWindows() {
    for _ in 0..<Self.mostLayoutPasses {
      guard world.needsViewLayout else { return }
      world.needsViewLayout = false
      for window in windows { window.layoutTree() }
    }
    if let window = keyWindow { warn(.layoutLoop(passes: Self.mostLayoutPasses), about: window) }
    world.needsViewLayout = false
  }
}
