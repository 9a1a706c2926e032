import LuaBridge
import ScriptAPI

/// The Lua half of `playhead test`: what a test file finds beside the usual names.
enum TestPrelude {
  /// The name errors show for code of this file; its frames are not the test's.
  static let chunkName = "playhead test"

  /// What the Lua half returns.
  struct Functions {
    /// Lists the tests: name, and whether it is pending, in turn.
    let list: LuaReference
    /// Runs the test of a number. Then come what its snapshots are called, what is to be done about them, and those that
    /// are kept: name and text, in turn.
    let perform: LuaReference
    /// The snapshots that are to be kept: name, text, and the line that took it, in turn.
    let taken: LuaReference
  }

  /// Makes the words of tests known in a session.
  @discardableResult
  static func run(in session: ScriptSession) -> Functions? {
    guard case .success(let prelude) = session.load(source, name: chunkName),
      case .success(let functions) = session.run(prelude), functions.count == 3,
      case .reference(let list) = functions[0], case .reference(let perform) = functions[1],
      case .reference(let taken) = functions[2]
    else { return nil }
    return Functions(list: list, perform: perform, taken: taken)
  }

  static let source = #"""
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

    function describe(name, body)
      path[#path + 1], hooks[#hooks + 1] = name, {before = {}, after = {}}
      body()
      path[#path], hooks[#hooks] = nil, nil
    end
    context = describe

    function it(name, body)
      if type(body) ~= "function" then error("it takes a sentence and a function", 2) end
      add(name, body)
    end
    test = it
    function pending(name) add(name, nil) end
    function before_each(body) table.insert(hooks[#hooks].before, body) end
    function after_each(body) table.insert(hooks[#hooks].after, body) end

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
    function library.equals(expected, given, message) check(expected == given, show(expected), given, message) end
    function library.not_equals(other, given, message) check(other ~= given, "something else", given, message) end
    function library.same(expected, given, message)
      check(same(expected, given, {}), "the same as " .. show(expected), given, message)
    end
    function library.is_true(given, message) check(given == true, "true", given, message) end
    function library.is_false(given, message) check(given == false, "false", given, message) end
    function library.is_nil(given, message) check(given == nil, "nil", given, message) end
    function library.is_not_nil(given, message) check(given ~= nil, "something", given, message) end
    function library.truthy(given, message) check(given, "something true", given, message) end
    function library.falsy(given, message) check(not given, "nil or false", given, message) end
    function library.near(expected, given, within, message)
      local tolerance = within or 1e-6
      local holds = type(given) == "number" and math.abs(expected - given) <= tolerance
      check(holds, show(expected) .. " within " .. show(tolerance), given, message)
    end
    function library.has_error(body, part)
      local ran, failure = pcall(body)
      if ran then error("expected an error, and there was none", 2) end
      local text = tostring(failure)
      if part and not string.find(text, part, 1, true) then
        error("expected an error with " .. show(part) .. ", got " .. show(text), 2)
      end
    end
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

    function library.snapshot(given, name)
      if not snapshots then error("a snapshot is taken inside of a test", 2) end
      if type(given) ~= "string" or not utf8.len(given) then
        error("a snapshot is text, such as timeline:snapshot(), got " .. show(given), 2)
      end
      snapshots.count = snapshots.count + 1
      local key = name and name:lower():gsub("[^%w]+", "-") or tostring(snapshots.count)
      local text = given:sub(-1) == "\n" and given or given .. "\n"
      local before, file = snapshots.kept[key], snapshots.path .. "." .. key .. ".txt"
      if before == text then return end
      if before and snapshots.mode ~= "update" then
        local hint = "\nplayhead test --update keeps what is there now"
        error("this is not what " .. file .. " says:" .. differences(before, text) .. hint, 2)
      end
      if snapshots.mode == "never" then
        error("there is no " .. file .. "; without --ci it would be written", 2)
      end
      local line = debug.getinfo(2, "l").currentline
      table.move({key, text, line}, 1, 3, #snapshots.taken + 1, snapshots.taken)
    end

    library.equal, library.not_equal, library.errors, library.error = library.equals, library.not_equals,
      library.has_error, library.has_error
    library.are, library.is, library.has = library, library, library
    library.True, library.False = library.is_true, library.is_false
    assert = setmetatable(library, {__call = function(_, ...) return plain(...) end})

    local function list()
      for name, value in pairs(_G) do
        if type(name) == "string" and name ~= "test" and name:find("^test") and type(value) == "function" then
          add(name, value)
        end
      end
      local names = {}
      for _, each in ipairs(tests) do
        names[#names + 1] = each.name
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
