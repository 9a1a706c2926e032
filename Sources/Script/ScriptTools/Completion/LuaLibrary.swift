/// Lua's own functions and values available to scripts, for help and search.
struct LuaLibrary {
  struct Entry {
    /// `string.format(form, …)`; for a value its name.
    package let usage: String
    package let summary: String
    package var name: String { String(usage.prefix { $0 != "(" }) }
  }

  /// `string`; empty for global functions.
  let name: String
  let summary: String
  let entries: [Entry]

  private init(_ name: String, _ summary: String, _ entries: KeyValuePairs<String, String>) {
    self.name = name
    self.summary = summary
    self.entries = entries.map { Entry(usage: name.isEmpty ? $0 : "\(name).\($0)", summary: $1) }
  }

  static let all = [
    basic, strings, tables, numbers, unicode, coroutines, clock, console, debugging, modules,
  ]

  private static let basic = LuaLibrary(
    "", "Lua's basic functions.",
    [
      "assert(value, message)": "Raises the message if the value is false or nil; returns its arguments.",
      "collectgarbage(what)": "Frees unreferenced memory; \"count\" returns the KiB in use.",
      "dofile(name)": "Runs a file in the script's folder or below; returns its results.",
      "error(message, level)": "Raises an error: text, or any value. Level 2 blames the caller.",
      "getmetatable(value)": "The table that defines a value's behaviour.",
      "ipairs(table)": "Iterates over 1, 2, 3… up to the first nil.",
      "load(text, name)": "Compiles text to a function; nil and a message if it is not Lua.",
      "loadfile(name)": "The same for a file in the script's folder or below.",
      "next(table, key)": "The next key and value after a key; nil after the last.",
      "pairs(table)": "Iterates over every entry: numbers, then strings in order, then the rest.",
      "pcall(function, …)": "Calls a function and catches errors: true and results, or false and the error.",
      "print(…)": "Prints values on a line, separated by tabs.",
      "rawequal(a, b)": "Whether two values are equal, ignoring metatables.",
      "rawget(table, key)": "An entry, ignoring the metatable.",
      "rawlen(table)": "The length, ignoring the metatable.",
      "rawset(table, key, value)": "Stores an entry, ignoring the metatable.",
      "require(name)": "Runs parts/card.lua for \"parts.card\", once; returns its result.",
      "select(n, …)": "The arguments from the n-th on; \"#\" returns their number.",
      "setmetatable(table, metatable)": "Sets a table's metatable; returns the table.",
      "tonumber(value, base)": "Converts text to a number; nil if it is not one.",
      "tostring(value)": "Converts a value to text, as print does.",
      "type(value)": "\"number\", \"string\", \"table\"… and \"userdata\" for objects and structs.",
      "wait(seconds)": "In a coroutine: continues after a time on the virtual clock.",
      "xpcall(function, handler, …)": "Like pcall, with a function that converts the error.",
      "_G": "The table of all globals.",
      "_VERSION": "The language's name and version.",
      "arg": "The command line's arguments after the script's name.",
    ])

  private static let strings = LuaLibrary(
    "string", "Text, byte by byte; also as methods: (\"a\"):rep(3).",
    [
      "byte(text, from, to)": "The text's bytes as numbers.",
      "char(…)": "Text from byte numbers.",
      "find(text, pattern, from, isPlain)": "The start and end of a match, and its captures; nil without one.",
      "format(form, …)": "Formats values with %d, %.2f, %s, %q.",
      "gmatch(text, pattern)": "Iterates over all matches of a pattern.",
      "gsub(text, pattern, by, most)": "Replaces matches; returns the text and the number of replacements.",
      "len(text)": "The number of bytes.",
      "lower(text)": "The text in lower case (ASCII).",
      "match(text, pattern, from)": "A match's captures, or the whole match; nil without one.",
      "pack(form, …)": "Packs values into bytes.",
      "packsize(form)": "The number of bytes that pack returns.",
      "rep(text, n, between)": "Repeats the text n times.",
      "reverse(text)": "Reverses the bytes.",
      "sub(text, from, to)": "A part of the text; -1 is the last byte.",
      "unpack(form, text, from)": "Unpacks values from bytes.",
      "upper(text)": "The text in upper case (ASCII).",
    ])

