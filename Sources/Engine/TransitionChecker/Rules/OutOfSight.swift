import MotionMath
import PlainText

extension Rule.ID {
  public static let outOfSight = Self("R-OUT-OF-SIGHT", formerly: "R-RECT")
}

extension Rule {
  static let outOfSight = Rule(.outOfSight, .warning, isAboutViews: true) { run, _ in
    guard run.scenario.way == .finish, run.endedAsAsked, let place = run.place else { return [] }
    let isSeen = place.size.width > 0 && place.size.height > 0
    guard !isSeen || !place.overlaps(run.screen) else { return [] }
    return [
      run.finding(
        .outOfSight, about: run.toView,
        "\(run.toView) ends at \(NumberText.rect(place)), out of sight")
    ]
  }
}
