/// How far a class of the table does what Apple's does: every departure, and every member that is left out.
///
/// What is declared and not named here is exact: the same numbers and the same order of calls as Apple's.
public struct ClassCoverage: Sendable {
  /// The class, struct or protocol.
  public let name: String
  /// What holds of all of it; nil when nothing does.
  public let remark: String?
  /// Members that do not quite do what Apple's do: the member, and in what it differs.
  public let approximate: [(member: String, difference: String)]
  /// Members that Apple does not have.
  public let own: [String]
  /// Apple's members that are not here, by their base names, and why not.
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

  /// How far the member of this name does what Apple's does.
  public func fidelity(of member: String) -> Fidelity {
    if own.contains(member) { return .own }
    return approximate.first { $0.member == member }.map { .approximate($0.difference) } ?? .exact
  }
}

/// How far one member does what Apple's does.
public enum Fidelity: Equatable, Sendable {
  case exact
  /// In what it differs: a part of a sentence.
  case approximate(String)
  /// Apple has no such member.
  case own
}

/// Why something of Apple's is not here: the rest of the sentence "it is absent because …".
public enum Absence: String, Sendable, CaseIterable {
  case later = "it is not built yet"
  case drawing = "nothing is drawn by callbacks; contents are images, colours, paths and text"
  case filters = "image filters are not modelled"
  case display = "it concerns display hardware, which a virtual clock does not have"
  case autoLayout = "frames and autoresizing masks are modelled, Auto Layout is not"
  case archives = "everything is made in code: no nibs, storyboards, coders or restoration"
  case input = "keyboards, menus, pointers, presses and focus are not modelled"
  case accessibility = "assistive technologies do not run here"
  case appearance = "traits, themes and bars do not move anything here"
  case text = "no glyphs are measured"
  case numbers = "numbers are Lua's own; write math.pi, math.huge"
  case system = "scenes, status bars and system services do not exist here"
  case dragAndDrop = "drag and drop is not modelled"
  case data = "it manages data, not motion"
  case deprecated = "Apple has deprecated it"
  case swift = "the form of the script makes it needless"
}
