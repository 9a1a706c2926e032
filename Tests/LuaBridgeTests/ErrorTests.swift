import LuaBridge
import Testing

@Suite("Errors")
struct ErrorTests {
  @Test("a failure of the host reaches Swift with code, hint, position and time")
  func hostFailure() throws {
    let script = try Script()
    script.host.time = 1.25
    let error = try script.failure("local n = Node()\nn:fail()")
    #expect(error.code == "node-failed")
    #expect(error.message == "the node failed")
    #expect(error.hint == "node:add(other)")
    #expect(error.file == "test.lua")
    #expect(error.line == 2)
    #expect(error.time == 1.25)
    #expect(error.description == "test.lua:2: the node failed")
  }

  @Test("pcall gets an object with fields that prints with its position")
  func pcallSeesFields() throws {
    let script = try Script()
    let printed = script.output(
      """
      local ok, e = pcall(function() Node():fail() end)
      print(ok, e.code, e.message, e.hint, e.file, e.line, e.time)
      print(e)
      print("failed: " .. e)
      """)
    #expect(
      printed == """
        false\tnode-failed\tthe node failed\tnode:add(other)\ttest.lua\t1\t0.0
        test.lua:1: the node failed
        failed: test.lua:1: the node failed

        """)
  }

  @Test("error with text stays a string in the script, and is taken apart for Swift")
  func plainText() throws {
    let script = try Script()
    #expect(script.output("print(select(2, pcall(error, 'plain', 0)))") == "plain\n")
    let error = try script.failure("\n\nerror('no card')")
    #expect(error.code == "script-error")
    #expect(error.message == "no card")
    #expect(error.line == 3)
  }

  @Test("a table that a script raises keeps its identity through Swift frames")
  func tableIdentity() throws {
    let script = try Script()
    let printed = script.output(
      """
      local problem = {code = "mine"}
      local ok, e = pcall(function() Node():callBack(function() error(problem) end) end)
      print(rawequal(e, problem))
      """)
    #expect(printed == "true\n")
  }

  @Test("a nested failure has one traceback, of the place where it began")
  func tracebackOfOrigin() throws {
    let script = try Script()
    let error = try script.failure(
      """
      local n = Node()
      local function inner() n:fail() end
      local function outer() n:callBack(inner) end
      outer()
      """)
    #expect(error.traceback.map(\.line) == [2, 3, 4])
    #expect(error.traceback.first?.file == "test.lua")
    #expect(error.traceback.last?.name == "main chunk")
    #expect(error.line == 2)
  }

  @Test("100,000 errors through Lua, Swift, Lua and Swift leave no object behind")
  func noLeaks() throws {
    let script = try Script()
    let printed = script.output(
      """
      local n, failed = Node(), 0
      for i = 1, 100000 do
        if not pcall(n.callBack, n, function() n:fail() end) then failed = failed + 1 end
      end
      print(failed)
      """)
    #expect(printed == "100000\n")
    script.state.collectGarbage()
    #expect(script.host.census.live == 0)
  }

  @Test(
    "endless recursion is an error with its own code, and the state stays usable",
    arguments: [
      "local function f() return 1 + f() end f()",
      "local n = Node() local function f() n:callBack(f) end f()",
    ])
  func recursion(source: String) throws {
    let script = try Script(memoryLimit: 256 << 20)
    let error = try script.failure(source)
    #expect(error.code == "stack-overflow")
    #expect(script.output("print(1)") == "1\n")
  }

  @Test(
    "a chunk that ends too early is incomplete, one that is wrong is not",
    arguments: [
      ("for i = 1, 3 do", true), ("local x =", true), ("f(", true), ("x = {1,", true), ("x = [[a", true),
      ("for for", false), ("x = = 1", false), (")", false),
    ])
  func incomplete(source: String, isIncomplete: Bool) throws {
    let script = try Script()
    let error = try script.failure(source)
    #expect(error.code == "syntax")
    #expect(error.isIncomplete == isIncomplete)
    #expect(error.line == 1)
  }

  @Test("xpcall calls its handler where the error is, passes values, and may yield inside")
  func xpcallHandler() throws {
    let script = try Script()
    let printed = script.output(
      """
      print(xpcall(function(a, b) return a + b end, print, 1, 2))
      print(xpcall(error, function(m) return "handled " .. m end, "it", 0))
      print(coroutine.wrap(function() return xpcall(function() return coroutine.yield(1) end, print) end)())
      """)
    #expect(printed == "true\t3\nfalse\thandled it\n1\n")
  }

  @Test("an unknown member is reported to the host, read or written")
  func missingMember() throws {
    let script = try Script()
    #expect(try script.failure("return Node().opactiy").message == "no 'opactiy' to read")
    #expect(try script.failure("Node().opactiy = 1").message == "no 'opactiy' to write")
    #expect(try script.failure("Node().parent = nil").message == "no 'parent' to writeReadOnly")
    #expect(try script.failure("return Node().frame.z").message == "no 'z' to read")
    #expect(try script.failure("return Node.z").message == "no 'z' to read")
    #expect(try script.failure("return Node()[1]").message == "no '1' to read")
  }

  @Test("a refused value is an error at the line of the assignment")
  func refusedValue() throws {
    let script = try Script()
    let error = try script.failure("local n = Node()\n\nn.opacity = 'full'")
    #expect(error.code == "wrong-kind")
    #expect(error.line == 3)
  }
}
