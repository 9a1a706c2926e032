import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Defining classes, structs and enumerations in the interpreter when they are first named.
extension ScriptSession {
  /// The bridge's number of a class, defined now if need be; nil when there is no such class.
  func classID(named name: String) -> Int32? {
    if let known = classIDs[name] { return known }
    guard let declaration = Catalog.classes.first(where: { $0.name == name }) else { return nil }
    return define(declaration.entry)
  }

  /// The bridge's number of an object's class: a script class's own, or the nearest built-in one.
  func classID(of object: NSObject) -> Int32 {
    if let scripted = object as? any ScriptBacked { return scripted.scriptClassID }
    let type = ObjectIdentifier(Swift.type(of: object))
    if let known = classIDOfType[type] { return known }
    let id = classID(named: object.className) ?? classID(named: nearestClass(of: object)) ?? 0
    classIDOfType[type] = id
    return id
  }

  /// The most derived class of the table that an object of the system's own is below.
  private func nearestClass(of object: NSObject) -> String {
    var nearest = Catalog.nsObject.name
    while let below = Catalog.classes.first(where: { $0.superclass == nearest && $0.holds(object) }) {
      nearest = below.name
    }
    return nearest
  }

  private func define(_ entry: ClassEntry) -> Int32 {
    let superclass = entry.superclass.flatMap { classID(named: $0) }
    let id = reserve(DefinedClass(name: entry.name, entry: entry, structure: nil))
    var members: [LuaMember] = []
    for property in entry.properties {
      let kind: LuaMember.Kind =
        property.isStatic ? .staticReadOnlyProperty : property.isWritable ? .property : .readOnlyProperty
      members.append(LuaMember(property.name, kind, id: bind(BoundMember(typeName: entry.name, property: property))))
    }
    for function in entry.functions {
      members.append(
        LuaMember(
          function.name, function.isStatic ? .staticMethod : .method,
          id: bind(BoundMember(typeName: entry.name, function: function))))
    }
    if !entry.initializers.isEmpty && !entry.makesFromArguments {
      let setUp = FunctionEntry(Self.initializerName, "Sets up a new instance.", entry.initializers)
      members.append(
        LuaMember(Self.initializerName, .method, id: bind(BoundMember(typeName: entry.name, function: setUp))))
    }
    lua.defineClass(id: id, name: entry.name, superclass: superclass, members: members)
    return id
  }

  /// The class behind a struct's name, which makes structs and holds its constants.
  func define(_ entry: StructEntry) -> Int32 {
    if let known = classIDs[entry.kind.rawValue] { return known }
    let id = reserve(DefinedClass(name: entry.kind.rawValue, entry: nil, structure: entry))
    var members: [LuaMember] = []
    for constant in entry.constants {
      let member = BoundMember(typeName: entry.kind.rawValue, constant: constant.value)
      members.append(LuaMember(constant.name, .staticReadOnlyProperty, id: bind(member)))
    }
    for function in entry.statics {
      members.append(
        LuaMember(
          function.name, .staticMethod, id: bind(BoundMember(typeName: entry.kind.rawValue, function: function))))
    }
    lua.defineClass(id: id, name: entry.kind.rawValue, members: members)
    defineKind(entry)
    return id
  }

  private func defineKind(_ entry: StructEntry) {
    let kind = entry.kind
    var members: [LuaStructMember] = kind.parts.map {
      LuaStructMember($0.name, .nested(kind: $0.kind.id, first: Int32($0.first)))
    }
    for (index, name) in kind.fields.enumerated() {
      // A rectangle's own x and y are spelled `origin.x`; as numbers they are there too.
      members.append(LuaStructMember(name, .number(Int32(index))))
    }
    for property in entry.properties {
      let id = bind(BoundMember(typeName: kind.rawValue, structProperty: property.get))
      members.append(LuaStructMember(property.name, .property(id: id)))
    }
    for function in entry.functions {
      let id = bind(BoundMember(typeName: kind.rawValue, function: function))
      members.append(LuaStructMember(function.name, .method(id: id)))
    }
    lua.defineStruct(kind: kind.id, name: kind.rawValue, count: Int32(kind.fields.count), members: members)
  }

