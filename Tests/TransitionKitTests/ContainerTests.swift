import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// A navigation controller with one controller on screen, and a delegate with a swipe.
final class NavigationStage: UINavigationControllerDelegate {
  let rig = Rig()
  let navigation: UINavigationController
  let first: LoggingController
  let second: LoggingController
  let driver = UIPercentDrivenInteractiveTransition()
  var animator: BlockAnimator?
  var isInteractive = false

  init() {
    first = LoggingController("first", rig.log, in: rig.app)
    second = LoggingController("second", rig.log, in: rig.app)
    navigation = UINavigationController(rootViewController: first, in: rig.app)
    rig.app.keyWindow?.rootViewController = navigation
    rig.world.drain()
    rig.log.clear()
    navigation.delegate = self
  }

  func push() {
    animator = BlockAnimator.swipe(rig.log, isPresenting: true)
    navigation.pushViewController(second, animated: true)
  }

  func pop() {
    animator = BlockAnimator.swipe(rig.log, isPresenting: false)
    navigation.popViewController(animated: true)
  }

  /// Pushes without animating, and forgets what was logged.
  func pushed() -> NavigationStage {
    navigation.pushViewController(second, animated: false)
    rig.world.run()
    rig.log.clear()
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    rig.log.add("animator \(operation.rawValue)")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    rig.log.add("driver")
    return isInteractive ? driver : nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { rig.log.add("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { rig.log.add("didShow") }
}

@Suite("UINavigationController") struct NavigationTests {
  /// A push takes 0.35 s, and begins in a turn after the transaction's.
  @Test("is waited for by the transaction in which it was asked for", arguments: [(true, 0.5), (false, 0)])
  func transaction(animated: Bool, end: Double) {
    let stage = NavigationStage()
    let (world, start) = (stage.rig.world, stage.rig.world.now)
    var ends: [Double] = []
    world.transaction.begin()
    world.transaction.completionBlock = { ends.append(world.now - start) }
    stage.navigation.pushViewController(stage.second, animated: animated)
    world.transaction.commit()
    world.run()
    #expect(ends.count == 1)
    #expect(isClose(ends.first ?? -1, end, Tolerance.time))
  }

  @Test("takes no other navigation controller into its stack, whichever way it is put there")
  func nested() {
    let stage = NavigationStage()
    let other = UINavigationController(rootViewController: stage.second, in: stage.rig.app)
    stage.navigation.pushViewController(other, animated: true)
    stage.navigation.setViewControllers([stage.first, other], animated: false)
    stage.navigation.viewControllers = [other]
    let empty = UINavigationController(rootViewController: other, in: stage.rig.app)
    stage.rig.world.run()
    #expect(stage.navigation.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.first)])
    #expect(empty.viewControllers.isEmpty)
    #expect(other.parent == nil)
    #expect(stage.rig.app.warnings.map(\.warning.code) == Array(repeating: .stackInStack, count: 4))
  }

  static let pushLog = [
    "animator push", "driver", "willShow", "willDisappear first", "willAppear second", "animateTransition",
    "completeTransition true", "didDisappear first", "didAppear second", "didShow", "animationEnded true", "completed",
  ]

  @Test("push: the leaving controller is notified first, unlike in a presentation", arguments: [false, true])
  func push(_ isInteractive: Bool) {
    let stage = NavigationStage()
    stage.isInteractive = isInteractive
    stage.push()
    #expect(stage.navigation.topViewController === stage.second)
    stage.rig.world.drain()
    if isInteractive {
      stage.driver.update(0.5)
      stage.driver.finish()
    }
    stage.rig.world.run()
    #expect(stage.rig.log.calls == NavigationTests.pushLog)
    #expect(stage.first.view.window == nil)
    #expect(stage.second.view.window != nil)
  }

  @Test("pop, cancelled: a second pair for each, no didShow, and the old stack")
  func cancelPop() {
    let stage = NavigationStage().pushed()
    stage.isInteractive = true
    stage.pop()
    #expect(stage.navigation.viewControllers.count == 1)
    stage.rig.world.drain()
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.rig.world.run()
    #expect(
      stage.rig.log.calls == [
        "animator pop", "driver", "willShow", "willDisappear second", "willAppear first", "animateTransition",
        "completeTransition false", "willDisappear first", "didDisappear first", "willAppear second",
        "didAppear second", "animationEnded false", "completed",
      ])
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.first.view.window == nil)
    #expect(stage.second.navigationController === stage.navigation)
  }

  @Test("the container stays the parent of what is shown, and its clock is given back")
  func container() {
    let stage = NavigationStage()
    stage.isInteractive = true
    stage.push()
    stage.rig.world.drain()
    let container = stage.animator?.context?.containerView
    stage.driver.update(0.5)
    stage.driver.finish()
    stage.rig.world.run()
    #expect(stage.second.view.superview === container)
    #expect(container?.layer.speed == 1)
    #expect(container?.subviews.count == 1)
  }

  @Test("without an animator the system's takes 0.5 s")
  func systemPush() {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, 0.5, Tolerance.time))
    #expect(!stage.rig.log.calls.contains { $0.hasPrefix("animationEnded") })
    #expect(stage.second.view.frame == stage.rig.bounds)
    #expect(stage.first.view.frame == stage.rig.bounds)
  }

  @Test("frames are as recorded")
  func frames() throws {
    let stage = NavigationStage()
    stage.push()
    stage.rig.world.drain()
    let context = try #require(stage.animator?.context)
    #expect(context.initialFrame(for: stage.first) == stage.rig.bounds)
    #expect(context.finalFrame(for: stage.first) == .zero)
    #expect(context.initialFrame(for: stage.second) == .zero)
    #expect(context.finalFrame(for: stage.second) == stage.rig.bounds)
    #expect(context.presentationStyle == .none)
  }

  @Test("popping to the root removes what is between without telling it")
  func popToRoot() {
    let stage = NavigationStage().pushed()
    let third = stage.rig.controller("third")
    stage.navigation.pushViewController(third, animated: false)
    stage.rig.world.run()
    stage.rig.log.clear()
    let gone = stage.navigation.popToRootViewController(animated: false)
    stage.rig.world.run()
    #expect(gone?.count == 2)
    #expect(
      stage.rig.log.calls == [
        "willShow", "willDisappear third", "willAppear first", "didDisappear third", "didAppear first", "didShow",
      ])
    #expect(stage.second.parent == nil)
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  @Test("a second push while one runs, and a controller pushed twice, are refused with a warning")
  func refuses() {
    let stage = NavigationStage()
    stage.push()
    stage.navigation.pushViewController(stage.rig.controller("third"), animated: true)
    #expect(stage.rig.app.warnings.count == 1)
    stage.rig.world.run()
    stage.navigation.pushViewController(stage.second, animated: true)
    #expect(stage.rig.app.warnings.count == 2)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test("the flags say what a controller is going through")
  func flags() {
    let stage = NavigationStage()
    var seen: [String] = []
    let probe = ProbeController(in: stage.rig.app)
    probe.onCallback = { [unowned probe] name in
      seen.append("\(name) \(probe.isMovingToParent) \(probe.isMovingFromParent)")
    }
    stage.navigation.pushViewController(probe, animated: false)
    stage.rig.world.run()
    stage.navigation.popViewController(animated: false)
    stage.rig.world.run()
    #expect(
      seen == [
        "willAppear true false", "didAppear true false", "willDisappear false true", "didDisappear false true",
      ])
    #expect(!probe.isMovingFromParent)
  }

  private final class ProbeController: UIViewController {
    var onCallback: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { onCallback("willAppear") }
    override func viewDidAppear(_ animated: Bool) { onCallback("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { onCallback("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { onCallback("didDisappear") }
  }
}

@Suite("UITabBarController") struct TabBarTests {
  private final class Delegate: UITabBarControllerDelegate {
    let log: CallLog
    var animator: BlockAnimator?
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: CallLog) { self.log = log }

    func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      log.add("shouldSelect")
      return true
    }
    func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
      log.add("didSelect")
    }
    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("animator")
      return animator
    }
    func tabBarController(
      _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private let rig = Rig()
  private let tabs: UITabBarController
  private let delegate: Delegate
  private let one: LoggingController
  private let two: LoggingController

  init() {
    tabs = UITabBarController(in: rig.app)
    delegate = Delegate(rig.log)
    one = LoggingController("one", rig.log, in: rig.app)
    two = LoggingController("two", rig.log, in: rig.app)
    tabs.viewControllers = [one, two]
    rig.app.keyWindow?.rootViewController = tabs
    rig.world.drain()
    rig.log.clear()
    tabs.delegate = delegate
  }

  static let pair = ["willDisappear one", "willAppear two", "didDisappear one", "didAppear two"]

  @Test("a change by the program asks for an animator, and does not notify the delegate")
  func byProgram() {
    tabs.selectedIndex = 1
    rig.world.run()
    #expect(rig.log.calls == ["animator"] + TabBarTests.pair)
    #expect(one.view.window == nil)
  }

  @Test("a tap asks the delegate and notifies it")
  func byTap() throws {
    rig.app.touch.tap(try #require(tabs.tabBar.item(at: 1)))
    rig.world.run()
    #expect(rig.log.calls == ["shouldSelect", "animator", "didSelect"] + TabBarTests.pair)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a cancelled change gives the index back")
  func cancelled() {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = BlockAnimator.dissolve(rig.log)
    delegate.driver = driver
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    rig.world.drain()
    driver.update(0.5)
    driver.cancel()
    rig.world.run()
    #expect(tabs.selectedIndex == 0)
    #expect(one.view.window != nil)
    #expect(one.view.alpha == 1)
    #expect(two.view.window == nil)
  }
}
