import ImportTable
import LuaTree

/// `.began`, `.zero`: members of the type that their place has.
extension Translator {
  /// `.name`, which belongs to the type wanted.
  func implicit(_ name: String, _ wanted: SwiftType) throws -> Value {
    if name == "none", wanted.isOptional, wanted.wrapped.name == nil { return Value(.nil, wanted) }
    switch wanted.wrapped {
    case .named(let type):
      if let found = try staticMember(name, of: type) { return Value(found.lua, found.type) }
      if name == "none", wanted.isOptional { return Value(.nil, wanted) }
      throw missing(name, of: type)
    case .number, .integer:
      if let value = LuaMath.constant(name) { return Value(value, wanted.wrapped) }
      if let added = extensionOwner(of: wanted), let found = try staticMember(name, of: added.name) { return found }
    case .string:
      if let added = extensionOwner(of: wanted), let found = try staticMember(name, of: added.name) { return found }
    case .unknown:
      return try implicitOfOnlyOwner(name)
    default: break
    }
    throw Untranslated(.type, "what '.\(name)' belongs to is not known", hint: "write the type before the dot")
  }

  private func implicitOfOnlyOwner(_ name: String) throws -> Value {
    let own = program.typeOrder.filter { info in
      info.cases.contains { $0.name == name } || info.shared(name) != nil
    }
    let words = table.owners(ofWord: name)
    let statics = table.owners(of: name).filter { table.kinds[$0]?.properties[name]?.isStatic == true }
    if own.count == 1, words.isEmpty, statics.isEmpty, let found = try staticMember(name, of: own[0].name) {
      tell(.type, "'.\(name)' is taken for that of '\(own[0].name)', the only one that is known")
      return found
    }
    // A word is the same string whichever enumeration it is of.
    if own.isEmpty, statics.isEmpty, let first = words.first {
      return Value(.string(name), words.count == 1 ? .named(first) : .unknown)
    }
    if own.isEmpty, words.isEmpty, statics.count == 1, let found = try staticMember(name, of: statics[0]) {
      return found
    }
    throw Untranslated(.type, "what '.\(name)' belongs to is not known", hint: "write the type before the dot")
  }
}
