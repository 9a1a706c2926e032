import CCairo
public import MotionMath

/// Draws on pixels with Cairo, and with the project's own code where Cairo is slow or lacks a feature (upright
/// rectangles, gradients, blurs, projections).
public final class CairoCanvas: Canvas {
  public let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double
  private var levels: [RasterLevel]
  private var groups: [OpenRasterGroup] = []
  private let shadows: ShadowMasks
  private let images: DecodedImages
  private var room: PixelRoom { shadows.room }
  /// The first drawing that was left out, because it needs too many pixels.
  public private(set) var failure: PictureTooLarge?

  /// - Parameters:
  ///   - clip: Restricts drawing; nil is the whole bitmap.
  ///   - shadows: Masks of earlier frames, for reuse, and the limit of pixels for them and for groups.
  ///   - images: Images of earlier frames, for reuse.
  public init(
    _ bitmap: Bitmap, scale: Double, clip: PixelBox? = nil, shadows: ShadowMasks = ShadowMasks(),
    images: DecodedImages = DecodedImages()
  ) {
    self.images = images
    self.bitmap = bitmap
    self.scale = scale
    self.shadows = shadows
    let surface = RasterSurface(bitmap, origin: (0, 0))
    let clip = (clip ?? bitmap.box).intersection(bitmap.box)
    surface.clip(to: clip)
    levels = [RasterLevel(surface, transform: CGAffineTransform(scaleX: scale, y: scale), clip: clip)]
  }

  var top: RasterLevel { levels[levels.count - 1] }

  /// Whether a drawing within `bounds` would be visible.
  private func isSeen(_ bounds: CGRect) -> Bool {
    !PixelBox(around: bounds.applying(top.transform)).intersection(top.clip).isEmpty
  }

  public func draw(_ drawing: Drawing, bounds: CGRect) {
    if let group = groups.last, group.isSkipping { return skip(drawing) }
    switch drawing {
    case .push(let group): push(group, bounds)
    case .mask: beginMask()
    case .pop: pop()
    case .nothing: break
    default: if isSeen(bounds) { attempt { () throws(PictureTooLarge) in try paint(drawing) } }
    }
  }

  /// Runs `draw`, and stores its first failure.
  @discardableResult
  private func attempt<Result>(_ draw: () throws(PictureTooLarge) -> Result) -> Result? {
    do {
      return try draw()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  private func paint(_ drawing: Drawing) throws(PictureTooLarge) {
    let level = top
    switch drawing {
    case .fill(let outline, let paint, let transform): level.fill(outline, paint, transform)
    case .stroke(let path, let style, let color, let transform): level.stroke(path, style, color, transform)
    case .image(let image, let transform): try level.draw(image, transform, images, in: room)
    case .shadow(let outline, let style, let transform): try level.shadow(of: outline, style, transform, shadows)
    case .blurBackdrop(let outline, let radius, let opacity, let transform):
      level.blurBackdrop(outline, radius: radius, opacity: opacity, transform, in: room)
    case .nothing, .push, .mask, .pop: break
    }
  }

  // MARK: Groups

  private func skip(_ drawing: Drawing) {
    switch drawing {
    case .push: groups[groups.count - 1].depth += 1
    case .pop:
      groups[groups.count - 1].depth -= 1
      if groups[groups.count - 1].depth == 0 { groups.removeLast() }
    default: break
    }
  }

  private func push(_ group: Group, _ bounds: CGRect) {
    guard isSeen(bounds) else {
      groups.append(OpenRasterGroup(group, isSkipping: true))
      return
    }
    let outer = top
    guard group.isIsolated else {
      levels.append(outer.nested(in: group))
      groups.append(OpenRasterGroup(group))
      return
    }
    let opened = attempt { () throws(PictureTooLarge) in
      let (transform, box) = try outer.place(of: group, in: room)
      try room.take(.group, box)
      return (transform, box)
    }
    guard let (transform, box) = opened, !box.isEmpty else {
      groups.append(OpenRasterGroup(group, isSkipping: true))
      return
    }
    let apart = RasterLevel(apartIn: box, transform: transform)
    if let clip = group.clip {
      levels.append(apart)
      levels.append(apart.clipped(to: clip, group.clipTransform))
    } else {
      levels.append(apart)
    }
    groups.append(OpenRasterGroup(group, levels: group.clip == nil ? 1 : 2, box: box))
  }

  private func beginMask() {
    guard let group = groups.last else { return }
    for _ in 1..<group.levels { levels.removeLast().end() }
    groups[groups.count - 1].levels = 1
    // If it has no room the picture has failed already, so drawing the mask over the group does no harm.
    guard attempt({ () throws(PictureTooLarge) in try room.take(.group, top.surface.box) }) != nil else { return }
    levels.append(RasterLevel(apartIn: top.surface.box, transform: top.transform))
    groups[groups.count - 1].hasMaskLevel = true
  }

  private func pop() {
    guard let open = groups.popLast() else { return }
    defer {
      room.give(open.box)
      if open.hasMaskLevel { room.give(open.box) }
    }
    let mask = open.hasMaskLevel ? levels.removeLast() : nil
    guard open.group.isIsolated else { return levels.removeLast().end() }
    for _ in 1..<open.levels { levels.removeLast().end() }
    let content = levels.removeLast()
    if let mask { content.surface.multiply(byOpacityOf: mask.surface) }
    attempt { () throws(PictureTooLarge) in try top.composite(content, as: open.group, in: room) }
  }
}

/// A group that is being drawn.
private struct OpenRasterGroup {
  let group: Group
  var levels = 1
  var hasMaskLevel = false
  /// Whether the group is invisible: its drawings are skipped until it is closed.
  let isSkipping: Bool
  /// The box it has taken from the limit of pixels.
  let box: PixelBox
  /// How many groups are open, from the skipped one on.
  var depth = 1

  init(_ group: Group, levels: Int = 1, isSkipping: Bool = false, box: PixelBox = .empty) {
    self.group = group
    self.box = box
    self.levels = levels
    self.isSkipping = isSkipping
  }
}
