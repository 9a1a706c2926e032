import FrameRendering
import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

@testable import TransitionChecker

/// Findings and pictures speak of one screen. The expected colours are those of the drawn pixels.
@Suite("The screen that findings see")
struct SeenPictureTests {
  /// A tree of layers, each of a colour of its own, and the layers that clip each.
  private struct Tree {
    let world = World()
    let size = CGSize(width: 200, height: 200)
    private(set) var layers: [(layer: CALayer, clips: [CALayer])] = []
    private var random: SeededGenerator

    init(_ seed: Seed) {
      random = seed.generator
      let root = CALayer(in: world)
      root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      root.position = CGPoint(x: 100, y: 100)
      for _ in 0..<4 { add(to: root, [], depth: 0) }
      world.addRoot(root)
      world.drain()
    }

    private mutating func isTrue(_ part: Double) -> Bool { random.number(in: 0...1) < part }

    private mutating func add(to parent: CALayer, _ clips: [CALayer], depth: Int) {
      let layer = CALayer(in: world)
      let (width, height) = (random.number(in: 40...120), random.number(in: 40...120))
      layer.bounds = CGRect(
        x: random.number(in: -20...20), y: random.number(in: -20...20), width: width, height: height)
      let around = parent.bounds
      layer.position = CGPoint(
        x: random.number(in: around.minX...around.maxX), y: random.number(in: around.minY...around.maxY))
      layer[.anchorPoint] = .point(CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1)))
      if isTrue(0.5) { layer[.zPosition] = .number(random.number(in: -30...30).rounded()) }
      if isTrue(0.3) { layer.transform = CATransform3DMakeRotation(random.number(in: -3...3), 0, 0, 1) }
      if isTrue(0.3) { layer.transform = CATransform3DMakeRotation(random.number(in: -1.1...1.1), 0.3, 1, 0) }
      if isTrue(0.1) {
        layer.transform = CATransform3DMakeRotation(.pi + random.number(in: -0.5...0.5), 0, 1, 0)
        layer[.doubleSided] = .bool(isTrue(0.5))
      }
      if isTrue(0.4) {
        var perspective = CATransform3D.identity
        perspective.m34 = -1 / 600
        layer[.sublayerTransform] = .transform(perspective)
      }
      let number = Double(layers.count + 1)
      layer[.backgroundColor] = .color(CGColor(red: number * 9 / 255, green: number * 4 / 255, blue: 0.5, alpha: 1))
      let isClipping = isTrue(0.3)
      layer[.masksToBounds] = .bool(isClipping)
      layers.append((layer, clips))
      parent.addSublayer(layer)
      guard depth < 2 else { return }
      for _ in 0..<2 { add(to: layer, clips + (isClipping ? [layer] : []), depth: depth + 1) }
    }
  }

  /// How far a point is inside of a box's corners, in points; negative outside.
  private func depth(of point: CGPoint, in corners: ScreenCorners) -> Double {
    let ring = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let sides = ring.indices.map { index -> Double in
      let (from, to) = (ring[index], ring[(index + 1) % 4])
      let (x, y) = (to.x - from.x, to.y - from.y)
      return (x * (point.y - from.y) - y * (point.x - from.x)) / max((x * x + y * y).squareRoot(), 1e-9)
    }
    return max(sides.min() ?? 0, -(sides.max() ?? 0))
  }

  @Test("a pixel has the colour of the frontmost layer that findings see there", arguments: Seed.first(60))
  func pixels(_ seed: Seed) throws {
    let tree = Tree(seed)
    defer { tree.world.shutDown() }
    let frame = tree.world.recording.frame(at: tree.world.now)
    let seen = TransitionChecker.Picture(frame, screen: CGRect(origin: .zero, size: tree.size))
    let bitmap = try FrameRendering.Picture(of: frame, size: tree.size).bitmap(scale: 1)
    // Softened edges are this wide.
    let rim = 2.5
    var compared = 0
    for y in stride(from: 3, to: 200, by: 9) {
      for x in stride(from: 3, to: 200, by: 9) {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        func depth(_ layer: CALayer) -> Double {
          layer.recordID.flatMap { seen.places[$0] }.map { self.depth(of: point, in: $0) } ?? -100
        }
        let depths = tree.layers.map { one in ([one.layer] + one.clips).map(depth).min() ?? 0 }
        guard depths.allSatisfy({ abs($0) > rim }) else { continue }
        let front = seen.order.last { id in
          tree.layers.indices.contains { tree.layers[$0].layer.recordID == id && depths[$0] > 0 }
        }
        let number = tree.layers.firstIndex { front != nil && $0.layer.recordID == front }.map { $0 + 1 }
        let expected = number.map { ($0 * 9, $0 * 4) } ?? (255, 255)
        let word = bitmap[x, y]
        let (red, green) = (Int(word >> 16 & 255), Int(word >> 8 & 255))
        #expect(abs(red - expected.0) <= 2 && abs(green - expected.1) <= 2, "at \(x), \(y): layer \(number ?? 0)")
        compared += 1
      }
    }
    // Most points are far from all edges.
    #expect(compared > 100)
  }
}
