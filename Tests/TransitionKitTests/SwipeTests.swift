import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Numbers: the seed's swipe, from an independent cubic Bezier solver.
@Suite("Swipe") struct SwipeTests {
  /// Time, and how far the moving view has come as a fraction of the width.
  static let course: [(Double, Double)] = [(0.0, 0.0), (0.0875, 0.129162), (0.175, 0.5), (0.2625, 0.870838)]
  static let screens: [CGSize] = [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)]

  @Test("presenting brings the view in from the right edge", arguments: screens, course)
  func presents(_ screen: CGSize, _ sample: (Double, Double)) throws {
    let stage = Stage(screen)
    stage.present()
    stage.rig.world.advance(to: sample.0)
    #expect(isClose(try stage.minX(of: stage.modal), screen.width * (1 - sample.1), Tolerance.position))
  }

  @Test("dismissing takes it out again", arguments: screens, course)
  func dismisses(_ screen: CGSize, _ sample: (Double, Double)) throws {
    let stage = Stage(screen)
    stage.rig.show(stage.modal)
    let start = stage.rig.world.now
    stage.dismiss()
    stage.rig.world.advance(to: start + sample.0)
    #expect(isClose(try stage.minX(of: stage.modal), screen.width * sample.1, Tolerance.position))
  }

  struct Scrub: CustomTestStringConvertible {
    let percent, linear, eased: Double
    var testDescription: String { "\(percent)" }
  }

  static let scrubTable: [Scrub] = [
    Scrub(percent: 0, linear: 375, eased: 375), Scrub(percent: 0.1, linear: 337.5, eased: 367.604),
    Scrub(percent: 0.25, linear: 281.25, eased: 326.564), Scrub(percent: 0.5, linear: 187.5, eased: 187.5),
    Scrub(percent: 0.6, linear: 150, eased: 124.456), Scrub(percent: 0.75, linear: 93.75, eased: 48.436),
  ]

  @Test(
    "scrubbed, an animation without a curve follows the finger or its ease, as the setting says", arguments: scrubTable)
  func scrubs(_ scrub: Scrub) throws {
    for (policy, expected) in [
      (BehaviorSettings.ScrubCurve.linearDefault, scrub.linear), (.linearAlways, scrub.linear),
      (.easedAlways, scrub.eased),
    ] {
      var settings = BehaviorSettings()
      settings.scrubCurve = policy
      let stage = Stage(settings: settings)
      stage.presentInteractively()
      stage.driver.update(scrub.percent)
      stage.rig.world.advance(by: 1)
      #expect(isClose(try stage.minX(of: stage.modal), expected, Tolerance.position))
    }
  }

  /// Fraction of the tail, and where the view is: finished from 60 %, and cancelled from 30 %.
  struct Tail: CustomTestStringConvertible {
    let fraction, finish, finishEased, cancel, cancelEased: Double
    var testDescription: String { "\(fraction) of the tail" }
  }

  static let tails: [Tail] = [
    Tail(fraction: 0, finish: 150, finishEased: 150, cancel: 262.5, cancelEased: 262.5),
    Tail(fraction: 0.25, finish: 112.5, finishEased: 130.626, cancel: 290.625, cancelEased: 277.031),
    Tail(fraction: 0.5, finish: 75, finishEased: 75, cancel: 318.75, cancelEased: 318.75),
    Tail(fraction: 0.75, finish: 37.5, finishEased: 19.374, cancel: 346.875, cancelEased: 360.469),
  ]

  @Test("finishing plays the rest along the completion curve", arguments: tails)
  func finishes(_ tail: Tail) throws {
    for (curve, expected) in [(UIView.AnimationCurve.linear, tail.finish), (.easeInOut, tail.finishEased)] {
      let stage = Stage()
      stage.driver.completionCurve = curve
      stage.presentInteractively()
      stage.driver.update(0.6)
      stage.rig.world.advance(to: 1)
      stage.driver.finish()
      stage.rig.world.advance(to: 1 + 0.14 * tail.fraction)
      #expect(isClose(try stage.minX(of: stage.modal), expected, Tolerance.position))
    }
  }

  @Test("cancelling plays what has passed backwards along the completion curve", arguments: tails)
  func cancels(_ tail: Tail) throws {
    for (curve, expected) in [(UIView.AnimationCurve.linear, tail.cancel), (.easeInOut, tail.cancelEased)] {
      let stage = Stage()
      stage.driver.completionCurve = curve
      stage.presentInteractively()
      stage.driver.update(0.3)
      stage.rig.world.advance(to: 1)
      stage.driver.cancel()
      stage.rig.world.advance(to: 1 + 0.105 * tail.fraction)
      #expect(isClose(try stage.minX(of: stage.modal), expected, Tolerance.position))
    }
  }

  @Test("the tails last what is left, and what has passed")
  func tailLengths() {
    for (percent, isFinish, length) in [(0.6, true, 0.14), (0.3, false, 0.105)] {
      let stage = Stage()
      stage.presentInteractively()
      stage.driver.update(percent)
      stage.rig.world.advance(to: 1)
      if isFinish { stage.driver.finish() } else { stage.driver.cancel() }
      stage.rig.world.run()
      #expect(isClose(stage.rig.world.now, 1 + length, Tolerance.time))
      #expect((stage.modal.view.window != nil) == isFinish)
      #expect((stage.rig.root.view.window != nil) == !isFinish)
      #expect(stage.rig.app.currentTransition == nil)
    }
  }

  @Test("a cancelled dismissal gives the frame back, and the clock of the container")
  func takesBack() {
    let stage = Stage()
    stage.rig.show(stage.modal)
    stage.director.driver = stage.driver
    stage.dismiss()
    stage.rig.world.drain()
    stage.driver.update(0.3)
    #expect(stage.modal.view.frame.minX == 375)
    let container = stage.animator.context?.containerView
    #expect(container?.layer.speed == 0)
    #expect(isClose(container?.layer.timeOffset ?? -1, 0.3 * 0.35, Tolerance.time))
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(stage.modal.view.frame == stage.rig.bounds)
    #expect(stage.modal.view.layer.hasAnimations == false)
    #expect(container?.layer.speed == 1)
    #expect(container?.layer.timeOffset == 0)
    #expect(container?.layer.beginTime == 0)
    #expect(stage.rig.root.presentedViewController === stage.modal)
  }
}

/// A screen with the swipe ready to be presented.
final class Stage {
  let rig: Rig
  let modal: LoggingController
  let director: Director
  let driver = UIPercentDrivenInteractiveTransition()
  var animator: BlockAnimator

  init(_ size: CGSize = CGSize(width: 375, height: 667), settings: BehaviorSettings = BehaviorSettings()) {
    rig = Rig(size.width, size.height, settings: settings)
    modal = rig.controller("modal")
    director = Director(rig.log)
    animator = BlockAnimator.swipe(rig.log, isPresenting: true)
  }

  func present() {
    director.animator = animator
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true) { [log = rig.log] in log.add("completion") }
  }

  func presentInteractively() {
    director.driver = driver
    present()
    rig.world.drain()
  }

  func dismiss() {
    animator = BlockAnimator.swipe(rig.log, isPresenting: false)
    director.animator = animator
    modal.transitioningDelegate = director
    rig.root.dismiss(animated: true) { [log = rig.log] in log.add("completion") }
  }

  func minX(of controller: UIViewController) throws -> Double {
    try #require(rig.shown(controller.view)).frame.minX
  }
}
