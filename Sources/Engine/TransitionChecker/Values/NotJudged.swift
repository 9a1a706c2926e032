import PlainText

/// A part of what a check was given that it gives no verdict on, and how to get one. Silence would be taken for a verdict.
public struct NotJudged: Sendable, Hashable, Codable {
  /// An animator's class, a file, or scenarios with their count: `FlipAnimator`, `3 scenarios`.
  public let what: String
  /// As part of a sentence: `nothing shows it`, `Card.swift:88 was left out: Task`.
  public let reason: String
  public let file: String
  /// The line that keeps it from a verdict, from 1; nil when none does.
  public let line: Int?
  /// The cure, as part of a sentence: `add a set-up`; empty where nothing helps.
  public let cure: String

  public init(_ what: String, _ reason: String, in file: String, line: Int? = nil, cure: String = "") {
    (self.what, self.reason, self.file, self.line, self.cure) = (what, reason, file, line, cure)
  }

  /// `FlipAnimator (nothing shows it; add a set-up)`
  public var text: String { "\(what) (\(reason)\(cure.isEmpty ? "" : "; \(cure)"))" }

  /// The same of another part.
  package func naming(_ what: String) -> NotJudged { NotJudged(what, reason, in: file, line: line, cure: cure) }

  /// One JSON object, as reports for programs have it.
  package var json: String {
    JSONText.object([
      "notJudged": JSONText.string(what), "reason": JSONText.string(reason), "file": JSONText.string(file),
      "line": line.map { String($0) }, "cure": cure.isEmpty ? nil : JSONText.string(cure),
    ])
  }
}
