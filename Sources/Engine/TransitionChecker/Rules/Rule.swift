import ViewKit

/// A rule for transitions. Its examples define it: it finds the bad one, and finds nothing in the good one.
///
/// A rule is its file in this folder, a line of `Rule.all`, and its section of `WhyDidMyTransition.md`, where its words and
/// examples are.
public struct Rule: Sendable {
  public enum Severity: String, Comparable, CaseIterable, Sendable, Codable {
    case note, warning, error

    public static func < (first: Severity, second: Severity) -> Bool {
      let order = allCases
      return order.firstIndex(of: first).unsafelyUnwrapped < order.firstIndex(of: second).unsafelyUnwrapped
    }
  }

  public let id: ID
  public let severity: Severity
  /// True for a rule about a transition as a whole: one finding for each transition, whatever subject it names.
  let isAboutTheWhole: Bool
  /// True for a rule that judges single views, by their frame and look.
  let isAboutViews: Bool
  /// True for a rule whose findings have no other cause where this one is broken.
  let explains: @Sendable (ID) -> Bool
  /// True for a warning of the runtime that is a finding of this rule.
  let isBroken: @Sendable (_ by: UsageWarning) -> Bool
  let judge: @Sendable (Observation, _ reference: Observation?) -> [Finding]

  /// Scripts, to be read after `Rule.stage`.
  public struct Example: Sendable {
    public let bad: String
    public let good: String
  }

  init(
    _ id: ID, _ severity: Severity, isAboutTheWhole: Bool = true, isAboutViews: Bool = false,
    explains: @escaping @Sendable (ID) -> Bool = { _ in false },
    warning: @escaping @Sendable (UsageWarning) -> Bool = { _ in false },
    judge: @escaping @Sendable (Observation, _ reference: Observation?) -> [Finding]
  ) {
    (self.id, self.severity) = (id, severity)
    (self.isAboutTheWhole, self.isAboutViews) = (isAboutTheWhole, isAboutViews)
    (self.explains, isBroken) = (explains, warning)
    self.judge = judge
  }

  /// The rule's findings in a run.
  ///
  /// - Parameter reference: The run of the same transition whose end all others share; nil for that run itself.
  public func findings(in run: Observation, against reference: Observation? = nil) -> [Finding] {
    judge(run, reference)
  }

  public static func named(_ id: ID) -> Rule { byName[id.rawValue].unsafelyUnwrapped }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id.rawValue, $0) })

  /// The findings of all rules in a run, in the order of the table, without those that another finding explains.
  public static func findings(in run: Observation, against reference: Observation? = nil) -> [Finding] {
    let findings = all.flatMap { $0.findings(in: run, against: reference) }
    let broken = Set(findings.map(\.rule)).map(named)
    return findings.filter { finding in !broken.contains { $0.explains(finding.rule) } }
  }
}

extension Rule {
  /// The name of a rule, `R-JUMP`. The file of the rule declares it.
  public struct ID: Hashable, Sendable, CaseIterable, Codable {
    public let rawValue: String
    /// The name that it had up to version 0.2, when many were abbreviated: comments in people's scripts hold it.
    private let earlierName: String?

    init(_ name: String, formerly earlierName: String? = nil) { (rawValue, self.earlierName) = (name, earlierName) }

    /// The rule that somebody names, by its name of today or its earlier one; nil for a name that no rule has or had.
    public init?(named name: String) {
      guard let id = Self.allCases.first(where: { $0.rawValue == name || $0.earlierName == name }) else { return nil }
      self = id
    }

    /// Reads its name, of today or its earlier one.
    ///
    /// - Throws: `DecodingError` for a name that no rule has or had.
    public init(from decoder: any Decoder) throws {
      let name = try String(from: decoder)
      guard let id = Self(named: name) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: name))
      }
      self = id
    }

    /// - Throws: `Error`: the encoder's.
    public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }

    /// The names of the rules, in the order of `Rule.all`.
    public static var allCases: [ID] { Rule.all.map(\.id) }
  }
}

extension Rule {
  /// The symptom, as a person meets it.
  public var title: String { page.title }
  /// The cause: one sentence, without a point at its end.
  public var why: String { page.why }
  /// The repair: one sentence, without a point at its end.
  public var cure: String { page.cure }
  /// Scripts, to be read after `Rule.stage`.
  public var example: Example { page.example }
  /// Two screens and an animator without a fault, for the examples: each says only what it does otherwise.
  public static var stage: String { RulePage.stage }

  /// An example as a script.
  public static func script(_ example: String) -> String { stage + example }

  private var page: RulePage { RulePage.all[id.rawValue] ?? RulePage() }
}
