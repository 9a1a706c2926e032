import LuaBridge
import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// The types of a script's expressions according to the API table, as far as its text shows them. Nothing is run.
final class StaticTypes {
  /// A class that the script makes.
  final class ScriptClass {
    let name: String
    let superclass: ScriptClass?
    /// The protocols that it names.
    let protocols: [String]
    /// The methods that the script gives it.
    fileprivate(set) var methods: Set<String> = []

    fileprivate init(_ name: String, _ superclass: ScriptClass?, _ protocols: [String]) {
      self.name = name
      self.superclass = superclass
      self.protocols = protocols
    }

    /// The methods of the class and those above it.
    var allMethods: Set<String> { methods.union(superclass?.allMethods ?? []) }

    /// The protocols of the class and those above it.
    var allProtocols: [String] { protocols + (superclass?.allProtocols ?? []) }
  }

  struct Found {
    /// For a class of the script, or an instance of one, the built-in class above it.
    var reached: ReachedType
    var scriptClass: ScriptClass?
    /// Whether an instance is of this class itself: `CABasicAnimation()`. What a property or a function gives may be of a
    /// class below the declared one.
    var isExact = false

    static var nothing: Found { Found(reached: .nothing) }
  }

  /// A variable that holds a value.
  private enum Holder: Hashable {
    case local(ObjectIdentifier)
    case global(String)
  }

  private let types: ExpressionTypes
  private let session: ScriptSession
  /// The expression that the script assigns to each of its globals; nil where more are assigned than can be followed.
  private var globals: [String: LuaExpression?] = [:]
  /// The globals of requested scripts.
  private let foreignGlobals: Set<String>
  private var found: [Holder: Found] = [:]
  private var classes: [Int: ScriptClass] = [:]
  /// The types that chains of names reach, looked up once: while a text is looked at, nothing runs that could change it.
  private var reached: [[String]: ReachedType] = [:]
  /// The types of single names, in the same way.
  private var values: [String: ReachedType] = [:]
  /// The types of members of classes, in the same way.
  private var members: [Member: ReachedType] = [:]

  private struct Member: Hashable {
    let id: Int32
    let name: String
  }

  /// The functions in which a variable is `self`.
  private var owners: [ObjectIdentifier: LuaExpression] = [:]
  /// The arguments that the system passes to the script's callbacks.
  private var passed: [ObjectIdentifier: Shape] = [:]

  /// - Parameter foreignGlobals: The globals of requested scripts, whose types are unknown.
  init(_ syntax: ScriptSyntax, in session: ScriptSession, foreignGlobals: Set<String>) {
    types = ExpressionTypes(session)
    self.session = session
    self.foreignGlobals = foreignGlobals
    for statement in syntax.statements { note(statement) }
    if globals["class"] == nil {
      for (name, call) in syntax.namedClasses where globals[name] == nil { globals.updateValue(call, forKey: name) }
    }
    for (name, function) in syntax.functions {
      guard let name else { continue }
      if let callback = name.lastName, let shapes = Self.callbacks[callback.text] {
        // A function of a table may leave out the `self` it is not given.
        let isMethod =
          function.parameters.count > shapes.count || ["self", "_"].contains(function.parameters.first?.name)
        for (parameter, shape) in zip(function.parameters.dropFirst(isMethod ? 1 : 0), shapes) {
          passed[ObjectIdentifier(parameter)] = shape
        }
      }
      guard case .member(let owner, let method) = name.kind else { continue }
      if let receiver = function.parameters.first, receiver.kind == .receiver || receiver.name == "self" {
        owners[ObjectIdentifier(receiver)] = owner
      }
      type(of: owner).scriptClass?.methods.insert(method.text)
    }
  }

  private func note(_ statement: LuaStatement) {
    switch statement.kind {
    case .assignment(let targets, let values):
      for (index, target) in targets.enumerated() {
        guard case .name(let name, nil) = target.kind else { continue }
        let isOnlyOne = globals[name.text] == nil && values.count == targets.count
        globals.updateValue(isOnlyOne ? values[index] : nil, forKey: name.text)
      }
    case .function(let target, _, _):
      if case .name(let name, nil) = target.kind { globals.updateValue(nil, forKey: name.text) }
    default: break
    }
  }

