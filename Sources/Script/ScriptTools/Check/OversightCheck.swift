import LuaSyntax
import MotionMath
import ScriptRuntime
import ViewKit

/// Finds mistakes that a run warns of, as far as the text alone shows them: where all numbers are literals, and nothing in the
/// script may make it right. In the words of the run, whose warning of the same line is then left out.
struct OversightCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript

  init(_ script: CheckedScript) {
    self.script = script
    for call in script.syntax.expressions {
      if let block = AnimationCall(call) {
        checkTurns(in: block)
        if block.isOfKeyframes { checkKeyframes(of: block, call) }
      }
    }
    checkCompletions()
    checkStatusBars()
  }

  private mutating func add(_ start: Int, _ oversight: UsageWarning.Oversight) {
    findings.append(ScriptFinding(at: start, in: script.source, .oversight(oversight)))
  }

  // MARK: Turns

  /// `wheel.transform = CGAffineTransform{rotationAngle = 1.5 * math.pi}` in a block, where the view has no other transform.
  private mutating func checkTurns(in block: AnimationCall) {
    guard let body = block.changes?.body else { return }
    for statement in body {
      guard case .assignment(let targets, let values) = statement.kind else { continue }
      for (target, value) in zip(targets, values) {
        guard case .member(let owner, let name) = target.kind, name.text == "transform",
          let view = owner.lastName?.text, let angle = value.turn, angle.magnitude > .pi + 1e-6,
          angle.remainder(dividingBy: 2 * .pi).magnitude > 1e-6, transforms(of: view) == 1
        else { continue }
        add(
          target.start, .turnsTheShortWay(view: view, asked: angle, shown: angle.remainder(dividingBy: 2 * .pi)))
      }
    }
  }

  /// How many statements give a view of this name a transform other than the identity.
  private func transforms(of view: String) -> Int {
    var count = 0
    for case .assignment(let targets, let values) in script.syntax.statements.map(\.kind) {
      for (index, target) in targets.enumerated() {
        guard case .member(let owner, let name) = target.kind, name.text == "transform", owner.lastName?.text == view,
          !(values.indices.contains(index) && values[index].bare.lastName?.text == "identity")
        else { continue }
        count += 1
      }
    }
    return count
  }

  // MARK: Keyframes

  private mutating func checkKeyframes(of block: AnimationCall, _ call: LuaExpression) {
    guard let body = block.changes?.body else { return }
    let spans = body.compactMap { statement -> (start: Int, begin: Double, length: Double)? in
      guard case .call(let call) = statement.kind, let frame = call.keyframe else { return nil }
      return (call.start, frame.begin, frame.length)
    }
    for span in spans where span.begin <= 1 && span.begin + span.length > 1 + 1e-6 {
      add(span.start, .keyframePastEnd(begin: span.begin, length: span.length))
    }
    guard let duration = block.duration, !block.hasOptions else { return }
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let wrong = spans.lazy.compactMap { span in
      UsageWarning.Oversight(keyframeEndingAt: span.begin + span.length, of: duration, along: curve)
    }
    if let first = wrong.first { add(call.start, first) }
  }

  // MARK: Completions

  /// A completion of an animator that pauses at its end, in a script that neither stops nor watches one.
  private mutating func checkCompletions() {
    guard script.syntax.statements.contains(where: { $0.assigns("pausesOnCompletion") != nil }) else { return }
    let cures = ["stopAnimation", "finishAnimation", "isRunning"]
    let isCured = script.syntax.expressions.contains { expression in
      switch expression.kind {
      case .method(_, let name, _), .member(_, let name): cures.contains(name.text)
      case .string(let text): cures.contains(text)
      default: false
      }
    }
    guard !isCured else { return }
    for case .assignment(let targets, let values) in script.syntax.statements.map(\.kind) {
      for (target, value) in zip(targets, values) {
        guard case .member(let owner, let name) = target.kind, name.text == "pausesOnCompletion",
          case .true = value.bare.kind, let animator = owner.lastName?.text,
          script.types.title(of: owner) == "UIViewPropertyAnimator", completes(animator)
        else { continue }
        add(target.start, .completionWaits(animator: animator))
      }
    }
  }

  private func completes(_ animator: String) -> Bool {
    script.syntax.expressions.contains { expression in
      guard case .method(let owner, let name, _) = expression.kind else { return false }
      return name.text == "addCompletion" && owner.lastName?.text == animator
    }
  }

  // MARK: Status bar

  /// A controller of a class that says how the status bar looks, presented in a style that does not ask it.
  private mutating func checkStatusBars() {
    let captures = "modalPresentationCapturesStatusBarAppearance"
    guard script.syntax.statements.contains(where: { $0.assigns("modalPresentationStyle") != nil }),
      script.syntax.expressions.contains(where: { $0.presented != nil }),
      !script.syntax.statements.contains(where: { $0.assigns(captures) != nil })
    else { return }
    for statement in script.syntax.statements {
      guard let style = statement.assigns("modalPresentationStyle"), let word = style.value.bare.text,
        ["custom", "overFullScreen"].contains(word), let name = style.owner.lastName?.text,
        let scriptClass = script.types.type(of: style.owner).scriptClass,
        !scriptClass.allMethods.isDisjoint(with: ["prefersStatusBarHidden", "preferredStatusBarStyle"]),
        script.syntax.expressions.contains(where: { $0.presented?.lastName?.text == name })
      else { continue }
      add(statement.start, .statusBarNotAsked(controller: name, style: word))
    }
  }
}

