public import MotionMath

/// Draws one picture after another into one bitmap, and redraws only where they differ.
public final class FrameRenderer {
  /// The last picture drawn; the next one overwrites it.
  public let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double
  /// The area that the last drawing changed.
  public private(set) var damage = PixelBox.empty
  private var last: Picture?
  private let shadows: ShadowMasks
  private let images = DecodedImages()
  private let room: PixelRoom
  /// The first drawing in any picture that was left out, because it needs too many pixels.
  public private(set) var failure: PictureTooLarge?

  /// - Parameters:
  ///   - size: The size of the pictures, in points.
  ///   - scale: Pixels per point, above 0.
  ///   - room: The limit of pixels for the bitmap and all further surfaces.
  /// - Throws: `PictureTooLarge`
  public init(size: CGSize, scale: Double, room: PixelRoom = PixelRoom()) throws(PictureTooLarge) {
    self.scale = scale
    self.room = room
    shadows = ShadowMasks(in: room)
    func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length * scale).rounded())) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    try room.take(.picture, PixelBox(left: 0, top: 0, right: width, bottom: height))
    bitmap = Bitmap(width: width, height: height)
  }

  deinit { room.give(bitmap.box) }

  /// Draws a picture; the bitmap is the same object each time. Incomplete where the room says that it is to stop.
  @discardableResult
  public func draw(_ picture: Picture) -> Bitmap {
    damage = bitmap.box
    var drawn = bitmap.box
    if let last, last.ground == picture.ground, last.size == picture.size {
      if last.commands == picture.commands {
        damage = .empty
        return bitmap
      }
      let change = PictureChange(from: last, to: picture, scale: scale)
      damage = change.damage.intersection(bitmap.box)
      drawn = change.drawn.intersection(bitmap.box)
    }
    last = picture
    if damage.isEmpty { return bitmap }
    let rim = PixelRim(of: bitmap, between: damage, and: drawn)
    let ground = picture.ground.map(Pixel.word) ?? 0
    for y in drawn.top..<drawn.bottom {
      (bitmap.row(y) + drawn.left).update(repeating: ground, count: drawn.width)
    }
    let canvas = CairoCanvas(bitmap, scale: scale, clip: drawn, shadows: shadows, images: images)
    picture.drawCommands(on: canvas, isStopping: room.isStopping)
    rim.restore(in: bitmap)
    failure = failure ?? canvas.failure
    return bitmap
  }
}

extension Picture {
  /// The picture's pixels.
  /// - Throws: `PictureTooLarge`, for the picture or a part of it.
  public func bitmap(scale: Double, room: PixelRoom = PixelRoom()) throws(PictureTooLarge) -> Bitmap {
    let renderer = try FrameRenderer(size: size, scale: scale, room: room)
    let bitmap = renderer.draw(self)
    if let failure = renderer.failure { throw failure }
    return bitmap
  }
}

/// The areas in which two pictures of the same size differ.
struct PictureChange {
  private(set) var damage = PixelBox.empty
  /// The damage, and every outline that reaches into it, whole: Cairo rounds the coverage of an outline differently
  /// where a clip cuts it.
  private(set) var drawn = PixelBox.empty
  private let scale: Double

  init(from old: Picture, to new: Picture, scale: Double) {
    self.scale = scale
    let (first, second) = (Self.wholeBounds(old.commands), Self.wholeBounds(new.commands))
    if old.commands.count == new.commands.count {
      for index in old.commands.indices where old.commands[index] != new.commands[index] {
        add(first[index])
        add(second[index])
      }
    } else {
      let common = zip(old.commands, new.commands).prefix { $0 == $1 }.count
      let pairs = zip(old.commands.dropFirst(common).reversed(), new.commands.dropFirst(common).reversed())
      let alike = pairs.prefix { $0 == $1 }.count
      for index in common..<(old.commands.count - alike) { add(first[index]) }
      for index in common..<(new.commands.count - alike) { add(second[index]) }
    }
    addBackdrops(of: old)
    addBackdrops(of: new)
    drawn = damage.grown(by: 1)
    for (command, bounds) in zip(new.commands, second) where command.drawing.hasOutline {
      let box = pixels(of: bounds)
      if !box.intersection(damage).isEmpty { drawn = drawn.union(box) }
    }
  }

  private mutating func add(_ bounds: CGRect) {
    damage = damage.union(pixels(of: bounds))
  }

  /// The pixels that `bounds` touches, and one more on each side; empty for null bounds.
  private func pixels(of bounds: CGRect) -> PixelBox {
    guard !bounds.isNull else { return .empty }
    let pixels = CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
    return PixelBox(around: pixels).grown(by: 1)
  }

  /// The bounds of each command in the picture's coordinates; for commands inside a group with a clip or projection of
  /// its own, the group's bounds.
  private static func wholeBounds(_ commands: [DrawingCommand]) -> [CGRect] {
    var result: [CGRect] = []
    result.reserveCapacity(commands.count)
    // The bounds of the open groups that stand for the drawings inside.
    var open: [CGRect?] = []
    for command in commands {
      let outer = open.last.flatMap { $0 }
      switch command.drawing {
      case .push(let group):
        let bounds = outer ?? command.bounds
        let speaks = group.projection != .identity || group.shadow != nil || group.hasMask
        open.append(outer ?? (speaks ? bounds : nil))
        result.append(bounds)
      case .pop:
        open.removeLast()
        result.append(.null)
      default: result.append(outer ?? command.bounds)
      }
    }
    return result
  }

  /// A blur reads its surroundings, so damage near it damages all of it.
  private mutating func addBackdrops(of picture: Picture) {
    for command in picture.commands {
      guard case .blurBackdrop(_, let radius, _, let matrix) = command.drawing, !damage.isEmpty else { continue }
      let reach = 3 * radius * matrix.meanScale
      let pixels = command.bounds.insetBy(dx: -reach, dy: -reach)
        .applying(CGAffineTransform(scaleX: scale, y: scale))
      if !PixelBox(around: pixels).intersection(damage).isEmpty { add(command.bounds.insetBy(dx: -reach, dy: -reach)) }
    }
  }
}

extension Drawing {
  /// True for an outline that is no upright rectangle: letters, a shape, a line.
  fileprivate var hasOutline: Bool {
    switch self {
    case .fill(.path, _, _), .stroke: true
    default: false
    }
  }
}
