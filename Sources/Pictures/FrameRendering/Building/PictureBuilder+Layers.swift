import MotionMath
import RecordingKit

/// The transform and the opacity that a layer inherits from its superlayers.
struct GraphicsState {
  /// Maps the coordinates after `matrix` to those of the group.
  var plane = CGAffineTransform.identity
  /// The transform in space before flattening; nil is the identity.
  var matrix: CATransform3D?
  /// The product of the opacities of superlayers that are not drawn as groups.
  var opacity = 1.0
}

/// Draws one layer in Core Animation's order (documented): shadow, background, contents, sublayers, border.
extension PictureBuilder {
  mutating func addLayer(_ layer: LayerID, in state: GraphicsState) {
    if isFull || addRemembered(layer, in: state) { return }
    remembering(layer, in: state) { $0.addNew(layer, in: state) }
  }

  private mutating func addNew(_ layer: LayerID, in state: GraphicsState) {
    guard number(layer, .hidden) == 0 else { return }
    var opacity = min(number(layer, .opacity), 1) * state.opacity
    guard opacity > 0, descend() else { return }
    let outer = enter(layer)
    defer {
      owner = outer
      ascend()
    }
    let bounds = rect(layer, .bounds)
    let own = geometry.placement(of: layer, bounds, in: state.matrix)
    if kind(layer) == .transform {
      // The layer draws nothing itself, and its sublayers keep their depth.
      return addSublayers(
        of: layer, bounds, in: GraphicsState(plane: state.plane, matrix: own.matrix, opacity: opacity))
    }
    if geometry.isTurnedAway(layer, own) { return }
    let isProjected = !own.plane.isAffine
    let matrix = isProjected ? .identity : own.plane.affine.concatenating(state.plane)
    let mask = frame.mask(of: layer)
    let fades = number(layer, .allowsGroupOpacity) == 0
    let inherited = fades ? opacity : 1
    if fades { opacity = 1 }
    guard opacity < 1 || mask != nil || isProjected else { return addLook(of: layer, bounds, at: matrix, inherited) }

    let opened = open()
    addLook(of: layer, bounds, at: matrix, inherited)
    if mask == nil, !isProjected, fold(opacity, since: opened) { return close(opened, as: nil) }
    var group = Group()
    group.opacity = opacity
    if isProjected { group.projection = own.plane.concatenating(Projection(state.plane)) }
    if let mask {
      group.hasMask = true
      addMask { $0.addLayer(mask, in: GraphicsState(plane: matrix)) }
    }
    close(opened, as: group)
  }

  /// Adds a layer without its opacity and mask; blended with its old picture during a transition.
  private mutating func addLook(
    of layer: LayerID, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double
  ) {
    if let transition = frame.transition(of: layer), opacity == 1 {
      addTransition(transition.motion, transition.progress, of: layer, bounds, at: matrix)
    } else {
      addBody(of: layer, bounds, at: matrix, opacity)
    }
    if options.showsOutlines { addOutline(bounds, at: matrix) }
  }

  mutating func addBody(of layer: LayerID, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double = 1) {
    let isClipped = number(layer, .masksToBounds) != 0
    let shadow = isClipped ? nil : shadow(of: layer, opacity)
    let outline = Outline(
      bounds, radius: number(layer, .cornerRadius),
      corners: UIRectCorner(rawValue: Int(clamping: number(layer, .maskedCorners))),
      isContinuous: number(layer, .cornerRadius) > 0 && text(layer, .cornerCurve) == "continuous")
    guard let shadow else { return addInside(of: layer, outline, bounds, at: matrix, opacity, isClipped: isClipped) }

    let opened = open()
    let background = color(layer, .backgroundColor)
    if case .path(let path) = frame.value(layer, .shadowPath) {
      emitShadow(of: .path(path, isEvenOdd: false), shadow, at: matrix)
      addInside(of: layer, outline, bounds, at: matrix, opacity, isClipped: false)
      return close(opened, as: nil)
    }
    // Everything drawn casts the shadow. An opaque background that contains the rest casts it alone.
    let shadowIndex = reserve()
    addInside(of: layer, outline, bounds, at: matrix, opacity, isClipped: false)
    if let background, background.alpha * opacity >= 1,
      bounds.applying(matrix).insetBy(dx: -0.01, dy: -0.01).contains(extent)
    {
      fill(shadowIndex, .shadow(outline, shadow, matrix), bounds: shadow.reach(of: bounds).applying(matrix))
      return close(opened, as: nil)
    }
    var group = Group()
    group.shadow = shadow.applying(matrix)
    close(opened, as: group)
  }

  private mutating func addInside(
    of layer: LayerID, _ outline: Outline, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double,
    isClipped: Bool
  ) {
    let kind = kind(layer)
    if kind == .backdrop { addBackdrop(of: layer, outline, at: matrix) }
    if let background = color(layer, .backgroundColor) {
      emitFill(outline, .color(background.withAlphaComponent(background.alpha * opacity)), at: matrix)
    }
    let hasInside = !frame.sublayers(of: layer).isEmpty || kind != .plain || image(layer) != nil
    if hasInside {
      let opened = isClipped ? open() : nil
      addContents(of: layer, kind, outline, bounds, at: matrix, opacity)
      addSublayers(of: layer, bounds, in: GraphicsState(plane: matrix, matrix: nil, opacity: opacity))
      if let opened {
        var group = Group()
        group.clip = outline
        group.clipTransform = matrix
        // Drawings that stay within a plain rectangle need no clip.
        var isInside = false
        if case .rect = outline, matrix.b == 0, matrix.c == 0 { isInside = bounds.applying(matrix).contains(extent) }
        close(opened, as: isInside ? nil : group)
      }
    }
    addBorder(of: layer, outline, bounds, at: matrix, opacity)
  }

  mutating func addSublayers(of layer: LayerID, _ bounds: CGRect, in state: GraphicsState) {
    if !drawsSublayers { sublayersPlace = commands.count }
    let sublayers = drawsSublayers ? frame.sublayers(of: layer) : []
    if sublayers.isEmpty { return }
    let inside = stateInside(layer, bounds, in: state)
    if kind(layer) == .replicator { return addCopies(of: layer, sublayers, bounds, in: inside) }
    addInDrawingOrder(sublayers, in: inside)
  }

  mutating func addInDrawingOrder(_ sublayers: [LayerID], in state: GraphicsState) {
    for sublayer in inDrawingOrder(sublayers, in: state) { addLayer(sublayer, in: state) }
  }

  /// Sublayers back to front: by depth, then by order in the tree.
  func inDrawingOrder(_ sublayers: [LayerID], in state: GraphicsState) -> [LayerID] {
    geometry.drawingOrder(sublayers, in: state.matrix)
  }

  /// The state of a layer's sublayers, with its `sublayerTransform`.
  func stateInside(_ layer: LayerID, _ bounds: CGRect, in state: GraphicsState) -> GraphicsState {
    var inside = state
    inside.matrix = geometry.matrix(inside: layer, bounds, in: state.matrix)
    return inside
  }

  var geometry: FrameGeometry { FrameGeometry(frame) }
}

extension CGAffineTransform {
  /// The factor by which the transform scales lengths, on average.
  var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }
}

extension ShadowStyle {
  /// The style in the coordinates after `transform`.
  func applying(_ transform: CGAffineTransform) -> ShadowStyle {
    var result = self
    result.radius *= transform.meanScale
    result.offset = CGSize(
      width: offset.width * transform.a + offset.height * transform.c,
      height: offset.width * transform.b + offset.height * transform.d)
    return result
  }
}
