package import LuaBridge

/// Global names: looked up in the table the first time a script uses one.
extension ScriptSession {
  package func global(_ state: LuaState, name: String) -> Bool {
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
      return existing(ResultNames.self)?.push(name) ?? false
    }
    switch constant.value {
    case .string(let text): lua.push(text)
    case .number(let number): lua.push(number)
    case .member(let kind, let name):
      push(classes.catalog.structure(kind).constants.first { $0.name == name }?.value ?? .none)
    }
    return true
  }

  package func globalAssigned(_ state: LuaState, name: String) -> Int32 { 0 }
}
