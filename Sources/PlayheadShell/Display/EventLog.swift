import LayerKit
import ScriptAPI
import TimelineKit

/// What happened up to the playhead, aligned: when, what, to whom.
struct EventLog {
  let lines: [String]

  /// - Parameter name: Only events of this name; nil for all.
  init(_ session: ScriptSession, named name: String?) {
    let timeline = session.world.timeline
    let time = session.world.playhead
    let events = timeline.events.filter { $0.time <= time && (name == nil || $0.name == name) }
    guard !events.isEmpty else {
      let known = Set(timeline.events.map(\.name)).sorted()
      lines =
        name == nil || known.isEmpty
        ? ["nothing has happened yet"]
        : ["no event '\(name ?? "")' so far; there are: " + known.joined(separator: ", ")]
      return
    }
    let nameWidth = events.map(\.name.count).max() ?? 0
    let names = LayerNames(in: session)
    let subjects = events.map { names.name(ofSubject: $0.subject) }
    let subjectWidth = min(24, subjects.map(\.count).max() ?? 0)
    lines = zip(events, subjects).map { event, subject in
      let start = "\(NumberText.seconds(event.time))  \(event.name.padded(to: nameWidth))  "
      let line = start + subject.padded(to: subjectWidth) + (event.detail.isEmpty ? "" : "  \(event.detail)")
      return String(line.reversed().drop { $0 == " " }.reversed()).cut(to: 80)
    }
  }
}
