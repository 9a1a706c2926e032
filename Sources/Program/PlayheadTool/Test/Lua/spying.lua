local spies = setmetatable({}, {__mode = "k"}) -- of functions that stand for spies

-- A copy of what was passed, so that later changes of a table do not count.
local function copy(value, seen)
  if type(value) ~= "table" or getmetatable(value) then return value end
  if seen[value] then return seen[value] end
  local result = {}
  seen[value] = result
  for key, element in pairs(value) do result[copy(key, seen)] = copy(element, seen) end
  return result
end

local function sameArguments(expected, given)
  if expected.n ~= given.n then return false end
  for place = 1, expected.n do if not same(expected[place], given[place], {}) then return false end end
  return true
end

local spied = {}
spied.__index = spied
spied.__name = "spy"
function spied:__call(...)
  local vals, refs = table.pack(...), table.pack(...)
  for place = 1, vals.n do vals[place] = copy(vals[place], {}) end
  self.calls[#self.calls + 1] = {vals = vals, refs = refs}
  local results = table.pack(self:answer(refs))
  self.returnvals[#self.returnvals + 1] = {vals = results, refs = results}
  return table.unpack(results, 1, results.n)
end
function spied:answer(arguments)
  for _, special in ipairs(self.specials) do
    if sameArguments(special.expected, arguments) then
      return special.callback(table.unpack(arguments, 1, arguments.n))
    end
  end
  return self.callback(table.unpack(arguments, 1, arguments.n))
end
function spied:clear() self.calls, self.returnvals = {}, {} return self end
function spied:revert()
  if self.target and not self.isReverted then self.target[self.key] = self.former end
  self.isReverted = true
  return self.former
end

local function newSpy(callback)
  return setmetatable({calls = {}, returnvals = {}, specials = {}, callback = callback}, spied)
end

-- Puts a spy in place of a function. Objects of the system take functions only, so theirs calls the spy.
local function put(made, target, key)
  made.target, made.key, made.former = target, key, target[key]
  if type(target) == "table" then
    target[key] = made
  else
    local function pass(...) return made(...) end
    spies[pass] = made
    target[key] = pass
  end
  return made
end

spy = setmetatable({}, {__call = function(_, ...) return spy.new(...) end})
function spy.new(body)
  if type(body) ~= "function" then error("spy.new takes a function, got " .. show(body), 2) end
  return newSpy(body)
end
function spy.on(target, key)
  local former = target[key]
  if type(former) ~= "function" and type(former) ~= "table" then
    error("spy.on takes a table or an object, and the name of a function in it; '" .. tostring(key) .. "' is "
      .. show(former), 2)
  end
  return put(newSpy(former), target, key)
end
function spy.is_spy(value) return getmetatable(value) == spied or spies[value] ~= nil end

local function newStub()
  local made = newSpy(function() end)
  local function answers(set)
    return {
      returns = function(...)
        local values = table.pack(...)
        set(function() return table.unpack(values, 1, values.n) end)
        return made
      end,
      invokes = function(body) set(body) return made end,
    }
  end
  made.by_default = answers(function(body) made.callback = body end)
  made.returns, made.invokes = made.by_default.returns, made.by_default.invokes
  function made.on_call_with(...)
    local expected = table.pack(...)
    return answers(function(body) table.insert(made.specials, 1, {expected = expected, callback = body}) end)
  end
  return made
end

stub = setmetatable({}, {__call = function(_, ...) return stub.new(...) end})
function stub.new(target, key, ...)
  local made, values = newStub(), table.pack(...)
  if target ~= nil then
    if key == nil then error("stub takes a table or an object, and the name of a function in it", 2) end
    put(made, target, key)
  end
  if type(values[1]) == "function" then made.invokes(values[1]) elseif values.n > 0 then made.returns(...) end
  return made
end

local function eachFunction(target, body)
  for key, value in pairs(target) do
    if type(value) == "function" or spy.is_spy(value) then body(key, value)
    elseif type(value) == "table" and not getmetatable(value) then eachFunction(value, body) end
  end
  return target
end
mock = setmetatable({}, {__call = function(_, target, isStub)
  local function replace(inside)
    local keys = {}
    for key, value in pairs(inside) do
      if type(value) == "function" then keys[#keys + 1] = key
      elseif type(value) == "table" and not getmetatable(value) then replace(value) end
    end
    for _, key in ipairs(keys) do if isStub then stub.new(inside, key) else spy.on(inside, key) end end
    return inside
  end
  return replace(target)
end})
function mock.clear(target) return eachFunction(target, function(_, made) if spy.is_spy(made) then made:clear() end end) end
function mock.revert(target)
  return eachFunction(target, function(_, made) if spy.is_spy(made) then made:revert() end end)
end

match = setmetatable({}, {__index = function(_, name)
  local kind = tostring(name):match("^is_(.+)$") or tostring(name)
  return function(...)
    local arguments, matcher = table.pack(...), {}
    if kind == "has_match" or kind == "matches" or kind == "match" then
      matchers[matcher] = function(value) return type(value) == "string" and value:find(arguments[1]) ~= nil end
    elseif checks[kind] then
      matchers[matcher] = function(value)
        if arguments.n == 0 then return (checks[kind](value)) end
        return (checks[kind](arguments[1], value, table.unpack(arguments, 2, arguments.n)))
      end
    else
      error("match has no '" .. tostring(name) .. "'; match.is_string() and match._ are some", 2)
    end
    return setmetatable(matcher, {__tostring = function() return "match." .. tostring(name) .. "()" end})
  end
end})
match._ = setmetatable({}, {__tostring = function() return "match._" end})
matchers[match._] = function() return true end

local function times(count) return count == 1 and "once" or count .. " times" end

-- What is said of a spy: whether it holds, and what was expected.
local calling = {
  called = function(made, count)
    if count == nil then return #made.calls > 0, "a call" end
    return #made.calls == count, "to be called " .. times(count)
  end,
  called_at_least = function(made, count) return #made.calls >= count, "to be called at least " .. times(count) end,
  called_at_most = function(made, count) return #made.calls <= count, "to be called at most " .. times(count) end,
  called_more_than = function(made, count)
    return #made.calls > count, "to be called more than " .. times(count)
  end,
  called_less_than = function(made, count)
    return #made.calls < count, "to be called less than " .. times(count)
  end,
}
local function within(list, field, what)
  return function(made, ...)
    local expected, shown = table.pack(...), {}
    for place = 1, expected.n do shown[place] = show(expected[place]) end
    local text = what .. "(" .. table.concat(shown, ", ") .. ")"
    for _, each in ipairs(made[list]) do if sameArguments(expected, each[field]) then return true, text end end
    return false, text
  end
end
calling.called_with = within("calls", "vals", "a call with ")
calling.returned_with = within("returnvals", "vals", "a return of ")
-- All calls, as a failure shows them.
local function history(made)
  if #made.calls == 0 then return "no call" end
  local lines = {}
  for place, each in ipairs(made.calls) do
    if place == 11 then
      lines[11] = "..."
      break
    end
    local shown = {}
    for index = 1, each.vals.n do shown[index] = show(each.vals[index]) end
    lines[place] = "(" .. table.concat(shown, ", ") .. ")"
  end
  return "called " .. times(#made.calls) .. ": " .. table.concat(lines, ", ")
end

function positive.spy(value)
  local made = spies[value] or value
  if getmetatable(made) ~= spied then error("assert.spy takes a spy, got " .. show(value), 2) end
  return sentence(false, function(name, isTurned)
    local holds = calling[name]
    return holds and function(...)
      local isTrue, expected = holds(made, ...)
      if isTrue == isTurned then
        fail("expected " .. (isTurned and "anything but " or "") .. expected .. ", got " .. history(made))
      end
    end
  end)
end
positive.stub = positive.spy
assert = library