/// A call that runs a block of animations: `UIView.animate(1, function() … end)`.
private struct AnimationCall {
  /// The function that makes the changes, where it stands in the call.
  private(set) var changes: LuaFunction?
  /// In seconds, where it is a literal.
  private(set) var duration: Double?
  /// True with options, which may name a curve.
  private(set) var hasOptions = false
  let isOfKeyframes: Bool

  init?(_ call: LuaExpression) {
    guard case .call(let callee, let arguments) = call.kind, case .member(let owner, let name) = callee.kind,
      owner.globalName == "UIView", name.text == "animate" || name.text == "animateKeyframes"
    else { return nil }
    isOfKeyframes = name.text == "animateKeyframes"
    for (index, value) in arguments.values.enumerated() {
      switch value.bare.kind {
      case .function(let function): if changes == nil { changes = function }
      case .table(let fields):
        // A table after the first argument is one of options.
        if index > 0 { hasOptions = true }
        for case (let label?, let value) in fields.map({ ($0.label, $0.value) }) where index == 0 {
          switch label {
          case "withDuration": duration = value.constant
          case "options": hasOptions = true
          case "animations": if case .function(let function) = value.bare.kind { changes = function }
          default: break
          }
        }
      case .string: hasOptions = true
      default:
        // The first number is the duration, the second the delay; what is no number may be options.
        guard let number = value.constant else {
          hasOptions = true
          continue
        }
        if index == 0 { duration = number }
      }
    }
  }
}

extension LuaField {
  var label: String? { if case .name(let name) = key { name.text } else { nil } }
}

extension LuaStatement {
  /// The owner and the value of an assignment to a member of this name; nil for other statements.
  fileprivate func assigns(_ member: String) -> (owner: LuaExpression, value: LuaExpression)? {
    guard case .assignment(let targets, let values) = kind else { return nil }
    for (target, value) in zip(targets, values) {
      if case .member(let owner, let name) = target.kind, name.text == member { return (owner, value) }
    }
    return nil
  }
}

extension LuaExpression {
  /// The value of numbers, π and sums and products of them; nil for other expressions.
  var constant: Double? {
    switch bare.kind {
    case .number(let text): return Double(text)
    case .member(let owner, let name): return owner.globalName == "math" && name.text == "pi" ? .pi : nil
    case .unary("-", let value): return value.constant.map { -$0 }
    case .binary(let sign, let left, let right):
      guard let left = left.constant, let right = right.constant else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return left / right
      default: return nil
      }
    default: return nil
    }
  }

  /// The angle of `CGAffineTransform{rotationAngle = 4}`, in radians.
  fileprivate var turn: Double? {
    guard case .call(let callee, let arguments) = bare.kind, callee.globalName == "CGAffineTransform",
      case .table(let fields)? = arguments.values.first?.bare.kind, fields.count == 1,
      fields[0].label == "rotationAngle"
    else { return nil }
    return fields[0].value.constant
  }

  /// The part that `UIView.addKeyframe(0, 0.5, …)` takes of the whole.
  fileprivate var keyframe: (begin: Double, length: Double)? {
    guard case .call(let callee, let arguments) = bare.kind, case .member(let owner, let name) = callee.kind,
      owner.globalName == "UIView", name.text == "addKeyframe", let first = arguments.values.first
    else { return nil }
    if case .table(let fields) = first.bare.kind {
      func value(_ label: String) -> Double? { fields.first { $0.label == label }?.value.constant }
      guard let begin = value("withRelativeStartTime"), let length = value("relativeDuration") else { return nil }
      return (begin, length)
    }
    guard arguments.values.count > 1, let begin = first.constant, let length = arguments.values[1].constant else {
      return nil
    }
    return (begin, length)
  }

  /// The controller that `root:present(photo, true)` presents.
  fileprivate var presented: LuaExpression? {
    guard case .method(_, let name, let arguments) = kind, name.text == "present" else { return nil }
    return arguments.values.first
  }
}
