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
    case .keyTimesSetThePace:
      "keyTimes and a paced calculationMode: as in Core Animation, the times win and the speed is not constant"
    case .repeatsTwoWays:
      "repeatCount and repeatDuration are both set: repeatDuration wins, and Apple leaves it undefined"
    }
  }
}
