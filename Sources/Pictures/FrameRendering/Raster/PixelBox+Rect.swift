import MotionMath

extension PixelBox {
  /// The pixels that `rect` touches. Empty for a null rectangle and for one that is not finite.
  init(around rect: CGRect) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int { Int(clamping: min(max(value, -1e7), 1e7)) }
    self.init(
      left: whole(rect.minX.rounded(.down)), top: whole(rect.minY.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }

  var rect: CGRect { CGRect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)) }
}

/// Converts colours to words of a bitmap.
enum Pixel {
  /// Clamped, and multiplied by its opacity.
  static func word(_ color: CGColor) -> UInt32 {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = unit(color.alpha)
    func byte(_ value: Double) -> UInt32 { share(unit(value) * alpha * 255) }
    return share(alpha * 255) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// `value` as a whole share of 255, rounded and clamped; NaN is 0.
  @inline(__always)
  static func share(_ value: Double) -> UInt32 { UInt32(Int(clamping: min(max(value, 0), 255) + 0.5)) }

  /// All four channels times `factor` of 255.
  @inline(__always)
  static func scaled(_ word: UInt32, by factor: UInt32) -> UInt32 {
    var even = (word & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var odd = ((word >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// `source` over `target`.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scaled(target, by: 255 &- (source >> 24))
  }
}
