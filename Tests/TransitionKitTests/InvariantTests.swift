import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Random programs of presentations, pushes, tabs, gestures and rotations, finished and cancelled by hand, and
/// interrupted by one another. What must hold after each step.
@Suite("Invariants") struct InvariantTests {
  /// More of them with `Scripts/fuzz --soak`.
  static var seeds: [Seed] { Seed.first(getenv("PLAYHEAD_SOAK").flatMap { Int(String(cString: $0)) } ?? 60) }

  @Test("callbacks stay balanced, views and relations agree, clocks and touches are given back", arguments: seeds)
  func hold(_ seed: Seed) {
    let program = RandomProgram(seed)
    for _ in 0..<14 {
      program.step()
      let problems = program.problems()
      #expect(problems.isEmpty, "after \(program.log.joined(separator: "; "))")
      if !problems.isEmpty { return }
    }
  }
}

private final class RandomProgram: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UITabBarControllerDelegate
{
  private let rig = Rig()
  private let tabs: UITabBarController
  private var random: SeededGenerator
  private var driver: UIPercentDrivenInteractiveTransition?
  private var made: [BalancedController] = []
  private var isCustom = false
  private(set) var log: [String] = []
  private var unbalanced: [String] = []

  init(_ seed: Seed) {
    random = SeededGenerator(seed)
    tabs = UITabBarController(in: rig.app)
    tabs.viewControllers = [navigation(), navigation(), controller()]
    rig.app.keyWindow?.rootViewController = tabs
    rig.world.run()
    tabs.delegate = self
  }

