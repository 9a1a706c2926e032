import ImportTable
import LuaTree

/// Protocols of the files: what conforms to one, and members that some types store and others compute.
extension Translator {
  /// The types of the files that conform to a protocol of the files.
  func conformers(of wanted: TypeInfo) -> [TypeInfo] {
    if let known = knownConformers[wanted.name] { return known }
    let found = program.typeOrder.filter { info in
      info.sort != .protocol && requirements(of: info).contains { $0 === wanted }
    }
    knownConformers[wanted.name] = found
    return found
  }

  /// The types of the system that the files make conform to a protocol of theirs.
  func systemConformers(of wanted: TypeInfo) -> [TypeInfo] {
    program.extensions.values.filter { info in
      info.protocols.contains { name in
        guard let other = program.types[name] else { return false }
        return other === wanted || requirements(of: other).contains { $0 === wanted }
      }
    }.sorted { $0.name < $1.name }
  }

  /// A method that only a protocol's extension has is Swift's choice for a value of the protocol, though the value's type
  /// has one of that name, which Lua would call.
  func refuseHidden(_ method: MethodInfo, of owner: TypeInfo) throws {
    func isSame(_ other: MethodInfo) -> Bool { other.labels == method.labels && !other.isStatic }
    guard owner.sort == .protocol, method.hasBody,
      !(owner.methods[method.base] ?? []).contains(where: { !$0.hasBody && isSame($0) }),
      let info = conformers(of: owner).first(where: { ($0.methods[method.base] ?? []).contains(where: isSame) })
    else { return }
    throw Untranslated(
      .meaning, "'\(method.signature)' of the extension of '\(owner.name)', where '\(info.name)' has one of its own",
      hint: "declare it in the protocol")
  }

  /// How the types that conform have a property: as a field, by a call, or as a field that is made when it is first read.
  private enum Having { case field, call, lazy, observed }

  private func havings(of property: PropertyInfo, in owner: TypeInfo) throws -> Set<Having> {
    var found: Set<Having> = []
    for info in conformers(of: owner) {
      if info.sort == .enumeration { continue }
      let own = program.chain(of: info).lazy.compactMap { above in above.properties[property.name].map { ($0, above) } }
      if let (known, above) = own.first {
        if known.sort == .observed {
          found.insert(.observed)
        } else {
          found.insert(isProperty(known, of: above) ? .field : known.sort == .lazy ? .lazy : .call)
        }
      } else if program.tableName(of: info.name).flatMap({ table.property(property.name, of: $0) }) != nil {
        found.insert(.field)
      } else if requirements(of: info).contains(where: { $0.properties[property.name]?.hasGetter == true }) {
        found.insert(.call)
      }
    }
    for info in systemConformers(of: owner) {
      if table.property(property.name, of: info.name) != nil { found.insert(.field) }
    }
    return found
  }

  /// Whether the types differ, so that each of them gets a method that reads the property and one that sets it.
  private func isMixed(_ ways: Set<Having>, _ property: PropertyInfo) -> Bool {
    guard property.hasSetter else {
      return !ways.isSubset(of: [.call, .lazy]) && !ways.isSubset(of: [.field, .observed])
    }
    return ways.count > 1
  }

  /// A property of a protocol: a field or a call.
  func read(requirement property: PropertyInfo, of owner: TypeInfo, _ base: Value) throws -> Value {
    let lua = name(of: property, in: owner)
    let ways = try havings(of: property, in: owner)
    tellExtended(property.name, of: owner)
    if isMixed(ways, property) { return Value(.method(base.lua, "get_" + lua, []), property.type) }
    let isField = !ways.isEmpty && ways.isSubset(of: [.field, .observed])
    return Value(isField ? .member(base.lua, lua) : .method(base.lua, lua, []), property.type)
  }

  func place(ofRequirement property: PropertyInfo, in owner: TypeInfo, _ base: Value) throws -> Place {
    let lua = name(of: property, in: owner)
    let ways = try havings(of: property, in: owner)
    let read = try read(requirement: property, of: owner, base).lua
    if ways == [.field] || ways.isEmpty && !property.hasSetter { return .field(.member(base.lua, lua), property.type) }
    if ways == [.lazy] { return .lazy(read: read, .member(base.lua, "_" + lua), property.type) }
    return .setter(read: read, property.type) { .method(base.lua, "set_" + lua, [$0]) }
  }

