-- `assert` in tests: each check alone, turned around, and behind the words that busted puts before it.

local plain = assert
local positive, negative = {}, {}

local function fail(text, message) error((message and tostring(message) .. ": " or "") .. text, 3) end

for name, holds in pairs(checks) do
  positive[name] = function(...)
    local isTrue, expected, given, message, more = holds(...)
    if not isTrue then fail("expected " .. expected .. ", got " .. given .. (more or ""), message) end
  end
  negative[name] = function(...)
    local isTrue, expected, given, message = holds(...)
    if isTrue then fail("expected anything but " .. expected .. ", got " .. given, message) end
  end
end

-- Words that only make a sentence, and those that turn it around.
local neutral = {is = true, are = true, was = true, were = true, has = true, have = true, does = true, ["be"] = true}
local turning = {["not"] = true, Not = true, no = true}

-- The checks behind words: resolved from is_not_nil as from is_not.Nil.
local function sentence(isTurned, find)
  return setmetatable({}, {__index = function(self, name)
    local rest, turned = name, isTurned
    while type(rest) == "string" do
      local found = find(rest, turned)
      if found then return found end
      local word, tail = rest:match("^(%a+)_?(.*)$")
      if not word or not neutral[word] and not turning[word] then break end
      if turning[word] then turned = not turned end
      if tail == "" then return sentence(turned, find) end
      rest = tail
    end
    error("assert has no check '" .. tostring(name) .. "'; playhead test --help lists them", 2)
  end})
end

local library = sentence(false, function(name, isTurned) return (isTurned and negative or positive)[name] end)
getmetatable(library).__call = function(_, ...) return plain(...) end
-- As fields too, for those who look for the names.
for name in pairs(checks) do
  local turned = name:gsub("^is_", "is_not_"):gsub("^has_", "has_no_")
  library[name], library[turned ~= name and turned or "not_" .. name] = positive[name], negative[name]
end
