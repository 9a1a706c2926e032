-- The functions that `playhead test` calls.

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
