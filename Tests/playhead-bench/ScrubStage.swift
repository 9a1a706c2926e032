import CBaselines
import LayerKit
import MotionMath
import RecordingKit

/// The layers of `cb_scrub`, animated through the public API, in a world that has run past their end.
final class ScrubStage {
  private let layers: [CALayer]
  private let world = World()
  /// The sum of all that was read: something that depends on every value.
  private var total = 0.0
  private let baseline: OpaquePointer

  /// Any time of 10,000 animated layers, evaluated, and both properties of each read through its handle.
  static func pair() throws -> Pair {
    let stage = try ScrubStage(layers: 10_000)
    try stage.check()
    let items = Double(2 * stage.layers.count)
    return Pair(
      subject: Workload(items: items) { stage.read(at: cb_scrub_time($0)) },
      other: Workload(items: items) { cb_scrub_objects(stage.baseline, cb_scrub_time($0)) })
  }

  private init(layers count: Int) throws {
    guard let baseline = cb_scrub_open(count) else { throw BenchFailure("no memory for \(count) layers") }
    self.baseline = baseline
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
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = .number(from)
        animation.toValue = .number(to)
        animation.beginTime = Self.begin(index)
        animation.duration = 0.35
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.timingFunction = curves[index % 4]
        layer.add(animation, forKey: keyPath.description)
      }
    }
    world.advance(to: 0.5)
  }

  deinit { cb_scrub_close(baseline) }

  private static func begin(_ index: Int) -> Double { Double(index % 64) * 1e-3 }

  private func read(at time: Double) {
    world.playhead = time
    var sum = 0.0
    for layer in layers {
      guard let shown = layer.shown else { continue }
      sum += shown.opacity + shown.position.x
    }
    total += sum
  }

  /// Checks the engine against the exact curve, and the baseline against the engine: a fast wrong answer is no answer.
  private func check() throws {
    for index in 1...20 {
      // The playhead stands on whole nanoseconds.
      let time = (cb_scrub_time(index) * 1e9).rounded() / 1e9
      cb_scrub_objects(baseline, time)
      world.playhead = time
      for layer in stride(from: 0, to: layers.count, by: layers.count / 97) {
        guard let shown = layers[layer].shown else { throw BenchFailure("layer \(layer) is not shown") }
        let fraction = cb_exact_curve(Int32(layer % 4), (time - Self.begin(layer)) / 0.35)
        for (property, value, from, to) in [(0, shown.opacity, 1.0, 0.25), (1, shown.position.x, 20, 320)] {
          let range = abs(to - from)
          let inC = cb_scrub_value(baseline, layer, Int32(property))
          guard abs(value - (from + (to - from) * fraction)) <= 1e-9 * range, abs(value - inC) <= 1e-6 * range else {
            throw BenchFailure("layer \(layer), property \(property), \(time) s: \(value), in C \(inC)")
          }
        }
      }
    }
  }
}