  /// The arguments of the protocols' callbacks after `self`, by the callbacks' names; empty for a name with several
  /// meanings. An object of a class that a script can extend counts as any: it may have members of the script's.
  private static let callbacks: [String: [Shape]] = {
    var shapesByName: [String: [Shape]] = [:]
    for callback in Catalog.uiKit.protocols.flatMap(\.callbacks) {
      let shapes = callback.parameters.map { parameter in
        if case .object(let name) = parameter.shape.wrapped, extensible.contains(name) {
          Shape.any
        } else {
          parameter.shape
        }
      }
      let isSame = shapesByName[callback.name].map { $0.map(\.typeName) == shapes.map(\.typeName) } ?? true
      shapesByName[callback.name] = isSame ? shapes : []
    }
    return shapesByName
  }()

  /// The classes that a script can extend, and those above them.
  private static let extensible: Set<String> = {
    let classes = Catalog.uiKit.classes.map(\.entry)
    let parents = Dictionary(classes.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for entry in classes where entry.makeScriptInstance != nil {
      var next: String? = entry.name
      while let name = next, names.insert(name).inserted { next = parents[name] ?? nil }
    }
    return names
  }()

  /// Whether the script assigns a global of this name.
  func assigns(global name: String) -> Bool { globals[name] != nil }

  // MARK: Types

  /// The type's name in a message; nil when it has none.
  func title(of expression: LuaExpression) -> String? {
    let type = type(of: expression)
    if let scriptClass = type.scriptClass { return scriptClass.name }
    // A library goes by its name.
    if case .table = type.reached { return chain(of: expression.bare)?.joined(separator: ".") }
    return types.title(of: type.reached)
  }

  /// Whether a value accepts no new members: an object of a built-in class.
  func isClosed(_ expression: LuaExpression) -> Bool {
    let type = type(of: expression)
    switch type.reached {
    case .instance, .type, .structure: return type.scriptClass == nil
    default: return false
    }
  }

  /// The type of a member; nothing when there is none of this name, or the script makes it.
  func memberType(_ name: String, of owner: LuaExpression) -> ReachedType {
    if let chain = chain(of: owner.bare) { return reach(chain + [name]) }
    return member(name, of: type(of: owner)).reached
  }

  func value(ofGlobal name: String) -> ReachedType {
    if let known = values[name] { return known }
    let found = types.value(ofGlobal: name)
    values[name] = found
    return found
  }

  private func reach(_ chain: [String]) -> ReachedType {
    if chain.count == 1 { return value(ofGlobal: chain[0]) }
    if let known = reached[chain] { return known }
    let found = types.reach(chain)
    reached[chain] = found
    return found
  }

  /// The row of a property of an object, and the class that declares it; nil when there is none of this name.
  func property(_ name: String, of owner: LuaExpression) -> (entry: PropertyEntry, of: String)? {
    guard case .instance(let id) = type(of: owner).reached else { return nil }
    return session.classes.lineage(of: id).lazy.compactMap { declaring in
      declaring.properties.first { $0.name == name }.map { ($0, declaring.name) }
    }.first
  }

  /// The row of a property that an initialiser sets; nil when `callee` is no class or has none of this name.
  func property(_ name: String, of callee: ReachedType) -> PropertyEntry? {
    guard case .type(let id) = callee, session.classes[id].structure == nil else { return nil }
    return session.classes.lineage(of: id).lazy.flatMap(\.properties).first { $0.name == name }
  }

  func type(of expression: LuaExpression) -> Found {
    let expression = expression.bare
    switch expression.kind {
    case .string: return Found(reached: .text)
    case .name(let name, let variable?): return type(of: variable, named: name)
    case .name(let name, nil): return type(ofGlobal: name.text)
    case .member(let owner, let name):
      if let chain = chain(of: expression) { return Found(reached: reach(chain)) }
      return member(name.text, of: type(of: owner))
    case .call(let callee, let arguments):
      if case .name(let name, nil) = callee.kind, name.text == "class", !assigns(global: "class") {
        return scriptClass(at: expression.start, arguments)
      }
      return result(of: type(of: callee), given: arguments)
    case .method(let owner, let name, let arguments):
      return result(of: member(name.text, of: type(of: owner)), given: arguments)
    case .nil, .true, .false, .varargs, .number, .function, .table, .index, .unary, .binary, .parentheses:
      return .nothing
    }
  }

  /// The names of a chain that begins with a global that nothing assigns: `UIView.AnimationCurve`.
  private func chain(of expression: LuaExpression) -> [String]? {
    switch expression.kind {
    case .name(let name, nil):
      return assigns(global: name.text) || foreignGlobals.contains(name.text) ? nil : [name.text]
    case .member(let owner, let name): return chain(of: owner).map { $0 + [name.text] }
    default: return nil
    }
  }

  private func type(of variable: LuaVariable, named name: LuaName) -> Found {
    guard variable.isConstant else { return .nothing }
    let id = ObjectIdentifier(variable)
    switch variable.kind {
    case .local:
      guard let value = variable.value else { return .nothing }
      return follow(.local(id)) { type(of: value) }
    case .receiver, .parameter:
      if let owner = owners[id] { return follow(.local(id)) { result(of: classFound(at: owner)) } }
      return passed[id].map { Found(reached: types.reached(by: $0)) } ?? .nothing
    case .loop, .function: return .nothing
    }
  }

  /// The type of `Card` in `function Card:open()`; nothing for an instance, whose methods are its own.
  private func classFound(at owner: LuaExpression) -> Found {
    let owner = type(of: owner)
    if case .type = owner.reached { return owner }
    return .nothing
  }

  private func type(ofGlobal name: String) -> Found {
    if let value = globals[name] { return value.map { value in follow(.global(name)) { type(of: value) } } ?? .nothing }
    return foreignGlobals.contains(name) ? .nothing : Found(reached: value(ofGlobal: name))
  }

  /// Finds a holder's type once; two that are set to each other have none.
  private func follow(_ holder: Holder, _ find: () -> Found) -> Found {
    if let cached = found[holder] { return cached }
    found[holder] = .nothing
    let type = find()
    found[holder] = type
    return type
  }

  private func member(_ name: String, of owner: Found) -> Found {
    if owner.scriptClass?.allMethods.contains(name) == true { return .nothing }
    switch owner.reached {
    case .nothing: return .nothing
    case .instance(let id), .type(let id):
      let key = Member(id: id, name: name)
      let found = members[key] ?? types.member(name, of: owner.reached)
      members[key] = found
      return Found(reached: found)
    default: return Found(reached: types.member(name, of: owner.reached))
    }
  }

  /// The result of a call: overloads decide by the labels and kinds of the arguments. Where those leave overloads with
  /// different results, the result is open.
  private func result(of callee: Found, given arguments: LuaArguments) -> Found {
    guard case .function(let function, _) = callee.reached, function.overloads.count > 1 else {
      return result(of: callee)
    }
    let fitting = function.overloads.filter { fits($0, arguments) }
    guard let first = fitting.first,
      fitting.allSatisfy({ $0.result.description == first.result.description })
    else { return .nothing }
    return Found(reached: types.reached(by: first.result))
  }

  /// True when nothing that is known of the arguments speaks against an overload.
  private func fits(_ overload: Overload, _ arguments: LuaArguments) -> Bool {
    var given = arguments.values
    var labelled: [(label: String, value: LuaExpression)] = []
    if case .table(let fields)? = given.last?.bare.kind {
      for field in fields {
        if case .name(let name) = field.key { labelled.append((name.text, field.value)) }
      }
      let positions = fields.filter { if case .position = $0.key { true } else { false } }.map(\.value)
      if !labelled.isEmpty { given = given.dropLast() + positions }
    }
    let labels = overload.parameters.compactMap(\.label)
    guard labelled.allSatisfy({ labels.contains($0.label) }) || labelled.isEmpty else { return false }
    let byPosition = zip(given, overload.parameters).map { ($0, $1.shape) }
    let byLabel = labelled.compactMap { one in
      overload.parameters.first { $0.label == one.label }.map { (one.value, $0.shape) }
    }
    return (byPosition + byLabel).allSatisfy { value, shape in
      guard case .structure(let kind) = type(of: value).reached, case .structure(let wanted) = shape.wrapped else {
        return true
      }
      return kind == wanted
    }
  }

  private func result(of callee: Found) -> Found {
    var isClass = false
    if case .type = callee.reached { isClass = true }
    return Found(reached: types.result(of: callee.reached), scriptClass: callee.scriptClass, isExact: isClass)
  }

  /// The class that `class("Card", UIView)` makes.
  private func scriptClass(at start: Int, _ arguments: LuaArguments) -> Found {
    guard let name = arguments.values.first?.text else { return .nothing }
    let above =
      arguments.values.count > 1 ? type(of: arguments.values[1]) : Found(reached: types.value(ofGlobal: "NSObject"))
    guard case .type = above.reached else { return .nothing }
    let made = classes[start] ?? ScriptClass(name, above.scriptClass, arguments.values.dropFirst(2).compactMap(\.text))
    classes[start] = made
    return Found(reached: above.reached, scriptClass: made)
  }
}
