import LuaBridge
import ScriptRuntime
import TestStages
import Testing

/// Groups of tasks, streams and cancellation handlers. Orders: what `Sources/Importer/Tests/Runs/task-groups.swift` prints in Swift, and
/// Swift's documentation where that is named; times: by hand.
@Suite("Groups of tasks and streams") struct TaskGroupTests {
  private func lines(_ script: String) throws -> [String] {
    try Stage.output("Task(function()\n\(script)\nend)\ntimeline:run()").split(separator: "\n").map(String.init)
  }

  // MARK: Groups

  @Test("its tasks begin in a later turn, in the order of adding; results come in the order of ending")
  func order() throws {
    let script = """
      print(withTaskGroup(function(group)
        for n = 1, 3 do
          group:addTask(function()
            print("begins", n)
            Task.sleep((4 - n) / 4)
            return n
          end)
        end
        print("added", group.isEmpty)
        local order = {}
        while not group.isEmpty do order[#order + 1] = group:next() end
        print(group:next(), group.isEmpty, timeline.now)
        return table.concat(order, " ")
      end))
      """
    #expect(
      try lines(script) == ["added\tfalse", "begins\t1", "begins\t2", "begins\t3", "nil\ttrue\t0.75", "3 2 1"])
  }

  @Test("it ends when all of its tasks have, though its function has returned; without any it goes on at once")
  func ends() throws {
    let script = """
      local kept = withTaskGroup(function(group)
        group:addTask(function() Task.sleep(0.5) print("child", timeline.now) end)
        print("returns", timeline.now)
        return 7
      end)
      print(kept, timeline.now)
      DispatchQueue.main:async(function() print("block") end)
      print(withTaskGroup(function() return "none" end))
      """
    #expect(try lines(script) == ["returns\t0.0", "child\t0.5", "7\t0.5", "none", "block"])
  }

  @Test("its function may wait, also in a group of its own, and an animation is seen at its time")
  func waits() throws {
    let script = """
      local box = UIView(CGRect(0, 0, 10, 10))
      window:addSubview(box)
      withTaskGroup(function(outer)
        Task.sleep(0.25)
        outer:addTask(function()
          withTaskGroup(function(inner)
            inner:addTask(function()
              withCheckedContinuation(function(continuation)
                UIView.animate(0.5, function() box.alpha = 0 end, function() continuation:resume() end)
              end)
              print("faded", timeline.now)
            end)
          end)
          print("inner", timeline.now)
        end)
      end)
      print("outer", timeline.now)
      """
    #expect(try lines(script) == ["faded\t0.75", "inner\t0.75", "outer\t0.75"])
  }

  @Test("an error of a task is that of the call that takes its result; one that nobody takes is dropped")
  func errors() throws {
    let script = """
      print(pcall(withThrowingTaskGroup, function(group)
        group:addTask(function() error("late", 0) end)
        print(pcall(group.next, group))
        group:addTask(function() error("dropped", 0) end)
        group:addTask(function() Task.sleep(0.25) end)
        return "returns"
      end))
      print(timeline.now)
      """
    #expect(try lines(script) == ["false\tlate", "true\treturns", "0.25"])
  }

  @Test("where its function fails, its tasks are cancelled and waited for, and the error is the call's")
  func fails() throws {
    let script = """
      print(pcall(withThrowingTaskGroup, function(group)
        group:addTask(function()
          print(pcall(Task.sleep, 10))
          print("sees", Task.isCancelled, timeline.now)
        end)
        Task.sleep(0.25)
        error("gives up", 0)
      end))
      """
    let lines = try lines(script)
    #expect(lines.count == 3 && lines[0].hasPrefix("false\t"), "\(lines)")
    #expect(lines.dropFirst() == ["sees\ttrue\t0.25", "false\tgives up"])
  }

  @Test("waitForAll waits for all, and raises the first error then")
  func waitForAll() throws {
    let script = """
      withThrowingTaskGroup(function(group)
        group:addTask(function() Task.sleep(0.5) end)
        group:addTask(function() Task.sleep(0.25) error("first", 0) end)
        print(pcall(group.waitForAll, group))
        print(group.isEmpty, timeline.now)
        group:waitForAll()
      end)
      """
    #expect(try lines(script) == ["false\tfirst", "true\t0.5"])
  }

  @Test("cancelling the group or the task around it cancels its tasks, also those that are added later")
  func cancelled() throws {
    let script = """
      withTaskGroup(function(group)
        group:addTask(function() print("one", pcall(Task.sleep, 10) or timeline.now) end)
        Task.sleep(0.25)
        group:cancelAll()
        print(group.isCancelled, Task.isCancelled, group:addTaskUnlessCancelled(function() print("never") end))
        group:addTask(function() print("two", Task.isCancelled) end)
      end)
      local whole = Task(function()
        withTaskGroup(function(group)
          group:addTask(function() print("child", pcall(Task.sleep, 10) or timeline.now) end)
          print("body", pcall(Task.sleep, 10) or timeline.now, group.isCancelled)
        end)
        print("all", timeline.now)
      end)
      Task.sleep(0.25)
      whole:cancel()
      """
    #expect(
      try lines(script) == [
        "true\tfalse\tfalse", "one\t0.25", "two\ttrue", "body\t0.5\ttrue", "child\t0.5", "all\t0.5",
      ])
  }

  @Test(
    "a mistake in its function is the call's error, with its line; one in a task is reported, and the group waits on")
  func mistakes() throws {
    let stage = try Stage()
    stage.run(
      """
      Task(function()
        print(pcall(withTaskGroup, function()
          Task.sleep(0.25)
          missing()
        end))
        withTaskGroup(function(group)
          group:addTask(function() missing() end)
        end)
        print("never")
      end)
      timeline:run()
      """)
    #expect(stage.output.hasPrefix("false\ttest.lua:4: attempt to call a nil value"), "\(stage.output)")
    #expect(!stage.output.contains("never"))
    #expect(stage.callbackErrors.map(\.line) == [7])
  }

  @Test("nothing but a task can have a group, and a group takes no task behind its end")
  func outside() throws {
    for call in ["withTaskGroup(function() end)", "withTaskCancellationHandler(function() end, function() end)"] {
      #expect(try Stage.failure(call).code == "outside-task")
    }
    let kept = "local kept\nTask(function() withTaskGroup(function(group) kept = group end) end)\ntimeline:run()\n"
    #expect(try Stage.failure(kept + "kept:addTask(function() end)").code == "group-has-ended")
  }

  // MARK: Cancellation handlers

  @Test("a handler is called by whoever cancels, at once, and only while its operation runs")
  func handlers() throws {
    let script = """
      local task = Task(function()
        print(withTaskCancellationHandler(function()
          local ok = pcall(Task.sleep, 10)
          return ok
        end, function() print("handler", timeline.now) end))
        print(withTaskCancellationHandler(function() return "operation" end, function() print("first") end))
      end)
      local done = Task(function()
        withTaskCancellationHandler{
          operation = function() Task.sleep(0.125) end, onCancel = function() print("never") end,
        }
        pcall(Task.sleep, 10)
      end)
      Task.sleep(0.25)
      task:cancel()
      print("cancelled")
      done:cancel()
      """
    #expect(try lines(script) == ["handler\t0.25", "cancelled", "false", "first", "operation"])
  }

  // MARK: Streams

  @Test("a stream gives what it was given, in order, then nil; a task goes on in a later turn")
  func streams() throws {
    let script = """
      local stream = AsyncStream(function(continuation)
        continuation:yield(1)
        continuation:yield()
        Timer.scheduledTimer(0.25, false, function()
          continuation:yield(3)
          print("given")
          continuation:finish()
          continuation:yield(4)
        end)
      end)
      print(stream:next(), stream:next(), timeline.now)
      print(stream:next(), timeline.now)
      print(stream:next(), stream:next())
      """
    #expect(try lines(script) == ["1\ttrue\t0.0", "given", "3\t0.25", "nil\tnil"])
  }

  @Test("an error comes behind the last value, once")
  func throwing() throws {
    let script = """
      local stream, continuation = AsyncStream.makeStream()
      continuation:yield(1)
      continuation:finish("broken")
      print(stream:next(), select(2, pcall(stream.next, stream)), stream:next())
      """
    #expect(try lines(script) == ["1\tbroken\tnil"])
  }

  @Test("a cancelled task ends the stream: its next value is nil, and the termination says why")
  func cancelledStream() throws {
    let script = """
      local stream, continuation = AsyncStream.makeStream()
      continuation.onTermination = function(reason) print(reason, timeline.now) end
      local reader = Task(function() print(stream:next(), timeline.now) end)
      Task.sleep(0.25)
      reader:cancel()
      print("cancelled")
      local other, another = AsyncStream.makeStream()
      another.onTermination = print
      another:finish()
      another:finish()
      """
    #expect(try lines(script) == ["cancelled\t0.25", "cancelled", "finished", "nil\t0.25"])
  }

  @Test("a bound drops the oldest or the newest")
  func bounds() throws {
    let script = """
      local function give(continuation)
        for n = 1, 4 do continuation:yield(n) end
        continuation:finish()
      end
      for _, bound in ipairs{"bufferingNewest", "bufferingOldest"} do
        local stream = AsyncStream{[bound] = 2, build = give}
        print(stream:next(), stream:next(), stream:next())
      end
      """
    #expect(try lines(script) == ["3\t4\tnil", "1\t2\tnil"])
  }
}
