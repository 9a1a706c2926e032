extension Scenario.Way {
  /// The same at another fraction; itself where it has none.
  func at(_ fraction: Double) -> Self {
    switch self {
    case .held(let release, _): .held(release, at: fraction)
    case .forthAndBack(let release, _): .forthAndBack(release, at: fraction)
    case .fingerTo: .fingerTo(fraction)
    case .flicked: .flicked(at: fraction)
    case .flickedBack: .flickedBack(at: fraction)
    case .touchCancelled: .touchCancelled(at: fraction)
    case .second: .second(at: fraction)
    case .rotated: .rotated(at: fraction)
    case .laidOut: .laidOut(at: fraction)
    case .background: .background(at: fraction)
    case .again: .again(at: fraction)
    case .slow: .slow(at: fraction)
    case .asItRuns, .finish, .finishAndBack, .liftedAfter, .untouched, .endedTwice, .turned, .sized, .repeated, .nested,
      .asked, .plain, .atRoot:
      self
    }
  }
}
