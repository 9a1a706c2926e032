import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Values that recordings of containers and presentations show beside their orders.
@Suite("Recorded containers") struct RecordedContainerTests {
  // MARK: Presentations

  @Test("a custom presentation has no controller before it is presented, unless there is a delegate")
  func unpresented() {
    let rig = Rig()
    let photo = rig.controller("photo", style: .custom)
    #expect(photo.presentationController == nil)
    rig.show(photo)
    #expect(photo.presentationController != nil)
    let sheet = rig.controller("sheet", style: .pageSheet)
    #expect(sheet.presentationController != nil)
    let (directed, director) = (rig.controller("directed", style: .custom), Director(rig.log))
    directed.transitioningDelegate = director
    #expect(directed.presentationController != nil)
  }

  private final class Half: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 375, height: 367) }
  }

  @Test("a custom presentation that removes the presenter's view gives it the presented view's frame at the start")
  func removedPresenter() throws {
    let rig = Rig()
    let (half, director) = (rig.controller("half", style: .custom), Director(rig.log))
    director.makePresentationController = { Half(presentedViewController: $0, presenting: $1) }
    let animator = BlockAnimator.dissolve(rig.log)
    director.animator = animator
    half.transitioningDelegate = director
    rig.root.present(half, animated: true)
    rig.world.drain()
    let context = try #require(animator.context)
    #expect(context.initialFrame(for: rig.root) == CGRect(x: 0, y: 300, width: 375, height: 367))
    #expect(context.finalFrame(for: rig.root) == .zero)
  }

  @Test("update without a transition leaves the percentage 0, and counts at the start")
  func early() {
    let stage = Stage()
    stage.driver.update(0.4)
    #expect(stage.driver.percentComplete == 0)
    stage.presentInteractively()
    #expect(stage.driver.percentComplete == 0.4)
  }

  /// The screen, and whether the medium detent is lower than the large one there.
  @Test("the medium detent is inactive in a compact height", arguments: [(375.0, 667.0, true), (667, 375, false)])
  func medium(_ width: Double, _ height: Double, _ isLow: Bool) throws {
    func top(_ detents: [UISheetPresentationController.Detent]) throws -> Double {
      let rig = Rig(width, height)
      let card = rig.controller("card", style: .pageSheet)
      try #require(card.sheetPresentationController).detents = detents
      rig.show(card)
      return card.view.frame.minY
    }
    let (medium, large) = (try top([.medium(), .large()]), try top([.large()]))
    #expect((medium > large) == isLow)
    #expect(try top([.medium()]) == medium)
  }

  @Test("it takes 0.63 of the most where the container is no higher than 568, in whole pixels (recorded)")
  func shortMedium() throws {
    let rig = Rig(320, 568)
    let card = rig.controller("card", style: .pageSheet)
    try #require(card.sheetPresentationController).detents = [.medium()]
    rig.show(card)
    // 10 are left above: 558 * 0.63 is 351.54, in halves of a point 351.5.
    #expect(card.view.frame == CGRect(x: 0, y: 216.5, width: 320, height: 351.5))
  }

  // MARK: Turns of the device

  /// The setting, and whether a turn in the middle of a presentation and of a push waits.
  static let turnsOfDevice: [(BehaviorSettings.RotationInTransitions, Bool, Bool)] = [
    (.heldInPresentations, true, false), (.heldInAll, true, true), (.atOnce, false, false),
  ]

  @Test("a turn of the device waits for the end of a presentation (reported)", arguments: turnsOfDevice)
  func turn(_ setting: BehaviorSettings.RotationInTransitions, _ inPresentation: Bool, _ inPush: Bool) {
    var settings = BehaviorSettings()
    settings.rotationInTransitions = setting
    for (isPush, isHeld) in [(false, inPresentation), (true, inPush)] {
      let rig = Rig(settings: settings)
      let stack = UINavigationController(rootViewController: rig.controller("first"), in: rig.app)
      rig.app.keyWindow?.rootViewController = stack
      rig.world.run()
      if isPush {
        stack.pushViewController(rig.controller("second"), animated: true)
      } else {
        stack.present(rig.controller("photo"), animated: true)
      }
      rig.world.advance(by: 0.1)
      rig.app.rotate()
      rig.world.drain()
      #expect(rig.app.screen.isLandscape == !isHeld)
      #expect(rig.app.currentTransition != nil)
      rig.world.run()
      #expect(rig.app.screen.isLandscape && rig.app.currentTransition == nil)
      #expect(rig.app.keyWindow?.bounds == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
  }

  @Test("of turns that wait the last one counts, and none where the device is held as before")
  func lastTurn() {
    let rig = Rig()
    rig.root.present(rig.controller("photo"), animated: true)
    rig.world.advance(by: 0.1)
    rig.app.rotate(to: .landscapeLeft)
    rig.app.rotate(to: .portrait)
    rig.world.run()
    #expect(!rig.app.screen.isLandscape)
  }

  // MARK: Drivers

  @Test("a driver whose transition is over does nothing, names it once, and drives the next one from its start")
  func late() {
    let stage = Stage()
    stage.presentInteractively()
    stage.driver.finish()
    stage.rig.world.run()
    stage.driver.update(0.5)
    stage.driver.cancel()
    #expect(stage.rig.app.warnings.map(\.warning) == [.lateDriver(call: "update")])
    stage.director.driver = stage.driver
    stage.dismiss()
    // This one waits for its turn, and so may be driven.
    stage.driver.update(0.25)
    stage.rig.world.drain()
    #expect(stage.driver.percentComplete == 0.25 && stage.rig.app.currentTransition?.isInteractive == true)
    stage.driver.finish()
    stage.rig.world.run()
    #expect(stage.rig.root.presentedViewController == nil)
  }

  // MARK: Pages

  private final class Pages: UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  }

  /// The setting, whether the page is turned, and the calls.
  static let turns: [(BehaviorSettings.PageCallbacks, Bool, [String])] = [
    (.arrivingFirst, true, ["willAppear new", "willDisappear old", "didAppear new", "didDisappear old"]),
    (
      .arrivingFirst, false,
      [
        "willAppear new", "willDisappear old", "willAppear old", "didAppear old", "willDisappear new",
        "didDisappear new",
      ]
    ),
    (.leavingFirst, true, ["willDisappear old", "willAppear new", "didDisappear old", "didAppear new"]),
  ]

  @Test("the page that comes is called before the one that goes (reported)", arguments: turns)
  func pages(_ setting: BehaviorSettings.PageCallbacks, _ isTurned: Bool, _ calls: [String]) {
    var settings = BehaviorSettings()
    settings.pageCallbacks = setting
    let rig = Rig(settings: settings)
    let (old, new) = (rig.controller("old"), rig.controller("new"))
    let pages = UIPageViewController(in: rig.app)
    let source = Pages([old, new])
    pages.setViewControllers([old], direction: .forward, animated: false)
    pages.dataSource = source
    rig.app.keyWindow?.rootViewController = pages
    rig.world.run()
    rig.log.clear()
    rig.app.touch.drag(
      from: CGPoint(x: 350, y: 300), to: CGPoint(x: isTurned ? 40 : 300, y: 300), duration: 0.3, hold: 0.3)
    rig.world.run()
    #expect(rig.log.calls == calls)
  }
}
