import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// Finds values that are changed where a copy was meant: in Swift `var old = view.frame` copies, in a script a part of
/// what was read from an object writes through to it. And copies that are changed where the object was meant: what a
/// read-only property gives.
struct ValueCheck {
  private(set) var findings: [ScriptFinding] = []

  init(_ script: CheckedScript) {
    let assignments = script.syntax.statements.compactMap { statement -> ([LuaExpression], [LuaExpression])? in
      if case .assignment(let targets, let values) = statement.kind { (targets, values) } else { nil }
    }
    // `view.frame = frame` afterwards: what is changed is what was meant.
    var givenBack: Set<ObjectIdentifier> = []
    for (targets, values) in assignments {
      for (target, value) in zip(targets, values) {
        if case .member = target.kind, let variable = value.bare.variable {
          givenBack.insert(ObjectIdentifier(variable))
        }
      }
    }
    var seen: Set<ObjectIdentifier> = []
    for target in assignments.flatMap(\.0) {
      if let lost = Self.lostCopy(target, script.types) {
        findings.append(ScriptFinding(at: target.start, in: script.source, lost.message, hint: lost.hint))
      }
      guard let variable = target.changedVariable, variable.isConstant, variable.kind == .local,
        let source = variable.value?.alternatives.first(where: { Self.isShared($0, script.types) }),
        let text = source.sharedValue
      else { continue }
      if givenBack.contains(ObjectIdentifier(variable)) {
        // The variable that it was read from is changed as well, which matters where it is read again.
        guard let former = source.variable, script.syntax.reads(former, after: target.start) else { continue }
      }
      guard seen.insert(ObjectIdentifier(variable)).inserted else { continue }
      findings.append(
        ScriptFinding(
          at: target.start, in: script.source, "this changes \(text) too, which '\(variable.name)' was read from",
          hint: "local \(variable.name) = \(text):copy()"))
    }
  }

  /// Whether an expression gives a value that is not copied when it is read.
  private static func isShared(_ source: LuaExpression, _ types: StaticTypes) -> Bool {
    guard source.sharedValue != nil else { return false }
    // A variable that is assigned again holds a value of the same kind then.
    var value = source
    if let variable = source.variable, variable.kind == .local, !variable.isConstant, let first = variable.value {
      value = first
    }
    guard case .structure = types.type(of: value).reached else { return false }
    guard case .member(let owner, _) = source.kind else { return true }
    if case .instance = types.type(of: owner).reached { return true }
    return false
  }

  /// The mistake in `UIScreen.main.bounds.size.width = 3`: Swift refuses to assign a part of a read-only property.
  private static func lostCopy(_ target: LuaExpression, _ types: StaticTypes) -> (message: String, hint: String?)? {
    guard case .member(var part, _) = target.kind else { return nil }
    while case .member(let owner, let name) = part.kind {
      if case .structure = types.type(of: part).reached, let entry = types.property(name.text, of: owner)?.entry,
        !entry.isWritable, let title = types.title(of: owner)
      {
        return (
          "\(title).\(name.text) cannot be assigned: this changes a copy that nothing keeps",
          part.sharedValue.map { "local \(name.text) = \($0):copy()" }
        )
      }
      part = owner
    }
    return nil
  }
}

extension ScriptSyntax {
  /// Whether a variable is read beyond a place.
  fileprivate func reads(_ variable: LuaVariable, after offset: Int) -> Bool {
    expressions.contains { $0.start > offset && $0.variable === variable }
  }
}

extension LuaExpression {
  /// The possible results of `a and b or c`: `b` and `c`; another expression is its own.
  fileprivate var alternatives: [LuaExpression] {
    switch bare.kind {
    case .binary("or", let left, let right): left.alternatives + right.alternatives
    case .binary("and", _, let right): right.alternatives
    default: [bare]
    }
  }

  /// The local variable of which a part is assigned: `frame` of `frame.origin.x`; nil for other targets.
  fileprivate var changedVariable: LuaVariable? {
    guard case .member(let owner, _) = kind else { return nil }
    return owner.variable ?? owner.changedVariable
  }

  /// The text of `view.frame` or `frame`, a value that is not copied when it is read; nil for other expressions.
  fileprivate var sharedValue: String? {
    switch kind {
    case .name(let name, _): name.text
    case .member(let owner, let name): owner.sharedValue.map { "\($0).\(name.text)" }
    default: nil
    }
  }
}
