import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("View animation") struct ViewAnimationTests {
  // MARK: What an animation block makes

  @Test("changes the model at once and adds one additive animation a property")
  func additive() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 100, 100)
    rig.app.animate(withDuration: 0.5, animations: { view.center = CGPoint(x: 150, y: 50) })
    #expect(view.center == CGPoint(x: 150, y: 50))
    #expect(view.layer.animationKeys() == ["position"])
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive)
    #expect(animation.fromValue == .point(CGPoint(x: -100, y: 0)))
    #expect(animation.toValue == .point(.zero))
    #expect(animation.duration == 0.5)
    #expect(animation.fillMode == .both)
    #expect(animation.timingFunction?.name == .easeInEaseOut)
  }

  @Test("a frame becomes position and size; a second block gets keys of its own")
  func keys() {
    let rig = Rig()
    let view = rig.box(0, 0, 100, 100)
    rig.app.animate(withDuration: 1, animations: { view.frame = CGRect(x: 10, y: 10, width: 50, height: 50) })
    #expect(Set(view.layer.animationKeys()) == ["position", "bounds.size"])
    rig.world.advance(by: 0.5)
    rig.app.animate(withDuration: 1, animations: { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) })
    #expect(Set(view.layer.animationKeys()) == ["position", "bounds.size", "position-2", "bounds.size-2"])
  }

  @Test("a colour goes from the old one to the new one, and replaces what runs")
  func colour() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.backgroundColor = .black
    rig.world.drain()
    rig.app.animate(
      withDuration: 1, options: .curveLinear, animations: { view.backgroundColor = .white },
      completion: { rig.note("first \($0)") })
    rig.world.advance(by: 0.5)
    #expect(isClose(try #require(view.shown.backgroundColor).red, 0.5, Tolerance.curve))
    rig.app.animate(
      withDuration: 1, options: [.curveLinear, .beginFromCurrentState], animations: { view.backgroundColor = .black },
      completion: { rig.note("second \($0)") })
    rig.world.drain()
    #expect(isClose(try #require(view.shown.backgroundColor).red, 0.5, Tolerance.curve))
    rig.world.run()
    #expect(rig.log == ["first false", "second true"])
  }

  @Test("no colour fades as the other end's colour at alpha 0")
  func noColour() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { view.backgroundColor = .white })
    rig.world.advance(by: 0.5)
    let shown = try #require(view.shown.backgroundColor)
    #expect(isClose(shown.alpha, 0.5, Tolerance.curve))
    #expect(isClose(shown.red, 1, Tolerance.curve))
  }

  @Test("isHidden does not animate")
  func hidden() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { view.isHidden = true })
    rig.world.advance(by: 0.1)
    #expect(view.shown.isHidden)
    #expect(!view.layer.hasAnimations)
  }

  // MARK: Values

  @Test("frame, linear, half way (J24)")
  func frameHalfWay() {
    let rig = Rig()
    let view = rig.box(10, 10, 10, 10)
    rig.app.animate(
      withDuration: 5, options: .curveLinear, animations: { view.frame = CGRect(x: 20, y: 20, width: 20, height: 20) })
    rig.world.advance(by: 2.5)
    #expect(isClose(view.shown.frame, CGRect(x: 15, y: 15, width: 15, height: 15), Tolerance.curve))
  }

  @Test("alpha, linear, half way (J25), and after a delay during which the old value shows (J26)")
  func alpha() {
    let rig = Rig()
    let first = rig.box(0, 0, 10, 10)
    let second = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 2, options: .curveLinear, animations: { first.alpha = 0.2 })
    rig.app.animate(withDuration: 2, delay: 2, options: .curveLinear, animations: { second.alpha = 0 })
    rig.world.advance(to: 1)
    #expect(isClose(first.shown.opacity, 0.6, Tolerance.curve))
    #expect(second.shown.opacity == 1)
    rig.world.advance(to: 3)
    #expect(isClose(second.shown.opacity, 0.5, Tolerance.curve))
  }

  @Test("a delayed block eases in and out from the end of its delay")
  func delayedEase() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.alpha = 0
    rig.world.drain()
    rig.app.animate(withDuration: 0.4, delay: 0.2, animations: { view.alpha = 1 })
    rig.world.advance(to: 0.3)
    #expect(isClose(view.shown.opacity, 0.129162, Tolerance.curve))
  }

  @Test("the bounds' origin, half way, is where a new block starts from (J29)")
  func boundsOrigin() {
    let rig = Rig()
    let view = rig.box(0, 0, 100, 100)
    rig.app.animate(withDuration: 10, options: .curveLinear, animations: { view.bounds.origin.x = 10 })
    rig.world.advance(to: 5)
    #expect(isClose(view.shown.bounds.origin.x, 5, Tolerance.curve))
    rig.app.animate(
      withDuration: 10, options: [.curveLinear, .beginFromCurrentState], animations: { view.bounds.origin.x = 0 })
    rig.world.drain()
    #expect(isClose(view.shown.bounds.origin.x, 5, Tolerance.curve))
  }

  @Test("stacked blocks add up: model + the sum of (old - new)(1 - c)")
  func stacked() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.center = .zero
    rig.world.drain()
    rig.app.animate(withDuration: 1, animations: { view.center.x = 100 })
    rig.world.advance(to: 0.5)
    rig.app.animate(withDuration: 1, animations: { view.center.x = 0 })
    rig.world.advance(to: 0.75)
    // Ease in and out: c(.75) = .870838, c(.25) = .129162.
    let expected: Double = -100 * (1 - 0.870838) + 100 * (1 - 0.129162)
    #expect(isClose(view.shown.position.x, expected, Tolerance.position))
  }

  @Test("a linear block exactly reversed half way stands still until the first has ended")
  func reversedLinear() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.center = .zero
    rig.world.drain()
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { view.center.x = 100 })
    rig.world.advance(to: 0.5)
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { view.center.x = 0 })
    rig.world.advance(to: 0.8)
    #expect(isClose(view.shown.position.x, 50, Tolerance.curve))
  }

  @Test(
    "a transform shrinks evenly (the second seed's pop)",
    arguments: [(0.5, 0.907470), (1.0, 0.687797), (1.5, 0.384357)])
  func transform(_ time: Double, _ scale: Double) {
    let rig = Rig()
    let view = rig.box(0, 0, 375, 667)
    rig.app.animate(
      withDuration: 2, options: .curveEaseIn, animations: { view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) })
    rig.world.advance(to: time)
    #expect(isClose(view.shown.transform.m11, scale, Tolerance.curve))
  }

  @Test("autoreverse comes back, and then jumps to the new value")
  func autoreverse() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, options: [.curveLinear, .autoreverse], animations: { view.alpha = 0 }) {
      rig.note("\($0) \(rig.world.now)")
    }
    rig.world.advance(to: 1.75)
    #expect(isClose(view.shown.opacity, 0.75, Tolerance.curve))
    rig.world.run()
    #expect(view.shown.opacity == 0)
    #expect(rig.log == ["true 2.0"])
  }

  // MARK: Nesting and switches

  @Test("an inner block inherits duration and curve unless it overrides them")
  func nesting() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    let other = rig.box(0, 0, 10, 10)
    rig.app.animate(
      withDuration: 2, options: .curveLinear,
      animations: {
        rig.app.animate(withDuration: 0.5, options: .curveEaseIn, animations: { view.alpha = 0 })
        rig.app.animate(
          withDuration: 0.5, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve],
          animations: { other.alpha = 0 })
      })
    let inherited = try #require(view.layer.animation(forKey: "opacity"))
    #expect(inherited.duration == 2)
    #expect(inherited.timingFunction?.name == .linear)
    let own = try #require(other.layer.animation(forKey: "opacity"))
    #expect(own.duration == 0.5)
    #expect(own.timingFunction?.name == .easeIn)
  }

  @Test("performWithoutAnimation and setAnimationsEnabled(false) apply changes at once")
  func switches() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { rig.app.performWithoutAnimation { view.alpha = 0.5 } })
    #expect(!view.layer.hasAnimations)
    rig.app.setAnimationsEnabled(false)
    rig.app.animate(withDuration: 1, animations: { view.alpha = 0 })
    #expect(!view.layer.hasAnimations)
    rig.app.setAnimationsEnabled(true)
    rig.app.animate(withDuration: 1, animations: { view.alpha = 1 })
    #expect(view.layer.hasAnimations)
  }

  @Test("outside a block a view's layer does not animate")
  func noImplicit() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    #expect(!view.layer.hasAnimations)
  }

  // MARK: Springs and keyframes

  @Test("a spring block is at rest at its duration, and overshoots before")
  func spring() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    view.center = .zero
    rig.world.drain()
    try rig.app.animate(
      withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: { view.center.x = 100 },
      completion: { rig.note("\($0) \(rig.world.now)") })
    var highest = 0.0
    for _ in 0..<60 {
      rig.world.step()
      highest = max(highest, view.shown.position.x)
    }
    // A damping ratio of .5 overshoots by exp(-pi z / sqrt(1 - z²)) = 16.3 %.
    #expect(isClose(highest, 116.3, Tolerance.runningView))
    #expect(rig.log == ["true 1.0"])
    #expect(throws: MotionError.self) {
      try rig.app.animate(
        withDuration: 1, usingSpringWithDamping: -1, initialSpringVelocity: 0, animations: { view.center.x = 0 })
    }
  }

  @Test("keyframes: alpha to 0 in the first tenth becomes times 0, .1, 1 and values 1, 0, 0")
  func keyframes() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animateKeyframes(
      withDuration: 2,
      animations: {
        rig.app.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
      })
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(animation.keyTimes == [0, 0.1, 1])
    #expect(animation.values == [.number(1), .number(0), .number(0)])
    #expect(animation.calculationMode == .linear)
    #expect(animation.fillMode == .both)
    #expect(animation.timingFunction?.name == .easeInEaseOut)
  }

  @Test("keyframes hold where no block touches them")
  func keyframeGaps() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animateKeyframes(
      withDuration: 1, options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        rig.app.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { view.alpha = 0.5 }
        rig.app.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.alpha = 0 }
      })
    for (time, expected) in [(0.1, 1.0), (0.35, 0.75), (0.6, 0.5), (0.9, 0.25)] {
      rig.world.advance(to: time)
      #expect(isClose(view.shown.opacity, expected, Tolerance.curve))
    }
  }

  @Test("a transition of contents is a fade kept under the key transition")
  func contents() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.transition(
      with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 },
      completion: { rig.note("\($0) \(rig.world.now)") })
    #expect(view.layer.animationKeys() == ["transition"])
    rig.world.run()
    #expect(rig.log == ["true 0.5"])
  }

  @Test("transition(from:to:) replaces the view")
  func replacing() {
    let rig = Rig()
    let from = rig.box(0, 0, 10, 10)
    let to = UIView(in: rig.app)
    rig.app.transition(from: from, to: to, duration: 0.2, options: .transitionCrossDissolve)
    #expect(from.superview == nil)
    #expect(to.superview === rig.window)
  }

  @Test("touches pass a view that animates, unless it allows them")
  func interaction() {
    let rig = Rig()
    let view = rig.box(0, 0, 100, 100)
    rig.app.animate(withDuration: 1, animations: { view.center.x = 60 })
    #expect(rig.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === rig.window)
    rig.world.run()
    #expect(rig.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
    rig.app.animate(withDuration: 1, options: .allowUserInteraction, animations: { view.center.x = 50 })
    #expect(rig.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }
}
