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
      case .failure = session.lua.load(pasted, name: "pasted"), let (lua, reports) = readSwift(pasted)
    else { return false }
    say(reports.split(separator: "\n").map(String.init))
    say(environment.terminal.ink.faint("this is Swift; Enter runs it as Lua, Ctrl-C leaves it"))
    editor.offer(lua)
    return true
  }
}
