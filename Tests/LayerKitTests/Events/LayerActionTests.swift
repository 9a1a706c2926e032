import LayerKit
import MotionMath
import Testing

/// Which action a change looks up, and what Core Animation does by itself: checked on macOS by its sources.
@Suite("Layer action") struct LayerActionTests {
  final class Named: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object: CALayer) {}
  }

  /// Records the keys it is asked for, and gives the action that the test has set.
  final class Answering: CALayerDelegate, LayerOwner {
    var asked: [String] = []
    var answers: [String: any CAAction] = [:]
    let needsLayout = false

    func setNeedsLayout() {}
    func layoutIfNeeded() {}

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append("\(layer.name ?? "?").\(event)")
      return answers[event]
    }
  }

  final class Custom: CALayer {
    override class func defaultAction(forKey key: String) -> (any CAAction)? { key == "mine" ? Named("class") : nil }
  }

  let stage = EventStage()
  var world: World { stage.world }
  var layer: CALayer { stage.layer }

  func name(_ action: (any CAAction)?) -> String {
    switch action {
    case let named as Named: named.name
    case is NSNull: "null"
    case let animation as CAAnimation: animation.className
    default: "nothing"
    }
  }

  @Test("the delegate is asked first, then actions, style, the class, and at last Core Animation")
  func order() {
    let layer = Custom(in: world)
    let delegate = Answering()
    #expect(name(layer.action(forKey: "mine")) == "class")
    layer.styleActions["mine"] = Named("style")
    #expect(name(layer.action(forKey: "mine")) == "style")
    layer.actions["mine"] = Named("actions")
    #expect(name(layer.action(forKey: "mine")) == "actions")
    layer.delegate = delegate
    #expect(name(layer.action(forKey: "mine")) == "actions")
    delegate.answers["mine"] = Named("delegate")
    #expect(name(layer.action(forKey: "mine")) == "delegate")
    delegate.answers["mine"] = NSNull.shared
    #expect(layer.action(forKey: "mine") == nil)
  }

  @Test("null ends the search: nothing happens")
  func null() {
    layer.actions["opacity"] = NSNull.shared
    layer.opacity = 0.5
    #expect(layer.animationKeys().isEmpty)
  }

  static let basic = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "transform.scale",
    "sublayerTransform",
    "contents",
    "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
  ]
  static let transitions = ["hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "maskedCorners"]
  static let none = [
    "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "onOrderOut", "position.x", "cornerCurve", "speed",
    "custom",
  ]

  @Test("Core Animation's own action for each key of a layer on screen", arguments: basic + transitions + none)
  func defaults(_ key: String) {
    let expected =
      Self.basic.contains(key) ? "CABasicAnimation" : Self.transitions.contains(key) ? "CATransition" : "nothing"
    #expect(name(layer.action(forKey: key)) == expected)
    #expect(name(CALayer(in: world).action(forKey: key)) == "nothing")
  }

  @Test("a background colour animates only from a colour")
  func background() {
    #expect(name(layer.action(forKey: "backgroundColor")) == "nothing")
    layer.backgroundColor = .black
    #expect(layer.animationKeys().isEmpty)
    world.drain()
    layer.backgroundColor = CGColor(white: 1, alpha: 1)
    #expect(layer.animationKeys() == ["backgroundColor"])
  }

  @Test("the implicit animation runs from the old value, with the transaction's settings")
  func implicitAnimation() throws {
    layer.opacity = 0.3
    let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(fade.fromValue == 1 && fade.toValue == nil && fade.duration == 0.25 && fade.isRemovedOnCompletion)
    #expect(fade.timingFunction?.name == .default && fade.fillMode == .backwards && fade.beginTime == 0)

    world.transaction.animationDuration = 0.7
    world.transaction.animationTimingFunction = CAMediaTimingFunction(name: .linear)
    layer.cornerRadius = 4
    #expect(layer.animation(forKey: "cornerRadius")?.duration == 0.7)
    #expect(layer.animation(forKey: "cornerRadius")?.timingFunction?.name == .linear)
  }

  @Test("setting the frame animates position, then bounds; hidden and a new sublayer make a transition")
  func compound() {
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    #expect(layer.animationKeys() == ["position", "bounds"])
    layer.removeAllAnimations()
    layer.isHidden = true
    #expect(layer.animationKeys() == ["transition"])
    layer.removeAllAnimations()
    layer.addSublayer(CALayer(in: world))
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test("a layer added and changed in one transaction does not animate")
  func newLayer() {
    let new = CALayer(in: world)
    layer.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys().isEmpty)
    world.drain()
    new.opacity = 0.25
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test("disableActions stops actions from running, not from being found, nor explicit animations")
  func disableActions() throws {
    layer.actions["opacity"] = Named("mine")
    world.transaction.begin()
    world.transaction.disableActions = true
    #expect(name(layer.action(forKey: "opacity")) == "mine")
    layer.cornerRadius = 5
    layer.addSublayer(CALayer(in: world))
    layer.add(try stage.fade("A"), forKey: "a")
    #expect(layer.animationKeys() == ["a"])
    world.transaction.commit()
  }

  @Test("the old value is in place while the action is looked up; the action runs after the change")
  func moment() {
    final class Watching: CALayerDelegate, CAAction {
      var seen: [Double] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen.append(layer.opacity)
        return self
      }
      func run(forKey event: String, object: CALayer) { seen.append(object.opacity) }
    }
    let watching = Watching()
    layer.delegate = watching
    layer.opacity = 0.25
    #expect(watching.seen == [1, 0.25])
  }

  @Test("the tree asks the superlayer, then the layer that comes or goes")
  func tree() {
    let asked = Answering()
    func named(_ name: String) -> CALayer {
      let layer = CALayer(in: world)
      layer.name = name
      layer.delegate = asked
      return layer
    }
    func take() -> [String] {
      defer { asked.asked = [] }
      return asked.asked
    }
    let (parent, child, other, mask) = (named("P"), named("C"), named("D"), named("M"))
    layer.addSublayer(parent)
    world.drain()
    _ = take()
    parent.addSublayer(child)
    #expect(take() == ["P.sublayers", "C.onOrderIn"])
    world.transaction.flush()
    #expect(take() == ["P.onLayout"])
    parent.replaceSublayer(child, with: other)
    #expect(take() == ["P.sublayers", "C.onOrderOut", "D.onOrderIn"])
    world.drain()
    _ = take()
    other.removeFromSuperlayer()
    #expect(take() == ["P.sublayers", "D.onOrderOut"])
    parent.mask = mask
    #expect(take() == ["P.mask", "M.onOrderIn"])
    parent.addSublayer(child)
    parent.addSublayer(other)
    _ = take()
    parent.insertSublayer(other, at: 0)
    #expect(take() == ["P.sublayers"])
  }

  @Test("the view of a layer is asked before everybody else")
  func owner() {
    let owner = Answering()
    let delegate = Answering()
    owner.answers["opacity"] = NSNull.shared
    layer.owner = owner
    layer.delegate = delegate
    layer.opacity = 0.5
    #expect(owner.asked == ["?.opacity"] && delegate.asked.isEmpty && layer.animationKeys().isEmpty)
    layer.owner = nil
  }
}
