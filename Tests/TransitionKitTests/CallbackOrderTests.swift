import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The orders recorded from the real framework.
@Suite("Callback order") struct CallbackOrderTests {
  @Test("full screen presentation")
  func present() {
    let stage = Stage()
    stage.present()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "willDisappear base", "willAppear modal", "animateTransition", "completeTransition true",
        "didAppear modal", "didDisappear base", "completion", "animationEnded true", "completed",
      ])
  }

  @Test("full screen presentation, interactive and finished: the same")
  func presentInteractively() {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(0.4)
    #expect(stage.animator.context?.isInteractive == true)
    stage.driver.finish()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "willDisappear base", "willAppear modal", "animateTransition", "completeTransition true",
        "didAppear modal", "didDisappear base", "completion", "animationEnded true", "completed",
      ])
  }

  @Test("full screen presentation, cancelled: a second pair for each, after completeTransition(false)")
  func cancelPresent() {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.update(0.4)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "willDisappear base", "willAppear modal", "animateTransition", "completeTransition false",
        "willDisappear modal", "didDisappear modal", "willAppear base", "didAppear base", "completion",
        "animationEnded false", "completed",
      ])
    #expect(stage.rig.root.presentedViewController == nil)
    #expect(stage.modal.presentingViewController == nil)
  }

  @Test("full screen dismissal")
  func dismiss() {
    let stage = Stage()
    stage.rig.show(stage.modal)
    stage.dismiss()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "willDisappear modal", "willAppear base", "animateTransition", "completeTransition true",
        "didAppear base", "didDisappear modal", "completion", "animationEnded true", "completed",
      ])
  }

  @Test("full screen dismissal, cancelled")
  func cancelDismiss() {
    let stage = Stage()
    stage.rig.show(stage.modal)
    stage.director.driver = stage.driver
    stage.dismiss()
    stage.rig.world.drain()
    stage.driver.update(0.4)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "willDisappear modal", "willAppear base", "animateTransition", "completeTransition false",
        "willDisappear base", "didDisappear base", "willAppear modal", "didAppear modal", "completion",
        "animationEnded false", "completed",
      ])
    #expect(stage.rig.root.presentedViewController === stage.modal)
  }

  @Test("the will-callbacks of a cancel come with cancel() when the setting says so")
  func earlyCancelCallbacks() {
    var settings = BehaviorSettings()
    settings.cancelCallbacks = .atCancel
    let stage = Stage(settings: settings)
    stage.presentInteractively()
    stage.driver.update(0.4)
    stage.rig.log.clear()
    stage.driver.cancel()
    #expect(stage.rig.log.calls == ["willDisappear modal", "willAppear base"])
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "willDisappear modal", "willAppear base", "completeTransition false", "didDisappear modal", "didAppear base",
        "completion", "animationEnded false", "completed",
      ])
  }

  // MARK: Custom presentations

  @Test("custom presentation that keeps the presenter, which is not notified")
  func presentCustom() {
    let stage = CustomStage(removesPresenter: false)
    stage.present()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "presentationController", "animator", "driver", "preferredContentSizeDidChange", "presentation will begin",
        "willAppear modal", "animateTransition", "completeTransition true", "presentation did end true",
        "didAppear modal", "completion", "animationEnded true", "completed",
      ])
    #expect(stage.rig.root.view.window != nil)
  }

  @Test("its dismissal: the views are still there when the presentation controller is notified of the end")
  func dismissCustom() {
    let stage = CustomStage(removesPresenter: false)
    stage.present()
    stage.rig.world.run()
    stage.rig.log.clear()
    var wasInWindow = false
    stage.onDismissed = { [unowned stage] in wasInWindow = stage.modal.view.window != nil }
    stage.dismiss()
    stage.rig.world.run()
    #expect(wasInWindow)
    #expect(stage.modal.view.window == nil)
    #expect(
      stage.rig.log.calls == [
        "animator", "driver", "dismissal will begin", "willDisappear modal", "animateTransition",
        "completeTransition true", "dismissal did end true", "didDisappear modal", "completion", "animationEnded true",
        "completed",
      ])
  }

  @Test("its cancelled presentation")
  func cancelCustom() {
    let stage = CustomStage(removesPresenter: false)
    stage.director.driver = stage.driver
    stage.present()
    stage.rig.world.drain()
    stage.rig.log.clear()
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "completeTransition false", "presentation did end false", "willDisappear modal", "didDisappear modal",
        "completion", "animationEnded false", "completed",
      ])
    #expect(stage.modal.view.window == nil)
    #expect(stage.rig.app.keyWindow?.subviews.count == 1)
  }

  @Test("its cancelled dismissal")
  func cancelCustomDismissal() {
    let stage = CustomStage(removesPresenter: false)
    stage.present()
    stage.rig.world.run()
    stage.director.driver = stage.driver
    stage.dismiss()
    stage.rig.world.drain()
    stage.rig.log.clear()
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "completeTransition false", "dismissal did end false", "willAppear modal", "didAppear modal", "completion",
        "animationEnded false", "completed",
      ])
    #expect(stage.modal.view.window != nil)
  }

  @Test("custom presentation that removes the presenter, which is notified last")
  func presentRemoving() {
    let stage = CustomStage(removesPresenter: true)
    stage.present()
    stage.rig.world.run()
    #expect(
      Array(stage.rig.log.calls.dropFirst(3)) == [
        "preferredContentSizeDidChange", "presentation will begin", "willDisappear base", "willAppear modal",
        "animateTransition", "completeTransition true", "presentation did end true", "didAppear modal",
        "didDisappear base", "completion", "animationEnded true", "completed",
      ])
    #expect(stage.rig.root.view.window == nil)
  }

  @Test("a custom presentation without an animator that is to be still does not animate", arguments: [true, false])
  func presentWithoutAnimator(_ animated: Bool) {
    let stage = CustomStage(removesPresenter: false)
    stage.animator = nil
    stage.rig.app.settings.customWithoutAnimator = .still
    stage.present(animated: animated)
    stage.rig.world.run()
    #expect(stage.rig.world.now == 0)
    #expect(
      stage.rig.log.calls.filter { $0 != "animator" } == [
        "presentationController", "preferredContentSizeDidChange", "presentation will begin", "willAppear modal",
        "presentation did end true", "didAppear modal", "completion",
      ])
  }

  @Test("custom presentation without an animator slides up as long as the other styles, and back")
  func presentWithSystemAnimation() {
    let stage = CustomStage(removesPresenter: false)
    stage.animator = nil
    stage.present(animated: true)
    stage.rig.world.run()
    #expect(abs(stage.rig.world.now - 0.5) < Tolerance.time)
    stage.modal.dismiss(animated: true)
    stage.rig.world.run()
    #expect(abs(stage.rig.world.now - 1) < Tolerance.time)
  }
}

