import LayerKit
import MotionMath
import ViewKit

/// The container, frames and relations of a presentation or a dismissal.
///
/// Frames are as recorded, quirks included: a kept presenter's initial frame is the presented view's.
final class PresentationHost: TransitionHost {
  enum Direction { case present, dismiss }

  private let presentation: Presentation
  private let direction: Direction
  /// The lowest presentation that a dismissal ends; `presentation` itself unless several are stacked.
  private let lowest: Presentation
  /// Presents `lowest`.
  private let presenter: UIViewController
  let fromLeaves: Bool
  let toArrives: Bool

  /// - Parameter presenter: Presents `lowest`, or `presentation` when `lowest` is nil.
  init(
    _ presentation: Presentation, direction: Direction, downTo lowest: Presentation? = nil,
    presenter: UIViewController
  ) {
    self.presentation = presentation
    self.direction = direction
    self.lowest = lowest ?? presentation
    self.presenter = presenter
    let removes = presentation.controller.removesPresenter
    switch direction {
    case .present:
      fromLeaves = removes
      toArrives = true
    case .dismiss:
      fromLeaves = true
      // A `custom` dismissal sends the presenter no callbacks unless it brings the view back: they are the animator's, who
      // may call `beginAppearanceTransition` (recorded).
      let controller = self.lowest.controller
      let isCovered = presenter.appearance.stage == .disappeared
      let isAnimatorsTask = controller.presentationStyle == .custom && !controller.removesPresenter
      // In a tab that is not shown, no controller appears.
      toArrives = isCovered && !isAnimatorsTask && self.lowest.container?.window != nil
    }
  }

  var kind: TransitionSequence.Kind { direction == .present ? .present : .dismiss }
  var style: UIModalPresentationStyle { presentation.controller.presentationStyle }
  var hasPresentationController: Bool { true }
  var container: UIViewController? { nil }
  var formerStack: [UIViewController]? { nil }
  var isOnScreen: Bool {
    guard lowest.isInPlace else { return presenter.isRooted }
    // Its container may be leaving, or show another child.
    return presenter.parent?.isVisible == true && (lowest.container ?? presenter.viewIfLoaded)?.window != nil
  }
  var isAlive: Bool { presentation.isConnected }

  private var removesPresenter: Bool { direction == .present ? fromLeaves : toArrives }

  func prepare() -> UIView {
    let container = presentation.makeContainer(over: presenter)
    if direction == .present, removesPresenter { presentation.borrowPresenter() }
    presentation.app.world.ownersDidChange(of: presentation.controller)
    return container
  }

  func view(_ side: TransitionSequence.Side) -> UIView? {
    let isPresented = (side == .to) == (direction == .present)
    if isPresented { return presentation.controller.presentedView }
    return removesPresenter ? presenter.view : nil
  }

  // MARK: Frames

  private var full: CGRect { presentation.container?.bounds ?? .zero }
  private var presentedFrame: CGRect { presentation.controller.frameOfPresentedViewInContainerView }

  /// The frame of a presenter's view that stays; nil when `keptPresenterFrames` asks for the recorded frames.
  private var keptFrame: CGRect? {
    guard presentation.app.settings.keptPresenterFrames == .documented else { return nil }
    return presenter.view.convert(presenter.view.bounds, to: presentation.container)
  }

  func initialFrame(_ side: TransitionSequence.Side) -> CGRect {
    switch (direction, side) {
    case (_, .to): .zero
    // Recorded, also for a custom presentation that removes the presenter.
    case (.present, .from): removesPresenter ? presentedFrame : keptFrame ?? presentedFrame
    case (.dismiss, .from): presentedFrame
    }
  }

  func finalFrame(_ side: TransitionSequence.Side) -> CGRect {
    switch (direction, side) {
    case (.present, .from): removesPresenter ? .zero : keptFrame ?? full
    case (.present, .to): presentedFrame
    case (.dismiss, .from): presentedFrame
    case (.dismiss, .to): removesPresenter ? full : keptFrame ?? full
    }
  }

  // MARK: Outcome

  func notify(_ notice: TransitionSequence.Notice) {
    let controller = presentation.controller
    switch notice {
    case .preferredContentSizeDidChange:
      note("preferredContentSizeDidChange")
      controller.preferredContentSizeDidChange(forChildContentContainer: presentation.presented)
    case .presentationTransitionWillBegin:
      note("presentationTransitionWillBegin")
      presentation.app.transitionCenter.aroundCallback(controller) { controller.presentationTransitionWillBegin() }
      let adapted = controller.adaptedStyle
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: adapted == controller.presentationStyle ? .none : adapted,
        transitionCoordinator: presentation.presented.transitionCoordinator)
    case .presentationTransitionDidEnd(let completed):
      note("presentationTransitionDidEnd", "\(completed)")
      controller.presentationTransitionDidEnd(completed)
    case .dismissalTransitionWillBegin:
      note("dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
    case .dismissalTransitionDidEnd(let completed):
      note("dismissalTransitionDidEnd", "\(completed)")
      controller.dismissalTransitionDidEnd(completed)
    case .willShow, .didShow: break
    }
  }

  /// The system's own presentation controllers are not logged.
  private func note(_ name: String, _ detail: String = "") {
    if style == .custom { presentation.app.log(name, presentation.controller, detail) }
  }

  func placeDirectly() {
    guard direction == .present, let view = presentation.controller.presentedView else { return }
    view.frame = presentedFrame
    presentation.container?.addSubview(view)
  }

  func applyOutcome(completed: Bool) {
    guard isAlive else { return }
    switch (direction, completed) {
    case (.present, true): if removesPresenter { presenter.view.removeFromSuperview() }
    case (.present, false): presentation.end()
    case (.dismiss, true): endAll()
    case (.dismiss, false): if removesPresenter { presenter.view.removeFromSuperview() }
    }
  }

  /// Ends every presentation from the top down to the lowest. Those in between end without an animation; controllers that
  /// were on screen receive their disappearance callbacks.
  private func endAll() {
    var current = presentation
    while current !== lowest {
      guard let below = current.presenting?.ownPresentation else { break }
      current.controller.presentationWasRemoved()
      current.end()
      current = below
      current.presented.disappear()
    }
    lowest.controller.presentationWasRemoved()
    lowest.end()
  }

  func setFlags(_ isOn: Bool) {
    let flag: TransitionFlags = direction == .present ? .beingPresented : .beingDismissed
    presentation.presented.setFlag(flag, isOn)
  }
}
