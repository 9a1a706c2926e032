import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

@Suite("Presentation") struct PresentationTests {
  private let rig = Rig()

  @Test("is refused, with a warning and without completion, when it cannot be")
  func refuses() {
    let first = rig.controller("first")
    rig.root.present(first, animated: false)
    rig.root.present(rig.controller("second"), animated: false) { [unowned rig] in rig.log.add("never") }
    first.present(first, animated: false)
    rig.world.run()
    rig.root.present(rig.controller("third"), animated: false) { [unowned rig] in rig.log.add("never") }
    rig.controller("loose").present(rig.controller("fourth"), animated: false) { [unowned rig] in rig.log.add("never") }
    rig.world.run()
    let codes = rig.app.warnings.map(\.warning.code)
    // Three of the four were given a completion block, which nobody calls.
    #expect(codes.count == 7 && codes.count { $0 == .completionDropped } == 3)
    #expect(!rig.log.calls.contains("never"))
    #expect(rig.root.presentedViewController === first)
  }

  @Test("is made by the outermost container, and the delegate is given the controller that asked")
  func presenter() {
    let parent = rig.controller("parent")
    let child = rig.controller("child")
    rig.app.keyWindow?.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    rig.world.drain()
    let modal = rig.controller("modal")
    child.present(modal, animated: false)
    rig.world.run()
    #expect(modal.presentingViewController === parent)
    #expect(child.presentedViewController === modal)
    child.dismiss(animated: false)
    rig.world.run()
    #expect(modal.presentingViewController == nil)
  }

  @Test("over a context stays inside it")
  func context() {
    let parent = rig.controller("parent")
    let child = rig.controller("child")
    child.definesPresentationContext = true
    rig.app.keyWindow?.rootViewController = parent
    parent.addChild(child)
    let slot = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 300), in: rig.app)
    parent.view.addSubview(slot)
    child.view.frame = slot.bounds
    slot.addSubview(child.view)
    rig.world.drain()
    let modal = rig.controller("modal", style: .overCurrentContext)
    child.present(modal, animated: false)
    rig.world.run()
    #expect(modal.presentingViewController === child)
    #expect(modal.view.bounds.size == CGSize(width: 375, height: 300))
    #expect(child.view.window != nil)
  }

  @Test("in a card leaves the presenter where it is, and does not notify it")
  func card() {
    let modal = rig.controller("modal", style: .automatic)
    rig.root.present(modal, animated: true)
    rig.world.run()
    #expect(rig.root.view.window != nil)
    #expect(rig.log.calls == ["willAppear modal", "didAppear modal"])
    #expect(modal.view.frame == CGRect(x: 0, y: 10, width: 375, height: 657))
    #expect(modal.presentationController?.presentationStyle == .pageSheet)
  }

  @Test("full screen without an animator slides up in 0.5 s, and back")
  func coverVertical() throws {
    let modal = rig.controller("modal")
    rig.root.present(modal, animated: true)
    rig.world.advance(to: 0.25)
    // By the recorded spring 0.94204 of the way is behind it.
    #expect(isClose(try #require(rig.shown(modal.view)).frame.minY, 667 * (1 - 0.94204), 0.01))
    rig.world.run()
    rig.root.dismiss(animated: true)
    rig.world.run()
    #expect(isClose(rig.world.now, 1, Tolerance.time))
    #expect(rig.root.view.window != nil)
    #expect(modal.view.window == nil)
  }

  @Test("stacked, everything above goes with one dismissal")
  func stacked() {
    let first = rig.controller("first")
    let second = rig.controller("second")
    rig.root.present(first, animated: false)
    rig.world.run()
    first.present(second, animated: false)
    rig.world.run()
    rig.log.clear()
    rig.root.dismiss(animated: true)
    rig.world.run()
    #expect(rig.log.calls == ["willDisappear second", "willAppear base", "didAppear base", "didDisappear second"])
    #expect(rig.root.presentedViewController == nil)
    #expect(rig.app.keyWindow?.subviews.count == 1)
    #expect(rig.root.view.superview === rig.app.keyWindow)
  }

  @Test("may begin in viewDidAppear, and in another's completion")
  func fromCallbacks() {
    let first = rig.controller("first")
    let second = rig.controller("second")
    rig.root.present(first, animated: true) { first.present(second, animated: true) }
    rig.world.run()
    #expect(rig.app.warnings.isEmpty)
    #expect(first.presentedViewController === second)
  }

  @Test("keeps touches away until it is completed")
  func touches() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100), in: rig.app)
    let tap = TargetAction(target: nil, name: "tap") { [unowned rig] _ in rig.log.add("tap") }
    button.addTarget(tap, for: .touchUpInside)
    rig.root.view.addSubview(button)
    let modal = rig.controller("modal", style: .overFullScreen)
    modal.view.isUserInteractionEnabled = false
    rig.root.present(modal, animated: true)
    rig.world.drain()
    rig.app.touch.tap(CGPoint(x: 50, y: 50))
    rig.world.advance(by: 0.1)
    #expect(!rig.log.calls.contains("tap"))
    rig.world.run()
    #expect(button.window != nil)
  }

  @Test(
    "a coordinator is there from the will-callbacks to viewDidAppear, and only when animated", arguments: [true, false])
  func coordinator(_ animated: Bool) {
    final class Probe: UIViewController {
      var seen: [Bool] = []
      var ran: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        seen.append(transitionCoordinator != nil)
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.ran.append("along") }, completion: { _ in self.ran.append("after") })
        ran.append("asked")
      }
      override func viewDidAppear(_ animated: Bool) { seen.append(transitionCoordinator != nil) }
    }
    let probe = Probe(in: rig.app)
    probe.modalPresentationStyle = .fullScreen
    rig.root.present(probe, animated: animated)
    rig.world.run()
    #expect(probe.seen == [animated, animated])
    #expect(probe.ran == (animated ? ["asked", "along", "after"] : ["asked"]))
    #expect(probe.transitionCoordinator == nil)
  }
}

