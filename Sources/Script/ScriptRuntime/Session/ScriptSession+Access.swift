import LayerKit
import LuaBridge

/// Whether calls may change the world.
extension ScriptSession {
  /// Whether a change needs permission: the playhead is in the past, or a condition is being evaluated.
  var isReadOnly: Bool { world.isLookingBack || isEvaluatingCondition }

  /// Why `function` may not change anything; nil when it may.
  package func readOnlyReason(for function: String) -> ScriptFailure? {
    if isEvaluatingCondition { return .onlyLooks(function: function) }
    return world.isLookingBack ? .pastIsReadOnly(function: function) : nil
  }

  /// The number of results of a call that may not change the world now; nil when it may.
  package func results(ofRefusing call: String) -> Int32? {
    if isEvaluatingCondition { return fail(ScriptFailure.onlyLooks(function: call)) }
    switch access.decide(on: call, in: self) {
    case .allowed: return nil
    case .stopped:
      lua.interrupt()
      return 0
    case .refused(let failure): return fail(failure)
    }
  }

  /// Whether a method may change the world, with the receiver and arguments that are on the stack.
  func mayChangeWorld(_ function: FunctionEntry, of type: String) -> Bool {
    if function.changesWorld { return true }
    if type.isEmpty || StructKind(rawValue: type) != nil || function.returnsValue { return false }
    if function.isStatic { return true }
    return lua.top > 0
      && (1...lua.top).contains { index in
        (lua.object(at: index)?.takeUnretainedValue() as? NSObject).map(classes.isPartOfWorld) == true
      }
  }

  /// The place in the input just before `call`.
  package func place(of call: String) -> InputPlace {
    InputPlace(moves: access.trace.moves.count, calls: callsSinceMove, call: call)
  }

  /// Records a move of the clock.
  ///
  /// - Parameters:
  ///   - ran: Whether the world ran. Also false for a run that a stop in the past ended before it began.
  ///   - endsPart: Whether the part of a script that made it ends with it.
  package func noteMove(ran: Bool, endsPart: Bool = false) {
    world.memory.add(InputTrace.moveWeight)
    access.trace.moves.append(
      InputTrace.Move(
        live: VirtualClock.nanoseconds(world.now), playhead: world.playhead, ran: ran, endsPart: endsPart))
    callsSinceMove = 0
  }
}
