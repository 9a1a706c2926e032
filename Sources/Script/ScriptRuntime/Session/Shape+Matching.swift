package import LuaBridge
import MotionMath

extension Shape {
  /// Whether a value is of a parameter's kind. Words and ranges are checked when the value is fetched, but an unknown
  /// word is not accepted where another overload might take the string.
  func accepts(valueAt index: Int32, in session: ScriptSession) -> Bool {
    let lua = session.lua
    if session.gap(at: index) != nil { return true }
    return switch self {
    case .number: lua.number(at: index) != nil
    case .integer: lua.integer(at: index) != nil
    case .bool: lua.bool(at: index) != nil
    case .string, .keyPath: lua.type(at: index) == .string
    case .word(let entry): lua.string(at: index).map { entry.words.contains($0) } ?? false
    case .options(let entry): lua.string(at: index).map(entry.takes) ?? lua.isTable(at: index)
    case .structure(let kind): kind.accepts(valueAt: index, in: lua)
    case .object(let name): session.classes.id(named: name).map { lua.object(at: index, kindOf: $0) != nil } ?? false
    case .delegate: lua.type(at: index) == .object || lua.isTable(at: index)
    case .function: lua.isFunction(at: index)
    case .array, .table: lua.isTable(at: index)
    case .animatable, .any: true
    case .time, .priority: lua.number(at: index) != nil || lua.type(at: index) == .string
    case .optional(let wrapped): lua.isNilOrNull(at: index) || wrapped.accepts(valueAt: index, in: session)
    case .nothing: lua.isNil(at: index)
    }
  }
}

extension StructKind {
  fileprivate func accepts(valueAt index: Int32, in lua: LuaState) -> Bool {
    if lua.structKind(at: index) == id || lua.isTable(at: index) { return true }
    return self == .UIColor && lua.string(at: index).map { CGColor(hex: $0) != nil } == true
  }
}

extension LuaState {
  /// Whether the value is nil, or `NSNull()`, which stands for nil where Lua cannot hold it.
  package func isNilOrNull(at index: Int32) -> Bool {
    isNil(at: index) || type(at: index) == .object && object(at: index)?.takeUnretainedValue() is NullObject
  }

  /// The names of a table's text keys, in the order of `pairs`.
  package func fieldNames(of index: Int32) -> [String] {
    var names: [String] = []
    forEachEntry(of: index) { key in
      if let name = string(at: key) { names.append(name) }
      return true
    }
    return names
  }
}
