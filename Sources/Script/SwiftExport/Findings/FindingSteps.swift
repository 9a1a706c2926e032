import PlainText
import TransitionChecker

/// The statements of Swift by which a test makes a transition go as a scenario does, on a `DrivenTransition`.
struct FindingSteps {
  /// From the begin to the last end.
  let statements: [String]
  /// How each end of the transition turns out, as members of `DrivenTransition.Outcome`.
  let outcomes: [String]

  /// Nil for a scenario that needs a finger, the system or a program's own calls.
  init?(_ scenario: Scenario, isHeld: Bool) {
    let begin = isHeld ? "try await transition.begin(held: true)" : "try await transition.begin()"
    let wait = "try await transition.end()"
    func percent(_ fraction: Double) -> String { NumberText.trimmed(fraction, 4) }
    func held(_ fractions: [Double], _ release: Scenario.Release) -> [String] {
      ["try await transition.begin(held: true)"]
        + fractions.flatMap { ["transition.driver.update(\(percent($0)))", "try await transition.pass(0.1)"] }
        + ["transition.driver.\(release.rawValue)()"]
    }
    func outcome(_ release: Scenario.Release) -> String { release == .finish ? "finished" : "cancelled" }
    /// Up to a fraction: driven there where it is held, else as long as it takes.
    func way(to fraction: Double) -> [String] {
      isHeld
        ? [begin, "transition.driver.update(\(percent(fraction)))", "try await transition.pass(0.1)"]
        : [begin, "try await transition.pass(\(percent(fraction)))"]
    }
    let goesOn = isHeld ? ["transition.driver.finish()"] : []
    switch scenario.way {
    case .asItRuns, .finish:
      (statements, outcomes) = ([begin] + goesOn + [wait], ["finished"])
    case .finishAndBack(let isAnimated):
      statements =
        [begin] + goesOn + [wait, "transition.undo(animated: \(isAnimated))", "try await transition.end(2)"]
      outcomes = ["finished", "finished"]
    case .held(let release, let fraction):
      (statements, outcomes) = (held([fraction], release) + [wait], [outcome(release)])
    case .forthAndBack(let release, let fraction):
      (statements, outcomes) = (held([fraction / 2, fraction, fraction / 2], release) + [wait], [outcome(release)])
    case .endedTwice(let release):
      let last = "transition.driver.\(release.rawValue)()"
      (statements, outcomes) = (
        held([0.5], release) + [last, wait, "transition.driver.update(0.5)"], [outcome(release)]
      )
    case .turned(let release):
      let turns = [0.3, 0.2, 0.3, 0.2, 0.3]
      (statements, outcomes) = (held(turns, release) + [wait], [outcome(release)])
    case .laidOut(let fraction):
      (statements, outcomes) = (way(to: fraction) + ["transition.layOut()"] + goesOn + [wait], ["finished"])
    case .rotated(let fraction):
      let turn = "transition.turn()"
      statements = fraction < 1 ? way(to: fraction) + [turn] + goesOn + [wait] : [begin] + goesOn + [wait, turn]
      outcomes = ["finished"]
    case .sized:
      (statements, outcomes) = ([begin] + goesOn + [wait], ["finished"])
    case .again(let fraction):
      statements =
        held([fraction], .cancel) + [wait, "try await transition.begin(held: true)", "transition.driver.update(0.5)"]
        + ["transition.driver.finish()", "try await transition.end(2)"]
      outcomes = ["cancelled", "finished"]
    case .repeated:
      let rounds = (0..<2).flatMap { round in
        [
          "transition.undo(animated: false)", "transition.redo()", "try await transition.end(\(2 * round + 3))",
        ]
      }
      statements = [begin] + goesOn + [wait] + rounds
      outcomes = [String](repeating: "finished", count: 5)
    case .asked:
      statements =
        [begin] + goesOn
        + [wait, "_ = transition.to.presentationController?.frameOfPresentedViewInContainerView"]
      outcomes = ["finished"]
    case .nested(let fromMiddle):
      let other = "transition.to.present(UIViewController(), animated: false, completion: nil)"
      let back =
        fromMiddle
        ? "transition.undo(animated: false)" : "transition.to.dismiss(animated: false, completion: nil)"
      (statements, outcomes) = (
        [begin] + goesOn + [wait, other, back], ["finished"] + (fromMiddle ? ["finished"] : [])
      )
    case .liftedAfter, .fingerTo, .flicked, .flickedBack, .touchCancelled, .untouched, .second, .background, .plain,
      .atRoot, .slow:
      return nil
    }
  }
}
