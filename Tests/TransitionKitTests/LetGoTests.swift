import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// A transition ends properly, whichever of its objects is released on the way.
@Suite("Releasing objects") struct LetGoTests {
  @Test("a navigation controller that is replaced as the root lives to the end of its push")
  func push() {
    let rig = Rig()
    weak var replaced: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: rig.controller("first"), in: rig.app)
      replaced = navigation
      rig.app.keyWindow?.rootViewController = navigation
      rig.world.run()
      rig.log.clear()
      navigation.pushViewController(rig.controller("second"), animated: true)
    }
    rig.app.keyWindow?.rootViewController = UIViewController(in: rig.app)
    #expect(replaced != nil)
    rig.world.run()
    #expect(replaced == nil)
    #expect(rig.app.currentTransition == nil)
    #expect(rig.log.calls == ["willDisappear first", "didDisappear first"])
  }

  @Test("a tab bar controller that is replaced as the root lives to the end of its change of tabs")
  func tab() {
    let rig = Rig()
    let delegate = TabAnimator(rig.log)
    weak var replaced: UIViewController?
    do {
      let tabs = UITabBarController(in: rig.app)
      replaced = tabs
      tabs.viewControllers = [rig.controller("first"), rig.controller("second")]
      tabs.delegate = delegate
      rig.app.keyWindow?.rootViewController = tabs
      rig.world.run()
      tabs.selectedIndex = 1
    }
    rig.app.keyWindow?.rootViewController = UIViewController(in: rig.app)
    #expect(replaced != nil)
    rig.world.run()
    #expect(replaced == nil)
    #expect(rig.app.currentTransition == nil)
  }

  @Test("a navigation controller that is replaced in the middle of its push lives to the end of it")
  func midPush() {
    let rig = Rig()
    weak var replaced: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: rig.controller("first"), in: rig.app)
      replaced = navigation
      rig.app.keyWindow?.rootViewController = navigation
      rig.world.run()
      navigation.pushViewController(rig.controller("second"), animated: true)
      rig.world.advance(by: 0.1)
    }
    rig.app.keyWindow?.rootViewController = UIViewController(in: rig.app)
    rig.world.run()
    #expect(replaced == nil)
    #expect(rig.app.currentTransition == nil)
  }

  @Test("the context of a presentation gives its answers after the presenter is gone")
  func context() throws {
    let rig = Rig()
    weak var presenter: UIViewController?
    var context: UITransitionContext?
    do {
      let root = rig.controller("root")
      presenter = root
      rig.app.keyWindow?.rootViewController = root
      rig.world.run()
      root.present(rig.controller("modal"), animated: true)
      rig.world.advance(by: 0.1)
      context = rig.app.currentTransition
    }
    rig.app.keyWindow?.rootViewController = UIViewController(in: rig.app)
    rig.world.run()
    let kept = try #require(context)
    #expect(kept.viewController(forKey: .from) === presenter)
    #expect(kept.view(forKey: .from) === presenter?.view)
    context = nil
  }

  static var seeds: [Seed] { Seed.first(getenv("PLAYHEAD_SOAK").flatMap { Int(String(cString: $0)) } ?? 300) }

  @Test("containers and presenters are released in mid-transition, and nothing stays allocated", arguments: seeds)
  func anywhere(_ seed: Seed) {
    let program = LetGoProgram(seed)
    for _ in 0..<12 { program.step() }
    let leaked = program.leftBehind()
    #expect(leaked.isEmpty, "after \(program.log.joined(separator: "; "))")
  }
}

/// Swaps tabs with a dissolve.
private final class TabAnimator: UITabBarControllerDelegate {
  private let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BlockAnimator.dissolveThatRestores(log) }
}

/// A random program that holds no controller: the window and the transitions are all that keeps any.
private final class LetGoProgram {
  private let rig = Rig()
  private let tabAnimator: TabAnimator
  private var random: SeededGenerator
  private var made: [Weak] = []
  private var contexts: [UITransitionContext] = []
  private(set) var log: [String] = []

  private struct Weak { weak var controller: UIViewController? }

  init(_ seed: Seed) {
    random = SeededGenerator(seed)
    tabAnimator = TabAnimator(rig.log)
    replaceRoot()
  }

