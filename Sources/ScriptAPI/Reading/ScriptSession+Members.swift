import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// What an object can be asked, class by class, with the values it has now.
public struct MemberList {
  /// The class that declares them.
  public let owner: String
  /// Names with what they are now, or with their type where looking would change something.
  public let properties: [(name: String, value: String)]
  /// Names only.
  public let methods: [String]
}

extension ScriptSession {
  /// The members of the object at a stack index, its own class first; nil for a value that is no object.
  public func members(ofObjectAt index: Int32) -> [MemberList]? {
    guard lua.type(at: index) == .object,
      let object = lua.object(at: index)?.takeUnretainedValue() as? NSObject
    else { return nil }
    var lists: [MemberList] = []
    var next: Int32? = lua.classID(ofObjectAt: index)
    while let id = next {
      if lua.isScriptClass(id) {
        lists.append(MemberList(owner: name(of: id), properties: [], methods: lua.scriptMethods(of: id).map(\.name)))
      } else if let entry = classes[Int(id)].entry {
        lists.append(
          MemberList(
            owner: entry.name,
            properties: entry.properties.filter { !$0.isStatic }.map { ($0.name, text(of: $0, in: object)) },
            methods: entry.functions.filter { !$0.isStatic }.map(\.name)))
      }
      next = lua.superclass(of: id)
    }
    return lists
  }

  /// The value as text. Objects are not asked for: some, as a controller's view, are made when they are.
  private func text(of property: PropertyEntry, in object: NSObject) -> String {
    let value: ScriptValue
    switch property.access {
    case .layer(let row): value = (object as? CALayer).map { scriptValue($0[row]) } ?? .none
    case .number(_, let get, _): value = .number(get(object))
    case .bool(let get, _): value = .bool(get(object))
    case .value(let get, _):
      switch property.shape.wrapped {
      case .object, .array, .any, .delegate: return property.shape.typeName
      default:
        guard let current = try? get(self, object) else { return property.shape.typeName }
        value = current
      }
    }
    let top = lua.top
    push(value)
    defer { lua.setTop(top) }
    guard lua.isTable(at: lua.top) else { return describe(at: lua.top) }
    // A set of options.
    var words: [String] = []
    lua.forEachEntry(of: lua.top) { key in
      words.append(describe(at: key + 1))
      return true
    }
    return "{\(words.joined(separator: ", "))}"
  }
}
