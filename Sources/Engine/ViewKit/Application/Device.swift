public import MotionMath

/// A display by name: what `--device` accepts.
public struct Device: Hashable, Sendable {
  /// The model, as scripts name it: `iPhone 15`.
  public let name: String
  /// In points, upright.
  public let size: CGSize
  /// Pixels per point.
  public let scale: Double
  /// The insets of the parts that the system covers when upright, in points.
  public let safeAreaInsets: UIEdgeInsets

  /// Of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: Double

  public init(name: String, size: CGSize, scale: Double, safeAreaInsets: UIEdgeInsets, cornerRadius: Double = 0) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.cornerRadius = cornerRadius
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double, corner: Double = 0
  ) {
    self.init(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), cornerRadius: corner)
  }

  public static let iPhone15 = Device("iPhone 15", 393, 852, 3, top: 59, bottom: 34, corner: 55)
  public static let iPhoneSE = Device("iPhone SE", 375, 667, 2, top: 20, bottom: 0)

  /// The devices known by name; the first is the default. (Reported: lists of safe areas and corners agree.)
  public static let all: [Device] = [
    iPhone15,
    Device("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    Device("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    Device("iPhone 16", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    Device("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, corner: 55),
    Device("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    Device("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, corner: 62),
    // Safe area and corners of the phones of 2025 are those of the phones of their size (chosen here).
    Device("iPhone 17", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    Device("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    Device("iPhone 17 Pro Max", 440, 956, 3, top: 62, bottom: 34, corner: 62),
    Device("iPhone 13", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    Device("iPhone 14", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    Device("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, corner: 53.33),
    Device("iPhone X", 375, 812, 3, top: 44, bottom: 34, corner: 39),
    Device("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, corner: 44),
    Device("iPhone 11", 414, 896, 2, top: 48, bottom: 34, corner: 41.5),
    Device("iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, corner: 39),
    Device("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
    iPhoneSE,
    Device("iPhone 5s", 320, 568, 2, top: 20, bottom: 0),
    Device("iPad", 820, 1180, 2, top: 24, bottom: 20, corner: 18),
    Device("iPad 9", 810, 1080, 2, top: 20, bottom: 0),
    Device("iPad Pro", 1024, 1366, 2, top: 24, bottom: 20, corner: 18),
  ]

  /// A device by its name, in either letter case, or by its size in points and its scale: `375x667@2`.
  ///
  /// The scale may be left out, and is then 2. A device given by size has the safe area and the corners of the first below that
  /// has this size, if possible at this scale; without one it has none. Nil for any other text.
  public init?(_ text: String) {
    let wanted = text.lowercased()
    if let device = Device.all.first(where: { $0.name.lowercased() == wanted }) {
      self = device
      return
    }
    let halves = wanted.split(separator: "@", omittingEmptySubsequences: false)
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
    let scale = halves.count == 2 ? Double(halves[1]) : 2
    guard halves.count <= 2, sides.count == 2, let scale, (sides + [scale]).allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    let size = CGSize(width: sides[0], height: sides[1])
    let alike = Device.alike(size, scale)
    self.init(
      name: text, size: size, scale: scale,
      safeAreaInsets: alike?.safeAreaInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: alike?.cornerRadius ?? 0)
  }

  /// The known device of a size, if possible with its scale.
  private static func alike(_ size: CGSize, _ scale: Double) -> Device? {
    let alike = all.filter { $0.size == size }
    return alike.first { $0.scale == scale } ?? alike.first
  }

  /// Whether nothing is known of the parts that the system covers: a size that no known device has.
  public var hasUnknownSafeArea: Bool { !Device.all.contains { $0.size == size } }
}
