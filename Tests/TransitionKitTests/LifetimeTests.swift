import LayerKit
import MotionMath
import Testing
import TransitionKit
import ViewKit

@Suite("Lifetime") struct LifetimeTests {
  @Test("an application that is dropped in the middle of things is gone, with everything in it")
  func teardown() {
    weak var app: UIApplication?
    weak var world: World?
    weak var modal: UIViewController?
    do {
      let rig = Rig()
      let controller = rig.controller("modal")
      let director = Director(rig.log)
      let driver = UIPercentDrivenInteractiveTransition()
      director.animator = BlockAnimator.swipe(rig.log, isPresenting: true)
      director.driver = driver
      controller.transitioningDelegate = director
      app = rig.app
      world = rig.world
      modal = controller
      rig.root.present(controller, animated: true)
      rig.world.drain()
      driver.update(0.5)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, in: rig.app) { [view = rig.root.view] in
        view.alpha = 0
      }
      animator.startAnimation()
      rig.app.touch.drag(from: .zero, to: CGPoint(x: 100, y: 0))
      rig.world.advance(by: 0.05)
    }
    #expect(app == nil)
    #expect(world == nil)
    #expect(modal == nil)
  }

  @Test("a finished transition keeps nothing alive")
  func finished() {
    let rig = Rig()
    weak var modal: UIViewController?
    do {
      let controller = rig.controller("modal")
      modal = controller
      rig.root.present(controller, animated: true)
      rig.world.run()
      rig.root.dismiss(animated: true)
      rig.world.run()
    }
    #expect(modal == nil)
  }
}
