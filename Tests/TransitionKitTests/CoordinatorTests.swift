import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

@Suite("Coordinator") struct CoordinatorTests {
  @Test("is there from the call of present, push, pop and select on, and gone after the last callback")
  func presence() {
    let stage = Stage()
    stage.present()
    #expect(stage.modal.transitionCoordinator != nil)
    #expect(stage.modal.transitionCoordinator === stage.rig.root.transitionCoordinator)
    stage.rig.world.run()
    #expect(stage.modal.transitionCoordinator == nil)

    let stack = NavigationStage()
    stack.push()
    #expect(stack.second.transitionCoordinator != nil)
    #expect(stack.navigation.transitionCoordinator === stack.second.transitionCoordinator)
    stack.rig.world.run()
    stack.pop()
    #expect(stack.first.transitionCoordinator != nil)
    stack.rig.world.run()
    #expect(stack.navigation.transitionCoordinator == nil)
  }

  @Test("blocks registered right after the call run with the animation, in the order of registering")
  func blocks() throws {
    let stage = Stage()
    stage.present()
    let log = stage.rig.log
    let coordinator = try #require(stage.modal.transitionCoordinator)
    let isFirstQueued = coordinator.animate(
      alongsideTransition: { _ in log.add("along 1") }, completion: { _ in log.add("after 1") })
    coordinator.animate(alongsideTransition: { _ in log.add("along 2") }, completion: { _ in log.add("after 2") })
    #expect(isFirstQueued)
    stage.rig.world.drain()
    #expect(!coordinator.animate(alongsideTransition: { _ in log.add("never") }, completion: nil))
    stage.rig.world.run()
    #expect(
      log.calls == [
        "animator", "driver", "willDisappear base", "willAppear modal", "animateTransition", "along 1", "along 2",
        "completeTransition true", "didAppear modal", "didDisappear base", "after 1", "after 2", "completion",
        "animationEnded true", "completed",
      ])
  }

  @Test("blocks run in the animator's own animation: its length, delay and curve")
  func sharedAnimation() throws {
    let stage = Stage()
    stage.animator.begin = { app, changes, completion in
      app.animate(withDuration: 0.2, delay: 0.1, options: .curveLinear, animations: changes, completion: completion)
    }
    stage.present()
    let modal = stage.modal.view
    stage.modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in modal.layer.cornerRadius = 10 }, completion: nil)
    stage.rig.world.advance(to: 0.15)
    #expect(isClose(try #require(stage.rig.shown(modal)).cornerRadius, 2.5, Tolerance.curve))
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.3, Tolerance.time))
  }

  @Test("blocks run in an animation of their own when the animator makes none that takes time")
  func ownAnimation() throws {
    let stage = Stage()
    stage.animator.begin = { app, changes, completion in
      app.animate(withDuration: 0, animations: changes)
      app.animate(withDuration: 0, animations: {}, completion: completion)
    }
    stage.animator.duration = 0.4
    stage.present()
    let modal = stage.modal.view
    stage.modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in modal.layer.cornerRadius = 10 }, completion: nil)
    stage.rig.world.advance(to: 0.2)
    #expect(isClose(try #require(stage.rig.shown(modal)).cornerRadius, 5, Tolerance.curve))
  }

  @Test("changes alongside are scrubbed, outside the container too when it is named, and taken back by a cancel")
  func scrubbedAlongside() throws {
    let stage = Stage()
    stage.modal.modalPresentationStyle = .overFullScreen
    stage.director.driver = stage.driver
    stage.present()
    let behind = stage.rig.root.view
    stage.modal.transitionCoordinator?.animateAlongsideTransition(
      in: behind, animation: { _ in behind.alpha = 0 }, completion: nil)
    stage.rig.world.drain()
    stage.driver.update(0.25)
    stage.rig.world.drain()
    let shown = try #require(stage.rig.shown(behind)).opacity
    #expect(isClose(shown, 0.75, Tolerance.alpha))
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(behind.alpha == 1)
    #expect(behind.layer.speed == 1 && behind.layer.timeOffset == 0)
  }

  @Test("says how it stands: percent and outcome at the end of the interaction")
  func interaction() throws {
    let stage = Stage()
    stage.presentInteractively()
    let coordinator = try #require(stage.modal.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isAnimated)
    #expect(coordinator.percentComplete == 0)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut)
    #expect(coordinator.transitionDuration == 0.35)
    #expect(coordinator.presentationStyle == .fullScreen)
    #expect(coordinator.targetTransform == .identity)
    var calls: [String] = []
    coordinator.notifyWhenInteractionChanges { calls.append("changes \($0.isInteractive) \($0.isCancelled)") }
    coordinator.notifyWhenInteractionEnds { calls.append("ends \($0.percentComplete)") }
    stage.driver.update(0.6)
    stage.driver.finish()
    #expect(calls == ["ends 0.6", "changes false false"])
    #expect(!coordinator.isInteractive && !coordinator.isCancelled)
    stage.driver.pause()
    stage.driver.cancel()
    #expect(calls == ["ends 0.6", "changes false false", "changes true false", "changes false true"])
    #expect(coordinator.isCancelled)
  }

  @Test("gives length and curve before the start: the animator's, or for a push the system's own; a card says 0")
  func lengths() {
    let stage = Stage()
    stage.present()
    #expect(stage.modal.transitionCoordinator?.transitionDuration == 0.35)

    let stack = NavigationStage()
    stack.navigation.delegate = nil
    stack.push()
    #expect(stack.second.transitionCoordinator?.transitionDuration == 0.35)
    #expect(stack.second.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    #expect(stack.second.transitionCoordinator?.completionCurve == nil)
    stack.rig.world.run()

    let card = stack.rig.controller("card", style: .pageSheet)
    stack.navigation.present(card, animated: true)
    #expect(card.transitionCoordinator?.transitionDuration == 0)
    #expect(card.transitionCoordinator?.completionCurve == .easeInOut)
    stack.rig.world.drain()
    #expect(card.transitionCoordinator?.transitionDuration == 0.4)
  }

  @Test("there is none for a change that is not animated")
  func notAnimated() {
    let stack = NavigationStage()
    stack.navigation.pushViewController(stack.second, animated: false)
    #expect(stack.navigation.transitionCoordinator == nil)
  }
}
