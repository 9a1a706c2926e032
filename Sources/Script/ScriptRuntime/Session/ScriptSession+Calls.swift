import LayerKit
package import LuaBridge

/// Calling functions of the API table from a script.
extension ScriptSession {
  package func callMethod(_ state: LuaState, member: Int32) -> Int32 {
    let member = classes.members[Int(member)]
    guard let function = member.function else { return 0 }
    if isReadOnly, mayChangeWorld(function, of: member.typeName) {
      let name = "\(classes.catalog.spokenName(member.typeName)):\(function.name)"
      if let results = results(ofRefusing: name) { return results }
    }
    callsSinceMove &+= 1
    return call(function, of: member.typeName)
  }

  /// Calls a method (receiver at 1, arguments from 2) or a static function (arguments from 1).
  package func call(_ function: FunctionEntry, of type: String) -> Int32 {
    let isMethod = !function.isStatic && !type.isEmpty
    let name = classes.catalog.spokenName(of: function, in: type)
    let first: Int32 = isMethod ? 2 : 1
    if isMethod, let failure = receiverFailure(function, type) { return fail(failure) }
    if isMethod, function.name == FunctionEntry.initializerName { return initialize(as: type) }
    if hasGaps, !isMethod || StructKind(rawValue: type) != nil, let results = resultOfGap(from: first, function, type) {
      return results
    }
    let matcher = OverloadMatcher(
      session: self, name: name, overloads: function.overloads, first: first, last: lua.top)
    if isMethod { settingLines?.noteCall(function) }
    do {
      let match = try matcher.match()
      fillGaps(in: match, receiver: isMethod ? 1 : 0)
      if function.isOverridable { passOverride(of: function.name) }
      let result = try perform(match, name, receiver: 1)
      callbacks.bypassed = nil
      return returned(result)
    } catch {
      callbacks.bypassed = nil
      return fail(error)
    }
  }

  /// Sets up an instance of a script class as the built-in class does: labels of the initialiser, then properties.
  private func initialize(as type: String) -> Int32 {
    guard let id = classes.id(named: type), let entry = classes[id].entry else { return 0 }
    do {
      try setUp(entry, receiver: 1, first: 2, last: lua.top)
      return 0
    } catch {
      return fail(error)
    }
  }

  /// Runs the body of an overload with the arguments that were fitted to it.
  private func perform(_ match: OverloadMatcher.Match, _ name: String, receiver: Int32) throws -> ScriptValue {
    let result = try match.overload.body(Call(match, of: name, receiverIndex: receiver, in: self))
    try throwRaised()
    return result
  }

  private func returned(_ value: ScriptValue) -> Int32 {
    switch value {
    case .none: return 0
    case .suspension: return LuaState.suspends
    case .thrown:
      push(value)
      return -1
    case .several(let values):
      push(value)
      return Int32(values.count)
    default:
      push(value)
      return 1
    }
  }

  /// The failure of a wrong receiver; nil for a right one.
  private func receiverFailure(_ function: FunctionEntry, _ type: String) -> ScriptFailure? {
    if let kind = StructKind(rawValue: type) {
      return lua.structKind(at: 1) == kind.id ? nil : .dotForColon(method: "\(type):\(function.name)")
    }
    guard let classID = classes.id(named: type), lua.object(at: 1, kindOf: classID) != nil else {
      if lua.top > 0, lua.classID(at: 1) >= 0 { return .colonOnClass(method: "\(type):\(function.name)") }
      return .dotForColon(method: "\(type):\(function.name)")
    }
    return nil
  }

  /// A script that calls an overridable method by its class means the built-in one, so its override is skipped once.
  private func passOverride(of method: String) {
    guard let object = lua.object(at: 1)?.takeUnretainedValue(), object is any ScriptBacked else { return }
    callbacks.bypassed = (ObjectIdentifier(object), method)
  }

  // MARK: Making objects

  package func construct(_ state: LuaState, classID: Int32) -> Int32 {
    let defined = classes[classID]
    if let structure = defined.structure { return constructStruct(structure) }
    guard let entry = defined.entry else {
      let isPriority = defined.name == Shape.priorityWords.name
      return isPriority ? constructPriority() : fail(ScriptFailure.cannotMake(type: defined.name))
    }
    if entry.makesFromArguments { return constructFromArguments(entry, classID) }
    guard let make = entry.make else { return fail(ScriptFailure.cannotMake(type: defined.name)) }
    let object = make(self)
    settingLines?.noteMaking(object)
    show(object)
    let arguments = lua.top
    lua.pushObject(object, classID: classID, isFresh: true)
    let receiver = lua.top
    do {
      try setUp(entry, receiver: receiver, first: 2, last: arguments)
    } catch {
      return fail(error)
    }
    lua.pushCopy(of: receiver)
    return 1
  }

  /// Makes an object that needs its arguments from the start; labels left over are properties.
  private func constructFromArguments(_ entry: ClassEntry, _ classID: Int32) -> Int32 {
    let matcher = OverloadMatcher(
      session: self, name: entry.name, overloads: entry.initializers, first: 2, last: lua.top, allowsMoreLabels: true)
    do {
      let match = try matcher.match()
      fillGaps(in: match, receiver: 0)
      guard case .object(let object?) = try perform(match, entry.name, receiver: 0) else { return 0 }
      // An object that scripts have seen before is shared: the same for the same arguments.
      let isFresh = !object.isOwnershipObserved
      object.isOwnershipObserved = true
      lua.pushObject(object, classID: classID, isFresh: isFresh)
      let receiver = lua.top
      try assign(labelsOf: match, to: receiver, of: entry)
      lua.pushCopy(of: receiver)
      return 1
    } catch {
      return fail(error)
    }
  }

