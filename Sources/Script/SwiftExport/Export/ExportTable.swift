import ScriptAPI
import ScriptRuntime

/// The API table as the writer reads it, each class built once.
final class ExportTable {
  private let declarations: [String: ClassDeclaration]
  private var entries: [String: ClassEntry] = [:]
  private let protocols: [String: ProtocolEntry]
  private let structures: [String: StructEntry]
  /// The global functions, by name.
  let functions: [String: FunctionEntry]
  /// The words of every enumeration that stands by itself.
  let enumerations: Set<String>
  /// Names in Swift of what scripts have under another.
  private let scriptNames: [String: String]

  init() {
    let catalog = Catalog.uiKit
    declarations = Dictionary(catalog.classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    protocols = Dictionary(catalog.protocols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    structures = Dictionary(catalog.structures.map { ($0.kind.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    functions = Dictionary(catalog.functions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    enumerations = Set(catalog.enumerations.map(\.name))
    scriptNames = Dictionary(SwiftNames.others.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The class, by its name in scripts or in Swift; nil for a name that is no class of the table.
  func entry(_ name: String) -> ClassEntry? {
    let name = scriptNames[name] ?? name
    if let entry = entries[name] { return entry }
    let entry = declarations[name]?.entry
    entries[name] = entry
    return entry
  }

  /// The callbacks of a protocol; empty for any other name.
  func callbacks(of name: String) -> [CallbackEntry] { protocols[name]?.callbacks ?? [] }
  func isProtocol(_ name: String) -> Bool { protocols[name] != nil }
  /// The struct of that name, nil without one. A `CGColor` is the `UIColor` of scripts.
  func structure(_ name: String) -> StructEntry? { structures[name == "CGColor" ? "UIColor" : name] }

  /// The class and those above it, nearest first.
  func chain(of name: String) -> [ClassEntry] {
    var chain: [ClassEntry] = []
    var next: String? = name == "CGPath" ? "UIBezierPath" : name
    while let name = next, let entry = entry(name) {
      chain.append(entry)
      next = entry.superclass
    }
    return chain
  }

  /// A property of the class or of one above it, with the type that Swift declares, marks of nil included; nil without
  /// one.
  func property(_ name: String, of type: String, isStatic: Bool) -> (ExportType, PropertyEntry)? {
    for entry in chain(of: type) {
      guard let property = entry.properties.first(where: { $0.name == name && $0.isStatic == isStatic }) else {
        continue
      }
      let declared = ExportType(property.shape, in: entry.name)
      switch SwiftNames.mark(of: property, in: entry.name) {
      case "?": return (.optional(declared), property)
      case "!": return (.unwrapped(declared), property)
      default: return (declared, property)
      }
    }
    return nil
  }

  /// The overloads of a method, with the class that declares them.
  func method(_ name: String, of type: String, isStatic: Bool) -> (overloads: [Overload], owner: String)? {
    for entry in chain(of: type) {
      if let function = entry.functions.first(where: { $0.name == name && $0.isStatic == isStatic }) {
        return (function.overloads, entry.name)
      }
    }
    return nil
  }

  /// The initialisers of a struct or a class, with the type that declares them; empty when none is declared.
  func initializers(of type: String) -> (overloads: [Overload], owner: String) {
    if let structure = structure(type) { return (structure.initializers, type) }
    let owner = chain(of: type).first { !$0.initializers.isEmpty }
    return (owner?.initializers ?? [], owner?.name ?? type)
  }
}
