package import LuaBridge
import LuaSyntax
import ScriptTools

/// The types of variables, parameters, results and members in one run. The script is run with a call after each of
/// them, on the same lines, and the calls note the types they see in a global table.
package struct RecordedKinds {
  /// The kinds seen at a place, by the offset of the name in the script: names of classes, or of Lua's types.
  private(set) var kinds: [String: Set<String>] = [:]

  /// The global table: by key, a table whose keys are kinds.
  private static let table = "__seen__"

  package init() {}

  /// - Parameter lua: The interpreter in which an instrumented script was run.
  package init(_ lua: LuaState) {
    let base = lua.top
    defer { lua.setTop(base) }
    lua.pushGlobal(Self.table)
    guard lua.isTable(at: lua.top) else { return }
    lua.forEachEntry(of: lua.top) { key in
      guard let name = lua.string(at: key), lua.isTable(at: key + 1) else { return true }
      lua.forEachEntry(of: key + 1) { kind in
        if let kind = lua.string(at: kind) { kinds[name, default: []].insert(kind) }
        return true
      }
      return true
    }
  }

  /// The types of a variable or a parameter.
  func seen(ofVariableAt start: Int) -> Set<String> { kinds["v\(start)"] ?? [] }
  /// The types returned by a function that begins there.
  func seen(ofResultAt start: Int) -> Set<String> { kinds["r\(start)"] ?? [] }
  func seen(ofGlobal name: String) -> Set<String> { kinds["g.\(name)"] ?? [] }
  /// The types of a member of a class of the script.
  func seen(ofMember name: String, in owner: String) -> Set<String> { kinds["\(owner).\(name)"] ?? [] }

  // MARK: The instrumented script

  /// Without a newline, so that lines stay what they were.
  private static let prelude = """
    local __seen__, __type__, __kind__, __text__, __match__ = {}, type, math.type, tostring, string.match \
    rawset(_G, "\(table)", __seen__) \
    local function __name__(value) local kind = __kind__(value) or __type__(value) \
    if kind == "table" then return value[1] ~= nil and "[" .. __name__(value[1]) .. "]" or kind end \
    if kind == "integer" or kind == "float" or kind == "string" or kind == "boolean" or kind == "nil" \
    or kind == "function" then return kind end local text = __text__(value) \
    return __match__(text, "^<([%w_.]+)") or __match__(text, "^([%w_.]+)%(") \
    or __match__(text, "^([%w_]+)%.identity$") or "type" end \
    local function __see__(key, value) local kinds = __seen__[key] or {} __seen__[key] = kinds \
    kinds[__name__(value)] = true end \
    local function __saw__(key, ...) __see__(key, (...)) return ... end\u{20}
    """

  /// The script with calls that note the types they see; nil for a script that does not compile. Lines keep their
  /// numbers.
  package static func instrumented(_ source: String) -> String? {
    let bytes = Array(source.utf8)
    guard let syntax = try? ScriptSyntax(bytes) else { return nil }
    var insertions: [(start: Int, text: String)] = []
    let classes = Set(
      syntax.functions.compactMap { function in
        function.function.parameters.first?.kind == .receiver ? function.name?.ownerName : nil
      })
    func see(_ key: String, _ value: String) -> String { " __see__(\"\(key)\", \(value)) " }
    /// The class whose method a place is in.
    func owner(at offset: Int) -> String? {
      syntax.functions.last {
        $0.function.parameters.first?.kind == .receiver && $0.function.start <= offset && offset < $0.function.end
      }?
      .name?.ownerName
    }
    for (_, function) in syntax.functions {
      guard let open = bytes[function.start...].firstIndex(of: UInt8(ascii: ")")) else { continue }
      let seen = function.parameters.filter { $0.kind == .parameter }.map { see("v\($0.start)", $0.name) }
      insertions.append((open + 1, seen.joined()))
    }
    for statement in syntax.statements {
      switch statement.kind {
      case .local(let variables, _):
        insertions.append((statement.end, variables.map { see("v\($0.start)", $0.name) }.joined()))
      case .assignment(let targets, _):
        var text = ""
        for target in targets {
          switch target.kind {
          case .name(let name, let variable):
            text += see(variable.map { "v\($0.start)" } ?? "g.\(name.text)", name.text)
          case .member(let holder, let member):
            guard case .name(let name, _) = holder.kind else { continue }
            let value = "\(name.text).\(member.text)"
            if name.text == "self", let className = owner(at: statement.start) {
              text += see("\(className).\(member.text)", value)
            } else if classes.contains(name.text) {
              text += see(value, value)
            } else {
              text += " __see__(__name__(\(name.text)) .. \".\(member.text)\", \(value)) "
            }
          // An array may be empty when it is made.
          case .index(let holder, _):
            guard case .member(let object, let member) = holder.kind, case .name(let name, _) = object.kind,
              name.text == "self", let className = owner(at: statement.start)
            else { continue }
            text += see("\(className).\(member.text)", "self.\(member.text)")
          default: break
          }
        }
        insertions.append((statement.end, text))
      case .call(let call):
        // An element put into an array shows the array's element type.
        guard case .call(let callee, let arguments) = call.kind, case .member(let library, let name) = callee.kind,
          case .name(let table, nil) = library.kind, table.text == "table", name.text == "insert",
          case .member(let object, let member)? = arguments.values.first?.kind, object.variable?.kind == .receiver,
          let className = owner(at: statement.start)
        else { continue }
        insertions.append((statement.end, see("\(className).\(member.text)", "self.\(member.text)")))
      case .return(let values):
        guard let first = values.first,
          let function = syntax.functions.last(where: {
            $0.function.start <= statement.start && statement.start < $0.function.end
              && !syntax.isInnerFunction(at: statement.start, of: $0.function)
          })?.function
        else { continue }
        insertions.append((first.start, "__saw__(\"r\(function.start)\", "))
        insertions.append((statement.end, ") "))
      default: break
      }
    }
    var text: [UInt8] = Array(prelude.utf8)
    var index = 0
    // Two at one place stand in the order in which they were found: inner statements come later, and end first.
    for (offset, insertion) in insertions.enumerated().sorted(by: {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }) {
      _ = offset
      text += bytes[index..<insertion.start]
      text += Array(insertion.text.utf8)
      index = insertion.start
    }
    text += bytes[index...]
    return String(decoding: text, as: UTF8.self)
  }
}

extension ScriptSyntax {
  /// Whether a place in a function is in a function inside it.
  fileprivate func isInnerFunction(at offset: Int, of outer: LuaFunction) -> Bool {
    functions.contains { inner in
      inner.function !== outer && inner.function.start > outer.start && inner.function.end <= outer.end
        && inner.function.start <= offset && offset < inner.function.end
    }
  }
}
