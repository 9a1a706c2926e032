import TimelineKit

/// What happened up to a time, aligned: when, what, to whom.
struct EventLog {
  let lines: [String]

  /// - Parameter name: Only events of this name; nil for all.
  init(_ timeline: Timeline, upTo time: Double, named name: String?) {
    let events = timeline.events.filter { $0.time <= time && (name == nil || $0.name == name) }
    guard !events.isEmpty else {
      let known = Set(timeline.events.map(\.name)).sorted()
      lines =
        name == nil || known.isEmpty
        ? ["nothing has happened yet"] : ["no event '\(name ?? "")' so far; there are: " + known.joined(separator: ", ")]
      return
    }
    let nameWidth = events.map(\.name.count).max() ?? 0
    let subjectWidth = min(24, events.map(\.subject.count).max() ?? 0)
    lines = events.map { event in
      let start = "\(NumberText.seconds(event.time))  \(event.name.padded(to: nameWidth))  "
      let line = start + event.subject.padded(to: subjectWidth) + (event.detail.isEmpty ? "" : "  \(event.detail)")
      return String(line.reversed().drop { $0 == " " }.reversed()).cut(to: 80)
    }
  }
}
