/// The Lua of the table `Gap`, by which imported scripts make gaps.
enum GapScript {
  /// Its name as a chunk. No line of a person's is in it, so that errors name the line that called it.
  static let chunk = "Gap"

  /// It is given what notes a new gap and gives its number, what notes its use, what doubts a value because of it, and
  /// what notes that a part of the program was not run, what chooses the way of a branch, what turns it for a set-up,
  /// what notes that all that follows is doubtful, what doubts the place of a value, what chooses for a set-up without any
  /// doubt, and what notes that a set-up begins anew.
  static let text = """
    local note, touch, doubt, lose, choose, turn, doubtRest, place, alternate, begin = ...
    local numbers, names, fields = {}, {}, {}
    -- Of objects of a class that is declared nowhere: what was given nothing of the author's can change nothing of theirs.
    local fresh = {}
    for _, list in ipairs {numbers, names, fields} do setmetatable(list, {__mode = "k"}) end
    local kinds = {}

    local function new(number, name)
      local gap = setmetatable({}, kinds[number])
      numbers[gap], names[gap] = number, name
      return gap
    end

    local function first(...)
      for i = 1, select("#", ...) do
        local value = select(i, ...)
        if value ~= nil and numbers[value] then return value end
      end
    end

    -- What is given to a gap may be changed by it, and what it would have called is not run.
    local function spread(number, value, depth)
      local kind = type(value)
      if kind == "function" then
        fresh[number] = nil
        lose(number)
      elseif kind == "userdata" then
        if doubt(number, value) then fresh[number] = nil end
      elseif kind == "table" and not numbers[value] and depth < 2 then
        for _, inner in next, value do spread(number, inner, depth + 1) end
      end
    end

    local function operate(a, b)
      local gap = first(a, b)
      touch(numbers[gap])
      return new(numbers[gap], names[gap])
    end

    -- It decides a branch, which may be the other one.
    local function compare(a, b) return choose(numbers[first(a, b)]) end

    local function kind(number)
      local kind = {__name = "Gap", __gap = number, __lt = compare, __le = compare, __eq = compare}
      for name in ("add sub mul div mod pow unm idiv band bor bxor shl shr bnot concat"):gmatch("%a+") do
        kind["__" .. name] = operate
      end
      function kind.__tostring(gap) return names[gap] end
      function kind.__len(gap)
        touch(number)
        return 0
      end
      function kind.__pairs(gap)
        touch(number)
        return function() end
      end
      function kind.__index(gap, key)
        if not fresh[number] then touch(number) end
        -- A list ends where it begins.
        if math.type(key) then return nil end
        local known = fields[gap]
        if not known then
          known = {}
          fields[gap] = known
        end
        if known[key] == nil then known[key] = new(number, names[gap] .. "." .. tostring(key)) end
        return known[key]
      end
      function kind.__newindex(gap, key, value)
        spread(number, value, 1)
        if not fresh[number] then touch(number) end
        fields[gap] = fields[gap] or {}
        fields[gap][key] = value
      end
      function kind.__call(gap, ...)
        for i = 1, select("#", ...) do spread(number, (select(i, ...)), 0) end
        if not fresh[number] then touch(number) end
        return new(number, names[gap] .. "()")
      end
      return kind
    end

    -- The functions of Lua that take numbers and texts take a gap for one.
    local function taking(call)
      return function(...)
        local gap = first(...)
        if gap then return operate(gap) end
        return call(...)
      end
    end
    for _, library in ipairs {math, string} do
      for name, value in next, library do
        if type(value) == "function" and name ~= "type" then library[name] = taking(value) end
      end
    end
    tonumber = taking(tonumber)

    local Gap = {}

    --- A value that is not there: its name, and why.
    function Gap.missing(name, reason)
      local number = note(name, reason)
      kinds[number] = kind(number)
      return new(number, name)
    end

    --- An object of a class that is declared nowhere, with what it is given.
    function Gap.made(name, reason, ...)
      local gap = Gap.missing(name, reason)
      local number = numbers[gap]
      fresh[number] = true
      for i = 1, select("#", ...) do spread(number, (select(i, ...)), 0) end
      if not fresh[number] then touch(number) end
      return gap
    end

    --- An object in the place of one that is not there.
    function Gap.standIn(object, name, reason)
      local number = note(name, reason)
      kinds[number] = kind(number)
      if object == nil then return new(number, name) end
      doubt(number, object)
      return object
    end

    --- A statement that is left out: what it names, variables and fields of an object, is doubtful from here on.
    function Gap.leftOut(name, values, object, keys)
      local number = note(name, "")
      local isNamed, isOfFresh = false, keys == nil
      for _, value in next, values or {} do
        local gap = numbers[value]
        isOfFresh = isOfFresh and gap ~= nil and fresh[gap] ~= nil
        if gap then
          isNamed = true
        elseif type(value) == "userdata" then
          isNamed = doubt(number, value) or isNamed
        end
      end
      if not (isNamed and isOfFresh) then touch(number) end
      for _, key in ipairs(keys or {}) do
        local ok, value = pcall(function() return object[key] end)
        if ok and type(value) == "userdata" then isNamed = doubt(number, value) or isNamed end
      end
      if not isNamed then lose(number) end
    end

    --- An object whose place and size are not there.
    function Gap.placed(object, name, reason)
      place(note(name, reason), object)
    end

    --- From here on nothing follows from the author's statements alone.
    function Gap.doubtRest(name, reason)
      doubtRest(note(name, reason))
    end

    --- A set-up begins that makes all that it shows: what was ended from outside before has no part in it.
    function Gap.begin() begin(0) end

    --- A condition of a type that is not known: both ways are tried where it is a gap.
    function Gap.decide(value)
      if value ~= nil and numbers[value] then return choose(numbers[value]) end
      return value
    end

    --- One of two values in the place of a gap, as a branch that it decides.
    function Gap.either(value, a, b)
      if value == nil or not numbers[value] then return value end
      if choose(numbers[value]) then return a end
      return b
    end

    --- A value of a set-up that nothing says: the first one, and the other when the set-up is run again.
    function Gap.inTurn(a, b)
      if alternate(0) then return b end
      return a
    end

    --- Whether a set-up is to be run again, with the branches the other way that gaps have decided.
    function Gap.again() return turn(0) end

    function Gap.functionOf(gap) return function(...) return gap(...) end end
    return Gap
    """
}
