/// Numbers as people read them.
package enum NumberText {
  /// `value` with `digits` decimals, rounded half away from zero; never "-0.0".
  ///
  ///     NumberText.fixed(0.35, 3)    // "0.350"
  ///     NumberText.fixed(-0.01, 1)   // "0.0"
  ///
  /// From 1e12 on, and where the digits do not fit an integer, the shortest form; `∞`, `-∞` and `NaN` for numbers that
  /// are not finite.
  ///
  /// - Parameter digits: 0 or more.
  package static func fixed(_ value: Double, _ digits: Int) -> String { text(value, digits, isTrimmed: false) }

  /// As `fixed`, without zeros at the end, and without the point after the last of them: `0.35`, `2`.
  package static func trimmed(_ value: Double, _ digits: Int = 3) -> String { text(value, digits, isTrimmed: true) }

  /// As `trimmed`, for files whose readers take finite numbers only: within ±`limit`, and 0 for one that is not finite.
  package static func bounded(_ value: Double, _ digits: Int = 3, within limit: Double = 1e9) -> String {
    value.isFinite ? trimmed(min(max(value, -limit), limit), digits) : "0"
  }

  /// A fraction of 1: `25 %`, of 0.25.
  package static func percent(_ fraction: Double, _ digits: Int = 0) -> String {
    trimmed(fraction * 100, digits) + " %"
  }

  private static func text(_ value: Double, _ digits: Int, isTrimmed: Bool) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value > 0 ? "∞" : "-∞" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard value.magnitude < 1e12, var units = Int(exactly: scaled) else { return String(value) }
    var digits = digits
    if isTrimmed {
      while digits > 0, units.isMultiple(of: 10) { (units, digits) = (units / 10, digits - 1) }
    }
    return text(units, isNegative: value < 0 && units != 0, digits)
  }

  /// `units` with a point before the last `digits` of its digits, written from the right into one buffer.
  private static func text(_ units: Int, isNegative: Bool, _ digits: Int) -> String {
    // 19 digits, or the decimals and a zero; a point and a sign.
    let capacity = max(19, digits + 1) + 2
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var remainder = units
      var position = capacity
      var written = 0
      func put(_ byte: UInt8) {
        position -= 1
        buffer[position] = byte
      }
      repeat {
        if written == digits, digits > 0 { put(UInt8(ascii: ".")) }
        put(UInt8(ascii: "0") + UInt8(remainder % 10))
        remainder /= 10
        written += 1
      } while remainder > 0 || written <= digits
      if isNegative { put(UInt8(ascii: "-")) }
      for index in position..<capacity { buffer[index - position] = buffer[index] }
      return capacity - position
    }
  }

  /// The fewest digits that read back as the same number: `1`, `0.25`.
  package static func shortest(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// As Lua reads it: `2`, `0.25`, `math.huge`.
  package static func lua(_ value: Double) -> String {
    if value.isInfinite { return value > 0 ? "math.huge" : "-math.huge" }
    return value.isNaN ? "NaN" : value.magnitude < 1e15 ? shortest(value) : String(value)
  }

  /// At most six digits that count, without zeros at the end: `20`, `74.9143`, `0.333333`. Whole numbers have all of theirs.
  package static func brief(_ value: Double) -> String {
    var (remainder, decimals) = (value.magnitude, 6)
    while remainder >= 1, decimals > 0 { (remainder, decimals) = (remainder / 10, decimals - 1) }
    return trimmed(value, decimals)
  }

  /// A time: `0.350 s`.
  package static func seconds(_ time: Double) -> String { fixed(time, 3) + " s" }

  /// A length of real time: `1.25 s`, `340 ms`, `12.0 µs`.
  package static func elapsed(_ seconds: Double) -> String {
    for (unit, size) in [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)] where seconds >= size * 0.9995 {
      let amount = seconds / size
      return fixed(amount, amount < 10 ? 2 : amount < 100 ? 1 : 0) + " " + unit
    }
    return fixed(seconds * 1e9, 0) + " ns"
  }
}
