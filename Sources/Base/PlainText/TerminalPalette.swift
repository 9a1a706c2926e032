/// The palette of 256 colours that terminals share: sixteen of the terminal's own, a cube of 6×6×6, and 24 greys.
package enum TerminalPalette {
  /// The colour of the cube or of the greys that looks most like another: the nearest in OKLab (Björn Ottosson, 2020), where
  /// distances are as people see them. The nearest in red, green and blue would be of another hue for dark colours.
  ///
  /// - Parameter word: `0xRRGGBB`.
  package static func index(nearestTo word: UInt32) -> UInt8 {
    let color = Lab(word)
    // Of the cube only the corners around the colour; of the greys only the one as light.
    let (red, green, blue) = (
      steps(around: word >> 16 & 255), steps(around: word >> 8 & 255), steps(around: word & 255)
    )
    var best = 0
    var least = Double.infinity
    func take(_ index: Int) {
      let distance = color.squaredDistance(to: labs[index])
      if distance < least { (best, least) = (index, distance) }
    }
    for r in [red.lower, red.upper] {
      for g in [green.lower, green.upper] {
        for b in [blue.lower, blue.upper] { take(16 + 36 * r + 6 * g + b) }
      }
    }
    for grey in 232..<256 where (labs[grey].light - color.light).magnitude < 0.03 { take(grey) }
    return UInt8(best)
  }

  private static let levels: [UInt32] = [0, 95, 135, 175, 215, 255]

  private static func steps(around value: UInt32) -> (lower: Int, upper: Int) {
    let lower = levels.lastIndex { $0 <= value } ?? 0
    return (lower, min(lower + 1, 5))
  }

  /// Of every index; those of the terminal's own sixteen, which differ from one to the next, stay unused.
  private static let labs: [Lab] = (0..<256).map { index in
    if index >= 232 {
      let level = UInt32(8 + 10 * (index - 232))
      return Lab(level << 16 | level << 8 | level)
    }
    guard index >= 16 else { return Lab(0) }
    let (r, g, b) = ((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
    return Lab(levels[r] << 16 | levels[g] << 8 | levels[b])
  }

  /// A colour by how light, how red or green, and how yellow or blue it is.
  private struct Lab {
    let light, a, b: Double

    init(_ word: UInt32) {
      let (red, green, blue) = (linear[Int(word >> 16 & 255)], linear[Int(word >> 8 & 255)], linear[Int(word & 255)])
      let l = root(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue, 3)
      let m = root(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue, 3)
      let s = root(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue, 3)
      light = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
      a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
      b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    func squaredDistance(to other: Lab) -> Double {
      let (light, a, b) = (light - other.light, a - other.a, b - other.b)
      return light * light + a * a + b * b
    }
  }

  /// The light of each step of a channel, as sRGB defines it.
  private static let linear: [Double] = (0..<256).map { step in
    let value = Double(step) / 255
    guard value > 0.040_45 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4.
    let fifth = root(base, 5)
    return base * base * fifth * fifth
  }

  /// The root of a number from 0 to 1, by Newton's method.
  private static func root(_ number: Double, _ degree: Int) -> Double {
    guard number > 0 else { return 0 }
    // A first guess with the right exponent.
    var guess = Double(sign: .plus, exponent: Int(number.exponent) / degree, significand: 1)
    let n = Double(degree)
    for _ in 0..<7 {
      var power = guess
      for _ in 2..<degree { power *= guess }
      guess += (number / power - guess) / n
    }
    return guess
  }
}
