import LuaBridge
import ScriptAPI
package import ScriptRuntime

/// The type of an expression of a script according to the API table, found without running anything.
package enum ReachedType {
  /// An object of this class.
  case instance(Int32)
  /// The class itself.
  case type(Int32)
  case structure(StructKind)
  case words(EnumEntry)
  case function(FunctionEntry, owner: String)
  /// A table of the script or a library: the names of its fields, in byte order.
  case table([String])
  /// A string; its methods are those of the library `string`.
  case text
  case nothing
}

/// Finds the types of expressions of a script, from the API table and the values of global variables.
package struct ExpressionTypes {
  private let session: ScriptSession
  private var lua: LuaState { session.lua }
  private var classes: ClassRegistry { session.classes }

  package init(_ session: ScriptSession) { self.session = session }

  /// The type of a chain of names: a global, then member after member; a call ends its name with `()`.
  package func reach(_ chain: [String]) -> ReachedType {
    guard let head = chain.first else { return .nothing }
    if head == TypedLine.text { return chain.count == 1 ? .text : .nothing }
    let isCall = head.hasSuffix("()")
    let name = isCall ? String(head.dropLast(2)) : head
    // Tables are searched as they are now; the values in them give the kind.
    let top = lua.top
    defer { lua.setTop(top) }
    lua.pushGlobal(name)
    var links = chain.dropFirst()
    while !isCall, lua.isTable(at: lua.top), let link = links.first, !link.hasSuffix("()") {
      lua.pushField(link, of: lua.top)
      links.removeFirst()
    }
    var reached = links.count + 1 < chain.count ? kind(ofValueAt: lua.top) : value(ofGlobal: name)
    if isCall { reached = result(of: reached) }
    for link in links {
      let isCall = link.hasSuffix("()")
      reached = member(isCall ? String(link.dropLast(2)) : link, of: reached)
      if isCall { reached = result(of: reached) }
    }
    return reached
  }

  /// The type of a global: of its current value, or according to the API table.
  package func value(ofGlobal name: String) -> ReachedType {
    lua.pushGlobal(name)
    // A result, `_3`, is no variable.
    if lua.isNil(at: lua.top), session.existing(ResultNames.self)?.push(name) == true { lua.remove(at: lua.top - 1) }
    defer { lua.pop() }
    if !lua.isNil(at: lua.top), !lua.isFunction(at: lua.top) { return kind(ofValueAt: lua.top) }
    if let function = Catalog.uiKit.functions.first(where: { $0.name == name }) {
      return .function(function, owner: "")
    }
    if let id = classes.id(named: name) { return .type(id) }
    if let kind = StructKind(rawValue: name) { return .type(classes.define(Catalog.uiKit.structure(kind))) }
    if let entry = Catalog.uiKit.enumerations.first(where: { $0.name == name }) { return .words(entry) }
    if let object = Catalog.uiKit.objects.first(where: { $0.name == name }),
      case .object(let value?) = object.make(session)
    {
      return .instance(classes.id(of: value))
    }
    return .nothing
  }

  private func kind(ofValueAt index: Int32) -> ReachedType {
    switch lua.type(at: index) {
    case .object:
      let id = lua.classID(ofObjectAt: index)
      return id >= 0 ? .instance(id) : .nothing
    case .structure: return StructKind(id: lua.structKind(at: index)).map { .structure($0) } ?? .nothing
    case .type: return reachedType(lua.classID(at: index))
    case .string: return .text
    case .table: return .table(lua.fieldNames(of: index))
    default: return .nothing
    }
  }

  private func reachedType(_ id: Int32) -> ReachedType {
    guard classes.isKnown(id) else { return .nothing }
    if let entry = Catalog.enumeration(named: classes[id].name) { return .words(entry) }
    return .type(id)
  }

  /// The type of a member; nothing when the type has none of this name.
  func member(_ name: String, of reached: ReachedType) -> ReachedType {
    switch reached {
    case .instance(let id), .type(let id):
      if let structure = classes[id].structure { return member(name, of: structure) }
      let entries = classes.lineage(of: id)
      let owner = entries.first?.name ?? ""
      if let entry = Catalog.enumeration(named: "\(owner).\(name)") {
        return .words(entry)
      }
      if let property = entries.lazy.flatMap(\.properties).first(where: { $0.name == name }) {
        return self.reached(by: property.shape)
      }
      let function = entries.lazy.flatMap(\.functions).first { $0.name == name }
      return function.map { .function($0, owner: owner) } ?? .nothing
    case .structure(let kind): return member(name, of: Catalog.uiKit.structure(kind))
    case .words, .function, .table, .text, .nothing: return .nothing
    }
  }

  private func member(_ name: String, of entry: StructEntry) -> ReachedType {
    if let part = entry.kind.parts.first(where: { $0.name == name }) { return .structure(part.kind) }
    if let property = entry.properties.first(where: { $0.name == name }) { return reached(by: property.shape) }
    if entry.constants.contains(where: { $0.name == name }) { return .structure(entry.kind) }
    let function = (entry.functions + entry.statics).first { $0.name == name }
    return function.map { .function($0, owner: entry.kind.rawValue) } ?? .nothing
  }

  /// The type that a call returns.
  func result(of reached: ReachedType) -> ReachedType {
    switch reached {
    case .type(let id): classes[id].structure.map { .structure($0.kind) } ?? .instance(id)
    case .function(let function, _): function.overloads.first.map { self.reached(by: $0.result) } ?? .nothing
    case .instance, .structure, .words, .table, .text, .nothing: .nothing
    }
  }

  /// The type's name in a message; nil when it has none.
  package func title(of reached: ReachedType) -> String? {
    switch reached {
    case .instance(let id), .type(let id): classes[id].name
    case .structure(let kind): kind.rawValue
    case .words(let entry): entry.name
    case .text: "a string"
    case .function, .table, .nothing: nil
    }
  }

  /// The type of a value of this shape.
  func reached(by shape: Shape) -> ReachedType {
    switch shape.wrapped {
    case .object(let name): classes.id(named: name).map { .instance($0) } ?? .nothing
    case .structure(let kind): .structure(kind)
    case .string, .word: .text
    default: .nothing
    }
  }
}

extension Catalog {
  /// Every enumeration and option set in the API table. Found once: every row of every class is looked through.
  package static let allEnumerations: [EnumEntry] = {
    var entries = uiKit.enumerations
    var names = Set(entries.map(\.name))
    func add(_ shape: Shape) {
      switch shape {
      case .word(let entry), .options(let entry): if names.insert(entry.name).inserted { entries.append(entry) }
      case .optional(let inner), .array(let inner): add(inner)
      default: break
      }
    }
    for entry in uiKit.classes.map(\.entry) {
      for property in entry.properties { add(property.shape) }
      for overload in entry.initializers + entry.functions.flatMap(\.overloads) {
        for parameter in overload.parameters { add(parameter.shape) }
      }
    }
    return entries
  }()

  /// The enumeration or option set of this name; nil when there is none.
  package static func enumeration(named name: String) -> EnumEntry? { enumerationsByName[name] }

  private static let enumerationsByName = Dictionary(
    allEnumerations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
