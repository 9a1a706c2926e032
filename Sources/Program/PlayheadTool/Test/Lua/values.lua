-- Values in tests: how they are shown, when they are the same or near, and where they differ.

-- The kind of a point, a colour, …; nil for any other value.
local function kindOf(value)
  if type(value) ~= "userdata" then return nil end
  local name = tostring(value):match("^%w+")
  return kinds[name] and name
end

-- As many digits as tell the number from every other.
local function digits(number)
  if math.type(number) == "integer" then return tostring(number) end
  local short = string.format("%.14g", number)
  return tonumber(short) == number and short or string.format("%.17g", number)
end

local function isList(value)
  local count = 0
  for _ in pairs(value) do count = count + 1 end
  return count == #value
end

local function show(value, depth, seen)
  depth, seen = depth or 0, seen or {}
  if type(value) == "string" then return (string.format("%q", value):gsub("\\\n", "\\n")) end
  if type(value) == "number" then return digits(value) end
  local kind = kindOf(value)
  if kind then
    local numbers = {}
    for place, field in ipairs(kinds[kind]) do numbers[place] = digits(value[field]) end
    return kind .. "(" .. table.concat(numbers, ", ") .. ")"
  end
  local meta = type(value) == "table" and getmetatable(value)
  if type(value) ~= "table" or type(meta) == "table" and (meta.__tostring or meta.__name) then return tostring(value) end
  if seen[value] then return "{...}" end
  if depth == 3 then return next(value) == nil and "{}" or "{...}" end
  seen[value] = true
  local parts, list = {}, isList(value)
  for key, element in pairs(value) do
    if #parts == 20 then
      parts[21] = "..."
      break
    end
    local name = type(key) == "string" and key:find("^[%a_][%w_]*$") and key or "[" .. show(key, 3) .. "]"
    parts[#parts + 1] = (list and "" or name .. " = ") .. show(element, depth + 1, seen)
  end
  seen[value] = nil
  return "{" .. table.concat(parts, ", ") .. "}"
end

-- Something that matches values, in place of one: match.is_string().
local matchers = setmetatable({}, {__mode = "k"})

local function same(a, b, seen)
  if matchers[a] then return matchers[a](b) end
  if a == b then return true end
  if type(a) ~= "table" or type(b) ~= "table" or getmetatable(a) or getmetatable(b) then return false end
  if seen[a] == b then return true end
  seen[a] = b
  for key, value in pairs(a) do if not same(value, b[key], seen) then return false end end
  for key in pairs(b) do if a[key] == nil then return false end end
  return true
end

-- Where two tables differ: a line for each place, of the first ten.
local function differences(a, b)
  local lines, count = {}, 0
  local function note(path, expected, given)
    count = count + 1
    if count <= 10 then lines[count] = "\n  " .. path .. ": expected " .. expected .. ", got " .. given end
  end
  local function walk(path, mine, others, seen)
    if same(mine, others, {}) then return end
    local open = type(mine) == "table" and type(others) == "table"
    if not open or matchers[mine] or getmetatable(mine) or getmetatable(others) or seen[mine] then
      return note(path, mine == nil and "nothing" or show(mine), others == nil and "nothing" or show(others))
    end
    seen[mine] = true
    local function inside(key)
      local name = type(key) == "string" and key:find("^[%a_][%w_]*$") and "." .. key or "[" .. show(key) .. "]"
      walk(path .. name, mine[key], others[key], seen)
    end
    for key in pairs(mine) do inside(key) end
    for key in pairs(others) do if mine[key] == nil then inside(key) end end
    seen[mine] = nil
  end
  walk("it", a, b, {})
  if count > 10 then lines[11] = "\n  and at " .. count - 10 .. " more places" end
  return table.concat(lines)
end

-- Whether numbers, values made of numbers, and tables of them are near each other.
local function near(a, b, tolerance, seen)
  if a == b then return true end
  if type(a) == "number" and type(b) == "number" then
    -- Half a unit of the last digit more: 0.1 is within 0.1 of 0.2.
    return math.abs(a - b) <= tolerance * (1 + 1e-12)
  end
  local kind = kindOf(a)
  if kind then
    if kindOf(b) ~= kind then return false end
    for _, field in ipairs(kinds[kind]) do if not near(a[field], b[field], tolerance, seen) then return false end end
    return true
  end
  if type(a) ~= "table" or type(b) ~= "table" or seen[a] then return false end
  seen[a] = true
  for key, value in pairs(a) do if not near(value, b[key], tolerance, seen) then return false end end
  for key in pairs(b) do if a[key] == nil then return false end end
  seen[a] = nil
  return true
end

-- The lines in which two texts differ, between those that begin and end both.
local function lineDifferences(before, now)
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

-- The name of a snapshot within its test, for its file; fails for one that the test has taken already.
local function snapshotKey(name)
  if not running then error("a snapshot is taken inside of a test", 4) end
  running.count = running.count + 1
  local key = name and tostring(name):lower():gsub("[^%w]+", "-") or tostring(running.count)
  if running.keys[key] then error("this test has taken a snapshot '" .. key .. "' already", 4) end
  running.keys[key] = true
  return key
end

local function take(kind, key, text, level)
  local line = debug.getinfo(level + 1, "l").currentline
  table.move({kind, key, text, line}, 1, 4, #running.taken + 1, running.taken)
end
