import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// The animation that a block gives to a property of a view's own layer, as suites on iOS 11 to 14 recorded it.
@Suite("Properties in animation blocks") struct BlockPropertyTests {
  private final class ShapeView: UIView {
    init(in app: UIApplication) { super.init(in: app, layer: CAShapeLayer(in: app.world)) }
  }

  static let unmoved: [(LayerProperty, AnimatableValue)] = [
    (.borderWidth, .number(3)), (.borderColor, .color(.white)), (.shadowColor, .color(.white)),
    (.shadowOffset, .size(CGSize(width: 1, height: 2))), (.shadowRadius, .number(9)), (.strokeStart, .number(0.25)),
    (.strokeEnd, .number(0.75)), (.zPosition, .number(5)),
  ]

  @Test("the border, most of the shadow, depth and the ends of a stroke change at once", arguments: unmoved)
  func atOnce(_ property: LayerProperty, _ value: AnimatableValue) {
    for (all, count) in [(BehaviorSettings.BlockProperties.recorded, 0), (.all, 1)] {
      var settings = BehaviorSettings()
      settings.blockProperties = all
      let rig = Rig(settings: settings)
      let view = ShapeView(in: rig.app)
      rig.window.addSubview(view)
      rig.world.drain()
      rig.app.animate(withDuration: 1, animations: { view.layer[property] = value })
      #expect(view.layer[property] == value)
      #expect(view.layer.animationKeys().count == count)
    }
  }

  @Test("shadowOpacity and cornerRadius add up")
  func additive() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(
      withDuration: 1,
      animations: { (view.layer[.shadowOpacity], view.layer[.cornerRadius]) = (.number(0.5), .number(4)) })
    for (key, difference) in [("shadowOpacity", -0.5), ("cornerRadius", -4)] {
      let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
      #expect(animation.isAdditive && animation.fromValue == .number(difference) && animation.toValue == .number(0))
    }
  }

  /// The setting, whether the second begins from the current state, and the alpha right after it and half a second later.
  static let fades: [(BehaviorSettings.BlockFades, Bool, Double, Double)] = [
    // From the model's 0, and from the 0.5 that shows, to 1.
    (.replacing, false, 0, 0.5), (.replacing, true, 0.5, 0.75),
    // 1 - 0.5 + 0.5 - 1 + 0.5: the one goes as fast as the other comes.
    (.additive, false, 0.5, 0.5),
  ]

  @Test("a fade that is interrupted begins again at the model's value, and the first block is told", arguments: fades)
  func fade(_ setting: BehaviorSettings.BlockFades, _ fromCurrent: Bool, _ first: Double, _ later: Double) {
    var settings = BehaviorSettings()
    settings.blockFades = setting
    let rig = Rig(settings: settings)
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(
      withDuration: 1, options: .curveLinear, animations: { view.alpha = 0 }, completion: { rig.note("out \($0)") })
    rig.world.advance(to: 0.5)
    rig.app.animate(
      withDuration: 1, options: fromCurrent ? [.curveLinear, .beginFromCurrentState] : .curveLinear,
      animations: { view.alpha = 1 }, completion: { rig.note("in \($0)") })
    rig.world.drain()
    #expect(isClose(view.shown.opacity, first, Tolerance.curve))
    rig.world.advance(to: 1)
    #expect(isClose(view.shown.opacity, later, Tolerance.curve))
    rig.world.run()
    #expect(rig.log == (setting == .replacing ? ["out false", "in true"] : ["out true", "in true"]))
  }

  @Test("a moved anchor point goes from the old place to the new one, and replaces what runs")
  func anchorPoint() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    rig.app.animate(withDuration: 1, animations: { view.layer.anchorPoint = .zero })
    rig.app.animate(withDuration: 1, animations: { view.layer.anchorPoint = CGPoint(x: 1, y: 1) })
    #expect(view.layer.animationKeys() == ["anchorPoint"])
    let animation = try #require(view.layer.animation(forKey: "anchorPoint") as? CABasicAnimation)
    #expect(!animation.isAdditive && animation.fromValue == .point(.zero))
    #expect(animation.toValue == .point(CGPoint(x: 1, y: 1)))
  }
}
