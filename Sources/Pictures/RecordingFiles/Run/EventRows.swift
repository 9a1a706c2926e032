import PlainText
package import RecordingKit

/// The rows of an event list: an event each, and one for all that follows from a finger's way frame by frame.
package struct EventRows {
  package enum Row: Equatable {
    case event(StageEvent)
    /// The moves of a finger from one time to another, and the fractions they led a transition through.
    case moves(from: StageEvent, to: Double, count: Int, fractions: ClosedRange<Double>?)

    package var time: Double {
      switch self {
      case .event(let event), .moves(let event, _, _, _): event.time
      }
    }

    /// The end of what the row tells.
    package var end: Double {
      switch self {
      case .event(let event): event.time
      case .moves(_, let end, _, _): end
      }
    }

    /// The event of the row; of several, the first.
    package var event: StageEvent {
      switch self {
      case .event(let event), .moves(let event, _, _, _): event
      }
    }
  }

  package let rows: [Row]

  package init(_ events: [StageEvent]) {
    var rows: [Row] = []
    var moves: [StageEvent] = []
    func close() {
      defer { moves = [] }
      let touches = moves.filter { $0.name == "touchesMoved" }
      guard touches.count > 1, let first = touches.first, let last = moves.last else {
        rows += moves.map { .event($0) }
        return
      }
      let fractions = moves.filter { $0.name == "updateInteractiveTransition" }.compactMap { Double($0.detail) }
      let range = fractions.min().flatMap { least in fractions.max().map { least...$0 } }
      rows.append(.moves(from: first, to: last.time, count: touches.count, fractions: range))
    }
    for event in events {
      if Self.follows(event) {
        moves.append(event)
      } else {
        close()
        rows.append(.event(event))
      }
    }
    close()
    self.rows = rows
  }

  /// Whether a frame of a finger's way has the event as every frame has.
  private static func follows(_ event: StageEvent) -> Bool {
    switch event.name {
    case "touchesMoved", "updateInteractiveTransition": true
    case "gesture": event.detail == "changed"
    default: false
    }
  }
}

extension EventRows.Row {
  /// `finger moves ×12, 7…40 %`, or the event's own name.
  package var name: String {
    guard case .moves(_, _, let count, let fractions) = self else { return event.name }
    guard let fractions else { return "finger moves ×\(count)" }
    func percent(_ part: Double) -> String { NumberText.fixed(part * 100, 0) }
    return "finger moves ×\(count), \(percent(fractions.lowerBound))…\(percent(fractions.upperBound)) %"
  }

  /// `0.817`, or `0.817–1.000` of what lasts.
  package var times: String {
    let begin = NumberText.fixed(time, 3)
    return end > time ? "\(begin)–\(NumberText.fixed(end, 3))" : begin
  }
}
