import Limits
public import MotionMath
package import RecordingKit

/// Walks the layers of a frame, and collects the drawing commands of each.
package struct PictureBuilder {
  /// Replaced temporarily while layers are drawn at another time.
  var frame: Frame
  var options: PictureOptions
  private(set) var commands: [DrawingCommand] = []
  /// The layer of each command, where that is asked for; drawings of a mask belong to the layer that is masked.
  private(set) var owners: [LayerID] = []
  private let notesOwners: Bool
  /// The layer that is being drawn.
  var owner = LayerID(index: -1)
  /// How many masks are being drawn, each in the one before.
  private var maskDepth = 0
  /// The bounds of everything drawn since the last `open`, in the coordinates of its group.
  private(set) var extent = CGRect.null
  /// The colour by which a replicator multiplies the colours of a copy.
  var tint: CGColor?
  /// Whether layers are drawn with what is inside them.
  var drawsSublayers = true
  /// The number of commands below the sublayers that are not drawn; nil when there was no place for any.
  var sublayersPlace: Int?

  private let isStopping: () -> Bool
  /// The drawings of layers that stood still in the last picture, and the frame to draw; nil where nothing is kept.
  private let memory: (PictureMemory, of: Frame)?

  package init(
    _ frame: Frame, _ options: PictureOptions = PictureOptions(), notesOwners: Bool = false,
    memory: PictureMemory? = nil, isStopping: @escaping () -> Bool
  ) {
    self.frame = frame
    self.notesOwners = notesOwners
    self.options = options
    self.isStopping = isStopping
    memory?.begin(frame, options)
    self.memory = memory.map { ($0, frame) }
  }

  /// The memory for a layer that is drawn as itself: neither as a copy or at another time, nor as a mask.
  private var memoryInUse: PictureMemory? {
    guard let memory, memory.of === frame, tint == nil, maskDepth == 0, drawsSublayers, !notesOwners else { return nil }
    return memory.0
  }

  /// Draws a layer as in the last picture, where it stood still since; false where that is not known.
  mutating func addRemembered(_ layer: LayerID, in state: GraphicsState) -> Bool {
    guard let leaf = memoryInUse?.leaf(layer, in: state) else { return false }
    commands.append(contentsOf: leaf.commands)
    extent = extent.union(leaf.extent)
    return true
  }

  /// Keeps what `body` draws of a layer, where time alone cannot change it.
  mutating func remembering(_ layer: LayerID, in state: GraphicsState, _ body: (inout PictureBuilder) -> Void) {
    guard let memory = memoryInUse, state.matrix == nil, kind(layer) == .plain,
      frame.animatedProperties(of: layer).isEmpty, frame.sublayers(of: layer).isEmpty, frame.mask(of: layer) == nil,
      frame.transition(of: layer) == nil
    else { return body(&self) }
    let (first, outer) = (commands.count, extent)
    extent = .null
    body(&self)
    memory.keep(
      PictureMemory.Leaf(
        plane: state.plane, opacity: state.opacity, commands: Array(commands[first...]), extent: extent),
      of: layer)
    extent = outer.union(extent)
  }

  /// The depth of the layer being added, and whether some layer was too deep.
  private var level = 0
  private(set) var isTooDeep = false

  /// Descends one level; false where that is too deep.
  mutating func descend() -> Bool {
    guard level < Limit.pictureDepth.most else {
      isTooDeep = true
      return false
    }
    level += 1
    return true
  }

  mutating func ascend() { level -= 1 }

  /// Makes a layer the one that is being drawn, unless it is drawn as a mask; returns the former one.
  mutating func enter(_ layer: LayerID) -> LayerID {
    let former = owner
    if maskDepth == 0 { owner = layer }
    return former
  }

  /// Whether the limit of drawings is reached, or somebody has asked to stop; further drawings are left out.
  var isFull: Bool { commands.count >= options.mostDrawings || isStopping() }

  private mutating func append(_ command: DrawingCommand) {
    commands.append(command)
    if notesOwners { owners.append(owner) }
  }

  mutating func emit(_ drawing: Drawing, bounds: CGRect) {
    append(DrawingCommand(drawing, bounds: bounds))
    extent = extent.union(bounds)
  }

  /// Reserves an index for a drawing that is computed later.
  mutating func reserve() -> Int {
    emit(.nothing, bounds: .null)
    return commands.count - 1
  }

  mutating func emitFill(_ outline: Outline, _ paint: Paint, at matrix: CGAffineTransform) {
    if case .color(let color) = paint, !(color.alpha > 0) { return }
    let bounds = outline.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    emit(.fill(outline, paint, matrix), bounds: bounds.applying(matrix))
  }

  mutating func emitShadow(of outline: Outline, _ style: ShadowStyle, at matrix: CGAffineTransform) {
    emit(.shadow(outline, style, matrix), bounds: style.reach(of: outline.bounds).applying(matrix))
  }

  /// Sets the drawing at a reserved index.
  mutating func fill(_ index: Int, _ drawing: Drawing, bounds: CGRect) {
    commands[index] = DrawingCommand(drawing, bounds: bounds)
    extent = extent.union(bounds)
  }

  // MARK: A layer's values on screen

  func number(_ layer: LayerID, _ property: LayerProperty) -> Double { frame.component(layer, property, 0) }

  func rect(_ layer: LayerID, _ property: LayerProperty) -> CGRect {
    CGRect(
      x: frame.component(layer, property, 0), y: frame.component(layer, property, 1),
      width: frame.component(layer, property, 2), height: frame.component(layer, property, 3))
  }

  func matrix(_ layer: LayerID, _ property: LayerProperty) -> CATransform3D {
    if frame.isIdentity(layer, property) { return .identity }
    if case .transform(let matrix) = frame.value(layer, property) { return matrix }
    return .identity
  }

  /// Nil for no colour and for a transparent one.
  func color(_ layer: LayerID, _ property: LayerProperty) -> CGColor? {
    let alpha = frame.component(layer, property, 3)
    // A nil colour is a NaN component.
    guard alpha > 0, case .color(let color) = frame.value(layer, property) else { return nil }
    return tinted(color)
  }

  func tinted(_ color: CGColor) -> CGColor {
    guard let tint else { return color }
    return CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * tint.alpha)
  }

  func text(_ layer: LayerID, _ property: LayerProperty) -> String? {
    if case .text(let text) = frame.value(layer, property) { text } else { nil }
  }

  func image(_ layer: LayerID) -> ImageReference? {
    if case .image(let image) = frame.value(layer, .contents) { image } else { nil }
  }

  func kind(_ layer: LayerID) -> LayerKind { frame.kind(of: layer) ?? .plain }

  // MARK: Groups

  /// A group that may turn out to be unnecessary.
  struct OpenGroup {
    let index: Int
    let outerExtent: CGRect
  }

  mutating func open() -> OpenGroup {
    let opened = OpenGroup(index: commands.count, outerExtent: extent)
    append(DrawingCommand(.nothing, bounds: .null))
    extent = .null
    return opened
  }

  /// Makes a group of everything since `opened`; nil makes none.
  mutating func close(_ opened: OpenGroup, as group: Group?) {
    guard var group, !extent.isNull else {
      extent = opened.outerExtent.union(extent)
      return
    }
    var touched = extent
    if let clip = group.clip {
      let box = clip.bounds.applying(group.clipTransform)
      touched = touched.overlaps(box) ? touched.intersection(box) : .null
    }
    group.content = touched
    if let shadow = group.shadow { touched = touched.union(shadow.reach(of: touched)) }
    touched = group.projection.box(of: touched)
    commands[opened.index] = DrawingCommand(.push(group), bounds: touched)
    append(DrawingCommand(.pop, bounds: .null))
    extent = opened.outerExtent.union(touched)
  }

  /// Draws a group's mask, whose extent is not the group's.
  mutating func addMask(_ body: (inout PictureBuilder) -> Void) {
    let outer = extent
    append(DrawingCommand(.mask, bounds: .null))
    maskDepth += 1
    body(&self)
    maskDepth -= 1
    extent = outer
  }

  /// Replaces a group of one drawing, or of an opaque shape and its shadow, by translucent drawings.
  /// - Returns: False for any other group, and for a drawing that cannot be made translucent.
  mutating func fold(_ opacity: Double, since opened: OpenGroup) -> Bool {
    let drawn = commands.indices[(opened.index + 1)...].filter { commands[$0].drawing != .nothing }
    if drawn.count == 2, case .shadow(let outline, var style, let transform) = commands[drawn[0]].drawing,
      case .fill(outline, .color(let color), transform) = commands[drawn[1]].drawing, color.alpha == 1
    {
      // The shadow does not show through the shape that casts it.
      style.isKnockedOut = true
      style.color.alpha *= opacity
      commands[drawn[0]].drawing = .shadow(outline, style, transform)
      commands[drawn[1]].drawing = .fill(outline, .color(color.withAlphaComponent(opacity)), transform)
      return true
    }
    guard drawn.count == 1, let faded = commands[drawn[0]].drawing.faded(by: opacity) else { return false }
    commands[drawn[0]].drawing = faded
    return true
  }

  // MARK: The whole

  /// Adds all windows of the frame.
  mutating func addRoots() {
    for root in frame.roots { addLayer(root, in: GraphicsState()) }
  }
}

