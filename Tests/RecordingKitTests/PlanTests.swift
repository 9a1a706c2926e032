import MotionMath
import TestSupport
import Testing

@testable import RecordingKit

/// A plan against looking at each animation by itself, one after the other.
@Suite("Plan") struct PlanTests {
  static let keyPaths = [
    "opacity", "position", "position.x", "bounds.size", "backgroundColor", "transform.scale", "hidden",
  ]

  /// Some layers with random animations attached at one commit.
  struct Stage {
    let recording = Recording()
    var nodes: [LayerNode] = []
    var generator: SeededGenerator

    init(_ seed: Seed, layers: Int, animations: Int) throws {
      generator = seed.generator
      let commit = recording.commit(at: 0)
      for index in 0..<layers {
        var values = LayerValues()
        values[.opacity] = .number(generator.number(in: 0...1))
        values[.position] = .point(CGPoint(x: generator.number(in: -5...5), y: 3))
        let node = recording.addNode(values: values, at: commit)
        node.setIsHosted(true, at: commit)
        if index % 3 == 1 {
          node.setClock(.timing(beginTime: generator.number(in: 0...0.2), speed: 1.5, timeOffset: 0.1), at: commit)
        }
        if index % 4 == 3 { node.setSuperlayer(nodes[index - 1], at: commit) }
        nodes.append(node)
      }
      for _ in 0..<animations {
        let node = nodes[Int.random(in: 0..<layers, using: &generator)]
        _ = recording.attach(try spec(), key: .none, to: node, at: commit)
      }
    }

    private mutating func value(_ kind: ValueKind) -> AnimatableValue {
      func number() -> Double { generator.number(in: -3...3) }
      return switch kind {
      case .point: .point(CGPoint(x: number(), y: number()))
      case .size: .size(CGSize(width: number(), height: number()))
      case .color: .color(CGColor(red: number(), green: number(), blue: number(), alpha: 1))
      case .bool: .bool(Bool.random(using: &generator))
      default: .number(number())
      }
    }

    private mutating func curve() -> CAMediaTimingFunction? {
      let names: [CAMediaTimingFunctionName?] = [nil, .linear, .easeIn, .easeInEaseOut, .default]
      return (names.randomElement(using: &generator) ?? nil).map { CAMediaTimingFunction(name: $0) }
    }

    private mutating func spec() throws -> AnimationSpec {
      let keyPath = try LayerKeyPath(PlanTests.keyPaths.randomElement(using: &generator) ?? "opacity")
      let (from, to) = (value(keyPath.valueKind), value(keyPath.valueKind))
      let open = Int.random(in: 0..<5, using: &generator) == 0 && keyPath.valueKind != .color
      let ends: (AnimatableValue?, AnimatableValue?) = open ? (from, nil) : (from, to)
      let spring = try Spring(damping: generator.number(in: 1...30))
      let isSpring = Int.random(in: 0..<4, using: &generator) == 0 && keyPath.valueKind != .bool
      let motion = PropertyMotion(
        keyPath: keyPath, isAdditive: Bool.random(using: &generator) && keyPath.valueKind != .bool,
        motion: isSpring
          ? .spring(spring, from: ends.0, to: ends.1, by: nil) : .endPoints(from: ends.0, to: ends.1, by: nil))
      return AnimationSpec(
        timing: CAMediaTiming(
          beginTime: Double(Int.random(in: 0...4, using: &generator)) * 0.1,
          speed: Int.random(in: 0..<5, using: &generator) == 0 ? 2 : 1,
          duration: Double(Int.random(in: 1...4, using: &generator)) * 0.2,
          repeatCount: Int.random(in: 0..<5, using: &generator) == 0 ? 2.5 : 0,
          fillMode: CAMediaTimingFillMode.allCases.randomElement(using: &generator) ?? .removed),
        timingFunction: curve(),
        effect: .property(motion))
    }

