import CBaselines
import FrameRendering
import LayerKit
import MotionMath
import RecordingKit

/// Twenty cards that move by (40, 30) and fade to a quarter within 0.35 s, as layers and as C structures. The first has a
/// shadow.
final class CardStage {
  private static let size = CGSize(width: 390, height: 844)
  private static let scale = 2.0
  private static let moments = 64

  private let world = World()
  private let renderer: FrameRenderer
  private let baseline: OpaquePointer
  /// The cards of each moment.
  private let lists: [[cb_card]]

  /// - Parameter moving: How many of the cards move; the last ones do.
  private init(moving: Int) throws {
    guard let baseline = cb_cards_open(Int32(Self.size.width), Int32(Self.size.height), Self.scale) else {
      throw BenchFailure("no memory for a bitmap")
    }
    self.baseline = baseline
    renderer = try FrameRenderer(size: Self.size, scale: Self.scale)
    let root = CALayer(in: world)
    root.bounds = CGRect(origin: .zero, size: Self.size)
    root.anchorPoint = .zero
    world.addRoot(root)
    let cards = (0..<20).map { Card(index: $0, isMoving: $0 >= 20 - moving) }
    for card in cards {
      let layer = card.layer(in: world)
      if card.index == 0 {
        layer[.shadowOpacity] = .number(0.4)
        layer[.shadowRadius] = .number(10)
        layer[.shadowOffset] = .size(CGSize(width: 0, height: 8))
      }
      root.addSublayer(layer)
      card.animate(layer)
    }
    world.drain()
    world.advance(by: 0.4)
    lists = (0..<Self.moments).map { moment in
      let fraction = cb_exact_curve(2, Self.time(moment) / 0.35)
      return cards.map { $0.baselineCard(fraction) }
    }
  }

  deinit { cb_cards_close(baseline) }

  private static func time(_ index: Int) -> Double { cb_scrub_time(index % moments) }

  /// From a time to the bytes of a file: a seek, the picture built and drawn, a frame an item.
  static func toFile() throws -> Pair {
    let stage = try CardStage(moving: 20)
    try stage.check()
    return Pair(
      subject: Workload(items: 1) {
        stage.draw($0)
        stage.total += PNGFile.encode(stage.renderer.bitmap, .fast).count
      },
      other: Workload(items: 1) {
        stage.drawBaseline($0)
        stage.total += cb_png_bytes(cb_cards_pixels(stage.baseline), stage.width, stage.height)
      })
  }

  /// Draws the changed part, a frame an item.
  static func redrawn() throws -> Pair {
    let (quiet, busy) = (try CardStage(moving: 1), try CardStage(moving: 20))
    try quiet.check()
    return Pair(subject: Workload(items: 1) { quiet.draw($0) }, other: Workload(items: 1) { busy.draw($0) })
  }

  private var total = 0
  private var width: Int32 { Int32(renderer.bitmap.width) }
  private var height: Int32 { Int32(renderer.bitmap.height) }

  private func draw(_ index: Int) {
    world.playhead = Self.time(index)
    renderer.draw(Picture(of: world.frame, size: Self.size))
  }

  private func drawBaseline(_ index: Int) {
    let list = lists[index % Self.moments]
    cb_cards_draw(baseline, list, list.count)
  }

  /// Checks the results: pixels against cairo's, files read back.
  private func check() throws {
    for index in 0..<8 {
      draw(index)
      drawBaseline(index)
      let (ours, theirs) = (renderer.bitmap, cb_cards_pixels(baseline))
      guard let theirs else { throw BenchFailure("cairo drew nothing") }
      var far = 0
      for pixel in 0..<ours.count {
        let (a, b) = (ours.pixels[pixel], theirs[pixel])
        for shift in [UInt32(0), 8, 16] where abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > 24 { far += 1 }
      }
      // Edges of round corners may be smoothed another way.
      guard far * 10_000 < ours.count else { throw BenchFailure("\(far) channels of frame \(index) are not cairo's") }
      guard let read = Bitmap(png: PNGFile.encode(ours, .fast)),
        (0..<ours.count).allSatisfy({ read.pixels[$0] == ours.pixels[$0] })
      else { throw BenchFailure("the file of frame \(index) is another picture") }
    }
  }
}

/// One of the cards.
private struct Card {
  let index: Int
  let isMoving: Bool

  private var corner: CGPoint { CGPoint(x: Double(20 + 90 * (index % 4)), y: Double(20 + 160 * (index / 4))) }
  private var color: CGColor {
    CGColor(red: Double(index % 3) * 0.4, green: Double(index % 5) * 0.2, blue: 1 - Double(index) * 0.04, alpha: 1)
  }

  func layer(in world: World) -> CALayer {
    let layer = CALayer(in: world)
    layer.frame = CGRect(origin: corner, size: CGSize(width: Double(cb_card_width), height: Double(cb_card_height)))
    layer.backgroundColor = color
    layer.cornerRadius = Double(cb_card_radius)
    return layer
  }

  func animate(_ layer: CALayer) {
    guard isMoving else { return }
    let (from, opacity) = (layer.position, LayerKeyPath(.opacity))
    let to = CGPoint(x: from.x + 40, y: from.y + 30)
    for (keyPath, from, to) in [
      (opacity, AnimatableValue.number(1), AnimatableValue.number(0.25)),
      (LayerKeyPath(.position), .point(from), .point(to)),
    ] {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 0.35
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: nil)
    }
  }

  func baselineCard(_ fraction: Double) -> cb_card {
    let way = isMoving ? fraction : 0
    return cb_card(
      x: corner.x + 40 * way, y: corner.y + 30 * way, opacity: 1 - 0.75 * way, red: color.red, green: color.green,
      blue: color.blue)
  }
}
