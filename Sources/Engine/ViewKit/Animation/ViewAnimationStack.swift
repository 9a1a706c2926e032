import LayerKit

/// The animation blocks being executed, innermost last, and those whose animations are still running.
package final class ViewAnimationStack {
  // Asked at every change, and changed in single steps, so checks for overlapping access are off.
  @exclusivity(unchecked) private var executing: [Level] = []
  /// The blocks whose completion has not run, in the order they began.
  package private(set) var running: [ViewAnimationState] = []
  /// `UIView.setAnimationsEnabled(_:)`.
  @exclusivity(unchecked) package private(set) var isEnabled = true
  /// How blocks that name no curve move while an interactive transition sets up its animations; nil otherwise.
  package var interactiveCurve: BehaviorSettings.ScrubCurve?

  /// Changes that wait for a block to join; see `run(_:along:)`.
  private var alongside: Alongside?

  private struct Alongside {
    let changes: () -> Void
    /// How many blocks were being executed when it was queued.
    let depth: Int
  }

  /// The log that lets a transition revert its blocks; nil outside one.
  private(set) var undoLog: ViewAnimationUndoLog?

  private enum Level {
    case animated(ViewAnimationState)
    case plain
  }

  /// The block whose changes animate now; nil where changes are applied at once.
  package var current: ViewAnimationState? {
    guard isEnabled, case .animated(let state) = executing.last else { return nil }
    return state
  }

  /// Runs `body` so that its changes animate as `state` says.
  func run(_ state: ViewAnimationState, _ body: () -> Void) {
    running.append(state)
    undoLog?.add(state)
    let flushes = state.settings.options.contains(.flushUpdates)
    // An earlier change belongs to the block around it, or is not animated (documented).
    if flushes { state.app.flushUpdates() }
    executing.append(.animated(state))
    body()
    if state.settings.duration > 0 { joinAlongside() }
    if flushes { state.app.flushUpdates() }
    executing.removeLast()
  }

  /// Runs `body`, and `changes` at the end of the first block it executes that takes time: they get that block's
  /// length, delay and curve. Without such a block `changes` does not run.
  package func run(_ body: () -> Void, along changes: @escaping () -> Void) {
    let before = alongside
    alongside = Alongside(changes: changes, depth: executing.count)
    body()
    alongside = before
  }

  private func joinAlongside() {
    guard let waiting = alongside, executing.count == waiting.depth + 1 else { return }
    alongside = nil
    waiting.changes()
  }

  /// Runs `body` so that its changes are applied at once.
  package func withoutAnimation(_ body: () -> Void) {
    executing.append(.plain)
    body()
    executing.removeLast()
  }

  /// Switches animations on or off. In a block with `flushUpdates`, what was changed before is updated first (documented).
  func setEnabled(_ enabled: Bool) {
    if isEnabled != enabled { flushingApp?.flushUpdates() }
    isEnabled = enabled
  }

  /// The application, in a block with `flushUpdates`; nil elsewhere.
  private var flushingApp: UIApplication? {
    for case .animated(let state) in executing where state.settings.options.contains(.flushUpdates) { return state.app }
    return nil
  }

  /// The same for a program's call, which in a block with `flushUpdates` updates before and after it (documented).
  func performWithoutAnimation(_ body: () -> Void) {
    let app = flushingApp
    app?.flushUpdates()
    withoutAnimation {
      body()
      app?.flushUpdates()
    }
  }

  /// Runs `body` and notes the blocks it executes in `undoLog`, as well as those of their completions.
  package func noting(in undoLog: ViewAnimationUndoLog?, _ body: () -> Void) {
    let before = self.undoLog
    self.undoLog = undoLog
    body()
    self.undoLog = before
  }

  func remove(_ state: ViewAnimationState) {
    if let index = running.firstIndex(where: { $0 === state }) { running.remove(at: index) }
  }
}

/// The animation blocks a transition has executed, in order.
package final class ViewAnimationUndoLog {
  private var states: [ViewAnimationState] = []

  package init() {}

  func add(_ state: ViewAnimationState) { states.append(state) }

  /// Restores every replaced value, latest first, without animating. The caller removes the animations.
  ///
  /// - Parameter finished: The argument of the completions that have not run.
  package func revert(finished: Bool) {
    for state in states.reversed() { state.revert(finished: finished) }
  }
}
