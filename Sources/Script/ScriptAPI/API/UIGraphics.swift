import LayerKit
import Limits
import MotionMath
import ScriptRuntime
import TimeControl
import ViewKit

extension Catalog {
  /// Images that a script draws.
  static let graphicsClasses = [uiGraphicsImageRenderer, cgContext, cgImage]

  static let uiGraphicsImageRenderer = ClassDeclaration(
    ImageRenderer.self, "UIGraphicsImageRenderer", "Makes images that a function draws.", partOfWorld: .always
  ) { c in
    c.made([Parameter("size", nil, .structure(.CGSize), "The size of the images, in points.")]) { call in
      try renderer(CGRect(origin: .zero, size: try call[0].size()), call)
    }
    c.made([
      Parameter("bounds", nil, .structure(.CGRect), "The part of the coordinates that the images show, in points.")
    ]) { call in try renderer(try call[0].rect(), call) }
    c.method(
      "image", [Parameter("actions", nil, .function(["context": .object("CGContext")]), "Draws; called at once.")],
      returns: .object("UIImage"),
      changesWorld: true, "An image of what a function draws."
    ) { renderer, call in
      let context = DrawingContext(
        size: renderer.bounds.size, scale: renderer.scale, isOpaque: false, countedBy: call.session.world.memory)
      context.concatenate(
        CGAffineTransform(translationX: -renderer.bounds.minX, y: -renderer.bounds.minY))
      let contexts = call.session.only(DrawingContexts.self)
      contexts.open.append(context)
      defer { contexts.open.removeAll { $0 === context } }
      try call.function(0).runBlock(as: "the drawing", [.object(context)])
      return .object(try context.image(in: call.session))
    }
    c.example(
      """
      local image = UIGraphicsImageRenderer(CGSize(20, 10)):image(function(context)
        context:setFillColor(UIColor.red)
        context:fill(CGRect(0, 0, 10, 10))
      end)
      print(image.size)   --> CGSize(20, 10)
      """)
  }

  private static func renderer(_ bounds: CGRect, _ call: Call) throws(ScriptFailure) -> ImageRenderer {
    let scale = call.session.app.screen.scale
    try checkSize(bounds.size, scale, call)
    return ImageRenderer(bounds, scale: scale)
  }

  /// - Throws: `ScriptFailure.outOfRange` for a size without area, of which no image is made, and for too many pixels.
  private static func checkSize(_ size: CGSize, _ scale: Double, _ call: Call) throws(ScriptFailure) {
    for length in [size.width, size.height] where !(length > 0) {
      throw .outOfRange(call.place(of: 0), accepted: "a width and a height above 0", given: length)
    }
    let (side, all) = (Limit.pictureSide.most, Limit.picturePixels.most)
    for pixels in [size.width * scale, size.height * scale] where !(pixels <= Double(side)) {
      throw .outOfRange(call.place(of: 0), accepted: "at most \(side) pixels a side", given: pixels)
    }
    let pixels = size.width * scale * size.height * scale
    guard pixels <= Double(all) else {
      throw .outOfRange(call.place(of: 0), accepted: "at most \(all) pixels", given: pixels)
    }
  }

