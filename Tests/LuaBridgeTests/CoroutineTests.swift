import LuaBridge
import Testing

@Suite("Coroutines")
struct CoroutineTests {
  @Test("wait suspends until the host resumes it, at the virtual time")
  func wait() throws {
    let script = try Script()
    let first = script.output(
      """
      coroutine.wrap(function(name)
        print(name, os.clock())
        wait(0.25)
        print(name, os.clock())
        wait(0.5)
        print("done")
      end)("card")
      print("after")
      """)
    #expect(first == "card\t0.0\nafter\n")
    script.host.output = ""
    while !script.host.waiting.isEmpty {
      let next = script.host.waiting.removeFirst()
      script.host.time = next.time
      script.state.resume(next.thread)
    }
    #expect(script.host.output == "card\t0.25\ndone\n")
    #expect(script.host.time == 0.75)
  }

  @Test(
    "wait outside a coroutine, or for no number of seconds, is an error",
    arguments: [
      "wait(1)", "coroutine.wrap(function() wait(-1) end)()", "coroutine.wrap(function() wait('x') end)()",
    ])
  func refused(source: String) throws {
    _ = try Script().failure(source)
  }

  @Test("a waiting coroutine cannot be resumed by the script")
  func notResumable() throws {
    let script = try Script()
    let printed = script.output(
      "local c = coroutine.create(function() wait(1) end) coroutine.resume(c) print(coroutine.resume(c))")
    #expect(printed == "false\tcannot resume a coroutine that waits on the clock\n")
  }

  @Test("a thread of the host's begins when it is resumed, and ends with its first result or with what it raised")
  func threads() throws {
    let script = try Script()
    func thread(_ source: String) throws -> LuaReference {
      script.state.makeThread(running: try script.state.load(source, name: "thread").get())
    }
    guard case .ended(let value) = script.state.resume(try thread("return 3, 4")) else {
      Issue.record("it did not end")
      return
    }
    script.state.push(value)
    #expect(script.state.integer(at: -1) == 3)
    script.state.pop()
    guard case .failed(let error, let raised) = script.state.resume(try thread("error({1}, 0)")) else {
      Issue.record("it did not fail")
      return
    }
    #expect(error.line == 1)
    script.state.push(raised)
    #expect(script.state.count(at: -1) == 1)
    script.state.pop()
    let waiting = try thread("wait(1) return 5")
    guard case .suspended = script.state.resume(waiting), case .ended = script.state.resume(waiting) else {
      Issue.record("it did not wait")
      return
    }
    #expect(script.state.top == 0)
  }

  @Test("an error in a resumed coroutine comes back with its traceback")
  func failure() throws {
    let script = try Script()
    _ = script.output("coroutine.wrap(function()\n wait(1)\n local function deep() Node():fail() end\n deep()\nend)()")
    let thread = try #require(script.host.waiting.first?.thread)
    guard case .failed(let error, _) = script.state.resume(thread) else {
      Issue.record("it did not fail")
      return
    }
    #expect(error.code == "node-failed")
    #expect(error.traceback.map(\.line) == [3, 4])
    #expect(script.state.top == 0)
  }

  @Test("coroutines work as in Lua: values both ways, errors, close, wrap")
  func standard() throws {
    let script = try Script()
    let printed = script.output(
      """
      local co = coroutine.create(function(a, b)
        local c = coroutine.yield(a + b)
        local d, e = coroutine.yield(c * 2)
        return d + e
      end)
      print(coroutine.resume(co, 1, 2)) print(coroutine.resume(co, 10)) print(coroutine.resume(co, 3, 4))
      print(coroutine.resume(co)) print(coroutine.status(co))
      print(pcall(coroutine.wrap(function() error("oops", 0) end)))
      local closed = coroutine.create(function() local x <close> = setmetatable({}, {__close = function() print("closed") end})
        coroutine.yield() end)
      coroutine.resume(closed) print(coroutine.close(closed))
      """)
    #expect(
      printed == """
        true\t3
        true\t20
        true\t7
        false\tcannot resume dead coroutine
        dead
        false\toops
        closed
        true

        """)
  }

  @Test("methods called in a coroutine see that coroutine's stack")
  func methodsInCoroutine() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n = Node()
      local co = coroutine.wrap(function() n.name = "in co" coroutine.yield(n:callBack(function(x) return x end, 5)) end)
      print(co(), n.name)
      """)
    #expect(printed == "5\tin co\n")
  }
}
