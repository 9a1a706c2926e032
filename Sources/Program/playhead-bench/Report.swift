import Glibc
import PlainText

/// Findings as a table for people and as JSON lines for programs.
struct Report {
  private(set) var findings: [Finding] = []
  private var lines: [String] = []

  /// Counts instructions instead of taking times; nil takes times.
  private let counter: InstructionCounter?

  /// Prints the head of the table.
  init(counter: InstructionCounter?) {
    self.counter = counter
    print(Self.row(id: "goal", title: "engine / baseline", "engine", "baseline", "ratio", "quartiles", "limit", ""))
  }

  /// Compares, and prints a line of the table.
  mutating func compare(_ goal: Goal, _ engine: Workload, with baseline: Workload) throws {
    add(goal, try comparison(engine, baseline))
  }

  /// The same without a goal.
  mutating func compare(title: String, _ engine: Workload, with baseline: Workload) throws {
    add(Finding(title: title, try comparison(engine, baseline)))
  }

  /// Prints a comparison that was made elsewhere.
  mutating func add(_ goal: Goal, _ comparison: Comparison) {
    add(Finding(goal, comparison))
  }

  private func comparison(_ engine: Workload, _ baseline: Workload) throws -> Comparison {
    guard let counter else { return Comparison(engine: engine, baseline: baseline) }
    return try Comparison(engine: engine, baseline: baseline, countedBy: counter)
  }

  private mutating func add(_ finding: Finding) {
    let comparison = finding.comparison
    let verdict = finding.goal == nil ? "" : finding.isHeld ? "held" : "NOT HELD"
    let limit = comparison.unit == .instructions ? finding.goal?.gate : finding.goal?.limit
    print(
      Self.row(
        id: finding.goal?.id ?? "", title: finding.title, Self.amount(comparison.engine, comparison.unit),
        Self.amount(comparison.baseline, comparison.unit),
        NumberText.fixed(comparison.ratio, 2),
        NumberText.fixed(comparison.lowerQuartile, 2) + "-" + NumberText.fixed(comparison.upperQuartile, 2),
        limit.map { NumberText.fixed($0, 2) } ?? "", verdict))
    fflush(nil)
    findings.append(finding)
    lines.append(Self.json(finding))
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
    id: String, title: String, _ engine: String, _ baseline: String, _ ratio: String, _ quartiles: String,
    _ limit: String, _ verdict: String
  ) -> String {
    let numbers = [(engine, 10), (baseline, 10), (ratio, 7), (quartiles, 13), (limit, 6)].map {
      pad($0, to: $1, atEnd: false)
    }
    return pad(id, to: 5, atEnd: true) + pad(title, to: 47, atEnd: true) + numbers.joined() + "  " + verdict
  }

  private static func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + blanks : blanks + text
  }

  private static func amount(_ value: Double, _ unit: Unit) -> String {
    switch unit {
    case .nanoseconds: time(value)
    case .instructions: NumberText.fixed(value, value < 100 ? 2 : 0) + " in"
    case .bytes:
      value < 1e4
        ? NumberText.fixed(value, 0) + " B"
        : value < 1e6 ? NumberText.fixed(value / 1e3, 1) + " kB" : NumberText.fixed(value / 1e6, 2) + " MB"
    }
  }

  /// Nanoseconds in the unit that fits.
  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: NumberText.fixed(nanoseconds, nanoseconds < 100 ? 2 : 0) + " ns"
    case ..<1e6: NumberText.fixed(nanoseconds / 1e3, 1) + " us"
    default: NumberText.fixed(nanoseconds / 1e6, 2) + " ms"
    }
  }

  private static func json(_ finding: Finding) -> String {
    let comparison = finding.comparison
    var fields = [
      "\"title\":\"\(finding.title)\"", "\"unit\":\"\(comparison.unit.rawValue)\"", "\"engine\":\(comparison.engine)",
      "\"baseline\":\(comparison.baseline)",
      "\"ratio\":\(comparison.ratio)", "\"quartiles\":[\(comparison.lowerQuartile),\(comparison.upperQuartile)]",
    ]
    if let goal = finding.goal {
      fields.insert("\"goal\":\"\(goal.id)\"", at: 0)
      fields += ["\"limit\":\(goal.limit)", "\"held\":\(finding.isHeld)"]
    }
    return "{" + fields.joined(separator: ",") + "}"
  }
}
