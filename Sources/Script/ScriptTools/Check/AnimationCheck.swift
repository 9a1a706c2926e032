import LayerKit
import LuaSyntax
import MotionMath
import ScriptRuntime
import ViewKit

/// Finds two mistakes of animations in the text alone: a group ignores a property of a member, or a duration is that of another spring.
///
/// The check makes an animation as the script does, statement by statement, and asks it for its warnings where the script adds it. It
/// follows no animation further that the script uses in another way, or gives a value that is no literal.
struct AnimationCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript
  /// The uses of the variables that hold animations, in order.
  private var uses: [(start: Int, variable: LuaVariable)] = []
  private var made: [ObjectIdentifier: CAAnimation] = [:]

  init(_ script: CheckedScript) {
    self.script = script
    guard script.syntax.variables.contains(where: { $0.value.flatMap({ animation($0) }) != nil }) else { return }
    for expression in script.syntax.expressions {
      guard case .name(_, let variable?) = expression.kind, variable.value.flatMap({ animation($0) }) != nil else {
        continue
      }
      uses.append((expression.start, variable))
    }
    check(script.syntax.body)
    for (_, function) in script.syntax.functions { check(function.body) }
  }

  /// The animation of `CASpringAnimation("position.x")`; nil for other expressions, and for one that is given more.
  private func animation(_ value: LuaExpression) -> CAAnimation? {
    guard case .call(let callee, let arguments) = value.bare.kind else { return nil }
    switch arguments.values.first?.bare.kind {
    case nil, .string: break
    case .table(let fields) where fields.allSatisfy { $0.label == "keyPath" }: break
    default: return nil
    }
    return switch callee.globalName {
    case "CASpringAnimation": CASpringAnimation(keyPath: nil)
    case "CABasicAnimation": CABasicAnimation(keyPath: nil)
    case "CAKeyframeAnimation": CAKeyframeAnimation(keyPath: nil)
    case "CAAnimationGroup": CAAnimationGroup()
    default: nil
    }
  }

  // MARK: Statements

  private mutating func check(_ body: [LuaStatement]) {
    for statement in body {
      switch statement.kind {
      case .local(let variables, let values):
        follow(statement, uses: 0)
        for (variable, value) in zip(variables, values) where variable.assignments == 0 {
          made[ObjectIdentifier(variable)] = animation(value)
        }
      case .assignment(let targets, let values):
        guard targets.count == 1, values.count == 1, case .member(let owner, let name) = targets[0].kind,
          let variable = owner.constantVariable, let animation = made[ObjectIdentifier(variable)]
        else {
          follow(statement, uses: 0)
          break
        }
        let (isSet, count) = set(name.text, of: animation, to: values[0].bare)
        follow(statement, uses: isSet ? 1 + count : 0)
      case .call(let call):
        guard case .method(_, let name, let arguments) = call.kind, name.text == "add",
          let variable = arguments.values.first?.constantVariable, let animation = made[ObjectIdentifier(variable)]
        else {
          follow(statement, uses: 0)
          break
        }
        follow(statement, uses: 1)
        if made[ObjectIdentifier(variable)] != nil { report(animation, at: call.start) }
      case .block(let body), .while(_, let body), .repeat(let body, _), .count(_, _, let body), .each(_, _, let body):
        follow(statement, uses: 0)
        check(body)
      case .if(let branches, let otherwise):
        follow(statement, uses: 0)
        for branch in branches { check(branch.body) }
        check(otherwise ?? [])
      default: follow(statement, uses: 0)
      }
    }
  }

  /// Forgets the animations that a statement uses, unless all of its uses are understood.
  private mutating func follow(_ statement: LuaStatement, uses understood: Int) {
    let range = firstUse(from: statement.start)..<firstUse(from: statement.end)
    guard range.count != understood else { return }
    for use in uses[range] { made[ObjectIdentifier(use.variable)] = nil }
  }

  /// The index of the first use at an offset or after it.
  private func firstUse(from start: Int) -> Int {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sets a property that a warning depends on; other properties do not matter.
  ///
  /// - Returns: True for a value that is understood, and how many animations it names.
  private func set(_ name: String, of animation: CAAnimation, to value: LuaExpression) -> (Bool, uses: Int) {
    let spring = animation as? CASpringAnimation
    func number(_ path: ReferenceWritableKeyPath<CAAnimation, Double>) -> (Bool, uses: Int) {
      guard let number = value.constant else { return (false, 0) }
      animation[keyPath: path] = number
      return (true, 0)
    }
    func parameter(_ path: ReferenceWritableKeyPath<CASpringAnimation, Double>) -> (Bool, uses: Int) {
      guard let number = value.constant, let spring else { return (false, 0) }
      spring[keyPath: path] = number
      return (true, 0)
    }
    switch name {
    case "mass": return parameter(\.mass)
    case "stiffness": return parameter(\.stiffness)
    case "damping": return parameter(\.damping)
    case "initialVelocity": return parameter(\.initialVelocity)
    case "beginTime": return number(\.beginTime)
    case "speed": return number(\.speed)
    case "repeatCount": return number(\.repeatCount)
    case "repeatDuration": return number(\.repeatDuration)
    case "duration":
      guard case .member(let owner, let read) = value.kind, read.text == "settlingDuration",
        let source = owner.constantVariable.flatMap({ made[ObjectIdentifier($0)] }) as? CASpringAnimation
      else { return number(\.duration) }
      source.settlingWhenRead = source.settlingDuration
      animation.duration = source.settlingDuration
      return (true, 1)
    case "isRemovedOnCompletion":
      switch value.kind {
      case .true: animation.isRemovedOnCompletion = true
      case .false: animation.isRemovedOnCompletion = false
      default: return (false, 0)
      }
      return (true, 0)
    case "fillMode":
      guard let mode = value.text.flatMap({ CAMediaTimingFillMode(rawValue: $0) }) else { return (false, 0) }
      animation.fillMode = mode
      return (true, 0)
    case "delegate":
      if case .nil = value.kind { animation.delegate = nil } else { animation.delegate = AnyDelegate.shared }
      return (true, 0)
    case "animations":
      guard let group = animation as? CAAnimationGroup, case .table(let fields) = value.kind else { return (false, 0) }
      let members = fields.compactMap { $0.value.constantVariable.flatMap { made[ObjectIdentifier($0)] } }
      guard members.count == fields.count, (try? group.check(members)) != nil else { return (false, 0) }
      group.animations = members
      return (true, members.count)
    case "allowsOverdamping": return (false, 0)
    default: return (true, 0)
    }
  }

  private mutating func report(_ animation: CAAnimation, at start: Int) {
    for warning in animation.warnings {
      switch warning {
      case .ignoredInGroup, .settlingReadEarly:
        findings.append(ScriptFinding(at: start, in: script.source, .animation(warning)))
      // The others depend on values that are not followed.
      default: break
      }
    }
  }
}

/// The delegate of every animation that has one.
private final class AnyDelegate: CAAnimationDelegate {
  nonisolated(unsafe) static let shared = AnyDelegate()
}
