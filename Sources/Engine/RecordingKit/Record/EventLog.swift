/// Everything that happened, in order.
///
/// Begins and stops of animations are stored as numbers and turned into text when the log is read: there are as many of
/// these events as of all others together, and most are never read.
final class EventLog {
  private var worded: [StageEvent] = []
  private var pending = ChunkedList<Entry>()
  /// The pending events other than begins and stops of animations.
  private var others: [StageEvent] = []
  /// When the last event happened, in seconds; 0 before the first.
  private(set) var lastTime = 0.0

  var count: Int { worded.count + pending.count }

  /// The names that layers had when their animations began or stopped.
  private var names = Numbering<String>()

  /// 16 bytes: there are two for each animation.
  private struct Entry {
    let time: Double
    /// The animation's place in the record, or the event's among the others.
    let number: Int32
    /// -1 for an event of another kind. Otherwise a third of it is 1 plus the layer's name, 0 without one, and the rest
    /// is 0 for a begin, 1 for a stop before the end, 2 for a stop at the end.
    let code: Int32
  }

  func append(_ event: StageEvent) {
    lastTime = event.time
    pending.append(Entry(time: event.time, number: Int32(others.count), code: -1))
    others.append(event)
  }

  func append(_ event: AnimationEvent) {
    lastTime = event.time
    let name = event.name.map { names.number(of: $0) + 1 } ?? 0
    let end = event.finished.map { $0 ? 2 : 1 } ?? 0
    pending.append(Entry(time: event.time, number: Int32(event.animation.serial), code: Int32(3 * name + end)))
  }

  /// - Parameter recording: The record that the animations are in.
  func events(in recording: Recording) -> [StageEvent] {
    for entry in pending {
      worded.append(entry.code < 0 ? others[Int(entry.number)] : event(entry, in: recording).worded)
    }
    pending = ChunkedList()
    others = []
    return worded
  }

  private func event(_ entry: Entry, in recording: Recording) -> AnimationEvent {
    let (name, end) = Int(entry.code).quotientAndRemainder(dividingBy: 3)
    return AnimationEvent(
      time: entry.time, animation: recording.animation(Int(entry.number)),
      name: name == 0 ? nil : names.values[name - 1], finished: end == 0 ? nil : end == 2)
  }
}

/// An animation began or stopped.
package struct AnimationEvent {
  package let time: Double
  package let animation: AnimationRecord
  /// The name of the layer or its view then, or nil.
  package let name: String?
  /// Nil when it began; otherwise whether it came to its end.
  package let finished: Bool?

  package init(
    time: Double, animation: AnimationRecord, name: String?, finished: Bool?
  ) {
    self.time = time
    self.animation = animation
    self.name = name
    self.finished = finished
  }

  var worded: StageEvent {
    let end = finished.map { " finished=\($0)" } ?? ""
    let (node, layerClass) = (animation.node, animation.node.layerClass)
    let subject = ObjectLabel(
      className: layerClass.owner ?? layerClass.name, serialNumber: node.number, name: name)
    return StageEvent(
      time: time, name: finished == nil ? "begin" : "stop", subject: subject.description,
      detail: animation.summary + end)
  }
}
