import LuaSyntax
import PlainText
import ScriptAPI
import ScriptRuntime
import TransitionChecker

/// Finds mistakes in transitions that freeze or flicker an app, without running the script.
struct TransitionCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript
  /// Whether the script may drive a transition interactively, and so cancel it.
  private let isInteractive: Bool

  init(_ script: CheckedScript) {
    self.script = script
    isInteractive =
      script.members.contains { $0.lowercased().contains("interactioncontrollerfor") }
      || script.syntax.expressions.contains { $0.globalName == "UIPercentDrivenInteractiveTransition" }
    for (name, function) in script.syntax.functions {
      guard let name, let method = name.lastName, method.text == "animateTransition", !isUnread(name) else { continue }
      // One with more parameters is a method of the script's own.
      guard function.parameters.count(where: { $0.kind != .receiver }) < 2 else { continue }
      if let context = function.parameters.last, context.kind != .receiver {
        let isWhole = !handsOver(context, in: function) && !isExtended(name)
        checkCompletion(of: function, method, context, isWhole: isWhole)
        let durations = TransitionDurations(of: function, named: name, context, in: script)
        if isWhole, let wrong = durations.mistake {
          add(.duration, wrong.start, wrong.message, "self:transitionDuration(\(context.name))")
        }
      }
      if !script.members.contains("transitionDuration") {
        add(
          .duration, method.start, "this animator has no transitionDuration",
          "function \(name.ownerName ?? "Fade"):transitionDuration(context) return 0.35 end")
      }
    }
    checkCancelling()
  }

  /// True where a driver of the script's own begins an interaction, and may do all of it without the animator.
  private var hasOwnStart: Bool { script.members.contains("startInteractiveTransition") }

  /// True where a finger drives the presentation alone, or the dismissal alone.
  private var isInteractiveOneWay: Bool {
    let ways = script.members.filter { $0.lowercased().contains("interactioncontrollerfor") }
    return ways.count == 1 && ways.allSatisfy { $0.hasSuffix("Presentation") || $0.hasSuffix("Dismissal") }
  }

  // MARK: What is read

  /// Whether a method's class has an ancestor that the script does not declare, which may do the rest.
  ///
  /// An animator of Swift names the protocol, or a superclass that does. A class that is imported with neither had one that no given
  /// file declares.
  private func isUnread(_ method: LuaExpression) -> Bool {
    guard case .member(let owner, _) = method.kind, let name = method.ownerName else { return false }
    let isKnown = script.types.type(of: owner).scriptClass != nil
    guard !isKnown || script.isImported else { return false }
    return script.syntax.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind, callee.globalName == "class" else { return false }
      return arguments.values.first?.text == name && (!isKnown || arguments.values.count == 1)
    }
  }

  /// Whether a class of the script's inherits the method, and may complete what it begins.
  private func isExtended(_ method: LuaExpression) -> Bool {
    guard let name = method.ownerName else { return false }
    return script.syntax.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind, callee.globalName == "class",
        arguments.values.count > 1, case .name(let above, _) = arguments.values[1].bare.kind
      else { return false }
      return above.text == name
    }
  }

  /// Whether a function gives the context, or a function that uses it, to one that is declared nowhere: that may complete
  /// the transition.
  private func handsOver(_ context: LuaVariable, in function: LuaFunction) -> Bool {
    let inside = function.start..<function.end
    let uses = script.syntax.expressions.filter { $0.bare.variable === context }.map(\.start)
    func isHandedOver(_ arguments: LuaArguments) -> Bool {
      arguments.values.contains { argument in
        if argument.bare.variable === context { return true }
        guard case .function(let closure) = argument.bare.kind else { return false }
        return uses.contains { (closure.start..<closure.end).contains($0) }
      }
    }
    return script.syntax.expressions.contains { call in
      guard inside.contains(call.start) else { return false }
      switch call.kind {
      case .call(let callee, let arguments):
        guard let name = callee.globalName, script.knowsGlobals else { return false }
        return !script.globals.contains(name) && !script.syntax.assignedGlobals.contains(name)
          && isHandedOver(arguments)
      case .method(let owner, let name, let arguments):
        guard isHandedOver(arguments), !script.members.contains(name.text) else { return false }
        if case .nothing = script.types.memberType(name.text, of: owner) {
          return !(script.types.type(of: owner).scriptClass?.allMethods.contains(name.text) ?? false)
        }
        return false
      default: return false
      }
    }
  }

  // MARK: Completing

  /// - Parameter isWhole: Whether all that may complete the transition is read.
  private mutating func checkCompletion(
    of function: LuaFunction, _ method: LuaName, _ context: LuaVariable, isWhole: Bool
  ) {
    let right = "\(context.name):completeTransition(not \(context.name).transitionWasCancelled)"
    let consequence = "so the app would ignore touches from then on"
    let paths = CompletionPaths(function, context, in: script)
    for mistake in paths.mistakes {
      switch mistake {
      // A driver of one's own may do all of it, as in Apple's sample code of interruptible transitions.
      case .never where !isWhole, .return where !isWhole, .onlyIf where !isWhole: break
      case .never where hasOwnStart: break
      case .never: add(.complete, method.start, "this transition never completes, \(consequence)", right)
      case .return(let start):
        add(.complete, start, "this return does not complete the transition, \(consequence)", right)
      case .onlyIf(let start):
        add(
          .complete, start,
          "this completes the transition only on some of its branches; otherwise it stays open, \(consequence)",
          right)
      case .twice(let start):
        add(.once, start, "this completes the transition a second time; only the first call counts", nil)
      case .early(let start):
        add(
          .jump, start, "this completes the transition while its animation still runs",
          "complete it in the animation's completion")
      }
    }
    let reportsBoth =
      hasOwnStart
      || paths.calls.contains { call in
        guard let argument = call.argument else { return false }
        switch TransitionOutcome(argument) {
        case .constant(false): return true
        // Where a finger moves one way alone, the call that asks is the one of that way.
        case .notCancelled: return isInteractiveOneWay
        default: return false
        }
      }
    for call in paths.calls { check(call.argument, isCancelled: call.isCancelled, reportsBoth: reportsBoth, right) }
  }

  /// Checks what is given to `completeTransition`.
  ///
  /// - Parameters:
  ///   - isCancelled: What the branches around the call say of `transitionWasCancelled`; nil when they say nothing.
  ///   - reportsBoth: Whether another call reports failure, so that this one may report success.
  private mutating func check(_ argument: LuaExpression?, isCancelled: Bool?, reportsBoth: Bool, _ right: String) {
    guard let argument else { return }
    let inverted = "this reports success when the transition was cancelled, and failure when it was not"
    switch (TransitionOutcome(argument), isCancelled) {
    case (.cancelled, nil): add(.outcome, argument.start, inverted, right)
    case (.constant(true), true?):
      add(.outcome, argument.start, "this reports success in the branch of a cancelled transition", right)
    case (.constant(false), false?):
      add(.outcome, argument.start, "this reports failure in the branch of a finished transition", right)
    case (.constant(true), nil) where isInteractive && !reportsBoth:
      add(.outcome, argument.start, "this reports success even when the transition was cancelled", right)
    case (.unknown, nil) where isInteractive && isFinished(argument):
      add(
        .outcome, argument.start,
        "an animation also finishes when its transition was cancelled, so this reports success then too", right)
    default: break
    }
  }

  /// True for the parameter of an animation's completion alone.
  private func isFinished(_ argument: LuaExpression) -> Bool {
    guard let variable = argument.bare.variable, variable.kind == .parameter, variable.isConstant else { return false }
    return ["finished", "completed", "done", "flag"].contains(variable.name)
  }

  // MARK: Interaction

  /// Checks that a transition that a gesture drives and can finish can also be cancelled.
  private mutating func checkCancelling() {
    guard script.syntax.expressions.contains(where: { $0.globalName?.hasSuffix("GestureRecognizer") == true }) else {
      return
    }
    guard script.syntax.expressions.contains(where: { $0.globalName == "UIPercentDrivenInteractiveTransition" }) else {
      return
    }
    func calls(_ name: String) -> [LuaName] {
      script.syntax.expressions.compactMap { expression in
        guard case .method(let owner, let called, _) = expression.kind, called.text == name,
          owner.globalName != "timeline"
        else { return nil }
        return called
      }
    }
    guard let finish = calls("finish").first, !calls("update").isEmpty, calls("cancel").isEmpty else { return }
    add(
      .stuck, finish.start, "finish is called but cancel never is: a cancelled gesture would leave the transition open",
      nil)
  }

  private mutating func add(_ rule: Rule.ID, _ start: Int, _ message: String, _ hint: String?) {
    findings.append(ScriptFinding(at: start, in: script.source, message, hint: hint, rule: rule))
  }
}
