package import LayerKit
package import LuaBridge

/// A task: a function that may wait, run on the main actor as a thread of Lua.
///
/// It begins in a later turn, in one line with the blocks of `DispatchQueue.main`, whose queue is the main actor's executor
/// (documented: SE-0316; that the line is kept, and that all tasks are in it, detached ones too, is chosen here). A call that
/// waits for nothing goes on at once. Errors of Lua and of playhead are reported as those of callbacks are, and nobody who
/// awaits such a task goes on, as an app has ended there; a value that a script throws is kept for who awaits it.
package final class ScriptTask: NSObject {
  private unowned let session: ScriptSession
  private let thread: LuaReference
  /// Nil when it has ended.
  private var operation: ScriptFunction?
  private var result: LuaState.LateResult?
  /// Called once, when it ends.
  private var onEnd: [(LuaState.LateResult) -> Void] = []
  /// The event that ends the sleep in which it is; nil when it does not sleep.
  private var alarm: ScheduledEvent?
  private var wasCancelled = false
  /// The task that waits until this one, a part of it, has ended; nil for a task.
  private let whole: ScriptTask?
  /// The part for which it waits.
  private weak var part: ScriptTask?
  /// The calls that cancelling makes besides, by number, in the order of asking for it.
  private var onCancel: [(number: Int, call: () -> Void)] = []
  private var cancelCount = 0

  package var isCancelled: Bool { whole?.isCancelled ?? wasCancelled }

  package init(running operation: ScriptFunction, in session: ScriptSession) {
    self.session = session
    self.operation = operation
    whole = nil
    thread = session.lua.makeThread(running: operation.reference)
    super.init()
    session.world.nextTurn { self.goOn() }
  }

  private init(_ operation: ScriptFunction, partOf whole: ScriptTask) {
    session = whole.session
    self.operation = operation
    self.whole = whole
    thread = session.lua.makeThread(running: operation.reference)
    super.init()
  }

  package override var className: String { "Task" }

  private func goOn(with result: LuaState.LateResult? = nil) {
    run { session.lua.resume(thread, with: result) }
  }

  private func run(_ resume: () -> LuaState.Resumption) {
    let running = session.only(RunningTask.self)
    let outer = running.task
    running.task = self
    defer { running.task = outer }
    switch resume() {
    case .suspended: break
    case .ended(let value): end(with: .value(.reference(value)))
    case .failed(let error, let value):
      // A part's error is that of the call that began it.
      if whole != nil || error.isThrown(as: value, in: session) {
        end(with: .error(.reference(value)))
      } else if let operation {
        session.callbacks.failed(error, in: "the task", running: operation.reference)
      }
    }
  }

  /// Goes on in a later turn, as a task does that is put on its executor.
  func goOnLater(with result: LuaState.LateResult) {
    session.world.nextTurn { self.goOn(with: result) }
  }

  private func end(with result: LuaState.LateResult) {
    (self.result, operation) = (result, nil)
    for call in onEnd { call(result) }
    onEnd = []
  }

  /// True where the running call may wait.
  fileprivate var canWait: Bool { session.lua.canSuspend(thread) }

  // MARK: Waiting

  /// Waits by the virtual clock, not at all for less than nothing. Animations that end then have called their completions
  /// before (chosen here: they are due earlier).
  /// - Throws: `cancelled` (documented: `Task.sleep` throws at once when the task is cancelled).
  package func pause(for seconds: Double) throws(ScriptFailure) -> ScriptValue {
    try checkCancellation()
    let world = session.world
    alarm = world.schedule(at: world.now + max(0, seconds)) { [self] in
      session.world.atEndOfInstant { [self] in
        guard alarm != nil else { return }
        alarm = nil
        goOnLater(with: .value(.nil))
      }
    }
    return .suspension
  }

  /// Lets what is due in the same line go first.
  package func yield() -> ScriptValue {
    goOnLater(with: .value(.nil))
    return .suspension
  }

  /// Runs a function that may wait as a part of the task, at once; the task waits until it has ended, and goes on in the same turn.
  ///
  /// - Parameter finish: Called at its end, with its result and what lets the task go on.
  func run(
    _ body: ScriptFunction, with arguments: [ScriptValue] = [],
    then finish: @escaping (LuaState.LateResult, _ goOn: @escaping (LuaState.LateResult) -> Void) -> Void
  ) -> ScriptValue {
    var (early, waits) = (LuaState.LateResult?.none, false)
    let inner = ScriptTask(body, partOf: self)
    part = inner
    inner.onEnd = [
      { result in
        finish(result) { if waits { self.goOn(with: $0) } else { early = $0 } }
      }
    ]
    inner.run {
      session.lua.begin(inner.thread) {
        for argument in arguments { session.push(argument) }
        return Int32(arguments.count)
      }
    }
    if let early { return ScriptValue(early) }
    waits = true
    return .suspension
  }

  /// Calls `call` for each task that awaits its end, once.
  func atEnd(_ call: @escaping (LuaState.LateResult) -> Void) { onEnd.append(call) }

  /// Its result, for another task that awaits it.
  package func value(for other: ScriptTask) -> ScriptValue {
    if let result { return ScriptValue(result) }
    onEnd.append { other.goOnLater(with: $0) }
    return .suspension
  }

  // MARK: Cancelling

  /// Notes that it is not wanted any more: a sleep ends with an error, what was asked for with `whenCancelled` is done, and all
  /// else goes on (documented: cancelling is cooperative).
  package func cancel() {
    guard !wasCancelled else { return }
    wasCancelled = true
    var sleeper = self
    while let inner = sleeper.part { sleeper = inner }
    sleeper.wake()
    // The newest first (chosen here).
    for (_, call) in onCancel.reversed() { call() }
    onCancel = []
  }

  private func wake() {
    guard let alarm else { return }
    alarm.cancel()
    self.alarm = nil
    goOnLater(with: .error(session.lua.value(of: ScriptError(.cancelled, in: session))))
  }

  /// Has `call` called when the task is cancelled, until it is forgotten.
  /// - Returns: Its number.
  func whenCancelled(_ call: @escaping () -> Void) -> Int {
    if let whole { return whole.whenCancelled(call) }
    cancelCount += 1
    onCancel.append((cancelCount, call))
    return cancelCount
  }

  func forget(_ number: Int) {
    if let whole { return whole.forget(number) }
    onCancel.removeAll { $0.number == number }
  }

  /// Runs `operation` as a part, and calls `handler` when the task is cancelled meanwhile, or is already (documented: at once, by
  /// whoever cancels; before the operation where the task is cancelled).
  package func run(_ operation: ScriptFunction, onCancel handler: ScriptFunction) -> ScriptValue {
    func cancelled() { handler.call(as: "the cancellation handler") }
    if isCancelled { cancelled() }
    let number = whenCancelled(cancelled)
    return run(operation) { result, goOn in
      self.forget(number)
      goOn(result)
    }
  }

  /// - Throws: `cancelled` where it is.
  package func checkCancellation() throws(ScriptFailure) { if isCancelled { throw .cancelled } }
}

