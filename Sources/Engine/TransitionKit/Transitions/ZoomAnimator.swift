import LayerKit
import MotionMath
import ViewKit

/// Draws a page that grows out of its source, or shrinks back into it, when the app provides no animator.
final class ZoomAnimator: DrawnTransition {
  private let page: ZoomedPage
  private let isOpening: Bool
  private let motion: ZoomMotion
  /// Measured on a simulator with Reduce Motion: about so many seconds, in and out, and nothing moves.
  private static let fade = 0.14
  private let isReduced: Bool

  init(_ page: ZoomedPage, isOpening: Bool, asSheet: Bool) {
    (self.page, self.isOpening) = (page, isOpening)
    motion = isOpening ? .opening(asSheet: asSheet) : .closing(asSheet: asSheet)
    isReduced = page.zoomed?.app.isReduceMotionEnabled ?? false
  }

  var systemMotion: SystemMotion { isReduced ? SystemMotion(fading: Self.fade) : SystemMotion(motion) }

  /// Ends what it draws, for another change of the stack. Its picture does not go on, as a device's does.
  func overtake() { page.stage?.strike() }

  func animateTransition(using context: UITransitionContext) {
    guard let stage = page.makeStage(in: context, isOpening: isOpening) else {
      return context.completeTransition(false)
    }
    let end = { [page] (_: Bool) in page.end(stage, in: context, completed: !context.transitionWasCancelled) }
    if isReduced { return stage.fade(isOpening: isOpening, over: Self.fade, completion: end) }
    let source = page.askForSource(stage)
    page.withhold(source?.view)
    stage.showLook(of: source)
    let away = stage.pose(at: source, showing: page.part(for: source))
    let isFading = source == nil
    if isOpening {
      stage.set(away)
      stage.setShare(0, fading: isFading)
    } else {
      stage.setLook(0)
      stage.setShare(1)
    }
    stage.animate(
      to: isOpening ? stage.restPose : away, share: isOpening ? 1 : 0, fading: isFading, by: motion, completion: end)
  }
}

/// A page that has zoomed open, or is about to, from the first ask for its source until it has gone back.
final class ZoomedPage {
  let preferred: PreferredTransition
  private weak var controller: UIViewController?
  /// The view that is not seen while the page is up.
  private weak var withheld: UIView?
  private(set) lazy var dismissal = ZoomDismissal(of: self)
  private weak var below: UIViewController?
  /// The views of its way, while it is on one.
  private(set) weak var stage: ZoomStage?
  /// Begins its way back, as a finger asks for it.
  var goBack: () -> Void = {}
  /// False while something covers the page.
  var isOnTop: () -> Bool = { true }

  init(_ controller: UIViewController, _ preferred: PreferredTransition, over below: UIViewController) {
    (self.controller, self.preferred, self.below) = (controller, preferred, below)
  }

  var zoomed: UIViewController? { controller }

  var options: ZoomOptions {
    if case .zoom(let options, _) = preferred.kind { options } else { ZoomOptions() }
  }

  /// True while its controller is on a stack or presented.
  var isUp: Bool { controller.map { $0.ownPresentation != nil || $0.parent != nil } ?? false }

  // MARK: Its source

  /// Asks the program where the page comes from; nil for nowhere.
  func askForSource(_ stage: ZoomStage) -> ZoomStage.Source? {
    guard let controller, let below else { return nil }
    return stage.source(preferred.source(ZoomSourceContext(below, controller)))
  }

  /// The part of the page that its source is aligned with; nil for all of it.
  func part(for source: ZoomStage.Source?) -> CGRect? {
    guard let source, let controller, let provider = options.alignmentRectProvider else { return nil }
    return provider(ZoomAlignmentContext(source.view, controller)).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Lets one view not be seen, in place of the one before.
  func withhold(_ view: UIView?) {
    if withheld !== view { withheld?.layer.isWithheld = false }
    withheld = view
    view?.layer.isWithheld = true
  }

  // MARK: Its way

  /// The views of a transition, with the page at rest.
  func makeStage(in context: UITransitionContext, isOpening: Bool) -> ZoomStage? {
    let container = context.containerView
    guard let pageView = context.view(forKey: isOpening ? .to : .from), let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return nil }
    let coveredView = context.view(forKey: isOpening ? .from : .to)
    if !isOpening, let coveredView {
      coveredView.frame = context.finalFrame(for: to)
      container.insertSubview(coveredView, at: 0)
      coveredView.layoutIfNeeded()
    }
    let full = isOpening ? context.finalFrame(for: to) : context.initialFrame(for: from)
    if isOpening {
      pageView.frame = full
      container.addSubview(pageView)
    }
    // Before anything is displaced: `viewIsAppearing` finds the view at its place.
    context.transition?.sendIsAppearing()
    let stage = ZoomStage(pageView, full: full, covered: coveredView, options, in: container)
    self.stage = stage
    return stage
  }

  /// Ends a way, and the page's life where it has gone back. Nothing is left to end of one that was overtaken.
  func end(_ stage: ZoomStage, in context: UITransitionContext, completed: Bool) {
    guard !stage.isStruck else { return }
    stage.strike()
    context.completeTransition(completed)
    guard let controller else { return }
    if isUp { dismissal.install(on: controller.view) } else { close() }
  }

  func close() {
    withhold(nil)
    dismissal.remove()
  }
}

extension TransitionCenter {
  /// The page of a controller that prefers a zoom; nil for others.
  func zoomedPage(of controller: UIViewController, over below: UIViewController) -> ZoomedPage? {
    guard let preferred = controller.preferredTransition, preferred.style == nil else { return nil }
    if let known = zoomedPages.first(where: { $0.zoomed === controller && $0.preferred === preferred }) { return known }
    let page = ZoomedPage(controller, preferred, over: below)
    zoomedPages.append(page)
    return page
  }

  /// Forgets pages that have left, however they went.
  func closeZoomedPages() {
    for page in zoomedPages where !page.isUp { page.close() }
    zoomedPages.removeAll { !$0.isUp }
  }
}
