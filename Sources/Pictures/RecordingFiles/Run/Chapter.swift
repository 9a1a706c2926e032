import PlainText
package import RecordingKit

/// A transition on record: what it was, from when to when, and how it ended.
package struct Chapter: Equatable {
  /// `present mail`, `pop`: what began it, and whom.
  package let name: String
  /// In seconds.
  package let start: Double
  /// Nil while it goes on.
  package let end: Double?
  /// Where a finger let go of it, or holds it, from 0 to 1; nil where none did.
  package let fraction: Double?
  package let isCancelled: Bool

  /// `present mail ✗ 40 %` of one that was cancelled; of others the name alone.
  package var title: String {
    guard isCancelled else { return name }
    return name + " ✗" + (fraction.map { " \(NumberText.fixed($0 * 100, 0)) %" } ?? "")
  }

  package func contains(_ time: Double) -> Bool { start <= time && time < end ?? .infinity }

  /// The names of events that begin a transition.
  private static let beginnings: Set<String> = ["present", "dismiss", "push", "pop", "didSelect"]

  /// The transitions among events: from an event that asks for one to the end of its context.
  package static func all(in events: [StageEvent], _ names: (StageEvent) -> StageEvent) -> [Chapter] {
    var chapters: [Chapter] = []
    var asked: StageEvent?
    var open: (name: String, start: Double, fraction: Double?)?
    for event in events {
      switch event.name {
      case _ where beginnings.contains(event.name):
        asked = event
        if open == nil { open = (title(of: names(event)), event.time, nil) }
      case "animateTransition", "startInteractiveTransition":
        if open == nil { open = (asked.map { title(of: names($0)) } ?? "transition", event.time, nil) }
      case "updateInteractiveTransition": open?.fraction = Double(event.detail)
      case "completeTransition":
        guard let closed = open else { continue }
        // One that takes no time is no part of the ruler.
        if event.time > closed.start {
          chapters.append(
            Chapter(
              name: closed.name, start: closed.start, end: event.time, fraction: closed.fraction,
              isCancelled: event.detail == "false"))
        }
        (open, asked) = (nil, nil)
      default: break
      }
    }
    if let open {
      chapters.append(
        Chapter(name: open.name, start: open.start, end: nil, fraction: open.fraction, isCancelled: false))
    }
    return chapters
  }

  private static func title(of event: StageEvent) -> String {
    event.name == "didSelect" ? "tab \(event.subject)" : "\(event.name) \(event.subject)"
  }
}
