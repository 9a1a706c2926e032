import LuaBridge

/// Apple's names that are not here. Each is a value, and every use of it is an error with the reason, which a script that catches
/// the error reads, too. Nil would give no reason there (chosen here).
final class AbsentNames: SessionObject {
  private unowned let session: ScriptSession
  private var names: [String] = []
  private var values: [String: LuaReference] = [:]
  /// Makes the value of a name, from its number and what it is printed as.
  private var maker: LuaReference?

  private static let text = """
    local refuse = ...
    return function(number, text)
      local function print() return text end
      local kind = {__index = refuse, __newindex = refuse, __call = refuse, __pairs = refuse, __len = refuse}
      kind.__tostring, kind.__absent = print, number
      return setmetatable({}, kind)
    end
    """

  init(in session: ScriptSession) {
    self.session = session
  }

  private var lua: LuaState { session.lua }

  /// Pushes the value of a name; false for one that is not Apple's.
  func push(_ name: String) -> Bool {
    if let value = values[name] {
      lua.push(value)
      return true
    }
    guard let why = session.classes.catalog.absence(ofName: name) else { return false }
    if maker == nil { load() }
    guard let maker else { return false }
    lua.push(maker)
    lua.push(Double(names.count))
    lua.push("\(name), which is not here: \(why.rawValue)")
    guard lua.pcallOnStack(arguments: 2, results: 1) == nil else { return false }
    session.hasAbsentNames = true
    names.append(name)
    values[name] = lua.reference(at: lua.top)
    return true
  }

  private func load() {
    guard case .success(let chunk) = lua.load(Self.text, name: "AbsentNames") else { return }
    let base = lua.top
    defer { lua.setTop(base) }
    lua.push(chunk)
    // It takes nothing, so that each call of it fails, at the line of the script: with an absent name among the arguments.
    let refuse = FunctionEntry("refuse", "", [Overload([]) { _ in .none }])
    lua.pushFunction(member: session.classes.bind(BoundMember(typeName: "", function: refuse)))
    if lua.pcallOnStack(arguments: 1, results: 1) == nil { maker = lua.reference(at: lua.top) }
  }

  fileprivate func failure(number: Int) -> ScriptFailure {
    let name = names[number]
    return .absentName(name, why: session.classes.catalog.absence(ofName: name) ?? .later)
  }
}

extension ScriptSession {
  /// The failure of the absent name whose value is at a stack index; nil for any other value.
  package func absentName(at index: Int32) -> ScriptFailure? {
    guard hasAbsentNames, lua.isTable(at: index), let number = lua.metafield("__absent", at: index) else { return nil }
    return only(AbsentNames.self).failure(number: number)
  }
}
