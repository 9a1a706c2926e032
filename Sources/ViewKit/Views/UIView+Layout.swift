import LayerKit
import MotionMath

/// What a view remembers about its layout.
struct LayoutState {
  /// `layoutSubviews()` is to be called.
  var needsLayout = true
  /// Somewhere below, a view needs layout.
  var hasDirtySubviews = false
  /// It has moved, or something that covers it has: what is free of it, and of what is inside it, may be different.
  var mayBeCoveredAnew = true
  /// What was covered at the last layout.
  var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension UIView {
  /// Asks for `layoutSubviews()` before the next commit.
  public final func setNeedsLayout() {
    layoutState.needsLayout = true
    reportLayoutNeeds()
  }

  /// Lays out now what needs it: the view, what is inside it, and the superviews that need layout too.
  public final func layoutIfNeeded() {
    var top: UIView = self
    while let superview = top.superview, superview.layoutState.needsLayout { top = superview }
    top.layoutTree()
    top.layer.layoutTree()
  }

  /// Whether `layoutSubviews()` was asked for and has not come yet.
  public final var needsLayout: Bool { layoutState.needsLayout }

  /// Gives the view the size `sizeThatFits(_:)` asks for.
  public final func sizeToFit() {
    bounds.size = ask(sizeThatFits: bounds.size)
  }

  /// Tells the views above that the next pass has something to do here.
  func reportLayoutNeeds() {
    guard layoutState.needsLayout || layoutState.hasDirtySubviews || layoutState.mayBeCoveredAnew else { return }
    var view = superview
    while let current = view, !current.layoutState.hasDirtySubviews {
      current.layoutState.hasDirtySubviews = true
      view = current.superview
    }
    app.layoutEngine.isNeeded = true
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

/// Lays out all windows before each commit.
final class LayoutPass {
  private unowned let app: UIApplication
  var isNeeded = false

  init(in app: UIApplication) { self.app = app }

  /// A layout that asks for layout again gets it in the same commit, up to a limit that only a loop can reach.
  private static let limit = 100

  func run() {
    for _ in 0..<LayoutPass.limit {
      guard isNeeded else { return }
      isNeeded = false
      for window in app.windows { window.layoutTree() }
    }
    if let window = app.keyWindow { app.warn(.layoutLoop(passes: LayoutPass.limit), about: window) }
    isNeeded = false
  }
}
