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
  /// - Parameter isStopping: Asked between the lines whether to leave out the rest.
  static func blur(_ bitmap: Bitmap, deviation: Double, isStopping: () -> Bool = { false }) {
    guard deviation > 0.1 else { return }
    for box in widths(deviation) where box > 1 {
      for y in 0..<bitmap.height where !isStopping() { boxLine(bitmap.row(y), 1, bitmap.width, box) }
      for x in 0..<bitmap.width where !isStopping() { boxLine(bitmap.pixels + x, bitmap.width, bitmap.height, box) }
    }
  }

  private static func boxLine(_ line: UnsafeMutablePointer<UInt32>, _ step: Int, _ count: Int, _ box: Int) {
    typealias Sum = SIMD4<UInt32>
    func channels(_ word: UInt32) -> Sum { Sum(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255) }
    let half = box / 2
    let copy = (0..<count).map { channels(line[$0 * step]) }
    func at(_ index: Int) -> Sum { copy[min(max(index, 0), count - 1)] }
    var sum = Sum.zero
    for index in -half..<half { sum &+= at(index) }
    let size = UInt32(box)
    for index in 0..<count {
      sum &+= at(index + half)
      let mean = (sum &+ Sum(repeating: size / 2)) / Sum(repeating: size)
      line[index * step] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
      sum &-= at(index - half)
    }
  }
}