  /// Getters and setters for the properties of a protocol that other types have in another way.
  func accessors(of info: TypeInfo, for requirement: TypeInfo) -> [LuaStatement] {
    let isAbove =
      info.superclass.flatMap { program.types[$0] }.map { above in
        conformers(of: requirement).contains { $0 === above }
      } ?? false
    return requirement.properties.values.sorted { $0.name < $1.name }.flatMap { property -> [LuaStatement] in
      guard !property.isStatic, !isAbove || info.properties[property.name] != nil,
        let ways = try? havings(of: property, in: requirement), isMixed(ways, property)
      else { return [] }
      let lua = name(of: property, in: requirement)
      let chain = program.chain(of: info)
      let own = chain.lazy.compactMap { above in above.properties[property.name].map { ($0, above) } }.first
      let isComputed = requirements(of: info).contains { $0.properties[property.name]?.hasGetter == true }
      let isField = own.map { $0.sort == .observed || isProperty($0, of: $1) } ?? !isComputed
      let field = LuaExpression.member(.name("self"), own?.0.sort == .lazy ? "_" + lua : lua)
      func method(_ name: String, _ parameters: [String], _ body: LuaStatement) -> LuaStatement {
        LuaStatement(.function(owner: info.luaName, name: name, isMethod: true, LuaFunction(parameters, [body])))
      }
      var made = [
        isField
          ? method("get_" + lua, [], .return(field))
          : .assign(.member(.name(info.luaName), "get_" + lua), .member(.name(info.luaName), lua))
      ]
      if property.hasSetter, isField && own?.0.sort != .observed || own?.0.sort == .lazy {
        made.append(method("set_" + lua, ["value"], .assign(field, .name("value"))))
      }
      return made
    }
  }

  /// Reports a protocol's members for types that in Lua are no objects with methods: those of the system, by an
  /// extension, and enumerations.
  func tellExtended(_ name: String, of owner: TypeInfo) {
    guard owner.sort == .protocol else { return }
    let others = systemConformers(of: owner).filter { $0.methods[name] != nil || $0.properties[name] != nil }
    let names = (others + conformers(of: owner).filter { $0.sort == .enumeration }).map { "'\($0.name)'" }
    guard let last = names.last else { return }
    let list = names.count == 1 ? "\(last) has" : names.dropLast().joined(separator: ", ") + " and \(last) have"
    tell(.meaning, "'\(name)' of '\(owner.name)', which \(list) too: on one of these it fails here")
  }

  // MARK: Tests

  /// Whether a value is of a type that conforms to a protocol of the files; nil when none is known.
  func conformance(_ value: LuaExpression, _ info: TypeInfo) throws -> LuaExpression? {
    let conforming = conformers(of: info)
    if conforming.contains(where: { $0.sort == .enumeration }) {
      throw Untranslated(.construct, "a test for '\(info.name)', to which an enumeration conforms")
    }
    // A method that only they have says the same of any object, one of a class of a script too.
    if let method = distinguishing(info, among: conforming) { return .method(value, "responds", [.string(method)]) }
    // The highest types that conform; what is below them does too.
    let names =
      conforming.filter { type in
        type.isTranslated
          && !program.chain(of: type).dropFirst().contains { above in conforming.contains { $0 === above } }
      }.map(\.name) + systemConformers(of: info).map(\.name)
    guard let first = names.first else {
      let methods = info.methods.values.joined().filter { !$0.isStatic }.map { name(of: $0, in: info) }.sorted()
      tell(
        .elsewhere,
        "nothing here conforms to '\(info.name)': "
          + (methods.isEmpty ? "no value is taken for one" : "what has one of its methods is taken for one"))
      // A set-up makes objects that conform.
      let all = methods.isEmpty && fillsGaps ? [Self.marker(of: info)] : methods
      let tests = all.map { LuaExpression.method(value, "responds", [.string($0)]) }
      return tests.first.map { first in tests.dropFirst().reduce(first) { .binary($0, .or, $1) } }
    }
    return names.dropFirst().reduce(LuaExpression.method(value, "isKind", [typeName(first)])) {
      .binary($0, .or, .method(value, "isKind", [typeName($1)]))
    }
  }

  /// A method that only those have which a set-up makes for a protocol.
  static func marker(of info: TypeInfo) -> String { "conforms_to_" + info.luaName }

  /// The Lua name of a required method that nothing else has.
  private func distinguishing(_ info: TypeInfo, among conforming: [TypeInfo]) -> String? {
    guard systemConformers(of: info).isEmpty else { return nil }
    let methods = info.methods.values.joined().filter { !$0.isStatic && !$0.isOptional }
    for method in methods.sorted(by: { $0.signature < $1.signature }) {
      let lua = name(of: method, in: info)
      let isElsewhere = program.typeOrder.contains { other in
        other !== info && other.methods[method.base] != nil && !conforming.contains { $0 === other }
      }
      if !isElsewhere, table.owners(of: lua).isEmpty { return lua }
    }
    return nil
  }
}
