import MotionMath
import PlainText

extension Rule.ID {
  public static let nestedPresentation = Self("R-NESTED-PRESENTATION", formerly: "R-NESTP")
}

extension Rule {
  static let nestedPresentation = Rule(.nestedPresentation, .error) { run, _ in
    guard run.scenario.way == .nested(fromMiddle: false), run.endedAsAsked, let former = run.formerPlace,
      let place = run.place
    else { return [] }
    let moved = max(
      abs(place.minX - former.minX), abs(place.minY - former.minY), abs(place.maxX - former.maxX),
      abs(place.maxY - former.maxY))
    guard moved > 1 else { return [] }
    return [
      run.finding(
        .nestedPresentation, about: run.toView,
        "\(run.toView) is \(NumberText.trimmed(moved)) pt elsewhere when what covered it is gone",
        before: NumberText.rect(former), after: NumberText.rect(place))
    ]
  }
}
