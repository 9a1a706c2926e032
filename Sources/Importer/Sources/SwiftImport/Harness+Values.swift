import ImportTable
import LuaTree
import SwiftSyntax

/// Values for what an initialiser takes: a small view on the first screen, a rectangle, a closure that does nothing.
final class HarnessValues {
  private let program: SwiftProgram
  let translator: Translator
  /// The controllers that are there, by the name of their class: the first one that fits is given.
  var controllers: [(type: String, lua: LuaExpression)] = []
  /// True while the screen that comes is made: the one that is left is no part of it.
  var makesNext = false
  /// True when a screen is shown in both styles in turn, as nothing says its own.
  var leavesStyleOpen = false
  /// Lines that make what the values are of, since they were last taken.
  private var setup: [LuaStatement] = []
  /// Why something could not be made.
  private(set) var problem: String?
  private var views: [String: LuaExpression] = [:]
  /// The classes that were made for protocols.
  private var standIns: Set<String> = []
  private var heldCount = 1
  private static let deepest = 4

  init(_ program: SwiftProgram, _ translator: Translator) {
    self.program = program
    self.translator = translator
  }

  func takeSetup() -> [LuaStatement] {
    defer { setup = [] }
    return setup
  }

  /// Whether an object of a type can be made, without the lines for it.
  func canMake(_ info: TypeInfo) -> Bool {
    let trial = HarnessValues(program, translator)
    let made = trial.object(info)
    problem = trial.problem ?? problem
    return made != nil
  }

  // MARK: Objects

  /// An object of a type of the files; nil, with `problem`, when one of its arguments cannot be made.
  ///
  /// - Parameter isForward: Which way a transition goes, for arguments that say so.
  func object(_ info: TypeInfo, isForward: Bool = true, depth: Int = 0) -> LuaExpression? {
    guard depth < Self.deepest, info.isTranslated else {
      problem = problem ?? "'\(info.name)' cannot be made here"
      return nil
    }
    if info.sort == .protocol {
      let own = translator.conformers(of: info).first { $0.sort == .class }
      if let own { return object(own, isForward: isForward, depth: depth + 1) }
      return program.tableName(of: info.name).flatMap { standIn(for: info, as: $0) }
        ?? conforming(to: info, isForward: isForward, depth: depth)
    }
    let kind = LuaExpression.name(info.luaName)
    if translator.hasMemberwiseInitializer(info) {
      let values = translator.memberwiseProperties(of: info).map { property -> LuaExpression? in
        property.initializer != nil
          ? .nil : value(property.type, property.name, of: info, isForward: isForward, depth: depth)
      }
      return values.contains(nil) ? nil : .call(kind, Translator.withoutEnd(values.compactMap(\.self)))
    }
    guard let method = program.chain(of: info).lazy.compactMap({ self.translator.primaryInitializer(of: $0) }).first
    else { return .call(kind, []) }
    let values = method.types.enumerated().map { index, type -> LuaExpression? in
      guard !method.hasDefault[index] else { return .nil }
      let value = value(type, method.names[index], of: info, isForward: isForward, depth: depth)
      return value.map { held($0, type, of: info) }
    }
    return values.contains(nil) ? nil : .call(kind, Translator.withoutEnd(values.compactMap(\.self)))
  }

  /// An object that its owner holds weakly, in a variable.
  private func held(_ value: LuaExpression, _ type: SwiftType, of owner: TypeInfo) -> LuaExpression {
    guard case .call = value, owner.properties.values.contains(where: { $0.isWeak && $0.type.wrapped == type.wrapped })
    else { return value }
    let name = "held\(heldCount)"
    heldCount += 1
    setup.append(.assign(.name(name), value))
    return .name(name)
  }

  /// A value for a parameter or a property; nil when there is none.
  func value(_ type: SwiftType, _ name: String, of owner: TypeInfo, isForward: Bool, depth: Int) -> LuaExpression? {
    func inner(_ type: SwiftType) -> LuaExpression? {
      value(type, name, of: owner, isForward: isForward, depth: depth)
    }
    switch type {
    case .optional: return .nil
    case .bool:
      if translator.makesGaps, name.lowercased().contains("interacti") {
        return translator.inTurn(.bool(false), .bool(true))
      }
      return .bool(Self.goesForward(name).map { $0 == isForward } ?? isForward)
    case .integer: return .number("1")
    case .number:
      let name = name.lowercased()
      return .number(name.contains("duration") ? "0.4" : name.contains("delay") ? "0" : "1")
    case .string: return .string(name)
    case .dictionary: return .table([])
    case .array(let element):
      let before = problem
      let value = inner(element)
      if value == nil { problem = before }
      return .table(value.map { [LuaField(nil, $0)] } ?? [])
    case .tuple(let types, _):
      let values = types.compactMap(inner)
      return values.count == types.count ? .table(values.map { LuaField(nil, $0) }) : nil
    case .function(_, let result):
      if result == .void { return .function(LuaFunction([], [])) }
      return inner(result).map { .function(LuaFunction([], [.return($0)])) }
    case .named(let kind):
      if kind == "UIViewController", let own = content(of: owner),
        let made = object(own, isForward: isForward, depth: depth + 1)
      {
        return made
      }
      if let value = named(kind, name, isForward: isForward, depth: depth) { return value }
    case .type(let kind): return .name(kind)
    case .unknown, .void, .awaited: break
    }
    if translator.makesGaps {
      return translator.missing(name, "is given to '\(owner.name)', and nothing of its type can be made here")
    }
    problem = problem ?? "'\(owner.name)' takes '\(name)', of which nothing can be made here"
    return nil
  }

