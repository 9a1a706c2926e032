import PlainText
import ScriptAPI
import ScriptRuntime
import TimeControl

/// A help page: the meaning of a name, its usage, and an example that runs. Plain lines without colours.
struct HelpPage {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  private mutating func section(_ title: String, _ body: [String]) {
    if !body.isEmpty { lines += ["", title] + body.map { "  " + $0 } }
  }

  private mutating func examples(_ examples: [String]) {
    section("example", examples.joined(separator: "\n").split(separator: "\n").map(String.init))
  }

  /// Rows of `name   summary`, with the summaries aligned.
  private static func columns(_ rows: [(String, String)]) -> [String] {
    // A longer name gets its own line instead of moving every summary.
    let width = min(36, rows.map(\.0.count).max() ?? 0)
    return rows.flatMap { name, text in
      guard name.count > width else { return [name + String(repeating: " ", count: width - name.count + 2) + text] }
      return [name, String(repeating: " ", count: width + 2) + text]
    }
  }

  // MARK: Kinds of page

  /// - Parameter inherited: The entries above this class, nearest first.
  init(_ entry: ClassEntry, inherited: [ClassEntry]) {
    lines = [([entry.name] + inherited.map(\.name)).joined(separator: " : "), entry.summary]
    section("create", entry.initializers.map { Signature.text(entry.name, $0) })
    section(
      "properties", Self.columns(entry.properties.filter { !$0.isStatic }.map { (Signature.text($0), $0.summary) }))
    let methods = entry.functions.filter { !$0.isStatic }
    section("methods", Self.columns(methods.map { (":\($0.name)", $0.summary) }))
    section(
      "class members",
      Self.columns(
        entry.properties.filter(\.isStatic).map { (".\($0.name)", $0.summary) }
          + entry.functions.filter(\.isStatic).map { (".\($0.name)", $0.summary) }))
    let coverage = Catalog.coverage(of: entry.name)
    if let note = coverage.note { lines += ["", note] }
    // The line of a member that is kept says so already.
    let differences = coverage.approximate.filter { $0.difference != ClassCoverage.keptText }
    section("differs from Apple's", Self.columns(differences.map { ($0.member, $0.difference) }))
    examples(entry.examples)
  }

  init(_ entry: StructEntry) {
    lines = [entry.kind.rawValue, entry.summary]
    section("create", entry.initializers.map { Signature.text(entry.kind.rawValue, $0) })
    section("numbers", [entry.kind.fields.joined(separator: ", ")])
    section("properties", entry.properties.map { "\($0.name): \($0.shape.typeName)" })
    section("methods", Self.columns(entry.functions.map { (":\($0.name)", $0.summary) }))
    section("type members", entry.constants.map { ".\($0.name)" } + entry.statics.map { ".\($0.name)" })
    examples(entry.examples)
  }

  /// - Parameter owner: The class it belongs to; empty for a global function.
  init(_ function: FunctionEntry, of owner: String, examples: [String] = []) {
    let separator = owner.isEmpty ? "" : function.isStatic ? "." : ":"
    lines = ["\(owner)\(separator)\(function.name)", function.summary]
    section("usage", function.overloads.map { Signature.text(function.name, $0) })
    let parameters = function.overloads.flatMap(\.parameters)
    let names = parameters.map(\.name).unique
    section(
      "parameters",
      Self.columns(
        names.compactMap { name in
          parameters.first { $0.name == name }.map { (Signature.label(of: $0), Self.text(of: $0)) }
        }))
    if function.isOverridable { lines += ["", "A script class may override it; the system then calls the override."] }
    fidelity(of: function.name, in: owner.isEmpty ? function.name : owner)
    self.examples(examples)
  }

  /// Adds the difference from Apple's member, if there is one.
  private mutating func fidelity(of member: String, in owner: String) {
    guard Framework(of: owner) != .playhead else { return }
    switch Catalog.coverage(of: owner).fidelity(of: member) {
    case .exact: break
    case .approximate(let difference): lines += ["", "Differs from Apple's: \(difference)."]
    case .own: lines += ["", "Apple has no such member."]
    }
  }

  private static func text(of parameter: Parameter) -> String {
    let optional = parameter.isOptional ? " Optional." : ""
    return "\(parameter.summary) \(parameter.shape.wrapped.description.capitalizedFirst).\(optional)".trimmingSpaces
  }

  init(_ property: PropertyEntry, of owner: String) {
    lines = ["\(owner).\(Signature.text(property))", property.summary]
    section("accepts", property.isWritable ? [property.shape.description] : [])
    if property.isOverridable { lines += ["", "A script class overrides it with a method of this name."] }
    fidelity(of: property.name, in: owner)
  }

  init(_ entry: EnumEntry) {
    lines = [entry.name, "An enumeration; one of these strings."]
    section("cases", entry.words.map { "\"\($0)\"" })
  }

  init(_ entry: ProtocolEntry) {
    lines = [entry.name, entry.summary]
    section(
      "methods",
      Self.columns(entry.callbacks.map { ($0.usage, $0.summary) }))
  }

  init(_ library: LuaLibrary) {
    lines = [library.name, library.summary]
    section("contents", Self.columns(library.entries.map { ($0.usage, $0.summary) }))
  }

  init(_ entry: LuaLibrary.Entry) { lines = [entry.usage, entry.summary, "", "Part of Lua."] }

  init(_ constant: ConstantEntry) {
    let value =
      switch constant.value {
      case .string(let text): "\"\(text)\""
      case .number(let number): NumberText.lua(number)
      case .member(let kind, let name): "\(kind.rawValue).\(name)"
      }
    lines = [constant.name, "An old name; use \(constant.currentName ?? value) instead."]
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
