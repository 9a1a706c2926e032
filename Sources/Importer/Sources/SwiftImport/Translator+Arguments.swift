import ImportTable
import LuaTree
import SwiftSyntax

/// Arguments of the table's functions: by position while that has one reading, else by label.
extension Translator {
  /// For each parameter of an overload, the argument it is given; nil when they do not fit.
  static func match(_ overload: ApiTable.Overload, _ arguments: [Argument]) -> [Int?]? {
    var places = [Int?](repeating: nil, count: overload.parameters.count)
    var parameter = 0
    for (index, argument) in arguments.enumerated() {
      // `scrollToItem(at: path, at: .top)`: a table of labels has each once, and the second has another, or goes by
      // position.
      let isSecond = argument.label != nil && arguments[..<index].contains { $0.label == argument.label }
      let label = argument.label.flatMap { isSecond ? Renamed.secondLabels[$0] : Renamed.labels[$0] ?? $0 }
      while parameter < places.count {
        let candidate = overload.parameters[parameter]
        let fits =
          argument.isTrailing
          ? candidate.type.isFunction || candidate.type == .optional(.unknown) && parameter == places.count - 1
          : candidate.label == label
        if fits { break }
        guard candidate.isOptional else { return nil }
        parameter += 1
      }
      guard parameter < places.count else { return nil }
      places[parameter] = index
      parameter += 1
    }
    for rest in places.indices where places[rest] == nil && !overload.parameters[rest].isOptional { return nil }
    return places
  }

  func apiArguments(
    _ overloads: [ApiTable.Overload], _ arguments: [Argument], _ name: String
  ) throws -> ([LuaExpression], SwiftType) {
    if let awaited, let (overloads, arguments) = awaiting(awaited, name, overloads, arguments) {
      self.awaited = nil
      return try apiArguments(overloads, arguments, name)
    }
    var fitting = overloads.compactMap { overload in Self.match(overload, arguments).map { (overload, $0) } }
    if fitting.count > 1 {
      // Labels do not tell them apart: types do.
      let types = arguments.map { typeAlone($0.node) }
      let accepted = fitting.filter { overload, places in
        zip(overload.parameters, places).allSatisfy { parameter, place in
          guard let place, types[place] != .unknown, !types[place].isFunction else { return true }
          return Self.accepts(parameter.type, Value(.name("_"), types[place]))
        }
      }
      if !accepted.isEmpty { fitting = accepted }
    }
    // The overload that leaves out the least.
    guard let (overload, places) = fitting.min(by: { $0.0.parameters.count < $1.0.parameters.count }) else {
      throw noOverload(name.split(separator: ".").last.map(String.init) ?? name, arguments)
    }
    var values: [(parameter: ApiTable.Parameter, value: Value)?] = []
    for (index, place) in places.enumerated() {
      guard let place else {
        values.append(nil)
        continue
      }
      let parameter = overload.parameters[index]
      let node = arguments[place].node
      let outer = toldByCallee
      toldByCallee =
        parameter.isOptional || parameter.type.isOptional || parameter.type == .unknown ? nil : node.id
      defer { toldByCallee = outer }
      var value = try isolatedGuards { try expression(node, parameter.type) }
      if index == 0, mayAddNothing(name), let given = ChangedNames.lastName(node),
        program.implicitlyUnwrapped.contains(given)
      {
        value.lua = .call(helper(.unwrapped), [value.lua])
      }
      if parameter.label == "timingParameters" { value = try curve(of: value) }
      values.append((parameter, try copied(value, of: node, isKept: false)))
    }
    let all = values
    while let last = values.last, last.map({ $0.value.lua == .nil && $0.parameter.isOptional }) ?? true {
      values.removeLast()
    }
    // `convert(p, to: nil)`: without its label it could be another overload.
    if values.count < all.count, let dropped = all[values.count], let label = dropped.parameter.label,
      overloads.contains(where: { other in
        other.parameters.count > values.count && other.parameters[values.count].label != label
          && zip(other.parameters, values).allSatisfy { parameter, given in
            given.map { parameter.label == $0.parameter.label && Self.accepts(parameter.type, $0.value) }
              ?? parameter.isOptional
          }
      })
    {
      values.append((dropped.parameter, Value(.call(.name("NSNull"), []))))
    }
    return (arranged(values, overload, overloads), overload.result)
  }

