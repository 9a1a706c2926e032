import LayerKit
import Limits
import MotionMath

/// The layout state of a view.
struct LayoutState {
  /// `layoutSubviews()` is due.
  var needsLayout = true
  /// It is due for nothing but the places that constraints have decided for the subviews.
  var isDueForPlaces = false
  /// `layoutSubviews()` is running, or its controller's methods around it.
  var isLayingOut = false
  /// `updateProperties()` is due: before the first layout it always is.
  var needsProperties = true
  /// The same of the controller whose view it is.
  var needsControllerProperties = true
  /// `updateProperties()` of the view is running.
  var isUpdatingProperties = false
  /// Somewhere below, a view needs layout or an update of properties.
  var hasDirtySubviews = false
  /// The view or something that covers it has moved, so that the safe areas inside it may have changed.
  var mayBeCoveredAnew = true
  /// It has been through an update of constraints, or a layout: a new view needs the first of them (recorded on iOS 26.1).
  var hasUpdatedConstraints = false
  /// The safe area at the last layout.
  var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension UIView {
  /// Asks for `layoutSubviews()` before the next commit.
  public final func setNeedsLayout() {
    layoutState.needsLayout = true
    layoutState.isDueForPlaces = false
    reportLayoutNeeds()
  }

  /// Asks for the layout that places the subviews where constraints have them.
  final func setNeedsPlaces() {
    if !layoutState.needsLayout { (layoutState.needsLayout, layoutState.isDueForPlaces) = (true, true) }
    reportLayoutNeeds()
  }

  /// Lays out the view and its subviews now, as well as the superviews that were asked to lay out.
  ///
  /// A changed constraint does not count as such: only the superview's `layoutIfNeeded` moves this view itself (reported for
  /// iOS 9 and later, and said so by Apple).
  public final func layoutIfNeeded() {
    guard let constraints = app.constraintLayout else { return layOutNow() }
    constraints.settle(inside: self) { layOutNow() }
  }

  private func layOutNow() {
    var top: UIView = self
    while let superview = top.superview, superview.layoutState.needsLayout,
      !superview.layoutState.isDueForPlaces
    { top = superview }
    if top.layoutState.isLayingOut, app.layoutNesting >= UIView.mostNestings || app.isLayoutLoop {
      return top.leaveLayoutLoop()
    }
    top.layoutTree()
    top.layer.layoutTree()
  }

  /// Views that lay each other out do so no more than this many times inside each other (chosen here).
  private static let mostNestings = 50

  /// Ends a layout that would never end, and warns once of it.
  private func leaveLayoutLoop() {
    layoutState.needsLayout = false
    guard !app.isLayoutLoop else { return }
    app.isLayoutLoop = true
    let views = [self] + [otherLayingOut].compactMap(\.self)
    app.warn(.layoutLoop(passes: UIView.mostNestings, views: views.map { app.world.label(of: $0) }), about: self)
  }

  /// Another view whose layout this one's has called; nil where it calls itself.
  private var otherLayingOut: UIView? {
    var pending: [UIView] = app.windows
    while let view = pending.popLast() {
      if view.layoutState.isLayingOut, view !== self { return view }
      pending += view.subviews
    }
    return nil
  }

  /// Whether `layoutSubviews()` is due.
  public final var needsLayout: Bool { layoutState.needsLayout }

  /// Gives the view the size `sizeThatFits(_:)` asks for. Its top left corner stays where it is (recorded).
  public final func sizeToFit() {
    let (old, new) = (bounds.size, ask(sizeThatFits: bounds.size))
    bounds.size = new
    let (anchor, transform) = (anchorPoint, transform)
    let growth = CGPoint(x: anchor.x * (new.width - old.width), y: anchor.y * (new.height - old.height))
    center = CGPoint(
      x: center.x + transform.a * growth.x + transform.c * growth.y,
      y: center.y + transform.b * growth.x + transform.d * growth.y)
  }

  /// Asks for the superview's layout, as a new size does (recorded), unless the superview is laying out.
  func askSuperviewForLayout() {
    if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
  }

  /// Marks the superviews, so that the next layout pass reaches this view.
  func reportLayoutNeeds() {
    guard
      layoutState.needsLayout || layoutState.hasDirtySubviews || layoutState.mayBeCoveredAnew
        || layoutState.needsUpdateOfProperties
    else { return }
    var view = superview
    while let current = view, !current.layoutState.hasDirtySubviews {
      current.layoutState.hasDirtySubviews = true
      view = current.superview
    }
    layer.world.needsViewLayout = true
  }

  /// Lays out the view and what is inside it, from the outside in.
  ///
  /// - Complexity: O(n) for n views. A method that moves the superview of the view it belongs to, or a view further out,
  ///   costs O(d) for a view d levels deep, as places have to be looked for anew. Trees may be deep: nothing is called
  ///   recursively.
  func layoutTree() {
    if app.layoutNesting == 0 {
      app.world.placeReadings.begin()
      app.isLayoutLoop = false
    }
    app.layoutNesting += 1
    defer { app.layoutNesting -= 1 }
    var pending: [(view: UIView, isCoveredAnew: Bool, outer: WindowPlace?)] = [(self, false, nil)]
    var count = 0
    while let next = pending.popLast() {
      let view = next.view
      count &+= 1
      if count & 63 == 0, app.world.isStopping() {
        for unfinished in pending + [next] { unfinished.view.putOffLayout(isCoveredAnew: unfinished.isCoveredAnew) }
        return
      }
      // True when the view or one above it has moved.
      let isCoveredAnew = next.isCoveredAnew || view.layoutState.mayBeCoveredAnew
      let ownPlace = isCoveredAnew ? view.noteSafeArea(inside: next.outer) : nil
      if view.layoutState.needsUpdateOfProperties { view.updateOwnProperties() }
      if view.layoutState.needsLayout { view.layOutSubviews() }
      guard view.layoutState.hasDirtySubviews || isCoveredAnew else { continue }
      view.layoutState.hasDirtySubviews = false
      if view.subviews.isEmpty { continue }
      let place = isCoveredAnew ? ownPlace?.afterMethods(inside: next.outer) : view.placeToShare(inside: next.outer)
      for subview in view.subviews.reversed() { pending.append((subview, isCoveredAnew, place)) }
    }
  }

  /// The place of a view that has not moved, when it is known or when one of the subviews has moved.
  private func placeToShare(inside outer: WindowPlace?) -> WindowPlace? {
    guard let window, outer != nil || subviews.contains(where: { $0.layoutState.mayBeCoveredAnew }) else { return nil }
    return WindowPlace(of: self, in: window, inside: outer).read()
  }

  /// Leaves the view to the next layout pass, as this one found it.
  private func putOffLayout(isCoveredAnew: Bool) {
    if isCoveredAnew { layoutState.mayBeCoveredAnew = true }
    reportLayoutNeeds()
  }

  private func layOutSubviews() {
    let wasLayingOut = layoutState.isLayingOut
    layoutState.needsLayout = false
    layoutState.isDueForPlaces = false
    layoutState.hasUpdatedConstraints = true
    layoutState.isLayingOut = true
    controller?.viewIsDueForLayout()
    controller?.viewWillLayoutSubviews()
    receive(.layoutSubviews)
    controller?.viewDidLayoutSubviews()
    layoutState.isLayingOut = wasLayingOut
    countMethod()
  }
}

/// The base of the data that layout by constraints keeps with a view.
public class ConstraintStorage {
  init() {}