/// The task that runs now.
package final class RunningTask: SessionObject {
  package fileprivate(set) var task: ScriptTask?

  package init(in session: ScriptSession) {}
}

/// The continuation that ends the wait of a task in `withCheckedContinuation`.
package final class ScriptContinuation: NSObject {
  private let task: ScriptTask
  private var result: LuaState.LateResult?
  private var isAwaited = false

  package init(of task: ScriptTask) {
    self.task = task
    super.init()
  }

  package override var className: String { "CheckedContinuation" }

  /// Hands it to `body` at once, and waits until it is resumed, if it was not in there.
  /// - Throws: The `ScriptError` of the body.
  package func wait(for body: ScriptFunction, in session: ScriptSession) throws -> ScriptValue {
    body.runBlock(as: "the continuation's body", [.object(self)])
    try session.throwRaised()
    if let result { return ScriptValue(result) }
    isAwaited = true
    return .suspension
  }

  /// The task goes on in a later turn.
  /// - Throws: `resumedTwice` (documented: a checked continuation ends the app then).
  package func resume(with result: LuaState.LateResult) throws(ScriptFailure) {
    guard self.result == nil else { throw .resumedTwice }
    self.result = result
    if isAwaited { task.goOnLater(with: result) }
  }
}

extension Call {
  /// The task that calls the function, which may suspend it.
  /// - Throws: `outsideTask` elsewhere, also in a block that another function calls for the task.
  package func task() throws(ScriptFailure) -> ScriptTask {
    guard let task = session.existing(RunningTask.self)?.task, task.canWait else {
      throw .outsideTask(function: name)
    }
    return task
  }
}

extension ScriptValue {
  init(_ result: LuaState.LateResult) {
    switch result {
    case .value(let value): self = .value(value)
    case .error(let value): self = .thrown(value)
    }
  }
}

extension ScriptError {
  /// True for what Swift throws, which is no mistake: a cancellation, or a value other than a text with its location, which
  /// `error` and Lua put in front of a message.
  fileprivate func isThrown(as value: LuaReference, in session: ScriptSession) -> Bool {
    if code == FailureCode.cancelled.rawValue { return true }
    guard code == ScriptError.Code.script else { return false }
    session.lua.push(value)
    defer { session.lua.pop() }
    return session.lua.string(at: -1).map { $0 == message } ?? true
  }
}