  /// The curve of the frameworks that a timing of the files' own is made of.
  private func curve(of value: Value) throws -> Value {
    guard let name = value.type.name, let info = program.types[name] else { return value }
    let own = ["cubicTimingParameters", "springTimingParameters"].filter { part in
      program.chain(of: info).contains { $0.properties[part] != nil }
    }
    let texts = program.chain(of: info).flatMap(\.members).map(\.member.trimmedDescription)
    let isSpring = texts.first { $0.contains("timingCurveType") }?.contains(".spring") == true
    guard let part = isSpring ? own.last : own.first else { return value }
    if own.count > 1 { tell(.meaning, "'\(info.name)' is a timing of one's own: its '\(part)' stands for it") }
    return try member(value, part)
  }

  /// The type of an expression, without any effect of its translation.
  func typeAlone(_ node: ExprSyntax) -> SwiftType {
    if node.is(ClosureExprSyntax.self) { return .unknown }
    return alone { (try? expression(node).type) ?? .unknown }
  }

  /// The types of variables and properties that only what they are given first tells.
  func inferTypes() {
    let outer = (context, file, isStatic)
    defer { (context, file, isStatic) = outer }
    // Twice, for those that are given another one.
    for _ in 0..<2 {
      for name in program.globalValues.keys.sorted() where program.globals[name]?.isPartial == true {
        guard let (file, value) = program.globalValues[name] else { continue }
        (context, self.file, isStatic) = (nil, file, false)
        let found = typeAlone(value)
        if found != .unknown { program.globals[name] = found }
      }
      for info in program.typeOrder + program.extensions.values.sorted(by: { $0.name < $1.name }) {
        for property in info.properties.values where property.type.isPartial && !property.isAnnotated {
          guard let value = property.initializer else { continue }
          (context, file, isStatic) = (info, info.file, true)
          let found = typeAlone(value)
          if found != .unknown { property.type = found }
        }
      }
    }
  }

  private func arranged(
    _ values: [(parameter: ApiTable.Parameter, value: Value)?], _ overload: ApiTable.Overload,
    _ overloads: [ApiTable.Overload]
  ) -> [LuaExpression] {
    let given = values.compactMap { $0 }
    let labelled = given.filter { $0.parameter.label != nil }
    let hasFunction = given.contains { if case .function = $0.value.lua { true } else { false } }
    let hasGap = values.contains { $0 == nil }
    let isByLabel = given.contains { $0.parameter.isByLabel }
    let readsBetter = hasFunction && labelled.count >= 3 && labelled.count == given.count
    let fits = overloads.filter { other in
      other.parameters.count >= values.count && other.parameters.dropFirst(values.count).allSatisfy(\.isOptional)
        && zip(other.parameters, values).allSatisfy { parameter, given in
          guard let given else { return parameter.isOptional }
          return !parameter.isByLabel && Self.accepts(parameter.type, given.value)
        }
    }
    let isAmbiguous = fits.count > 1
    if !hasGap, !isByLabel, !isAmbiguous, !readsBetter { return given.map(\.value.lua) }
    if labelled.isEmpty { return values.map { $0?.value.lua ?? .nil } }
    // Arguments without labels come first by position, the others in a table.
    var positional: [LuaExpression] = []
    var fields: [LuaField] = []
    for entry in values {
      guard let entry else { continue }
      if let label = entry.parameter.label {
        fields.append(LuaField(label, entry.value.lua))
      } else {
        positional.append(entry.value.lua)
      }
    }
    return positional + [.table(fields)]
  }

