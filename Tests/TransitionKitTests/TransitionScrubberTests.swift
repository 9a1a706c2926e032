import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

@Suite("TransitionScrubber") struct TransitionScrubberTests {
  @Test("drives a transition without a driver, and reverts it")
  func plainTransition() throws {
    let stage = Stage()
    stage.present()
    stage.rig.app.scrubber.begin()
    stage.rig.app.scrubber.update(0.5)
    stage.rig.world.advance(by: 1)
    #expect(isClose(try stage.minX(of: stage.modal), 187.5, Tolerance.position))
    stage.rig.app.scrubber.cancel()
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 1.175, Tolerance.time))
    #expect(stage.rig.log.calls.contains("completeTransition false"))
    #expect(stage.modal.view.window == nil)
    #expect(stage.rig.root.view.window != nil)
  }

  @Test("drives an interactive transition by its driver")
  func drivenTransition() {
    let stage = Stage()
    stage.presentInteractively()
    stage.rig.app.scrubber.begin()
    stage.rig.app.scrubber.update(0.6)
    #expect(stage.driver.percentComplete == 0.6)
    stage.rig.app.scrubber.finish()
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.14, Tolerance.time))
    #expect(stage.rig.root.presentedViewController === stage.modal)
  }

  @Test("without a transition holds what moves in the window, and gives its model values back on cancel")
  func window() throws {
    let rig = Rig()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), in: rig.app)
    rig.root.view.addSubview(box)
    rig.world.drain()
    let log = CallLog()
    rig.app.animate(
      withDuration: 1, options: .curveLinear, animations: { box.center.x = 105 }, completion: { log.add("\($0)") })
    rig.world.advance(to: 0.25)
    rig.app.scrubber.begin()
    rig.world.advance(to: 1)
    #expect(isClose(try #require(rig.shown(box)).position.x, 30, Tolerance.curve))
    rig.app.scrubber.update(0.5)
    rig.world.advance(to: 1.5)
    #expect(isClose(try #require(rig.shown(box)).position.x, 55, Tolerance.curve))
    rig.app.scrubber.cancel()
    rig.world.run()
    #expect(isClose(rig.world.now, 2, Tolerance.time))
    #expect(box.center.x == 5)
    #expect(log.calls == ["true"])
  }

  @Test("finishing runs the window's animations to their end")
  func windowFinish() {
    let rig = Rig()
    let log = CallLog()
    rig.app.animate(withDuration: 1, animations: { rig.root.view.alpha = 0 }, completion: { log.add("\($0)") })
    rig.app.scrubber.begin()
    rig.app.scrubber.update(0.75)
    rig.app.scrubber.finish()
    rig.world.run()
    #expect(isClose(rig.world.now, 0.25, Tolerance.time))
    #expect(log.calls == ["true"])
    #expect(rig.root.view.alpha == 0)
  }

  @Test("reversing turns time round without a jump, and a transition that comes back is cancelled")
  func reverse() throws {
    let stage = Stage()
    stage.present()
    stage.rig.world.advance(to: 0.0875)
    let before = try stage.minX(of: stage.modal)
    stage.rig.app.scrubber.reverse()
    stage.rig.world.drain()
    #expect(stage.rig.app.scrubber.rate == -1)
    #expect(isClose(try stage.minX(of: stage.modal), before, Tolerance.position))
    stage.rig.world.advance(to: 0.0875 + 0.04375)
    // Half way back: the place it had at .04375 of .35, an eighth.
    #expect(try stage.minX(of: stage.modal) > before)
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.175, Tolerance.time))
    #expect(stage.rig.log.calls.contains("completeTransition false"))
    #expect(stage.modal.view.window == nil)
  }

  @Test("reversing twice goes on as before")
  func reverseTwice() throws {
    let stage = Stage()
    stage.present()
    stage.rig.world.advance(to: 0.175)
    stage.rig.app.scrubber.reverse()
    stage.rig.world.advance(to: 0.2625)
    stage.rig.app.scrubber.reverse()
    #expect(stage.rig.app.scrubber.rate == 1)
    stage.rig.world.advance(to: 0.35)
    #expect(isClose(try stage.minX(of: stage.modal), 187.5, Tolerance.position))
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.525, Tolerance.time))
    #expect(stage.rig.root.presentedViewController === stage.modal)
  }

  @Test("without a transition the window's animations are turned round, and reverted at their start")
  func reverseWindow() throws {
    let rig = Rig()
    let log = CallLog()
    let view = rig.root.view
    rig.app.animate(
      withDuration: 1, options: .curveLinear, animations: { view.alpha = 0 }, completion: { log.add("\($0)") })
    rig.world.advance(to: 0.4)
    rig.app.scrubber.reverse()
    rig.world.advance(to: 0.5)
    #expect(isClose(try #require(rig.shown(view)).opacity, 0.7, Tolerance.curve))
    rig.world.run()
    #expect(isClose(rig.world.now, 0.8, Tolerance.time))
    #expect(view.alpha == 1)
    #expect(log.calls == ["true"])
    #expect(rig.app.scrubber.rate == 1)
  }

  @Test("a rate slows what is driven down")
  func rate() {
    let stage = Stage()
    stage.present()
    stage.rig.world.drain()
    stage.rig.app.scrubber.rate = 0.5
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.7, Tolerance.time))
    #expect(stage.rig.root.presentedViewController === stage.modal)
  }

  @Test("held again in the release animation, the window's animations stand where they are")
  func regrab() throws {
    let rig = Rig()
    let view = rig.root.view
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { view.alpha = 0 })
    rig.world.advance(to: 0.5)
    rig.app.scrubber.cancel()
    rig.world.advance(to: 0.75)
    rig.app.scrubber.begin()
    rig.world.advance(to: 3)
    #expect(isClose(try #require(rig.shown(view)).opacity, 0.75, Tolerance.curve))
    rig.app.scrubber.finish()
    rig.world.run()
    #expect(view.alpha == 0)
    #expect(isClose(rig.world.now, 3.75, Tolerance.time))
  }

  @Test("a property animator is as far as it shows while the window is held, scrubbed and run back")
  func heldAnimator() throws {
    let rig = Rig()
    let view = rig.root.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, in: rig.app) { view.alpha = 0 }
    func expect(_ fraction: Double, _ place: SourceLocation = #_sourceLocation) throws {
      #expect(isClose(animator.fractionComplete, fraction, Tolerance.curve), sourceLocation: place)
      #expect(isClose(try #require(rig.shown(view)).opacity, 1 - fraction, Tolerance.curve), sourceLocation: place)
    }
    animator.startAnimation()
    rig.world.advance(to: 0.4)
    rig.app.scrubber.begin()
    rig.world.advance(to: 0.7)
    try expect(0.4)
    #expect(animator.isRunning)
    rig.app.scrubber.update(0.5)
    rig.world.advance(to: 2)
    try expect(0.5)
    // Back takes as long as it has run: .5 s, half of it half of the way by ease in, ease out.
    rig.app.scrubber.cancel()
    rig.world.advance(to: 2.25)
    try expect(0.25)
    // Paused in the middle of that it stays there; the scrubber releases a window in which nothing moves.
    animator.pauseAnimation()
    rig.world.advance(to: 2.3)
    try expect(0.25)
    #expect(!animator.isRunning)
  }

  @Test("a held transition is as far as its time has come, and then as far as it is moved")
  func heldProgress() throws {
    let stage = Stage()
    stage.present()
    let context = try #require(stage.rig.app.currentTransition)
    stage.rig.world.advance(to: 0.0875)
    stage.rig.app.scrubber.begin()
    stage.rig.world.advance(to: 1)
    #expect(isClose(context.percentComplete, 0.25, Tolerance.curve))
    stage.rig.app.scrubber.update(0.6)
    stage.rig.world.advance(to: 2)
    #expect(isClose(context.percentComplete, 0.6, Tolerance.curve))
  }
}
