import LuaBridge
import Testing

@Suite("Sandbox")
struct SandboxTests {
  @Test(
    "what would reach outside does not exist",
    arguments: [
      "os.exit", "os.execute", "os.getenv", "os.remove", "os.rename", "os.tmpname", "os.setlocale", "io.open",
      "io.popen",
      "io.lines", "io.stdout", "io.stderr", "string.dump", "debug.sethook", "debug.getregistry", "debug.getmetatable",
      "debug.setmetatable", "debug.getlocal", "debug.setupvalue", "debug.upvalueid", "debug.setuservalue",
      "debug.debug",
      "package.loadlib", "package.cpath", "package.searchers", "warn",
    ])
  func absent(name: String) throws {
    let script = try Script()
    #expect(script.output("print(\(name))") == "nil\n")
  }

  @Test(
    "escapes are refused",
    arguments: [
      "assert(load('\\27Lua'))", "assert(load('return 1', 'x', 'b'))", "setmetatable({}, {__gc = print})",
      "getmetatable('').__index = nil", "setmetatable(_G, {})", "getmetatable(Node()).__index = nil",
      "string.format('%p', {})", "string.format('%-10p', {})", "collectgarbage('generational')",
      "collectgarbage('stop')",
      "require 'nothing'", "dofile 'nothing'", "forbidden = 1", "string.rep('x', 1 << 40)",
    ])
  func refused(source: String) throws {
    let script = try Script()
    _ = try script.failure(source)
    #expect(script.output("print(1)") == "1\n")
  }

  @Test("metamethods of the host refuse values that are not theirs")
  func foreignReceivers() throws {
    let script = try Script()
    // The functions themselves are out of reach, so they are called in the only way there is: with another receiver.
    for source in [
      "Node.tap({})", "Node.tap()", "Node.tap(CGRect(1, 2))", "Node.tap(Node)", "CGRect(1).insetBy(Node())",
    ] {
      _ = script.run(source)
    }
    #expect(script.output("print(debug.getinfo(1).func, debug.getinfo(print).what)") == "nil\tC\n")
  }

  @Test(
    "memory beyond the limit is an error, and the state stays usable",
    arguments: [
      "local t = {} while true do t[#t + 1] = {} end", "local s = 'x' while true do s = s .. s end",
      "return ('x'):rep(1 << 30)", "local t = {} for i = 1, 1e9 do t[i] = i end",
    ])
  func memory(source: String) throws {
    let script = try Script(memoryLimit: 32 << 20)
    let error = try script.failure(source)
    #expect(error.code == "out-of-memory")
    script.state.collectGarbage()
    #expect(script.state.memoryInUse < 8 << 20)
    #expect(script.output("print(1)") == "1\n")
  }

  @Test("memory that Swift takes on behalf of a script fails the script, not Swift")
  func memoryInSwift() throws {
    let script = try Script(memoryLimit: 32 << 20)
    let error = try script.failure("Node():pushLongString()")
    #expect(error.code == "out-of-memory")
    script.state.collectGarbage()
    #expect(script.host.census.live == 0)
  }

  @Test("require first calls what a script put into package.preload, once, with the name")
  func preload() throws {
    let script = try Script()
    let printed = script.output(
      """
      package.preload["a.b"] = function(name) count = (count or 0) + 1; return {name = name} end
      package.preload.silent = function() end
      print(require("a.b") == require("a.b"), require("a.b").name, count, require("silent"))
      package.preload = 3
      print(pcall(require, "nothing"))
      """)
    #expect(printed.hasPrefix("true\ta.b\t1\ttrue\nfalse\t"))
  }

  @Test("files come from the host only, once for require")
  func sources() throws {
    let script = try Script()
    script.host.sources = ["counter": "count = (count or 0) + 1 return {name = ...}", "broken": "x ="]
    let printed = script.output(
      """
      print(require("counter") == require("counter"), require("counter").name, count)
      dofile("counter") print(count, type(loadfile("counter")))
      print(loadfile("broken"))
      print(require("string") == string)
      """)
    #expect(printed == "true\tcounter\t1\n2\tfunction\nnil\tbroken.lua:1: unexpected symbol near <eof>\ntrue\n")
  }

  @Test("input is read by line, with newline, as a number, and whole")
  func input() throws {
    let script = try Script()
    script.host.input = ["one", "two", "3.5", "a", "b"]
    #expect(
      script.output("print(io.read(), io.read('L'), io.read('n'), io.read('a'), io.read())")
        == "one\ttwo\n\t3.5\ta\nb\n\tnil\n")
  }

  @Test("new globals are reported to the host once")
  func globals() throws {
    let script = try Script()
    _ = script.output("x = 1 x = 2 y = Node")
    #expect(script.host.assignedGlobals == ["x", "y"])
    #expect(script.state.globalNames.contains("Node"))
  }

  @Test("debug shows Lua frames only")
  func debugFrames() throws {
    let script = try Script()
    let printed = script.output(
      """
      local function f() return debug.traceback("here") end
      print(Node():callBack(f))
      print(debug.getinfo(1).currentline, debug.getinfo(f).linedefined)
      """)
    #expect(!printed.contains("[C]"))
    #expect(printed.hasPrefix("here\nstack traceback:\n\ttest.lua:1: in "))
    #expect(printed.hasSuffix("3\t1\n"))
  }
}
