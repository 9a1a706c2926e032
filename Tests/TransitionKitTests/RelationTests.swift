import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Random programs that put a handful of controllers anywhere: into each other, into stacks and tabs that have them
/// already, over what is presented, and to the root of the window, in the middle of transitions.
@Suite("Relations of controllers") struct RelationTests {
  @Test("a tree stays a tree, and a controller notified that it is on screen is there", arguments: InvariantTests.seeds)
  func hold(_ seed: Seed) {
    let program = RelationProgram(seed)
    for _ in 0..<40 { program.step() }
    let problems = program.problems()
    #expect(problems.isEmpty, "after \(program.log.joined(separator: "; "))")
  }

  @Test("the next responder of a presented controller is its presenter")
  func nextResponder() {
    let rig = Rig()
    let modal = rig.controller("modal")
    rig.show(modal)
    #expect(modal.view.next === modal)
    #expect(modal.next === rig.root)
  }

  @Test("the root of a stack is notified once that it has moved there", arguments: [true, false])
  func rootOfStack(isGivenAtOnce: Bool) {
    final class Listener: UIViewController {
      var moves: [UIViewController?] = []
      override func didMove(toParent parent: UIViewController?) { moves.append(parent) }
    }
    let rig = Rig()
    let listener = Listener(in: rig.app)
    let stack =
      isGivenAtOnce
      ? UINavigationController(rootViewController: listener, in: rig.app) : UINavigationController(in: rig.app)
    if !isGivenAtOnce { stack.viewControllers = [listener] }
    rig.show(stack)
    rig.world.run()
    #expect(listener.moves.count == 1 && listener.moves.allSatisfy { $0 === stack })
  }

  @Test("a custom dismissal sends the presenter no callbacks, even after the animator has sent its own")
  func customDismissal() {
    let rig = Rig()
    let modal = rig.controller("modal", style: .custom)
    let director = Director(rig.log)
    director.animator = BlockAnimator.dissolveThatRestores(rig.log)
    modal.transitioningDelegate = director
    rig.root.present(modal, animated: true)
    rig.root.beginAppearanceTransition(false, animated: true)
    rig.root.endAppearanceTransition()
    rig.world.run()
    rig.log.clear()
    rig.root.dismiss(animated: true)
    rig.world.run()
    #expect(modal.view.window == nil)
    #expect(!rig.log.calls.contains { $0.hasSuffix(" base") })
    withExtendedLifetime(director) {}
  }
}

private final class RelationProgram: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private let rig = Rig()
  private var random: SeededGenerator
  private let pages: [BalancedController]
  private let stacks: [UINavigationController]
  private let tabs: [UITabBarController]
  private let all: [UIViewController]
  private var driver: UIPercentDrivenInteractiveTransition?
  private(set) var log: [String] = []
  private var unbalanced: [String] = []

  init(_ seed: Seed) {
    random = SeededGenerator(seed)
    let app = rig.app
    pages = (0..<4).map { _ in BalancedController(in: app) }
    stacks = (0..<2).map { _ in UINavigationController(in: app) }
    tabs = (0..<2).map { _ in UITabBarController(in: app) }
    all = pages + stacks + tabs
    for page in pages { page.complain = { [unowned self] in unbalanced.append($0) } }
    for controller in all { controller.transitioningDelegate = self }
    for stack in stacks { stack.delegate = self }
    for tab in tabs { tab.delegate = self }
  }

  private func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  private func pick<Element>(_ choices: [Element]) -> Element { choices[chance(choices.count)] }

  func step() {
    let animated = chance(2) == 0
    let what = chance(16)
    log.append("\(what)\(animated ? "a" : "")")
    switch what {
    case 0: rig.app.keyWindow?.rootViewController = pick(all)
    case 1, 2, 3:
      let modal = pick(all)
      modal.modalPresentationStyle = pick(UIModalPresentationStyle.allCases.filter { $0 != .none })
      pick(all).present(modal, animated: animated)
    case 4: pick(all).dismiss(animated: animated)
    case 5, 6: pick(stacks).pushViewController(pick(all), animated: animated)
    case 7: pick(stacks).popViewController(animated: animated)
    case 8: pick(stacks).setViewControllers((0..<chance(4)).map { _ in pick(all) }, animated: animated)
    case 9: pick(tabs).viewControllers = (0..<chance(4)).map { _ in pick(all) }
    case 10: pick(tabs).selectedIndex = chance(4)
    case 11: pick(all).definesPresentationContext = chance(2) == 0
    case 12: driver?.update(Double(chance(101)) / 100)
    case 13: if chance(2) == 0 { driver?.finish() } else { driver?.cancel() }
    case 14: rig.app.rotate()
    default: rig.world.advance(by: Double(chance(30)) / 60)
    }
  }

  /// The invariants that do not hold once everything is over.
  func problems() -> [String] {
    rig.world.run(limit: 20)
    for _ in 0..<4 where rig.app.currentTransition != nil {
      rig.app.scrubber.finish()
      rig.world.run(limit: 20)
    }
    for context in rig.app.openTransitions { context.completeTransition(true) }
    rig.world.run(limit: 20)
    var problems = unbalanced
    if rig.app.currentTransition != nil { problems.append("a transition is open") }
    for controller in all {
      var outer: UIViewController? = controller
      for _ in 0...all.count { outer = outer?.parent ?? outer?.presentingViewController }
      if outer != nil { problems.append("\(rig.world.label(of: controller)) is inside itself") }
    }
    for page in pages where page.isOnScreen != (page.viewIfLoaded?.window != nil) {
      problems.append("\(rig.world.label(of: page)) is notified \(page.isOnScreen) of the screen")
    }
    return problems
  }

  // MARK: Animators

  private func animator() -> BlockAnimator? {
    chance(3) == 0 ? nil : BlockAnimator.dissolveThatRestores(CallLog())
  }

  private func hand() -> UIPercentDrivenInteractiveTransition? {
    if chance(2) == 0 { return nil }
    driver = UIPercentDrivenInteractiveTransition()
    return driver
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand() }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand() }
}
