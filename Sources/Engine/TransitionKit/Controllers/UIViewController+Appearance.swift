import LayerKit
package import ViewKit

extension UIViewController {
  /// For containers: `viewWillAppear` or `viewWillDisappear`, to be followed by `endAppearanceTransition()`. Beginning
  /// the other way while a change is open cancels that.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(appearing: isAppearing, animated: animated) else {
      return app.warn(
        .unbalancedAppearance(controller: app.world.label(of: self), stage: appearance.stage.rawValue), about: self)
    }
    // The view is made before the first callback about it.
    loadViewIfNeeded()
    if isAppearing {
      app.log("viewWillAppear", self)
      app.transitionCenter.aroundCallback(self) { viewWillAppear(animated) }
    } else {
      app.log("viewWillDisappear", self)
      app.transitionCenter.aroundCallback(self) { viewWillDisappear(animated) }
    }
    app.updateStatusBar()
    owesIsAppearing = isAppearing
    for child in forwardedChildren {
      if child.appearance.begin(appearing: isAppearing, animated: animated, probing: true) {
        child.beginAppearanceTransition(isAppearing, animated: animated)
      }
    }
    if app.transitionCenter.transition(involving: self) == nil, parent?.owesIsAppearing != true { sendIsAppearing() }
  }

  /// For containers: `viewDidAppear` or `viewDidDisappear` of the change that was begun.
  public final func endAppearanceTransition() {
    let animated = appearance.isAnimated
    guard let hasAppeared = appearance.end() else { return }
    if hasAppeared {
      sendIsAppearing(isDue: true)
      app.log("viewDidAppear", self)
      app.transitionCenter.aroundCallback(self) { viewDidAppear(animated) }
    } else {
      app.log("viewDidDisappear", self)
      app.transitionCenter.aroundCallback(self) { viewDidDisappear(animated) }
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
    app.updateStatusBar()
  }

  /// Sends `viewIsAppearing` after `viewWillAppear`, once for each: as soon as the view is in a window (documented), at the
  /// latest, where `isDue` says so, before `viewDidAppear`. The children in the view follow.
  ///
  /// Nothing of it animates: the view takes its look before its transition begins (documented).
  func sendIsAppearing(isDue: Bool = false) {
    guard isVisible || isDue else { return }
    if owesIsAppearing, isDue || viewIfLoaded?.window != nil {
      owesIsAppearing = false
      // An event of a callback that nothing overrides is no news. (Chosen here.)
      if overriding?.overridesIsAppearing == true { app.log("viewIsAppearing", self) }
      app.transitionCenter.aroundCallback(self) {
        app.performWithoutAnimation { viewIsAppearing(appearance.isAnimated) }
      }
    }
    if !owesIsAppearing { for child in forwardedChildren { child.sendIsAppearing() } }
  }

  /// Called before the first layout of the view, which `viewIsAppearing` precedes (documented).
  package final func viewIsDueForLayout() {
    guard owesIsAppearing else { return }
    if let parent, parent.owesIsAppearing { parent.viewIsDueForLayout() }
    sendIsAppearing()
  }

  /// Sends `viewWillDisappear` and `viewDidDisappear` to a controller that is removed without a transition.
  func disappear() {
    if isVisible { beginAppearanceTransition(false, animated: false) }
    endAppearanceTransition()
  }

  /// True while the controller is on screen, or coming on screen.
  var isVisible: Bool { appearance.stage == .appeared || appearance.stage == .appearing }

  /// The children whose views are in this one's view, and the controllers presented in their places: they appear and
  /// disappear with it (documented).
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.isPlaced(inside: view) }.flatMap(\.controllersInPlace)
  }

  // MARK: Views the app adds

  /// A child's view that the app adds to, or removes from, a container on screen appears or disappears at once, unless
  /// the container sends these callbacks itself.
  package final func rootViewWillMove(to window: UIWindow?) {
    guard let parent, parent.forwardsByItself(to: self) else { return }
    guard parent.isVisible, isVisible != (window != nil) else { return }
    beginAppearanceTransition(window != nil, animated: false)
  }

  package final func rootViewDidMove(to window: UIWindow?) {
    // A transition waits for the view's place in it; a child whose container is still to hear of it follows that.
    if window != nil, parent?.owesIsAppearing != true, app.transitionCenter.transition(involving: self) == nil {
      sendIsAppearing()
    }
    guard let parent, parent.forwardsByItself(to: self), parent.appearance.stage == .appeared else { return }
    endAppearanceTransition()
    setFlag(.movingToParent, false)
  }

  private func forwardsByItself(to child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !managesAppearance(of: child)
  }
}

extension AppearanceState {
  /// Whether the change would be allowed, without making it.
  fileprivate func begin(appearing: Bool, animated: Bool, probing: Bool) -> Bool {
    var copy = self
    return copy.begin(appearing: appearing, animated: animated)
  }
}
