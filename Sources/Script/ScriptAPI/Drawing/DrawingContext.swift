import FrameRendering
import LayerKit
import Limits
import MotionMath
import RecordingKit
import ScriptRuntime
import ViewKit

/// Collects what is drawn into an image: `CGContext`. Each drawing becomes a layer of a world of its own, and the image is
/// the picture of that.
final class DrawingContext: NSObject {
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: Double
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth = 1.0
  /// From the coordinates of the next drawing to those of the image.
  private(set) var transform = CGAffineTransform.identity

  private struct State {
    let transform: CGAffineTransform
    let fillColor: CGColor
    let strokeColor: CGColor
    let lineWidth: Double
  }
  private var saved: [State] = []
  private let world = World()
  private let root: CALayer
  private let isOpaque: Bool
  /// The memory that scripts take, and what it holds for this.
  private let memory: MemoryCount
  private var counted = 0

  /// - Parameters:
  ///   - isOpaque: Whether the ground is black; else it is transparent.
  ///   - memory: Counts what is drawn.
  init(size: CGSize, scale: Double, isOpaque: Bool, countedBy memory: MemoryCount) {
    (self.size, self.scale, self.isOpaque, self.memory) = (size, scale, isOpaque, memory)
    root = CALayer(in: world)
    super.init()
    root.bounds = CGRect(origin: .zero, size: size)
    root.position = CGPoint(x: size.width / 2, y: size.height / 2)
    world.addRoot(root)
    count()
  }

  deinit {
    memory.add(-counted)
    world.shutDown()
  }

  override var className: String { "CGContext" }

  private func count() {
    let bytes = MemoryCount.Weight.world + world.memory.used
    memory.add(bytes - counted)
    counted = bytes
  }

  // MARK: State

  func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  func saveGState() {
    saved.append(State(transform: transform, fillColor: fillColor, strokeColor: strokeColor, lineWidth: lineWidth))
  }

  /// False when nothing is saved, and then nothing changes.
  func restoreGState() -> Bool {
    guard let state = saved.popLast() else { return false }
    (transform, fillColor, strokeColor, lineWidth) =
      (state.transform, state.fillColor, state.strokeColor, state.lineWidth)
    return true
  }

  // MARK: Drawing

  /// The model values of a layer and everything in it, in the layer's own coordinates (documented).
  func render(_ layer: CALayer) {
    let still = layer.still(asPresented: false, in: world)
    still.transform = .identity
    still.anchorPoint = .zero
    still.position = still.bounds.origin
    add(still)
  }

  /// A view and everything in it, stretched to `rect`: as the last commit shows it, animations included, or the model
  /// values after a layout. False when there was no commit yet, and then nothing is drawn.
  func draw(_ view: UIView, in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard view.canBeCopied(afterScreenUpdates: afterScreenUpdates) else { return false }
    let still = view.layer.still(asPresented: !afterScreenUpdates, in: world)
    let size = still.bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    still.transform = CATransform3DMakeScale(rect.width / size.width, rect.height / size.height, 1)
    still.anchorPoint = .zero
    still.position = rect.origin
    add(still)
    return true
  }

  func fill(_ path: CGPath) { shape(path) { $0[.fillColor] = .color(fillColor) } }

  func stroke(_ path: CGPath) {
    shape(path) {
      $0[.fillColor] = .none
      $0[.strokeColor] = .color(strokeColor)
      $0[.lineWidth] = .number(lineWidth)
    }
  }

  /// Stretched to `rect`.
  func draw(_ image: UIImage, in rect: CGRect) {
    world.recording.keep(image.content, for: image.reference)
    let layer = CALayer(in: world)
    layer.frame = rect
    layer[.contents] = .image(image.reference)
    add(layer)
  }

  private func shape(_ path: CGPath, _ paint: (CAShapeLayer) -> Void) {
    let layer = CAShapeLayer(in: world)
    layer[.path] = .path(path)
    paint(layer)
    add(layer)
  }

  private func add(_ layer: CALayer) {
    let plane = CALayer(in: world)
    plane.transform = CATransform3DMakeAffineTransform(transform)
    plane.addSublayer(layer)
    root.addSublayer(plane)
    count()
  }

  // MARK: The image

  /// An image of everything drawn up to now.
  ///
  /// - Parameter tint: A colour for all of it; nil leaves it its own.
  /// - Throws: `ScriptFailure` when it has too many pixels or takes too much memory.
  func image(in session: ScriptSession, tint: CGColor? = nil) throws(ScriptFailure) -> UIImage {
    world.transaction.flush()
    count()
    var options = PictureOptions()
    options.ground = isOpaque ? .black : nil
    let app = session.app
    let picture = Picture(of: world.frame, size: size, options: options)
    if let limit = picture.omission { throw .cannotExport("image", .pastLimit(limit, most: limit.most)) }
    let bytes: [UInt8]
    do {
      let room = PixelRoom(bytes: app.world.memory.room)
      let bitmap = try picture.bitmap(scale: scale, room: room)
      if let tint { bitmap.tint(tint) }
      bytes = PNGFile.encode(bitmap, .fast)
    } catch {
      throw .cannotExport("image", .tooLarge(error))
    }
    guard app.world.memory.take(bytes.count), let image = UIImage(data: bytes, scale: scale, in: app) else {
      throw .outOfMemory
    }
    return image
  }
}

/// The contexts that the old functions began, innermost last.
final class DrawingContexts: SessionObject {
  var open: [DrawingContext] = []

  init(in session: ScriptSession) {}
}
