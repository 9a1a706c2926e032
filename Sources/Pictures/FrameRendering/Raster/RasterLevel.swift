import CCairo
import MotionMath

/// A drawing target: a surface, its transform, and its clip.
final class RasterLevel {
  let surface: RasterSurface
  /// Maps the group's coordinates to the picture's pixels.
  let transform: CGAffineTransform
  /// The box that restricts drawing, in the picture's pixels.
  let clip: PixelBox
  /// Whether the clip is just the box.
  let hasPlainClip: Bool
  /// Whether ending the level restores Cairo's state.
  private let hasSaved: Bool

  init(
    _ surface: RasterSurface, transform: CGAffineTransform, clip: PixelBox, hasPlainClip: Bool = true,
    hasSaved: Bool = false
  ) {
    self.surface = surface
    self.transform = transform
    self.clip = clip
    self.hasPlainClip = hasPlainClip
    self.hasSaved = hasSaved
  }

  /// A level on an empty surface of its own, for a box that was found small enough.
  convenience init(apartIn box: PixelBox, transform: CGAffineTransform) {
    let surface = RasterSurface(Bitmap(width: box.width, height: box.height), origin: (box.left, box.top))
    self.init(surface, transform: transform, clip: box)
  }

  func end() {
    if hasSaved { cairo_restore(surface.pen) }
  }

  // MARK: Levels inside

  /// A level on the same surface for a group that need not be drawn apart.
  func nested(in group: Group) -> RasterLevel {
    let inside = group.projection.affine.concatenating(transform)
    guard let outline = group.clip else {
      return RasterLevel(surface, transform: inside, clip: clip, hasPlainClip: hasPlainClip)
    }
    return level(clippedTo: outline, group.clipTransform, inside)
  }

  func clipped(to outline: Outline, _ matrix: CGAffineTransform) -> RasterLevel {
    level(clippedTo: outline, matrix, transform)
  }

  private func level(
    clippedTo outline: Outline, _ matrix: CGAffineTransform, _ inside: CGAffineTransform
  ) -> RasterLevel {
    let shape = matrix.concatenating(inside)
    cairo_save(surface.pen)
    let inPixels = outline.bounds.applying(shape)
    let box = PixelBox(around: inPixels).intersection(clip)
    // A rectangle that ends between two pixels covers them in part.
    let isWhole = { (value: Double) in (value - value.rounded()).magnitude < 1.0 / 512 }
    if case .rect = outline, shape.b == 0, shape.c == 0,
      [inPixels.minX, inPixels.minY, inPixels.maxX, inPixels.maxY].allSatisfy(isWhole)
    {
      let whole = PixelBox(
        left: Int(clamping: inPixels.minX.rounded()), top: Int(clamping: inPixels.minY.rounded()),
        right: Int(clamping: inPixels.maxX.rounded()),
        bottom: Int(clamping: inPixels.maxY.rounded())
      ).intersection(clip)
      surface.clip(to: whole)
      return RasterLevel(surface, transform: inside, clip: whole, hasPlainClip: hasPlainClip, hasSaved: true)
    }
    surface.setTransform(shape)
    surface.trace(outline)
    cairo_clip(surface.pen)
    return RasterLevel(surface, transform: inside, clip: box, hasPlainClip: false, hasSaved: true)
  }

  /// The transform to pixels and the box of a group that is drawn apart.
  ///
  /// Under perspective these are pixels of its own plane, as fine as it is ever seen.
  ///
  /// - Throws: `PictureTooLarge` where a shadow falls from far out of sight.
  func place(of group: Group, in room: PixelRoom) throws(PictureTooLarge) -> (CGAffineTransform, PixelBox) {
    if group.projection.isAffine {
      let inside = group.projection.affine.concatenating(transform)
      var box = PixelBox(around: group.content.applying(inside)).intersection(clip)
      if let shadow = group.shadow {
        // Drawings out of sight may still cast a shadow into view.
        let reach = shadow.applying(inside)
        let seen = CGRect(
          x: Double(clip.left), y: Double(clip.top), width: Double(clip.width), height: Double(clip.height))
        let back = seen.offsetBy(dx: -reach.offset.width, dy: -reach.offset.height)
          .insetBy(dx: -3 * reach.radius - 1, dy: -3 * reach.radius - 1).union(seen)
        box = PixelBox(around: group.content.applying(inside)).intersection(PixelBox(around: back))
        try room.check(.shadow, width: box.width, height: box.height)
      }
      return (inside, box)
    }
    let fineness = ProjectedImage.fineness(of: group.projection.concatenating(Projection(transform)), group.content)
    let inside = CGAffineTransform(scaleX: fineness, y: fineness)
    return (inside, PixelBox(around: group.content.applying(inside)))
  }

  /// Composites a group that was drawn on its own surface.
  /// - Throws: `PictureTooLarge`, for its shadow.
  func composite(_ content: RasterLevel, as group: Group, in room: PixelRoom) throws(PictureTooLarge) {
    content.surface.finishDrawing()
    let pen = surface.pen
    if let shadow = group.shadow {
      surface.setColor(shadow.color)
      let style = shadow.applying(content.transform)
      let mask = AlphaMask(opacityOf: content.surface)
      // Under perspective a shadow is projected with its group; a flat one is drawn directly.
      if group.projection.isAffine {
        try paint(
          mask.blurred(style.radius, in: room), dx: style.offset.width, dy: style.offset.height, shadow.color,
          group.opacity)
      }
    }
    var ink = content.surface
    if !group.projection.isAffine {
      guard
        let projected = ProjectedImage.draw(
          content.surface, transform: content.transform,
          projection: group.projection.concatenating(Projection(transform)), clip: clip)
      else { return }
      ink = projected
    }
    cairo_save(pen)
    surface.setInk(ink)
    if group.isAdded { cairo_set_operator(pen, CAIRO_OPERATOR_ADD) }
    cairo_paint_with_alpha(pen, min(max(group.opacity, 0), 1))
    cairo_restore(pen)
  }
}
