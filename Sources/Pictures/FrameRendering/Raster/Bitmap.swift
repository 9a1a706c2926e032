/// Pixels: rows from the top, one 32-bit word a pixel, opacity in the top byte, then red, green and blue multiplied by it.
public final class Bitmap {
  public let width: Int
  public let height: Int
  /// `width * height` words. Valid as long as the bitmap exists.
  public let pixels: UnsafeMutablePointer<UInt32>
  public var count: Int { width * height }

  /// A transparent bitmap; a size below 1 counts as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = .allocate(capacity: self.width * self.height)
    pixels.initialize(repeating: 0, count: self.width * self.height)
  }

  deinit { pixels.deallocate() }

  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

  /// The word at a place.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  public var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// The first rows; all where there are no more.
  public func top(_ rows: Int) -> Bitmap {
    guard rows < height else { return self }
    let part = Bitmap(width: width, height: rows)
    part.pixels.update(from: pixels, count: part.count)
    return part
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for index in 0..<count { all &= pixels[index] }
    return all == 0xFF00_0000
  }
}

/// Whole pixels: from left and top up to, and not including, right and bottom.
public struct PixelBox: Hashable, Sendable {
  public var left, top, right, bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  public var isEmpty: Bool { left >= right || top >= bottom }
  public var width: Int { max(0, right - left) }
  public var height: Int { max(0, bottom - top) }

  public func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return box.isEmpty ? .empty : box
  }

  public func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  public func grown(by margin: Int) -> PixelBox {
    PixelBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
