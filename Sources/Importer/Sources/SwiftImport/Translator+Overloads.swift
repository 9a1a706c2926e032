import ImportTable
import LuaTree
import SwiftSyntax

/// Functions of the files that share a name: which Lua name each has, and which of them a call means.
extension Translator {
  // MARK: Names

  /// The name of the method that it overrides, or of the requirement of a protocol of the files that it fulfils.
  func inheritedName(_ method: MethodInfo, in owner: TypeInfo) -> String? {
    guard !method.isStatic, owner.sort != .systemExtension else { return nil }
    if method.isOverride {
      for info in program.chain(of: owner).dropFirst() {
        let all = (info.methods[method.base] ?? []).filter { $0.labels == method.labels && !$0.isStatic }
        if let found = all.first(where: { $0.isSame(as: method) }) ?? all.first { return name(of: found, in: info) }
      }
    }
    guard owner.sort != .protocol else { return nil }
    for info in requirements(of: owner) {
      let all = (info.methods[method.base] ?? []).filter { $0.labels == method.labels && !$0.isStatic }
      if let found = all.first(where: { $0.isSame(as: method) }) ?? all.first { return name(of: found, in: info) }
    }
    return nil
  }

  func ownName(_ method: MethodInfo, in owner: TypeInfo?) -> String {
    let labels = method.labels.compactMap(\.self)
    // A type that conforms to a protocol has members under whose names a requirement would be hidden.
    let scopes = owner.map { [$0] + ($0.sort == .protocol ? conformers(of: $0) : []) } ?? []
    let chains = scopes.flatMap { program.chain(of: $0) }
    let all = owner == nil ? program.functions[method.base] ?? [] : chains.flatMap { $0.methods[method.base] ?? [] }
    let above = owner.map { program.chain(of: $0).flatMap { $0.methods[method.base] ?? [] } }
    let types = types(tellingApart: method, above ?? all)
    let hasProperty = chains.contains { $0.properties[method.base] != nil }
    // A method of one's own that would be taken for one that the system calls: `animateTransition(from:to:)`.
    let isLikeCallback =
      owner != nil && !method.isOverride && table.isOtherCallback(method.base, count: method.labels.count)
    let inTable =
      isLikeCallback
      || !method.isOverride
        && scopes.contains { program.tableName(of: $0.name).map { isMember(method.base, of: $0) } ?? false }
    let others = all.filter { $0.labels != method.labels }
    guard !others.isEmpty || hasProperty || inTable else {
      return LuaName.of(([method.base] + types).joined(separator: "_"))
    }
    guard let first = labels.first else {
      // `go()` and `go(_:)`: the longer one has the name of what it takes.
      let isLonger = others.contains { other in
        other.labels.allSatisfy { $0 == nil } && other.labels.count < method.labels.count
      }
      let more = isLonger ? method.names.filter { $0 != "_" } : []
      let base = ([hasProperty || inTable ? method.base + "_" : method.base] + more).joined(separator: "_")
      return LuaName.of(([base] + types).joined(separator: "_"))
    }
    let sharing = others.filter { $0.labels.compactMap(\.self).first == first }
    return LuaName.of(([method.base] + (sharing.isEmpty ? [first] : labels) + types).joined(separator: "_"))
  }

  /// Words for the types of the parameters, where they alone tell a function from another one.
  private func types(tellingApart method: MethodInfo, _ all: [MethodInfo]) -> [String] {
    let others = all.filter {
      $0.labels == method.labels && $0.isStatic == method.isStatic && $0.types != method.types
    }
    return method.types.enumerated().compactMap { index, type in
      others.contains { $0.types[index] != type } ? Self.word(for: type) : nil
    }
  }

  static func word(for type: SwiftType) -> String {
    switch type {
    case .unknown, .void, .type, .tuple: "value"
    case .number: "number"
    case .integer: "integer"
    case .bool: "bool"
    case .string: "string"
    case .named(let name): name.substituting(".", with: "_")
    case .array(let element): word(for: element) + "s"
    case .awaited(let name, _): name
    case .dictionary: "dictionary"
    case .optional(let type): word(for: type)
    case .function: "function"
    }
  }

  /// Two that no name can tell apart: the second one would take the place of the first.
  func refuseOverload(_ method: MethodInfo, in owner: TypeInfo?) throws {
    guard !isOperator(method.base) else { return }
    let all = (owner.map { $0.methods[method.base] } ?? program.functions[method.base]) ?? []
    let own = name(of: method, in: owner)
    guard let first = all.first(where: { $0.hasBody && name(of: $0, in: owner) == own }), first !== method else {
      return
    }
    // The same method twice is no Swift: a file was given twice.
    if first.isSame(as: method), first.result == method.result, !method.isConstrained, !first.isConstrained { return }
    throw Untranslated(.construct, "a second '\(method.signature)', which its result or constraints tell apart")
  }

  // MARK: Calls

  /// The methods that a call may mean, of the type and of those above it, in the order in which Swift looks.
  func candidates(_ name: String, in owners: [TypeInfo], isStatic: Bool) -> [(method: MethodInfo, owner: TypeInfo)] {
    var found: [(method: MethodInfo, owner: TypeInfo)] = []
    for owner in owners {
      for method in owner.methods[name] ?? [] where method.isStatic == isStatic {
        let isKnown = found.contains { other, above in
          other.isSame(as: method) || owner.sort == .protocol && above !== owner && other.labels == method.labels
        }
        if !isKnown { found.append((method, owner)) }
      }
    }
    return found
  }