/// A custom presentation: the presented view slides up from below.
final class CustomStage {
  let rig = Rig()
  let modal: LoggingController
  let director: Director
  let driver = UIPercentDrivenInteractiveTransition()
  var animator: BlockAnimator?
  var onDismissed: () -> Void = {}

  init(removesPresenter: Bool) {
    modal = rig.controller("modal", style: .custom)
    director = Director(rig.log)
    animator = BlockAnimator.dissolve(rig.log)
    modal.transitioningDelegate = director
    director.makePresentationController = { [unowned self] presented, presenting in
      let controller = LoggingPresentationController(presented, presenting, rig.log)
      controller.removesPresentersView = removesPresenter
      controller.onDismissed = { [unowned self] in onDismissed() }
      return controller
    }
  }

  func present(animated: Bool = true) {
    director.animator = animator
    rig.root.present(modal, animated: animated) { [unowned rig] in rig.log.add("completion") }
  }

  func dismiss() {
    rig.root.dismiss(animated: true) { [unowned rig] in rig.log.add("completion") }
  }
}

final class LoggingPresentationController: UIPresentationController {
  let log: CallLog
  var removesPresentersView = false
  var onDismissed: () -> Void = {}

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresentersView }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    log.add("preferredContentSizeDidChange")
  }

  override func presentationTransitionWillBegin() { log.add("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.add("presentation did end \(completed)") }
  override func dismissalTransitionWillBegin() { log.add("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    onDismissed()
    log.add("dismissal did end \(completed)")
  }
}
