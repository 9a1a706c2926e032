/// The parts of a run that are not the author's: gaps stood in for code and objects that an import did not have.
public struct Doubt: Sendable {
  /// Why: the first such that was used.
  public var reason: NotJudged
  /// True when the transition used a gap, so that its course is not known.
  public var isOfRun: Bool
  /// True when a part of the program was not run, so that the state of any view may be otherwise.
  public var isOfAll: Bool
  /// True when a gap was used at any time before, so that an error may follow from it.
  public var hasUsed: Bool
  /// The views, layers and controllers whose state follows from one, by their names in findings.
  public var subjects: [String: NotJudged] = [:]
  /// The same of those of which only the place and the size do.
  public var places: [String: NotJudged] = [:]

  public init(reason: NotJudged, isOfRun: Bool, isOfAll: Bool, hasUsed: Bool) {
    (self.reason, self.isOfRun, self.isOfAll, self.hasUsed) = (reason, isOfRun, isOfAll, hasUsed)
  }

  /// Why a finding may be of what is not the author's; nil where it is not.
  ///
  /// - Parameter hasFailed: True when the run ended with an error, from which all that it leaves may follow.
  package func reason(against finding: Finding, hasFailed: Bool = false) -> NotJudged? {
    if isOfAll || hasFailed && hasUsed { return reason }
    if finding.rule == .types, hasUsed { return reason }
    if isOfRun, !Rule.named(finding.rule).isAboutViews || finding.aspect == Finding.window { return reason }
    // A doubtful view may stand where another one comes or goes at once.
    if finding.aspect == "presence", let other = subjects.min(by: { $0.key < $1.key })?.value { return other }
    if finding.isOfPlace, let reason = places[finding.subject] { return reason }
    if finding.rule == .ambiguous, let reason = Self.reason(in: places, against: finding.message) { return reason }
    return subjects[finding.subject] ?? reason(against: "\(finding.message) \(finding.before) \(finding.after)")
  }

  /// Why a sentence about the world may be of what is not the author's: it names a doubtful view. Nil where it does not.
  package func reason(against text: String) -> NotJudged? { Self.reason(in: subjects, against: text) }

  private static func reason(in names: [String: NotJudged], against text: String) -> NotJudged? {
    names.filter { !$0.key.isEmpty && mentions($0.key, text) }.min { $0.key < $1.key }?.value
  }

  /// True when a text holds a name as whole words.
  private static func mentions(_ name: String, _ text: String) -> Bool {
    text.ranges(of: name).contains { range in
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber }
    }
  }
}