  /// The controller that a convenience initialiser of a controller gives to the other one, which takes any.
  private func content(of owner: TypeInfo) -> TypeInfo? {
    guard program.isSubclass(owner.name, of: "UIViewController") else { return nil }
    let handingOver = owner.members.compactMap { $0.member.decl.as(InitializerDeclSyntax.self)?.trimmedDescription }
      .filter { $0.contains("self.init(") }
    return program.typeOrder.first { info in
      info !== owner && info.sort == .class && program.isSubclass(info.name, of: "UIViewController")
        && Harness.takesNothing(info, translator) && handingOver.contains { $0.contains(" \(info.name)(") }
    }
  }

  private func named(_ kind: String, _ name: String, isForward: Bool, depth: Int) -> LuaExpression? {
    if kind == Translator.styles, translator.makesGaps {
      return translator.eitherStyle(translator.missing(name, "is a style that nothing here says"))
    }
    if kind == "UINavigationController.Operation" { return .string(isForward ? "push" : "pop") }
    if program.isSubclass(kind, of: "UIViewController") {
      return controller(kind, name) ?? made(kind, isForward: isForward, depth: depth)
    }
    if program.isSubclass(kind, of: "UIView") { return view(kind, name, depth: depth) }
    if let info = program.types[kind] {
      if let given = usual(info) { return given }
      switch info.sort {
      case .enumeration: return enumeration(info, isForward: isForward, depth: depth)
      case .protocol: return conforming(to: info, isForward: isForward, depth: depth)
      default: return object(info, isForward: isForward, depth: depth + 1)
      }
    }
    return Self.geometry[kind] ?? Self.plain[kind] ?? program.table.enumerations[kind]?.first.map { .string($0) }
      ?? made(kind, isForward: isForward, depth: depth)
  }

  private func made(_ kind: String, isForward: Bool, depth: Int) -> LuaExpression? {
    if let info = program.types[kind] { return object(info, isForward: isForward, depth: depth + 1) }
    if kind == "UINavigationController" {
      return .call(.name(kind), [.call(.name("UIViewController"), [])])
    }
    guard let found = program.table.kinds[kind] else { return nil }
    if found.sort == .protocol { return .call(.name("NSObject"), []) }
    let forms = program.table.initializers(of: kind)
    guard forms.isEmpty || forms.contains(where: { $0.parameters.allSatisfy(\.isOptional) }) else { return nil }
    return .call(.name(kind), [])
  }

  private static func call(_ name: String, _ numbers: String...) -> LuaExpression {
    .call(.name(name), numbers.map { .number($0) })
  }

  /// The frame, center and size of a small view on the first screen.
  static let geometry: [String: LuaExpression] = [
    "CGRect": call("CGRect", "40", "200", "120", "80"), "CGPoint": call("CGPoint", "100", "240"),
    "CGSize": call("CGSize", "120", "80"),
  ]

  /// Other values of the frameworks' own types.
  private static let plain: [String: LuaExpression] = [
    "CGAffineTransform": .path("CGAffineTransform", "identity"),
    "UIEdgeInsets": .path("UIEdgeInsets", "zero"), "UIColor": .path("UIColor", "systemBlue"),
    "IndexPath": .call(.name("IndexPath"), [.number("0"), .number("0")]),
    "UIImage": .call(
      .name("UIImage"),
      [.table([LuaField("color", .path("UIColor", "systemBlue")), LuaField("size", call("CGSize", "120", "80"))])]),
    "UIViewControllerInteractiveTransitioning": .call(.name("UIPercentDrivenInteractiveTransition"), []),
  ]

  // MARK: What is on the screen

