import CBaselines
import FrameRendering
import LayerKit
import MotionMath
import RecordingKit

/// W5: twenty cards that move by (40, 30) and fade to a quarter within 0.35 s, as layers and as C structures.
final class CardStage {
  static let size = CGSize(width: 390, height: 844)
  static let scale = 2.0
  private static let moments = 64

  private let world = World()
  private let renderer: FrameRenderer
  private let baseline: OpaquePointer
  /// The cards of each moment.
  private let lists: [[cb_card]]
  private let hasShadow: Bool

  /// - Parameters:
  ///   - moving: How many of the cards move; the last ones do. The first has the shadow.
  init(moving: Int = 20, hasShadow: Bool) throws {
    guard let baseline = cb_cards_open(Int32(Self.size.width), Int32(Self.size.height), Self.scale) else {
      throw BenchFailure("no memory for a bitmap")
    }
    self.baseline = baseline
    renderer = try FrameRenderer(size: Self.size, scale: Self.scale)
    self.hasShadow = hasShadow
    let root = CALayer(in: world)
    root.bounds = CGRect(origin: .zero, size: Self.size)
    root.anchorPoint = .zero
    world.addRoot(root)
    let cards = (0..<20).map { Card(index: $0, isMoving: $0 >= 20 - moving) }
    for card in cards {
      let layer = card.layer(in: world)
      if hasShadow, card.index == 0 {
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

  // MARK: Workloads

  /// A seek, the picture built, and what changed drawn: a frame an item.
  var frames: Workload { Workload(items: 1) { [self] in draw($0) } }

  /// The same with cairo, all of it.
  var baselineFrames: Workload { Workload(items: 1) { [self] in drawBaseline($0) } }

  /// A frame as a PNG file.
  func files(_ effort: PNGFile.Effort) -> Workload {
    Workload(items: 1) { [self] _ in total += PNGFile.encode(renderer.bitmap, effort).count }
  }

  func baselineFiles(isFast: Bool) -> Workload {
    Workload(items: 1) { [self] _ in total += cb_png_bytes(renderer.bitmap.pixels, width, height, isFast) }
  }

  /// From a time to the bytes of a file.
  var screenshots: Workload {
    Workload(items: 1) { [self] in
      draw($0)
      total += PNGFile.encode(renderer.bitmap, .fast).count
    }
  }

  var baselineScreenshots: Workload {
    Workload(items: 1) { [self] in
      drawBaseline($0)
      total += cb_png_bytes(cb_cards_pixels(baseline), width, height, true)
    }
  }

  /// A frame as 120 columns of half blocks.
  var terminalFrames: Workload {
    Workload(items: 1) { [self] _ in
      total += TerminalPicture.lines(renderer.bitmap, columns: Self.columns, .trueColor).count
    }
  }

  var baselineTerminalFrames: Workload {
    let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Self.columns * 200 * 42)
    return Workload(items: 1) { [self] _ in total += baselineText(into: room) }
  }

  // MARK: One of each

  private var total = 0
  private static let columns = 120
  private var width: Int32 { Int32(renderer.bitmap.width) }
  private var height: Int32 { Int32(renderer.bitmap.height) }

  func draw(_ index: Int) {
    world.playhead = Self.time(index)
    renderer.draw(Picture(of: world.frame, size: Self.size))
  }

  private func drawBaseline(_ index: Int) {
    let list = lists[index % Self.moments]
    cb_cards_draw(baseline, list, list.count, hasShadow)
  }

  private func baselineText(into room: UnsafeMutableBufferPointer<CChar>) -> Int {
    let rows = TerminalPicture.size(of: renderer.bitmap, columns: Self.columns).rows
    return cb_half_blocks(
      renderer.bitmap.pixels, width, height, Int32(Self.columns), Int32(rows), room.baseAddress)
  }

  /// Bytes of a frame's file.
  func bytes(_ effort: PNGFile.Effort) -> Double { Double(PNGFile.encode(renderer.bitmap, effort).count) }
  func baselineBytes(isFast: Bool) -> Double { Double(cb_png_bytes(renderer.bitmap.pixels, width, height, isFast)) }

  /// Checks the results: pixels against cairo's, files read back, text against the baseline's.
  func check() throws {
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
      for effort in [PNGFile.Effort.fast, .small] {
        guard let read = Bitmap(png: PNGFile.encode(ours, effort)),
          (0..<ours.count).allSatisfy({ read.pixels[$0] == ours.pixels[$0] })
        else { throw BenchFailure("the file of frame \(index) is another picture") }
      }
      let text = TerminalPicture.lines(ours, columns: Self.columns, .trueColor).joined()
      let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Self.columns * 200 * 42)
      defer { room.deallocate() }
      let count = baselineText(into: room)
      guard text.utf8.elementsEqual(room.prefix(count).map { UInt8(bitPattern: $0) }) else {
        throw BenchFailure("the text of frame \(index) is another one")
      }
    }
  }
}

/// One of W5's cards.
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
