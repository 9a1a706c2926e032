import LuaTree

/// The short functions that are written at the top of a script that uses them.
enum Helper: String, CaseIterable {
  case choose, toInt, round, map, compactMap, flatMap, filter, first, contains, firstIndex, reduce, sorted, reversed
  case slice, keys, values, count, clamp, sign, concat, copied, copiedMap, mapValues, numbers, enumerated, zip,
    deferred, least, greatest
  case unwrapped, cast, isKind, answers, equal, decimal, tried, picture, associated

  /// Those that raise an error at the line that calls them: that call is no tail call, which has no line.
  static let raising: [Helper] = [.unwrapped, .cast]

  /// Its name in Lua, where the files have variables and functions of these names.
  func name(beside names: Set<String>) -> String { names.contains(rawValue) ? rawValue + "_" : rawValue }

  func text(beside names: Set<String>) -> String {
    let head = "local function " + rawValue
    return before + "local function " + name(beside: names) + text.dropFirst(head.count)
  }

  /// The variables that the function keeps.
  private var before: String {
    self == .associated ? "local _associated = setmetatable({}, {__mode = \"k\"})\n" : ""
  }

  /// In Lua. Written here as a person would write it, once.
  private var text: String {
    switch self {
    case .choose: "local function choose(condition, a, b) if condition then return a else return b end end"
    case .toInt: "local function toInt(x) return x < 0 and math.ceil(x) or math.floor(x) end"
    case .round: "local function round(x) return x < 0 and math.ceil(x - 0.5) or math.floor(x + 0.5) end"
    case .deferred: "local function deferred(f) return setmetatable({}, {__close = f}) end"
    case .unwrapped:
      "local function unwrapped(x)\n  if x == nil then error(\"Unexpectedly found nil while unwrapping an Optional value\", 2) end\n  return x\nend"
    case .cast:
      """
      local function cast(x, T)
        if x == nil then error("Unexpectedly found nil while unwrapping an Optional value", 2) end
        local ok, isKind = pcall(function() return x:isKind(T) end)
        if type(x) ~= T and not (ok and isKind) then error(("Could not cast %s to '%s'"):format(x, T), 2) end
        return x
      end
      """
    case .picture:
      """
      local function picture(name)
        local ok, image = pcall(UIImage, {named = name})
        if ok then return image end
        image = UIImage{color = UIColor.systemGray, size = CGSize(120, 80)}
        return Gap.standIn(image, name, "is a picture of an asset catalogue, which is not read")
      end
      """
    case .associated:
      """
      local function associated(object)
        local all = _associated[object] or {}
        _associated[object] = all
        return all
      end
      """
    case .isKind:
      """
      local function isKind(x, T)
        local ok, isKind = pcall(function() return x:isKind(T) end)
        return ok and isKind
      end
      """
    case .answers:
      """
      local function answers(x, method, argument)
        local ok, answer = pcall(function() return x[method](x, argument) end)
        return ok and answer
      end
      """
    case .equal:
      """
      local function equal(a, b)
        if type(a) ~= "table" or type(b) ~= "table" then return a == b end
        for key, value in pairs(a) do if not equal(value, b[key]) then return false end end
        for key in pairs(b) do if a[key] == nil then return false end end
        return true
      end
      """
    case .decimal:
      """
      local function decimal(x)
        if x ~= x then return "nan" end
        if math.abs(x) <= 2^53 and x == math.floor(x) then return ("%.1f"):format(x) end
        local text = ("%.15g"):format(x)
        for digits = 16, 17 do if tonumber(text) ~= x then text = ("%." .. digits .. "g"):format(x) end end
        return text
      end
      """
    case .tried:
      "local function tried(f)\n  local ok, value = pcall(f)\n  if ok then return value end\nend"
    case .sign: "local function sign(x) return x > 0 and 1 or x < 0 and -1 or 0 end"
    case .clamp: "local function clamp(x, least, most) return math.max(least, math.min(most, x)) end"
    case .map:
      "local function map(list, f)\n  local out = {}\n  for i, x in ipairs(list) do out[i] = f(x) end\n  return out\nend"
    case .compactMap:
      "local function compactMap(list, f)\n  local out = {}\n  for _, x in ipairs(list) do out[#out + 1] = f(x) end\n  return out\nend"
    case .flatMap:
      "local function flatMap(list, f)\n  local out = {}\n  for _, x in ipairs(list) do\n    for _, y in ipairs(f(x)) do out[#out + 1] = y end\n  end\n  return out\nend"
    case .filter:
      "local function filter(list, f)\n  local out = {}\n  for _, x in ipairs(list) do if f(x) then out[#out + 1] = x end end\n  return out\nend"
    case .first:
      "local function first(list, f)\n  for _, x in ipairs(list) do if f(x) then return x end end\nend"
    case .contains:
      "local function contains(list, f)\n  for _, x in ipairs(list) do if f(x) then return true end end\n  return false\nend"
    case .firstIndex:
      "local function firstIndex(list, f)\n  for i, x in ipairs(list) do if f(x) then return i - 1 end end\nend"
    case .reduce:
      "local function reduce(list, value, f)\n  for _, x in ipairs(list) do value = f(value, x) end\n  return value\nend"
    case .sorted:
      "local function sorted(list, f)\n  local out = table.move(list, 1, #list, 1, {})\n  table.sort(out, f)\n  return out\nend"
    case .reversed:
      "local function reversed(list)\n  local out = {}\n  for i = #list, 1, -1 do out[#out + 1] = list[i] end\n  return out\nend"
    case .least:
      "local function least(list, f)\n  local least = list[1]\n  for _, x in ipairs(list) do if f(x, least) then least = x end end\n  return least\nend"
    case .greatest:
      "local function greatest(list, f)\n  local most = list[1]\n  for _, x in ipairs(list) do if f(most, x) then most = x end end\n  return most\nend"
    case .slice: "local function slice(list, first, last) return table.move(list, first, last, 1, {}) end"
    case .concat:
      "local function concat(a, b)\n  local out = table.move(a, 1, #a, 1, {})\n  return table.move(b, 1, #b, #out + 1, out)\nend"
    case .copied: "local function copied(list) return table.move(list, 1, #list, 1, {}) end"
    case .copiedMap:
      "local function copiedMap(map)\n  local out = {}\n  for key, value in pairs(map) do out[key] = value end\n  return out\nend"
    case .numbers:
      "local function numbers(first, last)\n  local out = {}\n  for i = first, last do out[#out + 1] = i end\n  return out\nend"
    case .enumerated:
      "local function enumerated(list)\n  local out = {}\n  for i, x in ipairs(list) do out[i] = {i - 1, x} end\n  return out\nend"
    case .zip:
      "local function zip(a, b)\n  local out = {}\n  for i = 1, math.min(#a, #b) do out[i] = {a[i], b[i]} end\n  return out\nend"
    case .mapValues:
      "local function mapValues(map, f)\n  local out = {}\n  for key, value in pairs(map) do out[key] = f(value) end\n  return out\nend"
    case .keys:
      "local function keys(map)\n  local out = {}\n  for key in pairs(map) do out[#out + 1] = key end\n  return out\nend"
    case .values:
      "local function values(map)\n  local out = {}\n  for _, value in pairs(map) do out[#out + 1] = value end\n  return out\nend"
    case .count:
      "local function count(map)\n  local n = 0\n  for _ in pairs(map) do n = n + 1 end\n  return n\nend"
    }
  }
}
