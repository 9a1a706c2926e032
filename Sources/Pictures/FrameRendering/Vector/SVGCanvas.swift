import MotionMath
import PlainText
import RecordingKit

/// Writes drawings as SVG elements. Perspective, blurred backdrops, conic gradients and cross-dissolves, which SVG does
/// not have, are rasterised and embedded as images.
final class SVGCanvas: Canvas {
  private(set) var body = ""
  private(set) var definitions = ""
  private var lastID = 0
  private let size: CGSize
  private var open: [OpenSVGGroup] = []
  /// Everything drawn so far, for effects that draw it again.
  private var drawn: [DrawingCommand] = []
  /// The ids of long shapes, by what they say.
  private var shapes: [String: String] = [:]
  /// The bytes from which a shape is long.
  private static let shortest = 200
  /// The prefix of ids, unique among the frames of a file.
  private let prefix: String
  private static let rasterScale = 2.0
  /// The first part that was left out, because it needs too many pixels.
  private(set) var failure: PictureTooLarge?

  private let isStopping: () -> Bool

  init(size: CGSize, prefix: String = "", isStopping: @escaping () -> Bool) {
    self.size = size
    self.prefix = prefix
    self.isStopping = isStopping
  }

  func draw(_ drawing: Drawing, bounds: CGRect) {
    drawn.append(DrawingCommand(drawing, bounds: bounds))
    if let group = open.last, group.isRastered { return addToRaster(drawing) }
    switch drawing {
    case .nothing: break
    case .fill(let outline, let paint, let matrix): fill(outline, paint, matrix, bounds)
    case .stroke(let path, let style, let color, let matrix): stroke(path, style, color, matrix)
    case .image(let image, let matrix): draw(image, matrix)
    case .shadow(let outline, let style, let matrix): shadow(of: outline, style, matrix)
    case .blurBackdrop: addBackdrop(drawing)
    case .push(let group): push(group, bounds)
    case .mask: beginMask()
    case .pop: pop()
    }
  }

  func newID() -> String {
    lastID += 1
    return "\(prefix)d\(lastID)"
  }

  func define(_ text: String) { definitions += text + "\n" }

  func write(_ text: String) { body += text + "\n" }

  // MARK: Shapes

  private func fill(_ outline: Outline, _ paint: Paint, _ matrix: CGAffineTransform, _ bounds: CGRect) {
    switch paint {
    case .color(let color):
      writeShape("\(SVGText.shape(outline, matrix)) \(SVGText.paint("fill", color))")
    case .gradient(let gradient):
      guard gradient.kind != .conic else {
        return addRaster([DrawingCommand(.fill(outline, paint, matrix), bounds: bounds)], bounds)
      }
      let id = newID()
      define(SVGText.gradient(gradient, id: id))
      write("<\(SVGText.shape(outline, matrix)) fill=\"url(#\(id))\"/>")
    }
  }

