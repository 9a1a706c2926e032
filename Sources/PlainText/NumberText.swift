import LineEditing

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

  /// As few digits as tell it from every other number: `1`, `0.25`.
  static func shortest(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// A length of real time: `1.25 s`, `340 ms`, `12.0 µs`.
  static func elapsed(_ seconds: Double) -> String {
    for (unit, size) in [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)] where seconds >= size * 0.9995 {
      let amount = seconds / size
      return fixed(amount, amount < 10 ? 2 : amount < 100 ? 1 : 0) + " " + unit
    }
    return fixed(seconds * 1e9, 0) + " ns"
  }

  /// A time: `0.350 s`.
  static func seconds(_ time: Double) -> String { fixed(time, 3) + " s" }

  private static func infinite(_ value: Double) -> String {
    value.isInfinite ? (value > 0 ? "∞" : "-∞") : String(value)
  }
}

extension String {
  /// Filled with spaces to `columns` of a terminal; as it is when it is longer.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - TerminalColumns.count(self)))
  }

  /// With spaces before it, to `columns` of a terminal.
  func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - TerminalColumns.count(self))) + self
  }

  /// At most `columns` of a terminal, the last an ellipsis when something was cut.
  func cut(to columns: Int) -> String {
    guard TerminalColumns.count(self) > columns else { return self }
    var result = ""
    var used = 0
    for character in self {
      used += TerminalColumns.count(String(character))
      if used >= columns { break }
      result.append(character)
    }
    return result + "…"
  }
}
