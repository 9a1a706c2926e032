/// The events to come, in order of time, then phase, then scheduling.
final class EventQueue {
  private var heap = BinaryHeap<ScheduledEvent>()
  private var cancelledCount = 0
  private var lastSerial: UInt64 = 0
  /// How many pending events are not endless.
  private(set) var finiteCount = 0

  private let memory: MemoryCount

  init(countedBy memory: MemoryCount) { self.memory = memory }

  deinit { memory.add(-heap.count * MemoryCount.Weight.scheduled) }

  /// How many events are pending.
  var count: Int { heap.count - cancelledCount }

  func add(
    at nanoseconds: Int64, phase: ScheduledEvent.Phase, isEndless: Bool = false, chainLength: Int = 0,
    serial: UInt64? = nil, _ body: @escaping () -> Void
  ) -> ScheduledEvent {
    lastSerial += 1
    let event = ScheduledEvent(
      nanoseconds: nanoseconds, phase: phase, isEndless: isEndless, chainLength: chainLength,
      serial: serial ?? lastSerial,
      queue: self, body: body)
    if !isEndless { finiteCount += 1 }
    heap.insert(event)
    memory.add(MemoryCount.Weight.scheduled)
    return event
  }

  /// Removes and returns the next event due at or before `nanoseconds`; nil when there is none.
  func popNext(upTo nanoseconds: Int64) -> ScheduledEvent? {
    guard let next = nextTime, next <= nanoseconds, let event = removeFirst() else { return nil }
    if !event.isEndless { finiteCount -= 1 }
    return event
  }

  /// Cancels every event, including those that are referred to elsewhere.
  func removeAll() {
    while let event = removeFirst() { _ = event.takeBody() }
    cancelledCount = 0
    finiteCount = 0
  }

  @discardableResult
  private func removeFirst() -> ScheduledEvent? {
    guard let event = heap.removeFirst() else { return nil }
    memory.add(-MemoryCount.Weight.scheduled)
    return event
  }

  /// When the next event is due.
  var nextTime: Int64? {
    while let first = heap.first, !first.isPending {
      removeFirst()
      cancelledCount -= 1
    }
    return heap.first?.nanoseconds
  }

  /// A cancelled event stays in the heap until it is due, or until cancelled events are the majority.
  func didCancel(_ event: ScheduledEvent) {
    if !event.isEndless { finiteCount -= 1 }
    cancelledCount += 1
    guard cancelledCount > 32, cancelledCount > heap.count / 2 else { return }
    memory.add(-cancelledCount * MemoryCount.Weight.scheduled)
    heap.keep(\.isPending)
    cancelledCount = 0
  }
}
