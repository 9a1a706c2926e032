import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Layer tree") struct LayerTreeTests {
  private let life = WorldLife()
  let world: World
  let root: CALayer

  init() {
    world = life.world
    root = CALayer(in: world)
    world.addRoot(root)
    world.drain()
  }

  func layers(_ names: String) -> [CALayer] {
    names.map { name in
      let layer = CALayer(in: world)
      layer.name = String(name)
      root.addSublayer(layer)
      return layer
    }
  }

  var order: String { root.sublayers.compactMap(\.name).joined() }

  @Test("layers are put where they are asked to be, new or moved")
  func inserting() {
    let layers = layers("abc")
    root.insertSublayer(layers[2], at: 0)
    #expect(order == "cab")
    root.insertSublayer(layers[2], at: 2)
    #expect(order == "abc")
    root.insertSublayer(layers[0], above: layers[1])
    #expect(order == "bac")
    root.insertSublayer(layers[2], below: layers[1])
    #expect(order == "cba")
    root.insertSublayer(layers[2], above: layers[2])
    #expect(order == "bac")
    root.insertSublayer(layers[1], at: -5)
    root.insertSublayer(layers[0], at: 99)
    #expect(order == "bca")
    root.addSublayer(layers[1])
    #expect(order == "cab")
  }

  @Test("beside a layer that is elsewhere, a layer goes to the front (measured on macOS)")
  func strangers() {
    let layers = layers("abc")
    let stranger = CALayer(in: world)
    root.insertSublayer(layers[0], below: stranger)
    #expect(order == "bca")
    root.insertSublayer(layers[1], above: stranger)
    #expect(order == "cab")
  }

  @Test("a layer takes the place of another, also when both were there")
  func replacing() {
    let layers = layers("abcd")
    root.replaceSublayer(layers[2], with: layers[0])
    #expect(order == "bad")
    let new = CALayer(in: world)
    new.name = "n"
    root.replaceSublayer(layers[1], with: new)
    #expect(order == "nad")
    #expect(layers[1].superlayer == nil && layers[2].superlayer == nil && new.superlayer === root)
    root.replaceSublayer(layers[1], with: layers[2])
    #expect(order == "nad")
  }

  @Test("a layer cannot be put into itself, into what it contains, or into another world")
  func cycles() {
    let layers = layers("ab")
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[0])
    layers[0].addSublayer(layers[0])
    layers[1].mask = layers[0]
    root.addSublayer(CALayer(in: World()))
    #expect(order == "a")
    #expect(layers[0].sublayers.map(\.name) == ["b"] && layers[1].sublayers.isEmpty && layers[1].mask == nil)
    #expect(!layers[1].canHold(root) && layers[1].canHold(CALayer(in: world)))
  }

  @Test("a layer is in one place only: a superlayer, a mask or a root")
  func onePlace() {
    let layers = layers("ab")
    layers[0].mask = layers[1]
    #expect(order == "a" && layers[1].superlayer === layers[0])
    root.addSublayer(layers[1])
    #expect(layers[0].mask == nil && order == "ab")
    world.addRoot(layers[1])
    #expect(order == "a" && world.roots.count == 2)
    layers[0].addSublayer(layers[1])
    #expect(world.roots.count == 1 && layers[1].superlayer === layers[0])
    layers[1].removeFromSuperlayer()
    #expect(layers[1].superlayer == nil)
  }

  @Test("the record has the tree as it was at each time")
  func recorded() throws {
    let layers = layers("ab")
    world.advance(to: 1)
    layers[0].addSublayer(layers[1])
    world.advance(to: 2)
    layers[0].removeFromSuperlayer()
    world.advance(to: 3)

    func tree(at time: Double) -> String {
      let frame = world.recording.frame(at: time)
      func text(_ layer: LayerID) -> String {
        "\(frame.name(of: layer) ?? "r")(\(frame.sublayers(of: layer).map(text).joined()))"
      }
      return frame.roots.map(text).joined()
    }
    #expect([0, 0.5, 1, 1.5, 2, 3].map(tree) == ["r(a()b())", "r(a()b())", "r(a(b()))", "r(a(b()))", "r()", "r()"])
    #expect(world.recording.frame(at: -1).roots.isEmpty)
  }

  @Test("a branch that comes back is recorded as it is then")
  func comingBack() throws {
    let layers = layers("ab")
    layers[0].addSublayer(layers[1])
    world.advance(to: 1)
    layers[0].removeFromSuperlayer()
    world.advance(to: 2)
    layers[1].removeFromSuperlayer()
    layers[0].opacity = 0.25
    root.addSublayer(layers[0])
    world.advance(to: 3)
    let frame = world.frame
    let back = try #require(frame.sublayers(of: frame.roots[0]).first)
    #expect(frame.sublayers(of: back).isEmpty)
    #expect(frame.value(back, .opacity) == 0.25)
    #expect(world.recording.frame(at: 0.5).value(back, .opacity) == 1)
    #expect(layers[1].presentation() == nil)
  }

  @Test("twenty thousand children are recorded in one commit, and dropped without a trace")
  func many() {
    for _ in 0..<20_000 { root.addSublayer(CALayer(in: world)) }
    world.drain()
    #expect(world.frame.sublayers(of: world.frame.roots[0]).count == 20_000)
    while let last = root.sublayers.last, root.sublayers.count > 19_990 { last.removeFromSuperlayer() }
    world.drain()
    #expect(world.frame.sublayers(of: world.frame.roots[0]).count == 19_990)
  }
}
