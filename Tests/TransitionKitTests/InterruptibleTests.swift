import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// An animator that slides the screen that comes in from the right for 0.4 s, and then completes.
private func slide(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
  guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return nil }
  let end = context.finalFrame(for: to)
  view.frame = end.offsetBy(dx: end.width, dy: 0)
  context.containerView.addSubview(view)
  let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear, in: view.app) { view.frame = end }
  animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
  return animator
}

@Suite("Interruptible transition") struct InterruptibleTests {
  /// Brings the to view in from the right with a property animator.
  private final class Animator: UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context)?.startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
      if let animator { return animator }
      animator = slide(context)
      return animator
    }
  }

  /// Makes its property animator in animateTransition, and says in which order it is asked.
  private final class MakingWhatItReturns: UIViewControllerAnimatedTransitioning {
    private(set) var order: [String] = []
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      order.append("animateTransition")
      animator = slide(context)
      animator?.startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
      order.append("interruptibleAnimator \(animator == nil ? "too early" : "made")")
      return animator
    }
  }

  private let rig = Rig()
  private let modal: LoggingController
  private let director: Director
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    modal = rig.controller("modal")
    director = Director(rig.log)
    director.animator = Animator()
    director.driver = driver
    modal.transitioningDelegate = director
  }

  private func minX() throws -> Double { try #require(rig.shown(modal.view)).frame.minX }

  @Test("is scrubbed and finished by its animator")
  func scrubbed() throws {
    rig.root.present(modal, animated: true)
    rig.world.drain()
    driver.update(0.4)
    rig.world.advance(to: 1)
    #expect(isClose(try minX(), 225, Tolerance.position))
    driver.finish()
    rig.world.advance(to: 1.12)
    #expect(isClose(try minX(), 112.5, Tolerance.position))
    rig.world.run()
    #expect(isClose(rig.world.now, 1.24, Tolerance.time))
    #expect(rig.root.presentedViewController === modal)
  }

  @Test("is cancelled by its animator going back")
  func cancelled() throws {
    rig.root.present(modal, animated: true)
    rig.world.drain()
    driver.update(0.4)
    rig.world.advance(to: 1)
    driver.cancel()
    rig.world.run()
    #expect(isClose(rig.world.now, 1.16, Tolerance.time))
    #expect(rig.root.presentedViewController == nil)
    #expect(rig.root.view.window != nil)
  }

  @Test("may be taken hold of again in its tail, and change its mind")
  func interrupted() throws {
    driver.wantsInteractiveStart = false
    rig.root.present(modal, animated: true)
    rig.world.advance(to: 0.2)
    driver.pause()
    #expect(isClose(driver.percentComplete, 0.5, Tolerance.curve))
    driver.cancel()
    rig.world.advance(to: 0.3)
    #expect(isClose(try minX(), 281.25, Tolerance.position))
    #expect(rig.app.currentTransition?.transitionWasCancelled == true)
    driver.pause()
    driver.update(0.75)
    rig.world.advance(to: 1)
    #expect(isClose(try minX(), 93.75, Tolerance.position))
    driver.finish()
    rig.world.run()
    #expect(isClose(rig.world.now, 1.1, Tolerance.time))
    #expect(rig.root.presentedViewController === modal)
  }

  @Test("is asked for its animator when animateTransition has made it", arguments: [true, false])
  func askedAfterwards(isHeld: Bool) throws {
    let animator = MakingWhatItReturns()
    director.animator = animator
    driver.wantsInteractiveStart = isHeld
    rig.root.present(modal, animated: true)
    rig.world.drain()
    #expect(animator.order == ["animateTransition", "interruptibleAnimator made"])
    if !isHeld { driver.pause() }
    driver.update(0.4)
    rig.world.advance(to: 1)
    #expect(isClose(try minX(), 225, Tolerance.position))
    driver.cancel()
    rig.world.run()
    #expect(isClose(rig.world.now, 1.16, Tolerance.time))
    #expect(rig.root.presentedViewController == nil)
  }
}
