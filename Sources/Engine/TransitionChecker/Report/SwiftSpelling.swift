/// Cures and hints as Swift spells what they name. They are written for scripts.
public enum SwiftSpelling {
  /// A sentence or a statement, with each piece of a script in it as Swift.
  public static func text(_ script: String) -> String {
    let text = pairs.reduce(script) { $0.replacing($1.0, with: $1.1) }
    return dotted(text)
  }

  /// The pieces that are spelt otherwise by more than a colon.
  private static let pairs = [
    ("not context.", "!context."), ("view(\"from\")", "view(forKey: .from)"), ("view(\"to\")", "view(forKey: .to)"),
    ("dismiss(true)", "dismiss(animated: true)"), ("dismiss(false)", "dismiss(animated: false)"),
    ("popViewController(true)", "popViewController(animated: true)"),
    ("popToViewController(controller, true)", "popToViewController(controller, animated: true)"),
    ("snapshotView(true)", "snapshotView(afterScreenUpdates: true)"),
    ("animateAlongsideTransition(in:)", "animateAlongsideTransition(in:animation:)"),
    ("animateAlongsideTransition(view, animation)", "animateAlongsideTransition(in: view, animation: animation)"),
    ("animate(alongsideTransition)", "animate(alongsideTransition:)"), ("require(toFail)", "require(toFail:)"),
    ("finishAnimation(\"current\")", "finishAnimation(at: .current)"),
    ("didMove(parent)", "didMove(toParent: self)"), ("willMove(nil)", "willMove(toParent: nil)"),
    ("setValue(\"fade\", \"name\")", "setValue(\"fade\", forKey: \"name\")"),
    ("modalPresentationStyle = \"fullScreen\"", "modalPresentationStyle = .fullScreen"),
    ("fillMode = \"forwards\"", "fillMode = .forwards"),
    ("convertTime{CACurrentMediaTime(), from = NSNull()}", "convertTime(CACurrentMediaTime(), from: nil)"),
    ("calculationMode = \"paced\"", "calculationMode = .paced"), ("2 * math.pi", "2 * .pi"),
    ("CABasicAnimation{keyPath = \"transform.rotation.z\", ", "CABasicAnimation(keyPath: \"transform.rotation.z\"): "),
    ("finishAnimation(\"end\")", "finishAnimation(at: .end)"), ("the position is \"start\"", "the position is .start"),
    ("options = \"curveLinear\"", "options: KeyframeAnimationOptions(rawValue: AnimationOptions.curveLinear.rawValue)"),
    ("options = \"allowUserInteraction\"", "options: .allowUserInteraction"),
    ("function(finished) if finished then pulse() end end", "{ finished in if finished { pulse() } }"),
    ("constraint{equalToConstant = 44}", "constraint(equalToConstant: 44)"), ("in a field", "in a property"),
  ]

  /// `view:addSubview(` as `view.addSubview(`: a colon between two names, the second of which is called.
  private static func dotted(_ text: String) -> String {
    func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    var result = ""
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      result += rest[..<colon]
      let name = rest[rest.index(after: colon)...].prefix(while: isOfName)
      let isCall = !name.isEmpty && rest[name.endIndex...].first == "(" && result.last.map(isOfName) == true
      result += isCall ? "." : ":"
      rest = rest[rest.index(after: colon)...]
    }
    return result + rest
  }
}
