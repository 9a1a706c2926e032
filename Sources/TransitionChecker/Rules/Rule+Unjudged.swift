/// Rules that are in the table and that nothing judges yet.
extension Rule {
  static let scrub = Rule(
    unjudged: .scrub, .error, "held and free runs differ",
    why: "What is not scrubbed along plays by itself, or shows only at the end",
    cure: "Animate with UIView or a property animator inside animateTransition")
  static let life = Rule(
    unjudged: .life, .warning, "cleaned up before a cancel",
    why: "viewWillDisappear comes before it is known whether the transition goes through",
    cure: "Clean up in viewDidDisappear, or ask the coordinator's isCancelled")
  static let expect = Rule(
    unjudged: .expect, .note, "waits for a callback that does not come",
    why: "A style that keeps the presenter on screen sends it no viewWillAppear when the presented one goes",
    cure: "Use the presentation controller's delegate")
  static let completion = Rule(
    unjudged: .completion, .error, "the completion of a presentation does not come",
    why: "The program's completion handler is never called", cure: "Complete the transition on every path")
  static let navigation = Rule(
    unjudged: .navigation, .error, "the bar shows another item than the stack",
    why: "What is changed outside the coordinator is not taken back by a cancel",
    cure: "Change the bar alongside the transition, and put it right when it is cancelled")
  static let gesture = Rule(
    unjudged: .gesture, .warning, "recognisers fight",
    why: "A scroll view and the gesture of a transition want the same finger",
    cure: "Decide in gestureRecognizerShouldBegin by velocity and offset")
  static let decide = Rule(
    unjudged: .decide, .note, "decides by distance alone",
    why: "A flick is meant to finish, however short its distance",
    cure: "Project: add the velocity times a fraction of a second to the distance")
  static let transformedFrame = Rule(
    unjudged: .transformedFrame, .warning, "a frame is set under a transform",
    why: "With a transform frame is undefined", cure: "Set bounds and center")
  static let nestedPresentation = Rule(
    unjudged: .nestedPresentation, .error, "the one in the middle is misplaced",
    why: "The system does not place again what another presentation covered",
    cure: "Place it in containerViewWillLayoutSubviews")
  static let pair = Rule(
    unjudged: .pair, .warning, "willShow without didShow",
    why: "A cancel sends no didShow: a flag set in willShow stays set",
    cure: "Clear the flag in the coordinator's completion")
  static let snapshot = Rule(
    unjudged: .snapshot, .warning, "an empty snapshot",
    why: "A view that was never laid out or is hidden gives an empty picture",
    cure: "Lay out first, and hide after the snapshot")
  static let alongOutside = Rule(
    unjudged: .alongOutside, .warning, "animated alongside, outside the container",
    why: "The transition's clock does not reach views outside its container",
    cure: "Use animateAlongsideTransition(in:)")
  static let velocity = Rule(
    unjudged: .velocity, .note, "changes its speed at the release",
    why: "The release animation has another speed than the finger had",
    cure: "Set completionSpeed, or a spring with the finger's velocity")
}
