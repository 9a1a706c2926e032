import LayerKit
public import MotionMath
import Testing

/// A root layer whose own clock stands still and is set by hand: how the values in the tables were sampled on macOS.
///
/// Animations that are added begin at layer time 0.
struct PausedStage {
  private let life = WorldLife()
  let world: World
  let layer: CALayer

  /// - Parameter prepare: Sets the model values that the animations find.
  init(_ prepare: (CALayer) -> Void = { _ in }) {
    world = life.world
    layer = CALayer(in: world)
    layer.speed = 0
    prepare(layer)
    world.addRoot(layer)
    world.drain()
  }

  func add(_ animations: CAAnimation...) {
    for animation in animations { layer.add(animation, forKey: nil) }
    world.drain()
  }

  /// The presentation layer at layer time `time`.
  func shown(at time: Double) throws -> CALayer {
    layer.timeOffset = time
    world.drain()
    return try #require(layer.presentation())
  }

  func value(_ keyPath: String, at time: Double) throws -> AnimatableValue {
    try shown(at: time).value(forKeyPath: keyPath)
  }

  func number(_ keyPath: String, at time: Double) throws -> Double {
    guard case .number(let number) = try value(keyPath, at: time) else { return .nan }
    return number
  }

  func numbers(_ keyPath: String, at times: [Double]) throws -> [Double] {
    try times.map { try number(keyPath, at: $0) }
  }
}

extension CABasicAnimation {
  /// From one number to another in `duration` seconds.
  convenience init(
    _ keyPath: String, from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil,
    duration: Double = 1
  ) throws {
    self.init(keyPath: try LayerKeyPath(keyPath))
    fromValue = from
    toValue = to
    byValue = by
    self.duration = duration
  }
}

extension AnimatableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
