import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Random programs of presentations, pushes and pops, finished and cancelled by hand. What must hold after each.
@Suite("Invariants") struct InvariantTests {
  @Test("callbacks stay balanced, views and relations agree, clocks are given back", arguments: Seed.first(60))
  func hold(_ seed: Seed) {
    let program = RandomProgram(seed)
    for _ in 0..<12 {
      program.step()
      program.check()
    }
    #expect(program.unbalanced.isEmpty)
  }
}

private final class RandomProgram: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  private let rig = Rig()
  private let navigation: UINavigationController
  private var random: SeededGenerator
  private var driver: UIPercentDrivenInteractiveTransition?
  private var made: [BalancedController] = []
  private var isCustom = false
  private(set) var unbalanced: [String] = []

  init(_ seed: Seed) {
    random = SeededGenerator(seed)
    navigation = UINavigationController(in: rig.app)
    navigation.viewControllers = [controller()]
    rig.app.keyWindow?.rootViewController = navigation
    rig.world.run()
    navigation.delegate = self
  }

  private func controller() -> BalancedController {
    let controller = BalancedController(in: rig.app)
    controller.complain = { [unowned self] in unbalanced.append($0) }
    controller.transitioningDelegate = self
    made.append(controller)
    return controller
  }

  private func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private var front: UIViewController {
    var front: UIViewController = navigation
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }

  func step() {
    let isInteractive = chance(2) == 0
    driver = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    isCustom = chance(3) > 0
    let animated = chance(5) > 0
    switch chance(4) {
    case 0:
      let modal = controller()
      modal.modalPresentationStyle = [.fullScreen, .custom, .overFullScreen, .automatic][chance(4)]
      front.present(modal, animated: animated)
    case 1: front.dismiss(animated: animated)
    case 2: if front === navigation { navigation.pushViewController(controller(), animated: animated) }
    default: if front === navigation { navigation.popViewController(animated: animated) }
    }
    rig.world.advance(by: Double(chance(4)) / 60)
    if let driver {
      for _ in 0..<chance(4) {
        driver.update(Double(chance(101)) / 100)
        rig.world.advance(by: 1.0 / 60)
      }
      if chance(2) == 0 { driver.finish() } else { driver.cancel() }
    }
    rig.world.run(limit: 10)
  }

  func check() {
    #expect(rig.app.currentTransition == nil)
    let visible = made.filter { $0.isOnScreen }
    for controller in made {
      let inWindow = controller.viewIfLoaded?.window != nil
      if controller.isOnScreen { #expect(inWindow) }
      if !inWindow { #expect(!controller.isOnScreen) }
      #expect(controller.viewIfLoaded?.layer.hasAnimations != true)
    }
    #expect(visible.contains { $0 === front || front === navigation && $0 === navigation.topViewController })
    var layers: [CALayer] = rig.app.windows.map(\.layer)
    while let layer = layers.popLast() {
      #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
      layers += layer.sublayers
    }
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
}

/// Complains when its callbacks do not alternate.
private final class BalancedController: UIViewController {
  var complain: (String) -> Void = { _ in }
  private(set) var isOnScreen = false
  private var isAppearing = false
  private var isDisappearing = false

  override func viewWillAppear(_ animated: Bool) {
    if isOnScreen && !isDisappearing || isAppearing { complain("willAppear") }
    (isAppearing, isDisappearing) = (true, false)
  }

  override func viewDidAppear(_ animated: Bool) {
    if !isAppearing { complain("didAppear") }
    (isAppearing, isOnScreen) = (false, true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    if !isOnScreen && !isAppearing || isDisappearing { complain("willDisappear") }
    (isAppearing, isDisappearing) = (false, true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    if !isDisappearing { complain("didDisappear") }
    (isDisappearing, isOnScreen) = (false, false)
  }
}

extension BlockAnimator {
  /// A dissolve that leaves no view transparent.
  fileprivate static func dissolveThatRestores(_ log: CallLog) -> BlockAnimator {
    let animator = dissolve(log)
    animator.cleanUp = { context in
      context.view(forKey: .from)?.alpha = 1
      context.view(forKey: .to)?.alpha = 1
    }
    return animator
  }
}
