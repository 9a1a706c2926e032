/// Pairs of letters that stand closer together.
extension FontMetrics {
  /// The kerning of two ASCII letters, in 1/2048 of the font's size, in the regular weight: added to their distance.
  func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    switch face.design {
    case .monospaced: return 0
    case .upright: return Self.kerning(first, second)
    // The only pair of digits is one of upright ones.
    case .italic, .monospacedDigit:
      guard first >= UInt8(ascii: "A") else { return 0 }
      return Self.kerning(first, second) + (face.design == .italic ? Self.italicKerning(first, second) : 0)
    }
  }

  private static func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    Double(table[Int(first) * 128 + Int(second)])
  }

  /// The kerning of italic letters beyond the upright ones'. (The sums in three texts are recorded: -820, -255 and, in
  /// the digits, 0. Which pairs the tens belong to is chosen here.)
  private static func italicKerning(_ first: UInt8, _ second: UInt8) -> Double {
    switch (Unicode.Scalar(first), Unicode.Scalar(second)) {
    case ("V", "A"), ("o", "v"): -10
    default: 0
    }
  }

  /// How much more the bold weight moves a pair together: one that begins with a capital, or with a small letter. (Fitted
  /// to the recorded sums of `pairs`' three texts in bold; those in semibold follow to 0.1.)
  static func growth(_ first: UInt8) -> Double {
    first < UInt8(ascii: "A") ? 0 : first < UInt8(ascii: "a") ? 0.0167 : 0.051
  }

  /// By the first letter, then the second; made when the first text is measured.
  private static let table: [Int16] = {
    var table = [Int16](repeating: 0, count: 128 * 128)
    for (pair, units) in pairs {
      let letters = pair.utf8.map(Int.init)
      table[letters[0] * 128 + letters[1]] = units
    }
    return table
  }()

  /// (The sums in three recorded texts are exact: -810 in "AVAST Wavy To. LT", -245 in "The quick brown fox jumps over the
  /// lazy dog", -30 in the digits. How a sum is shared among its pairs, and all other pairs, follow Inter.)
  private static let pairs: KeyValuePairs<String, Int16> = [
    "78": -30, "AT": -183, "AV": -147, "AW": -122, "AY": -158, "DT": -64, "DY": -73, "F,": -85, "F.": -73,
    "FA": -195, "Ke": -85, "Ko": -85, "LT": -207, "LV": -146, "LY": -73, "OT": -64, "OV": -73, "OY": -73,
    "P,": -85, "P.": -73, "PA": -158, "RV": -37, "RY": -52, "TA": -183, "Ta": -158, "Te": -171, "To": -169,
    "Tr": -122, "Ts": -158, "Tu": -158, "Ty": -134, "VA": -134, "Va": -110, "Ve": -110, "Vo": -110,
    "WA": -122, "Wa": -110, "We": -110, "Wo": -110, "YA": -158, "Ya": -152, "Ye": -164, "Yo": -164, "Yu": -85,
    "av": -43, "ay": -40, "fe": -46, "fo": -46, "ke": -46, "ko": -46, "ov": -41, "ow": -37, "ox": -46,
    "r,": -127, "r.": -127, "ro": -34, "v,": -69, "v.": -69, "va": -35, "ve": -41, "vo": -40, "w,": -150,
    "w.": -150, "we": -37, "wo": -37, "xe": -46, "xo": -46, "y,": -69, "y.": -69, "ya": -35, "ye": -40,
    "yo": -40,
  ]
}
