import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

@Suite("UIPercentDrivenInteractiveTransition") struct PercentDrivenTests {
  @Test("starts with Apple's defaults")
  func defaults() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.percentComplete == 0)
    #expect(driver.completionSpeed == 1)
    #expect(driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart)
  }

  @Test("clamps what update is given to 0...1", arguments: [(1.5, 1.0), (-0.2, 0.0), (0.4, 0.4)])
  func clamps(_ given: Double, _ kept: Double) {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(given)
    #expect(stage.driver.percentComplete == kept)
    #expect(stage.driver.duration == 0.35)
  }

  @Test("may go back")
  func goesBack() throws {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(0.8)
    stage.rig.world.advance(by: 0.1)
    stage.driver.update(0.2)
    stage.rig.world.advance(by: 0.1)
    #expect(isClose(try stage.minX(of: stage.modal), 300, Tolerance.position))
  }

  @Test("waits for ever when it is not moved")
  func waits() {
    let stage = Stage()
    stage.presentInteractively()
    stage.rig.world.run(limit: 60)
    #expect(stage.rig.app.currentTransition?.isInteractive == true)
    #expect(stage.rig.log.calls.last == "animateTransition")
  }

  @Test("a tail without length ends one frame later", arguments: [(1.0, true), (0.0, false)])
  func emptyTail(_ percent: Double, _ isFinish: Bool) {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(percent)
    stage.rig.world.advance(to: 1)
    if isFinish { stage.driver.finish() } else { stage.driver.cancel() }
    stage.rig.world.drain()
    #expect(stage.rig.app.currentTransition != nil)
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 1 + 1.0 / 60, Tolerance.time))
    #expect(stage.rig.app.currentTransition == nil)
    #expect((stage.rig.root.presentedViewController != nil) == isFinish)
  }

  @Test("the completion speed divides the tail")
  func speed() {
    let stage = Stage()
    stage.driver.completionSpeed = 0.5
    stage.presentInteractively()
    stage.driver.update(0.6)
    stage.driver.finish()
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.28, Tolerance.time))
  }

  @Test("a cancel lasts what is left when the setting takes the header literally")
  func literalCancel() {
    var settings = BehaviorSettings()
    settings.cancelDuration = .literal
    let stage = Stage(settings: settings)
    stage.presentInteractively()
    stage.driver.update(0.2)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.28, Tolerance.time))
  }

  // MARK: Edge calls

  @Test("finish and cancel before the start are remembered, and applied at the start", arguments: [true, false])
  func early(_ isFinish: Bool) {
    let stage = Stage()
    stage.director.driver = stage.driver
    stage.present()
    stage.driver.update(0.4)
    if isFinish { stage.driver.finish() } else { stage.driver.cancel() }
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, isFinish ? 0.21 : 0.14, Tolerance.time))
    #expect((stage.rig.root.presentedViewController === stage.modal) == isFinish)
  }

  @Test("with strictUIKit they are lost, and the transition stalls")
  func strict() {
    var settings = BehaviorSettings()
    settings.strictUIKit = true
    let stage = Stage(settings: settings)
    stage.director.driver = stage.driver
    stage.present()
    stage.driver.finish()
    stage.rig.world.run()
    #expect(stage.rig.app.currentTransition?.isInteractive == true)
  }

  @Test("a second end is ignored, with a warning")
  func endsOnce() {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(0.6)
    stage.driver.finish()
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(stage.rig.root.presentedViewController === stage.modal)
    #expect(stage.rig.app.warnings.count == 1)
  }

  @Test("an update after the end is ignored, with a warning")
  func driftingUpdate() {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(0.6)
    stage.driver.finish()
    stage.driver.update(0.1)
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.14, Tolerance.time))
    #expect(stage.driver.percentComplete == 0.6)
    #expect(stage.rig.app.warnings.count == 1)
  }

  @Test("completing twice is ignored, with a warning")
  func completesOnce() {
    let stage = Stage()
    stage.present()
    stage.rig.world.run()
    let calls = stage.rig.log.calls
    stage.animator.context?.completeTransition(false)
    #expect(stage.rig.log.calls == calls)
    #expect(stage.rig.root.presentedViewController === stage.modal)
    #expect(stage.rig.app.warnings.count == 1)
  }

  @Test("completing with true after a cancel is believed")
  func lies() {
    let stage = Stage()
    stage.animator.cleanUp = { $0.completeTransition(true) }
    stage.presentInteractively()
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(stage.rig.root.presentedViewController === stage.modal)
    #expect(stage.rig.log.calls.contains("animationEnded true"))
  }

  @Test(
    "a view animation's completion is called as the setting says when the transition is cancelled",
    arguments: [true, false])
  func finishedFlag(_ flag: Bool) {
    var settings = BehaviorSettings()
    settings.viewAnimationFinishedOnCancel = flag
    let stage = Stage(settings: settings)
    stage.presentInteractively()
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(stage.animator.finishedFlags == [flag])
  }

  @Test("a block that changes nothing completes an interactive transition at once")
  func emptyBlock() {
    let stage = Stage()
    stage.animator.draw = { _ in {} }
    stage.presentInteractively()
    stage.rig.world.drain()
    #expect(stage.rig.log.calls.contains("completeTransition true"))
    #expect(stage.rig.app.currentTransition == nil)
  }

  @Test("an animation longer than the transition goes on after the tail")
  func longAnimation() {
    let stage = Stage()
    stage.animator.draw = { context in
      guard let view = context.view(forKey: .to) else { return {} }
      context.containerView.addSubview(view)
      context.containerView.app.animate(withDuration: 1) { view.alpha = 0.5 }
      return {}
    }
    let completed = CallLog()
    stage.animator.cleanUp = { _ in completed.add("ended") }
    stage.presentInteractively()
    stage.rig.world.run()
    #expect(completed.calls == ["ended"])
  }

  // MARK: A transition that starts by itself

  @Test("can be paused, and finished or cancelled from there", arguments: [true, false])
  func pausing(_ isFinish: Bool) throws {
    let stage = Stage()
    stage.driver.wantsInteractiveStart = false
    stage.presentInteractively()
    stage.rig.world.advance(to: 0.175)
    stage.driver.pause()
    #expect(isClose(stage.driver.percentComplete, 0.5, Tolerance.time))
    #expect(stage.animator.context?.isInteractive == true)
    stage.rig.world.advance(to: 2)
    #expect(isClose(try stage.minX(of: stage.modal), 187.5, Tolerance.position))
    if isFinish { stage.driver.finish() } else { stage.driver.cancel() }
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 2.175, Tolerance.time))
    #expect((stage.modal.view.window != nil) == isFinish)
    #expect(stage.modal.view.layer.animationKeys().isEmpty)
  }
}
