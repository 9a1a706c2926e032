import CLua
import Glibc
import LuaBridge
import TestSupport
import Testing

/// Searches for patterns find what Lua's own find, and end when they are asked to.
@Suite("Patterns") struct PatternTests {
  /// Reports everything that the four functions say of a text and a pattern.
  private static let report = """
    local lines = {}
    local function say(...)
      local parts = {}
      for i = 1, select("#", ...) do parts[i] = tostring((select(i, ...))) end
      lines[#lines + 1] = table.concat(parts, "|")
    end
    for _, case in ipairs(cases) do
      local text, pattern, place, template = table.unpack(case)
      say(pcall(string.find, text, pattern, place))
      say(pcall(string.find, text, pattern, place, true))
      say(pcall(string.match, text, pattern, place))
      say(pcall(function() for a, b, c in string.gmatch(text, pattern, place) do say(a, b, c) end end))
      say(pcall(string.gsub, text, pattern, template, place))
      say(pcall(string.gsub, text, pattern, function(...) say(...) return select("#", ...) > 1 and "x" end))
      say(pcall(string.gsub, text, pattern, {a = 1, ab = true, b = false, [1] = "one"}))
    end
    return table.concat(lines, "\\n")
    """

  private static let texts = [
    "a", "b", "ab", "aab", "B", "1", "22", " ", "(", ")", "((a)b)", "]", "-", "%", "\n", "\0", "\u{7f}", "^",
  ]
  private static let items = [
    "a", "b", "ab", ".", "%a", "%A", "%c", "%d", "%g", "%l", "%p", "%s", "%u", "%w", "%x", "%S", "[ab]", "[^a]",
    "[%a-]", "[a-z]", "[]]", "[^]]", "[b-]", "[%]]", "(", ")", "()", "(a*)", "(.-)", "%1", "%2", "%0", "%b()",
    "%f[%a]", "%f[^%a]", "%f", "*", "+", "-", "?", "$", "^", "%", "[", "%%", "%z", "\0",
  ]
  private static let templates = ["x", "%0", "<%1>", "%2", "%", "%%", "%a", ""]

  private static func cases(_ seed: Seed) -> String {
    var random = seed.generator
    func literal(_ pieces: [String], _ most: Int, _ random: inout SeededGenerator) -> String {
      let count = Int.random(in: 0...most, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      return "\"" + text.utf8.map { "\\\(String(1000 + Int($0)).dropFirst())" }.joined() + "\""
    }
    let cases = (0..<300).map { _ in
      let (text, pattern) = (literal(texts, 8, &random), literal(items, 5, &random))
      return "{\(text), \(pattern), \(Int.random(in: -4...5, using: &random)), \(literal(templates, 2, &random))}"
    }
    return "local cases = {\(cases.joined(separator: ","))}\n"
  }

  /// The result of the linked library itself.
  private static func ofLua(_ source: String) -> String {
    guard let L = luaL_newstate() else { return "no state" }
    defer { lua_close(L) }
    luaL_openlibs(L)
    guard luaL_loadbufferx(L, source, source.utf8.count, "=test.lua", nil) == LUA_OK else { return "does not compile" }
    lua_pcallk(L, 0, 1, 0, 0, nil)
    var length = 0
    let bytes = lua_tolstring(L, -1, &length)
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  @Test("random patterns in random texts: results, captures and errors are those of Lua", arguments: Seed.first(20))
  func same(_ seed: Seed) throws {
    let source = Self.cases(seed) + Self.report
    let script = try Script()
    guard case .success(let values) = script.run(source), case .string(let ours)? = values.first else {
      Issue.record("the report failed")
      return
    }
    let expected = Self.ofLua(source).split(separator: "\n")
    let given = ours.split(separator: "\n")
    #expect(expected.count == given.count && expected.count > 1_500)
    // Results after a difference may be shifted.
    let difference = zip(given, expected).first { $0 != $1 }
    if let (ours, lua) = difference { Issue.record("\(ours), and Lua: \(lua)") }
  }

  @Test(
    "an edge of what a pattern may be is where Lua has it",
    arguments: [
      // As many captures, and as deep, as there may be, and one more.
      "(('a'):rep(40)):match(('(a)'):rep(32))", "(('a'):rep(40)):match(('(a)'):rep(33))",
      "(('a'):rep(300)):match(('a?'):rep(199))", "(('a'):rep(300)):match(('a?'):rep(201))",
      "('x'):rep(3):gsub('', '-')", "('abc'):gsub('b*', '<%0>')", "('abc'):gsub('^a', 'x', 0)",
      "('a.b'):find('.', 1, true)",
      "#(('äb'):match('[\\xc3]'))", "(12.5):rep(2):find(5)", "('x'):gsub('x', {})", "('x'):gsub('x', true)",
      "('x'):gsub('x', function() return {} end)", "('x'):find('x', -9)", "('x'):find('', 2)", "('x'):find('', 3)",
      "('key = value'):match('^(%w+)%s*=%s*(%w+)$')", "('THE (quick) fox'):find('%((%a+)%)')",
      "('hello'):gsub('l', 'L', 1)", "('x^y'):find('^', 1, true)",
    ])
  func edges(_ expression: String) throws {
    let source = """
      local parts = {}
      local function say(...) for i = 1, select("#", ...) do parts[i] = tostring((select(i, ...))) end end
      say(pcall(function() return \(expression) end))
      return table.concat(parts, "|")
      """
    guard case .success(let values) = try Script().run(source), case .string(let ours)? = values.first else {
      Issue.record("the report failed")
      return
    }
    #expect(ours == Self.ofLua(source))
  }

  @Test(
    "an interrupt ends a search that would outlast everybody",
    arguments: [
      "(('a'):rep(60) .. 'b'):find(('a-'):rep(30) .. 'c')", "(('a'):rep(60)):match(('a*'):rep(30) .. 'b')",
      "(('a'):rep(60)):gsub(('a?'):rep(60) .. ('a*'):rep(20) .. 'b', '')",
      "for _ in (('a'):rep(60)):gmatch(('a-'):rep(30) .. 'c') do end", "(('('):rep(10000000)):find('%b()')",
    ])
  func interrupted(_ statement: String) throws {
    let script = try Script()
    let handle = UInt(bitPattern: script.state.interruptHandle)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { argument in
        usleep(30_000)
        LuaState.interruptFunction(argument)
        return nil
      }, UnsafeMutableRawPointer(bitPattern: handle))
    let error = try script.failure(statement.hasPrefix("for") ? statement : "local _ = " + statement)
    pthread_join(thread, nil)
    #expect(error.code == "interrupted")
  }
}
