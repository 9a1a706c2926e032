import LuaBridge
import ScriptRuntime

/// The Lua half of `playhead test`.
enum TestPrelude {
  /// The chunk name of the prelude, whose frames are not the test's.
  static let chunkName = "playhead test"

  /// The functions that the Lua half returns.
  struct Functions {
    /// Lists the tests: name, and whether it is pending, in turn.
    let list: LuaReference
    /// Runs the test of a number. Further arguments: the path of its snapshots, the mode, and the kept snapshots, name and
    /// text in turn.
    let perform: LuaReference
    /// Returns the new snapshots: name, text, and the line that took it, in turn.
    let taken: LuaReference
  }

  /// Defines the functions of tests in a session; nil when the prelude fails.
  @discardableResult
  static func run(in session: ScriptSession) -> Functions? {
    guard case .success(let prelude) = session.load(source, name: chunkName),
      case .success(let functions) = session.run(prelude), functions.count == 3,
      case .reference(let list) = functions[0], case .reference(let perform) = functions[1],
      case .reference(let taken) = functions[2]
    else { return nil }
    return Functions(list: list, perform: perform, taken: taken)
  }

  static let source =
    ([helpers] + TestWord.functions.map { $0.definition(in: "") }
    + TestWord.checks.map { $0.definition(in: "library.") } + [runner]).joined(separator: "\n")

  /// The locals that the rows of `TestWord` use.
  private static let helpers = #"""
    local tests, path, hooks = {}, {}, {{before = {}, after = {}}}

    local function add(name, body)
      local words = {table.unpack(path)}
      words[#words + 1] = name
      local before, after = {}, {}
      for _, level in ipairs(hooks) do
        table.move(level.before, 1, #level.before, #before + 1, before)
        table.move(level.after, 1, #level.after, #after + 1, after)
      end
      tests[#tests + 1] = {name = table.concat(words, " "), body = body, before = before, after = after}
    end

    local function show(value)
      return type(value) == "string" and string.format("%q", value) or tostring(value)
    end

    local function same(a, b, seen)
      if a == b then return true end
      if type(a) ~= "table" or type(b) ~= "table" or getmetatable(a) or getmetatable(b) then return false end
      if seen[a] == b then return true end
      seen[a] = b
      for key, value in pairs(a) do if not same(value, b[key], seen) then return false end end
      for key in pairs(b) do if a[key] == nil then return false end end
      return true
    end

    local function check(holds, expected, given, message)
      if holds then return end
      error((message and message .. ": " or "") .. "expected " .. expected .. ", got " .. show(given), 3)
    end

    local plain, library = assert, {}
    local snapshots -- of the test that runs

    -- The lines in which two texts differ, between those that begin and end both.
    local function differences(before, now)
      local old, new = {}, {}
      for line in before:gmatch("([^\n]*)\n") do old[#old + 1] = line end
      for line in now:gmatch("([^\n]*)\n") do new[#new + 1] = line end
      local first, last = 1, 0
      while first <= #old and old[first] == new[first] do first = first + 1 end
      while last < #old - first + 1 and last < #new - first + 1 and old[#old - last] == new[#new - last] do
        last = last + 1
      end
      local lines = {}
      local function show(mark, from)
        local count = #from - last
        for place = first, math.min(count, first + 9) do lines[#lines + 1] = "\n  " .. mark .. " " .. from[place] end
        if count > first + 9 then lines[#lines + 1] = "\n  " .. mark .. " and " .. count - first - 9 .. " more" end
      end
      show("-", old)
      show("+", new)
      return table.concat(lines)
    end
    """#

  /// The functions that `playhead test` calls.
  private static let runner = #"""
    library.are, library.is, library.has = library, library, library
    assert = setmetatable(library, {__call = function(_, ...) return plain(...) end})

    -- A name as text that can be passed on: bytes that are no UTF-8, and NUL, are escaped.
    local function readable(name)
      local bytes = utf8.len(name) and "\0" or "[\0\x80-\xFF]"
      return (name:gsub(bytes, function(byte) return ("\\x%02X"):format(byte:byte()) end))
    end

    local function list()
      for name, value in pairs(_G) do
        if type(name) == "string" and name ~= "test" and name:find("^test") and type(value) == "function" then
          add(name, value)
        end
      end
      local names = {}
      for _, each in ipairs(tests) do
        names[#names + 1] = readable(each.name)
        names[#names + 1] = each.body == nil
      end
      return table.unpack(names)
    end

    local function perform(number, path, mode, ...)
      local each, kept, words = tests[number], {}, {...}
      for place = 1, #words, 2 do kept[words[place]] = words[place + 1] end
      snapshots = {path = path, mode = mode, kept = kept, taken = {}, count = 0}
      for _, hook in ipairs(each.before) do hook() end
      each.body()
      for _, hook in ipairs(each.after) do hook() end
    end

    local function taken() return table.unpack(snapshots and snapshots.taken or {}) end

    return list, perform, taken
    """#
}