  private func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor, _ matrix: CGAffineTransform) {
    writeShape(
      "\(SVGText.shape(.path(path, isEvenOdd: false), matrix)) fill=\"none\" \(SVGText.paint("stroke", color))"
        + SVGText.stroke(style))
  }

  /// Writes a shape. One with much data that was drawn before, as words are in a film strip, refers to the first.
  private func writeShape(_ text: String) {
    guard text.utf8.count > Self.shortest else { return write("<\(text)/>") }
    if let id = shapes[text] { return write("<use href=\"#\(id)\"/>") }
    let id = newID()
    shapes[text] = id
    write("<\(text) id=\"\(id)\"/>")
  }

  private func draw(_ drawing: ImageDrawing, _ matrix: CGAffineTransform) {
    if case .plain(let color) = drawing.image {
      return fill(.rect(drawing.target), .color(drawing.shown(color)), matrix, drawing.target)
    }
    // Drawn at the size of its source, then scaled: the viewer smooths it.
    let source = drawing.source
    var part = drawing
    part.target = CGRect(x: 0, y: 0, width: source.width.rounded(.up), height: source.height.rounded(.up))
    part.opacity = 1
    let picture = Picture(
      size: part.target.size, ground: nil,
      commands: [DrawingCommand(.image(part, .identity), bounds: part.target)])
    guard let file = file(of: picture, scale: 1) else { return }
    write(SVGText.image(file, in: drawing.target, matrix, opacity: drawing.opacity))
  }

  private func shadow(of outline: Outline, _ style: ShadowStyle, _ matrix: CGAffineTransform) {
    let id = newID()
    // Blurred in the outer coordinates, as some viewers cannot rotate the result of a filter.
    let outside = style.applying(matrix)
    let box = outside.reach(of: outline.bounds.applying(matrix))
    define(
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(SVGText.rect(box)) color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(NumberText.bounded(outside.radius))\"/></filter>")
    let moved = matrix.concatenating(
      CGAffineTransform(translationX: outside.offset.width, y: outside.offset.height))
    let shape = "<\(SVGText.shape(outline, moved)) \(SVGText.paint("fill", style.color))/>"
    guard style.isKnockedOut else { return write("<g filter=\"url(#\(id))\">\(shape)</g>") }
    let hole = newID()
    define(
      "<mask id=\"\(hole)\" maskUnits=\"userSpaceOnUse\" \(SVGText.rect(box))><rect \(SVGText.rect(box)) "
        + "fill=\"white\"/><\(SVGText.shape(outline, matrix)) fill=\"black\"/></mask>")
    write("<g mask=\"url(#\(hole))\"><g filter=\"url(#\(id))\">\(shape)</g></g>")
  }

  // MARK: Groups

  private func push(_ group: Group, _ bounds: CGRect) {
    var opened = OpenSVGGroup(group, bounds: bounds, outerBody: body, firstDrawn: drawn.count)
    body = ""
    if !group.projection.isAffine || group.isApart {
      opened.isRastered = true
      opened.commands = [DrawingCommand(.push(group), bounds: bounds)]
    }
    open.append(opened)
  }

  private func beginMask() {
    guard !open.isEmpty else { return }
    open[open.count - 1].content = body
    open[open.count - 1].firstDrawn = drawn.count
    body = ""
  }

  private func pop() {
    guard let opened = open.popLast() else { return }
    let group = opened.group
    var attributes = SVGText.transform(group.projection.affine)
    if group.opacity < 1 { attributes += " opacity=\"\(NumberText.bounded(group.opacity))\"" }
    var inside = opened.content ?? body
    if let clip = group.clip {
      let id = newID()
      define("<clipPath id=\"\(id)\"><\(SVGText.shape(clip, group.clipTransform, isClip: true))/></clipPath>")
      inside = "<g clip-path=\"url(#\(id))\">\n\(inside)</g>\n"
    }
    if opened.content != nil {
      let id = newID()
      let box = group.content.insetBy(dx: -1, dy: -1)
      define(
        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(SVGText.rect(box)) mask-type=\"alpha\" "
          + "style=\"mask-type:alpha\">\n\(body)</mask>")
      inside = "<g mask=\"url(#\(id))\">\n\(inside)</g>\n"
    }
    if let shadow = group.shadow { inside = shadowed(inside, shadow, group.content) }
    body = opened.outerBody + "<g\(attributes)>\n\(inside)</g>\n"
  }

  /// A group with a filter that draws its shadow under it.
  private func shadowed(_ inside: String, _ shadow: ShadowStyle, _ content: CGRect) -> String {
    let id = newID()
    let box = content.union(shadow.reach(of: content))
    // Browsers leave out a group that is outside the picture, together with the part of its shadow that is inside.
    let isOutside = !open.isEmpty || !CGRect(origin: .zero, size: size).contains(content)
    let extent = isOutside ? "<rect \(SVGText.rect(box)) fill=\"none\"/>\n" : ""
    define(
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(SVGText.rect(box)) color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(NumberText.bounded(shadow.radius))\"/>"
        + "<feOffset dx=\"\(NumberText.bounded(shadow.offset.width))\" dy=\"\(NumberText.bounded(shadow.offset.height))\" "
        + "result=\"s\"/>"
        + "<feFlood flood-color=\"\(SVGText.color(shadow.color))\" "
        + "flood-opacity=\"\(NumberText.bounded(shadow.color.alpha))\"/>"
        + "<feComposite in2=\"s\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
    return "\(extent)<g filter=\"url(#\(id))\">\n\(inside)</g>\n"
  }

  // MARK: What SVG cannot say

  private func addToRaster(_ drawing: Drawing) {
    open[open.count - 1].commands.append(drawn[drawn.count - 1])
    switch drawing {
    case .push: open[open.count - 1].depth += 1
    case .pop:
      open[open.count - 1].depth -= 1
      guard open[open.count - 1].depth == 0 else { return }
      let opened = open.removeLast()
      body = opened.outerBody
      addRaster(opened.commands, opened.bounds)
    default: break
    }
  }

  private func addRaster(_ commands: [DrawingCommand], _ bounds: CGRect) {
    let box = bounds.integral.intersection(visible)
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    var picture = Picture(size: box.size, ground: nil)
    var group = Group()
    group.projection = Projection(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    picture.commands =
      [DrawingCommand(.push(group), bounds: picture.bounds)] + commands + [DrawingCommand(.pop, bounds: .null)]
    guard let file = file(of: picture, scale: Self.rasterScale) else { return }
    write(SVGText.image(file, in: box, .identity, opacity: 1))
  }

  /// A part as pixels; nil when there are too many.
  private func file(of picture: Picture, scale: Double) -> [UInt8]? {
    do {
      let bitmap = try picture.bitmap(scale: scale, room: PixelRoom(isStopping: isStopping))
      return PNGFile.encode(bitmap, isStopping: isStopping)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The bounds of the picture are unknown within a group.
  private var visible: CGRect {
    open.isEmpty ? CGRect(origin: .zero, size: size) : CGRect(x: -2000, y: -2000, width: 8000, height: 8000)
  }

  /// Blurs the backdrop: draws everything so far again, blurred, and clips it to the outline.
  private func addBackdrop(_ drawing: Drawing) {
    guard case .blurBackdrop(let outline, let radius, _, let matrix) = drawing else { return }
    // Inside an isolated group the backdrop consists of that group's drawings alone.
    let apart = open.lastIndex { $0.group.isIsolated }
    let extent = apart.map { open[$0].group.content } ?? CGRect(origin: .zero, size: size)
    let behind = drawn[(apart.map { open[$0].firstDrawn } ?? 0)...]
    let inside = open[(apart.map { $0 + 1 } ?? 0)...]
    let toGround = inside.reversed().reduce(CGAffineTransform.identity) {
      $0.concatenating($1.group.projection.affine)
    }
    let shape = matrix.concatenating(toGround)
    let reach = Double(BoxBlur.reach(radius * shape.meanScale * Self.rasterScale)) / Self.rasterScale
    let box = outline.bounds.applying(shape).insetBy(dx: -reach, dy: -reach).intersection(extent).integral
    guard !box.isNull, box.width > 0, box.height > 0, shape.meanScale > 0 else { return }
    let ends = inside.map { _ in DrawingCommand(.pop, bounds: .null) }
    let picture = Picture(size: size, ground: nil, commands: behind + ends).part(box)
    let id = newID()
    define("<clipPath id=\"\(id)\"><\(SVGText.shape(outline, matrix, isClip: true))/></clipPath>")
    guard let file = file(of: picture, scale: Self.rasterScale) else { return }
    write("<g clip-path=\"url(#\(id))\">\(SVGText.image(file, in: box, toGround.inverted(), opacity: 1))</g>")
  }
}

/// A group whose elements are being gathered.
private struct OpenSVGGroup {
  let group: Group
  let bounds: CGRect
  /// The text written before the group.
  let outerBody: String
  /// The place among all drawings of the first one inside, or of its mask.
  var firstDrawn: Int
  /// The content of the group, once its mask has begun.
  var content: String?
  /// True while a group is rasterised instead of written; then its drawings, and the number of open groups.
  var isRastered = false
  var commands: [DrawingCommand] = []
  var depth = 1

  init(_ group: Group, bounds: CGRect, outerBody: String, firstDrawn: Int) {
    self.group = group
    self.bounds = bounds
    self.outerBody = outerBody
    self.firstDrawn = firstDrawn
  }
}
