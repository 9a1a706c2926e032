import PlainText
import RecordingKit

/// The events of a run as lines to read. What happens to one object over and over, at most 0.1 s apart, is one line: a
/// finger's moves and what follows from each would hide all else.
struct EventText {
  private(set) var lines: [String]

  init(_ events: [StageEvent]) {
    var runs: [(first: StageEvent, last: Double, count: Int)] = []
    var latest: [String: Int] = [:]
    for event in events {
      let key = "\(event.name) \(event.subject)"
      if let index = latest[key], event.time - runs[index].last <= 0.1 {
        runs[index].last = event.time
        runs[index].count += 1
      } else {
        latest[key] = runs.count
        runs.append((event, event.time, 1))
      }
    }
    lines = runs.map { run in
      let event = run.first
      let head = NumberText.fixed(event.time, 3)
      if run.count > 2 {
        return "\(head) … \(NumberText.fixed(run.last, 3)) \(event.name) \(event.subject), \(run.count) times"
      }
      return "\(head) \(event.name) \(event.subject) \(event.detail)" + (run.count == 2 ? ", twice" : "")
    }
  }
}