  private func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private func plain() -> UIViewController {
    let controller = UIViewController(in: rig.app)
    controller.modalPresentationStyle = UIModalPresentationStyle.allCases[chance(8)]
    controller.definesPresentationContext = chance(3) == 0
    made.append(Weak(controller: controller))
    return controller
  }

  private func container() -> UIViewController {
    let made: UIViewController
    switch chance(3) {
    case 0: made = UINavigationController(rootViewController: plain(), in: rig.app)
    case 1:
      let tabs = UITabBarController(in: rig.app)
      tabs.viewControllers = [UINavigationController(rootViewController: plain(), in: rig.app), plain(), plain()]
      tabs.delegate = tabAnimator
      made = tabs
    default: made = plain()
    }
    self.made.append(Weak(controller: made))
    return made
  }

  private func replaceRoot() { rig.app.keyWindow?.rootViewController = container() }

  private var front: UIViewController? {
    var front = rig.app.keyWindow?.rootViewController
    while let next = front?.presentedViewController, next !== front { front = next }
    return front
  }

  private var stack: UINavigationController? {
    (front as? UINavigationController)
      ?? (front as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  func step() {
    let isAnimated = chance(4) > 0
    let actions: [(String, () -> Void)] = [
      ("root", replaceRoot), ("root", replaceRoot),
      ("present", { self.front?.present(self.container(), animated: isAnimated) }),
      ("present", { self.front?.present(self.container(), animated: isAnimated) }),
      ("dismiss", { self.front?.dismiss(animated: isAnimated) }),
      ("dismiss all", { self.rig.app.keyWindow?.rootViewController?.dismiss(animated: isAnimated) }),
      ("push", { self.stack?.pushViewController(self.plain(), animated: isAnimated) }),
      ("push", { self.stack?.pushViewController(self.plain(), animated: isAnimated) }),
      ("pop", { self.stack?.popViewController(animated: isAnimated) }),
      ("tab", { (self.front as? UITabBarController)?.selectedIndex = self.chance(3) }),
      ("remove from parent", { self.stack?.viewControllers.last?.removeFromParent() }),
      ("hold", { self.rig.app.scrubber.update(Double(self.chance(100)) / 100) }),
      ("finish", { self.rig.app.scrubber.finish() }),
      ("cancel", { self.rig.app.scrubber.cancel() }),
      ("rotate", { self.rig.app.rotate() }),
      ("drag", drag),
      ("complete", { self.rig.app.currentTransition?.completeTransition(self.chance(2) == 0) }),
      ("keep the context", { if let context = self.rig.app.currentTransition { self.contexts.append(context) } }),
      ("ask the contexts", askContexts),
    ]
    let (name, action) = actions[chance(actions.count)]
    log.append(name)
    action()
    rig.world.advance(by: Double(chance(12)) / 60)
  }

  private func drag() {
    let start = CGPoint(x: chance(2) == 0 ? 4 : rig.bounds.midX, y: rig.bounds.midY)
    rig.app.touch.drag(from: start, to: CGPoint(x: rig.bounds.maxX, y: rig.bounds.maxY), duration: 0.1)
  }

  private func askContexts() {
    for context in contexts {
      for key in UITransitionContextViewControllerKey.allCases {
        guard let controller = context.viewController(forKey: key) else { continue }
        _ = (context.initialFrame(for: controller), context.finalFrame(for: controller))
      }
      for key in UITransitionContextViewKey.allCases { _ = context.view(forKey: key) }
      _ = (context.containerView, context.presentationStyle, context.percentComplete)
    }
  }

  /// Ends everything, and counts the controllers that live on although nothing shows them.
  func leftBehind() -> [UIViewController] {
    contexts = []
    for _ in 0..<4 {
      rig.world.run(limit: 20)
      rig.app.scrubber.finish()
      rig.world.run(limit: 20)
      for context in rig.app.openTransitions { context.completeTransition(true) }
    }
    rig.app.keyWindow?.rootViewController = UIViewController(in: rig.app)
    rig.world.run(limit: 20)
    return made.compactMap(\.controller)
  }
}
