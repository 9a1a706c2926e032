import TransitionChecker

/// A limit of real time for what a script itself does. Time in copies of it does not count: they have their own.
final class ScriptLimit {
  private let seconds: Double
  private var spent = 0.0
  private var begin = 0.0

  init(_ seconds: Double) { self.seconds = seconds }

  /// Ends the script when its time is over, as `--timeout` does.
  func begins() {
    begin = ContinuousTime.now
    Interrupts.install(timeout: seconds, spent: min(spent, seconds), message: "")
  }

  /// Whether the time was over.
  @discardableResult
  func ends() -> Bool {
    let isOver = Interrupts.hasTimedOut
    Interrupts.endTimeout()
    spent += ContinuousTime.now - begin
    return isOver
  }

  /// The same outside of this limit.
  func outside<Value>(_ body: () -> Value) -> Value {
    // A run that was asked to stop meanwhile stops.
    if Interrupts.hasTimedOut { return body() }
    ends()
    defer { begins() }
    return body()
  }
}
