import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// Finds initialisers of script classes that never call the one above them, which Swift refuses: what the object is made
/// with, such as a view's frame, never arrives.
struct InitCheck {
  private(set) var findings: [ScriptFinding] = []

  init(_ script: CheckedScript) {
    for (name, function) in script.syntax.functions {
      guard case .member(let owner, let method)? = name?.kind, method.text == "init" else { continue }
      let type = script.types.type(of: owner)
      guard let scriptClass = type.scriptClass, case .type(let id) = type.reached,
        let above = script.session.classes.lineage(of: id).first(where: { !$0.initializers.isEmpty }),
        above.initializers.contains(where: { !$0.parameters.isEmpty }),
        !script.syntax.expressions.contains(where: { function.contains($0) && $0.callsInit })
      else { continue }
      findings.append(
        ScriptFinding(
          at: method.start, in: script.source,
          "\(scriptClass.name):init never calls the init of \(above.name): what an instance is made with is lost",
          hint: "\(owner.lastName?.text ?? scriptClass.name).super.init(self, …)"))
    }
  }
}

extension LuaFunction {
  fileprivate func contains(_ expression: LuaExpression) -> Bool { expression.start >= start && expression.start < end }
}

extension LuaExpression {
  /// True for `Card.super.init(self)`, and for another class's initialiser called with a dot.
  fileprivate var callsInit: Bool {
    if case .call(let callee, _) = kind, case .member(_, let name) = callee.kind { name.text == "init" } else { false }
  }
}
