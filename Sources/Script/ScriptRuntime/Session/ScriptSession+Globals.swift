package import LuaBridge

/// The globals of scripts: classes, structs, functions, objects and constants of the API table.
extension ScriptSession {
  /// Looked up in the table the first time a script uses the name.
  package func global(_ state: LuaState, name: String) -> Bool {
    if let used = classes.constantsInUse.first(where: { $0.name == name }) {
      push(used.value)
      lua.markConstant()
      return true
    }
    if let id = classes.id(named: name) {
      lua.pushClass(id)
      return true
    }
    if let kind = StructKind(rawValue: name) {
      push(.structure(kind, [Double](repeating: 0, count: kind.fields.count)))
      lua.pop()
      if let id = classes.id(named: name) { lua.pushClass(id) }
      return true
    }
    if name == GapScript.chunk { return only(Gaps.self).push() }
    if let function = classes.catalog.functions.first(where: { $0.name == name }) {
      lua.pushFunction(member: classes.bind(BoundMember(typeName: "", function: function)))
      return true
    }
    if let object = classes.catalog.objects.first(where: { $0.name == name }) {
      push(object.make(self))
      return true
    }
    if let entry = classes.catalog.enumerations.first(where: { $0.name == name }) {
      lua.pushClass(classes.id(of: entry))
      return true
    }
    guard let constant = classes.catalog.constants.first(where: { $0.name == name }) else {
      return existing(ResultNames.self)?.push(name) == true || only(AbsentNames.self).push(name)
    }
    let value: ScriptValue =
      switch constant.value {
      case .string(let text): .string(text)
      case .number(let number): .number(number)
      case .member(let kind, let name):
        classes.catalog.structure(kind).constants.first { $0.name == name }?.value ?? .none
      }
    classes.constantsInUse.append((name, value))
    push(value)
    lua.markConstant()
    return true
  }

  package func globalAssigned(_ state: LuaState, name: String) -> Int32 {
    isConstant(name) ? fail(ScriptFailure.readOnly(type: "", name: name)) : 0
  }

  /// Whether the table declares a constant of this name.
  private func isConstant(_ name: String) -> Bool {
    // Few names of a script begin as Apple's constants do: the others cost no search.
    guard ["kCA", "UI", "CG", "CATransform3DI", "MAX"].contains(where: name.hasPrefix) else { return false }
    return classes.catalog.constants.contains { $0.name == name }
  }

  /// `package.path`; nil where a script removed it, or never had it.
  package var packagePath: String? {
    get {
      let top = lua.top
      defer { lua.setTop(top) }
      lua.pushGlobal("package")
      guard lua.isTable(at: lua.top) else { return nil }
      lua.pushField("path", of: lua.top)
      return lua.string(at: lua.top)
    }
    set {
      lua.pushGlobal("package")
      defer { lua.pop() }
      guard lua.isTable(at: lua.top), let newValue else { return }
      lua.push(newValue)
      lua.popIntoField("path", of: lua.top - 1)
    }
  }
}
