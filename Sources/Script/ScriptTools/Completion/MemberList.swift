import LayerKit
import LuaBridge
import PlainText
import ScriptAPI
package import ScriptRuntime

/// The members of a value, class by class, with their current values.
package struct MemberList {
  /// The class that declares them.
  package let owner: String
  /// Properties with their current values, or with their types where reading would change something.
  package let properties: [(name: String, value: String)]
  /// Functions with their separator: `:addSubview`, or `.animate` of a class.
  package let methods: [String]
}

/// Reads the members of values.
package struct MemberReader {
  private let session: ScriptSession
  private var lua: LuaState { session.lua }
  private var classes: ClassRegistry { session.classes }

  package init(_ session: ScriptSession) { self.session = session }

  /// The members of the value at a stack index, an object's own class first; nil for a value without members, such as a
  /// number. For a class, its static members.
  package func members(at index: Int32) -> [MemberList]? {
    switch lua.type(at: index) {
    case .object: members(ofObjectAt: index)
    case .structure: members(ofStructureAt: index).map { [$0] }
    case .type: members(ofType: lua.classID(at: index))
    case .none, .nil, .bool, .number, .string, .table, .function, .thread: nil
    }
  }

  private func members(ofStructureAt index: Int32) -> MemberList? {
    guard let kind = StructKind(id: lua.structKind(at: index)), let numbers = lua.structure(at: index, kind: kind.id)
    else { return nil }
    let entry = Catalog.uiKit.structure(kind)
    var properties = kind.fields.enumerated().map { (name: $1, value: NumberText.lua(numbers[$0])) }
    properties += kind.parts.map { part in
      let values = (0..<part.kind.fields.count).map { numbers[part.first + $0] }
      return (part.name, session.describe(part.kind, values))
    }
    properties += entry.properties.map { ($0.name, text(of: $0.get(numbers))) }
    return MemberList(owner: kind.rawValue, properties: properties, methods: entry.functions.map { ":" + $0.name })
  }

  private func members(ofType id: Int32) -> [MemberList]? {
    guard classes.isKnown(id) else { return nil }
    if let entry = Catalog.enumeration(named: classes[id].name) {
      return [MemberList(owner: entry.name, properties: [], methods: entry.words.map { "." + $0 })]
    }
    if let entry = classes[id].structure {
      let constants = entry.constants.map { (name: $0.name, value: text(of: $0.value)) }
      return [
        MemberList(
          owner: entry.kind.rawValue, properties: constants, methods: entry.statics.map { "." + $0.name })
      ]
    }
    return classes.lineage(of: id).map { entry in
      MemberList(
        owner: entry.name,
        properties: entry.properties.filter(\.isStatic).map { ($0.name, $0.shape.typeName) },
        methods: entry.functions.filter(\.isStatic).map { "." + $0.name })
    }
  }

  private func members(ofObjectAt index: Int32) -> [MemberList]? {
    guard let object = lua.object(at: index)?.takeUnretainedValue() as? NSObject else { return nil }
    var lists: [MemberList] = []
    var next: Int32? = lua.classID(ofObjectAt: index)
    while let id = next {
      if lua.isScriptClass(id) {
        lists.append(
          MemberList(
            owner: classes.name(of: id), properties: [], methods: lua.scriptMethods(of: id).map { ":" + $0.name }))
      } else if let entry = classes[id].entry {
        lists.append(
          MemberList(
            owner: entry.name,
            properties: entry.properties.filter { !$0.isStatic }.map { ($0.name, text(of: $0, in: object)) },
            methods: entry.functions.filter { !$0.isStatic }.map { ":" + $0.name }))
      }
      next = lua.superclass(of: id)
    }
    return lists
  }

  /// The value as text. Object properties are not read: reading may create the object, as a controller's view.
  private func text(of property: PropertyEntry, in object: NSObject) -> String {
    let value: ScriptValue
    switch property.access {
    case .layer(let row): value = (object as? CALayer).map { session.scriptValue($0[row]) } ?? .none
    case .number(_, let get, _): value = .number(get(object))
    case .bool(let get, _): value = .bool(get(object))
    case .value(let get, _):
      switch property.shape.wrapped {
      case .object, .array, .any, .delegate: return property.shape.typeName
      default:
        guard let current = try? get(session, object) else { return property.shape.typeName }
        value = current
      }
    }
    return text(of: value)
  }

  private func text(of value: ScriptValue) -> String {
    let top = lua.top
    session.push(value)
    defer { lua.setTop(top) }
    guard lua.isTable(at: lua.top) else { return session.describe(at: lua.top) }
    // A set of options.
    var words: [String] = []
    lua.forEachEntry(of: lua.top) { key in
      words.append(session.describe(at: key + 1))
      return true
    }
    return "{\(words.joined(separator: ", "))}"
  }
}
