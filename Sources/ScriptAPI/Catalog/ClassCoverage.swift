/// The differences of a class from Apple's: approximate, own and absent members.
///
/// Other declared members are exact: the same numbers and the same order of calls as Apple's.
public struct ClassCoverage: Sendable {
  /// The class, struct or protocol.
  public let name: String
  /// A remark about the whole class; nil for none.
  public let remark: String?
  /// Members that differ from Apple's, with the difference.
  public let approximate: [(member: String, difference: String)]
  /// Members that Apple does not have.
  public let own: [String]
  /// Apple's absent members, by their base names, with the reason.
  public let absent: [(why: Absence, members: [String])]

  /// - Parameters:
  ///   - own: Names with spaces between them.
  ///   - absent: For each reason, names with spaces between them.
  init(
    _ name: String, _ remark: String? = nil, approximate: KeyValuePairs<String, String> = [:], own: String = "",
    absent: KeyValuePairs<Absence, String> = [:]
  ) {
    self.name = name
    self.remark = remark
    self.approximate = approximate.map { ($0.key, $0.value) }
    self.own = own.split(separator: " ").map(String.init)
    self.absent = absent.map { ($0.key, $0.value.split(separator: " ").map(String.init)) }
  }

  /// The fidelity of the member with this name.
  public func fidelity(of member: String) -> Fidelity {
    if own.contains(member) { return .own }
    return approximate.first { $0.member == member }.map { .approximate($0.difference) } ?? .exact
  }
}

/// The fidelity of a member to Apple's.
public enum Fidelity: Equatable, Sendable {
  case exact
  /// The difference, as a part of a sentence.
  case approximate(String)
  /// Apple has no such member.
  case own
}

/// The reason why a name of Apple's is absent: the rest of the sentence "it is absent because …".
public enum Absence: String, Sendable, CaseIterable {
  case later = "it is not implemented yet"
  case drawing = "callbacks cannot draw; contents are images, colours, paths and text"
  case filters = "image filters are not modelled"
  case display = "it concerns display hardware, which a virtual clock does not have"
  case autoLayout = "frames and autoresizing masks are modelled, Auto Layout is not"
  case archives = "everything is created in code: no nibs, storyboards, coders or restoration"
  case input = "keyboards, menus, pointers, presses and focus are not modelled"
  case accessibility = "assistive technologies do not run here"
  case appearance = "traits, themes and bars do not move anything here"
  case text = "no glyphs are measured"
  case numbers = "numbers are Lua's own; write math.pi, math.huge"
  case system = "scenes, status bars and system services do not exist here"
  case dragAndDrop = "drag and drop is not modelled"
  case data = "it manages data, not motion"
  case deprecated = "Apple has deprecated it"
  case swift = "Lua does not need it"
}
