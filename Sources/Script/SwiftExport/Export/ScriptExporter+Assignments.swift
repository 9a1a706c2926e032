import LuaSyntax
import PlainText
import ScriptTools

/// Assignments. Lua sets several at once when all values are there, the last first; Swift sets one after another, in an
/// order that does the same.
extension ScriptExporter {
  func writeAssignment(_ targets: [LuaExpression], _ values: [LuaExpression]) throws {
    guard targets.count == values.count else { throw LeftOut(reason: "several values of one call") }
    var lines: [(target: String, value: String)] = []
    for (target, expression) in zip(targets, values) {
      let holder = try value(target, nil)
      let value = try value(expression, holder.type)
      widen(target, to: value.type)
      lines.append((holder.text, try convert(value, to: holder.type)))
    }
    let observed = targets.count { !isPlain($0) }
    let acting = values.indices.filter { hasEffect(values[$0]) }
    // A value with effects has to come before the others are set.
    let isAtOnce = observed > 1 ? acting.contains { $0 < values.count - 1 } : observed == 1 && acting.count > 1
    if !isAtOnce, observed > 1 {
      lines.reverse()
    } else if !isAtOnce, let first = acting.first, observed == 1 {
      lines.insert(lines.remove(at: first), at: 0)
    }
    let isCrossed = lines.enumerated().contains { index, line in
      lines[..<index].contains {
        line.value == $0.target || line.value.hasPrefix($0.target + ".") || line.value.contains(" " + $0.target)
      }
    }
    if isCrossed || isAtOnce {
      write("(\(lines.map(\.target).joined(separator: ", "))) = (\(lines.map(\.value).joined(separator: ", ")))")
    } else {
      for (target, text) in lines { write("\(target) = \(text)") }
    }
  }

  /// Whether setting a target calls nothing: a variable, or a member that a class of the script adds.
  private func isPlain(_ target: LuaExpression) -> Bool {
    switch target.kind {
    case .name: true
    case .member(let holder, let name):
      holder.variable?.kind == .receiver && current?.class.fields.contains(name.text) == true
    default: false
    }
  }

  /// Whether making a value may do more than that: the call of anything but a structure's.
  private func hasEffect(_ expression: LuaExpression) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      if arguments.values.contains(where: hasEffect) { return true }
      if case .member(let owner, _) = callee.kind, isPure(owner) { return false }
      return !isPure(callee)
    case .method(let owner, _, let arguments):
      guard case .named(let name)? = try? value(owner, nil).type.bare, table.structure(name) != nil else { return true }
      return hasEffect(owner) || arguments.values.contains(where: hasEffect)
    case .member(let owner, _), .unary(_, let owner), .parentheses(let owner): return hasEffect(owner)
    case .index(let owner, let key): return hasEffect(owner) || hasEffect(key)
    case .binary(_, let left, let right): return hasEffect(left) || hasEffect(right)
    case .table(let fields): return fields.contains { hasEffect($0.value) }
    default: return false
    }
  }

  private func isPure(_ callee: LuaExpression) -> Bool {
    guard case .name(let name, nil) = callee.kind else { return false }
    return ["math", "UIColor", "UIFont"].contains(name.text) || table.structure(name.text) != nil
  }
}
