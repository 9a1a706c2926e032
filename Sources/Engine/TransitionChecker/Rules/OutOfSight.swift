import MotionMath
import PlainText

extension Rule.ID {
  public static let outOfSight = Self("R-OUT-OF-SIGHT", formerly: "R-RECT")
}

extension Rule {
  static let outOfSight = Rule(.outOfSight, .warning, isAboutViews: true) { run, _ in
    guard run.scenario.way == .finish, run.endedAsAsked, let place = run.place else { return [] }
    let isSeen = place.size.width > 0 && place.size.height > 0
    if !isSeen || !place.overlaps(run.screen) {
      return [
        run.finding(.outOfSight, about: run.toView, "\(run.toView) ends at \(NumberText.rect(place)), out of sight")
      ]
    }
    // A transform that is left on it is judged by STATE.
    guard let final = run.finalPlace, !place.isClose(to: final),
      run.after.value(of: run.toView, .value, "transform") == nil
    else { return [] }
    let (here, there) = (NumberText.rect(place), NumberText.rect(final))
    var finding = run.finding(
      .outOfSight, about: run.toView, "\(run.toView) ends at \(here), and its final frame is \(there)", before: there,
      after: here)
    finding.aspect = "position"
    return [finding]
  }
}
