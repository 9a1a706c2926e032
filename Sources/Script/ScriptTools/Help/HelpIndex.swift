import PlainText
import ScriptAPI
package import ScriptRuntime
import TimeControl

/// Looks names up in the API table, for `help` and search.
package struct HelpIndex {
  private let types: ExpressionTypes
  private let classes: ClassRegistry

  package init(_ session: ScriptSession) {
    types = ExpressionTypes(session)
    classes = session.classes
  }

  /// The help page of a name: `UIView`, `UIView.animate`, `layer.opacity`, `timeline:seek`, `kCAFillModeForwards`, a global
  /// variable, or a member's bare name; nil for an unknown name.
  package func help(for name: String) -> String? {
    let name = name.trimmingSpaces
    if let page = page(named: name) { return page.text }
    let parts = name.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init)
    if parts.count > 1, let last = parts.last {
      let reached = types.reach(Array(parts.dropLast()))
      return page(member: last, of: reached)?.text ?? absence(of: last, in: reached)
    }
    if let why = Catalog.uiKit.absence(ofName: name) { return "\(name) is not here: \(why.rawValue)." }
    switch types.value(ofGlobal: name) {
    case .nothing: break
    case let reached: return page(of: reached)?.text
    }
    // A member that does something is meant before one that is only kept.
    return (Self.modelledOwners[name] ?? Self.standInOwners[name])?
      .compactMap { page(member: name, in: [$0.entry])?.text }.joined(separator: "\n\n")
  }

  /// The classes that declare a member, by its name. Building every class anew at each key is slow.
  private static let modelledOwners = owners(among: Catalog.uiKit.modelledClasses)
  private static let standInOwners = owners(among: Catalog.uiKit.standIns)

  private static func owners(among classes: [ClassDeclaration]) -> [String: [ClassDeclaration]] {
    var owners: [String: [ClassDeclaration]] = [:]
    for declaration in classes {
      let entry = declaration.entry
      for name in Set(entry.properties.map(\.name) + entry.functions.map(\.name)) {
        owners[name, default: []].append(declaration)
      }
    }
    return owners
  }

  private func absence(of name: String, in reached: ReachedType) -> String? {
    switch reached {
    case .instance(let id), .type(let id):
      Catalog.uiKit.absence(of: name, in: classes.lineage(of: id).map(\.name)).map {
        "\(name) is not here: \($0.rawValue)."
      }
    case .structure, .words, .function, .table, .text, .nothing: nil
    }
  }

  /// The names that contain a word, then those whose summary does, ignoring case; members as `Class.member`.
  package func search(_ word: String) -> [String] { findings(word).map(\.name) }

  /// The same with each name's summary.
  package func findings(_ word: String) -> [(name: String, summary: String)] {
    let word = word.trimmingSpaces.lowercased()
    guard !word.isEmpty else { return [] }
    var byName: [(name: String, summary: String)] = []
    var bySummary: [(name: String, summary: String)] = []
    var seen: Set<String> = []
    for entry in Self.searchable where !seen.contains(entry.name) {
      let short = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
      if short.lowercased().contains(word) {
        byName.append(entry)
      } else if entry.summary.lowercased().contains(word) {
        bySummary.append(entry)
      } else {
        continue
      }
      seen.insert(entry.name)
    }
    return byName + bySummary
  }

  /// The classes whose names contain a word, ignoring case, in the table's order.
  package func classes(named word: String) -> [(name: String, summary: String)] {
    let word = word.lowercased()
    return Catalog.uiKit.classes.map(\.entry).filter { $0.name.lowercased().contains(word) }.map {
      ($0.name, $0.summary)
    }
  }

  /// Every name of the table; members as `Class.member`.
  package static var names: [String] { searchable.map(\.name) }

  /// Every name of the table with its summary, in the table's order.
  private static var searchable: [(name: String, summary: String)] {
    var names: [(name: String, summary: String)] = []
    for entry in Catalog.uiKit.classes.map(\.entry) {
      names.append((entry.name, entry.summary))
      names += entry.properties.map { ("\(entry.name).\($0.name)", $0.summary) }
      names += entry.functions.map { ("\(entry.name).\($0.name)", $0.summary) }
    }
    for entry in StructKind.allCases.map(Catalog.uiKit.structure) {
      names.append((entry.kind.rawValue, entry.summary))
      names += entry.functions.map { ("\(entry.kind.rawValue).\($0.name)", $0.summary) }
      names += (entry.properties.map(\.name) + entry.constants.map(\.name)).map { ("\(entry.kind.rawValue).\($0)", "") }
    }
    names += Catalog.uiKit.functions.map { ($0.name, $0.summary) } + Catalog.uiKit.objects.map { ($0.name, $0.summary) }
    names += Catalog.uiKit.protocols.map { ($0.name, $0.summary) }
    names += Catalog.uiKit.protocols.flatMap(\.callbacks).map { ($0.name, $0.summary) }
    names += LuaLibrary.all.flatMap(\.entries).map { ($0.name, $0.summary) }
    names += Catalog.allEnumerations.map { ($0.name, $0.words.joined(separator: " ")) }
    return names + Catalog.uiKit.constants.map { ($0.name, $0.currentName ?? "") }
  }

  /// The names of Lua's own functions, such as `string.gsub`.
  package static var libraryNames: [String] { LuaLibrary.all.flatMap(\.entries).map(\.name) }

  // MARK: Pages

  /// The page of a name that is not looked up in a variable.
  private func page(named name: String) -> HelpPage? {
    if Catalog.uiKit.classes.contains(where: { $0.name == name }), let id = classes.id(named: name) {
      return page(of: .type(id))
    }
    if let kind = StructKind(rawValue: name) { return HelpPage(Catalog.uiKit.structure(kind)) }
    if let function = Catalog.uiKit.functions.first(where: { $0.name == name }) { return HelpPage(function, of: "") }
    if let entry = Catalog.uiKit.protocols.first(where: { $0.name == name }) { return HelpPage(entry) }
    if let entry = Catalog.enumeration(named: name) { return HelpPage(entry) }
    if let library = LuaLibrary.all.first(where: { $0.name == name && !name.isEmpty }) {
      return HelpPage(library)
    }
    if let entry = LuaLibrary.all.lazy.flatMap(\.entries).first(where: { $0.name == name }) { return HelpPage(entry) }
    return Catalog.uiKit.constants.first { $0.name == name }.map { HelpPage($0) }
  }

  private func page(of reached: ReachedType) -> HelpPage? {
    switch reached {
    case .instance(let id), .type(let id):
      if let structure = classes[id].structure { return HelpPage(structure) }
      let entries = classes.lineage(of: id)
      return entries.first.map { HelpPage($0, inherited: Array(entries.dropFirst())) }
    case .structure(let kind): return HelpPage(Catalog.uiKit.structure(kind))
    case .words(let entry): return HelpPage(entry)
    case .function(let function, let owner): return HelpPage(function, of: owner)
    case .table, .text, .nothing: return nil
    }
  }

  private func page(member name: String, of reached: ReachedType) -> HelpPage? {
    switch reached {
    case .instance(let id), .type(let id):
      if let structure = classes[id].structure { return page(member: name, in: structure) }
      return page(member: name, in: classes.lineage(of: id))
    case .structure(let kind): return page(member: name, in: Catalog.uiKit.structure(kind))
    case .words(let entry): return entry.words.contains(name) ? HelpPage(entry) : nil
    case .function, .table, .text, .nothing: return nil
    }
  }

  private func page(member name: String, in lineage: [ClassEntry]) -> HelpPage? {
    for entry in lineage {
      if let property = entry.properties.first(where: { $0.name == name }) { return HelpPage(property, of: entry.name) }
      if let function = entry.functions.first(where: { $0.name == name }) {
        return HelpPage(function, of: entry.name, examples: entry.examples.filter { $0.contains(name) })
      }
    }
    return nil
  }

  private func page(member name: String, in entry: StructEntry) -> HelpPage? {
    if let function = (entry.functions + entry.statics).first(where: { $0.name == name }) {
      return HelpPage(function, of: entry.kind.rawValue)
    }
    let names = entry.kind.fields + entry.properties.map(\.name) + entry.constants.map(\.name)
    return names.contains(name) ? HelpPage(entry) : nil
  }
}
