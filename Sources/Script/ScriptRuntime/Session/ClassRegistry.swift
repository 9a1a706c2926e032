package import LayerKit
package import LuaBridge
import ViewKit

/// The classes, structs and enumerations that scripts have named so far, defined in the interpreter at their first use.
///
/// It gives out the numbers by which the interpreter knows classes and their members.
package final class ClassRegistry {
  /// The table of definitions.
  package let catalog: Catalog
  /// The members by number.
  package private(set) var members: [BoundMember] = []
  /// The direct access to a number of a layer for each of `members`.
  @exclusivity(unchecked) private(set) var shortcuts: ContiguousArray<Shortcut> = []
  private var classes: [DefinedClass] = []
  private var ids: [String: Int32] = [:]
  private var idOfType: [ObjectIdentifier: Int32] = [:]
  /// The members of `builtInGetter` and `builtInMethod`, by class and name.
  private var getters: [String: Int32] = [:]
  /// The constants under old names that scripts have read. The interpreter asks for one each time, so that none is changed.
  var constantsInUse: [(name: String, value: ScriptValue)] = []
  /// The script classes that have instances.
  private var classesInUse: Set<Int32> = []
  // The session creates the interpreter later, and sets it before any class is named.
  package unowned(unsafe) var interpreter: LuaState?

  /// Called once a class is defined, before scripts can have objects.
  var onFirstDefinition: () -> Void = {}

  init(_ catalog: Catalog) { self.catalog = catalog }

  private var lua: LuaState { interpreter.unsafelyUnwrapped }

  /// The class of that number. Precondition: `isKnown(id)`.
  package subscript(id: Int32) -> DefinedClass { classes[Int(id)] }

  /// True for the number of a defined class.
  package func isKnown(_ id: Int32) -> Bool { classes.indices.contains(Int(id)) }

  /// True once a script has named the class.
  package func isDefined(_ name: String) -> Bool { ids[name] != nil }

  /// Notes that a script class has an instance.
  /// - Returns: Whether it is the first.
  package func use(_ id: Int32) -> Bool { classesInUse.insert(id).inserted }

  /// The bridge's number of a class, defined now if need be; nil when there is no such class.
  package func id(named name: String) -> Int32? {
    if let id = ids[name] { return id }
    guard let declaration = catalog.declaration(named: name) else { return nil }
    return define(declaration.entry)
  }

  /// The bridge's number of an object's class: a script class's own, or the nearest built-in one.
  package func id(of object: NSObject) -> Int32 {
    if let scripted = object as? any ScriptBacked { return scripted.scriptClassID }
    let type = ObjectIdentifier(Swift.type(of: object))
    if let id = idOfType[type] { return id }
    let classID = id(named: object.className) ?? id(named: nearestClass(of: object)) ?? 0
    // Many classes that stand in have one type.
    if !(object is any StandingIn) { idOfType[type] = classID }
    return classID
  }

  /// The most derived class of the table that is a superclass of a system object's class.
  private func nearestClass(of object: NSObject) -> String {
    var nearest = "NSObject"
    while let below = catalog.modelledClasses.first(where: { $0.superclass == nearest && $0.holds(object) }) {
      nearest = below.name
    }
    return nearest
  }

  private func define(_ entry: ClassEntry) -> Int32 {
    let superclass = entry.superclass.flatMap { self.id(named: $0) }
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
      let setUp = FunctionEntry(FunctionEntry.initializerName, "Sets up a new instance.", entry.initializers)
      members.append(
        LuaMember(FunctionEntry.initializerName, .method, id: bind(BoundMember(typeName: entry.name, function: setUp))))
    }
    lua.defineClass(
      id: id, name: entry.name, superclass: superclass, weight: Int32(clamping: entry.weight), members: members)
    if superclass == nil { onFirstDefinition() }
    return id
  }

  /// The class behind a struct's name, which makes structs and holds its constants.
  package func define(_ entry: StructEntry) -> Int32 {
    if let existing = ids[entry.kind.rawValue] { return existing }
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
      // A rectangle has x and y as numbers too, although Swift spells them `origin.x`. Its width is never negative;
      // that of its size may be.
      let isExtent = kind == .CGRect && index >= 2
      members.append(LuaStructMember(name, isExtent ? .extent(Int32(index)) : .number(Int32(index))))
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
  package func id(of entry: EnumEntry) -> Int32 {
    if let existing = ids[entry.name] { return existing }
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
    ids[defined.name] = id
    return id
  }

  /// Gives a member its number, by which Lua calls it.
  package func bind(_ member: BoundMember) -> Int32 {
    members.append(member)
    shortcuts.append(Shortcut(member.property?.access))
    return Int32(members.count - 1)
  }

  /// The member that reads a property without the script's override: `Card.super.presentedView(self)`. Nil when there
  /// is no such property, or scripts cannot override it.
  func builtInGetter(_ name: String, of classID: Int32) -> Int32? {
    for entry in lineage(of: classID) {
      guard let property = entry.properties.first(where: { $0.name == name && $0.isOverridable }) else { continue }
      let key = "\(entry.name).\(name)"
      if let getter = getters[key] { return getter }
      var getter = FunctionEntry(
        name, property.summary,
        [Overload([], returns: property.shape) { try property.value(of: $0.receiver(), in: $0.session) }])
      getter.isOverridable = true
      let id = bind(BoundMember(typeName: entry.name, function: getter))
      getters[key] = id
      return id
    }
    return nil
  }

  /// The member that calls a built-in method on an object, and whether it cannot be called without arguments; nil when
  /// the class has no such method.
  func builtInMethod(_ name: String, of classID: Int32) -> (member: Int32, needsArguments: Bool)? {
    for entry in lineage(of: classID) {
      guard let method = entry.functions.first(where: { $0.name == name && !$0.isStatic }) else { continue }
      let key = "\(entry.name):\(name)"
      let member = getters[key] ?? bind(BoundMember(typeName: entry.name, function: method))
      getters[key] = member
      return (member, !method.overloads.contains { $0.parameters.allSatisfy(\.isOptional) })
    }
    return nil
  }

  /// A class of the script's own.
  package func defineScriptClass(_ name: String, superclass: Int32, protocols: [String]) -> Int32 {
    let id = reserve(DefinedClass(name: name, entry: nil, structure: nil, protocols: protocols))
    lua.defineScriptClass(id: id, name: name, superclass: superclass)
    return id
  }

  /// The script's own classes, in the order of their definition.
  var scriptClasses: [Int32] { classes.indices.map { Int32($0) }.filter(lua.isScriptClass) }

  /// The built-in entry at or above a class.
  package func entry(of classID: Int32) -> ClassEntry? {
    lua.builtInClass(of: classID).flatMap { classes[Int($0)].entry }
  }

  /// A class's name, as errors show it.
  package func name(of classID: Int32) -> String {
    classes.indices.contains(Int(classID)) ? classes[Int(classID)].name : "object"
  }

  /// Everything a class and its ancestors declare, nearest first.
  package func lineage(of classID: Int32) -> [ClassEntry] {
    var entries: [ClassEntry] = []
    var next: Int32? = classID
    while let id = next {
      if let entry = classes[Int(id)].entry { entries.append(entry) }
      next = lua.superclass(of: id)
    }
    return entries
  }

  /// The protocols that a class and those above it adopt.
  package func protocols(of classID: Int32) -> Set<String> {
    var protocols: Set<String> = []
    var next: Int32? = classID
    while let id = next {
      protocols.formUnion(classes[Int(id)].protocols)
      next = lua.superclass(of: id)
    }
    return protocols
  }

  /// The names of the methods that the system may call on instances of a class: those a class may override, and those of
  /// the protocols it adopts.
  package func callbackNames(of classID: Int32, adopting more: [String] = []) -> [String] {
    let protocols = self.protocols(of: classID).union(more)
    let adopted = catalog.protocols.filter { protocols.contains($0.name) }.flatMap { $0.callbacks.map(\.name) }
    let overridable = lineage(of: classID).flatMap { entry in
      entry.functions.filter(\.isOverridable).map(\.name) + entry.properties.filter(\.isOverridable).map(\.name)
    }
    return (adopted + overridable).unique
  }

  /// The names of the methods of a class and those above it, the script's own first.
  func methodNames(of classID: Int32) -> [String] {
    var names: [String] = []
    var next: Int32? = classID
    while let id = next {
      names += lua.isScriptClass(id) ? lua.scriptMethods(of: id).map(\.name) : classes[Int(id)].functionNames
      next = lua.superclass(of: id)
    }
    return names
  }

  /// The declared property of an object's class, or of one above it, with this name.
  package func property(_ name: String, of object: NSObject) -> PropertyEntry? {
    for entry in lineage(of: id(of: object)) {
      if let property = entry.properties.first(where: { $0.name == name && !$0.isStatic }) { return property }
    }
    return nil
  }

  /// Whether changing the object affects the recording, as the row of its class says.
  func isPartOfWorld(_ object: NSObject) -> Bool {
    switch lineage(of: id(of: object)).lazy.compactMap(\.worldPart).first {
    case nil: false
    case .always: true
    case .onceOnScreen:
      ((object as? UIView)?.layer ?? object as? CALayer).map { $0.isHosted || $0.recordID != nil } ?? false
    }
  }
}

/// A class that a script has named, by its number in the bridge.
package struct DefinedClass {
  package let name: String
  /// Nil for a class of the script's, a struct or an enumeration.
  package let entry: ClassEntry?
  package let structure: StructEntry?
  /// The protocols a script class adopts.
  package var protocols: [String] = []

  fileprivate var functionNames: [String] { entry?.functions.map(\.name) ?? [] }
}
