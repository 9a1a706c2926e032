import RecordingKit

/// The bookkeeping of an animation on a layer: its layer, its next appointment, and the transaction blocks that wait
/// for it.
struct Attachment {
  /// The transaction blocks that wait for its end.
  var completions: [TransactionCompletion] = []
  /// The layer it is on or was on. Not retained while attached, and cleared when the layer is released: a weak
  /// reference would make every use of the layer slower. Retained once it is removed, so that the log can name the
  /// layer.
  private var link: Unmanaged<CALayer>?
  /// When its next callback is due, in the clock's nanoseconds; `noTime` while it will not come by itself.
  private var dueTime = Self.noTime
  var key = AnimationKey.none
  /// Its index in the record, from its first commit on; -1 before.
  private var record: Int32 = -1
  /// Its index among the runner's animations; -1 when it is not one of them.
  private var running: Int32 = -1
  /// The number of the appointment it has or last had.
  var appointment: UInt32 = 0
  var state = State.waiting
  private var holdsLayer = false

  private static let noTime = Int64.min

  enum State: UInt8 {
    case waiting, active, over
  }

  var layer: CALayer? { link?.takeUnretainedValue() }

  var due: Int64? {
    get { dueTime == Self.noTime ? nil : dueTime }
    set { dueTime = newValue ?? Self.noTime }
  }

  /// Its place in the order of adding, once it is on record.
  var serial: Int? {
    get { record < 0 ? nil : Int(record) }
    set { record = Int32(newValue ?? -1) }
  }

  var runningIndex: Int? {
    get { running < 0 ? nil : Int(running) }
    set { running = Int32(newValue ?? -1) }
  }

  /// True while it is among its layer's animations.
  var isAttached: Bool { link != nil && !holdsLayer }

  mutating func attach(to layer: CALayer, key: AnimationKey) {
    link = .passUnretained(layer)
    self.key = key
  }

  /// Called when it is removed from its layer's animations.
  mutating func wasTakenOff() {
    guard isAttached else { return }
    _ = link?.retain()
    holdsLayer = true
  }

  /// Called when its layer, or the animation itself, is released.
  mutating func forgetLayer() {
    if holdsLayer { link?.release() }
    link = nil
    holdsLayer = false
  }

  /// Removes and returns the blocks that still wait.
  mutating func takeCompletions() -> [TransactionCompletion] {
    defer { completions = [] }
    return completions
  }
}

extension CAAnimation {
  /// The clocks it runs by; nil when its layer is gone.
  var clockChain: ClockChain? { clockSource == .world ? ClockChain(clocks: []) : attachment.layer?.clockChain }

  /// True when it stays on a layer that leaves the window.
  var staysWithoutScreen: Bool { !isRemovedOnCompletion && !leavesWithLayer }

  /// Notifies the transaction blocks that this animation is over.
  func releaseCompletions() {
    for completion in attachment.takeCompletions() { completion.animationEnded() }
  }
}
