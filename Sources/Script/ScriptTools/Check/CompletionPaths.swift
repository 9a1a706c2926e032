import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// The paths through an animator's function, and whether each completes the transition.
///
/// A function that is passed to a call counts as called. Where the context is passed on or stored, the transition counts
/// as completed if the script completes one anywhere else: what other functions do is not followed.
struct CompletionPaths {
  /// A way in which a path goes wrong, with the offset of the place.
  enum Mistake {
    case never
    case `return`(Int)
    /// No path but those through a branch completes.
    case onlyIf(Int)
    case twice(Int)
    /// While an animation runs that was just started.
    case early(Int)
  }

  /// The facts that may hold at a point of a path.
  private struct State {
    var isOpen = true
    var isComplete = false
    /// Whether an animation was started on the way.
    var animates = false

    static let unreachable = State(isOpen: false, isComplete: false)

    mutating func join(_ other: State) {
      isOpen = isOpen || other.isOpen
      isComplete = isComplete || other.isComplete
      animates = animates || other.animates
    }
  }

  /// The effect of an expression on the transition when it is evaluated.
  private enum Effect { case none, completes, mayComplete }

  private(set) var mistakes: [Mistake] = []
  /// Every call of `completeTransition` in the function, with what is known there of `transitionWasCancelled`.
  private(set) var calls: [(argument: LuaExpression?, start: Int, isCancelled: Bool?)] = []
  private let script: CheckedScript
  private let context: LuaVariable
  private let completesElsewhere: Bool
  /// The branches of which some complete and others do not.
  private var mixed: [Int] = []
  /// How many branches, loops and callbacks are open.
  private var depth = 0
  private var isCancelled: Bool?
  private var visited: Set<Int> = []

  /// - Parameter context: The function's last parameter.
  init(_ function: LuaFunction, _ context: LuaVariable, in script: CheckedScript) {
    self.script = script
    self.context = context
    completesElsewhere = script.syntax.expressions.contains { expression in
      guard case .method(_, let name, _) = expression.kind, name.text == "completeTransition" else { return false }
      return !(function.start..<function.end).contains(name.start)
    }
    let end = walk(function.body, State())
    guard end.isOpen, mistakes.isEmpty else { return }
    if calls.isEmpty { mistakes.append(.never) } else if mixed.count == 1 { mistakes.append(.onlyIf(mixed[0])) }
  }

  // MARK: Statements

  private mutating func walk(_ body: [LuaStatement], _ start: State) -> State {
    var state = start
    for statement in body { step(statement, &state) }
    return state
  }

  private mutating func step(_ statement: LuaStatement, _ state: inout State) {
    switch statement.kind {
    case .local(_, let values): evaluate(values, &state)
    case .assignment(_, let values): evaluate(values, &state, isStored: true)
    case .call(let call):
      evaluate([call], &state)
      if case .call(let callee, _) = call.kind, callee.globalName == "error" { state = .unreachable }
    case .block(let body): state = walk(body, state)
    case .while(_, let body), .repeat(let body, _), .count(_, _, let body), .each(_, _, let body):
      inBranch { paths in state.join(paths.walk(body, state)) }
    case .if(let branches, let otherwise): branch(branches, otherwise, statement.start, &state)
    case .return(let values):
      evaluate(values, &state)
      if state.isOpen, state.isComplete || depth > 0 { mistakes.append(.return(statement.start)) }
      if !state.isOpen || depth > 0 { state = .unreachable }
    case .goto: state = .unreachable
    case .function, .localFunction, .break, .label: break
    }
  }

  private mutating func inBranch(_ walk: (inout CompletionPaths) -> Void) {
    depth += 1
    walk(&self)
    depth -= 1
  }

  private mutating func branch(
    _ branches: [LuaBranch], _ otherwise: [LuaStatement]?, _ start: Int, _ state: inout State
  ) {
    let before = state
    var after = State.unreachable
    let outer = isCancelled
    let callsBefore = calls.count
    for branch in branches {
      var inner = before
      evaluate([branch.condition], &inner)
      isCancelled = TransitionOutcome(branch.condition).cancelled ?? outer
      inBranch { paths in after.join(paths.walk(branch.body, inner)) }
    }
    isCancelled = branches.count == 1 ? TransitionOutcome(branches[0].condition).cancelled.map { !$0 } ?? outer : outer
    inBranch { paths in after.join(paths.walk(otherwise ?? [], before)) }
    isCancelled = outer
    if calls.count > callsBefore, after.isOpen { mixed.append(start) }
    state = after
  }

  // MARK: Expressions

  /// - Parameter isStored: Whether functions among the values are kept, to be called by others.
  private mutating func evaluate(_ values: [LuaExpression], _ state: inout State, isStored: Bool = false) {
    for value in values {
      let effect = effect(of: value, &state)
      switch effect {
      case .none: break
      case .completes where !isStored:
        state = State(isOpen: false, isComplete: true, animates: state.animates)
      // Unknown: it counts as completed, and never as completed twice.
      case .completes, .mayComplete: state = State(isOpen: false, isComplete: false, animates: state.animates)
      }
    }
  }

