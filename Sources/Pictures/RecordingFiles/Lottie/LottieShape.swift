import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// One drawing over frames as a group of a shape layer: its outline, its paint, its transform.
struct LottieShape {
  private let frames: Range<Int>
  /// The drawing at a frame, or half way to the next.
  private let drawing: (Int) -> Drawing

  init(_ frames: Range<Int>, _ drawing: @escaping (Int) -> Drawing) {
    self.frames = frames
    self.drawing = drawing
  }

  func text(_ tree: LottieTree) -> String? {
    let first = drawing(2 * frames.lowerBound)
    var items: [String] = []
    switch first {
    case .fill(let outline, let paint, _):
      items = outlineItems(outline, tree) + [fill(paint, outline.isEvenOdd, tree)]
    case .stroke(_, let style, _, _):
      items =
        tree.paths(frames) { half in self.path(half) }.map { "{\"ty\":\"sh\",\"ks\":\($0)}" } + [stroke(style, tree)]
    default: return nil
    }
    return "{\"ty\":\"gr\",\"it\":\(JSONText.array(items + [transform(tree)]))}"
  }

  private func path(_ half: Int) -> CGPath {
    switch drawing(half) {
    case .fill(let outline, _, _): outline.path
    case .stroke(let path, _, _, _): path
    default: CGPath()
    }
  }

  private func outlineItems(_ outline: Outline, _ tree: LottieTree) -> [String] {
    guard outline.isLottieRect else {
      return tree.paths(frames, path).map { "{\"ty\":\"sh\",\"ks\":\($0)}" }
    }
    func rounded(_ half: Int) -> (rect: CGRect, radius: Double) {
      switch drawing(half) {
      case .fill(.rect(let rect), _, _): (rect, 0)
      case .fill(.roundedRect(let rounded), _, _): (rounded.rect, rounded.radius)
      default: (.zero, 0)
      }
    }
    let position = tree.series(over: frames, 0.05) { [rounded($0).rect.midX, rounded($0).rect.midY] }
    let size = tree.series(over: frames, 0.05) { [rounded($0).rect.width, rounded($0).rect.height] }
    let radius = tree.series(over: frames, 0.05) { [rounded($0).radius] }
    return [
      "{\"ty\":\"rc\",\"p\":\(position.text { LottieText.list($0) }),\"s\":\(size.text { LottieText.list($0) }),"
        + "\"r\":\(radius.text(LottieText.single))}"
    ]
  }

  private func fill(_ paint: Paint, _ isEvenOdd: Bool, _ tree: LottieTree) -> String {
    let rule = isEvenOdd ? 2 : 1
    func color(_ half: Int) -> CGColor {
      switch drawing(half) {
      case .fill(_, .color(let color), _): color
      case .fill(_, .gradient(let gradient), _): gradient.stops[0].color
      case .stroke(_, _, let color, _): color
      default: .clear
      }
    }
    guard case .gradient(let gradient) = paint, gradient.kind != .conic else {
      return "{\"ty\":\"fl\",\"r\":\(rule),\(colors(color, tree))}"
    }
    func of(_ half: Int) -> Gradient {
      if case .fill(_, .gradient(let other), _) = drawing(half), other.stops.count == gradient.stops.count {
        return other
      }
      return gradient
    }
    let stops = tree.series(over: frames, 0.001) { half in
      let stops = of(half).stops
      return stops.flatMap { [$0.location, $0.color.red, $0.color.green, $0.color.blue] }
        + stops.flatMap { [$0.location, $0.color.alpha] }
    }
    func point(_ value: @escaping (Gradient) -> CGPoint) -> String {
      tree.series(over: frames, 0.05) { [value(of($0)).x, value(of($0)).y] }.text { LottieText.list($0) }
    }
    // Lottie's radial gradient is a circle: it ends on the ellipse's right.
    let end = gradient.kind == .radial ? point { CGPoint(x: $0.end.x, y: $0.start.y) } : point(\.end)
    return "{\"ty\":\"gf\",\"r\":\(rule),\"t\":\(gradient.kind == .radial ? 2 : 1),\"o\":{\"a\":0,\"k\":100},"
      + "\"s\":\(point(\.start)),\"e\":\(end),"
      + "\"g\":{\"p\":\(gradient.stops.count),\"k\":\(stops.text { LottieText.list($0, 4) })}}"
  }

