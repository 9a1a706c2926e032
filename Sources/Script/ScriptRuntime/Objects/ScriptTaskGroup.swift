package import LayerKit
import LuaBridge

/// The tasks that a function in `withTaskGroup` adds, which end before it does.
///
/// Each begins in a later turn, in one line with all others, as a task does. Results come in the order of ending (documented). One
/// kind serves Swift's two: nothing here says which functions throw.
package final class ScriptTaskGroup: NSObject {
  private unowned let session: ScriptSession
  private let task: ScriptTask
  /// The tasks that have not ended.
  private var running: [ScriptTask] = []
  /// The results that nobody has taken, in the order of ending.
  private var results: [LuaState.LateResult] = []
  /// The task that waits for the next one.
  private var waiting: ScriptTask?
  /// Called once none runs.
  private var onRest: (() -> Void)?
  private var wasCancelled = false
  private var hasEnded = false

  private init(of task: ScriptTask, in session: ScriptSession) {
    (self.task, self.session) = (task, session)
    super.init()
  }

  package override var className: String { "TaskGroup" }

  /// Runs `body` with a group, in a task that waits for it and then for all of the group's tasks. Where it fails, these are cancelled
  /// first (documented).
  package static func run(_ body: ScriptFunction, in task: ScriptTask, of session: ScriptSession) -> ScriptValue {
    let group = ScriptTaskGroup(of: task, in: session)
    session.only(OpenGroups.self).groups.append(group)
    let number = task.whenCancelled { [weak group] in group?.cancelAll() }
    return task.run(body, with: [.object(group)]) { [unowned session] result, goOn in
      if case .error = result { group.cancelAll() }
      func end() {
        group.hasEnded = true
        session.only(OpenGroups.self).groups.removeAll { $0 === group }
        task.forget(number)
        goOn(result)
      }
      if group.running.isEmpty { end() } else { group.onRest = { session.world.nextTurn(end) } }
    }
  }

  /// Lets go of its tasks, which hold it: the session ends, and none goes on.
  fileprivate func abandon() { (running, results, waiting, onRest) = ([], [], nil, nil) }

  package var isEmpty: Bool { running.isEmpty && results.isEmpty }
  package var isCancelled: Bool { wasCancelled || task.isCancelled }

  /// - Throws: `groupHasEnded` outside of its function.
  package func add(_ operation: ScriptFunction) throws(ScriptFailure) {
    guard !hasEnded else { throw .groupHasEnded }
    let child = ScriptTask(running: operation, in: session)
    running.append(child)
    if isCancelled { child.cancel() }
    child.atEnd { [unowned child] in self.end(child, $0) }
  }

  private func end(_ child: ScriptTask, _ result: LuaState.LateResult) {
    running.removeAll { $0 === child }
    let result = isNothing(result) ? .value(.bool(true)) : result
    if let waiting {
      self.waiting = nil
      waiting.goOnLater(with: result)
    } else {
      results.append(result)
    }
    guard running.isEmpty, let onRest else { return }
    self.onRest = nil
    onRest()
  }

  /// True for a task that returned nothing: nil says that none is left.
  private func isNothing(_ result: LuaState.LateResult) -> Bool {
    guard case .value(let value) = result else { return false }
    session.lua.push(value)
    defer { session.lua.pop() }
    return session.lua.isNil(at: -1)
  }

  /// The result of the task that ends next, or has ended; nil when none is left.
  package func next(for task: ScriptTask) -> ScriptValue {
    if !results.isEmpty { return ScriptValue(results.removeFirst()) }
    guard !running.isEmpty else { return .none }
    waiting = task
    return .suspension
  }

  /// Waits until all have ended, and drops their results; the first error is thrown then (documented).
  package func waitForAll(for task: ScriptTask) -> ScriptValue {
    guard !running.isEmpty else { return ScriptValue(takeAll()) }
    onRest = { task.goOnLater(with: self.takeAll()) }
    return .suspension
  }

  private func takeAll() -> LuaState.LateResult {
    let error = results.first { if case .error = $0 { true } else { false } }
    results = []
    return error ?? .value(.nil)
  }

  package func cancelAll() {
    wasCancelled = true
    for child in running { child.cancel() }
  }
}

/// The groups that have not ended. A task that never ends and its group hold each other to the end of the session.
private final class OpenGroups: SessionObject {
  var groups: [ScriptTaskGroup] = []

  init(in session: ScriptSession) {}

  deinit { for group in groups { group.abandon() } }
}
