/// Numbers as the shell prints them: fixed decimals, so that columns line up and a value can be read aloud.
enum NumberText {
  /// `value` with `digits` decimals, rounded half away from zero; never "-0.0".
  ///
  ///     NumberText.fixed(0.35, 3)    // "0.350"
  ///     NumberText.fixed(-0.01, 1)   // "0.0"
  static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value.isNaN ? "NaN" : infinite(value) }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(scaled)" }
    let rest = String(scaled % scale)
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// A time: `0.350 s`.
  static func seconds(_ time: Double) -> String { fixed(time, 3) + " s" }

  private static func infinite(_ value: Double) -> String {
    value.isInfinite ? (value > 0 ? "∞" : "-∞") : String(value)
  }
}

extension String {
  /// Filled with spaces to `columns` characters; as it is when it is longer.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - count))
  }

  /// At most `columns` characters, the last of them an ellipsis when something was cut.
  func cut(to columns: Int) -> String {
    count <= columns ? self : prefix(columns - 1) + "…"
  }
}
