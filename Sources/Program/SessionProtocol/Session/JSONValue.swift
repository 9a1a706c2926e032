import LuaBridge
import PlainText
import PlayheadShell
import ScriptRuntime

/// A value of a script as JSON: flags, numbers, text and tables as they are, everything else as the text that describes it.
struct JSONValue {
  private let session: ScriptSession
  private let limits: DisplayLimits

  init(_ session: ScriptSession, _ limits: DisplayLimits) {
    self.session = session
    self.limits = limits
  }

  func text(at index: Int32) -> String { text(at: index, open: []) }

  private func text(at index: Int32, open: [UInt]) -> String {
    let lua = session.lua
    let index = lua.absoluteIndex(index)
    switch lua.type(at: index) {
    case .nil, .none: return "null"
    case .bool: return lua.bool(at: index) == true ? "true" : "false"
    case .number: return lua.number(at: index).map(JSONText.number) ?? "null"
    case .string: return JSONText.string(lua.string(at: index) ?? "")
    case .table:
      let identity = lua.identity(at: index)
      guard !open.contains(identity), open.count < limits.depth, lua.reserve(20) else { return "null" }
      return table(at: index, open: open + [identity])
    default: return JSONText.string(session.describe(at: index))
    }
  }

  /// An array if the keys are 1, 2, 3…; otherwise an object, in which keys that are not strings are described.
  private func table(at index: Int32, open: [UInt]) -> String {
    let lua = session.lua
    let count = lua.count(at: index)
    var elements: [String] = []
    var fields: [String] = []
    lua.forEachEntry(of: index) { key in
      let value = text(at: key + 1, open: open)
      if let index = lua.integer(at: key), index >= 1, index <= count {
        elements.append(value)
      } else {
        fields.append("\(JSONText.string(lua.string(at: key) ?? session.describe(at: key))):\(value)")
      }
      return elements.count + fields.count < limits.items
    }
    if fields.isEmpty, count > 0 { return JSONText.array(elements) }
    let numbered = elements.enumerated().map { "\"\($0 + 1)\":\($1)" }
    return "{\((numbered + fields).joined(separator: ","))}"
  }
}
