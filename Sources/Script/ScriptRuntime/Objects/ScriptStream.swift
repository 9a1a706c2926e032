package import LayerKit
package import LuaBridge

/// Swift's AsyncStream: values that come one after the other, for which a task waits.
///
/// The buffer has no bound (documented as the usual one), or keeps the oldest or newest values. A task goes on in a later turn, as one
/// does whose continuation is resumed.
package final class ScriptStream: NSObject {
  /// Why a stream gives no more.
  package enum Termination: String, CaseIterable, Sendable {
    case finished, cancelled
  }

  /// The values that are kept when there are more than `limit`.
  package struct Bound {
    package let limit: Int
    package let keepsOldest: Bool

    package init(limit: Int, keepsOldest: Bool) { (self.limit, self.keepsOldest) = (limit, keepsOldest) }
  }

  private let bound: Bound?
  private var values: [LuaValue] = []
  /// The result for the first task that asks behind the last value; nil while there may be more.
  private var end: LuaState.LateResult?
  /// The tasks that wait, and the numbers by which their cancelling is noted.
  private var waiting: [(task: ScriptTask, number: Int)] = []
  /// Called once, with the reason.
  package var onTermination: ScriptFunction?

  package init(_ bound: Bound? = nil) { self.bound = bound }

  package override var className: String { "AsyncStream" }

  /// The next value; nil behind the last, and for a task that is cancelled (documented: that ends the stream).
  package func next(for task: ScriptTask) -> ScriptValue {
    if task.isCancelled { terminate(.cancelled) }
    if !values.isEmpty { return .value(values.removeFirst()) }
    if let end {
      self.end = .value(.nil)
      return ScriptValue(end)
    }
    waiting.append((task, task.whenCancelled { [unowned self] in terminate(.cancelled) }))
    return .suspension
  }

  package func yield(_ value: LuaValue) {
    guard end == nil else { return }
    if !waiting.isEmpty {
      let (task, number) = waiting.removeFirst()
      task.forget(number)
      return task.goOnLater(with: .value(value))
    }
    if let bound, values.count >= bound.limit {
      if bound.keepsOldest || bound.limit == 0 { return }
      values.removeFirst()
    }
    values.append(value)
  }

  /// - Parameter error: Thrown behind the last value, once; nil for a stream that ends without one.
  package func finish(throwing error: LuaValue? = nil) {
    terminate(.finished, error.map(LuaState.LateResult.error) ?? .value(.nil))
  }

  private func terminate(_ reason: Termination, _ result: LuaState.LateResult = .value(.nil)) {
    guard end == nil else { return }
    end = result
    onTermination?.call(as: "onTermination", [.word(reason)])
    onTermination = nil
    for (task, number) in waiting {
      task.forget(number)
      task.goOnLater(with: end ?? .value(.nil))
      end = .value(.nil)
    }
    waiting = []
  }
}

/// Gives a stream its values.
package final class ScriptStreamContinuation: NSObject {
  package let stream: ScriptStream

  package init(of stream: ScriptStream) { self.stream = stream }

  package override var className: String { "AsyncStreamContinuation" }
}
