package import LuaBridge

/// The results of inputs, under the names `_`, `__`, `___` (the last three), `_7` (of input 7) and `_err` (the last error).
///
/// References are weak, so that a view that was only shown is released when nothing else holds it. The latest result is
/// held until the next input has run, so that `card = _` always finds it. Numbers, flags and text stay.
package final class ResultNames: SessionObject {
  private unowned let lua: LuaState
  private let values: LuaReference
  /// The inputs that have a result, oldest first.
  private var numbers: [Int] = []
  /// Keeps the latest result, and the one before while the input that made the latest ran.
  private var latest: (number: Int, value: LuaReference)?
  private var error: LuaReference?

  package init(in session: ScriptSession) {
    lua = session.lua
    lua.pushWeakTable()
    values = lua.popReference()
  }

  /// Keeps the value on top of the stack, which stays there, as the result of input `number`.
  package func keepTop(asResultOf number: Int) {
    lua.push(values)
    lua.pushCopy(of: lua.top - 1)
    lua.popIntoElement(number, of: -2)
    lua.pop()
    if numbers.last != number { numbers.append(number) }
    latest = (number, lua.reference(at: lua.top))
  }

  /// Keeps the last error, as the value that `pcall` would have returned.
  package func keep(_ error: ScriptError) {
    _ = lua.fail(error)
    self.error = lua.popReference()
  }

  /// Releases the objects that only results from before input `number` hold.
  package func release(before number: Int) {
    if let held = latest, held.number < number { latest = nil }
  }

  /// Pushes the result called `name`; false, and nothing pushed, when there is none.
  package func push(_ name: String) -> Bool {
    guard name.first == "_" else { return false }
    if name == "_err" {
      if let error { lua.push(error) } else { lua.pushNil() }
      return true
    }
    guard let number = number(of: name) else { return false }
    lua.push(values)
    lua.pushElement(number, of: -1)
    lua.remove(at: -2)
    return true
  }

  private func number(of name: String) -> Int? {
    if let number = Int(name.dropFirst()), number > 0, name.dropFirst().first != "+" { return number }
    guard name.count <= 3, name.allSatisfy({ $0 == "_" }), numbers.count >= name.count else { return nil }
    return numbers[numbers.count - name.count]
  }
}