  /// Whether the table's matcher could take the value for the parameter.
  static func accepts(_ type: SwiftType, _ value: Value) -> Bool {
    if value.lua == .nil { return true }
    if case .function = value.lua { return type.isFunction || type.wrapped == .unknown }
    if case .string = value.lua {
      return type.wrapped == .string || type.wrapped == .unknown || type.name != nil
    }
    switch (type.wrapped, value.type.wrapped) {
    case (.unknown, _), (_, .unknown): return true
    case (.number, .number), (.integer, .number), (.number, .integer), (.integer, .integer): return true
    case (.named(let wanted), .named(let given)):
      return wanted == given || ApiTable.playhead.isSubclass(given, of: wanted)
        || ApiTable.playhead.kinds[given] == nil || ApiTable.playhead.kinds[wanted]?.sort == .protocol
    case (.array(let wanted), .array(let given)): return accepts(wanted, Value(.name("_"), given))
    // The fields of a struct may be a table.
    case (.named(let wanted), .array), (.named(let wanted), .dictionary):
      return ApiTable.playhead.kinds[wanted]?.sort == .structure
    case (let wanted, let given): return wanted == given || wanted.isFunction && given.isFunction
    }
  }

  // MARK: Making things

  func make(_ type: String, _ arguments: [Argument]) throws -> Value {
    if let value = try libraryMake(type, arguments) ?? asset(type, arguments) { return value }
    if ["Notification.Name", "NSNotification.Name"].contains(type), let only = arguments.first {
      return Value(try expression(only.node, .string).lua, .string)
    }
    if let info = program.types[type] { return try make(info, arguments) }
    if let added = program.extensions[type], let method = initializer(added, for: arguments, of: type) {
      return Value(.call(use(initializerName(method, of: added)), try positional(arguments, method)), .named(type))
    }
    guard table.kinds[type] != nil else {
      // Only a set of options is made so: an empty one.
      if table.enumerations[type] != nil, arguments.isEmpty {
        return Value(.table([]), .named(type))
      }
      if arguments.count == 1, arguments[0].label == "rawValue", let known = rawWords(arguments[0].node, of: type) {
        return Value(known, .named(type))
      }
      if let ease = Self.easing[type], arguments.count == 1, arguments[0].label == "rawValue" {
        tell(.meaning, "a raw value of \(type), such as that of the keyboard's curve: it is taken for '\(ease)'")
        return Value(.string(ease), .named(type))
      }
      if table.enumerations[type] != nil, let only = arguments.first {
        return Value(try expression(only.node, .named(type)).lua, .optional(.named(type)))
      }
      if let made = try madeUp(type, arguments) { return made }
      throw Untranslated(unknownCode(type), unknownText(type))
    }
    let given = arguments.filter { !Self.withoutUse.contains($0.label ?? "") }.map { argument in
      type == "IndexPath" && argument.label == "row"
        ? Argument(label: "item", node: argument.node, isTrailing: false) : argument
    }
    if given.isEmpty { return Value(.call(typeName(type), []), .named(type)) }
    let overloads = table.initializers(of: type)
    // Every view takes a frame, also one whose own initialisers have none.
    if given.count == 1, given[0].label == "frame", !overloads.contains(where: { Self.match($0, given) != nil }),
      let property = table.property("frame", of: type)
    {
      let frame = try isolatedGuards { try expression(given[0].node, property.type) }
      return Value(.call(typeName(type), [.table([LuaField("frame", frame.lua)])]), .named(type))
    }
    let (values, _) = try apiArguments(overloads, given, type)
    return Value(.call(typeName(type), values), .named(type))
  }

  /// The curves that stand for one of which only a number is known.
  private static let easing = [
    "UIView.AnimationOptions": "curveEaseInOut", "UIView.AnimationCurve": "easeInOut",
  ]

  /// The initialiser of an extension that a call means; nil where it means one of the table's.
  private func initializer(_ added: TypeInfo, for arguments: [Argument], of type: String) -> MethodInfo? {
    let matching = added.initializers.filter { matches($0, arguments) && !$0.labels.isEmpty }
    let isInTable = table.initializers(of: type).contains { Self.match($0, arguments) != nil }
    return matching.first { takes($0, arguments, exactly: isInTable && arguments.first?.label != "hex") }
      ?? (isInTable ? nil : matching.first)
  }