  /// Colour and opacity.
  private func colors(_ color: (Int) -> CGColor, _ tree: LottieTree) -> String {
    let rgb = tree.series(over: frames, 0.001) { [color($0).red, color($0).green, color($0).blue] }
    let alpha = tree.series(over: frames, 0.1) { [100 * color($0).alpha] }
    return "\"c\":\(rgb.text { LottieText.list($0, 4) }),\"o\":\(alpha.text(LottieText.single))"
  }

  private func stroke(_ style: StrokeStyle, _ tree: LottieTree) -> String {
    func of(_ half: Int) -> (style: StrokeStyle, color: CGColor) {
      if case .stroke(_, let style, let color, _) = drawing(half) { return (style, color) }
      return (style, .clear)
    }
    let width = tree.series(over: frames, 0.05) { [of($0).style.width] }.text(LottieText.single)
    let cap =
      switch style.cap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    let join =
      switch style.join {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    var text = "{\"ty\":\"st\",\(colors({ of($0).color }, tree)),\"w\":\(width),\"lc\":\(cap),\"lj\":\(join)"
    if style.join == .miter { text += ",\"ml\":\(NumberText.bounded(style.miterLimit))" }
    if !style.dashes.isEmpty {
      var parts = style.dashes.indices.map { index in
        let length = tree.series(over: frames, 0.05) { half in
          let dashes = of(half).style.dashes
          return [index < dashes.count ? dashes[index] : 0]
        }
        return "{\"n\":\"\(index % 2 == 0 ? "d" : "g")\",\"v\":\(length.text(LottieText.single))}"
      }
      let phase = tree.series(over: frames, 0.05) { [of($0).style.dashPhase] }
      parts.append("{\"n\":\"o\",\"v\":\(phase.text(LottieText.single))}")
      text += ",\"d\":\(JSONText.array(parts))"
    }
    return text + "}"
  }

  private func transform(_ tree: LottieTree) -> String {
    var parts: [PlaneParts] = []
    for half in (2 * frames.lowerBound)...(2 * (frames.upperBound - 1)) {
      parts.append(PlaneParts(place(half), after: parts.last))
    }
    func part(_ tolerance: Double, _ value: (PlaneParts) -> [Double]) -> LottieSeries {
      LottieSeries(values: parts.map(value), first: frames.lowerBound, tolerance: tolerance)
    }
    var text = "{\"ty\":\"tr\",\"a\":{\"a\":0,\"k\":[0,0]}"
    text += ",\"p\":\(part(0.05) { [$0.x, $0.y] }.text { LottieText.list($0) })"
    text += ",\"s\":\(part(0.1) { [100 * $0.scaleX, 100 * $0.scaleY] }.text { LottieText.list($0) })"
    text += ",\"r\":\(part(0.1) { [$0.rotation] }.text(LottieText.single)),\"o\":{\"a\":0,\"k\":100}"
    let skew = part(0.1) { [$0.skew] }
    if !skew.isConstant || abs(skew.values[0][0]) > 0.01 {
      text += ",\"sk\":\(skew.text(LottieText.single)),\"sa\":{\"a\":0,\"k\":0}"
    }
    return text + "}"
  }

  private func place(_ half: Int) -> CGAffineTransform {
    switch drawing(half) {
    case .fill(_, _, let matrix), .stroke(_, _, _, let matrix): matrix
    default: .identity
    }
  }
}

/// An affine map as Lottie says it: scale, then skew along x, then turn, then move. Angles in degrees.
struct PlaneParts {
  let scaleX: Double
  let scaleY: Double
  let skew: Double
  let rotation: Double
  let x: Double
  let y: Double