  /// The one of several functions that a call means: by its labels, then by its types.
  func chosen<Owner>(_ all: [(method: MethodInfo, owner: Owner)], _ arguments: [Argument]) throws
    -> (method: MethodInfo, owner: Owner)?
  {
    let labelled = all.filter { matches($0.method, arguments) }
    guard let least = labelled.map(\.method.labels.count).min() else { return nil }
    let fitting = labelled.filter { $0.method.labels.count == least }
    guard fitting.count > 1, fitting.allSatisfy({ $0.method.labels == fitting[0].method.labels }) else {
      return labelled.first { $0.method.labels.count == arguments.count } ?? labelled.first
    }
    let types = arguments.map { typeAlone($0.node) }
    let accepted = fitting.filter { candidate in
      zip(candidate.method.types, places(arguments, candidate.method) ?? []).allSatisfy { type, place in
        guard let place else { return true }
        if arguments[place].node.is(ClosureExprSyntax.self) { return type.isFunction || type == .unknown }
        return fits(types[place], type)
      }
    }
    let exact = accepted.filter { candidate in
      zip(candidate.method.types, places(arguments, candidate.method) ?? []).allSatisfy { type, place in
        place.map { types[$0].wrapped == type.wrapped } ?? true
      }
    }
    if let only = accepted.count == 1 ? accepted.first : exact.first { return only }
    throw Untranslated(
      .type, "which '\(fitting[0].method.signature)' is meant is not known",
      hint: "declare the type of what it is given")
  }

  private func fits(_ given: SwiftType, _ wanted: SwiftType) -> Bool {
    switch (wanted.wrapped, given.wrapped) {
    case (.unknown, _), (_, .unknown), (.number, .integer), (.array, .array), (.dictionary, .dictionary): true
    case (.function, .function), (.tuple, .tuple): true
    case (.named(let wanted), .named(let given)): program.isSubclass(given, of: wanted)
    case (let wanted, let given): wanted == given
    }
  }

  // MARK: The files' own parameters

  func matches(_ method: MethodInfo, _ arguments: [Argument]) -> Bool { places(arguments, method) != nil }

  /// For each parameter, the argument it is given.
  func places(_ arguments: [Argument], _ method: MethodInfo) -> [Int?]? {
    if let places = placesOfEach(arguments, method) { return places }
    // The first of any number of arguments, behind which there are more without a label.
    guard method.isVariadic else { return nil }
    var rest = arguments
    while let last = rest.popLast(), last.label == nil, !last.isTrailing {
      if let places = placesOfEach(rest, method), places.last == rest.count - 1 { return places }
    }
    return nil
  }

  private func placesOfEach(_ arguments: [Argument], _ method: MethodInfo) -> [Int?]? {
    var places = [Int?](repeating: nil, count: method.labels.count)
    var parameter = 0
    for (index, argument) in arguments.enumerated() {
      while parameter < places.count {
        let fits =
          argument.isTrailing
          ? method.types.indices.contains(parameter)
            && (method.types[parameter].isFunction || method.types[parameter].wrapped == .unknown
              || Self.isNamedFunction(method.types[parameter], program))
          : method.labels[parameter] == argument.label
        if fits { break }
        guard method.hasDefault[parameter] || argument.isTrailing && method.types[parameter].isOptional else {
          return nil
        }
        parameter += 1
      }
      guard parameter < places.count else { return nil }
      places[parameter] = index
      parameter += 1
    }
    for rest in places.indices where places[rest] == nil && !method.hasDefault[rest] { return nil }
    return places
  }

  private static func isNamedFunction(_ type: SwiftType, _ program: SwiftProgram) -> Bool {
    type.name.map {
      program.types[$0] == nil && program.table.kinds[$0] == nil && program.table.enumerations[$0] == nil
    } ?? false
  }

  func positional(_ arguments: [Argument], _ method: MethodInfo) throws -> [LuaExpression] {
    guard let places = places(arguments, method) else { throw noOverload(method.base, arguments) }
    var values = try places.enumerated().map { index, place -> LuaExpression in
      guard let place else { return .nil }
      let type = method.types[index]
      let value = try isolatedGuards { try expression(arguments[place].node, type) }
      if value.lua == .nil, method.hasValue[index] {
        throw Untranslated(.construct, "nil for '\(method.names[index])', which here is the same as leaving it out")
      }
      // A list that is only read is not copied.
      let isKept = program.keptNames.contains(method.names[index])
      return try copied(value, of: arguments[place].node, isKept: isKept).lua
    }
    if method.isVariadic, let type = method.types.last {
      guard let first = places.last.flatMap(\.self) else { return Self.withoutEnd(Array(values.dropLast())) }
      for more in arguments[(first + 1)...] {
        values.append(try copied(isolatedGuards { try expression(more.node, type) }, of: more.node).lua)
      }
    }
    return Self.withoutEnd(values)
  }

  func isolatedGuards<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = guards
    guards = []
    defer { guards = outer }
    return try body()
  }
}
