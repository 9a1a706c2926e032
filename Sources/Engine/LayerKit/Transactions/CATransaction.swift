public import MotionMath

/// Groups changes into commits, and carries the settings of implicit animations.
///
/// One per world. Transactions nest: an inner one starts as a copy of the outer one's settings, and only the outermost
/// sends its changes to the record. A change made outside any transaction opens an implicit one, which the end of the
/// turn (or `flush`) commits. (Documented; nesting and defaults measured on macOS.)
public final class CATransaction {
  private unowned let world: World
  // Asked at every change, and changed in single steps, so checks for overlapping access are off.
  @exclusivity(unchecked) private var levels: [Level] = []
  /// The changes that the next commit records.
  var changes = PendingChanges()
  private var isCommitting = false

  init(in world: World) { self.world = world }

  private struct Level {
    var animationDuration = 0.25
    var animationTimingFunction: CAMediaTimingFunction?
    var disableActions = false
    var values: [String: AnimatableValue] = [:]
    var isImplicit = false
    var completions: [TransactionCompletion] = []

    /// Settings are inherited, blocks are not.
    var nested: Level {
      var copy = self
      copy.completions = []
      copy.isImplicit = false
      return copy
    }

    func seal(in world: World) {
      for completion in completions { completion.seal(in: world) }
    }
  }

  /// Opens a transaction inside the current one.
  public func begin() { levels.append(levels.last?.nested ?? Level()) }

  /// Opens the implicit transaction, unless one is open: a change was made (documented).
  func beginImplicitly() {
    guard levels.isEmpty else { return }
    begin()
    levels[0].isImplicit = true
  }

  /// Notes a change for the next commit; outside any transaction it opens the implicit one.
  func note(_ change: (inout PendingChanges) -> Void) {
    beginImplicitly()
    change(&changes)
  }

  /// Closes the innermost transaction; the outermost one's changes go to the record. Harmless without one (measured on
  /// macOS).
  public func commit() {
    guard let level = levels.popLast() else { return }
    if levels.isEmpty { send() }
    level.seal(in: world)
  }

  /// Commits the implicit transaction. Nothing happens while an explicit one is open.
  public func flush() {
    if levels.count == 1, levels[0].isImplicit {
      commit()
    } else if levels.isEmpty {
      send()
    }
  }

  /// Runs layout, then records everything that changed.
  private func send() {
    guard !isCommitting else { return }
    isCommitting = true
    world.prepareCommit()
    isCommitting = false
    let openedByLayout = levels.popLast()
    world.commitChanges()
    openedByLayout?.seal(in: world)
  }

  // MARK: Settings

  /// Seconds an implicit animation takes, and an explicit one whose duration is 0. Default 0.25.
  public var animationDuration: Double {
    get { levels.last?.animationDuration ?? Level().animationDuration }
    set { current { $0.animationDuration = newValue } }
  }

  /// The curve of implicit animations, and of explicit ones that have none. Nil: `default` for implicit ones.
  public var animationTimingFunction: CAMediaTimingFunction? {
    get { levels.last?.animationTimingFunction }
    set { current { $0.animationTimingFunction = newValue } }
  }

  /// Whether changes of properties make no implicit animations. Does not affect `add(_:forKey:)`.
  public var disableActions: Bool {
    // Asked at each change of a layer: `last` would copy the whole level.
    get { levels.isEmpty ? false : levels[levels.count - 1].disableActions }
    set { current { $0.disableActions = newValue } }
  }

  /// Called once all animations added *after* it was set, in this transaction and those inside it, have ended or were
  /// removed; on a later turn when there are none. Setting another block, or nil, does not revert an earlier one
  /// (measured on macOS).
  public var completionBlock: (() -> Void)? {
    get { levels.last?.completions.last?.block }
    set { current { $0.completions.append(TransactionCompletion(block: newValue)) } }
  }

  /// A value stored in the transaction under any key; inherited by inner transactions, gone with this one. Under
  /// `animationDuration` and `disableActions` it is that setting (documented), where its kind allows.
  public func setValue(_ value: AnimatableValue?, forKey key: String) {
    switch (key, value) {
    case ("animationDuration", .number(let seconds)): animationDuration = seconds
    case ("disableActions", .bool(let isOn)): disableActions = isOn
    default: current { $0.values[key] = value }
    }
  }

  public func value(forKey key: String) -> AnimatableValue? {
    switch key {
    case "animationDuration": .number(animationDuration)
    case "disableActions": .bool(disableActions)
    default: levels.last?.values[key]
    }
  }

  private func current(_ body: (inout Level) -> Void) {
    beginImplicitly()
    body(&levels[levels.count - 1])
  }

  /// The blocks that wait for an animation added now: the last one set at each level, innermost first, as they run.
  var waitingCompletions: [TransactionCompletion] { levels.reversed().compactMap { $0.completions.last } + joined }
  /// The blocks of earlier transactions that wait for what is added now.
  private var joined: [TransactionCompletion] = []

  /// Wraps what adds animations in a later turn: the completion blocks that wait for animations now wait for those, too.
  /// The result is to be called once.
  package func counting(_ body: @escaping () -> Void) -> () -> Void {
    let completions = waitingCompletions
    guard !completions.isEmpty else { return body }
    for completion in completions { completion.addAnimation() }
    return { [self] in
      let outer = joined
      joined += completions
      body()
      joined = outer
      for completion in completions { completion.animationEnded() }
    }
  }
}
