import PlainText

/// Finds mistakes in transitions that freeze or flicker an app, without running the script.
///
/// Prefers silence to a wrong finding: a context that is passed to another function is not followed.
struct TransitionCheck {
  private(set) var findings: [ScriptFinding] = []
  private let source: [UInt8]
  private let line: LineTokens
  private var tokens: [LineTokens.Token] { line.tokens }
  /// Whether the script may drive a transition interactively, and so cancel it.
  private let isInteractive: Bool

  /// - Parameter made: Every name that the script and its modules define.
  init(_ line: LineTokens, of source: [UInt8], made: Set<String>) {
    self.source = source
    self.line = line
    isInteractive =
      made.contains { $0.lowercased().contains("interactioncontrollerfor") }
      || line.tokens.contains { $0.kind == .name && $0.text == "UIPercentDrivenInteractiveTransition" }
    for body in FunctionBody.all(named: "animateTransition", in: tokens) {
      checkCompletion(of: body)
      checkDuration(of: body)
      if !made.contains("transitionDuration") {
        add(
          body.name, "this animator has no transitionDuration",
          "function \(body.owner ?? "Fade"):transitionDuration(context) return 0.35 end")
      }
    }
    checkCancelling()
  }

  // MARK: Completing

  /// Checks that `completeTransition` is called once in each run, and with the right argument.
  private mutating func checkCompletion(of body: FunctionBody) {
    guard let context = body.lastParameter else { return }
    let right = "\(context):completeTransition(not \(context).transitionWasCancelled)"
    let calls = body.places(of: "completeTransition")
    let completesElsewhere = tokens.contains { $0.kind == .name && $0.text == "completeTransition" }
    if calls.isEmpty {
      guard !completesElsewhere || !isHandedOn(context, in: body) else { return }
      return add(body.name, "this transition never completes, so the app would ignore touches from then on", right)
    }
    let reportsFailure = calls.contains { isSymbol($0 + 1, "(") && isWord($0 + 2, "false") }
    for call in calls { checkArgument(of: call, context, right, reportsFailure) }
    for place in body.places(of: "return") where place < calls[0] && leaves(body, at: place, context) {
      add(place, "this return does not complete the transition, so the app would ignore touches from then on", right)
    }
    let certain = calls.filter { isCertain($0, in: body) }
    if certain.count > 1, !body.places(of: "return").contains(where: { certain[0] < $0 && $0 < certain[1] }) {
      add(certain[1], "this completes the transition a second time; only the first call counts", nil)
    }
  }

  /// - Parameter reportsFailure: Whether another call passes false, so that true may be right here.
  private mutating func checkArgument(of call: Int, _ context: String, _ right: String, _ reportsFailure: Bool) {
    guard isSymbol(call + 1, "(") else { return }
    if isWord(call + 2, "true"), isSymbol(call + 3, ")"), isInteractive, !reportsFailure {
      add(call + 2, "this reports success even when the transition was cancelled", right)
    } else if isWord(call + 2, context), isSymbol(call + 3, "."), isWord(call + 4, "transitionWasCancelled"),
      isSymbol(call + 5, ")")
    {
      add(call + 2, "this reports success when the transition was cancelled, and failure when it was not", right)
    }
  }

  /// Whether the context is passed to a function, which may complete the transition.
  private func isHandedOn(_ context: String, in body: FunctionBody) -> Bool {
    body.places(of: context).contains { place in
      !isSymbol(place + 1, ":") && !isSymbol(place + 1, ".") && !isWord(place - 2, "transitionDuration")
    }
  }

  /// Whether a `return` leaves the animator's function on a branch that does not use the context.
  private func leaves(_ body: FunctionBody, at place: Int, _ context: String) -> Bool {
    let blocks = body.blocks(around: place)
    guard let block = blocks.last, block.word == "if", !blocks.contains(where: { $0.word == "function" }) else {
      return false
    }
    let start = (block.place..<place).last { ["then", "else"].contains(tokens[$0].text) } ?? block.place
    let end = tokens[place...].firstIndex { ["end", "else", "elseif"].contains($0.text) } ?? place
    return !tokens[start..<end].contains { $0.kind == .name && $0.text == context }
      && !isHandedOn(context, in: body)
  }

  /// Whether a call is made whenever the animation runs to its end: outside of branches, loops, and functions other than
  /// arguments.
  private func isCertain(_ call: Int, in body: FunctionBody) -> Bool {
    body.blocks(around: call).allSatisfy { block in
      block.word == "function"
        && line.enclosing(before: block.place).map { body.range.contains($0.place) } ?? false
    }
  }

  // MARK: Duration

  /// Checks that a transition's only animation has the duration that `transitionDuration` returns.
  private mutating func checkDuration(of body: FunctionBody) {
    let said = FunctionBody.all(named: "transitionDuration", in: tokens).filter { $0.owner == body.owner }
    guard said.count == 1, isWord(said[0].range.lowerBound, "return"),
      let duration = number(at: said[0].range.lowerBound + 1), duration.end == said[0].range.upperBound
    else { return }
    let animations = body.places(of: "animate").filter { isSymbol($0 - 1, ".") && isWord($0 - 2, "UIView") }
    guard animations.count == 1, body.places(of: "delay").isEmpty, body.places(of: "add").isEmpty,
      body.places(of: "UIViewPropertyAnimator").isEmpty, body.places(of: "animateKeyframes").isEmpty
    else { return }
    let label = body.places(of: "withDuration").first { isSymbol($0 + 1, "=") }
    let place = label.map { $0 + 2 } ?? animations[0] + 2
    guard let taken = number(at: place), taken.value != duration.value,
      isSymbol(taken.end, ",") && (label != nil || isWord(taken.end + 1, "function")) || isSymbol(taken.end, "}")
    else { return }
    add(
      place, "this animation takes \(taken.value) s, but transitionDuration returns \(duration.value) s",
      "self:transitionDuration(\(body.lastParameter ?? "context"))")
  }

  /// The number at a token, and the token after it; a decimal point is a token of its own.
  private func number(at place: Int) -> (value: Double, end: Int)? {
    var text = ""
    var end = place
    while tokens.indices.contains(end), tokens[end].kind == .number || isSymbol(end, ".") {
      text += tokens[end].text
      end += 1
    }
    return Double(text).map { ($0, end) }
  }

  // MARK: Interaction

  /// Checks that an interactive transition that can finish can also be cancelled.
  private mutating func checkCancelling() {
    guard tokens.contains(where: { $0.text == "UIPercentDrivenInteractiveTransition" }) else { return }
    func calls(_ name: String) -> [Int] {
      tokens.indices.filter {
        tokens[$0].kind == .name && tokens[$0].text == name && isSymbol($0 - 1, ":") && isSymbol($0 + 1, "(")
          && !isWord($0 - 2, "timeline")
      }
    }
    guard let finish = calls("finish").first, !calls("update").isEmpty, calls("cancel").isEmpty else { return }
    add(finish, "finish is called but cancel never is: a cancelled gesture would leave the transition open", nil)
  }

  // MARK: Places

  private mutating func add(_ place: Int, _ message: String, _ hint: String?) {
    findings.append(ScriptFinding(at: tokens[place].start, in: source, message, hint: hint))
  }

  private func isSymbol(_ place: Int, _ text: String) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .symbol && tokens[place].text == text
  }

  private func isWord(_ place: Int, _ text: String) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .name && tokens[place].text == text
  }
}
