import LayerKit
import LuaBridge
import ScriptRuntime

/// Groups of tasks, streams of values, and what is done when a task is cancelled.
extension Catalog {
  static let taskGroupClasses = [taskGroup, asyncStream, streamContinuation]

  private static let operation = Parameter(
    nil, "operation", .function([:], returns: .any), "The function to run, which may wait.")

  private static let taskGroup = ClassDeclaration(
    ScriptTaskGroup.self, "TaskGroup", "The tasks that a function in withTaskGroup adds, which end before it does.",
    partOfWorld: .always
  ) { c in
    c.bool("isEmpty", "Whether none runs, and all results are taken.", { $0.isEmpty })
    c.bool("isCancelled", "Whether the group or the task around it was cancelled.", { $0.isCancelled })
    c.method("addTask", [operation], "Adds a task, which begins in the next turn.") { group, call in
      try group.add(call.function(0))
      return .none
    }
    c.method(
      "addTaskUnlessCancelled", [operation], returns: .bool,
      "Adds a task where the group is not cancelled, and says so."
    ) { group, call in
      guard !group.isCancelled else { return .bool(false) }
      try group.add(call.function(0))
      return .bool(true)
    }
    c.method(
      "next", returns: .any, changesWorld: true,
      "The result of the task that ends next, true for none, for which the caller waits; nil when no task is left."
    ) { group, call in group.next(for: try call.task()) }
    c.method(
      "waitForAll", changesWorld: true, "Waits until all have ended; raises the first error among their results."
    ) { group, call in group.waitForAll(for: try call.task()) }
    c.method("cancelAll", "Cancels its tasks, and those that are added later.") { group, _ in
      group.cancelAll()
      return .none
    }
    c.example(
      """
      Task(function()
        local sum = withTaskGroup(function(group)
          for n = 1, 3 do
            group:addTask(function() Task.sleep(n / 4) return n end)
          end
          local sum = 0
          while not group.isEmpty do sum = sum + group:next() end
          return sum
        end)
        print(sum, timeline.now)
      end)
      timeline:run()   --> 6	0.75
      """)
  }

  private static let asyncStream = ClassDeclaration(
    ScriptStream.self, "AsyncStream", "Values that come one after the other, for which a task waits.",
    partOfWorld: .always
  ) { c in
    let build = Parameter(
      nil, "build", .function(["continuation": .object("AsyncStreamContinuation")]),
      "Called at once, with what gives the stream its values.")
    let limit = Shape.integer(0...(1 << 31 - 1))
    func made(_ bound: ScriptStream.Bound?, by body: ScriptFunction, in session: ScriptSession) -> ScriptStream {
      let stream = ScriptStream(bound)
      body.runBlock(as: "the stream's function", [.object(ScriptStreamContinuation(of: stream))])
      return stream
    }
    c.made([build]) { try made(nil, by: $0.function(0), in: $0.session) }
    for (label, keepsOldest) in [("bufferingNewest", false), ("bufferingOldest", true)] {
      c.made([
        Parameter(label, nil, limit, "The most values that wait; others are dropped."),
        Parameter("build", nil, build.shape, "Called at once, with what gives the stream its values."),
      ]) { call in
        try made(
          ScriptStream.Bound(limit: try call[0].integer(), keepsOldest: keepsOldest), by: call.function(1),
          in: call.session)
      }
    }
    c.staticMethod(
      "makeStream", "A stream, and as the second result what gives it its values.",
      [
        Overload([], returns: .object("AsyncStream")) { _ in
          let stream = ScriptStream()
          return .several([.object(stream), .object(ScriptStreamContinuation(of: stream))])
        }
      ])
    c.nestedClass("Continuation", "What gives a stream its values.")
    c.method(
      "next", returns: .any, changesWorld: true,
      "The next value, for which the caller waits; nil behind the last, and for a task that was cancelled."
    ) { stream, call in stream.next(for: try call.task()) }
    c.example(
      """
      local stream = AsyncStream(function(continuation)
        DispatchQueue.main:asyncAfter(0.25, function()
          continuation:yield(timeline.now)
          continuation:finish()
        end)
      end)
      Task(function() print(stream:next(), stream:next()) end)
      timeline:run()   --> 0.25	nil
      """)
  }

  private static let streamContinuation = ClassDeclaration(
    ScriptStreamContinuation.self, "AsyncStreamContinuation", "Gives an AsyncStream its values.", partOfWorld: .always
  ) { c in
    c.method(
      "yield", [Parameter(nil, "value", .optional(.any), isOptional: true, "The value; true without one.")],
      "Gives the stream a value."
    ) { continuation, call in
      let isGiven = call.has(0) && !call[0].isNil
      continuation.stream.yield(isGiven ? call.session.lua.value(at: call[0].index) : .bool(true))
      return .none
    }
    c.method(
      "finish",
      [Parameter(nil, "error", .optional(.any), isOptional: true, "Raised in the task behind the last value.")],
      "Ends the stream behind the values that it has."
    ) { continuation, call in
      let isGiven = call.has(0) && !call[0].isNil
      continuation.stream.finish(throwing: isGiven ? call.session.lua.value(at: call[0].index) : nil)
      return .none
    }
    c.value(
      "onTermination",
      .optional(.function(["reason": .word(EnumEntry(ScriptStream.Termination.self, name: "AsyncStreamTermination"))])),
      "Called once, when the stream ends or its task is cancelled.",
      { _, continuation in continuation.stream.onTermination.map { .reference($0.reference) } ?? .none },
      { _, continuation, value in
        continuation.stream.onTermination = value.isNil ? nil : try value.function()
      })
    c.example(
      """
      local stream, continuation = AsyncStream.makeStream()
      continuation.onTermination = print
      local reader = Task(function() print(stream:next(), stream:next()) end)
      continuation:yield(3)
      timeline:run()
      reader:cancel()
      timeline:run()
      --> cancelled
      --> 3	nil
      """)
  }

  static var taskGroupFunctions: [FunctionEntry] {
    let body = Parameter(
      nil, "body", .function(["group": .object("TaskGroup")], returns: .any), "Called at once; adds tasks to the group."
    )
    return ["withTaskGroup", "withThrowingTaskGroup"].map { name in
      FunctionEntry(
        name,
        "Calls a function with a group of tasks, lets the task wait until all have ended, and returns its result.",
        [Overload([body], returns: .any) { ScriptTaskGroup.run(try $0.function(0), in: try $0.task(), of: $0.session) }]
      )
    } + [
      FunctionEntry(
        "withTaskCancellationHandler",
        "Calls a function that may wait, and another when the task is cancelled meanwhile.",
        [
          Overload(
            [
              Parameter("operation", nil, .function([:], returns: .any), "Called at once."),
              Parameter(
                "onCancel", nil, .function([:]),
                "Called by whoever cancels the task; first of all where that has been done."),
            ], returns: .any
          ) { call in try call.task().run(call.function(0), onCancel: call.function(1)) }
        ])
    ]
  }
}
