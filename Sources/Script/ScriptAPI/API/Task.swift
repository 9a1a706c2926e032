import LayerKit
import LuaBridge
import ScriptRuntime

extension Catalog {
  static let taskClasses = [task, checkedContinuation]

  private static let operation = [
    Parameter("priority", nil, .optional(.string), isOptional: true, "Ignored."),
    Parameter("operation", nil, .function([:], returns: .any), "The function to run, which may wait."),
  ]

  private static let task = ClassDeclaration(
    ScriptTask.self, "Task",
    "A function that may wait. It begins in the next turn, behind the work that the main queue has, and runs in turns of it.",
    partOfWorld: .always
  ) { c in
    c.made(operation) { try $0.startTask() }
    c.bool("isCancelled", "Whether it was cancelled.", { $0.isCancelled })
    c.method("cancel", "Cancels it: its sleep ends with an error, and all else goes on until it asks.") { task, _ in
      task.cancel()
      return .none
    }
    c.method(
      "value", returns: .any, changesWorld: true,
      "What its function returns, for which a task waits; or the error that it ended with."
    ) { task, call in try task.value(for: call.task()) }
    c.staticMethod(
      "detached", changesWorld: true, "The same as a task: there is one thread.",
      [Overload(operation, returns: .object("Task")) { .object(try $0.startTask()) }])
    c.staticMethod(
      "sleep", "Lets the task wait that calls it.",
      [
        Overload([Parameter(nil, "seconds", .number(.seconds), "How long; not at all below 0.")]) { call in
          try call.task().pause(for: try call.number(0))
        }
      ])
    c.staticMethod(
      "yield", "Lets the task that calls it wait for what is due now.", [Overload([]) { try $0.task().yield() }])
    c.staticMethod(
      "checkCancellation", "Raises an error when the task that calls it is cancelled.",
      [
        Overload([]) { call in
          try call.session.existing(RunningTask.self)?.task?.checkCancellation()
          return .none
        }
      ])
    c.staticValue("isCancelled", .bool, "Whether the task that runs is cancelled; false outside of tasks.") {
      .bool($0.existing(RunningTask.self)?.task?.isCancelled ?? false)
    }
    c.example(
      """
      local fade = Task(function()
        Task.sleep(0.25)
        print(timeline.now)
        return "faded"
      end)
      Task(function() print(fade:value(), timeline.now) end)
      print("first")   --> first
      timeline:run()
      --> 0.25
      --> faded	0.25
      """)
  }

  private static let checkedContinuation = ClassDeclaration(
    ScriptContinuation.self, "CheckedContinuation", "Ends the wait of a task in withCheckedContinuation.",
    partOfWorld: .always
  ) { c in
    c.method(
      "resume",
      [
        Parameter(nil, "value", .optional(.any), "The result of withCheckedContinuation."),
        Parameter(nil, "error", .optional(.any), "The error that it raises instead."),
      ], "Lets the task go on in the next turn; once."
    ) { continuation, call in
      let fails = call.has(1)
      let value = call.session.lua.value(at: call[fails ? 1 : 0].index)
      try continuation.resume(with: fails ? .error(value) : .value(value))
      return .none
    }
    c.example(
      """
      local card = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(card)
      Task(function()
        local finished = withCheckedContinuation(function(continuation)
          UIView.animate{
            withDuration = 0.25, animations = function() card.alpha = 0 end,
            completion = function(finished) continuation:resume(finished) end,
          }
        end)
        print(finished, timeline.now)
      end)
      timeline:run()   --> true	0.25
      """)
  }

  /// Swift's four kinds differ in what they check, and in whether they can throw.
  static var continuationFunctions: [FunctionEntry] {
    [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ].map { name in
      FunctionEntry(
        name, "Calls a function at once, and lets the task wait until the continuation is resumed.",
        [
          Overload(
            [
              Parameter(
                nil, "body", .function(["continuation": .object("CheckedContinuation")]),
                "Called with what resumes the task.")
            ], returns: .any
          ) { call in
            try ScriptContinuation(of: try call.task()).wait(for: try call.function(0), in: call.session)
          }
        ])
    }
  }
}

extension Call {
  fileprivate func startTask() throws(ScriptFailure) -> ScriptTask {
    if let failure = session.readOnlyReason(for: name) { throw failure }
    return ScriptTask(running: try function(1), in: session)
  }
}
