import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// Keyframes inside a property animator's block are the animator's: held, scrubbed and reversed with it. The numbers are
/// calculated by hand: the middle goes from 0 to 100 in the first half, and stays.
@Suite("Keyframes in a property animator") struct NestedKeyframesTests {
  private let rig = Rig()
  private let view: UIView

  init() {
    view = rig.box(0, 0, 10, 10)
    view.center = .zero
    rig.world.drain()
  }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve, in: rig.app) { [rig, view] in
      rig.app.animateKeyframes(
        withDuration: 0.5,
        animations: {
          rig.app.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        }, completion: { rig.note("keyframes \($0)") })
    }
    animator.addCompletion { [unowned rig] in rig.note($0.rawValue) }
    return animator
  }

  private var x: Double { view.shown.position.x }

  @Test("take its time, and not their own")
  func time() {
    animator().startAnimation()
    rig.world.advance(by: 0.5)
    #expect(isClose(x, 50, Tolerance.curve))
    rig.world.advance(by: 1)
    #expect(isClose(x, 100, Tolerance.curve))
    #expect(rig.log == [])
    rig.world.advance(by: 0.6)
    #expect(Set(rig.log) == ["keyframes true", "end"])
    #expect(view.center.x == 100)
  }

  @Test("stand while it is held, at the fraction it is moved to")
  func held() {
    let animator = animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    rig.world.advance(by: 1)
    #expect(isClose(x, 50, Tolerance.curve))
    animator.fractionComplete = 0.1
    rig.world.advance(by: 1)
    #expect(isClose(x, 20, Tolerance.curve))
  }

  @Test("go back with it, to where they came from")
  func reversed() {
    let animator = animator()
    animator.startAnimation()
    rig.world.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    rig.world.advance(by: 0.25)
    #expect(isClose(x, 25, Tolerance.curve))
    rig.world.advance(by: 0.5)
    #expect(view.center.x == 0 && isClose(x, 0, Tolerance.curve))
  }
}