  /// An enumeration as a value: `UIView.AnimationCurve.easeInOut` is the word itself.
  func classID(for entry: EnumEntry) -> Int32 {
    if let known = classIDs[entry.name] { return known }
    let id = reserve(DefinedClass(name: entry.name, entry: nil, structure: nil))
    let members = entry.words.map { word in
      LuaMember(word, .staticReadOnlyProperty, id: bind(BoundMember(typeName: entry.name, constant: .string(word))))
    }
    lua.defineClass(id: id, name: entry.name, members: members)
    return id
  }

  private func reserve(_ defined: DefinedClass) -> Int32 {
    classes.append(defined)
    let id = Int32(classes.count - 1)
    classIDs[defined.name] = id
    return id
  }

  func bind(_ member: BoundMember) -> Int32 {
    bound.append(member)
    shortcuts.append(Shortcut(member.property?.access))
    return Int32(bound.count - 1)
  }

  /// The member that reads a property past the script's own version of it: `Card.super.presentedView(self)`. Nil when
  /// there is no such property, or none that a script overrides.
  func builtInGetter(_ name: String, of classID: Int32) -> Int32? {
    for entry in lineage(of: classID) {
      guard let property = entry.properties.first(where: { $0.name == name && $0.isOverridable }) else { continue }
      let key = "\(entry.name).\(name)"
      if let known = getters[key] { return known }
      var getter = FunctionEntry(
        name, property.summary, [Overload([], returns: property.shape) { try $0.session.read(property, of: $0) }])
      getter.isOverridable = true
      let id = bind(BoundMember(typeName: entry.name, function: getter))
      getters[key] = id
      return id
    }
    return nil
  }

  private func read(_ property: PropertyEntry, of call: Call) throws -> ScriptValue {
    let object: NSObject = try call.receiver()
    switch property.access {
    case .layer(let row): return (object as? CALayer).map { scriptValue($0[row]) } ?? .none
    case .number(_, let get, _): return .number(get(object))
    case .bool(let get, _): return .bool(get(object))
    case .value(let get, _): return try get(self, object)
    }
  }

  /// A class of the script's own.
  func defineScriptClass(_ name: String, superclass: Int32, protocols: [String]) -> Int32 {
    let id = reserve(DefinedClass(name: name, entry: nil, structure: nil, protocols: protocols))
    lua.defineScriptClass(id: id, name: name, superclass: superclass)
    return id
  }

  /// The built-in entry at or above a class.
  func entry(of classID: Int32) -> ClassEntry? {
    lua.builtInClass(of: classID).flatMap { classes[Int($0)].entry }
  }

  /// A class's name, as errors show it.
  func name(of classID: Int32) -> String {
    classes.indices.contains(Int(classID)) ? classes[Int(classID)].name : "object"
  }

  /// Everything a class and its ancestors declare, nearest first.
  func lineage(of classID: Int32) -> [ClassEntry] {
    var entries: [ClassEntry] = []
    var next: Int32? = classID
    while let id = next {
      if let entry = classes[Int(id)].entry { entries.append(entry) }
      next = lua.superclass(of: id)
    }
    return entries
  }
}

extension ScriptSession {
  /// The names of the methods that the system may call on instances of a class: those a class may override, and those of
  /// the protocols it adopts.
  func callbackNames(of classID: Int32) -> [String] {
    var protocols: Set<String> = []
    var next: Int32? = classID
    while let id = next {
      protocols.formUnion(classes[Int(id)].protocols)
      next = lua.superclass(of: id)
    }
    let adopted = Catalog.protocols.filter { protocols.contains($0.name) }.flatMap { $0.callbacks.map(\.name) }
    let overridable = lineage(of: classID).flatMap { entry in
      entry.functions.filter(\.isOverridable).map(\.name) + entry.properties.filter(\.isOverridable).map(\.name)
    }
    return (adopted + overridable).unique
  }
}
