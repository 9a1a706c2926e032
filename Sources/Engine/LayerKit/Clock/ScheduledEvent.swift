/// A block that runs at a virtual time, unless it is cancelled.
public final class ScheduledEvent {
  let nanoseconds: Int64
  let phase: Phase
  /// An endless event (a display link's tick, a repeating timer) does not keep the world busy.
  let isEndless: Bool
  /// How many events of the same instant led to this one, each scheduled by the one before.
  let chainLength: Int
  let serial: UInt64
  private var body: (() -> Void)?
  private weak var queue: EventQueue?

  /// The order within one instant.
  enum Phase: UInt8, Comparable {
    /// Touches, timers, the next run-loop turn.
    case turn
    /// Animations that begin or end.
    case animations
    /// Display links.
    case display

    static func < (first: Phase, second: Phase) -> Bool { first.rawValue < second.rawValue }
  }

  init(
    nanoseconds: Int64, phase: Phase, isEndless: Bool, chainLength: Int, serial: UInt64, queue: EventQueue,
    body: @escaping () -> Void
  ) {
    self.nanoseconds = nanoseconds
    self.phase = phase
    self.isEndless = isEndless
    self.chainLength = chainLength
    self.serial = serial
    self.queue = queue
    self.body = body
  }

  /// Whether the event has neither run nor been cancelled.
  public var isPending: Bool { body != nil }

  /// Cancels it; no effect once it has run.
  public func cancel() {
    guard takeBody() != nil else { return }
    queue?.didCancel(self)
  }

  /// The block, given out once: the event is over afterwards.
  func takeBody() -> (() -> Void)? {
    defer { body = nil }
    return body
  }
}

extension ScheduledEvent: Comparable {
  public static func == (first: ScheduledEvent, second: ScheduledEvent) -> Bool { first === second }

  /// By time, then phase, then order of scheduling.
  public static func < (first: ScheduledEvent, second: ScheduledEvent) -> Bool {
    if first.nanoseconds != second.nanoseconds { return first.nanoseconds < second.nanoseconds }
    if first.phase != second.phase { return first.phase < second.phase }
    return first.serial < second.serial
  }
}
