import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("UIViewPropertyAnimator") struct PropertyAnimatorTests {
  private let rig = Rig()
  private let view: UIView

  init() {
    view = rig.box(0, 0, 10, 10)
    view.center = .zero
    rig.world.drain()
  }

  /// Moves the view's middle from 0 to 100.
  private func animator(_ duration: Double, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, in: rig.app) { [view] in
      view.center.x = 100
    }
    animator.addCompletion { [unowned rig] in rig.note($0.rawValue) }
    return animator
  }

  private var x: Double { view.shown.position.x }

  @Test("starts with Apple's defaults (J38)")
  func defaults() {
    let animator = animator(1)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(animator.delay == 0)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(view.center.x == 0)
  }

  @Test("timing parameters have Apple's defaults (J39)")
  func parameters() {
    let cubic = UICubicTimingParameters()
    #expect(cubic.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(cubic.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(cubic.timingCurveType == .cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }

  @Test("a block of views' animations inside its own is its own, and takes its length and timing")
  func nested() {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, in: rig.app) { [view, rig] in
      rig.app.animate(withDuration: 0.1, animations: { view.center.x = 100 })
    }
    animator.startAnimation()
    rig.world.advance(to: 0.1)
    #expect(animator.state == .active && isClose(x, 20, Tolerance.curve))
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    rig.world.drain()
    #expect(isClose(x, 50, Tolerance.curve))
    animator.isReversed = true
    animator.startAnimation()
    rig.world.run()
    #expect(animator.state == .inactive && isClose(x, 0, Tolerance.curve))
  }

  @Test("runs, and completes at the end (J31)")
  func runs() {
    let animator = animator(0.25)
    animator.startAnimation()
    #expect(view.center.x == 100)
    rig.world.advance(to: 0.1)
    #expect(isClose(x, 40, Tolerance.curve))
    #expect(isClose(animator.fractionComplete, 0.4, Tolerance.curve))
    rig.world.advance(to: 0.2)
    #expect(isClose(x, 80, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 0.25, Tolerance.time))
    #expect(rig.log == ["end"])
    #expect(animator.state == .inactive)
    #expect(!view.layer.hasAnimations)
  }

  @Test("stopped without finishing leaves the model where it was shown, and never completes (J32)")
  func stopped() {
    let animator = animator(0.25)
    animator.startAnimation()
    rig.world.advance(to: 0.2)
    animator.stopAnimation(true)
    rig.world.run()
    #expect(isClose(view.center.x, 80, Tolerance.curve))
    #expect(isClose(x, 80, Tolerance.curve))
    #expect(rig.log.isEmpty)
    #expect(animator.state == .inactive)
  }

  @Test(
    "stopped and finished gives the values of the final position",
    arguments: [
      (UIViewAnimatingPosition.start, 0.0), (.current, 40.0), (.end, 100.0),
    ])
  func finished(_ position: UIViewAnimatingPosition, _ expected: Double) {
    let animator = animator(1)
    animator.startAnimation()
    rig.world.advance(to: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(isClose(view.center.x, expected, Tolerance.curve))
    #expect(rig.log == [position.rawValue])
  }

  @Test("paused stands still for as long as it takes (J34), and goes on")
  func paused() {
    let animator = animator(1)
    animator.startAnimation()
    rig.world.advance(to: 0.4)
    animator.pauseAnimation()
    rig.world.advance(to: 5.4)
    #expect(isClose(animator.fractionComplete, 0.4, Tolerance.curve))
    #expect(isClose(x, 40, Tolerance.curve))
    animator.startAnimation()
    rig.world.advance(to: 5.7)
    #expect(isClose(x, 70, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 6, Tolerance.time))
    #expect(rig.log == ["end"])
  }

  @Test("counts the fraction of time while it runs, and what is shown follows the curve, or as the setting says")
  func fractionWhileRunning() {
    let animator = animator(1, .easeInOut)
    animator.startAnimation()
    rig.world.advance(to: 0.25)
    #expect(isClose(animator.fractionComplete, 0.25, Tolerance.time))
    #expect(isClose(x, 12.9162, Tolerance.position))
    rig.app.settings.fractionWhileRunning = .curve
    #expect(isClose(animator.fractionComplete, 0.129162, Tolerance.curve))
    rig.app.settings.fractionWhileRunning = .time
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.75, Tolerance.curve))
    rig.world.advance(to: 0.4)
    #expect(isClose(animator.fractionComplete, 0.9, Tolerance.curve))
  }

  @Test("continued with a time of its own, counts on from where it stood")
  func fractionOfSection() {
    let animator = animator(1)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 2)
    rig.world.advance(by: 0.5)
    // A quarter of the two seconds, over the six tenths that were left.
    #expect(isClose(animator.fractionComplete, 0.4 + 0.6 * 0.25, Tolerance.curve))
    #expect(isClose(x, 40 + 60 * 0.129162, Tolerance.position))
  }

  @Test("paused on a curve keeps its place, and goes on along the curve")
  func pausedOnCurve() {
    let animator = animator(1, .easeInOut)
    animator.startAnimation()
    rig.world.advance(to: 0.25)
    animator.pauseAnimation()
    rig.world.advance(to: 1)
    // Ease in and out: c(.25) = .129162, c(.75) = .870838.
    #expect(isClose(x, 12.9162, Tolerance.position))
    #expect(isClose(animator.fractionComplete, 0.129162, Tolerance.curve))
    animator.startAnimation()
    rig.world.advance(to: 1.5)
    #expect(isClose(x, 87.0838, Tolerance.position))
  }

  @Test("scrubs linearly, or along its curve when scrubsLinearly is false")
  func scrubs() {
    let animator = animator(1, .easeInOut)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    rig.world.drain()
    #expect(isClose(x, 25, Tolerance.curve))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    rig.world.drain()
    #expect(isClose(x, 12.9162, Tolerance.position))
    #expect(isClose(animator.fractionComplete, 0.25, Tolerance.curve))
  }

  @Test("turned round it goes back, and gives the old values back")
  func reversed() {
    let animator = animator(1)
    animator.startAnimation()
    rig.world.advance(to: 0.4)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.6, Tolerance.curve))
    animator.startAnimation()
    rig.world.advance(to: 0.5)
    #expect(isClose(x, 30, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 0.8, Tolerance.time))
    #expect(view.center.x == 0)
    #expect(rig.log == ["start"])
  }

  @Test("turned round while running, it does not jump")
  func reversedWhileRunning() {
    let animator = animator(1, .easeInOut)
    animator.startAnimation()
    rig.world.advance(to: 0.25)
    animator.isReversed = true
    rig.world.drain()
    #expect(isClose(x, 12.9162, Tolerance.position))
    rig.world.run()
    #expect(isClose(rig.world.now, 0.5, Tolerance.time))
    #expect(rig.log == ["start"])
  }

  @Test("continued with a factor takes that part of its duration", arguments: [0.5, 2])
  func continued(_ factor: Double) {
    let animator = animator(1)
    animator.fractionComplete = 0.8
    rig.world.drain()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: factor)
    rig.world.advance(to: factor / 2)
    #expect(isClose(x, 90, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, factor, Tolerance.time))
  }

  @Test("continued with a factor of 0 takes what is left")
  func continuedPlainly() {
    let animator = animator(1)
    animator.fractionComplete = 0.8
    rig.world.drain()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    rig.world.run()
    #expect(isClose(rig.world.now, 0.2, Tolerance.time))
  }

  @Test("changes with a delay factor begin late and end with the rest")
  func delayFactor() {
    let animator = animator(1)
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    rig.world.advance(to: 0.25)
    #expect(view.shown.opacity == 1)
    rig.world.advance(to: 0.75)
    #expect(isClose(view.shown.opacity, 0.5, Tolerance.curve))
    animator.isReversed = true
    rig.world.advance(to: 0.9)
    #expect(isClose(view.shown.opacity, 0.8, Tolerance.curve))
    rig.world.advance(to: 1.2)
    #expect(view.shown.opacity == 1)
    #expect(isClose(x, 30, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 1.5, Tolerance.time))
  }

  @Test("a delay comes before the movement")
  func delayed() {
    let animator = animator(1)
    animator.startAnimation(afterDelay: 0.5)
    rig.world.advance(to: 0.5)
    #expect(x == 0)
    rig.world.advance(to: 1)
    #expect(isClose(x, 50, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 1.5, Tolerance.time))
  }

  @Test("pausesOnCompletion keeps it active, and its completions waiting")
  func pausesOnCompletion() {
    let animator = animator(0.5)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    rig.world.run()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(rig.log.isEmpty)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    rig.world.run()
    #expect(rig.log == ["start"])
    #expect(view.center.x == 0)
  }

  @Test("a spring given by its physics lasts until it settles")
  func spring() throws {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let animator = try UIViewPropertyAnimator(duration: 5, timingParameters: parameters, in: rig.app)
    // settlingDuration of Core Animation's default spring, measured.
    #expect(isClose(animator.duration, 1.4727003346780927, Tolerance.time))
    #expect(throws: MotionError.self) {
      try UIViewPropertyAnimator(
        duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: -1), in: rig.app)
    }
  }

  @Test("each axis starts at its own velocity, and keeps its place when paused")
  func axes() throws {
    let velocity = CGVector(dx: 5, dy: -5)
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    let animator = try UIViewPropertyAnimator(duration: 5, timingParameters: parameters, in: rig.app)
    view.center = .zero
    rig.world.drain()
    animator.addAnimations { self.view.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()
    // Measured on macOS for Core Animation's default spring at these velocities.
    for (time, x, y) in [(0.05, 29.307806, -8.426713), (0.15, 87.320477, 34.778032), (0.25, 116.041458, 88.630462)] {
      rig.world.advance(to: time)
      #expect(isClose([view.shown.position.x, view.shown.position.y], [x, y], Tolerance.springPosition))
    }
    animator.pauseAnimation()
    rig.world.advance(to: 1)
    #expect(
      isClose([view.shown.position.x, view.shown.position.y], [116.041458, 88.630462], Tolerance.springPosition))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    rig.world.run()
    #expect(view.shown.position == CGPoint(x: 100, y: 100))
  }

  @Test("outside a window it is over at once, at the end")
  func offScreen() {
    view.removeFromSuperview()
    rig.world.drain()
    animator(1).startAnimation()
    rig.world.run()
    #expect(rig.world.now == 0)
    #expect(rig.log == ["end"])
  }

  @Test("calls that do not fit its state are refused with a warning")
  func misuse() {
    let animator = animator(1)
    animator.finishAnimation(at: .end)
    animator.stopAnimation(true)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(rig.app.warnings.count == 3)
  }
}
