import LayerKit
import PlainText
import ViewKit

extension WarningText {
  /// The message about an animation that is added, and a line that can be typed where one is certain.
  static func text(of warning: AnimationWarning) -> (message: String, hint: String?) {
    switch warning {
    case .nothingToMoveThrough:
      (
        "this keyframe animation has fewer than two values to move through, and so no effect, as in Core Animation", nil
      )
    case .keyTimesDoNotMatch(let keyTimes, let keyframes):
      (
        "keyTimes has \(keyTimes) entries for \(keyframes) keyframes; as in Core Animation, the rest of the longer list "
          + "is ignored", nil
      )
    case .timingFunctionsDoNotMatch(let functions, let segments):
      (
        "timingFunctions has \(functions) for \(segments) segments; "
          + (functions < segments ? "those without one are linear" : "the rest is ignored"), nil
      )
    case .keyTimesDoNotSpan(let first, let last):
      (
        "keyTimes runs from \(NumberText.lua(first)) to \(NumberText.lua(last)), where Core Animation asks for 0 "
          + "and 1; the first value holds before, the last after", nil
      )
    case .splineValuesDoNotMatch(let name, let given, let keyframes):
      ("\(name) has \(given) entries for \(keyframes) keyframes; the rest is ignored", nil)
    case .splineValuesWithoutSpline(let name):
      (
        "\(name) has no effect: calculationMode is neither cubic nor cubicPaced, or the animation follows a path", nil
      )
    case .keyTimesSetThePace:
      (
        "keyTimes and a paced calculationMode are both set; as in Core Animation, the times win and the speed is not "
          + "constant", nil
      )
    case .repeatsTwoWays:
      ("repeatCount and repeatDuration are both set; repeatDuration wins here, and Apple leaves it undefined", nil)
    case .ignoredInGroup(let names):
      (
        "\(names.listed) of an animation in a group \(names.count > 1 ? "are" : "is") ignored: the group's "
          + "\(names.count > 1 ? "count" : "counts")",
        names.first.map { "group.\($0) = \(Self.example($0))" }
      )
    case .settlingReadEarly(let duration, let settling):
      (
        "the duration is the settlingDuration of the spring before it was changed, \(NumberText.fixed(duration, 3)) s; "
          + "it settles after \(NumberText.fixed(settling, 3)) s now",
        "read settlingDuration after initialVelocity, mass, stiffness and damping are set"
      )
    case .standsOnPath(let part):
      (
        "the path has lines of no length, and each segment of a path takes as long as the others: it stands still for "
          + "\(NumberText.fixed(part * 100, 0)) % of the duration",
        "animation.calculationMode = \"paced\""
      )
    }
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "delegate": "self"
    case "fillMode": "\"forwards\""
    default: "false"
    }
  }
}
