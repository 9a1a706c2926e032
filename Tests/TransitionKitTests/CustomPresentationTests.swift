import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The first seed's panel: 420 points high at the bottom, in a wrapper, over a dimming view. Numbers from an independent
/// cubic Bezier solver.
@Suite("Custom presentation") struct CustomPresentationTests {
  private final class Panel: UIPresentationController {
    let dimming: UIView
    let wrapper: UIView

    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
      dimming = UIView(in: presentedViewController.app)
      wrapper = UIView(in: presentedViewController.app)
      super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let height = presentedViewController.preferredContentSize.height
      return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView.addSubview(dimming)
      wrapper.frame = frameOfPresentedViewInContainerView
      presentedViewController.view.frame = wrapper.bounds
      wrapper.addSubview(presentedViewController.view)
      presentingViewController?.transitionCoordinator?.animate(
        alongsideTransition: { [dimming] _ in dimming.alpha = 0.5 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
      presentingViewController?.transitionCoordinator?.animate(
        alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      containerView?.setNeedsLayout()
    }

    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      wrapper.frame = frameOfPresentedViewInContainerView
    }
  }

  private let rig = Rig()
  private let modal: LoggingController
  private let director: Director
  private let animator: BlockAnimator
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    modal = rig.controller("modal", style: .custom)
    modal.preferredContentSize = CGSize(width: 375, height: 420)
    director = Director(rig.log)
    animator = BlockAnimator(rig.log) { context in
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return {}
      }
      if let view = context.view(forKey: .to) {
        let end = context.finalFrame(for: to)
        view.frame = end.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - end.minY)
        context.containerView.addSubview(view)
        return { view.frame = end }
      }
      let view = context.view(forKey: .from)
      let start = context.initialFrame(for: from)
      return { view?.frame = start.offsetBy(dx: 0, dy: start.height) }
    }
    director.animator = animator
    director.makePresentationController = { Panel(presentedViewController: $0, presenting: $1) }
    modal.transitioningDelegate = director
  }

  private var panel: Panel? { modal.presentationController as? Panel }

  private func y() throws -> Double { try #require(rig.shown(panel?.wrapper)).frame.minY }
  private func dimming() throws -> Double { try #require(rig.shown(panel?.dimming)).opacity }

  static let course: [(time: Double, y: Double, dimming: Double)] = [
    (0, 667, 0), (0.0875, 612.752, 0.0646), (0.175, 457, 0.25), (0.2625, 301.248, 0.4354),
  ]

  @Test("slides up while what is behind is dimmed", arguments: course)
  func presents(_ sample: (time: Double, y: Double, dimming: Double)) throws {
    rig.root.present(modal, animated: true)
    rig.world.advance(to: sample.time)
    #expect(isClose(try y(), sample.y, Tolerance.position))
    #expect(isClose(try dimming(), sample.dimming, Tolerance.alpha))
  }

  @Test("slides down again", arguments: course)
  func dismisses(_ sample: (time: Double, y: Double, dimming: Double)) throws {
    rig.root.present(modal, animated: true)
    rig.world.run()
    let start = rig.world.now
    rig.root.dismiss(animated: true)
    rig.world.advance(to: start + 0.35 - sample.time - (sample.time == 0 ? 1e-6 : 0))
    #expect(isClose(try y(), sample.y, Tolerance.position))
    #expect(isClose(try dimming(), sample.dimming, Tolerance.alpha))
  }

  @Test("frames are as recorded, the quirk of the kept presenter included")
  func frames() throws {
    rig.root.present(modal, animated: true)
    rig.world.drain()
    let context = try #require(animator.context)
    let place = CGRect(x: 0, y: 247, width: 375, height: 420)
    #expect(context.initialFrame(for: rig.root) == place)
    #expect(context.finalFrame(for: rig.root) == rig.bounds)
    #expect(context.initialFrame(for: modal) == .zero)
    #expect(context.finalFrame(for: modal) == place)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === panel?.wrapper)
    rig.world.run()
    rig.root.dismiss(animated: true)
    rig.world.drain()
    let back = try #require(animator.context)
    #expect(back.initialFrame(for: modal) == place)
    #expect(back.finalFrame(for: modal) == place)
    #expect(back.initialFrame(for: rig.root) == .zero)
    #expect(back.finalFrame(for: rig.root) == rig.bounds)
    #expect(back.view(forKey: .to) == nil)
  }

  @Test("a new preferred size moves the panel at the next layout")
  func preferredSize() {
    rig.root.present(modal, animated: true)
    rig.world.run()
    modal.preferredContentSize.height = 300
    rig.world.drain()
    #expect(panel?.wrapper.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
  }

  @Test("a cancelled dismissal gives the dimming back")
  func cancelled() throws {
    rig.root.present(modal, animated: true)
    rig.world.run()
    director.driver = driver
    rig.root.dismiss(animated: true)
    rig.world.drain()
    driver.update(0.5)
    rig.world.drain()
    #expect(isClose(try y(), 457, Tolerance.position))
    #expect(isClose(try dimming(), 0.25, Tolerance.alpha))
    driver.cancel()
    rig.world.run()
    #expect(panel?.dimming.alpha == 0.5)
    #expect(panel?.wrapper.frame.minY == 247)
  }

  @Test("the container is gone after the dismissal, and everything in it")
  func cleanUp() {
    rig.root.present(modal, animated: true)
    rig.world.run()
    #expect(rig.app.keyWindow?.subviews.count == 2)
    rig.root.dismiss(animated: true)
    rig.world.run()
    #expect(rig.app.keyWindow?.subviews.count == 1)
    #expect(modal.view.window == nil)
    #expect(modal.presentingViewController == nil)
  }
}
