/// Scenarios at other places than the matrix has.
extension Scenario {
  /// Whether `word` is an id, of whatever transition: a row, or with a variant or a place one of its scenarios.
  public static func isID(_ word: String) -> Bool {
    let kind = place(in: word)?.kind ?? word[...]
    return !kind.contains("@") && Row.allCases.contains { kind == $0.id || kind.hasPrefix($0.id + "-") }
  }

  /// The scenario with an id at a place that the matrix lacks, `M3@33%`.
  ///
  /// - Parameters:
  ///   - id: As `id` gives it. Nil for what is one of `known`, and for what is like none of them.
  ///   - known: Those that apply to a transition.
  init?(named id: String, like known: [Scenario]) {
    guard !known.contains(where: { $0.id == id }), let place = Self.place(in: id),
      let like = known.first(where: { Self.place(in: $0.id)?.kind == place.kind })
    else { return nil }
    self.init(like.way.at(place.fraction))
  }

  /// The parts of an id with a place: `M3-flick` and 0.7 of `M3-flick@70%`; nil for one without, and beyond 0 to 100 %.
  private static func place(in id: String) -> (kind: Substring, fraction: Double)? {
    guard let mark = id.lastIndex(of: "@"), id.hasSuffix("%"),
      let percent = Double(id[id.index(after: mark)...].dropLast()), (0...100).contains(percent)
    else { return nil }
    return (id[..<mark], percent / 100)
  }
}

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