  static let cgContext = ClassDeclaration(DrawingContext.self, "CGContext", "What an image is drawn in.") { c in
    c.object("cgContext", "CGContext", "The context itself, where Swift has a wrapper.", { $0 })
    c.value(
      "ctm", .structure(.CGAffineTransform), "The transform of what is drawn next.", { .affine($1.transform) })
    let (x, y) = (
      Parameter("x", nil, .number(.plain), "The number along x."),
      Parameter("y", nil, .number(.plain), "The number along y.")
    )
    func transform(
      _ name: String, _ summary: String, _ parameters: [Parameter], _ make: @escaping (Call) throws -> CGAffineTransform
    ) {
      c.method(name, parameters, summary) { context, call in
        let product = try make(call).concatenating(context.transform)
        guard [product.a, product.b, product.c, product.d, product.tx, product.ty].allSatisfy(\.isFinite) else {
          throw ScriptFailure.outOfRange(
            call.place(of: 0), accepted: "a number that leaves numbers finite", given: .infinity)
        }
        context.concatenate(try make(call))
        return .none
      }
    }
    transform("translateBy", "Moves what is drawn next.", [x, y]) {
      CGAffineTransform(translationX: try $0.number(0), y: try $0.number(1))
    }
    transform("scaleBy", "Scales what is drawn next.", [x, y]) {
      CGAffineTransform(scaleX: try $0.number(0), y: try $0.number(1))
    }
    transform(
      "rotate", "Rotates what is drawn next.",
      [Parameter("by", "angle", .number(.radians), "The angle of the rotation.")]
    ) { CGAffineTransform(rotationAngle: try $0.number(0)) }
    transform(
      "concatenate", "Transforms what is drawn next.",
      [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform.")]
    ) { try $0[0].affine() }
    c.method("saveGState", "Saves transform, colours and line width.") { context, _ in
      context.saveGState()
      return .none
    }
    c.method("restoreGState", "Takes back what was saved last; nothing when nothing is.") { context, _ in
      _ = context.restoreGState()
      return .none
    }
    declareDrawing(&c)
    c.example(
      """
      UIGraphicsBeginImageContextWithOptions(CGSize(40, 40), false, 1)
      window.layer:render(UIGraphicsGetCurrentContext())
      print(UIGraphicsGetImageFromCurrentImageContext().size)   --> CGSize(40, 40)
      UIGraphicsEndImageContext()
      """)
  }

  private static func declareDrawing(_ c: inout ClassBuilder<DrawingContext>) {
    func color(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<DrawingContext, CGColor>) {
      c.method(name, [Parameter(nil, "color", .structure(.UIColor), "The colour.")], summary) { context, call in
        context[keyPath: path] = try call[0].color()
        return .none
      }
    }
    color("setFillColor", "The colour of what is filled next.", \.fillColor)
    color("setStrokeColor", "The colour of what is stroked next.", \.strokeColor)
    c.method(
      "setLineWidth", [Parameter(nil, "width", .number(Quantity("points", .zeroOrMore)), "The width of lines.")],
      "The width of what is stroked next."
    ) { context, call in
      context.lineWidth = try call.number(0)
      return .none
    }
    let rect = Parameter(nil, "rect", .structure(.CGRect), "The rectangle.")
    let around = Parameter("in", "rect", .structure(.CGRect), "The rectangle around the ellipse.")
    func draw(
      _ name: String, _ parameter: Parameter, _ summary: String, _ body: @escaping (DrawingContext, CGRect) -> Void
    ) {
      c.method(name, [parameter], summary) { context, call in
        body(context, try call[0].rect())
        return .none
      }
    }
    draw("fill", rect, "Fills a rectangle.") { $0.fill(CGPath(rect: $1)) }
    draw("stroke", rect, "Draws the outline of a rectangle.") { $0.stroke(CGPath(rect: $1)) }
    draw("fillEllipse", around, "Fills an ellipse.") { $0.fill(CGPath(ellipseIn: $1)) }
    draw("strokeEllipse", around, "Draws the outline of an ellipse.") { $0.stroke(CGPath(ellipseIn: $1)) }
  }

  static let cgImage = ClassDeclaration(PixelImage.self, "CGImage", "The pixels of an image.") { c in
    c.value("width", .integer(.zeroOrMore), "The width, in pixels.", { .integer($1.width) })
    c.value("height", .integer(.zeroOrMore), "The height, in pixels.", { .integer($1.height) })
    c.method(
      "cropping", [Parameter("to", "rect", .structure(.CGRect), "The part, in pixels.")],
      returns: .optional(.object("CGImage")), changesWorld: true,
      "The pixels inside a rectangle, grown to whole pixels; nil when there are none."
    ) { image, call in
      let whole = CGRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
      let part = try call[0].rect().integral.intersection(whole)
      guard !part.isNull, part.width > 0, part.height > 0 else { return .none }
      let context = DrawingContext(
        size: part.size, scale: 1, isOpaque: false, countedBy: call.session.world.memory)
      context.draw(image.image, in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: whole.size))
      return .object(PixelImage(try context.image(in: call.session)))
    }
    c.example(
      """
      local image = UIImage{color = UIColor.red, size = CGSize(30, 20)}
      local half = image.cgImage:cropping(CGRect(0, 0, 45, 60))
      print(half.width, half.height, UIImage(half, image.scale, "up").size)   --> 45	60	CGSize(15, 20)
      """)
  }

  /// An image's initialisers and its drawing.
  static func declareDrawing(_ c: inout ClassBuilder<UIImage>) {
    let image = Parameter("cgImage", nil, .object("CGImage"), "The pixels; each is a point.")
    c.made([image]) { try $0.object(0, PixelImage.self).image(scale: 1, in: $0.session.app) }
    c.made([
      image, Parameter("scale", nil, .number(Quantity("", .moreThanZero)), "Pixels per point."),
      Parameter("orientation", nil, .word(UIImageOrientation.entry), "Only up is here."),
    ]) { call in
      let (pixels, scale) = (try call.object(0, PixelImage.self), try call.number(1))
      guard (Double(pixels.width) / scale).isFinite, (Double(pixels.height) / scale).isFinite else {
        throw ScriptFailure.outOfRange(call.place(of: 1), accepted: "a scale that gives a finite size", given: scale)
      }
      return pixels.image(scale: scale, in: call.session.app)
    }
    c.object("cgImage", "CGImage", "The pixels.", { PixelImage($0) })
    func draw(_ rect: CGRect, _ image: UIImage, _ call: Call) {
      call.session.existing(DrawingContexts.self)?.open.last?.draw(image, in: rect)
    }
    c.method(
      "draw", "Draws the image in the current context; nothing without one.",
      [
        c.overload([Parameter("in", "rect", .structure(.CGRect), "The rectangle to fill.")]) { image, call in
          draw(try call[0].rect(), image, call)
          return .none
        },
        c.overload([Parameter("at", "point", .structure(.CGPoint), "The place of the top left corner.")]) {
          image, call in
          draw(CGRect(origin: try call[0].point(), size: image.size), image, call)
          return .none
        },
      ])
  }

