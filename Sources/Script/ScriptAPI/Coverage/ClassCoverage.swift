package import ScriptRuntime

/// The differences of a class from Apple's: approximate, own and absent members.
///
/// Other declared members are exact: the same numbers and the same order of calls as Apple's.
package struct ClassCoverage: Sendable {
  /// The class, struct or protocol.
  package let name: String
  /// A note about the whole class; nil for none.
  package let note: String?
  /// Members that differ from Apple's, with the difference.
  package private(set) var approximate: [(member: String, difference: String)]
  /// Members that Apple does not have.
  package let own: [String]
  /// Apple's absent members, by their base names, with the reason.
  package private(set) var absent: [(why: Absence, members: [String])]

  /// - Parameters:
  ///   - own: Names with spaces between them.
  ///   - absent: For each reason, names with spaces between them.
  init(
    _ name: String, _ note: String? = nil, approximate: KeyValuePairs<String, String> = [:], own: String = "",
    absent: KeyValuePairs<Absence, String> = [:]
  ) {
    self.name = name
    self.note = note
    self.approximate = approximate.map { ($0.key, $0.value) }
    self.own = own.split(separator: " ").map(String.init)
    self.absent = absent.map { ($0.key, $0.value.split(separator: " ").map(String.init)) }
  }

  /// How a member that is kept differs from Apple's.
  package static let keptText = "kept; it has no effect here"

  /// The same with members that are kept and do nothing, which are absent no more.
  func keeping(_ kept: [String]) -> ClassCoverage {
    var coverage = self
    coverage.approximate += kept.map { ($0, Self.keptText) }
    coverage.absent = absent.map { why, members in (why, members.filter { !kept.contains($0) }) }
    return coverage
  }

  /// The fidelity of the member with this name.
  package func fidelity(of member: String) -> Fidelity {
    if own.contains(member) { return .own }
    return approximate.first { $0.member == member }.map { .approximate($0.difference) } ?? .exact
  }
}

/// The fidelity of a member to Apple's.
package enum Fidelity: Equatable, Sendable {
  case exact
  /// The difference, as a part of a sentence.
  case approximate(String)
  /// Apple has no such member.
  case own
}
