import LayerKit
import MotionMath
import RecordingKit
import Testing

/// A commit of very many layers that somebody stops: nothing of it is on record, and all of it is due.
@Suite("Interrupted commits") struct InterruptedCommitTests {
  private let life = WorldLife()
  private let world: World
  private let root: CALayer

  init() {
    world = life.world
    root = CALayer(in: world)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    world.addRoot(root)
    world.drain()
  }

  /// A tree of `count` layers, thirty to a parent.
  private func tree(_ count: Int) -> CALayer {
    let top = CALayer(in: world)
    var parents = [top]
    for index in 0..<count {
      let layer = CALayer(in: world)
      layer.frame = CGRect(x: Double(index), y: 0, width: 1, height: 1)
      parents[index / 30].addSublayer(layer)
      parents.append(layer)
    }
    return top
  }

  @Test("stopped on the way, a commit shows none of the new layers, and the next one shows all", arguments: [1, 2, 3])
  func stopped(_ questions: Int) {
    let top = tree(5000)
    root.addSublayer(top)
    var asked = 0
    world.isStopping = {
      asked += 1
      return asked >= questions
    }
    world.drain()
    #expect(asked >= questions)
    #expect(world.frame.layersInTree.count == 1)
    world.isStopping = { false }
    world.drain()
    #expect(world.frame.layersInTree.count == 5002)
    let last = top.sublayers[0]
    #expect(last.recordID.map { world.frame.value($0, .bounds) } == .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test("what else changed in a commit that was stopped is as before, and comes with the rest")
  func wholeOrNothing() {
    root.addSublayer(tree(3000))
    root.opacity = 0.5
    world.isStopping = { true }
    world.drain()
    #expect(root.recordID.map { world.frame.modelValue($0, .opacity) } == .number(1))
    world.isStopping = { false }
    world.drain()
    #expect(root.recordID.map { world.frame.modelValue($0, .opacity) } == .number(0.5))
  }

  @Test("a few layers are committed whoever asks to stop")
  func few() {
    root.addSublayer(tree(100))
    world.isStopping = { true }
    world.drain()
    #expect(world.frame.layersInTree.count == 102)
  }
}
