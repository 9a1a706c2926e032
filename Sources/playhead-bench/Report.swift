import Glibc

/// Findings as a table for people and as JSON lines for programs.
struct Report {
  private(set) var findings: [Finding] = []
  private var lines: [String] = []

  /// How often a goal that even the slack does not cover is measured before it counts as missed.
  private let tries: Int

  /// Prints the head of the table.
  /// - Parameter tries: 1 measures once; a gate measures again what a busy neighbour may have spoilt.
  init(tries: Int) {
    self.tries = tries
    print(Self.row(id: "goal", title: "engine / floor", "engine", "floor", "ratio", "quartiles", "limit", ""))
  }

  /// Compares, again if need be, and prints the best as one line of the table.
  mutating func add(_ goal: Goal, _ compare: () -> Comparison) {
    var finding = Finding(goal, compare())
    for _ in 1..<tries where finding.breaksGate {
      let other = Finding(goal, compare())
      if other.comparison.ratio < finding.comparison.ratio { finding = other }
    }
    add(finding)
  }

  /// Prints a comparison that nothing is promised about.
  mutating func add(title: String, _ comparison: Comparison) {
    add(Finding(title: title, comparison))
  }

  private mutating func add(_ finding: Finding) {
    let comparison = finding.comparison
    let verdict = finding.goal == nil ? "" : finding.isHeld ? "held" : "NOT HELD"
    print(
      Self.row(
        id: finding.goal?.id ?? "", title: finding.title, Self.amount(comparison.engine, finding.unit),
        Self.amount(comparison.floor, finding.unit),
        decimal(comparison.ratio, 2), decimal(comparison.lowerQuartile, 2) + "-" + decimal(comparison.upperQuartile, 2),
        finding.goal.map { decimal($0.limit, 2) } ?? "", verdict))
    fflush(nil)
    findings.append(finding)
    lines.append(Self.json(finding))
  }

  /// Says why a workload was left out.
  func skip(_ title: String, because reason: String) {
    print(Self.row(id: "", title: title, "", "", "", "", "", "skipped: " + reason))
  }

  /// Appends the findings to the file at `path`, one JSON object a line. Returns false when that is not possible.
  func write(to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var text = lines.map { $0 + "\n" }.joined()
    return text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count }
  }

  private static func row(
    id: String, title: String, _ engine: String, _ floor: String, _ ratio: String, _ quartiles: String,
    _ limit: String, _ verdict: String
  ) -> String {
    let numbers = [(engine, 10), (floor, 10), (ratio, 7), (quartiles, 13), (limit, 6)].map {
      pad($0, to: $1, atEnd: false)
    }
    return pad(id, to: 5, atEnd: true) + pad(title, to: 47, atEnd: true) + numbers.joined() + "  " + verdict
  }

  private static func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + blanks : blanks + text
  }

  private static func amount(_ value: Double, _ unit: Goal.Unit) -> String {
    switch unit {
    case .nanoseconds: time(value)
    case .bytes:
      value < 1e4
        ? decimal(value, 0) + " B" : value < 1e6 ? decimal(value / 1e3, 1) + " kB" : decimal(value / 1e6, 2) + " MB"
    }
  }

  /// Nanoseconds in the unit that fits.
  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: decimal(nanoseconds, nanoseconds < 100 ? 2 : 0) + " ns"
    case ..<1e6: decimal(nanoseconds / 1e3, 1) + " us"
    default: decimal(nanoseconds / 1e6, 2) + " ms"
    }
  }

  private static func json(_ finding: Finding) -> String {
    let comparison = finding.comparison
    var fields = [
      "\"title\":\"\(finding.title)\"", "\"unit\":\"\(finding.unit.rawValue)\"", "\"engine\":\(comparison.engine)",
      "\"floor\":\(comparison.floor)",
      "\"ratio\":\(comparison.ratio)", "\"quartiles\":[\(comparison.lowerQuartile),\(comparison.upperQuartile)]",
    ]
    if let goal = finding.goal {
      fields.insert("\"goal\":\"\(goal.id)\"", at: 0)
      fields += ["\"limit\":\(goal.limit)", "\"held\":\(finding.isHeld)"]
    }
    return "{" + fields.joined(separator: ",") + "}"
  }
}

/// `value` with a fixed number of decimals.
func decimal(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
  let units = Int((abs(value) * Double(scale)).rounded())
  let fraction = String(scale + units % scale).dropFirst()
  return (value < 0 ? "-" : "") + "\(units / scale)" + (decimals > 0 ? ".\(fraction)" : "")
}
