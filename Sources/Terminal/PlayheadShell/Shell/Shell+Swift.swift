import LineEditing
import LuaBridge
import ScriptRuntime
import ScriptTools

extension Shell {
  /// Puts the Lua for a piece of Swift that was pasted into the line, where Enter runs it.
  ///
  /// - Returns: Whether it did: not for text that is Lua, or has nothing of Swift, nor where no program reads Swift.
  func offersLua(for pasted: String) -> Bool {
    let lines = pasted.split(separator: "\n")
    guard let readSwift = environment.readSwift, lines.contains(where: { SwiftPhrase(String($0)).hint != nil }),
      case .failure = session.lua.load(pasted, name: "pasted"), let (lua, reports) = readSwift(pasted, declarations)
    else { return false }
    say(reports.split(separator: "\n").map(String.init))
    say(environment.terminal.ink.faint("this is Swift; Enter runs it as Lua, Ctrl-C leaves it"))
    editor.offer(lua)
    return true
  }

  /// The shell's variables as Swift declares them, so that a piece may name them.
  private var declarations: String {
    let lua = session.lua
    var lines = ["let window: UIWindow"]
    for name in lua.globalNames.sorted()
    where name.utf8.first != 95 && name.utf8.allSatisfy({ $0 == 95 || 48...57 ~= $0 || 97...122 ~= $0 | 32 }) {
      lua.pushGlobal(name)
      defer { lua.pop() }
      let type: String? =
        switch lua.type(at: lua.top) {
        case .object: session.classes.lineage(of: lua.classID(ofObjectAt: lua.top)).first?.name
        case .structure: StructKind(id: lua.structKind(at: lua.top))?.rawValue
        case .number: lua.integer(at: lua.top) == nil ? "CGFloat" : "Int"
        case .string: "String"
        case .bool: "Bool"
        default: nil
        }
      if let type { lines.append("let \(name): \(type)") }
    }
    return lines.joined(separator: "\n")
  }
}
