import LayerKit
import MotionMath
import TestSupport
import Testing

/// The values of `presentation()`, and their times: measured on macOS.
@Suite("Presentation") struct PresentationTests {
  private let life = WorldLife()
  let world: World
  let root: CALayer
  let layer: CALayer

  init() {
    world = life.world
    root = CALayer(in: world)
    layer = CALayer(in: world)
    root.addSublayer(layer)
  }

  @Test("there is none until the layer was committed in a window, and none after it left")
  func hosting() {
    #expect(layer.presentation() == nil)
    world.drain()
    #expect(layer.presentation() == nil)
    world.addRoot(root)
    #expect(layer.presentation() == nil)
    world.drain()
    #expect(layer.presentation() != nil)
    layer.removeFromSuperlayer()
    #expect(layer.presentation() != nil)
    world.drain()
    #expect(layer.presentation() == nil)
  }

  @Test("it shows what was committed, not what was set since")
  func committed() throws {
    world.addRoot(root)
    world.drain()
    world.transaction.disableActions = true
    layer.opacity = 0.2
    let shown = try #require(layer.presentation())
    #expect(shown.opacity == 1)
    world.drain()
    #expect(shown.opacity == 0.2)
    layer.opacity = 0.7
    #expect(shown.opacity == 0.2)
  }

  @Test("it is its own presentation, its model is the layer, and the layer is its own model")
  func identity() throws {
    world.addRoot(root)
    world.drain()
    let shown = try #require(layer.presentation())
    #expect(shown.presentation() === shown && shown.model() === layer && layer.model() === layer)
    #expect(layer.presentation() === shown)
    #expect(shown.superlayer?.model() === root && root.presentation()?.sublayers.first === shown)
    #expect(shown.isPresentation && !layer.isPresentation)
  }

  @Test("it cannot be changed")
  func readOnly() throws {
    world.addRoot(root)
    world.drain()
    let shown = try #require(layer.presentation())
    shown.opacity = 0
    shown.position = CGPoint(x: 9, y: 9)
    shown.speed = 0
    shown.add(try CABasicAnimation("opacity", from: 0, to: 1), forKey: "a")
    shown.addSublayer(CALayer(in: world))
    shown.removeFromSuperlayer()
    world.drain()
    #expect(layer.opacity == 1 && layer.position == .zero && layer.speed == 1)
    #expect(layer.animationKeys().isEmpty && layer.sublayers.isEmpty && layer.superlayer === root)
  }

  @Test("it outlives everybody else's interest in the layer")
  func lifetime() throws {
    world.addRoot(root)
    world.drain()
    var shown = layer.presentation()
    weak let weakly = shown
    #expect(weakly != nil)
    shown = nil
    #expect(weakly == nil && layer.presentation() != nil)
  }

  @Test("a mask has a presentation in the masked layer's")
  func mask() throws {
    layer.mask = CALayer(in: world)
    world.addRoot(root)
    world.drain()
    #expect(layer.presentation()?.mask?.model() === layer.mask)
  }

  @Test("layer classes keep their class and their own properties")
  func kinds() throws {
    let shape = CAShapeLayer(in: world)
    root.addSublayer(shape)
    world.addRoot(root)
    world.drain()
    shape.add(try CABasicAnimation("strokeEnd", from: 0, to: 1), forKey: "draw")
    world.advance(to: 0.25)
    let shown = try #require(shape.presentation())
    #expect(shown is CAShapeLayer && shown.className == "CAShapeLayer")
    #expect(isClose(shown.component(.strokeEnd, 0), 0.25, Tolerance.rounding))
  }
}
