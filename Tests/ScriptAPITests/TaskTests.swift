import LuaBridge
import ScriptRuntime
import TestStages
import Testing

/// `Task` and continuations. Orders: what `Sources/Importer/Tests/Runs/tasks.swift` prints in Swift; times: by hand.
@Suite("Tasks") struct TaskTests {
  private func lines(_ script: String) throws -> [String] {
    try Stage.output(script).split(separator: "\n").map(String.init)
  }

  @Test("a task begins in a later turn, in one line with the blocks of the main queue; what waits for nothing goes on")
  func begins() throws {
    let script = """
      local function load(name) print(name, timeline.now) return 3 end
      DispatchQueue.main:async(function() print("block") end)
      Task(function()
        print(load("first") + load("again"))
        Task.yield()
        print("after a yield")
      end)
      Task.detached(function() print("second") end)
      DispatchQueue.main:async(function() print("last block") end)
      print("now")
      timeline:run()
      """
    #expect(
      try lines(script) == [
        "now", "block", "first\t0.0", "again\t0.0", "6", "second", "last block", "after a yield",
      ])
  }

  @Test("it sleeps by the virtual clock, and not at all for less than nothing")
  func sleeps() throws {
    let script = """
      Task(function()
        Task.sleep(0.3)
        print(timeline.now)
        Task.sleep(0.25)
        print(timeline.now)
        Task.sleep(-1)
        print(timeline.now)
      end)
      timeline:run()
      """
    #expect(try lines(script) == ["0.3", "0.55", "0.55"])
  }

  @Test("its changes are committed with its turn; an animation that ends then has called its completion before")
  func turns() throws {
    let script = """
      local box = UIView(CGRect(0, 0, 10, 10))
      window:addSubview(box)
      Task(function()
        UIView.animate(0.25, function() box.alpha = 0.5 end, function() print("completed", timeline.now) end)
        Task.sleep(0.25)
        print("slept", timeline.now)
        box.alpha = 0.75
      end)
      timeline:advance(0.125)
      print(box.layer:presentation().opacity)
      timeline:advance(0.125)
      print(box.layer:presentation().opacity)
      """
    // Halfway along ease in-out, which is symmetrical.
    #expect(try lines(script) == ["0.75", "completed\t0.25", "slept\t0.25", "0.75"])
  }

  @Test("a function may wait in pcall, in a method, and where a variable is closed")
  func waitsInside() throws {
    let script = """
      local Card = class("Card", UIView)
      function Card:pause(time) Task.sleep(time) return self.tag end
      Task(function()
        local held <close> = setmetatable({}, {__close = function() print("closed", timeline.now) end})
        local card = Card()
        card.tag = 7
        print(pcall(card.pause, card, 0.5))
        print(select(2, pcall(function() Task.sleep(0.5) error("late", 0) end)), timeline.now)
        for _, time in ipairs {0.25, 0.25} do card:pause(time) end
      end)
      timeline:run()
      """
    #expect(try lines(script) == ["true\t7", "late\t1.0", "closed\t1.5"])
  }

  @Test("a cancelled sleep ends at once with an error, and so does the next; all else goes on")
  func cancelled() throws {
    let script = """
      print(Task.isCancelled)
      local task = Task(function()
        local ok, problem = pcall(Task.sleep, 10)
        print(ok, problem.code, problem.message, timeline.now, Task.isCancelled)
        print(pcall(Task.sleep, 10), timeline.now)
        print(pcall(Task.checkCancellation), timeline.now)
        Task.yield()
        print("goes on", timeline.now)
        Task.sleep(10)
        print("never")
      end)
      Task(function()
        Task.sleep(0.5)
        task:cancel()
        print("cancels", task.isCancelled, Task.isCancelled)
      end)
      timeline:run()
      print(timeline.now)
      """
    #expect(
      try lines(script) == [
        "false", "cancels\ttrue\tfalse", "false\tcancelled\tthe task was cancelled\t0.5\ttrue", "false\t0.5",
        "false\t0.5", "goes on\t0.5", "0.5",
      ])
  }

  @Test("a task that was cancelled before it began runs all the same")
  func cancelledEarly() throws {
    let script = """
      local task = Task(function() print("runs", Task.isCancelled) end)
      task:cancel()
      timeline:run()
      """
    #expect(try lines(script) == ["runs\ttrue"])
  }

  @Test("a value is awaited by any number of tasks, later at once; what is thrown is thrown there")
  func values() throws {
    let script = """
      local slow = Task(function() Task.sleep(0.5) return 4 end)
      local failing = Task(function() error("late", 0) end)
      local other = Task(function() error{reason = "none"} end)
      Task(function()
        print(slow:value(), timeline.now)
        print(slow:value(), timeline.now)
        print(pcall(failing.value, failing))
        print(select(2, pcall(other.value, other)).reason)
      end)
      Task(function() print("also", slow:value()) end)
      timeline:run()
      """
    #expect(try lines(script) == ["4\t0.5", "4\t0.5", "false\tlate", "none", "also\t4"])
  }

  @Test("a mistake is reported as that of a callback, and who awaits it waits on; what is thrown is not reported")
  func mistakes() throws {
    let stage = try Stage()
    stage.run(
      """
      local missing
      local broken = Task(function()
        Task.sleep(0.5)
        missing()
      end)
      Task(function() error("of its own") end)
      Task(function() error("thrown", 0) end)
      Task(function() print(broken:value()) end)
      local slept = Task(function() Task.sleep(1) end)
      slept:cancel()
      timeline:run()
      """)
    #expect(stage.output == "")
    #expect(stage.callbackErrors.map(\.message) == ["of its own", "attempt to call a nil value (upvalue 'missing')"])
    #expect(stage.callbackErrors.map(\.line) == [6, 4])
    #expect(
      stage.callbackErrors.map(\.context) == [
        "in the task of test.lua:6, at 0.000 s", "in the task of test.lua:2, at 0.500 s",
      ])
  }

  // MARK: Continuations

  @Test("a continuation that is resumed in its function lets the task go on at once, else in the next turn")
  func continuations() throws {
    let script = """
      local held
      Task(function()
        print("at once", withCheckedContinuation(function(continuation) continuation:resume(5) end))
        print("later", withUnsafeContinuation(function(continuation) held = continuation end))
        print(pcall(withCheckedThrowingContinuation, function(continuation) continuation:resume(nil, "thrown") end))
        print(pcall(withUnsafeThrowingContinuation, function(continuation) held = continuation end))
        print(withCheckedContinuation(function(continuation) continuation:resume() end))
      end)
      timeline:run()
      held:resume(7)
      print("resumed")
      timeline:run()
      held:resume(nil, "late")
      timeline:run()
      """
    #expect(
      try lines(script) == ["at once\t5", "resumed", "later\t7", "false\tthrown", "false\tlate", "nil"])
  }

  @Test("a continuation that is resumed twice is an error there, and one that never is lets its task wait for ever")
  func resumedTwice() throws {
    let twice = try Stage.failure(
      """
      local held
      Task(function() withCheckedContinuation(function(continuation) held = continuation end) end)
      timeline:run()
      held:resume()
      held:resume()
      """)
    #expect(twice.code == "resumed-twice")
    #expect(twice.line == 5)
    let script = """
      Task(function()
        withCheckedContinuation(function() end)
        print("never")
      end)
      timeline:run()
      print(timeline.now)
      """
    #expect(try lines(script) == ["0.0"])
  }

  @Test("an error in the function of a continuation is the call's, and the task waits for nothing")
  func errorInside() throws {
    let script = """
      local held
      Task(function()
        print(pcall(withCheckedContinuation, function(continuation) held = continuation error("at once", 0) end))
        Task.sleep(0.5)
        print(timeline.now)
      end)
      timeline:advance(0.25)
      held:resume()
      timeline:run()
      """
    #expect(try lines(script) == ["false\tat once", "0.5"])
  }

  // MARK: Outside

  @Test(
    "nothing but a task can wait",
    arguments: [
      "Task.sleep(1)", "Task.yield()", "withCheckedContinuation(function(c) c:resume() end)",
      "Task(function() end):value()", "coroutine.wrap(function() Task.sleep(1) end)()",
      "UIView.animate(1, function() Task.sleep(1) end)",
    ])
  func outside(call: String) throws {
    #expect(try Stage.failure(call).code == "outside-task")
    guard !call.hasPrefix("Task") && !call.hasPrefix("with") else { return }
    let stage = try Stage()
    stage.run("Task(function() \(call) end)\ntimeline:run()")
    #expect(stage.callbackErrors.map(\.code) == ["outside-task"])
  }

  @Test("no script can resume the thread of a task that waits")
  func notResumable() throws {
    let script = """
      local thread
      Task(function()
        thread = coroutine.running()
        Task.sleep(1)
        print("slept", timeline.now)
      end)
      timeline:advance(0.5)
      print(coroutine.resume(thread))
      timeline:run()
      """
    #expect(try lines(script) == ["false\tcannot resume a coroutine that waits on the clock", "slept\t1.0"])
  }

  @Test("in the past no task is made")
  func past() throws {
    let error = try Stage.failure("timeline:advance(1)\ntimeline:seek(0.5)\nTask(function() end)")
    #expect(error.code == "past-is-read-only")
  }

  @Test("a task that has ended lets its function go, and what that holds")
  func letsGo() throws {
    let script = """
      local held = setmetatable({}, {__mode = "k"})
      local task
      do
        local view = UIView()
        held[view] = true
        task = Task(function() Task.sleep(0.5) view.alpha = 0 end)
      end
      timeline:run()
      collectgarbage() collectgarbage()
      print(next(held), task.isCancelled)
      """
    #expect(try lines(script) == ["nil\tfalse"])
  }
}
