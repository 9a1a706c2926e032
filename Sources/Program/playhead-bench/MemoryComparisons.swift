import CBaselines
import LayerKit
import MotionMath
import RecordingKit

/// W7: the memory of layers, animations and the past, in bytes of the heap as the allocator rounds them.
///
/// Allocated bytes instead of resident pages: the same number on every run.
enum MemoryComparisons {
  static func run(into report: inout Report) throws {
    try layers(into: &report)
    try stepping(into: &report)
    commits(into: &report)
  }

  /// Bytes handed out and not given back.
  private static var allocated: Double {
    cb_allocated_bytes()
  }

  /// A layer with two animations, added and begun.
  private static func layers(into report: inout Report) throws {
    let count = 100_000
    let before = allocated
    let stage = try MovingStage(layers: count)
    report.add(.layerMemory, Comparison(bytes: (allocated - before) / Double(count), allowed: 600))
    withExtendedLifetime(stage) {}
  }

  /// Frames forward at the live edge, then the same frames backward.
  private static func stepping(into report: inout Report) throws {
    let stage = try MovingStage(layers: 1_000)
    stage.frames(0..<10)
    let before = allocated
    stage.frames(10..<10_000)
    stage.frames((0..<10_000).reversed())
    report.add(.steppingGrowth, Comparison(bytes: allocated, allowed: before))
  }

  /// W2h: five changes committed again and again.
  private static func commits(into report: inout Report) {
    let world = World()
    let root = CALayer(in: world)
    world.addRoot(root)
    let layers = (0..<5).map { _ in CALayer(in: world) }
    for layer in layers { root.addSublayer(layer) }
    func commit(_ turns: Range<Int>) {
      for turn in turns {
        world.turn {
          world.transaction.disableActions = true
          for layer in layers { layer.opacity = Double(turn % 100) / 100 }
        }
        world.advance(by: 0.01)
      }
    }
    commit(0..<16)
    let before = allocated
    commit(16..<10_016)
    report.add(.commitMemory, Comparison(bytes: (allocated - before) / 50_000, allowed: 64))
    withExtendedLifetime(layers) {}
  }
}

/// Layers whose opacity and position.x move for ever.
private final class MovingStage {
  private let world = World()
  private let root: CALayer
  private var total = 0.0

  init(layers count: Int) throws {
    root = CALayer(in: world)
    world.addRoot(root)
    let x = try LayerKeyPath(.position, .x)
    for index in 0..<count {
      let layer = CALayer(in: world)
      root.addSublayer(layer)
      for (keyPath, from, to) in [(LayerKeyPath(.opacity), 1.0, 0.25), (x, 20, 320)] {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = .number(from)
        animation.toValue = .number(to)
        animation.duration = 0.35 + Double(index % 7) * 0.01
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
      }
    }
    world.drain()
  }

  /// Shows each of the frames once, running the world on to those that were not yet.
  func frames(_ frames: some Sequence<Int>) {
    for frame in frames {
      let time = world.frameRate.time(of: frame)
      if time > world.now { world.advance(to: time) } else { world.playhead = time }
      world.frame.withAnimatedComponents { total += $0.first ?? 0 }
    }
  }
}
