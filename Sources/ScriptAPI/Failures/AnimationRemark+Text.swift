import LayerKit

extension AnimationRemark {
  /// The sentence a script is told.
  var text: String {
    switch self {
    case .nothingToMoveThrough:
      "this keyframe animation has fewer than two values to move through, and so no effect, as in Core Animation"
    case .keyTimesDoNotMatch(let keyTimes, let keyframes):
      "keyTimes has \(keyTimes) entries for \(keyframes) keyframes; as in Core Animation, the rest of the longer list "
        + "is ignored"
    case .timingFunctionsDoNotMatch(let functions, let segments):
      "timingFunctions has \(functions) for \(segments) segments; "
        + (functions < segments ? "those without one are linear" : "the rest is ignored")
    case .keyTimesDoNotSpan(let first, let last):
      "keyTimes runs from \(FailureText.number(first)) to \(FailureText.number(last)), where Core Animation asks for 0 "
        + "and 1; the first value holds before, the last after"
    case .splineValuesDoNotMatch(let name, let given, let keyframes):
      "\(name) has \(given) entries for \(keyframes) keyframes; the rest is ignored"
    case .splineValuesWithoutSpline(let name):
      "\(name) has no effect: calculationMode is neither cubic nor cubicPaced, or the animation follows a path"
    case .keyTimesSetThePace:
      "keyTimes and a paced calculationMode: as in Core Animation, the times win and the speed is not constant"
    case .repeatsTwoWays:
      "repeatCount and repeatDuration are both set: repeatDuration wins, and Apple leaves it undefined"
    }
  }
}