  private mutating func effect(of expression: LuaExpression, _ state: inout State) -> Effect {
    switch expression.kind {
    case .method(let owner, let name, let arguments):
      if name.text == "completeTransition", isContext(owner) {
        note(arguments.values.first, at: name.start, &state)
        return .completes
      }
      let effect = effect(ofParts: [owner] + arguments.values, passing: expression, &state)
      if name.text == "startAnimation" { state.animates = true }
      return effect
    case .call(let callee, let arguments):
      let effect = effect(ofParts: [callee] + arguments.values, passing: expression, &state)
      if effect == .none, case .member(let owner, let name) = callee.kind, owner.globalName == "UIView",
        name.text.hasPrefix("animate")
      {
        state.animates = true
      }
      return effect
    case .member(let owner, _): return isContext(owner) ? .none : effect(of: owner, &state)
    case .name(_, let variable):
      if isContext(expression) { return completesElsewhere ? .mayComplete : .none }
      guard let function = variable.flatMap(function) else { return .none }
      return effect(of: function, calledBy: nil)
    case .function(let function): return effect(of: function, calledBy: nil)
    case .table(let fields): return effect(ofParts: fields.map(\.value), passing: nil, &state)
    default: return effect(ofParts: expression.parts, passing: nil, &state)
    }
  }

  /// - Parameter call: The call whose arguments they are; nil for none.
  private mutating func effect(
    ofParts parts: [LuaExpression], passing call: LuaExpression?, _ state: inout State
  ) -> Effect {
    var result = Effect.none
    for part in parts {
      var inner = Effect.none
      if case .table(let fields) = part.kind, call != nil {
        for field in fields {
          let effect = effect(ofArgument: field.value, of: call, &state)
          if effect != .none { inner = effect }
        }
      } else {
        inner = effect(ofArgument: part, of: call, &state)
      }
      if inner == .completes || result == .none { result = inner == .none ? result : inner }
    }
    return result
  }

  private mutating func effect(
    ofArgument argument: LuaExpression, of call: LuaExpression?, _ state: inout State
  ) -> Effect {
    // `self:transitionDuration(context)` passes the context to a function that only reads it.
    if case .method(_, let name, _)? = call?.kind, name.text == "transitionDuration", isContext(argument) {
      return .none
    }
    if isContext(argument), !completesElsewhere { return .none }
    guard let call, case .function(let function) = argument.bare.kind else { return effect(of: argument, &state) }
    return effect(of: function, calledBy: call)
  }

  /// The effect of a function that is called once.
  ///
  /// - Parameter call: The call that it is passed to; nil where it is called otherwise.
  private mutating func effect(of function: LuaFunction, calledBy call: LuaExpression?) -> Effect {
    guard visited.insert(function.start).inserted else { return .none }
    defer { visited.remove(function.start) }
    let outer = (mixed, mistakes, calls.count, depth, isCancelled)
    (mixed, depth, isCancelled) = ([], 0, nil)
    let end = walk(function.body, State())
    let inner = mixed
    // A function that is called many times, as by a display link, may return until it is time.
    if call.map({ !isCalledOnce(by: $0) }) ?? true {
      mistakes = outer.1 + mistakes.dropFirst(outer.1.count).filter { if case .return = $0 { false } else { true } }
    }
    let completes = calls.count > outer.2 || !end.isOpen
    (mixed, depth, isCancelled) = (outer.0, outer.3, outer.4)
    if !end.isOpen { return end.isComplete ? .completes : .mayComplete }
    mistakes = outer.1
    guard completes else { return .none }
    // A display link completes some time later; the end of an animation comes once.
    if inner.count == 1, let call, isCalledOnce(by: call) { mixed.append(inner[0]) } else { return .mayComplete }
    mistakes.append(.onlyIf(inner[0]))
    return .completes
  }

  /// Whether a call's function is the end of an animation, which is called once: `completion` of `UIView.animate`.
  private func isCalledOnce(by call: LuaExpression) -> Bool {
    script.completer.overloads(of: script.callee(call)).contains { overload in
      overload.parameters.contains { parameter in
        if case .function(let passed, _) = parameter.shape.wrapped, let name = passed.first?.key {
          ["finished", "position"].contains(name)
        } else {
          false
        }
      }
    }
  }

  private mutating func note(_ argument: LuaExpression?, at start: Int, _ state: inout State) {
    calls.append((argument, start, isCancelled))
    if state.isComplete, !state.isOpen { mistakes.append(.twice(start)) }
    if state.animates, state.isOpen, !state.isComplete, depth == 0, visited.isEmpty { mistakes.append(.early(start)) }
  }

  /// The function that a variable always holds; nil when it holds another value, or several.
  private func function(of variable: LuaVariable) -> LuaFunction? {
    guard variable.isConstant else { return nil }
    if case .function(let function)? = variable.value?.bare.kind { return function }
    return script.syntax.functions.first { variable.kind == .function && $0.name?.variable === variable }?.function
  }

  private func isContext(_ expression: LuaExpression) -> Bool {
    guard let variable = expression.bare.variable else { return false }
    return variable === context || variable.isConstant && variable.value?.bare.variable === context
  }
}
