import LayerKit
import MotionMath
import RecordingKit
import TestSupport

/// A world in which two hundred random things were done, and what was on screen at the end of each instant.
struct RandomScript {
  private let life = WorldLife()
  let world: World
  private(set) var layers: [CALayer] = []
  /// The values of `presentation` while running, each with its time.
  private(set) var seen: [(time: Double, values: [UInt64])] = []
  private var generator: SeededGenerator

  static let properties: [LayerProperty] = [
    .opacity, .position, .bounds, .transform, .backgroundColor, .hidden, .cornerRadius, .shadowOffset,
  ]

  init(_ seed: Seed, operations: Int = 200) throws {
    world = life.world
    generator = seed.generator
    let root = CALayer(in: world)
    layers = [root]
    world.addRoot(root)
    for _ in 0..<operations { try perform() }
    look()
  }

  /// Random times within the script and a little after it.
  mutating func times(_ count: Int) -> [Double] {
    let random = (0..<count).map { _ in generator.number(in: 0...world.now + 1) }
    return (random + seen.map(\.time)).shuffled(using: &generator)
  }

  /// Every animated property of every layer on record at the frame's time, bit for bit.
  func values(_ frame: Frame) -> [UInt64] {
    var bits: [UInt64] = []
    for index in 0..<world.recording.layerCount {
      let layer = LayerID(index: Int32(index))
      for property in Self.properties { bits += frame.value(layer, property).components.map(\.bitPattern) }
      bits.append(frame.localTime(of: layer).bitPattern)
    }
    return bits
  }

  private mutating func look() {
    world.drain()
    seen.append((world.now, values(world.frame)))
  }

  private mutating func number() -> Double { generator.number(in: -2...2) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private mutating func perform() throws {
    let layer = pick(layers)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0, 1:
      let new = CALayer(in: world)
      layers.append(new)
      layer.insertSublayer(new, at: Int.random(in: 0...3, using: &generator))
    case 2: layer.removeFromSuperlayer()
    case 3: layers[0].addSublayer(layer)
    case 4: pick(layers).mask = layer
    case 5...7: set(layer)
    case 8...12: layer.add(try animation(), forKey: pick(["a", "b", nil]))
    case 13: layer.removeAnimation(forKey: pick(["a", "b", "opacity"]))
    case 14: setClock(of: layer)
    case 15:
      let (from, to) = (number(), number())
      let curve: ClockCurve = pick([.timing(CAMediaTimingFunction(name: .easeOut)), .spring(frequency: 12)])
      layer.runClock(from: from, to: to, duration: number(), curve: curve)
    case 16: world.transaction.disableActions = true
    case 17:
      look()
      world.playhead = generator.number(in: 0...world.now + 0.001)
      _ = world.frame
      world.playhead = world.now
    default:
      look()
      world.advance(by: generator.number(in: 0...0.2))
    }
  }

  private mutating func set(_ layer: CALayer) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: layer.opacity = number()
    case 1: layer.position = CGPoint(x: number(), y: number())
    case 2: layer.transform = CATransform3DMakeRotation(number(), 0, number(), 1)
    default: layer.backgroundColor = pick([nil, CGColor(red: number(), green: 0, blue: 1, alpha: 1)])
    }
  }

  private mutating func setClock(of layer: CALayer) {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: layer.speed = pick([0, 0.5, 1, 2, -1])
    case 1: layer.timeOffset = number()
    default: layer.beginTime = world.now + number()
    }
  }

  private mutating func animation(depth: Int = 0) throws -> CAAnimation {
    let animation: CAAnimation
    switch Int.random(in: 0..<(depth == 0 ? 6 : 4), using: &generator) {
    case 0, 1: animation = basic(CABasicAnimation(keyPath: LayerKeyPath(.opacity)))
    case 2:
      let spring = CASpringAnimation(keyPath: try LayerKeyPath("position.x"))
      spring.damping = 5 + number()
      animation = basic(spring)
    case 3:
      let turn = CABasicAnimation(keyPath: try LayerKeyPath("transform.rotation.z"))
      animation = basic(turn)
    case 4:
      let keyframes = CAKeyframeAnimation(keyPath: LayerKeyPath(.cornerRadius))
      keyframes.values = [.number(number()), .number(number()), .number(number())]
      keyframes.calculationMode = pick(CAAnimationCalculationMode.allCases)
      animation = keyframes
    default:
      let group = CAAnimationGroup()
      group.animations = [try self.animation(depth: 1), try self.animation(depth: 1)]
      animation = group
    }
    animation.duration = pick([0, 0.1, 0.25, 0.7])
    animation.beginTime = pick([0, 0, 0, world.now + 0.3])
    animation.speed = pick([1, 1, 2, -1])
    animation.repeatCount = pick([0, 0, 1.5, 3, .infinity])
    animation.autoreverses = Bool.random(using: &generator)
    animation.fillMode = pick(CAMediaTimingFillMode.allCases)
    animation.isRemovedOnCompletion = pick([true, true, false])
    animation.timingFunction = pick([nil] + CAMediaTimingFunctionName.allCases).map { CAMediaTimingFunction(name: $0) }
    return animation
  }

  private mutating func basic(_ animation: CABasicAnimation) -> CABasicAnimation {
    animation.fromValue = pick([nil, .number(number())])
    animation.toValue = pick([nil, .number(number())])
    animation.byValue = pick([nil, .number(number())])
    animation.isAdditive = Bool.random(using: &generator)
    animation.isCumulative = Bool.random(using: &generator)
    return animation
  }
}
