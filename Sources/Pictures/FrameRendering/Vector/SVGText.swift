import MotionMath
import PlainText

/// Writes values in SVG's syntax.
enum SVGText {
  /// A thousandth of a point is invisible.
  private static func number(_ value: Double) -> String { NumberText.bounded(value) }

  /// With six decimals, for factors of large numbers.
  static func factor(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    // Values that round to less than a ten-thousandth are written as 0.
    return value.magnitude * 1e6 < 99.5 ? "0" : NumberText.trimmed(value, 6)
  }

  static func color(_ color: CGColor) -> String { color.withAlphaComponent(1).hex }

  /// `fill="#ff0000" fill-opacity="0.5"`
  static func paint(_ name: String, _ color: CGColor) -> String {
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(factor(color.alpha))\"" : ""
    return "\(name)=\"\(self.color(color))\"\(opacity)"
  }

  static func rect(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  /// With a leading space; empty for the identity.
  static func transform(_ t: CGAffineTransform) -> String {
    if t.isIdentity { return "" }
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return " transform=\"translate(\(number(t.tx)) \(number(t.ty)))\"" }
    let parts = [t.a, t.b, t.c, t.d].map(factor) + [t.tx, t.ty].map(number)
    return " transform=\"matrix(\(parts.joined(separator: " ")))\""
  }

  /// An element's name and geometry, without brackets and paint.
  static func shape(_ outline: Outline, _ place: CGAffineTransform, isClip: Bool = false) -> String {
    switch outline {
    case .rect(let rect): return "rect \(self.rect(rect))\(transform(place))"
    case .roundedRect(let rounded) where rounded.corners == .all && !rounded.isContinuous:
      return "rect \(rect(rounded.rect)) rx=\"\(number(rounded.radius))\"\(transform(place))"
    case .roundedRect, .path:
      let rule = outline.isEvenOdd ? " \(isClip ? "clip" : "fill")-rule=\"evenodd\"" : ""
      return "path d=\"\(PathText(outline.path).text)\"\(rule)\(transform(place))"
    }
  }

  static func stroke(_ style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(number(style.width))\""
    switch style.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch style.join {
    case .miter: text += " stroke-miterlimit=\"\(number(style.miterLimit))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !style.dashes.isEmpty {
      text += " stroke-dasharray=\"\(style.dashes.map(number).joined(separator: " "))\""
      if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(style.dashPhase))\"" }
    }
    return text
  }

  static func gradient(_ gradient: Gradient, id: String) -> String {
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(factor(stop.location))\" \(paint("stop", stop.color).replacingStopColor)/>"
    }.joined()
    if gradient.kind == .axial {
      return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(gradient.start.x))\" "
        + "y1=\"\(number(gradient.start.y))\" x2=\"\(number(gradient.end.x))\" y2=\"\(number(gradient.end.y))\">"
        + "\(stops)</linearGradient>"
    }
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let place = CGAffineTransform(a: dx, b: 0, c: 0, d: dy, tx: gradient.start.x, ty: gradient.start.y)
    let matrix = transform(place).dropFirst(" transform=".count)
    return "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" "
      + "gradientTransform=\(matrix)>\(stops)</radialGradient>"
  }

  static func image(_ png: [UInt8], in rect: CGRect, _ place: CGAffineTransform, opacity: Double) -> String {
    let faint = opacity < 1 ? " opacity=\"\(factor(opacity))\"" : ""
    return "<image \(self.rect(rect)) preserveAspectRatio=\"none\"\(faint)\(transform(place)) "
      + "href=\"data:image/png;base64,\(Base64.encode(png))\"/>"
  }
}

extension String {
  /// A stop's colour has a name of its own.
  fileprivate var replacingStopColor: String {
    guard hasPrefix("stop=") else { return self }
    return "stop-color=" + dropFirst("stop=".count)
  }
}

/// Bytes as text of 64 letters.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - index)
      let group = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[index + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
