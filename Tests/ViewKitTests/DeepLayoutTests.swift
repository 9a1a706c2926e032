import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing

@testable import ViewKit

/// Layouts in which methods move views, also those the layout has passed.
@Suite("Layouts that move views") struct DeepLayoutTests {
  private final class Mover: UIView {
    var move: (Mover) -> Void = { _ in }
    override func layoutSubviews() { move(self) }
  }

  /// A controller as its view sees it, with a reserve of its own.
  private final class Reserver: UIResponder, ViewManaging {
    var reservedInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let isBelowBars = false
    var overridesFirstUpdate: Bool { false }
    func updateViewConstraints() {}
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func viewSafeAreaInsetsDidChange() {}
    func rootViewWillMove(to window: UIWindow?) {}
    func rootViewDidMove(to window: UIWindow?) {}
  }

  @Test(
    "a view's layout finds the safe area that converting gives, whatever the layouts before it moved",
    arguments: Seed.first(200))
  func random(_ seed: Seed) {
    var random = seed.generator
    let rig = Rig()
    var views: [Mover] = []
    var reservers: [Reserver] = []
    var wrong: [String] = []
    var looked = 0

    func number() -> Double { random.number(in: -40...40) }
    func change(_ view: UIView) {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...3: view.center = CGPoint(x: number() + 100, y: number() + 100)
      case 4: view.frame = CGRect(x: number(), y: number(), width: 300 + number(), height: 600 + number())
      case 5: view.bounds.origin = CGPoint(x: number(), y: number())
      case 6: view.transform = CGAffineTransform(scaleX: 1 + number() / 100, y: 1 + number() / 100)
      case 7: view.transform = .identity
      case 8: view.layer.position.y += number()
      case 9: view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5 + number() / 100)
      case 10: view.layer.sublayerTransform = CATransform3DMakeTranslation(number(), number(), 0)
      case 11: view.layer[.geometryFlipped] = .bool(random.next() & 1 == 0)
      case 12:
        let other = views.randomElement(using: &random)
        if let other, !other.isDescendant(of: view) { other.addSubview(view) }
      case 13: view.layer.superlayer?.position.x += number()
      case 14: reservers.randomElement(using: &random)?.reservedInsets.top = abs(number())
      default: view.layoutIfNeeded()
      }
    }

    for index in 0..<24 {
      let view = Mover(frame: CGRect(x: number(), y: number(), width: 320, height: 620), in: rig.app)
      // Half of them a chain.
      let superview = index % 2 == 0 ? views.last : views.randomElement(using: &random)
      (superview ?? rig.window).addSubview(view)
      views.append(view)
      if index % 6 == 5 {
        let reserver = Reserver(in: rig.app)
        view.controller = reserver
        reservers.append(reserver)
      }
      view.move = { view in
        // Noted just before its layout, as all views are covered anew in this layout, but not in one inside it.
        looked += 1
        if rig.app.layoutNesting == 1, view.window != nil,
          view.safeAreaInsets.differ(from: view.layoutState.safeAreaInsets)
        {
          wrong.append("\(index): \(view.layoutState.safeAreaInsets) for \(view.safeAreaInsets)")
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
          var target: UIView? = view
          for _ in 0..<Int.random(in: 0..<4, using: &random) where target?.superview !== rig.window {
            target = target?.superview
          }
          change(target ?? views[0])
        }
      }
    }
    for _ in 0..<6 {
      for view in views {
        view.setNeedsLayout()
        view.safeAreaMayHaveChanged()
      }
      rig.window.setNeedsLayout()
      rig.window.safeAreaMayHaveChanged()
      rig.window.layoutTree()
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    #expect(looked > 24)
    withExtendedLifetime(reservers) {}
  }

  /// The time of this thread, in seconds, which a busy machine does not stretch.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The actions of an override on the view inside its own.
  private enum Override: String, CaseIterable, CustomTestStringConvertible {
    case nothing, movesInner, movesItself, movesAside, transforms
    var testDescription: String { rawValue }
  }

  /// Four times the depth: four times the time if it is linear, sixteen times if it were quadratic.
  @Test("overridden layouts in each other take time by their number", arguments: Override.allCases)
  private func linear(_ override: Override) {
    func time(levels: Int) -> Double {
      let rig = Rig()
      var views: [Mover] = []
      var asides: [UIView] = []
      for _ in 0..<levels {
        let view = Mover(frame: CGRect(x: 0, y: 0, width: 300, height: 300), in: rig.app)
        (views.last ?? rig.window).addSubview(view)
        views.append(view)
        let aside = UIView(in: rig.app)
        view.addSubview(aside)
        asides.append(aside)
      }
      var pass = 0.0
      for (index, view) in views.enumerated() {
        let inner = index + 1 < levels ? views[index + 1] : nil
        view.move = { view in
          switch override {
          case .nothing: break
          case .movesInner: inner?.frame = CGRect(x: pass, y: 0, width: 300, height: 300)
          case .movesItself: view.center.x = pass
          case .movesAside: asides[index].center.x = pass
          case .transforms: inner?.transform = CGAffineTransform(translationX: pass, y: 0)
          }
        }
      }
      rig.world.drain()
      var best = Double.infinity
      for _ in 0..<5 {
        pass += 1
        let start = processorTime()
        views[0].frame.origin = CGPoint(x: pass, y: pass)
        for view in views { view.setNeedsLayout() }
        rig.window.layoutTree()
        best = min(best, processorTime() - start)
      }
      return best
    }
    let (few, many) = (time(levels: 250), time(levels: 1_000))
    #expect(many < 8 * few, "\(few) s, \(many) s")
    #expect(many < 0.05, "\(many) s")
  }
}
