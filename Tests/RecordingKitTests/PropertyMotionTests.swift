import MotionMath
import TestSupport
import Testing

@testable import RecordingKit

@Suite("Property motion") struct PropertyMotionTests {
  static func number(_ value: AnimatableValue) -> Double { value.components.first ?? .nan }

  @Test("what is compiled to a straight line shows what the general way shows", arguments: Seed.first(40))
  func linear(_ seed: Seed) throws {
    var generator = seed.generator
    // Any two of the three say where it starts and ends.
    let missing = Int.random(in: 0..<3, using: &generator)
    let values = (0..<3).map { $0 == missing ? nil : AnimatableValue.number(generator.number(in: -5...5)) }
    let path = try LayerKeyPath("bounds.size.width")
    let motion = PropertyMotion(
      keyPath: path, isAdditive: Bool.random(using: &generator),
      motion: .endPoints(from: values[0], to: values[1], by: values[2]))
    let line = try #require(motion.linear)
    let under = AnimatableValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    for progress in [0, 0.25, 0.5, 1, 1.2] {
      let general = try #require(
        path.get(from: motion.value(progress: progress, iteration: 0, over: under)).components.first)
      let fast = line.start[0] + (line.end[0] - line.start[0]) * progress + (motion.isAdditive ? 3 : 0)
      #expect(line.firstComponent == 2 && isClose(fast, general, Tolerance.rounding))
    }
  }

  @Test("only motions with both ends, of components that are stored, are straight lines")
  func eligibility() throws {
    func isLine(_ keyPath: String, _ motion: Motion, isCumulative: Bool = false) throws -> Bool {
      PropertyMotion(keyPath: try LayerKeyPath(keyPath), isCumulative: isCumulative, motion: motion).linear != nil
    }
    let ends = Motion.endPoints(from: .number(0), to: .number(1), by: nil)
    let open = Motion.endPoints(from: .number(0), to: nil, by: nil)
    #expect(try isLine("opacity", ends))
    #expect(try isLine("opacity", .endPoints(from: nil, to: .number(1), by: .number(1))))
    #expect(try !isLine("opacity", open))
    #expect(try !isLine("opacity", ends, isCumulative: true))
    #expect(try !isLine("transform.rotation.z", ends))
    #expect(try !isLine("hidden", .endPoints(from: .bool(false), to: .bool(true), by: nil)))
    #expect(try !isLine("opacity", .endPoints(from: .point(.zero), to: .point(.zero), by: nil)))
  }

  @Test("iterations add up the same whether few or very many", arguments: [1, 2, 3, 7, 64, 1000])
  func cumulative(_ iteration: Int) throws {
    let motion = PropertyMotion(
      keyPath: LayerKeyPath(.transform), isCumulative: true,
      valueFunction: CAValueFunction(name: .rotateZ), motion: .endPoints(from: .number(0), to: .number(0.1), by: nil))
    let value = motion.value(progress: 0.5, iteration: Double(iteration), over: .transform(.identity))
    let angle = 0.05 + 0.1 * Double(iteration)
    #expect(isClose(Self.number(value), CATransform3DMakeRotation(angle, 0, 0, 1).m11, Tolerance.time))
  }

  @Test("kinds that do not meet leave the value under the motion alone")
  func kinds() throws {
    let motion = PropertyMotion(
      keyPath: LayerKeyPath(.opacity), motion: .endPoints(from: .number(0), to: .text("no"), by: nil))
    #expect(motion.value(progress: 0.5, iteration: 0, over: .number(0.3)) == .number(0.3))
  }
}
