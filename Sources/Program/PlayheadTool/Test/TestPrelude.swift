import LuaBridge
import ScriptRuntime
import TransitionChecker

/// The Lua half of `playhead test`.
enum TestPrelude {
  /// The chunk name of the prelude, whose frames are not the test's.
  static let chunkName = "playhead test"

  /// The functions that the Lua half returns.
  struct Functions {
    /// Lists the tests of which a pattern is part: name, and whether it is pending, whether it fits and its line, in turn.
    /// Takes the pattern, or nothing.
    let list: LuaReference
    /// Runs what precedes the test of a number, and the test. Further arguments: the path of its snapshots, the mode, and
    /// the kept snapshots, name and text in turn.
    let perform: LuaReference
    /// Runs what follows the test, whether or not it failed.
    let conclude: LuaReference
    /// Returns whether the test called itself pending, and its snapshots and notes: kind (`text`, `picture`, `kept`,
    /// `note`), name, text, and the line that took it, in turn.
    let taken: LuaReference
  }

  /// Defines the functions of tests in a session; nil when the prelude fails.
  @discardableResult
  static func run(in session: ScriptSession) -> Functions? {
    guard case .success(let prelude) = session.load(source, name: chunkName),
      case .success(let values) = session.run(prelude), values.count == 4
    else { return nil }
    let functions = values.compactMap { if case .reference(let function) = $0 { function } else { nil } }
    guard functions.count == 4 else { return nil }
    return Functions(list: functions[0], perform: functions[1], conclude: functions[2], taken: functions[3])
  }

  static let source =
    ([arranging, kinds, values] + TestWord.functions.map { $0.definition }
    + ["local checks = {}"] + TestWord.checks.map { $0.definition } + [checking, spying, performing])
    .joined(separator: "\n")

  /// The tests, and the groups they are in. A group has lists of functions, by the words that take them.
  private static let arranging = #"""
    local tests, groups = {}, {}
    local running -- the test that runs: its path and mode, and what it has taken

    local function group(name)
      return {name = name, setup = {}, before_each = {}, after_each = {}, teardown = {}}
    end
    groups[1] = group("")

    local function add(name, body, level)
      if running then error("a test cannot have tests of its own: this belongs in describe", level) end
      if type(name) ~= "string" then error("a test takes a sentence and a function", level) end
      local words, inside = {}, {table.unpack(groups)}
      for _, each in ipairs(groups) do words[#words + 1] = each.name ~= "" and each.name or nil end
      words[#words + 1] = name
      tests[#tests + 1] = {
        name = table.concat(words, " "), body = body, groups = inside,
        line = debug.getinfo(level, "l").currentline,
      }
    end

    local function hook(word, body)
      if type(body) ~= "function" then error(word .. " takes a function", 3) end
      table.insert(groups[#groups][word], body)
    end
    """#

  /// The number fields of each kind of value, which their own table has.
  private static let kinds =
    "local kinds = {\n"
    + StructKind.allCases.map { kind in
      "  \(kind.rawValue) = {\(kind.fields.map { "\"\($0)\"" }.joined(separator: ", "))},"
    }.joined(separator: "\n") + "\n}"

  /// The Lua functions that `playhead test` calls.
  private static let performing = #"""
    -- A name as text that can be passed on: bytes that are no UTF-8, and NUL, are escaped.
    local function readable(name)
      local bytes = utf8.len(name) and "\0" or "[\0\x80-\xFF]"
      return (name:gsub(bytes, function(byte) return ("\\x%02X"):format(byte:byte()) end))
    end

    local function list(pattern)
      for name, value in pairs(_G) do
        if type(name) == "string" and name ~= "test" and name:find("^test") and type(value) == "function" then
          tests[#tests + 1] = {
            name = name, body = value, groups = {groups[1]}, line = debug.getinfo(value, "S").linedefined,
          }
        end
      end
      local result = {}
      for _, each in ipairs(tests) do
        local fits = not pattern or each.name:find(pattern) ~= nil
        table.move({readable(each.name), each.body == nil, fits, each.line}, 1, 4, #result + 1, result)
      end
      return result
    end

    -- Calls the functions of a word: of the outermost group first, or last.
    local function call(word, inside, isInward)
      local first, last, step = 1, #inside, 1
      if not isInward then first, last, step = last, first, -1 end
      for place = first, last, step do
        for _, body in ipairs(inside[place][word]) do body() end
      end
    end

    local function perform(number, path, mode, ...)
      local each, kept, words = tests[number], {}, {...}
      for place = 1, #words, 2 do kept[words[place]] = words[place + 1] end
      running = {
        test = each, path = path, mode = mode, kept = kept, taken = {}, keys = {}, count = 0, finally = {},
      }
      call("setup", each.groups, true)
      call("before_each", each.groups, true)
      each.body()
    end

    -- Each part runs, though one before it has failed; the first error is the result.
    local function conclude()
      local inside, failed, first = running.test.groups, false, nil
      local function attempt(body, ...)
        local ran, failure = pcall(body, ...)
        if not ran and not failed then failed, first = true, failure end
      end
      attempt(call, "after_each", inside, false)
      for place = #running.finally, 1, -1 do attempt(running.finally[place]) end
      attempt(call, "teardown", inside, false)
      if failed then error(first, 0) end
    end

    local function taken()
      if not running then return {false} end
      return {running.isPending == true, table.unpack(running.taken)}
    end

    return function(pattern) return table.unpack(list(pattern)) end, perform, conclude,
      function() return table.unpack(taken()) end
    """#
}