  /// Sets the subviews' frames from their constraints.
  func placeSubviews() {}
  /// Called by the view that has it, at its end.
  func viewIsGone() {}
}

/// Layout by constraints, as the layout pass sees it.
protocol ConstraintLayout: AnyObject {
  /// Solves the changes, and marks the views whose subviews must be placed again.
  /// - Returns: The first two views or guides that have moved.
  func update() -> [NSObject]
  /// How often a layout that changes its own constraints is repeated before an error ends it.
  var mostRounds: Int { get }
  /// Updates and calls `layOut`, repeatedly while one invalidates the other.
  func settle(inside view: UIView, _ layOut: () -> Void)
  /// Called before the view leaves its superview.
  func willDetach(_ view: UIView)
  /// Called when the view has a new superview.
  func didAttach(_ view: UIView)
}

extension UIApplication {
  /// Lays out all windows, before a commit that needs it: a layout that asks for layout gets it in the same commit, in as
  /// many passes as `Limit.layoutPasses` allows. A layout that changes its own constraints ends after `mostRounds`.
  func layOutWindows() {
    var moved: [NSObject] = []
    var rounds = 0
    for _ in 0..<Limit.layoutPasses.most {
      guard world.needsViewLayout, !world.isStopping() else { return }
      if rounds == constraintLayout?.mostRounds { break }
      world.needsViewLayout = false
      moved = constraintLayout?.update() ?? []
      rounds = moved.isEmpty ? 0 : rounds + 1
      for window in windows { window.layoutTree() }
    }
    world.needsViewLayout = false
    guard let window = keyWindow else { return }
    if moved.isEmpty {
      warn(.layoutLoop(passes: Limit.layoutPasses.most, views: []), about: window)
    } else {
      reportConstraintLoop(of: moved, rounds: rounds, about: window)
    }
  }

  /// Says which views change the constraints their layout comes from.
  func reportConstraintLoop(of items: [NSObject], rounds: Int, about subject: NSObject) {
    warn(.constraintLoop(views: items.prefix(2).map { world.label(of: $0) }, rounds: rounds), about: subject)
  }
}
