import LayerKit
import MotionMath
import PlainText
import TimeControl

/// The last thing done by hand, as text to paste: as Lua, and as Swift where an app has the like.
struct CopyableText {
  let lua: String
  /// Nil for what only a script does: a finger on the screen.
  let swift: String?
  /// True once the Lua was copied: the next press copies the Swift.
  var isSwiftNext = false

  init(lua: String, swift: String? = nil) {
    (self.lua, self.swift) = (lua, swift)
  }

  /// Tuned parameters.
  init(_ tuning: TuningState) {
    lua = TuningText(tuning, .lua).lines.joined(separator: "\n")
    swift = TuningText(tuning, .swift).lines.joined(separator: "\n")
  }
}

/// Tuned parameters as statements of Lua or Swift: of an animation that is called `animation`, or of a block's changes.
private struct TuningText {
  enum Language { case lua, swift }

  private let language: Language
  private(set) var lines: [String] = []

  init(_ tuning: TuningState, _ language: Language) {
    self.language = language
    let parameters = tuning.parameters
    let duration = number(parameters.duration)
    let delay = parameters.delay > 0 ? number(parameters.delay) : nil
    switch (tuning.kind, parameters.course) {
    case (.animation, .curve(let curve)):
      lines = [
        "animation.duration = \(duration)",
        "animation.timingFunction = "
          + call("CAMediaTimingFunction", points(curve), firstLabel: "controlPoints"),
      ]
      begin(delay)
    case (.animation, .spring(let spring)):
      lines =
        [
          ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
          ("initialVelocity", spring.initialVelocity),
        ].map { "animation.\($0) = \(number($1))" } + ["animation.duration = animation.settlingDuration"]
      begin(delay)
    case (.block, .curve(let curve)) where option(of: curve) != nil:
      let word = option(of: curve) ?? ""
      lines = [
        call(
          "UIView.animate",
          [
            ("withDuration", duration), ("delay", delay ?? "0"),
            ("options", language == .lua ? "\"\(word)\"" : ".\(word)"), ("animations", "changes"),
          ])
      ]
    case (_, .curve(let curve)):
      animator(
        call(
          "UICubicTimingParameters",
          [("controlPoint1", pair(curve.x1, curve.y1)), ("controlPoint2", pair(curve.x2, curve.y2))]), duration, delay)
    case (_, .spring(let spring)):
      let velocity = spring.initialVelocity
      animator(
        call(
          "UISpringTimingParameters",
          [
            ("mass", number(spring.mass)), ("stiffness", number(spring.stiffness)),
            ("damping", number(spring.damping)), ("initialVelocity", pair(velocity, velocity, isVector: true)),
          ]), duration, delay)
    }
  }

  private mutating func animator(_ parameters: String, _ duration: String, _ delay: String?) {
    let made = call("UIViewPropertyAnimator", [("duration", duration), ("timingParameters", parameters)])
    let (keyword, dot) = language == .lua ? ("", ":") : ("let ", ".")
    let start = delay.map { call("startAnimation", [("afterDelay", $0)]) } ?? "startAnimation()"
    lines = ["\(keyword)animator = \(made)", "animator\(dot)addAnimations(changes)", "animator\(dot)\(start)"]
  }

  private mutating func begin(_ delay: String?) {
    if let delay { lines.append("animation.beginTime = CACurrentMediaTime() + \(delay)") }
  }

  private func number(_ value: Double) -> String { NumberText.trimmed(value, 4) }

  /// `f{a = 1}` or `f(a: 1)`.
  private func call(_ function: String, _ arguments: [(label: String, value: String)]) -> String {
    switch language {
    case .lua: "\(function){\(arguments.map { "\($0.label) = \($0.value)" }.joined(separator: ", "))}"
    case .swift: "\(function)(\(arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")))"
    }
  }

  /// `f(1, 2)` or `f(first: 1, 2)`.
  private func call(_ function: String, _ values: [String], firstLabel: String) -> String {
    "\(function)(\(language == .lua ? "" : "\(firstLabel): ")\(values.joined(separator: ", ")))"
  }

  private func points(_ curve: CAMediaTimingFunction) -> [String] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
  }

  private func pair(_ first: Double, _ second: Double, isVector: Bool = false) -> String {
    switch language {
    case .lua: "{\(number(first)), \(number(second))}"
    case .swift where isVector: "CGVector(dx: \(number(first)), dy: \(number(second)))"
    case .swift: "CGPoint(x: \(number(first)), y: \(number(second)))"
    }
  }

  /// The word by which a block asks for a curve; nil for a curve of its own.
  private func option(of curve: CAMediaTimingFunction) -> String? {
    switch curve.name {
    case .linear: "curveLinear"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .easeInEaseOut: "curveEaseInOut"
    case .default, nil: nil
    }
  }
}