    /// The presentation value of a property, worked out from the animations themselves.
    func expected(_ node: LayerNode, _ property: LayerProperty, at time: Double) -> AnimatableValue {
      var value = node.value(property, at: 0)
      for record in node.animations {
        guard let motion = record.spec.effect.motions.first,
          motion.keyPath.property == property,
          let iteration = record.spec.timing.iteration(at: localTime(of: node, at: time))
        else { continue }
        let warped = record.spec.timingFunction?.value(at: iteration.fraction) ?? iteration.fraction
        var progress = warped
        if case .spring(let spring, _, _, _) = motion.motion {
          progress = spring.value(at: warped * record.spec.timing.duration)
        }
        value = motion.value(progress: progress, iteration: iteration.index, over: value)
      }
      return value
    }

    private func localTime(of node: LayerNode, at time: Double) -> Double {
      let above = node.superlayer.last.flatMap { $0 }.map { localTime(of: $0, at: time) } ?? time
      return node.clock.last?.localTime(at: above) ?? above
    }
  }

  @Test("shows what its animations show one by one", arguments: Seed.first(40), [1, 8, 120])
  func columns(_ seed: Seed, animations: Int) throws {
    var stage = try Stage(seed, layers: 12, animations: animations)
    let frame = stage.recording.frame(at: 0)
    for _ in 0..<15 {
      let times: [Double] = [stage.generator.number(in: 0...1.5), 0, 0.1, 0.3, 0.5, 1]
      let time = times.randomElement(using: &stage.generator) ?? 0
      frame.seek(to: time)
      for node in stage.nodes {
        for property in [LayerProperty.opacity, .position, .bounds, .backgroundColor, .transform, .hidden] {
          let shown = frame.value(node.id, property).components
          let expected = stage.expected(node, property, at: time).components
          let agree = zip(shown, expected).allSatisfy {
            isRelativelyClose($0, $1, Tolerance.solver) || $0.isNaN && $1.isNaN
          }
          #expect(agree, "\(property) at \(time): \(shown), not \(expected)")
        }
      }
    }
  }

  @Test("the table of layers answers as a dictionary does", arguments: Seed.first(20), [1, 4, 64, 4096, 65536])
  func table(_ seed: Seed, step: Int) {
    var generator = seed.generator
    var table = LayerTable()
    var model: [Int32: Int32] = [:]
    for index in 0..<300 {
      let layer = Int32((Bool.random(using: &generator) ? index : Int.random(in: 0..<300, using: &generator)) * step)
      table.set(LayerID(index: layer), to: Int32(index))
      model[layer] = Int32(index)
    }
    #expect(table.count == model.count)
    for index in 0..<400 {
      let layer = Int32(index * step)
      #expect(table.value(of: LayerID(index: layer)) == model[layer])
    }
  }

  @Test("plans beyond the budget are dropped, least recently used first, and built again when asked for")
  func cache() throws {
    let recording = Recording()
    let node = recording.addNode(values: LayerValues(), at: recording.commit(at: 0))
    node.setIsHosted(true, at: 0)
    let motion = PropertyMotion(
      keyPath: LayerKeyPath(.opacity), motion: .endPoints(from: .number(0), to: .number(1), by: nil))
    for second in 1...50 {
      let spec = AnimationSpec(
        timing: CAMediaTiming(beginTime: Double(second), duration: 1), timingFunction: nil,
        effect: .property(motion))
      _ = recording.attach(spec, key: .none, to: node, at: recording.commit(at: Double(second)))
    }
    var cache = PlanCache(budget: 10 * recording.plan(of: 40).weight)
    var builds = 0
    func ask(_ epoch: Int) {
      _ = cache.plan(of: epoch) {
        builds += 1
        return recording.plan(of: epoch)
      }
    }
    for epoch in 1..<40 { ask(epoch) }
    #expect(builds == 39)
    for epoch in 36..<40 { ask(epoch) }
    #expect(builds == 39)
    ask(1)
    #expect(builds == 40)
  }
}
