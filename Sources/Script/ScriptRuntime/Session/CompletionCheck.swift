import LuaBridge
import ViewKit

/// Warns of an animation that was removed and that its completion, which is told so, begins again: a chain that does not stop.
///
/// That it is the same shows by its completion, which is the same function of the text.
final class CompletionCheck: SessionObject {
  private unowned let session: ScriptSession
  /// Where the completion was written that runs now with `finished` false; nil for none.
  private var unfinished: (file: String, line: Int)?

  init(in session: ScriptSession) { self.session = session }

  /// Calls a completion of an animation that did not finish.
  func call(_ function: ScriptFunction, _ body: () -> Void) {
    let outer = unfinished
    unfinished = definition(of: function)
    body()
    unfinished = outer
  }

  /// Looks at the completion of an animation that begins.
  func check(_ function: ScriptFunction) {
    guard let unfinished, let definition = definition(of: function), definition == unfinished else { return }
    session.app.warn(.oversight(.beginsAgainUnfinished), about: session.app)
  }

  private func definition(of function: ScriptFunction) -> (file: String, line: Int)? {
    session.lua.push(function.reference)
    defer { session.lua.pop() }
    return session.lua.definition(ofFunctionAt: session.lua.top)
  }
}

extension ScriptSession {
  /// A completion of a block, with what it is told.
  package func completion(_ function: ScriptFunction) -> (Bool) -> Void {
    existing(CompletionCheck.self)?.check(function)
    return { [unowned self] finished in
      func call() { function.complete("UIView.animate", [.bool(finished)], "finished=\(finished)") }
      if finished { call() } else { only(CompletionCheck.self).call(function, call) }
    }
  }
}