  /// True when the arguments have a method's labels and types: the call means that method, whatever the table has.
  ///
  /// - Parameter isExact: Whether none may be left out: Apple's own, which takes all, would be meant. Apple's colours have no `hex`.
  private func takes(_ method: MethodInfo, _ arguments: [Argument], exactly isExact: Bool) -> Bool {
    guard let places = places(arguments, method), !isExact || method.labels.count == arguments.count else {
      return false
    }
    return zip(method.types, places).allSatisfy { type, place in
      place.map { Self.accepts(type, Value(.name("_"), typeAlone(arguments[$0].node))) } ?? true
    }
  }

  /// Labels of nibs, coders, scenes and identifiers, which say nothing where everything is made in code.
  private static let withoutUse: Set<String> = ["nibName", "bundle", "coder", "windowScene"]

  /// - Parameter receiver: What makes it, where that is not the type's name.
  func make(_ info: TypeInfo, _ arguments: [Argument], on receiver: LuaExpression? = nil) throws -> Value {
    let type = SwiftType.named(info.name)
    if info.sort == .enumeration {
      if let method = info.initializers.first(where: { matches($0, arguments) }) {
        let place = LuaExpression.member(typeName(info.name), initializerName(method, of: info))
        return Value(.call(place, try positional(arguments, method)), type)
      }
      guard arguments.count == 1, arguments[0].label == "rawValue" else { throw noOverload(info.name, arguments) }
      // Nil, when no case has it.
      let given = plain(try expression(arguments[0].node, info.rawType ?? .unknown).lua, "value")
      let cases = LuaExpression.table(info.cases.map { LuaField(nil, caseValue($0, of: info)) })
      let item = freshName("x")
      let same = LuaFunction([item], [.return(.binary(.name(item), .equal, given))])
      return Value(.call(helper(.first), [cases, .function(same)]), .optional(type))
    }
    let place = receiver ?? typeName(info.name)
    if let (method, owner) = try initializer(of: info, for: arguments) {
      let values = try positional(arguments, method)
      let name = initializerName(method, of: owner)
      if method.isConvenience { return Value(.method(place, name, values), type) }
      if method === primaryInitializer(of: owner) { return Value(.call(place, values), type) }
      return Value(.call(place, [.member(place, name)] + values), type)
    }
    if hasMemberwiseInitializer(info) { return Value(.call(place, try memberwise(info, arguments)), type) }
    let given = arguments.filter { !Self.withoutUse.contains($0.label ?? "") }
    if given.isEmpty { return Value(.call(place, []), type) }
    guard let kind = program.tableName(of: info.name) else { throw noOverload(info.name, arguments) }
    let (values, _) = try apiArguments(table.initializers(of: kind), given, info.name)
    return Value(.call(place, values), type)
  }

  /// The stored properties of a struct that its memberwise initialiser takes.
  func memberwiseProperties(of info: TypeInfo) -> [PropertyInfo] {
    info.members.flatMap { file, member -> [PropertyInfo] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return DeclarationReader.properties(variable).compactMap { info.properties[$0.name] }.filter {
        ($0.sort == .stored || $0.sort == .observed) && !$0.isStatic && ($0.isVariable || $0.initializer == nil)
      }
    }
  }

  private func memberwise(_ info: TypeInfo, _ arguments: [Argument]) throws -> [LuaExpression] {
    let properties = memberwiseProperties(of: info)
    var rest = arguments[...]
    let values = try properties.map { property -> LuaExpression in
      guard let next = rest.first, next.label == property.name || next.isTrailing else { return .nil }
      rest = rest.dropFirst()
      let value = try isolatedGuards { try expression(next.node, property.type) }
      let isChanged = program.changedByMember.contains(property.name)
      return try copied(value, of: next.node, isChanged: isChanged).lua
    }
    guard rest.isEmpty else { throw noOverload(info.name, arguments) }
    return Self.withoutEnd(values)
  }
}
