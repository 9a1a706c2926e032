import LuaSyntax
import ScriptRuntime

/// Compares an animator's animations with the duration that its `transitionDuration` returns.
struct TransitionDurations {
  /// The first animation that ends too late, or the only one when it ends too early; nil when none does.
  private(set) var mistake: (start: Int, message: String)?
  /// The result of `transitionDuration`, in seconds.
  private let duration: Double

  /// - Parameters:
  ///   - name: What the function is assigned to.
  ///   - context: The function's last parameter.
  init(of function: LuaFunction, named name: LuaExpression, _ context: LuaVariable, in script: CheckedScript) {
    let functions = script.syntax.functions.filter { other, _ in
      other?.lastName?.text == "transitionDuration" && other?.ownerName == name.ownerName
    }
    guard functions.count == 1, case .return(let values)? = functions[0].function.body.last?.kind,
      functions[0].function.body.count == 1,
      values.count == 1, let duration = Self.number(values[0], nil)
    else {
      duration = 0
      return
    }
    self.duration = duration
    let inside = function.start..<function.end
    var animations: [Animation] = []
    for expression in script.syntax.expressions where inside.contains(expression.start) {
      switch expression.kind {
      case .call(let callee, let arguments):
        // Other animations are not measured.
        if callee.globalName?.hasSuffix("Animator") == true || callee.globalName?.hasSuffix("Animation") == true {
          return
        }
        guard case .member(let owner, let called) = callee.kind, owner.globalName == "UIView",
          called.text.hasPrefix("animate")
        else { continue }
        guard let (start, taken, delay) = Self.animation(arguments, duration) else { return }
        let completes = Self.completion(arguments).map { Self.completes($0, in: script) } ?? false
        animations.append(Animation(start: start, taken: taken, delay: delay, completes: completes))
      case .method(_, let called, _) where called.text == "startAnimation": return
      default: continue
      }
    }
    let late = animations.first { $0.taken + $0.delay > duration + Self.tolerance }
    // Several may follow each other, and one beside what another function animates may be over before it.
    guard let wrong = late ?? (animations.count == 1 && animations[0].completes ? animations[0] : nil),
      abs(wrong.taken + wrong.delay - duration) > Self.tolerance
    else { return }
    let delay = wrong.delay > 0 ? " after a delay of \(wrong.delay) s" : ""
    mistake = (
      wrong.start, "this animation takes \(wrong.taken) s\(delay), but transitionDuration returns \(duration) s"
    )
  }

  private struct Animation {
    let start: Int
    /// In seconds, as the delay.
    let taken: Double
    let delay: Double
    /// Whether its end may complete the transition.
    let completes: Bool
  }

  /// The function that an animation ends with; nil for none.
  private static func completion(_ arguments: LuaArguments) -> LuaExpression? {
    if case .table(let fields)? = arguments.values.first?.bare.kind {
      return fields.first { if case .name(let label) = $0.key { label.text == "completion" } else { false } }?.value
    }
    // The first function is what is animated.
    return arguments.values.dropFirst().filter { value in
      switch value.bare.kind {
      case .function, .name: true
      default: false
      }
    }.dropFirst().first
  }

  /// Whether a function completes the transition, or may.
  private static func completes(_ argument: LuaExpression, in script: CheckedScript) -> Bool {
    guard case .function(let function) = argument.bare.kind else { return true }
    return script.syntax.expressions.contains { expression in
      guard case .method(_, let name, _) = expression.kind else { return false }
      return name.text == "completeTransition" && (function.start..<function.end).contains(name.start)
    }
  }

  /// Sums of decimals are not exact.
  private static let tolerance = 1e-9

  /// The duration and delay of a call of `UIView.animate`; nil when they are no plain numbers.
  private static func animation(_ arguments: LuaArguments, _ duration: Double) -> (Int, Double, Double)? {
    guard let first = arguments.values.first else { return nil }
    guard case .table(let fields) = first.bare.kind else {
      // `animate(duration, delay, options, animations)` or `animate(duration, animations)`.
      guard let taken = number(first, duration) else { return nil }
      let second = arguments.values.count > 1 ? arguments.values[1].bare : nil
      switch second?.kind {
      case .function, .name, nil: return (first.start, taken, 0)
      default: return second.flatMap { number($0, duration) }.map { (first.start, taken, $0) }
      }
    }
    var (start, taken, delay): (Int, Double?, Double?) = (first.start, nil, 0)
    for field in fields {
      guard case .name(let label) = field.key else { continue }
      switch label.text {
      case "withDuration", "springDuration": (start, taken) = (field.value.start, number(field.value, duration))
      case "delay": delay = number(field.value, duration)
      default: break
      }
    }
    guard let taken, let delay else { return nil }
    return (start, taken, delay)
  }

  /// The value of an expression of numbers; nil for other expressions.
  ///
  /// - Parameter duration: What `transitionDuration` returns.
  private static func number(_ expression: LuaExpression, _ duration: Double?) -> Double? {
    switch expression.bare.kind {
    case .number(let text): return Double(text)
    case .name(_, let variable?) where variable.isConstant && variable.kind == .local:
      return variable.value.flatMap { number($0, duration) }
    case .method(_, let name, _) where name.text == "transitionDuration": return duration
    case .binary(let sign, let left, let right):
      guard let a = number(left, duration), let b = number(right, duration) else { return nil }
      switch sign {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return b == 0 ? nil : a / b
      default: return nil
      }
    default: return nil
    }
  }
}
