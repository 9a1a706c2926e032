import LayerKit
import MotionMath
import ViewKit

/// A transition of the system's that has a look of its own.
protocol DrawnTransition: AnyObject {
  var systemMotion: SystemMotion { get }
  func animateTransition(using context: UITransitionContext)
  /// Ends what it draws, for another change of the stack.
  func overtake()
}

/// Draws a transition when the app provides no animator: the system's own look, approximately.
///
/// Lengths and curve: see `SystemMotion`. The page behind moves by 0.3 of the width (measured); paths are chosen here.
final class SystemAnimator {
  enum Motion: Hashable {
    case coverVertical, uncoverVertical, crossDissolve, push, pop

    init(_ style: UIModalTransitionStyle, isArriving: Bool) {
      switch style {
      case .coverVertical: self = isArriving ? .coverVertical : .uncoverVertical
      case .crossDissolve, .flipHorizontal, .partialCurl: self = .crossDissolve
      }
    }
  }

  private let kind: Motion
  /// The slide of a push or pop that the next change of the stack may overtake; nil before it begins, and for any other.
  private(set) var slide: PageSlide?
  /// Gives the view that leaves the look that it had.
  private var restoreLeaving: (_ completed: Bool) -> Void = { _ in }
  private var isOvertaken = false
  let motion: SystemMotion
  /// Whether the reported curve has a public name: that of a push has none (measured).
  let hasNamedCurve: Bool
  /// Draws in its place.
  private let drawing: (any DrawnTransition)?

  /// - Parameter style: That of a modal transition.
  init(_ kind: Motion, _ style: UIModalPresentationStyle = .none, in app: UIApplication) {
    // Reported of Prefer Cross-Fade Transitions: pushes and presentations fade. With Reduce Motion alone they move.
    let fades = app.prefersCrossFadeTransitions && kind != .crossDissolve
    self.kind = fades ? .crossDissolve : kind
    let isCard = style == .pageSheet || style == .formSheet || style == .popover
    motion = SystemMotion(kind, isCard: isCard, fades: fades, in: app)
    hasNamedCurve = kind != .push && kind != .pop
    drawing = nil
  }

  init(_ drawing: any DrawnTransition) {
    (kind, self.drawing) = (.crossDissolve, drawing)
    (motion, hasNamedCurve) = (drawing.systemMotion, true)
  }

  /// As the coordinator reports it, in seconds.
  var duration: Double { motion.reported }

  func animateTransition(using context: UITransitionContext) {
    if let drawing { return drawing.animateTransition(using: context) }
    guard let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let app = container.app
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let leaving = Look(of: fromView)
    let arriving = Look(of: toView)
    if let toView {
      toView.frame = context.finalFrame(for: to)
      switch kind {
      case .coverVertical, .crossDissolve, .push: container.addSubview(toView)
      case .uncoverVertical, .pop: container.insertSubview(toView, at: 0)
      }
    }
    // Before anything is displaced: `viewIsAppearing` finds the view at its place.
    context.transition?.sendIsAppearing()
    let width = container.bounds.width
    let height = container.bounds.height
    let settled: () -> Void
    switch kind {
    case .coverVertical:
      toView?.center.y += height
      settled = { toView?.frame = context.finalFrame(for: to) }
    case .uncoverVertical: settled = { fromView?.center.y += height }
    case .crossDissolve:
      // A dismissal over a kept presenter has nothing to fade in.
      toView?.alpha = 0
      settled = { if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 } }
    case .push:
      toView?.center.x += width
      settled = {
        toView?.frame = context.finalFrame(for: to)
        fromView?.center.x -= width * SystemAnimator.parallax
      }
    case .pop:
      toView?.center.x -= width * SystemAnimator.parallax
      settled = {
        toView?.frame = context.finalFrame(for: to)
        fromView?.center.x += width
      }
    }
    // The view that has left the screen may be shown again, and must then look as before.
    restoreLeaving = { ($0 ? leaving : arriving)?.restore() }
    let (upper, lower) = kind == .push ? (toView, fromView) : (fromView, toView)
    slide = makeSlide(upper, over: lower, in: container)
    let shade = slide?.shade ?? shade(under: upper, in: container)
    shade?.follow()
    shade?.darken(kind == .pop)
    let changes = { [kind] in
      settled()
      shade?.follow()
      shade?.darken(kind == .push)
    }
    if let slide { return slide.run(changes) { [self] in end(context) } }
    motion.animate(in: app, changes) { [self] _ in
      shade?.remove()
      end(context)
    }
  }

  /// Ends what it draws, for another change of the stack; a slide is seen to its end.
  ///
  /// - Parameter keepsTime: See `PageSlide.overtake`.
  func overtake(completed: Bool, keepsTime: Bool) {
    isOvertaken = true
    drawing?.overtake()
    if let slide {
      slide.overtake(completed: completed, keepsTime: keepsTime) { [restoreLeaving] in restoreLeaving(completed) }
    } else {
      restoreLeaving(completed)
    }
  }

  private func end(_ context: UITransitionContext) {
    guard !isOvertaken || slide != nil else { return }
    let completed = !context.transitionWasCancelled
    if let slide, !completed, slide.tookOver {
      // Back at its start the pages are in the middle of the way before it.
      slide.overtake(completed: false, keepsTime: false) { [restoreLeaving] in restoreLeaving(false) }
      context.completeTransition(false)
      return slide.goOn()
    }
    slide?.remove()
    restoreLeaving(completed)
    context.completeTransition(completed)
  }

  private func makeSlide(_ upper: UIView?, over lower: UIView?, in container: UIView) -> PageSlide? {
    guard motion.isFluid, let look = motion.shade, let upper, let lower, upper.superview === container,
      let wrapper = container as? UIViewControllerWrapperView
    else { return nil }
    return PageSlide(isPush: kind == .push, upper: upper, lower: lower, in: wrapper, motion, look: look)
  }

  private func shade(under page: UIView?, in container: UIView) -> PageShade? {
    guard let look = motion.shade, let page, page.superview === container else { return nil }
    return PageShade(look, under: page, in: container)
  }

  /// The distance that the view behind moves, as a share of the width.
  private static let parallax = 0.3

  /// The frame and alpha of a view before the animation.
  private struct Look {
    let view: UIView
    let frame: CGRect
    let alpha: Double

    init?(of view: UIView?) {
      guard let view else { return nil }
      (self.view, frame, alpha) = (view, view.frame, view.alpha)
    }

    func restore() {
      view.frame = frame
      view.alpha = alpha
    }
  }
}