  /// - Parameter former: The parts of the moment before: of the turns that mean the same, the nearest is taken.
  init(_ t: CGAffineTransform, after former: PlaneParts? = nil) {
    (x, y) = (t.tx, t.ty)
    let across = (t.a * t.a + t.b * t.b).squareRoot()
    guard across > 1e-12 else {
      // Flat: its turn is unknown.
      let down = (t.c * t.c + t.d * t.d).squareRoot()
      (scaleX, scaleY, skew, rotation) = (0, down, 0, former?.rotation ?? 0)
      return
    }
    let degrees = 180 / Double.pi
    let turn = Transcendental.atan2(t.b, t.a) * degrees
    let height = (t.a * t.d - t.b * t.c) / across
    let shear = (t.a * t.c + t.b * t.d) / across
    skew = height == 0 ? 0 : Transcendental.atan2(-shear / height, 1) * degrees
    guard let former else {
      (scaleX, scaleY, rotation) = (across, height, turn)
      return
    }
    func nearest(_ angle: Double) -> Double { angle + ((former.rotation - angle) / 360).rounded() * 360 }
    let (plain, turned) = (nearest(turn), nearest(turn + 180))
    // Mirrored twice is turned by a half.
    if abs(turned - former.rotation) + 1e-9 < abs(plain - former.rotation) {
      (scaleX, scaleY, rotation) = (-across, -height, turned)
    } else {
      (scaleX, scaleY, rotation) = (across, height, plain)
    }
  }
}

extension Outline {
  /// True for a rectangle whose corners are all alike.
  fileprivate var isLottieRect: Bool {
    switch self {
    case .rect: true
    case .roundedRect(let rounded): rounded.corners == .all && !rounded.isContinuous
    case .path: false
    }
  }
}

extension Drawing {
  var isImage: Bool {
    guard case .image(let image, _) = self else { return false }
    if case .plain = image.image { return false }
    return true
  }

  /// An image of one colour is a rectangle.
  var withoutPlainImage: Drawing {
    guard case .image(let image, let matrix) = self, case .plain(let color) = image.image else { return self }
    let tint = image.tint ?? .white
    let mixed = CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * tint.alpha * image.opacity)
    return .fill(.rect(image.target), .color(mixed), matrix)
  }

  /// Whether Lottie has it; groups are of clips and shadows, which are said elsewhere.
  var isWritten: Bool {
    switch self {
    case .fill, .stroke: true
    case .image: isImage
    case .nothing, .shadow, .blurBackdrop, .push, .mask, .pop: false
    }
  }

  /// A text that is equal for outlines that differ in numbers alone.
  var lottieForm: String {
    func form(_ path: CGPath) -> String {
      LottiePath(path).subpaths.map { "\($0.vertices.count)\($0.isClosed)" }.joined(separator: ",")
    }
    switch self {
    case .fill(let outline, let paint, _):
      let shape = outline.isLottieRect ? "r" : form(outline.path)
      guard case .gradient(let gradient) = paint else { return "f\(shape)\(outline.isEvenOdd)" }
      return "g\(shape)\(outline.isEvenOdd)\(gradient.kind)\(gradient.stops.count)"
    case .stroke(let path, let style, _, _): return "s\(form(path))\(style.cap)\(style.join)\(style.dashes.count)"
    case .image(let image, let place):  // Compared within one run alone.
      return "i\(image.image.hashValue)\(image.size)\(image.source)\(image.target)\(image.opacity)\(place)"
    case .nothing, .shadow, .blurBackdrop, .push, .mask, .pop: return ""
    }
  }
}

extension LayerLook {
  /// The parts of the layer that Lottie cannot express.
  var losses: [(property: String, why: String)] {
    var losses: [(String, String)] = hasShadow ? [("shadow", "Lottie has none")] : []
    for drawing in below + above {
      switch drawing {
      case .blurBackdrop: losses.append(("backdrop blur", "Lottie has none"))
      case .fill(_, .gradient(let gradient), _) where gradient.kind == .conic:
        losses.append(("conic gradient", "Lottie has none; its first colour is shown"))
      case .image(let image, _) where image.tint != nil: losses.append(("tint", "images have none in Lottie"))
      default: break
      }
    }
    if isProjected { losses.append(("perspective", "approximated by three corners")) }
    if copies > 0 { losses.append(("copies", "Lottie repeats no layers; the original is shown")) }
    if hasTransition { losses.append(("transition", "Lottie has none; the new state is shown")) }
    return losses.enumerated().filter { index, loss in
      !losses[..<index].contains { $0.0 == loss.0 }
    }.map { (property: $0.element.0, why: $0.element.1) }
  }
}
