/// A colour by its gamma-encoded sRGB components, each normally in 0...1, and its opacity `alpha`; not premultiplied.
///
/// Components outside 0...1 are kept: an overshooting spring passes through them, and a renderer clamps.
public struct CGColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either letter case. Nil for any other text.
  ///
  ///     CGColor(hex: "#0a84ff")   // red 0.0392, green 0.5176, blue 1, alpha 1
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [Int] = []
    for character in hex.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func part(_ index: Int) -> Double { Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? part(3) : 1)
  }

  /// `#rrggbb`, or `#rrggbbaa` when not opaque, each component clamped and rounded to a byte.
  public var hex: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce(into: "#") { text, component in
      let byte = Int(clamping: (min(max(component, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  public func withAlphaComponent(_ alpha: Double) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CGColor(white: 0, alpha: 1)
  public static let white = CGColor(white: 1, alpha: 1)
  public static let clear = CGColor(white: 0, alpha: 0)
}
