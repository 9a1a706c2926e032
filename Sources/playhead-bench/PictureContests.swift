import FrameRendering
import LayerKit
import MotionMath
import TimelineKit

/// W5: frames drawn, redrawn, written and shown.
enum PictureContests {
  static func run(into report: inout Report) throws {
    let plain = try CardStage(hasShadow: false)
    let shadowed = try CardStage(hasShadow: true)
    let quiet = try CardStage(moving: 1, hasShadow: true)
    for stage in [plain, shadowed, quiet] { try stage.check() }
    try report.compare(.drawing, plain.frames, with: plain.floorFrames)
    try report.compare(.shadow, shadowed.frames, with: shadowed.floorFrames)
    try report.compare(.redrawing, quiet.frames, with: shadowed.frames)
    shadowed.draw(7)
    try report.compare(.fastFile, shadowed.files(.fast), with: shadowed.floorFiles(isFast: true))
    report.add(.fastFileSize, Comparison(bytes: shadowed.bytes(.fast), allowed: shadowed.floorBytes(isFast: true)))
    try report.compare(.smallFile, shadowed.files(.small), with: shadowed.floorFiles(isFast: false))
    report.add(.smallFileSize, Comparison(bytes: shadowed.bytes(.small), allowed: shadowed.floorBytes(isFast: false)))
    try report.compare(.terminalFrame, shadowed.terminalFrames, with: shadowed.floorTerminalFrames)
    try report.compare(.screenshot, shadowed.screenshots, with: shadowed.floorScreenshots)
    let crowd = CrowdStage(layers: 1_000, animated: 200)
    report.compare(.keyPress, crowd.pictures, nanoseconds: 16e6)
  }
}

/// A crowded screen with a few hundred animations, shown in the cells of a terminal.
private final class CrowdStage {
  private let world = World()
  private let size = CGSize(width: 393, height: 852)
  private let renderer: FrameRenderer
  private var total = 0

  init(layers count: Int, animated: Int) {
    // 40 rows of two pixels, drawn twice as fine.
    renderer = FrameRenderer(size: size, scale: 160 / 852)
    let root = CALayer(in: world)
    world.addRoot(root)
    for index in 0..<count {
      let layer = CALayer(in: world)
      layer.frame = CGRect(x: Double(index % 25) * 15, y: Double(index / 25) * 20, width: 13, height: 17)
      layer.backgroundColor = CGColor(red: Double(index % 7) / 7, green: Double(index % 11) / 11, blue: 0.5, alpha: 1)
      layer.cornerRadius = Double(index % 3) * 3
      root.addSublayer(layer)
      guard index % (count / animated) == 0 else { continue }
      let keyPath = [LayerProperty.opacity, .cornerRadius][index / 5 % 2]
      let animation = CABasicAnimation(keyPath: LayerKeyPath(keyPath))
      animation.fromValue = .number(0)
      animation.toValue = .number(1)
      animation.duration = 10
      layer.add(animation, forKey: nil)
    }
    world.settle()
    world.advance(by: 10)
  }

  /// A seek, the picture, and the cells of 40 rows: what a key in the inspector asks for.
  var pictures: Contender {
    Contender(items: 1) { [self] call in
      let turns = Double(call) * 0.6180339887498949
      world.playhead = (turns - turns.rounded(.down)) * 10
      let bitmap = renderer.draw(Picture(of: world.frame, size: size))
      total += CellPixels(bitmap, width: bitmap.width / 2, height: bitmap.height / 2).width
    }
  }
}
