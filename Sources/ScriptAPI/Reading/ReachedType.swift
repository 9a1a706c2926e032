import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// What an expression of a script stands for, as far as the table tells: found without running anything.
enum ReachedType {
  /// An object of this class.
  case instance(Int32)
  /// The class itself.
  case type(Int32)
  case structure(StructKind)
  case words(EnumEntry)
  case function(FunctionEntry, owner: String)
  case nothing
}

extension ScriptSession {
  /// What a chain of names stands for: a global, then member after member; a call's parentheses end a name with `()`.
  func reach(_ chain: [String]) -> ReachedType {
    guard let head = chain.first else { return .nothing }
    let isCall = head.hasSuffix("()")
    let name = isCall ? String(head.dropLast(2)) : head
    var reached = value(ofGlobal: name)
    if isCall { reached = result(of: reached) }
    for link in chain.dropFirst() {
      let isCall = link.hasSuffix("()")
      reached = member(isCall ? String(link.dropLast(2)) : link, of: reached)
      if isCall { reached = result(of: reached) }
    }
    return reached
  }

  /// What a global is: the value it has now, or what the table would give it.
  func value(ofGlobal name: String) -> ReachedType {
    lua.pushGlobal(name)
    defer { lua.pop() }
    switch lua.type(at: -1) {
    case .object:
      let id = lua.classID(ofObjectAt: -1)
      return id >= 0 ? .instance(id) : .nothing
    case .structure: return StructKind(id: lua.structKind(at: -1)).map { .structure($0) } ?? .nothing
    case .type: return reachedType(lua.classID(at: -1))
    case .nil, .function: break
    default: return .nothing
    }
    if let function = Catalog.functions.first(where: { $0.name == name }) { return .function(function, owner: "") }
    if let id = classID(named: name) { return .type(id) }
    if let kind = StructKind(rawValue: name) { return .type(define(Catalog.structure(kind))) }
    if let entry = Catalog.enumerations.first(where: { $0.name == name }) { return .words(entry) }
    if let object = Catalog.objects.first(where: { $0.name == name }), case .object(let value?) = object.make(self) {
      return .instance(classID(of: value))
    }
    return .nothing
  }

  private func reachedType(_ id: Int32) -> ReachedType {
    guard classes.indices.contains(Int(id)) else { return .nothing }
    if let entry = Catalog.allEnumerations.first(where: { $0.name == classes[Int(id)].name }) { return .words(entry) }
    return .type(id)
  }

  private func member(_ name: String, of reached: ReachedType) -> ReachedType {
    switch reached {
    case .instance(let id), .type(let id):
      if let structure = classes[Int(id)].structure { return member(name, of: structure) }
      let entries = lineage(of: id)
      let owner = entries.first?.name ?? ""
      if let entry = Catalog.allEnumerations.first(where: { $0.name == "\(owner).\(name)" }) { return .words(entry) }
      if let property = entries.lazy.flatMap(\.properties).first(where: { $0.name == name }) {
        return self.reached(by: property.shape)
      }
      let function = entries.lazy.flatMap(\.functions).first { $0.name == name }
      return function.map { .function($0, owner: owner) } ?? .nothing
    case .structure(let kind): return member(name, of: Catalog.structure(kind))
    case .words, .function, .nothing: return .nothing
    }
  }

  private func member(_ name: String, of entry: StructEntry) -> ReachedType {
    if let part = entry.kind.parts.first(where: { $0.name == name }) { return .structure(part.kind) }
    if let property = entry.properties.first(where: { $0.name == name }) { return reached(by: property.shape) }
    if entry.constants.contains(where: { $0.name == name }) { return .structure(entry.kind) }
    let function = (entry.functions + entry.statics).first { $0.name == name }
    return function.map { .function($0, owner: entry.kind.rawValue) } ?? .nothing
  }

  /// What a call of it gives.
  private func result(of reached: ReachedType) -> ReachedType {
    switch reached {
    case .type(let id): classes[Int(id)].structure.map { .structure($0.kind) } ?? .instance(id)
    case .function(let function, _): function.overloads.first.map { self.reached(by: $0.result) } ?? .nothing
    case .instance, .structure, .words, .nothing: .nothing
    }
  }

  private func reached(by shape: Shape) -> ReachedType {
    switch shape.wrapped {
    case .object(let name): classID(named: name).map { .instance($0) } ?? .nothing
    case .structure(let kind): .structure(kind)
    default: .nothing
    }
  }
}

extension Catalog {
  /// Every enumeration and option set that some shape of the table names, and those at top level.
  static var allEnumerations: [EnumEntry] {
    var entries = enumerations
    var names = Set(entries.map(\.name))
    func add(_ shape: Shape) {
      switch shape {
      case .word(let entry), .options(let entry): if names.insert(entry.name).inserted { entries.append(entry) }
      case .optional(let inner), .array(let inner): add(inner)
      default: break
      }
    }
    for entry in classes.map(\.entry) {
      for property in entry.properties { add(property.shape) }
      for overload in entry.initializers + entry.functions.flatMap(\.overloads) {
        for parameter in overload.parameters { add(parameter.shape) }
      }
    }
    return entries
  }
}
