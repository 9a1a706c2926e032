import LuaSyntax
import ScriptRuntime
import ViewKit

/// Finds calls that come too early, too late or not at all, as far as the text alone shows it: a child that nobody tells where it
/// is, a first responder without a window, a mask in the tree, an animation that is compared with its copy.
///
/// In the words of the run, whose warning of the same line is then left out.
struct NoticeCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript

  init(_ script: CheckedScript) {
    self.script = script
    checkChildren()
    for (name, function) in script.syntax.functions {
      switch name?.lastName?.text {
      case "viewDidLoad": checkFocus(in: function)
      case "animationDidStop": checkComparisons(in: function)
      default: break
      }
      checkMasks(in: function.body)
    }
    checkMasks(in: script.syntax.body)
  }

  private mutating func add(_ start: Int, _ oversight: UsageWarning.Oversight) {
    findings.append(ScriptFinding(at: start, in: script.source, .oversight(oversight)))
  }

  /// Whether a value is an instance of a class or one below it.
  private func isInstance(_ value: LuaExpression, of name: String) -> Bool {
    guard case .instance(let id) = script.types.type(of: value).reached else { return false }
    return script.session.classes.lineage(of: id).contains { $0.name == name }
  }

  // MARK: Children

  private func calls(_ method: String) -> [(call: LuaExpression, owner: LuaExpression, arguments: [LuaExpression])] {
    script.syntax.expressions.compactMap { expression in
      guard case .method(let owner, let name, let arguments) = expression.kind, name.text == method else { return nil }
      return (expression, owner, arguments.values)
    }
  }

  /// A child whose view is added, in a script in which no child is told that it has joined; and one that leaves, where none is told
  /// that it will.
  private mutating func checkChildren() {
    let (joining, leaving) = (calls("addChild"), calls("removeFromParent"))
    guard !joining.isEmpty || !leaving.isEmpty else { return }
    let shown = Set(
      calls("addSubview").compactMap { call -> String? in
        guard case .member(let owner, let name)? = call.arguments.first?.kind, name.text == "view" else { return nil }
        return owner.lastName?.text
      })
    if !joining.isEmpty, !names("didMove") {
      for call in joining where isInstance(call.owner, of: "UIViewController") {
        guard let child = call.arguments.first?.lastName?.text, let parent = call.owner.lastName?.text,
          shown.contains(child)
        else { continue }
        add(call.call.start, .joinedWithoutNotice(child: child, parent: parent))
      }
    }
    if !leaving.isEmpty, !names("willMove") {
      for call in leaving where isInstance(call.owner, of: "UIViewController") {
        guard let child = call.owner.lastName?.text else { continue }
        add(call.call.start, .leftWithoutNotice(child: child, parent: "its parent"))
      }
    }
  }

  /// Whether the script calls or overrides a method of this name.
  private func names(_ method: String) -> Bool {
    !calls(method).isEmpty || script.syntax.functions.contains { $0.name?.lastName?.text == method }
      || script.syntax.expressions.contains { expression in
        switch expression.kind {
        case .member(_, let name): name.text == method
        case .string(let text): text == method
        default: false
        }
      }
  }

  // MARK: Focus

  /// `field:becomeFirstResponder()` as a statement of `viewDidLoad`, when no view is in a window.
  private mutating func checkFocus(in function: LuaFunction) {
    for statement in function.body {
      guard case .call(let call) = statement.kind, case .method(let owner, let name, _) = call.kind,
        name.text == "becomeFirstResponder", isInstance(owner, of: "UIResponder"), let responder = owner.lastName
      else { continue }
      add(call.start, .focusOutsideWindow(responder: responder.text))
    }
  }

  // MARK: Masks

  /// `host:addSublayer(mask)`, and then `layer.mask = mask` among the same statements.
  private mutating func checkMasks(in body: [LuaStatement]) {
    var superlayers: [ObjectIdentifier: String] = [:]
    for statement in body {
      switch statement.kind {
      case .call(let call):
        guard case .method(let owner, let name, let arguments) = call.kind else { continue }
        if name.text == "addSublayer", let layer = arguments.values.first?.constantVariable {
          superlayers[ObjectIdentifier(layer)] = owner.lastName?.text ?? "a layer"
        } else if let layer = owner.constantVariable {
          // Also by `removeFromSuperlayer`.
          superlayers[ObjectIdentifier(layer)] = nil
        }
      case .assignment(let targets, let values):
        for (target, value) in zip(targets, values) {
          guard case .member(_, let name) = target.kind, name.text == "mask", let mask = value.bare.constantVariable,
            let superlayer = superlayers[ObjectIdentifier(mask)]
          else { continue }
          add(target.start, .maskInTree(mask: mask.name, superlayer: superlayer))
        }
      case .local: break
      // Other statements are not followed.
      default: superlayers = [:]
      }
    }
  }

  // MARK: Copies

  /// `animation == slide` in `animationDidStop`, where `slide` is one that the script has made.
  private mutating func checkComparisons(in function: LuaFunction) {
    guard let stopped = function.parameters.first(where: { $0.kind == .parameter }) else { return }
    for expression in script.syntax.expressions where function.start..<function.end ~= expression.start {
      guard case .binary(let sign, let left, let right) = expression.kind, sign == "==" || sign == "~=" else {
        continue
      }
      let sides = [left.bare, right.bare]
      guard let index = sides.firstIndex(where: { $0.constantVariable === stopped }), isMade(sides[1 - index]) else {
        continue
      }
      add(expression.start, .comparedWithCopy)
    }
  }

  /// Whether a variable, or a field wherever it is assigned, holds an animation that the script has made.
  private func isMade(_ expression: LuaExpression) -> Bool {
    switch expression.kind {
    case .name(_, let variable?): return variable.assignments == 0 && variable.value.map(isInitializer) == true
    case .member(_, let field):
      let values = script.syntax.statements.flatMap { statement -> [LuaExpression] in
        guard case .assignment(let targets, let values) = statement.kind else { return [] }
        return zip(targets, values).filter { $0.0.lastName?.text == field.text }.map(\.1)
      }
      return !values.isEmpty && values.allSatisfy(isInitializer)
    default: return false
    }
  }

  private func isInitializer(_ value: LuaExpression) -> Bool {
    guard case .call(let callee, _) = value.bare.kind, callee.globalName != nil else { return false }
    return isInstance(value.bare, of: "CAAnimation")
  }
}

extension LuaExpression {
  /// The local variable that this names, if nothing else is ever assigned to it.
  var constantVariable: LuaVariable? {
    if case .name(_, let variable?) = bare.kind, variable.assignments == 0 { variable } else { nil }
  }
}
