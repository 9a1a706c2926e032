import CBaselines
import LayerKit
import MotionMath
import RecordingKit

/// Layers whose opacity and position.x move for ever.
enum MovingStage {
  /// Bytes of a layer with two animations, added and begun: of the heap, as the allocator rounds them. Allocated bytes,
  /// because resident pages are another number on every run.
  static func layerBytes(_ tools: Tools) throws -> Double {
    let count = 100_000
    let before = cb_allocated_bytes()
    let world = World()
    let root = CALayer(in: world)
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
    let bytes = cb_allocated_bytes() - before
    withExtendedLifetime(world) {}
    return bytes / Double(count)
  }
}