  /// A controller that is there: of the class itself, or of one below it.
  private func controller(_ kind: String, _ name: String) -> LuaExpression? {
    var fitting = controllers.filter { program.isSubclass($0.type, of: kind) }
    let isBefore = ["from", "source", "presenting", "root", "parent", "master", "first"].contains { part in
      name.lowercased().hasPrefix(part)
    }
    if makesNext, !isBefore { fitting.removeAll { $0.lua == .name("first") } }
    // The one that comes, where the name does not say that it was there before.
    if isBefore, let first = fitting.first(where: { $0.lua == .name("first") }) { return first.lua }
    return fitting.first?.lua
  }

  /// A view on the first screen, the same one for all who ask for it by that name.
  private func view(_ kind: String, _ name: String, depth: Int) -> LuaExpression? {
    if let known = views[kind + " " + name] { return known }
    guard let made = made(kind, isForward: true, depth: depth) else { return nil }
    let taken = Set(views.values.compactMap { if case .name(let name) = $0 { name } else { nil } })
      .union(program.globals.keys)
    let base = LuaName.of(name)
    let local = taken.contains(base) ? base + "_\(views.count)" : base
    setup += [
      .assign(.name(local), made),
      .assign(.path(local, "frame"), Self.geometry["CGRect"] ?? .nil),
    ]
    if !controllers.isEmpty { setup.append(.call(.method(.path("first", "view"), "addSubview", [.name(local)]))) }
    views[kind + " " + name] = .name(local)
    return .name(local)
  }

  // MARK: Types of the files

  /// A case: that whose name says the way, else the first whose name says none.
  private func enumeration(_ info: TypeInfo, isForward: Bool, depth: Int) -> LuaExpression? {
    let said = info.cases.filter { Self.goesForward($0.name) == isForward }
    let others = info.cases.filter { Self.goesForward($0.name) == nil }
    let resolver = TypeResolver(program, context: info)
    for found in said + others + info.cases {
      let place = LuaExpression.member(.name(info.luaName), LuaName.of(found.name))
      guard !found.labels.isEmpty else { return place }
      let values = found.types.compactMap {
        value(resolver.type($0), found.name, of: info, isForward: isForward, depth: depth + 1)
      }
      if values.count == found.types.count { return .call(place, values) }
    }
    return nil
  }

  /// Something that conforms to a protocol of the files: an object of theirs, or a table with what is asked for.
  private func conforming(to info: TypeInfo, isForward: Bool, depth: Int) -> LuaExpression? {
    guard depth < Self.deepest else { return nil }
    let own = program.typeOrder.filter { $0 !== info && translator.requirements(of: $0).contains { $0 === info } }
    for found in own where found.sort == .class || found.sort == .structure {
      let controller = self.controller(found.name, "")
      if let made = controller ?? object(found, isForward: isForward, depth: depth + 1) { return made }
    }
    guard own.isEmpty else { return nil }
    var fields: [LuaField] = []
    for property in info.properties.values.sorted(by: { $0.name < $1.name }) where !property.isStatic {
      guard
        let value = value(property.type, property.name, of: info, isForward: isForward, depth: depth + 1)
      else { return nil }
      // It has what the translation asks for: where nothing conforms, that is a method.
      let read = (try? translator.read(requirement: property, of: info, Value(.name("source"))))?.lua
      if case .method(_, let name, _) = read {
        fields.append(LuaField(name, .function(LuaFunction([], [.return(value)]))))
      } else {
        fields.append(LuaField(translator.name(of: property, in: info), value))
      }
    }
    for method in Self.toMake(info) {
      if method.hasBody {
        let name = translator.name(of: method, in: info)
        fields.append(LuaField(name, .path(info.luaName, name)))
        continue
      }
      var body: [LuaStatement] = []
      if method.result == .void, translator.makesGaps {
        let gap = translator.missing("\(info.name).\(method.base)", Self.madeUp(info))
        fields.append(LuaField(translator.name(of: method, in: info), gap))
        continue
      }
      if method.result != .void {
        guard let value = value(method.result, method.base, of: info, isForward: isForward, depth: depth + 1) else {
          return nil
        }
        body = [.return(value)]
      }
      fields.append(LuaField(translator.name(of: method, in: info), .function(LuaFunction([], body))))
    }
    return .table(fields)
  }

