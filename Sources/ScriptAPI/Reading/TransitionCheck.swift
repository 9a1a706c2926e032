/// Mistakes of transitions that can be seen without running them: those that apps froze and flickered by.
///
/// Silence beats a wrong hint: where a transition's context is handed on, what becomes of it is not followed.
struct TransitionCheck {
  private(set) var findings: [ScriptFinding] = []
  private let source: [UInt8]
  private let line: LineTokens
  private var tokens: [LineTokens.Token] { line.tokens }
  /// Whether something of the script may drive a transition by hand, and so cancel it.
  private let isInteractive: Bool

  /// - Parameter made: Every name that the script, or what it requires, makes.
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
          body.name, "nothing says how long this transition takes",
          "function \(body.owner ?? "Fade"):transitionDuration(context) return 0.35 end")
      }
    }
    checkCancelling()
  }

  // MARK: Completing

  /// `completeTransition` once in each run, with whether the transition was not cancelled.
  private mutating func checkCompletion(of body: FunctionBody) {
    guard let context = body.lastParameter else { return }
    let right = "\(context):completeTransition(not \(context).transitionWasCancelled)"
    let calls = body.places(of: "completeTransition")
    let completesElsewhere = tokens.contains { $0.kind == .name && $0.text == "completeTransition" }
    if calls.isEmpty {
      guard !completesElsewhere || !isHandedOn(context, in: body) else { return }
      return add(body.name, "this transition never completes: the app would not take touches again", right)
    }
    for call in calls { checkArgument(of: call, context, right) }
    for place in body.places(of: "return") where place < calls[0] && leaves(body, at: place, context) {
      add(place, "this way out does not complete the transition: the app would not take touches again", right)
    }
    let certain = calls.filter { isCertain($0, in: body) }
    if certain.count > 1, !body.places(of: "return").contains(where: { certain[0] < $0 && $0 < certain[1] }) {
      add(certain[1], "this completes the transition a second time; UIKit ends it at the first", nil)
    }
  }

  private mutating func checkArgument(of call: Int, _ context: String, _ right: String) {
    guard isSymbol(call + 1, "(") else { return }
    if isWord(call + 2, "true"), isSymbol(call + 3, ")"), isInteractive {
      add(call + 2, "this says finished, also when the transition was cancelled", right)
    } else if isWord(call + 2, context), isSymbol(call + 3, "."), isWord(call + 4, "transitionWasCancelled"),
      isSymbol(call + 5, ")")
    {
      add(call + 2, "this says finished when the transition was cancelled, and cancelled when it was not", right)
    }
  }

  /// Whether the context is given to anything, which may complete the transition.
  private func isHandedOn(_ context: String, in body: FunctionBody) -> Bool {
    body.places(of: context).contains { place in
      !isSymbol(place + 1, ":") && !isSymbol(place + 1, ".") && !isWord(place - 2, "transitionDuration")
    }
  }

  /// Whether a `return` leaves the animation itself on a branch where the context is used for nothing.
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

  /// Whether a call is made whenever the animation runs to its end: on no branch, in no loop, and in no function but those
  /// that are written as arguments.
  private func isCertain(_ call: Int, in body: FunctionBody) -> Bool {
    body.blocks(around: call).allSatisfy { block in
      block.word == "function"
        && line.enclosing(before: block.place).map { body.range.contains($0.place) } ?? false
    }
  }

  // MARK: How long

  /// The one animation of a transition takes as long as `transitionDuration` says.
  private mutating func checkDuration(of body: FunctionBody) {
    let said = FunctionBody.all(named: "transitionDuration", in: tokens).filter { $0.owner == body.owner }
    guard said.count == 1, isWord(said[0].range.lowerBound, "return"),
      let duration = number(at: said[0].range.lowerBound + 1), duration.end == said[0].range.upperBound
    else { return }
    let animations = body.places(of: "animate").filter { isSymbol($0 - 1, ".") && isWord($0 - 2, "UIView") }
    guard animations.count == 1, body.places(of: "delay").isEmpty, body.places(of: "add").isEmpty,
      body.places(of: "UIViewPropertyAnimator").isEmpty
    else { return }
    let label = body.places(of: "withDuration").first { isSymbol($0 + 1, "=") }
    let place = label.map { $0 + 2 } ?? animations[0] + 2
    guard let taken = number(at: place), taken.value != duration.value,
      isSymbol(taken.end, ",") && (label != nil || isWord(taken.end + 1, "function")) || isSymbol(taken.end, "}")
    else { return }
    add(
      place, "this animation takes \(taken.value) s, and transitionDuration says \(duration.value)",
      "self:transitionDuration(\(body.lastParameter ?? "context"))")
  }

  /// The number that begins there, and the place after it: its point is a word of its own.
  private func number(at place: Int) -> (value: Double, end: Int)? {
    var text = ""
    var end = place
    while tokens.indices.contains(end), tokens[end].kind == .number || isSymbol(end, ".") {
      text += tokens[end].text
      end += 1
    }
    return Double(text).map { ($0, end) }
  }

  // MARK: By hand

  /// What a finger may finish it may also call off.
  private mutating func checkCancelling() {
    guard tokens.contains(where: { $0.text == "UIPercentDrivenInteractiveTransition" }) else { return }
    func calls(_ name: String) -> [Int] {
      tokens.indices.filter {
        tokens[$0].kind == .name && tokens[$0].text == name && isSymbol($0 - 1, ":") && isSymbol($0 + 1, "(")
          && !isWord($0 - 2, "timeline")
      }
    }
    guard let finish = calls("finish").first, !calls("update").isEmpty, calls("cancel").isEmpty else { return }
    add(finish, "nothing cancels what this finishes: a gesture that is called off would leave it hanging", nil)
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