extension Picture {
  /// A picture of `frame`, of `size` points.
  ///
  /// - Parameters:
  ///   - memory: What is kept from picture to picture; nil for a picture on its own.
  ///   - isStopping: Asked at each layer whether to leave out the rest; the picture is then useless.
  package init(
    of frame: Frame, size: CGSize, options: PictureOptions = PictureOptions(), memory: PictureMemory? = nil,
    isStopping: @escaping () -> Bool = { false }
  ) {
    var builder = PictureBuilder(frame, options, memory: memory, isStopping: isStopping)
    builder.addRoots()
    self.init(builder, size: size)
  }

  fileprivate init(_ builder: PictureBuilder, size: CGSize) {
    self.init(size: size, ground: builder.options.ground, commands: builder.commands)
    omission = builder.isFull ? .pictureDrawings : builder.isTooDeep ? .pictureDepth : nil
  }
}

/// A picture whose drawings know their layers.
package struct OwnedPicture {
  package let picture: Picture
  /// Of each command.
  package let owners: [LayerID]

  /// As `Picture.init(of:size:options:isStopping:)`.
  package init(
    of frame: Frame, size: CGSize, options: PictureOptions = PictureOptions(),
    isStopping: @escaping () -> Bool = { false }
  ) {
    var builder = PictureBuilder(frame, options, notesOwners: true, isStopping: isStopping)
    builder.addRoots()
    picture = Picture(builder, size: size)
    owners = builder.owners
  }
}

