import PlainText

/// A part of what a check was given that it gives no verdict on, and how to get one. Silence would be taken for a verdict.
public struct NotJudged: Sendable, Hashable, Codable {
  /// An animator's class, a file, or a part of a run: `FlipAnimator`, `the rest of the run`.
  public let what: String
  /// As part of a sentence: `nothing shows it`, `Card.swift:88 was left out: Task`.
  public let reason: String
  public private(set) var file: String
  /// The line that keeps it from a verdict, from 1; nil when none does.
  public let line: Int?
  /// The cure, as part of a sentence: `add a set-up`; empty where nothing helps.
  public let cure: String
  /// How many scenarios it is; 0 where it is none.
  public private(set) var scenarioCount = 0

  public init(_ what: String, _ reason: String, in file: String, line: Int? = nil, cure: String = "") {
    (self.what, self.reason, self.file, self.line, self.cure) = (what, reason, file, line, cure)
  }

  /// So many scenarios, for the reason of another part.
  public init(scenarios count: Int, as part: NotJudged) {
    self.init("\(count) scenario\(count == 1 ? "" : "s")", part.reason, in: part.file, line: part.line, cure: part.cure)
    scenarioCount = count
  }

  /// `FlipAnimator (nothing shows it; add a set-up)`
  public var text: String { "\(what) (\(reason)\(cure.isEmpty ? "" : "; \(cure)"))" }

  /// The same, of a file where it has none.
  package func named(in file: String) -> NotJudged {
    var part = self
    if part.file.isEmpty { part.file = file }
    return part
  }

  /// The same of another part.
  package func naming(_ what: String) -> NotJudged { NotJudged(what, reason, in: file, line: line, cure: cure) }

  /// One JSON object, as reports for programs have it.
  package var json: String {
    JSONText.object([
      "notJudged": JSONText.string(what), "reason": JSONText.string(reason), "file": JSONText.string(file),
      "line": line.map { String($0) }, "cure": cure.isEmpty ? nil : JSONText.string(cure),
      "scenarios": scenarioCount == 0 ? nil : String(scenarioCount),
    ])
  }

  /// Both as one; nil unless both are scenarios that have the same reason.
  package func joined(_ other: NotJudged) -> NotJudged? {
    guard scenarioCount > 0, other.scenarioCount > 0, naming("") == other.naming("") else { return nil }
    return NotJudged(scenarios: scenarioCount + other.scenarioCount, as: self)
  }
}

extension [NotJudged] {
  /// Adds a part: scenarios to those that have the same reason, any other one once.
  package mutating func add(_ part: NotJudged) {
    for index in indices {
      if self[index] == part, part.scenarioCount == 0 { return }
      if let both = self[index].joined(part) {
        self[index] = both
        return
      }
    }
    append(part)
  }
}