@Suite("Controllers and screens") struct ControllerTests {
  private let rig = Rig()

  @Test("a child's view added to a controller on screen appears at once, and with its parent otherwise")
  func children() {
    let child = rig.controller("child")
    rig.root.addChild(child)
    rig.root.view.addSubview(child.view)
    child.didMove(toParent: rig.root)
    #expect(rig.log.calls == ["willAppear child", "didAppear child"])
    rig.log.clear()
    let modal = rig.controller("modal")
    rig.root.present(modal, animated: false)
    rig.world.run()
    #expect(
      rig.log.calls == [
        "willDisappear base", "willDisappear child", "willAppear modal", "didAppear modal", "didDisappear base",
        "didDisappear child",
      ])
  }

  @Test("a change between children notifies both")
  func childTransition() {
    let first = rig.controller("first")
    let second = rig.controller("second")
    rig.root.addChild(first)
    rig.root.view.addSubview(first.view)
    rig.root.addChild(second)
    rig.log.clear()
    rig.root.transition(from: first, to: second, duration: 0.3, animations: { first.view.alpha = 0 })
    rig.world.run()
    #expect(
      rig.log.calls == ["willDisappear first", "willAppear second", "didDisappear first", "didAppear second"])
    #expect(first.view.superview == nil)
  }

  @Test("a segue makes its destination, and pushes or presents it")
  func segues() {
    final class Source: UIViewController {
      var prepared: UIViewController?
      override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) { prepared = segue.destination }
    }
    let source = Source(in: rig.app)
    let navigation = UINavigationController(rootViewController: source, in: rig.app)
    rig.app.keyWindow?.rootViewController = navigation
    rig.world.drain()
    let details = rig.controller("details")
    source.addSegue(withIdentifier: "details") { details }
    source.performSegue(withIdentifier: "nothing", sender: nil)
    #expect(rig.app.warnings.count == 1)
    source.performSegue(withIdentifier: "details", sender: nil)
    rig.world.run()
    #expect(source.prepared === details)
    #expect(navigation.topViewController === details)
  }

  @Test("a segue that embeds makes its destination a child, which fills the view that performs it")
  func embeddingSegue() {
    final class Source: UIViewController {
      var prepared: UIViewController?
      override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) { prepared = segue.destination }
    }
    let source = Source(in: rig.app)
    rig.app.keyWindow?.rootViewController = source
    rig.world.drain()
    let container = UIView(in: rig.app)
    container.frame = CGRect(x: 20, y: 100, width: 200, height: 150)
    source.view.addSubview(container)
    let list = rig.controller("list")
    source.addSegue(withIdentifier: "list", kind: .embed) { list }
    source.performSegue(withIdentifier: "list", sender: container)
    #expect(source.prepared === list && list.parent === source && list.view.superview === container)
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    container.bounds.size.width = 300
    #expect(list.view.frame.size.width == 300)
  }

  @Test("rotating notifies the controllers, resizes the windows, and runs blocks along")
  func rotation() throws {
    final class Turning: UIViewController {
      var given: CGSize?
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        given = size
        coordinator.animate(
          alongsideTransition: { _ in self.log.append("along") }, completion: { _ in self.log.append("after") })
      }
    }
    let turning = Turning(in: rig.app)
    rig.app.keyWindow?.rootViewController = turning
    rig.world.drain()
    rig.app.rotate()
    #expect(turning.given == CGSize(width: 667, height: 375))
    #expect(turning.log == ["along"])
    #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    rig.world.advance(to: 0.15)
    #expect(isClose(try #require(rig.shown(turning.view)).bounds.width, 521, Tolerance.position))
    rig.world.run()
    #expect(turning.log == ["along", "after"])
  }

  @Test("the row of tabs covers 49 points more of what it shows, of nothing else, and of nothing when it is hidden")
  func tabs() {
    let app = UIApplication(world: World(), screen: UIScreen(.iPhone15))
    let (tabs, shown) = (UITabBarController(in: app), UIViewController(in: app))
    tabs.viewControllers = [shown]
    app.keyWindow?.rootViewController = tabs
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(tabs.view.safeAreaInsets.bottom == 34 && tabs.tabBar.safeAreaInsets.bottom == 34)
    // The screen is 852 points high: what is free ends at 769.
    let inner = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100), in: app)
    shown.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 31, right: 0))
    tabs.tabBar.isHidden = true
    #expect(shown.view.safeAreaInsets.bottom == 34 && inner.safeAreaInsets.bottom == 0)
  }

  @Test("the safe area is what the system and the controllers leave")
  func safeArea() {
    let app = UIApplication(world: World(), screen: UIScreen(.iPhone15))
    let controller = UIViewController(in: app)
    app.keyWindow?.rootViewController = controller
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    controller.additionalSafeAreaInsets.top = 44
    #expect(controller.view.safeAreaInsets.top == 103)
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100), in: app)
    controller.additionalSafeAreaInsets.top = 0
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 0, right: 0))
    controller.additionalSafeAreaInsets.top = 44
    #expect(inner.safeAreaInsets.top == 73)
    inner.frame.origin.y = 103
    #expect(inner.safeAreaInsets.top == 0)
    controller.additionalSafeAreaInsets.top = 0
    app.rotate()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test("what a controller adds is reserved on each side from where its view begins, or the free part")
  func addedOnEachSide() {
    let app = UIApplication(world: World(), screen: UIScreen(.iPhone15))
    let (root, child) = (UIViewController(in: app), UIViewController(in: app))
    app.keyWindow?.rootViewController = root
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    // The device reserves 59 and 34 points above and below.
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 20, bottom: 36, right: 30))
    root.addChild(child)
    root.view.addSubview(child.view)
    // 393 by 852 points: what is free is 20...363 across and 60...816 down.
    child.view.frame = CGRect(x: 10, y: 100, width: 373, height: 700)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 28))
    child.view.frame = CGRect(x: 40, y: 0, width: 313, height: 852)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 65, left: 6, bottom: 43, right: 8))
  }

  @Test("the system's swipe from the edge pops along, or gives up", arguments: [(300.0, true), (100.0, false)])
  func interactivePop(_ end: Double, _ pops: Bool) {
    let stage = NavigationStage().pushed()
    stage.navigation.delegate = nil
    stage.rig.app.touch.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: end, y: 300), duration: 0.3, hold: 0.2)
    stage.rig.world.advance(to: 0.4)
    #expect(stage.rig.app.currentTransition?.isInteractive == true)
    stage.rig.world.run()
    #expect((stage.navigation.topViewController === stage.first) == pops)
    #expect(stage.first.view.frame == stage.rig.bounds)
  }

  /// Reasons that keep the system's swipe from beginning (reported for iOS 7 to 26).
  private enum SwipeObstacle: CaseIterable { case delegate, silentDelegate, hiddenBar, leftItem }

  @Test("it does not begin where the delegate may animate, the bar is hidden or the back button replaced")
  func swipeOff() {
    for obstacle in [nil] + SwipeObstacle.allCases {
      let stage = NavigationStage().pushed()
      if obstacle != .delegate, obstacle != .silentDelegate { stage.navigation.delegate = nil }
      if obstacle == .delegate { stage.animator = BlockAnimator.swipe(stage.rig.log, isPresenting: false) }
      if obstacle == .hiddenBar { stage.navigation.setNavigationBarHidden(true, animated: false) }
      let item = stage.second.navigationItem
      if obstacle == .leftItem { item.leftBarButtonItem = UIBarButtonItem(in: stage.rig.app) }
      let drag = { stage.rig.app.touch.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3) }
      drag()
      stage.rig.world.run()
      #expect((stage.navigation.topViewController === stage.first) == (obstacle == nil))
      guard obstacle == .leftItem else { continue }
      // Beside the back button it is no obstacle.
      item.leftItemsSupplementBackButton = true
      drag()
      stage.rig.world.run()
      #expect(stage.navigation.topViewController === stage.first)
    }
  }

  /// Where the finger is before its last leg and after it, in widths, how fast it moves then, in points per second, and whether
  /// that pops: beyond half unless it moves back, or faster than 300 from anywhere.
  static let lifts: [(from: Double, to: Double, speed: Double, pops: Bool)] = [
    (0.8, 0.6, 0, true), (0.8, 0.6, 200, false), (0.8, 0.6, 1000, false), (0.4, 0.6, 0, true), (0.4, 0.6, 200, true),
    (0.4, 0.6, 1000, true), (0.2, 0.4, 0, false), (0.2, 0.4, 200, false), (0.2, 0.4, 1000, true),
    (0.6, 0.4, 0, false), (0.6, 0.4, 200, false), (0.6, 0.4, 1000, false),
  ]

  @Test("where the finger is lifted, and how it moves then, decides", arguments: lifts)
  func lift(_ lift: (from: Double, to: Double, speed: Double, pops: Bool)) {
    let stage = NavigationStage().pushed()
    stage.navigation.delegate = nil
    let (touch, world) = (stage.rig.app.touch, stage.rig.world)
    let width = stage.rig.bounds.width
    func point(_ part: Double) -> CGPoint { CGPoint(x: 2 + part * width, y: 300) }
    touch.drag(from: point(0), to: point(lift.from), duration: 0.5, release: false)
    world.advance(by: 0.6)
    let way = (lift.to - lift.from).magnitude * width
    let isResting = lift.speed == 0
    let duration = isResting ? 0.5 : way / lift.speed
    // The finger goes on from where it is.
    touch.drag(from: point(lift.from), to: point(lift.to), duration: duration, hold: isResting ? 0.5 : 0)
    world.run()
    #expect((stage.navigation.topViewController === stage.first) == lift.pops)
  }
}
