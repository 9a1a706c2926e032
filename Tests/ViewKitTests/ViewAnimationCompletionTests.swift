import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Completions of view animations") struct ViewAnimationCompletionTests {
  @Test("a completion runs after delay and duration (J19)")
  func completionTime() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 }, completion: { rig.note("\($0)") })
    rig.world.advance(to: 0.5)
    #expect(rig.log.isEmpty)
    rig.world.advance(to: 0.75)
    #expect(rig.log == ["true"])
  }

  @Test("blocks complete in the order they end, and one may start the next (J21)")
  func chained() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in rig.note("long") })
    rig.app.animate(withDuration: 0.5, animations: { view.center.x = 9 }) { _ in
      rig.note("short")
      rig.app.animate(withDuration: 0.75, animations: { view.center.x = 5 }) { _ in rig.note("chained \(rig.world.now)")
      }
    }
    rig.world.run()
    #expect(rig.log == ["short", "long", "chained 1.25"])
  }

  @Test("a block that changes nothing completes on the next turn, with true (J28)", arguments: [1.0, 0.0])
  func nothing(_ duration: Double) {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: duration, animations: { view.alpha = 1 }, completion: { rig.note("\($0)") })
    #expect(rig.log.isEmpty)
    rig.world.drain()
    #expect(rig.log == ["true"])
    #expect(rig.world.now == 0)
  }

  @Test("a duration of 0 applies the change without animating", arguments: [0.0, -1.0])
  func zeroDuration(_ duration: Double) {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: { rig.note("\($0)") })
    rig.world.drain()
    #expect(view.shown.opacity == 0)
    #expect(rig.log == ["true"])
  }

  @Test("removing the view calls the completion with false")
  func removal() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { rig.note("\($0)") })
    rig.world.advance(by: 0.5)
    view.removeFromSuperview()
    rig.world.drain()
    #expect(rig.log == ["false"])
  }

  @Test("repeat goes on for ever, and its completion never runs")
  func repeating() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, options: [.repeat, .curveLinear], animations: { view.alpha = 0 }) {
      [unowned rig] _ in
      rig.note("never")
    }
    rig.world.advance(to: 10.25)
    #expect(isClose(view.shown.opacity, 0.75, Tolerance.curve))
    #expect(rig.log.isEmpty)
  }

  @Test("a block that another replaces in the same turn completes with false, one that replaces itself with true")
  func replacedAtOnce() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { rig.note("first \($0)") })
    rig.app.animateKeyframes(
      withDuration: 1,
      animations: { rig.app.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 } },
      completion: { rig.note("second \($0)") })
    rig.app.animate(
      withDuration: 2,
      animations: {
        view.backgroundColor = .white
        view.backgroundColor = .black
      }, completion: { rig.note("third \($0)") })
    rig.world.run()
    #expect(rig.log == ["first false", "second true", "third true"])
  }
}
