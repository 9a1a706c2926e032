import LayerKit

/// The animation blocks being executed, innermost last, and those whose animations are still running.
package final class ViewAnimationStack {
  private var executing: [Level] = []
  /// The blocks whose completion has not been told, in the order they began.
  package private(set) var running: [ViewAnimationState] = []
  /// `UIView.setAnimationsEnabled(_:)`.
  package var isEnabled = true
  /// How blocks that name no curve move while an interactive transition sets up its animations; nil otherwise.
  package var interactiveCurve: BehaviorSettings.ScrubCurve?

  /// Changes that wait for a block to join; see `run(_:along:)`.
  private var alongside: Alongside?

  private struct Alongside {
    let changes: () -> Void
    /// How many blocks were being executed when it was queued.
    let depth: Int
  }

  /// Where blocks are noted now, so that a transition can take them back; nil outside one.
  private(set) var journal: ViewAnimationJournal?

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
    journal?.add(state)
    executing.append(.animated(state))
    body()
    if state.settings.duration > 0 { joinAlongside() }
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

  /// Runs `body`, noting in `journal` the blocks it executes. The completions of those are noted there too.
  package func noting(in journal: ViewAnimationJournal?, _ body: () -> Void) {
    let before = self.journal
    self.journal = journal
    body()
    self.journal = before
  }

  func remove(_ state: ViewAnimationState) {
    if let index = running.firstIndex(where: { $0 === state }) { running.remove(at: index) }
  }
}

/// The animation blocks a transition has executed, in order.
package final class ViewAnimationJournal {
  private var states: [ViewAnimationState] = []

  package init() {}

  func add(_ state: ViewAnimationState) { states.append(state) }

  /// Gives every replaced value back, latest first, without animating. The caller removes the animations.
  ///
  /// - Parameter finished: What completions that have not run are told.
  package func takeBack(finished: Bool) {
    for state in states.reversed() { state.takeBack(finished: finished) }
  }
}
