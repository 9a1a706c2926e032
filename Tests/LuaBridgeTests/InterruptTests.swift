import Glibc
import LuaBridge
import Testing

@Suite("Interrupts", .serialized)
struct InterruptTests {
  @Test(
    "an interrupt ends any loop, however it is wrapped",
    arguments: [
      "while true do end", "while true do pcall(function() while true do end end) end",
      "coroutine.wrap(function() while true do end end)()",
      "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
      "local co = coroutine.wrap(function() while true do coroutine.yield() end end) while true do pcall(co) end",
      "local n = Node() while true do pcall(n.callBack, n, function() while true do end end) end",
      "table.sort({3, 2, 1}, function() while true do end end)",
      "for k in pairs(setmetatable({}, {__pairs = function() while true do end end})) do end",
      "local co = coroutine.create(function() local x <close> = setmetatable({}, {__close = function() while true do end end}) "
        + "coroutine.yield() end) coroutine.resume(co) coroutine.close(co)",
      "while true do xpcall(error, function() while true do end end) end",
      // Loops in C, in which no line of Lua runs, and for which no memory is needed.
      "while true do local _ = (''):rep(1 << 62) end",
      "table.move({}, 1, 1 << 60, 2)", "table.move({}, 1, 1 << 60, 1, {})",
      "table.insert(setmetatable({}, {__len = function() return 1 << 60 end}), 1, 0)",
      "table.remove(setmetatable({}, {__len = function() return 1 << 60 end}), 1)",
      "local words = {} for i = 1, 1e5 do words[i] = '' end while true do table.concat(words) end",
      "local numbers = {} for i = 1, 1e5 do numbers[i] = -i end while true do table.sort(numbers) pairs(numbers) end",
      "local keys = {} for i = 1, 1e5 do keys[i + 0.5] = i end while true do pairs(keys) end",
      "local many = (';'):rep(1 << 20) while true do load(many) end",
      "local many = ('%y'):rep(1 << 16) while true do os.date(many) end",
      "while true do load(function() return 'x' end) end",
    ])
  func endsLoop(source: String) throws {
    let script = try Script()
    let handle = UInt(bitPattern: script.state.interruptHandle)
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: handle)
    pthread_create(
      &thread, nil,
      { argument in
        usleep(30_000)
        LuaState.interruptFunction(argument)
        return nil
      }, argument)
    let error = try script.failure(source)
    pthread_join(thread, nil)
    #expect(error.code == "interrupted")
    #expect(!script.state.isInterrupted)
    #expect(script.output("for i = 1, 1000 do pcall(print) end print(coroutine.wrap(function() return 1 end)())") != "")
  }

  @Test("an interrupt that came while nothing ran lets the host read tables, of any size")
  func readsTables() throws {
    let script = try Script()
    #expect(script.output("many = {} for i = 1, 1e5 do _ENV['g' .. i], many[i + 0.5] = i, i end print(#many)") == "0\n")
    script.state.interrupt()
    #expect(script.state.globalNames.count { $0.hasPrefix("g") && Int($0.dropFirst()) != nil } == 100_000)
    script.state.pushGlobal("many")
    var sum = 0.0
    script.state.forEachEntry(of: -1) { key in
      sum += script.state.number(at: key) ?? 0
      return true
    }
    // (1 + … + 100,000) + 100,000 / 2.
    #expect(sum == 5_000_050_000 + 50_000)
    script.state.pop()
    #expect(script.state.isInterrupted)
    script.state.clearInterrupt()
    #expect(script.output("print(1)") == "1\n")
  }

  @Test("an interrupt that came while nothing ran can be forgotten")
  func forgotten() throws {
    let script = try Script()
    script.state.interrupt()
    #expect(script.state.isInterrupted)
    script.state.clearInterrupt()
    #expect(script.output("print(1)") == "1\n")
  }
}
