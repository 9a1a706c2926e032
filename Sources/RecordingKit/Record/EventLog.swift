/// Everything that happened, in order.
///
/// That an animation began or stopped is kept as just that, and put in words when somebody reads the log: there are as
/// many of these events as of all others together, and most are never read.
final class EventLog {
  private var worded: [StageEvent] = []
  private var pending: [Entry] = []
  /// When the last event happened, in seconds; 0 before the first.
  private(set) var lastTime = 0.0

  var count: Int { worded.count + pending.count }

  /// The class names and the names that layers had when their animations began or stopped.
  private var words = Numbering<String>()

  private enum Entry {
    indirect case event(StageEvent)
    case animation(Occurrence)
  }

  /// An `AnimationEvent` with numbers for its words.
  private struct Occurrence {
    let time: Double
    let animation: AnimationRecord
    let className: Int32
    let serialNumber: Int32
    /// -1 for none.
    let name: Int32
    let finished: Bool?
  }

  func append(_ event: StageEvent) {
    lastTime = event.time
    pending.append(.event(event))
  }

  func append(_ event: AnimationEvent) {
    lastTime = event.time
    let layer = event.layer
    pending.append(
      .animation(
        Occurrence(
          time: event.time, animation: event.animation, className: number(of: layer.className),
          serialNumber: Int32(layer.serialNumber), name: layer.name.map { number(of: $0) } ?? -1,
          finished: event.finished)))
  }

  private func number(of word: String) -> Int32 { Int32(words.number(of: word)) }

  private func event(_ entry: Occurrence) -> AnimationEvent {
    AnimationEvent(
      time: entry.time, animation: entry.animation,
      layer: ObjectLabel(
        className: words.values[Int(entry.className)], serialNumber: Int(entry.serialNumber),
        name: entry.name < 0 ? nil : words.values[Int(entry.name)]),
      finished: entry.finished)
  }

  var events: [StageEvent] {
    for entry in pending {
      switch entry {
      case .event(let event): worded.append(event)
      case .animation(let entry): worded.append(event(entry).worded)
      }
    }
    pending.removeAll()
    return worded
  }
}

/// That an animation began or stopped.
package struct AnimationEvent {
  package let time: Double
  package let animation: AnimationRecord
  /// The layer as it was called then.
  package let layer: ObjectLabel
  /// Nil when it began; otherwise whether it came to its end.
  package let finished: Bool?

  package init(time: Double, animation: AnimationRecord, layer: ObjectLabel, finished: Bool?) {
    self.time = time
    self.animation = animation
    self.layer = layer
    self.finished = finished
  }

  var worded: StageEvent {
    let end = finished.map { " finished=\($0)" } ?? ""
    return StageEvent(
      time: time, name: finished == nil ? "begin" : "stop", subject: layer.description,
      detail: animation.summary + end)
  }
}
