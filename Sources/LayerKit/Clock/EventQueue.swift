/// Something that will happen at a virtual time, unless it is cancelled.
public final class ScheduledEvent {
  let nanoseconds: Int64
  let phase: Phase
  /// An endless event (a display link's tick, a repeating timer) does not keep the world busy.
  let isEndless: Bool
  fileprivate let serial: UInt64
  fileprivate(set) var body: (() -> Void)?
  fileprivate weak var queue: EventQueue?

  /// What goes first at one instant.
  enum Phase: UInt8 {
    /// Touches, timers, the next run-loop turn.
    case turn
    /// Animations that begin or end.
    case animations
    /// Display links.
    case display
  }

  fileprivate init(nanoseconds: Int64, phase: Phase, isEndless: Bool, serial: UInt64, body: @escaping () -> Void) {
    self.nanoseconds = nanoseconds
    self.phase = phase
    self.isEndless = isEndless
    self.serial = serial
    self.body = body
  }

  /// When it is due, in seconds.
  public var time: Double { VirtualClock.seconds(nanoseconds) }

  /// Whether it is still going to happen.
  public var isPending: Bool { body != nil }

  /// Takes it back; nothing happens when it is over.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    queue?.forgot(self)
  }
}

/// What is going to happen, in order of time, then phase, then asking.
final class EventQueue {
  private var heap: [ScheduledEvent] = []
  private var lastSerial: UInt64 = 0
  /// How many pending events are not endless.
  private(set) var finiteCount = 0

  func add(
    at nanoseconds: Int64, phase: ScheduledEvent.Phase, isEndless: Bool = false, _ body: @escaping () -> Void
  ) -> ScheduledEvent {
    lastSerial += 1
    let event = ScheduledEvent(
      nanoseconds: nanoseconds, phase: phase, isEndless: isEndless, serial: lastSerial, body: body)
    event.queue = self
    if !isEndless { finiteCount += 1 }
    heap.append(event)
    siftUp(heap.count - 1)
    return event
  }

  /// The next event due at or before `nanoseconds`, taken out; nil when there is none.
  func popNext(upTo nanoseconds: Int64) -> ScheduledEvent? {
    dropCancelled()
    guard let first = heap.first, first.nanoseconds <= nanoseconds else { return nil }
    removeFirst()
    if !first.isEndless { finiteCount -= 1 }
    return first
  }

  /// When the next event is due.
  var nextTime: Int64? {
    dropCancelled()
    return heap.first?.nanoseconds
  }

  /// Marks the event as happened and gives its body.
  func take(_ event: ScheduledEvent) -> (() -> Void)? {
    defer { event.body = nil }
    return event.body
  }

  fileprivate func forgot(_ event: ScheduledEvent) {
    if !event.isEndless { finiteCount -= 1 }
  }

  private func dropCancelled() {
    while let first = heap.first, first.body == nil { removeFirst() }
  }

  private func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private func precedes(_ first: ScheduledEvent, _ second: ScheduledEvent) -> Bool {
    if first.nanoseconds != second.nanoseconds { return first.nanoseconds < second.nanoseconds }
    if first.phase != second.phase { return first.phase.rawValue < second.phase.rawValue }
    return first.serial < second.serial
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(heap[child], heap[parent]) { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown(_ start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if precedes(heap[child], heap[first]) { first = child }
      }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
