import LayerKit
public import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Global names: looked up in the API table the first time a script uses one.
extension ScriptSession {
  public func global(_ state: LuaState, name: String) -> Bool {
    if let id = classID(named: name) {
      lua.pushClass(id)
      return true
    }
    if let kind = StructKind(rawValue: name) {
      push(.structure(kind, [Double](repeating: 0, count: kind.fields.count)))
      lua.pop()
      if let id = classIDs[name] { lua.pushClass(id) }
      return true
    }
    if let function = Catalog.functions.first(where: { $0.name == name }) {
      lua.pushFunction(member: bind(BoundMember(typeName: "", function: function)))
      return true
    }
    if let object = Catalog.objects.first(where: { $0.name == name }) {
      push(object.make(self))
      return true
    }
    if let entry = Catalog.enumerations.first(where: { $0.name == name }) {
      lua.pushClass(classID(for: entry))
      return true
    }
    guard let constant = Catalog.constants.first(where: { $0.name == name }) else {
      return unknownGlobal(name)
    }
    switch constant.value {
    case .string(let text): lua.push(text)
    case .number(let number): lua.push(number)
    case .member(let kind, let name):
      push(Catalog.structure(kind).constants.first { $0.name == name }?.value ?? .none)
    }
    return true
  }

  /// A global that neither a script nor the table has: pushes what the name of a result stands for and returns true, or
  /// returns false.
  func unknownGlobal(_ name: String) -> Bool { hasResults && results.push(name) }

  public func globalAssigned(_ state: LuaState, name: String) -> Int32 { 0 }

  /// Every global name of the API table, in its order: what completion and help know.
  public static var globalNames: [String] {
    Catalog.classes.map(\.name) + StructKind.allCases.map(\.rawValue) + Catalog.functions.map(\.name)
      + Catalog.objects.map(\.name) + Catalog.enumerations.map(\.name) + Catalog.constants.map(\.name)
  }

  /// `package.path`; nil where a script has taken it away, or never had it.
  var packagePath: String? {
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
