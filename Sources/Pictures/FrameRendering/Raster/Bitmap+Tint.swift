public import MotionMath

extension Bitmap {
  /// Gives each pixel this colour, as opaque as it was.
  public func tint(_ color: CGColor) {
    func byte(_ part: Double) -> UInt32 { UInt32(clamping: Int(clamping: (min(max(part, 0), 1) * 255).rounded())) }
    for index in 0..<count {
      let alpha = Double(pixels[index] >> 24) / 255 * min(max(color.alpha, 0), 1)
      let (red, green, blue) = (byte(color.red * alpha), byte(color.green * alpha), byte(color.blue * alpha))
      pixels[index] = byte(alpha) << 24 | red << 16 | green << 8 | blue
    }
  }
}