  private static let tables = LuaLibrary(
    "table", "Tables as arrays.",
    [
      "concat(array, between, from, to)": "Joins the elements to one text.",
      "insert(array, place, value)": "Inserts an element, by default at the end.",
      "move(array, from, to, at, other)": "Copies elements to another position or array.",
      "pack(…)": "Returns the arguments in a table, with their number in n.",
      "remove(array, place)": "Removes an element, by default the last.",
      "sort(array, isBefore)": "Sorts in place.",
      "unpack(array, from, to)": "Returns the elements as separate values.",
    ])

  // One bracket is escaped: the check for nondeterminism would read the text as a call.
  private static let numbers = LuaLibrary(
    "math", "Numbers; bit-identical on every machine.",
    [
      "abs(x)": "The absolute value.", "acos(x)": "The arc cosine, in radians.",
      "asin(x)": "The arc sine, in radians.", "atan(y, x)": "The arc tangent of y/x, in radians.",
      "atan2(y, x)": "The old name of atan.", "ceil(x)": "Rounds up to a whole number.", "cos(angle)": "The cosine.",
      "cosh(x)": "The hyperbolic cosine.", "deg(angle)": "Converts radians to degrees.",
      "exp(x)": "e to the power of x.",
      "floor(x)": "Rounds down to a whole number.", "fmod(a, b)": "The remainder of a division, with a's sign.",
      "frexp(x)": "Splits x into a fraction and a power of two.", "huge": "Infinity.",
      "ldexp(fraction, power)": "The fraction times two to the power.",
      "log(x, base)": "The logarithm; natural by default.",
      "log10(x)": "The decimal logarithm.", "max(…)": "The maximum.", "maxinteger": "The largest integer.",
      "min(…)": "The minimum.", "mininteger": "The smallest integer.", "modf(x)": "The whole part and the fraction.",
      "pi": "The number pi.", "pow(x, y)": "The old form of x^y.",
      "rad(angle)": "Converts degrees to radians.",
      "random\u{28}from, to)": "A random number; the same in every run with a seed.",
      "randomseed(n)": "Sets the random seed.", "sin(angle)": "The sine.", "sinh(x)": "The hyperbolic sine.",
      "sqrt(x)": "The square root.", "tan(angle)": "The tangent.", "tanh(x)": "The hyperbolic tangent.",
      "tointeger(x)": "Converts x to an integer; nil if it is not whole.",
      "type(x)": "\"integer\", \"float\", or nil.",
      "ult(a, b)": "Whether a is less than b, as unsigned integers.",
    ])

  private static let unicode = LuaLibrary(
    "utf8", "Text, character by character.",
    [
      "char(…)": "Text from code points.", "charpattern": "A pattern that matches one character.",
      "codepoint(text, from, to)": "The text's code points.",
      "codes(text)": "Iterates over positions and code points.",
      "len(text, from, to)": "The number of characters; nil and a position if invalid.",
      "offset(text, n, from)": "The byte position of the n-th character.",
    ])

  private static let coroutines = LuaLibrary(
    "coroutine", "Functions that can suspend and continue.",
    [
      "close(thread)": "Closes a suspended coroutine.", "create(function)": "Creates a coroutine, which resume starts.",
      "isyieldable()": "Whether yield may be called here.",
      "resume(thread, …)": "Starts or continues it: true and the yielded values, or false and the error.",
      "running()": "The running coroutine, and whether it is the main one.",
      "status(thread)": "\"suspended\", \"running\", \"normal\" or \"dead\".",
      "wrap(function)": "A function that resumes a new coroutine and raises its errors.",
      "yield(…)": "Suspends; resume returns these values and passes others back.",
    ])

  private static let clock = LuaLibrary(
    "os", "Dates and times of the virtual clock.",
    [
      "clock()": "The virtual time in seconds.", "date(form, time)": "Formats a time as text or as a table.",
      "difftime(later, earlier)": "The difference in seconds.",
      "time(table)": "A date as a number; the present without one.",
    ])

  private static let console = LuaLibrary(
    "io", "The terminal; scripts cannot open files.",
    ["read(form)": "Reads a line of standard input.", "write(…)": "Prints values without separators."])

  private static let debugging = LuaLibrary(
    "debug", "Information about running functions.",
    [
      "getinfo(function, what)": "Where a function was defined and is running.",
      "traceback(message, level)": "The call stack as text.",
    ])

  private static let modules = LuaLibrary(
    "package", "Modules.",
    [
      "loaded": "The loaded modules by name; set one to nil to load it again.",
      "preload": "Functions by the name of a module, which require calls in place of reading a file.",
    ])
}