  /// An object of a class that conforms to a protocol to which nothing of the files does. What it gives is made up.
  ///
  /// - Parameter superclass: A class of the frameworks.
  func standIn(for info: TypeInfo, as superclass: String) -> LuaExpression? {
    let name = info.luaName + "_made"
    if standIns.contains(name) { return .call(.name(name), []) }
    standIns.insert(name)
    let kind = LuaExpression.name(name)
    let above = program.table.chain(of: program.tableName(of: info.name) ?? superclass).first(where: \.isOpen)?.name
    var lines: [LuaStatement] = [
      // Another set-up may have made it.
      .assign(kind, .binary(kind, .or, .call(.name("class"), [.string(info.luaName), .name(above ?? superclass)])))
    ]
    var views: [LuaStatement] = []
    let isController = program.table.isSubclass(above ?? superclass, of: "UIViewController")
    for owner in [info] + translator.requirements(of: info) {
      for method in Self.toMake(owner) {
        let lua = translator.name(of: method, in: owner)
        if method.hasBody {
          lines.append(.assign(.member(kind, lua), .path(owner.luaName, lua)))
        } else {
          lines.append(given(method.result, method.base, kind, lua, owner, isController, &views))
        }
      }
      for property in owner.properties.values.sorted(by: { $0.name < $1.name }) where !property.isStatic {
        let lua = translator.name(of: property, in: owner)
        if property.hasGetter {
          lines.append(.assign(.member(kind, lua), .path(owner.luaName, lua)))
          continue
        }
        guard
          case .method(_, let read, _)? =
            (try? translator.read(requirement: property, of: owner, Value(.name("self"))))?.lua
        else { continue }
        lines.append(given(property.type, property.name, kind, read, owner, isController, &views))
        if property.hasSetter {
          lines.append(
            LuaStatement(.function(owner: name, name: "set_" + lua, isMethod: true, LuaFunction(["value"], []))))
        }
      }
    }
    lines.append(
      LuaStatement(.function(owner: name, name: Translator.marker(of: info), isMethod: true, LuaFunction([], []))))
    if !views.isEmpty {
      lines.append(LuaStatement(.function(owner: name, name: "viewDidLoad", isMethod: true, LuaFunction([], views))))
    }
    setup += lines
    return .call(kind, [])
  }

  /// The methods that whoever conforms has, in a fixed order: where an extension of the protocol has one, that.
  private static func toMake(_ info: TypeInfo) -> [MethodInfo] {
    let all = info.methods.values.joined().filter { !$0.isStatic }
    let given = Set(all.filter(\.hasBody).map(\.signature))
    return all.filter { $0.hasBody || !given.contains($0.signature) }.sorted { $0.signature < $1.signature }
  }

  private static func madeUp(_ info: TypeInfo) -> String { "is made up: nothing here conforms to '\(info.name)'" }

  /// A method that gives a value: a view is on the controller's own screen.
  private func given(
    _ type: SwiftType, _ name: String, _ kind: LuaExpression, _ lua: String, _ owner: TypeInfo, _ isController: Bool,
    _ views: inout [LuaStatement]
  ) -> LuaStatement {
    let reason = Self.madeUp(owner)
    // Nobody knows what it does, nor what it calls.
    if type == .void, translator.makesGaps {
      return .assign(.member(kind, lua), translator.missing("\(owner.name).\(name)", reason))
    }
    if isController, let wanted = type.wrapped.name, program.isSubclass(wanted, of: "UIView"),
      let made = made(wanted, isForward: true, depth: 1)
    {
      let field = LuaExpression.path("self", "made_" + lua)
      views += [
        .assign(field, translator.standIn(made, name, reason)),
        .assign(.member(field, "frame"), Self.geometry["CGRect"] ?? .nil),
        .call(.method(.path("self", "view"), "addSubview", [field])),
      ]
      let body: [LuaStatement] = [.call(.method(.name("self"), "loadViewIfNeeded", [])), .return(field)]
      return LuaStatement(.function(owner: "\(owner.luaName)_made", name: lua, isMethod: true, LuaFunction([], body)))
    }
    var body: [LuaStatement] = []
    if type != .void, let value = value(type, name, of: owner, isForward: true, depth: 1) { body = [.return(value)] }
    return LuaStatement(.assign([.member(kind, lua)], [.function(LuaFunction([], body))]))
  }

  // MARK: Names

  private static let back = [
    "dismiss", "hid", "clos", "backward", "leav", "exit", "disappear", "collaps", "revers", "unwind", "shrink",
  ]
  private static let forward = ["present", "push", "show", "open", "enter", "appear", "expand", "forward", "grow"]

  /// Which way a name says that something goes; nil when it says nothing of it.
  static func goesForward(_ name: String) -> Bool? {
    for word in words(of: name) {
      if back.contains(where: { word.hasPrefix($0) }) || ["pop", "popping", "popped", "back", "out"].contains(word) {
        return false
      }
      if forward.contains(where: { word.hasPrefix($0) }) || word == "in" { return true }
    }
    return nil
  }

  /// `isDismissing`: `is`, `dismissing`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1].append(character.lowercased()) }
    }
    return words
  }
}
