import LayerKit

extension LayoutState {
  /// Whether the view's properties or its controller's are to be updated.
  var needsUpdateOfProperties: Bool { needsProperties || needsControllerProperties }
}

/// Properties are updated in the pass that lays out: of each view before its layout, from the outside in (documented).
extension UIView {
  /// Asks for `updateProperties()` before the next commit, and for no layout (documented). Several requests are one.
  public final func setNeedsUpdateProperties() { setNeedsUpdateProperties(ofController: false) }

  package final func setNeedsUpdateProperties(ofController: Bool) {
    if ofController { layoutState.needsControllerProperties = true } else { layoutState.needsProperties = true }
    reportLayoutNeeds()
  }

  /// Updates now what was asked for: of the view, of its controller and of everything below (documented). It does not lay out.
  public final func updatePropertiesIfNeeded() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.layoutState.needsUpdateOfProperties, !view.layoutState.isUpdatingProperties { view.updateOwnProperties() }
      pending += view.subviews.reversed()
    }
  }

  /// The view first, then its controller. (Chosen here.)
  final func updateOwnProperties() {
    let state = layoutState
    (layoutState.needsProperties, layoutState.needsControllerProperties) = (false, false)
    let controller = controller
    controller?.viewIsDueForLayout()
    layoutState.isUpdatingProperties = true
    if state.needsProperties { receive(.updateProperties) }
    if state.needsControllerProperties { controller?.updateOwnProperties() }
    layoutState.isUpdatingProperties = false
  }
}

extension UIResponder {
  /// Warns of `updateProperties()` called by a program (documented: never call it).
  package final func checkUpdate(isDue: Bool) {
    if !isDue { app.warn(.oversight(.updatedByHand(object: app.world.label(of: self))), about: self) }
  }
}

extension UIApplication {
  /// Does all updates of properties and layout that wait for the commit, in the animation in progress. In a layout it leaves
  /// them to that. (Chosen here.)
  func flushUpdates() { if layoutNesting == 0, world.needsViewLayout { layOutWindows() } }
}