  /// `UILayoutPriority(999)`: a priority is the number itself.
  private func constructPriority() -> Int32 {
    let name = Shape.priorityWords.name
    let number = Overload([Parameter("rawValue", nil, .priority, "From 0 to 1000.")], returns: .priority) { call in
      .number(Double(try call[0].priority()))
    }
    let matcher = OverloadMatcher(session: self, name: name, overloads: [number], first: 2, last: lua.top)
    do {
      return returned(try perform(try matcher.match(), name, receiver: 0))
    } catch {
      return fail(error)
    }
  }

  private func constructStruct(_ entry: StructEntry) -> Int32 {
    if let results = resultOfGap(from: 2) { return results }
    let matcher = OverloadMatcher(
      session: self, name: entry.kind.rawValue, overloads: entry.initializers, first: 2, last: lua.top)
    do {
      return returned(try perform(try matcher.match(), entry.kind.rawValue, receiver: 0))
    } catch {
      return fail(error)
    }
  }

  /// Initialiser arguments first, then every other label as a property.
  /// - Throws: `ScriptFailure` for arguments that fit no initialiser, and for values that a property does not take.
  package func setUp(_ entry: ClassEntry, receiver: Int32, first: Int32, last: Int32) throws {
    guard last >= first else { return }
    var initializers = inheritedInitializers(of: entry)
    if !initializers.contains(where: { $0.parameters.allSatisfy(\.isOptional) }) {
      initializers.append(Self.noArguments)
    }
    let matcher = OverloadMatcher(
      session: self, name: entry.name, overloads: initializers, first: first, last: last,
      allowsMoreLabels: true)
    let match = try matcher.match()
    fillGaps(in: match, receiver: receiver)
    _ = try perform(match, entry.name, receiver: receiver)
    try assign(labelsOf: match, to: receiver, of: entry)
  }

  private static var noArguments: Overload { Overload([]) { _ in .none } }

  /// A class without initialisers of its own takes its superclass's.
  private func inheritedInitializers(of entry: ClassEntry) -> [Overload] {
    if !entry.initializers.isEmpty { return entry.initializers }
    guard let superclass = entry.superclass, let id = classes.id(named: superclass), let above = classes[id].entry
    else { return [] }
    return inheritedInitializers(of: above)
  }

  /// Sets the properties whose names are labels that the initialiser does not take.
  private func assign(labelsOf match: OverloadMatcher.Match, to receiver: Int32, of entry: ClassEntry) throws {
    if let settingLines, let object = lua.object(at: receiver)?.takeUnretainedValue() as? NSObject {
      let given = zip(match.overload.parameters, match.indices).filter { $1 != 0 }
      settingLines.keep(object, given.map { $0.0.label ?? $0.0.name })
    }
    let table = match.labels
    guard table != 0 else { return }
    let used = Set(match.overload.parameters.compactMap(\.label))
    let names = lua.fieldNames(of: table).filter { !used.contains($0) }
    guard let object = lua.object(at: receiver)?.takeUnretainedValue() as? NSObject else { return }
    let entries = classes.id(named: entry.name).map { classes.lineage(of: $0) } ?? []
    let properties = entries.reversed().flatMap(\.properties)
    for name in names where !properties.contains(where: { $0.name == name && !$0.isStatic }) {
      throw unknownLabel(names, of: entry) ?? unknown(name, of: entry.name, in: entries, isCall: false)
    }
    // In the table's order, whatever the order of the labels.
    for property in properties where names.contains(property.name) {
      lua.pushField(property.name, of: table)
      let index = lua.top
      if isGap(at: index, givenTo: object) {
        lua.pop()
        continue
      }
      let argument = ScriptArgument(
        session: self, index: index, place: .property(entry.name, property.name), shape: property.shape)
      try assign(argument, property, of: object)
      lua.pop()
    }
  }

  /// The failure of a call with labels of an initialiser and one unknown label, which it names.
  private func unknownLabel(_ names: [String], of entry: ClassEntry) -> ScriptFailure? {
    let forms = inheritedInitializers(of: entry).map { $0.parameters.compactMap(\.label) }
    guard let nearest = forms.max(by: { names.filter($0.contains).count < names.filter($1.contains).count }),
      names.contains(where: nearest.contains),
      let stranger = names.first(where: { name in !forms.contains { $0.contains(name) } })
    else { return nil }
    return .unknownLabel(
      function: entry.name, label: stranger, suggestion: Suggestion.nearest(to: stranger, among: nearest),
      labels: nearest, place: nil)
  }

  private func assign(_ argument: ScriptArgument, _ property: PropertyEntry, of object: NSObject) throws {
    guard property.isWritable else {
      guard case .property(let type, _) = argument.place else { return }
      throw ScriptFailure.readOnly(type: type, name: property.name)
    }
    settingLines?.note(object, property.name)
    try property.set(argument, on: object)
    try throwRaised()
  }

  package func allocate(_ state: LuaState, classID: Int32) -> Int32 {
    guard let entry = classes.entry(of: classID), let make = entry.makeScriptInstance else {
      return fail(ScriptFailure.cannotSubclass(type: classes.name(of: lua.builtInClass(of: classID) ?? classID)))
    }
    if classes.use(classID) { NearMissCheck(in: self).check(classID: classID) }
    do { try prepareLayer(for: classID) } catch { return fail(error) }
    let object = make(self)
    guard takeLayer() == nil else {
      return fail(ScriptFailure.absentMember(type: entry.name, name: "layerClass", why: .ownLayer))
    }
    settingLines?.noteMaking(object)
    if let scripted = object as? any ScriptBacked { scripted.scriptClassID = classID }
    show(object)
    lua.pushObject(object, classID: classID, isFresh: true)
    return 1
  }
}
