import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  /// The type of `self`.
  var selfType: SwiftType {
    guard let context else { return .unknown }
    if context.sort == .systemExtension { return TypeResolver(program, context: nil).type(named: context.name, []) }
    return .named(context.name)
  }

  // MARK: Types

  /// The type that an expression names: `UIView`, `Card.State`; nil when it is a value.
  func typeReference(_ node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmedTicks
      if name == "Self" { return context?.name }
      guard variable(name) == nil else { return nil }
      return knownType(name)
    }
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if name == "self", let type = typeReference(base) { return type }
      if ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Swift"].contains(base.trimmedDescription) {
        return knownType(name)
      }
      guard let outer = typeReference(base) else { return nil }
      return knownType(outer + "." + name)
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) { return typeReference(generic.expression) }
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", let argument = call.arguments.first,
      argument.label?.text == "of", argument.expression.trimmedDescription == "self"
    {
      return context?.name
    }
    return nil
  }

  private func knownType(_ name: String) -> String? {
    if let own = program.type(named: name, in: context) { return own.name }
    if let alias = program.alias(named: name, in: context),
      let found = TypeResolver(program, context: context).type(of: alias)?.name
    {
      return found
    }
    if table.kinds[name] != nil || ["Notification.Name", "NSNotification.Name"].contains(name) { return name }
    if let other = TypeResolver.otherNames[name] { return other }
    if let enumeration = table.enumeration(name) { return enumeration }
    if table.absentKinds[name] != nil, name.first?.isUppercase == true, !Self.numericTypes.contains(name) {
      return name
    }
    if program.extensions[name] != nil { return name }
    // An extension of one number type counts for all that are one kind in Lua.
    let kind = Self.isWhole(name) ? "Int" : "CGFloat"
    return Self.numericTypes.contains(name) && program.extensions[kind] != nil ? kind : nil
  }

  static let numericTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CFTimeInterval", "Int32", "UInt32", "Int64", "UInt64",
    "NSNumber", "NSTimeInterval",
  ]

  /// `Int`, `UInt32`; an interval is no whole number.
  static func isWhole(_ type: String) -> Bool { type.hasPrefix("Int") || type.hasPrefix("UInt") }

  /// A type as Lua names it.
  func typeName(_ name: String) -> LuaExpression {
    if let own = program.types[name] { return use(own.luaName) }
    let names = name.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(.name(names[0])) { .member($0, $1) }
  }

  func unknownCode(_ name: String) -> Report.Code {
    Self.isApples(name) || Self.ofConcurrency.contains(name) ? .absent : .elsewhere
  }

  /// Names of Swift's concurrency.
  private static let ofConcurrency: Set<String> = [
    "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "TaskLocal", "MainActor", "AsyncStream",
    "AsyncThrowingStream", "ContinuousClock", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
    "withThrowingDiscardingTaskGroup", "withTaskCancellationHandler",
  ]

  static func isOfConcurrency(_ name: String) -> Bool { ofConcurrency.contains(name) }

  func unknownText(_ name: String) -> String {
    if Self.ofConcurrency.contains(name) {
      return
        "'\(name)': of concurrency there are tasks, groups of them, streams and continuations, on the main actor alone"
    }
    if let reason = table.absentKinds[name] { return "'\(name)' is absent here: \(reason)" }
    return Self.isApples(name) ? "'\(name)' is not in playhead" : "'\(name)' is declared in a file that was not given"
  }

  /// Whether a name looks like one of Apple's frameworks.
  static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "UI", "CA", "CG", "NS", "CF", "AV", "MK", "SK", "WK", "CI", "PH", "MT", "GL", "CL", "UN", "kC", "kUTT",
      "Dispatch", "os_", "objc",
    ]
    guard prefixes.contains(where: { name.hasPrefix($0) }) else {
      return [
        "Bundle", "UserDefaults", "URL", "Data", "Date", "URLSession", "FileManager", "Locale", "ProcessInfo",
        "Calendar", "JSONDecoder", "NotificationCenter", "Selector", "Mirror",
      ].contains(name)
    }
    return name.count > 3
  }

  // MARK: Methods

  /// The Lua name of a method of the files.
  func name(of method: MethodInfo, in owner: TypeInfo?) -> String {
    if let known = method.luaName { return known }
    let name =
      isOperator(method.base)
      ? name(ofOperator: method, in: owner)
      : owner.flatMap { callbackName(method, in: $0) ?? inheritedName(method, in: $0) } ?? ownName(method, in: owner)
    method.luaName = name
    return name
  }

  /// The Lua name of a property of the files: another one where the system calls a method by its name.
  func name(of property: PropertyInfo, in owner: TypeInfo) -> String {
    if let known = property.luaName { return known }
    var name = LuaName.of(property.name)
    if owner.properties["static " + property.name] === property { name = "static_" + name }
    if owner.sort != .protocol,
      let (found, info) = requirements(of: owner).lazy.compactMap({ info in
        info.properties[property.name].map { ($0, info) }
      }).first
    {
      name = self.name(of: found, in: info)
    } else if program.tableName(of: owner.name).flatMap({ table.property(property.name, of: $0) }) == nil,
      program.typeOrder.contains(where: { isCalled(property.name, on: $0, as: owner, name) })
    {
      name += "_"
    }
    property.luaName = name
    return name
  }

  private func isCalled(_ name: String, on info: TypeInfo, as owner: TypeInfo, _ lua: String) -> Bool {
    guard let methods = info.methods[name] else { return false }
    return (program.chain(of: info) + requirements(of: info)).contains { $0 === owner }
      && methods.contains { callbackName($0, in: info) == lua }
  }

  /// The name under which the system calls it; nil when it does not.
  func callbackName(_ method: MethodInfo, in owner: TypeInfo) -> String? {
    let labels = method.labels.compactMap(\.self)
    let names = (0...labels.count).reversed().map { ([method.base] + labels.prefix($0)).joined(separator: "_") }
    let protocols = protocolNames(of: owner)
    for name in names {
      for kind in protocols where table.kinds[kind]?.callbacks[name]?.count == method.labels.count { return name }
    }
    guard !method.isStatic, let tableName = program.tableName(of: owner.name) else { return nil }
    for name in names {
      guard let overloads = table.methods(name, of: tableName), overloads.contains(where: \.isOverridable) else {
        continue
      }
      if method.isOverride || overloads.contains(where: { $0.parameters.map(\.label) == method.labels }) { return name }
    }
    return nil
  }

  /// The protocols of the table that a type conforms to.
  ///
  /// - Parameter isWritten: Only those that a class has to name, not those of the frameworks' classes.
  func protocolNames(of owner: TypeInfo, isWritten: Bool = false) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    func add(_ list: [String]) {
      for name in list where seen.insert(name).inserted {
        if let own = program.types[name] { add(own.protocols) } else { names.append(name) }
      }
    }
    for info in program.chain(of: owner) {
      add(info.protocols)
      if !isWritten, let superclass = info.superclass, table.kinds[superclass] != nil {
        for (kind, adopted) in Self.adoptedBy where table.isSubclass(superclass, of: kind) { add(adopted) }
      }
    }
    return names
  }

  /// Protocols that classes of the frameworks conform to by themselves.
  private static let adoptedBy = [
    "UIPercentDrivenInteractiveTransition": ["UIViewControllerInteractiveTransitioning"],
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
  ]

  func isMember(_ name: String, of kind: String) -> Bool {
    table.property(name, of: kind) != nil || table.methods(name, of: kind) != nil
  }

  // MARK: Identifiers

  func identifier(_ node: DeclReferenceExprSyntax, _ wanted: SwiftType) throws -> Value {
    let name = node.baseName.text.trimmedTicks
    if name == "self" { return Value(variable("self")?.lua ?? .name("self"), selfType) }
    if name == "Self", let context { return Value(typeName(context.name), .type(context.name)) }
    if let variable = variable(name) {
      if let line = variable.leftOutLine {
        throw Untranslated(.construct, "'\(name)' is left out in line \(line)")
      }
      return Value(variable.lua, variable.type)
    }
    if node.argumentNames != nil, !isStatic, hasMember(name, selfType) {
      if let own = try method(Value(self.variable("self")?.lua ?? .name("self"), selfType), node) { return own }
    }
    if let own = try ownMember(name, node: ExprSyntax(node)) { return own }
    if let functions = program.functions[name], let first = functions.first {
      if functions.count > 1 { throw Untranslated(.construct, "'\(name)' as a value: several functions have the name") }
      return Value(use(self.name(of: first, in: nil)), .function(first.types, first.result))
    }
    if name == "rawValue", !isStatic, let context, context.sort == .enumeration {
      return Value(variable("self")?.lua ?? .name("self"), context.rawType ?? .unknown)
    }
    if let type = program.globals[name] { return Value(use(globalName(name)), type) }
    if let type = typeReference(ExprSyntax(node)) {
      guard program.types[type] != nil || table.kinds[type] != nil || table.enumerations[type] != nil else {
        throw Untranslated(unknownCode(type), unknownText(type))
      }
      return Value(typeName(type), .type(type))
    }
    if let value = LuaMath.constants[name] { return Value(value, .number) }
    if let renamed = LuaMath.functions[name] { return Value(renamed.lua, .function([.number], renamed.result)) }
    if table.functions[name] != nil {
      return Value(.name(name), .function([], table.functions[name]?.first?.result ?? .unknown))
    }
    if let current = table.oldNames[name] {
      if current.hasPrefix("\"") { return Value(.string(String(current.dropFirst().dropLast())), .string) }
      return Value(.name(name), current.split(separator: ".").first.map { .named(String($0)) } ?? .unknown)
    }
    if name == "print" { return Value(.name("print"), .function([], .void)) }
    if isOperator(name), let function = try operatorFunction(name, wanted) { return function }
    if decidesShowing, isNowhere(name) {
      tell(unknownCode(name), unknownText(name))
      return Value(missing(name, reason(of: name)), .unknown)
    }
    throw Untranslated(unknownCode(name), unknownText(name))
  }

  func globalName(_ name: String) -> String { LuaName.of(Self.reserved.contains(name) ? name + "_" : name) }

  /// A member of the type that is being translated, or of one around it, named without `self`.
  private func ownMember(_ name: String, node: ExprSyntax) throws -> Value? {
    guard let context else { return nil }
    let receiver = Value(variable("self")?.lua ?? .name("self"), selfType)
    if !isStatic, hasMember(name, selfType) { return try member(receiver, name) }
    // An extension of a type of Swift's library names its members without `self`.
    if !isStatic, selfType.name == nil, let found = try libraryMember(receiver, name) { return found }
    if let found = try staticMember(name, of: context.name) { return found }
    var outer = context.outer
    while let info = outer {
      if let found = try staticMember(name, of: info.name) { return found }
      outer = info.outer
    }
    return nil
  }

  /// Whether a value of the type has the member, of the files or of the table.
  func hasMember(_ name: String, _ type: SwiftType) -> Bool {
    guard let type = type.name else {
      if case .named = type.wrapped { return false }
      return extensionOwner(of: type).map { hasOwnMember(name, $0) } ?? false
    }
    if let info = program.types[type] {
      for info in program.chain(of: info) + requirements(of: info) where hasOwnMember(name, info) { return true }
    }
    guard let tableName = program.tableName(of: type) else { return false }
    if isInstanceMember(name, of: tableName) { return true }
    return program.extensions(of: tableName).contains { hasOwnMember(name, $0) }
  }

  private func isInstanceMember(_ name: String, of kind: String) -> Bool {
    if let property = table.property(name, of: kind) { return !property.isStatic }
    return table.methods(name, of: kind)?.contains { !$0.isStatic } ?? (Renamed.members[name] != nil)
  }

  private func hasOwnMember(_ name: String, _ info: TypeInfo) -> Bool {
    info.properties[name].map { !$0.isStatic } ?? info.methods[name]?.contains { !$0.isStatic } ?? false
  }

  /// The protocols of the files that a type conforms to, with those above them.
  func requirements(of info: TypeInfo) -> [TypeInfo] {
    var found: [TypeInfo] = []
    func add(_ names: [String]) {
      for name in names {
        guard let info = program.types[name], !found.contains(where: { $0 === info }) else { continue }
        found.append(info)
        add(info.protocols)
      }
    }
    for info in program.chain(of: info) { add(info.protocols) }
    return found
  }

  func extensionOwner(of type: SwiftType) -> TypeInfo? {
    switch type.wrapped {
    case .number: program.extensions["CGFloat"]
    case .integer: program.extensions["Int"] ?? program.extensions["CGFloat"]
    case .string: program.extensions["String"]
    case .array: program.extensions["Array"]
    case .named(let name): program.extensions[name]
    default: nil
    }
  }
}

/// Members whose names Swift 4.2 changed, and today's.
enum Renamed {
  static let members = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent", "isUserInteractionEnabled": "isUserInteractionEnabled",
    "parentViewController": "parent",
  ]
  static let labels = [
    "toParentViewController": "toParent", "fromViewController": "from",
  ]
  /// Methods whose name has taken what was their first label.
  private static let joined = [
    "bringSubview toFront": "bringSubviewToFront", "sendSubview toBack": "sendSubviewToBack",
  ]

  /// A call by the name and labels of today.
  static func call(_ name: String, _ arguments: [Argument]) -> (String, [Argument]) {
    guard let label = arguments.first?.label, let today = joined[name + " " + label] else { return (name, arguments) }
    var arguments = arguments
    arguments[0].label = nil
    return (today, arguments)
  }

  /// Of parameters whose label an earlier one has.
  static let secondLabels = ["attribute": "toAttribute"]
}