/// How a picture is built.
public struct PictureOptions: Sendable, Hashable {
  /// The colour behind all windows. White by default (chosen here; a device shows black). Nil is transparent.
  public var ground: CGColor? = .white
  /// Further drawings are left out: nested replicators would make millions.
  public var mostDrawings = Limit.pictureDrawings.most
  /// Draws a hairline around every layer.
  public var showsOutlines = false
  /// The typeface of letters.
  public var typeface = Typeface.embedded

  public init() {}
}

extension Drawing {
  /// The drawing, more transparent; nil when one drawing cannot express that.
  fileprivate func faded(by opacity: Double) -> Drawing? {
    func faded(_ color: CGColor) -> CGColor { color.withAlphaComponent(color.alpha * opacity) }
    switch self {
    case .fill(let outline, .color(let color), let transform):
      return .fill(outline, .color(faded(color)), transform)
    case .fill(let outline, .gradient(var gradient), let transform):
      for index in gradient.stops.indices { gradient.stops[index].color = faded(gradient.stops[index].color) }
      return .fill(outline, .gradient(gradient), transform)
    case .stroke(let path, let style, let color, let transform):
      return .stroke(path, style, faded(color), transform)
    case .image(var image, let transform):
      image.opacity *= opacity
      return .image(image, transform)
    case .nothing, .shadow, .blurBackdrop, .push, .mask, .pop: return nil
    }
  }
}

extension ShadowStyle {
  /// The bounds of the shadow of a drawing in `rect`: its visible part lies within three deviations.
  func reach(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
  }
}