  private func controller() -> BalancedController {
    let controller = BalancedController(in: rig.app)
    controller.complain = { [unowned self] in unbalanced.append($0) }
    controller.transitioningDelegate = self
    made.append(controller)
    return controller
  }

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller(), in: rig.app)
    navigation.delegate = self
    navigation.transitioningDelegate = self
    return navigation
  }

  private func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  /// The controller presented last, or the root.
  private var front: UIViewController {
    var front: UIViewController = tabs
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }

  private var stack: UINavigationController? {
    (front as? UINavigationController) ?? (front as? UITabBarController)?.selectedViewController
      as? UINavigationController
  }

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .custom, .overFullScreen, .automatic, .formSheet, .popover, .currentContext, .overCurrentContext,
  ]

  func step() {
    driver = chance(2) == 0 ? UIPercentDrivenInteractiveTransition() : nil
    isCustom = chance(3) > 0
    perform(animated: chance(5) > 0)
    rig.world.advance(by: Double(chance(4)) / 60)
    // Another one in the middle of it, half of the time.
    if chance(2) == 0 {
      perform(animated: chance(5) > 0)
      rig.world.advance(by: Double(chance(4)) / 60)
    }
    log.append("then")
    if let driver { drive(driver) }
    rig.world.run(limit: 20)
    // Whatever waits for a hand that never comes.
    for _ in 0..<3 where rig.app.currentTransition != nil {
      log.append("by hand")
      if chance(2) == 0 { rig.app.scrubber.finish() } else { rig.app.scrubber.cancel() }
      rig.world.run(limit: 20)
    }
    // One inside another that is held gets no time: nothing but this ends it.
    for context in rig.app.openTransitions { context.completeTransition(chance(2) == 0) }
    rig.world.run(limit: 20)
  }

  private func drive(_ driver: UIPercentDrivenInteractiveTransition) {
    for _ in 0..<chance(4) {
      driver.update(Double(chance(101)) / 100)
      rig.world.advance(by: 1.0 / 60)
    }
    if chance(2) == 0 { driver.finish() } else { driver.cancel() }
    if chance(4) == 0 {
      log.append("paused")
      rig.world.advance(by: 1.0 / 60)
      driver.pause()
      driver.update(Double(chance(101)) / 100)
      if chance(2) == 0 { driver.finish() } else { driver.cancel() }
    }
  }

  private func perform(animated: Bool) {
    let what = chance(12)
    let names = [
      "present", "present", "dismiss front", "dismiss all", "push", "pop", "pop to root", "set", "select", "tap",
      "rotate",
      "drag",
    ]
    log.append(
      "\(names[what])\(animated ? " animated" : "")\(isCustom ? " custom" : "")\(driver == nil ? "" : " driven")")
    switch what {
    case 0, 1:
      let modal = chance(3) == 0 ? navigation() : controller()
      modal.modalPresentationStyle = Self.styles[chance(Self.styles.count)]
      log.append("(\(modal.className) \(modal.modalPresentationStyle))")
      front.present(modal, animated: animated)
    case 2: front.dismiss(animated: animated)
    case 3: tabs.dismiss(animated: animated)
    case 4: stack?.pushViewController(controller(), animated: animated)
    case 5: stack?.popViewController(animated: animated)
    case 6: stack?.popToRootViewController(animated: animated)
    case 7:
      guard let stack else { return }
      let kept = stack.viewControllers.filter { _ in chance(2) == 0 }
      stack.setViewControllers(kept + (kept.isEmpty || chance(2) == 0 ? [controller()] : []), animated: animated)
    case 8: tabs.selectedIndex = chance(3)
    case 9: if let item = tabs.tabBar.item(at: chance(3)) { rig.app.touch.tap(item) }
    case 10: rig.app.rotate()
    default:
      let bounds = rig.bounds
      let start = CGPoint(x: chance(2) == 0 ? 4 : bounds.midX, y: bounds.midY)
      let end = CGPoint(x: Double(chance(Int(bounds.width))), y: Double(chance(Int(bounds.height))))
      rig.app.touch.drag(from: start, to: end, duration: 0.2, hold: Double(chance(3)) / 20)
    }
  }

  /// The invariants that do not hold.
  func problems() -> [String] {
    var problems = unbalanced
    func check(_ holds: Bool, _ problem: String) { if !holds { problems.append(problem) } }
    check(rig.app.currentTransition == nil, "a transition is open")
    for controller in made {
      let name = rig.world.label(of: controller)
      let view = controller.viewIfLoaded
      check(controller.isOnScreen == (view?.window != nil), "\(name) is notified \(controller.isOnScreen)")
      check(view?.layer.hasAnimations != true, "\(name) still moves")
      check((view?.transitionsBlockingTouches ?? 0) == 0, "\(name) takes no touches")
      check(!controller.isMovingFromParent && !controller.isMovingToParent, "\(name) is moving in or out")
      check(!controller.isBeingPresented && !controller.isBeingDismissed, "\(name) is being presented or dismissed")
    }
    check(made.contains { $0.isOnScreen && front.holds($0) }, "nothing of the front is on screen")
    var depth = 0
    var chain: UIViewController = tabs
    while let next = chain.presentedViewController, next !== chain {
      depth += 1
      chain = next
    }
    let containers = rig.app.keyWindow?.subviews.filter { $0.className == "UITransitionView" } ?? []
    check(containers.count == depth, "\(containers.count) containers for \(depth) presentations")
    if let top = stack?.topViewController, top.view.window != nil {
      check(top.view.superview?.subviews.count == 1, "more than the top is in a stack")
    }
    var layers: [CALayer] = rig.app.windows.map(\.layer)
    while let layer = layers.popLast() {
      check(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0, "a clock was not given back")
      layers += layer.sublayers
    }
    return problems
  }

  // MARK: Animators

  private var animator: BlockAnimator? {
    isCustom ? BlockAnimator.dissolveThatRestores(CallLog()) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggingPresentationController(presented, presenting, CallLog())
    controller.removesPresentersView = made.count % 2 == 0
    return controller
  }
}

extension UIViewController {
  fileprivate func holds(_ other: UIViewController) -> Bool {
    other === self || other.parent.map { holds($0) } == true
  }
}
