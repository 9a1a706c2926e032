import MotionMath

/// Three box blurs in a row, which look like a Gaussian blur.
enum BoxBlur {
  /// The widest blur: every pixel of a screen then contributes to every other.
  private static let widest = 4096.0

  /// The widths of the boxes that together have a deviation of `deviation` pixels, at most 4,096: odd, so that each stays
  /// in place.
  static func widths(_ deviation: Double) -> [Int] {
    let deviation = min(deviation, widest)
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var small = Int(clamping: ideal)
    if small % 2 == 0 { small -= 1 }
    small = max(1, small)
    let s = Double(small)
    let count = (12 * deviation * deviation - 3 * s * s - 12 * s - 9) / (-4 * s - 4)
    let smaller = Int(clamping: count.rounded())
    return (0..<3).map { $0 < smaller ? small : small + 2 }
  }

  /// How far the blur reaches, in pixels.
  static func reach(_ deviation: Double) -> Int { widths(deviation).reduce(0) { $0 + $1 / 2 } }

  /// Blurs a mask of one byte a pixel; outside it is transparent.
  ///
  /// - Parameter isStopping: Asked between the passes whether to leave out the rest.
  static func blur(
    _ mask: inout [UInt8], width: Int, height: Int, deviation: Double, isStopping: () -> Bool = { false }
  ) {
    guard deviation > 0.1, width > 0, height > 0 else { return }
    var other = [UInt8](repeating: 0, count: width * height)
    for box in widths(deviation) where box > 1 && !isStopping() { boxRows(&mask, width, height, box) }
    if isStopping() { return }
    transpose(mask, into: &other, width, height)
    for box in widths(deviation) where box > 1 && !isStopping() { boxRows(&other, height, width, box) }
    if isStopping() { return }
    transpose(other, into: &mask, height, width)
  }

  private static func boxRows(_ mask: inout [UInt8], _ width: Int, _ height: Int, _ box: Int) {
    let half = box / 2
    // Division by the box as a multiplication: exact for sums of bytes of any box that fits on a screen.
    let inverse = UInt64((1 << 32) / box + 1)
    var line = [UInt8](repeating: 0, count: width + 2 * half + 1)
    mask.withUnsafeMutableBufferPointer { mask in
      line.withUnsafeMutableBufferPointer { line in
        guard let mask = mask.baseAddress, let line = line.baseAddress else { return }
        for y in 0..<height {
          let row = mask + y * width
          (line + half).update(from: row, count: width)
          var sum: UInt32 = 0
          for x in 0..<min(2 * half, width + half) { sum &+= UInt32(line[x]) }
          for x in 0..<width {
            sum &+= UInt32(line[x &+ 2 &* half])
            row[x] = UInt8(truncatingIfNeeded: (UInt64(sum &+ UInt32(half)) &* inverse) >> 32)
            sum &-= UInt32(line[x])
          }
        }
      }
    }
  }

  private static func transpose(_ source: [UInt8], into target: inout [UInt8], _ width: Int, _ height: Int) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for top in stride(from: 0, to: height, by: 16) {
          for left in stride(from: 0, to: width, by: 16) {
            for y in top..<min(top + 16, height) {
              for x in left..<min(left + 16, width) { target[x &* height &+ y] = source[y &* width &+ x] }
            }
          }
        }
      }
    }
  }

  /// Blurs all four channels of a bitmap; outside, the edge pixels repeat.
  ///
  /// - Parameter isStopping: Asked between the strips whether to leave out the rest.
  static func blur(_ bitmap: Bitmap, deviation: Double, isStopping: () -> Bool = { false }) {
    guard deviation > 0.1 else { return }
    let (width, height) = (bitmap.width, bitmap.height)
    for box in widths(deviation) where box > 1 {
      for y in stride(from: 0, to: height, by: stripLines) where !isStopping() {
        boxStrip(bitmap.row(y), along: 1, width, across: width, min(stripLines, height - y), box)
      }
      for x in stride(from: 0, to: width, by: stripLines) where !isStopping() {
        boxStrip(bitmap.pixels + x, along: width, height, across: 1, min(stripLines, width - x), box)
      }
    }
  }

  /// As many columns as a line of the processor's cache has pixels: a strip is read once, and its sums do not wait for one
  /// another.
  private static let stripLines = 16

  /// The four channels of a pixel, or sums of them. Exact: no sum of bytes reaches 2^24.
  private typealias Channels = SIMD4<Float>

  /// 2^23: a number below 2^23 added to it is rounded to a whole one, in the low bits.
  private static let shift: Float = 8_388_608

  /// Averages some neighbouring lines of `count` pixels, with `along` words from pixel to pixel and `across` from line to
  /// line.
  private static func boxStrip(
    _ pixels: UnsafeMutablePointer<UInt32>, along: Int, _ count: Int, across: Int, _ lines: Int, _ box: Int
  ) {
    // Vectors of bytes are widened and narrowed in two instructions each, which shifts by different amounts are not.
    @inline(__always) func channels(_ word: UInt32) -> Channels {
      Channels(SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self)))
    }
    // The mean of an odd number of bytes is never halfway between two: its product with the reciprocal, 2^-23 of it off at
    // the most, is rounded as the quotient is.
    let share = 1 / Float(box)
    @inline(__always) func mean(_ sum: Channels) -> UInt32 {
      let bits = unsafeBitCast(sum * share + shift, to: SIMD4<UInt32>.self)
      return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
    }
    let half = box / 2
    withUnsafeTemporaryAllocation(of: Channels.self, capacity: (count + 1) * lines) { room in
      guard let copy = room.baseAddress else { return }
      let sums = copy + count * lines
      for index in 0..<count {
        for line in 0..<lines { copy[index &* lines &+ line] = channels(pixels[index &* along &+ line &* across]) }
      }
      for line in 0..<lines {
        sums[line] = copy[line] * Float(half) + copy[(count - 1) * lines + line] * Float(max(0, half - count))
      }
      for index in 0..<min(half, count) {
        for line in 0..<lines { sums[line] += copy[index &* lines &+ line] }
      }
      for index in 0..<count {
        let entering = copy + min(index + half, count - 1) * lines
        let leaving = copy + max(index - half, 0) * lines
        for line in 0..<lines {
          let sum = sums[line] + entering[line]
          pixels[index &* along &+ line &* across] = mean(sum)
          sums[line] = sum - leaving[line]
        }
      }
    }
  }
}
