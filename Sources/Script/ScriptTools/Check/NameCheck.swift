import LuaBridge
import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// Finds names that nothing makes: globals, and members of values whose type is known.
///
/// Prefers silence to a wrong finding. Where the type is unknown, a member counts as wrong only if it is near to an
/// existing one and the script makes none with its name.
struct NameCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript
  /// The members of a class, struct or table, found once.
  private var cached: [Int32: Set<String>] = [:]
  private lazy var libraryMembers = Set(
    script.session.lua.globalNames.flatMap { [script] name -> [String] in
      if case .table(let names) = script.types.value(ofGlobal: name) { names } else { [] }
    })
  private lazy var tableMembers = Self.membersOfTable.union(libraryMembers).sorted()
  /// Those that stand in are the last, as of two that are as near one that is modelled is meant.
  private lazy var variableNames = {
    let standIns = Catalog.uiKit.standIns.map(\.name)
    return script.globals.union(script.syntax.assignedGlobals).union(script.syntax.variables.map(\.name))
      .subtracting(standIns).sorted() + standIns
  }()
  /// Where the first local variable of each name is declared.
  private lazy var localStarts = Dictionary(
    script.syntax.variables.lazy.filter { $0.kind != .receiver }.map { ($0.name, $0.start) },
    uniquingKeysWith: { first, _ in first })

  init(_ script: CheckedScript) {
    self.script = script
    for expression in script.syntax.expressions {
      switch expression.kind {
      case .name(let name, nil): check(global: name)
      case .member(let owner, let name): check(name, of: owner, as: .read)
      case .method(let owner, let name, _): check(name, of: owner, as: .call)
      default: break
      }
    }
    for case .assignment(let targets, _) in script.syntax.statements.map(\.kind) {
      for target in targets {
        if case .member(let owner, let name) = target.kind { check(name, of: owner, as: .assignment) }
      }
    }
    checkMethods()
  }

  private mutating func check(global name: LuaName) {
    guard script.knowsGlobals, !script.globals.contains(name.text), !script.types.assigns(global: name.text)
    else { return }
    let message = "undefined global '\(name.text)'"
    // A local variable of the same name is out of sight.
    if let start = localStarts[name.text] {
      let line = ScriptFinding.line(at: start, in: script.source)
      return add(name, message + "; the local variable of line \(line) is not visible here", nil)
    }
    if let why = Catalog.uiKit.absence(ofName: name.text) {
      return add(name, "\(name.text) is not here: \(why.rawValue)", nil)
    }
    add(name, message, Suggestion.nearest(to: name.text, amongMany: variableNames))
  }

  private enum Use {
    /// A field that is read is nil where nothing has set it.
    case read
    case assignment, call
  }

  private mutating func check(_ name: LuaName, of owner: LuaExpression, as use: Use) {
    guard !script.members.contains(name.text) else { return }
    let type = script.types.type(of: owner)
    guard type.scriptClass?.allMethods.contains(name.text) != true, name.text != "super" else { return }
    let members = members(of: type.reached)
    guard !members.contains(name.text) else { return }
    guard let title = members.isEmpty ? nil : script.types.title(of: owner) else {
      guard !isOwnTable(owner), name.text.utf8.count > 3, !Self.membersOfTable.contains(name.text),
        !libraryMembers.contains(name.text),
        let near = Suggestion.nearest(to: name.text, amongMany: tableMembers)
      else { return }
      return add(name, "unknown member '\(name.text)'", near)
    }
    guard case .nothing = script.types.memberType(name.text, of: owner) else { return }
    if case .instance(let id) = type.reached, !type.isExact, isMember(name.text, below: id) { return }
    let meant = Suggestion.nearest(to: name.text, among: members.sorted()) ?? Self.functionsOfWords[name.text]
    // A field of the script's own class may rest: a delegate says so that it has no driver.
    if use == .read, type.scriptClass != nil {
      return add(name, "nothing sets '\(name.text)' of \(title), which is nil", meant, isNote: true)
    }
    if let failure = failure(name.text, of: type.reached, titled: title, as: use, meaning: meant) {
      return findings.append(ScriptFinding(at: name.start, in: script.source, failure))
    }
    add(name, "\(title) has no member '\(name.text)'", meant)
  }

  /// The failure that a run ends with there; nil for tables and strings, of which Lua says in its own words that the member
  /// is nil.
  private func failure(
    _ name: String, of type: ReachedType, titled title: String, as use: Use, meaning near: String?
  ) -> ScriptFailure? {
    switch type {
    case .instance(let id):
      let known = script.session.unknown(
        name, of: title, in: script.session.classes.lineage(of: id), isCall: use == .call)
      guard case .unknownMember(_, _, nil, let isCall) = known else { return known }
      return .unknownMember(type: title, name: name, suggestion: near, isMethodCall: isCall)
    case .type(let id):
      let known = script.session.unknownStatic(name, of: id)
      guard case .unknownStatic(_, _, nil) = known else { return known }
      return .unknownStatic(type: title, name: name, suggestion: near)
    case .structure: return .unknownMember(type: title, name: name, suggestion: near, isMethodCall: use == .call)
    case .words, .function, .table, .text, .nothing: return nil
    }
  }

  /// C's functions for questions that Swift asks of a case as its members: a script's case is a word, without members.
  private static let functionsOfWords = [
    "isLandscape": "UIDeviceOrientationIsLandscape", "isPortrait": "UIDeviceOrientationIsPortrait",
  ]

  /// Whether a value is a table of the script's own, which has the fields that the script likes: a variable that is set to
  /// one, or the parameter of a function that is given one.
  private func isOwnTable(_ expression: LuaExpression) -> Bool {
    switch expression.bare.kind {
    case .table: return true
    case .binary("or", let first, let second): return isOwnTable(second) || isOwnTable(first)
    case .name(_, let variable?):
      if let value = variable.value { return isOwnTable(value) }
      return variable.kind == .parameter && isGivenTable(variable)
    default: return false
    }
  }

  private func isGivenTable(_ parameter: LuaVariable) -> Bool {
    guard
      let (function, index) = script.syntax.functions.lazy.compactMap({ name, function -> (LuaName, Int)? in
        guard let name = name?.lastName else { return nil }
        return function.parameters.firstIndex { $0 === parameter }.map { (name, $0) }
      }).first
    else { return false }
    return script.syntax.expressions.contains { call in
      guard case .call(let callee, let arguments) = call.kind, callee.lastName?.text == function.text,
        arguments.values.indices.contains(index)
      else { return false }
      let argument = arguments.values[index].bare
      if case .table = (argument.variable?.value ?? argument).bare.kind { return true }
      return false
    }
  }

  private mutating func members(of type: ReachedType) -> Set<String> {
    func read() -> Set<String> {
      Set(script.completer.members(of: type, isMethod: false) + script.completer.members(of: type, isMethod: true))
    }
    // Of a class, and of its instances.
    let key: Int32
    switch type {
    case .instance(let id): key = id
    case .type(let id): key = ~id
    default: return read()
    }
    if let known = cached[key] { return known }
    let names = read()
    cached[key] = names
    return names
  }

  /// Whether a class below another one has a member.
  private func isMember(_ name: String, below id: Int32) -> Bool {
    let above = script.session.classes[id].name
    let declarations = Catalog.uiKit.classes
    let parents = Dictionary(declarations.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    return declarations.contains { declaration in
      var next: String? = declaration.superclass
      while let parent = next, parent != above { next = parents[parent] ?? nil }
      guard next != nil else { return false }
      let entry = declaration.entry
      return entry.properties.contains { $0.name == name } || entry.functions.contains { $0.name == name }
    }
  }

  // MARK: Methods

  /// Finds methods of the script's classes that nothing calls: the system's call is absent here, or their name is not quite
  /// that of a callback.
  private mutating func checkMethods() {
    let callbacks = Set(Catalog.uiKit.protocols.flatMap { $0.callbacks.map(\.name) })
    let called = Set(
      script.syntax.expressions.flatMap { expression -> [String] in
        switch expression.kind {
        case .method(_, let name, _): [name.text]
        case .string(let text): [text]
        default: []
        }
      })
    for (name, _) in script.syntax.functions {
      guard case .member(let owner, let method)? = name?.kind, !called.contains(method.text) else { continue }
      let type = script.types.type(of: owner)
      guard let scriptClass = type.scriptClass, case .type(let id) = type.reached,
        !callbacks.contains(method.text), !members(of: .instance(id)).contains(method.text)
      else { continue }
      let lineage = script.session.classes.lineage(of: id).map(\.name) + scriptClass.allProtocols
      // A single word may be a method of the script's own that another file calls.
      let isApples = method.text == "draw" || method.text.contains(where: \.isUppercase)
      if isApples, let why = Catalog.uiKit.absence(of: method.text, in: lineage) {
        add(method, "nothing calls \(scriptClass.name):\(method.text): \(why.rawValue)", nil)
        continue
      }
      let names = script.session.classes.callbackNames(of: id, adopting: scriptClass.allProtocols)
      guard let meant = NearMissCheck.callback(meantBy: method.text, among: names) else { continue }
      add(method, "nothing calls \(scriptClass.name):\(method.text)", meant)
    }
  }

  private mutating func add(_ name: LuaName, _ message: String, _ meant: String?, isNote: Bool = false) {
    findings.append(
      ScriptFinding(
        at: name.start, in: script.source, message, hint: meant.map { "did you mean '\($0)'?" }, isNote: isNote))
  }

  private static let membersOfTable: Set<String> = {
    // The last six are those of an error that was caught, the two before them those of an observed change.
    var names: Set<String> = [
      "init", "super", "newValue", "oldValue", "code", "message", "hint", "file", "line", "time",
    ]
    for entry in Catalog.uiKit.classes.map(\.entry) {
      names.formUnion(entry.properties.map(\.name) + entry.functions.map(\.name))
    }
    for entry in Catalog.uiKit.structures { names.formUnion(entry.memberNames) }
    for entry in Catalog.uiKit.protocols { names.formUnion(entry.callbacks.map(\.name)) }
    for entry in Catalog.allEnumerations {
      names.formUnion(entry.words + entry.name.split(separator: ".").map(String.init))
    }
    return names
  }()

}
