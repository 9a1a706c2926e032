import LayerKit
import RecordingKit
public import ViewKit

/// The look of the text in the status bar.
public enum UIStatusBarStyle: String, CaseIterable, Sendable {
  case `default`, lightContent, darkContent
}

/// How the status bar is hidden and shown.
public enum UIStatusBarAnimation: String, CaseIterable, Sendable {
  case none, fade, slide
}

extension UIViewController {
  /// Whether the status bar is hidden while this controller decides it. Default false.
  public final var prefersStatusBarHidden: Bool { overriding?.overriddenPrefersStatusBarHidden() ?? false }

  /// The look of the status bar while this controller decides it.
  public final var preferredStatusBarStyle: UIStatusBarStyle {
    overriding?.overriddenPreferredStatusBarStyle() ?? .default
  }

  /// Default `fade` (documented).
  public final var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    overriding?.overriddenPreferredStatusBarUpdateAnimation() ?? .fade
  }

  /// The child that decides in this controller's place whether the status bar is hidden; nil for none.
  public final var childForStatusBarHidden: UIViewController? {
    overriding?.overriddenChildForStatusBarHidden() ?? shownChild
  }

  /// The child that decides the look of the status bar in this controller's place; nil for none.
  public final var childForStatusBarStyle: UIViewController? {
    overriding?.overriddenChildForStatusBarStyle() ?? shownChild
  }

  /// Asks again, at once. In an animation block the bar fades in the block's time, and the safe area, and what is laid out by
  /// it, change along with the block (documented); elsewhere they follow before the next layout.
  public final func setNeedsStatusBarAppearanceUpdate() { app.updateStatusBar() }

  /// Whether the home indicator fades away while this controller decides it. Default false.
  public final var prefersHomeIndicatorAutoHidden: Bool {
    overriding?.overriddenPrefersHomeIndicatorAutoHidden() ?? false
  }

  /// The child that decides on the home indicator in this controller's place; nil for none.
  public final var childForHomeIndicatorAutoHidden: UIViewController? {
    overriding?.overriddenChildForHomeIndicatorAutoHidden() ?? shownChild
  }

  /// Asks again, at once.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() { app.updateHomeIndicator() }

  /// The child that containers of the system ask (reported; a navigation bar's own style is not modelled).
  private var shownChild: UIViewController? {
    (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
  }

  /// The controller that decides, from this one up: a presented one when it covers the screen, or when it says so
  /// (documented).
  fileprivate var statusBarDecider: UIViewController {
    guard let presented = presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle.resolved == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    else { return self }
    return presented.statusBarDecider
  }
}

extension UIApplication {
  /// Asks the controller in charge for the status bar's look, and notes a change in the log.
  func updateStatusBar() {
    updateHomeIndicator()
    guard let decider = keyWindow?.rootViewController?.statusBarDecider else { return }
    let hider = last(from: decider, \.childForStatusBarHidden)
    let style = last(from: decider, \.childForStatusBarStyle).preferredStatusBarStyle
    let isHidden = hider.prefersStatusBarHidden
    guard isHidden != screen.isStatusBarHidden || style != statusBar.style else { return }
    statusBar.style = style
    let animation = isHidden == screen.isStatusBarHidden ? nil : hider.preferredStatusBarUpdateAnimation
    let fades = animation.map { $0 != .none } ?? false
    let covered = screen.safeAreaInsets
    screen.isStatusBarHidden = isHidden
    let block = fades ? animations.current?.settings : nil
    log(
      "statusBar", hider,
      "hidden=\(isHidden) style=\(style.rawValue)" + (animation.map { " \($0.rawValue)" } ?? "")
        + (block.map { StageEvent.fade(after: $0.delay, over: $0.duration) } ?? ""))
    for window in windows { window.safeAreaMayHaveChanged() }
    if fades { waitForFade(block.map { $0.delay + $0.duration } ?? StageEvent.statusFade) }
    if animations.current != nil, screen.safeAreaInsets != covered { windows.forEach { $0.layoutIfNeeded() } }
  }

  /// Keeps the world busy until a bar that has been hidden or shown is, as pictures of the device show it.
  private func waitForFade(_ seconds: Double = StageEvent.statusFade) { world.schedule(at: world.now + seconds) {} }

  /// Asks the controller in charge for the home indicator, and notes a change in the log. The system hides it a while
  /// later, when nobody touches the screen (documented); here at once.
  func updateHomeIndicator() {
    guard let decider = keyWindow?.rootViewController?.statusBarDecider else { return }
    let hider = last(from: decider, \.childForHomeIndicatorAutoHidden)
    let isHidden = hider.prefersHomeIndicatorAutoHidden
    guard isHidden != statusBar.isHomeIndicatorHidden else { return }
    statusBar.isHomeIndicatorHidden = isHidden
    log("homeIndicator", hider, "hidden=\(isHidden)")
    waitForFade()
  }

  /// The look of the status bar now.
  public var statusBarStyle: UIStatusBarStyle { statusBar.style }

  /// The end of a chain of controllers that name each other; a chain that closes ends where it does.
  private func last(from first: UIViewController, _ next: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var (last, seen) = (first, [ObjectIdentifier(first)] as Set)
    while let child = last[keyPath: next], seen.insert(ObjectIdentifier(child)).inserted { last = child }
    return last
  }

  private var statusBar: StatusBarLook { part { StatusBarLook() } }
}

private final class StatusBarLook {
  var style = UIStatusBarStyle.default
  var isHomeIndicatorHidden = false
}
