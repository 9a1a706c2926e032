import MotionMath
import ViewKit

/// The container, frames and relations of a change inside a navigation or tab bar controller.
///
/// The container is a view of the controller that stays the parent of the shown views (recorded). The host keeps its
/// controller, which therefore lives as long as the transition.
final class ContainerHost: TransitionHost {
  let kind: TransitionSequence.Kind
  private let owner: UIViewController
  private let wrapper: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// Nil in a tab bar.
  var formerStack: [UIViewController]?
  /// Called with the outcome, before views are removed.
  var onOutcome: (Bool) -> Void = { _ in }
  var onWillShow: () -> Void = {}
  /// Prepares the bars of an animated change, and gives what brings them to their ends; nil when they stay.
  var onBars: (Transition) -> (() -> Void)? = { _ in nil }
  /// Called after the did-callbacks of a change that was completed.
  var onDidShow: () -> Void = {}

  init(
    _ kind: TransitionSequence.Kind, in wrapper: UIView, of owner: UIViewController, from: UIViewController,
    to: UIViewController
  ) {
    self.kind = kind
    self.owner = owner
    self.wrapper = wrapper
    self.from = from
    self.to = to
  }

  var style: UIModalPresentationStyle { .none }
  var fromLeaves: Bool { true }
  var toArrives: Bool { true }
  var hasPresentationController: Bool { false }
  var container: UIViewController? { owner }
  var isOnScreen: Bool { owner.isVisible }
  var isAlive: Bool { true }

  func prepare() -> UIView { wrapper }

  func view(_ side: TransitionSequence.Side) -> UIView? { (side == .from ? from : to).viewsInPlace.last }

  /// As recorded: the arriving view has no initial frame, the leaving one no final frame.
  func initialFrame(_ side: TransitionSequence.Side) -> CGRect { side == .from ? wrapper.bounds : .zero }
  func finalFrame(_ side: TransitionSequence.Side) -> CGRect { side == .to ? wrapper.bounds : .zero }

  func moveBars(with transition: Transition) -> (() -> Void)? { onBars(transition) }

  func notify(_ notice: TransitionSequence.Notice) {
    switch notice {
    case .willShow: onWillShow()
    case .didShow: onDidShow()
    default: break
    }
  }

  func placeDirectly() { to.place(in: wrapper) }

  func applyOutcome(completed: Bool) {
    onOutcome(completed)
    (completed ? from : to).takeOffPlace()
    let staying = completed ? to : from
    // The animator adds one view; the views presented in its place belong above it.
    if staying.placePresentation != nil { staying.place(in: wrapper) }
  }

  func setFlags(_ isOn: Bool) {
    switch kind {
    case .push: to.setFlag(.movingToParent, isOn)
    case .pop: from.setFlag(.movingFromParent, isOn)
    case .select, .present, .dismiss: break
    }
    // A change of the whole stack may push and remove at once.
    if !isOn { from.setFlag(.movingFromParent, false) }
  }
}

extension UIViewController {
  func setFlag(_ flag: TransitionFlags, _ isOn: Bool) {
    if isOn { transitionFlags.insert(flag) } else { transitionFlags.remove(flag) }
  }
}

/// The view of a container: holds what it shows, and its bars.
final class UILayoutContainerView: UIView {
  /// Places the bars.
  var onLayout: () -> Void = {}

  override var className: String { "UILayoutContainerView" }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Makes the view of a container: a wrapper that fills it.
  /// - Parameter onLayout: Places the bars; must not keep the controller alive.
  func makeWrapper(onLayout: @escaping () -> Void) -> UIView {
    let outer = UILayoutContainerView(frame: app.screen.bounds, in: app)
    outer.onLayout = onLayout
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let wrapper = UIViewControllerWrapperView(frame: outer.bounds, in: app)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(wrapper)
    view = outer
    return wrapper
  }

  /// Shows `controller` in `wrapper` at once, and sends the appearance callbacks. A container that is not on screen sends
  /// them when it appears.
  func install(_ controller: UIViewController?, in wrapper: UIView, replacing old: UIViewController?) {
    let leaving = old?.controllersInPlace ?? []
    let arriving = controller?.controllersInPlace ?? []
    for gone in leaving where gone.isVisible { gone.beginAppearanceTransition(false, animated: false) }
    if isVisible { for new in arriving { new.beginAppearanceTransition(true, animated: false) } }
    old?.takeOffPlace()
    controller?.place(in: wrapper)
    for gone in leaving { gone.endAppearanceTransition() }
    // In a container that is still appearing, the child has appeared together with it.
    if appearance.stage == .appeared { for new in arriving { new.endAppearanceTransition() } }
  }
}
