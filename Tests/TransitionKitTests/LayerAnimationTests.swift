import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The second seed's way: an animator made of layer animations that completes in `animationDidStop`.
@Suite("Transition of layer animations") struct LayerAnimationTests {
  private final class Reveal: UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    var context: (any UIViewControllerContextTransitioning)?
    var finished: [Bool] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      let fade = CABasicAnimation(keyPath: LayerKeyPath(.opacity))
      fade.fromValue = .number(0)
      fade.toValue = .number(1)
      fade.duration = 2
      fade.delegate = self
      view.layer.add(fade, forKey: nil)
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
      self.finished.append(finished)
      guard let context else { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private let rig = Rig()
  private let modal: LoggingController
  private let director: Director
  private let reveal = Reveal()
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    modal = rig.controller("modal")
    director = Director(rig.log)
    director.animator = reveal
    director.driver = driver
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true)
    rig.world.drain()
  }

  @Test("is scrubbed by the container's clock, and finished")
  func finished() throws {
    driver.update(0.3)
    rig.world.advance(to: 5)
    #expect(isClose(try #require(rig.shown(modal.view)).opacity, 0.3, Tolerance.curve))
    #expect(reveal.finished.isEmpty)
    driver.finish()
    rig.world.run()
    #expect(isClose(rig.world.now, 6.4, Tolerance.time))
    #expect(reveal.finished == [true])
    #expect(rig.root.presentedViewController === modal)
  }

  @Test("cancelled, it runs back, and its animations are taken off: they did not finish")
  func cancelled() {
    driver.update(0.3)
    driver.cancel()
    rig.world.run()
    #expect(isClose(rig.world.now, 0.6, Tolerance.time))
    #expect(reveal.finished == [false])
    #expect(rig.root.presentedViewController == nil)
  }

  @Test("reversed at the container's layer, it ends at its start", arguments: [0.0, 0.25])
  func byHand(_ wait: Double) throws {
    rig.world.advance(by: wait)
    driver.update(0.3)
    driver.cancel()
    let layer = try #require(reveal.context?.containerView.layer)
    layer.beginTime = rig.world.now
    layer.speed = -1
    rig.world.run()
    #expect(reveal.finished.count == 1)
    #expect(rig.root.presentedViewController == nil)
    #expect(rig.root.view.window != nil)
  }
}