  /// Drawing layers and views.
  static func declareRendering(_ c: inout ClassBuilder<CALayer>) {
    c.method(
      "render", [Parameter("in", "context", .object("CGContext"), "What to draw in.")],
      "Draws the layer and its sublayers, with their model values, in the layer's own coordinates."
    ) { layer, call in
      try call.object(0, DrawingContext.self).render(layer)
      return .none
    }
  }

  /// Drawing a view as it is on the screen.
  static func declareRendering(_ c: inout ClassBuilder<UIView>) {
    c.method(
      "drawHierarchy",
      [
        Parameter("in", "rect", .structure(.CGRect), "The rectangle to fill."),
        Parameter("afterScreenUpdates", nil, .bool, "Whether to draw what the next commit shows, not the last one."),
      ], returns: .bool,
      "Draws the view and its subviews in the current context; false when none is, or nothing was shown yet."
    ) { view, call in
      let (rect, isAfter) = (try call[0].rect(), try call.bool(1))
      guard let context = call.session.existing(DrawingContexts.self)?.open.last else { return .bool(false) }
      return .bool(context.draw(view, in: rect, afterScreenUpdates: isAfter))
    }
  }

  /// The functions that came before `UIGraphicsImageRenderer`.
  static var graphicsFunctions: [FunctionEntry] {
    let size = Parameter(nil, "size", .structure(.CGSize), "The size of the image, in points.")
    func begin(_ call: Call, isOpaque: Bool, scale: Double) throws(ScriptFailure) -> ScriptValue {
      let size = try call[0].size()
      // Documented: 0 is the screen's.
      let scale = scale == 0 ? call.session.app.screen.scale : scale
      try checkSize(size, scale, call)
      call.session.only(DrawingContexts.self).open.append(
        DrawingContext(size: size, scale: scale, isOpaque: isOpaque, countedBy: call.session.world.memory))
      return .none
    }
    func current(_ call: Call) -> DrawingContext? { call.session.existing(DrawingContexts.self)?.open.last }
    return [
      FunctionEntry(
        "UIGraphicsBeginImageContext", "Begins an image of one pixel a point.",
        [Overload([size]) { try begin($0, isOpaque: false, scale: 1) }]),
      FunctionEntry(
        "UIGraphicsBeginImageContextWithOptions", "Begins an image, drawn until UIGraphicsEndImageContext().",
        [
          Overload([
            size, Parameter(nil, "opaque", .bool, "Whether the ground is black, not transparent."),
            Parameter(nil, "scale", .number(Quantity("", .zeroOrMore)), "Pixels per point; 0 is the screen's."),
          ]) { try begin($0, isOpaque: try $0.bool(1), scale: try $0.number(2)) }
        ]),
      FunctionEntry(
        "UIGraphicsGetCurrentContext", "The context of the image begun last; nil when none is.",
        [Overload([], returns: .optional(.object("CGContext"))) { .object(current($0)) }]),
      FunctionEntry(
        "UIGraphicsGetImageFromCurrentImageContext", "What was drawn up to now; nil when no image is begun.",
        [
          Overload([], returns: .optional(.object("UIImage"))) { .object(try current($0)?.image(in: $0.session)) }
        ]),
      FunctionEntry(
        "UIGraphicsEndImageContext", "Ends the image begun last.",
        [
          Overload([]) {
            _ = $0.session.existing(DrawingContexts.self)?.open.popLast()
            return .none
          }
        ]),
    ]
  }
}

/// The side of the pixels that is up; others are not here.
private enum UIImageOrientation {
  static let entry = EnumEntry(name: "UIImage.Orientation", words: ["up"])
}

/// The size and scale of the images a script draws.
final class ImageRenderer: NSObject {
  let bounds: CGRect
  let scale: Double

  init(_ bounds: CGRect, scale: Double) { (self.bounds, self.scale) = (bounds, scale) }

  override var className: String { "UIGraphicsImageRenderer" }
}

/// An image by its pixels: `CGImage`.
final class PixelImage: NSObject {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
  override var className: String { "CGImage" }

  var width: Int { Int(clamping: (image.size.width * image.scale).rounded()) }
  var height: Int { Int(clamping: (image.size.height * image.scale).rounded()) }

  /// The same pixels at another scale.
  func image(scale: Double, in app: UIApplication) -> UIImage {
    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    return UIImage(content: image.content, size: size, scale: scale, in: app)
  }
}
