-- The tests, and the groups they are in. A group has lists of functions, by the words that take them.

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
