import CBaselines
import LayerKit
import MotionMath
import RecordingKit

/// W1 on the engine: the layers of `cb_scrub`, animated through the public API, in a world that has run past the end.
final class ScrubStage {
  let layers: [CALayer]
  private let world = World()
  /// The sum of all values read: a result that depends on each of them.
  private(set) var total = 0.0

  init(layers count: Int, timing: cb_timing) throws {
    let root = CALayer(in: world)
    world.addRoot(root)
    layers = (0..<count).map { [world] _ in CALayer(in: world) }
    let curves = [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default].map {
      CAMediaTimingFunction(name: $0)
    }
    let opacity = LayerKeyPath(.opacity)
    let x = try LayerKeyPath(.position, .x)
    for (index, layer) in layers.enumerated() {
      root.addSublayer(layer)
      for (keyPath, from, to) in [(opacity, 1.0, 0.25), (x, 20, 320)] {
        let animation = timing == cb_springs ? try Self.spring(index, keyPath) : CABasicAnimation(keyPath: keyPath)
        animation.fromValue = .number(from)
        animation.toValue = .number(to)
        animation.beginTime = Self.begin(index, timing)
        animation.duration = 0.35
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.timingFunction = timing == cb_springs ? nil : curves[index % 4]
        layer.add(animation, forKey: keyPath.description)
      }
    }
    world.advance(to: 0.5)
  }

  private static func spring(_ index: Int, _ keyPath: LayerKeyPath) throws -> CABasicAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = 1
    animation.stiffness = 300 + Double(index % 100)
    animation.damping = 20
    return animation
  }

  private static func begin(_ index: Int, _ timing: cb_timing) -> Double {
    if timing == cb_shared { return 0 }
    let staggered = Double(index % 64) * 1e-3
    return timing == cb_staggered ? staggered : staggered + Double(index) * 1e-9
  }

  /// Scrubs to `time` and reads both properties of every layer through its handle.
  func readThroughLayers(at time: Double) {
    world.playhead = time
    var sum = 0.0
    for layer in layers {
      guard let shown = layer.shown else { continue }
      sum += shown.opacity + shown.position.x
    }
    total += sum
  }

  /// Scrubs to `time` and reads all values as the columns they are.
  func readInBulk(at time: Double) {
    world.playhead = time
    world.frame.withAnimatedComponents { values in
      total += values.isEmpty ? 0 : values[values.count / 2]
    }
  }

  /// The presentation value of property 0 (opacity) or 1 (position.x) of a layer at `time`.
  func value(_ layer: Int, _ property: Int, at time: Double) -> Double {
    world.playhead = time
    guard let shown = layers[layer].shown else { return .nan }
    return property == 0 ? shown.opacity : shown.position.x
  }
}
