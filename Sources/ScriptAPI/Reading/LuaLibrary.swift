/// The language's own functions and values, as far as scripts have them: for help and search.
struct LuaLibrary {
  struct Entry {
    /// `string.format(form, …)`; of a value the name alone.
    let usage: String
    let summary: String
    var name: String { String(usage.prefix { $0 != "(" }) }
  }

  /// `string`; empty for what belongs to no library.
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
    "", "What every script has.",
    [
      "assert(value, message)": "Raises the message where the value is false or nil; gives its arguments back.",
      "collectgarbage(what)": "Lets go of what nothing holds any more; \"count\" gives the KiB in use.",
      "dofile(name)": "Runs a file beside the script, or below; gives what it returns.",
      "error(message, level)": "Raises an error: text, or any value. Level 2 blames the caller.",
      "getmetatable(value)": "The table that says how a value behaves.",
      "ipairs(table)": "For a loop over 1, 2, 3… up to the first nil.",
      "load(text, name)": "Compiles text to a function; nil and a message where it is not Lua.",
      "loadfile(name)": "The same for a file beside the script, or below.",
      "next(table, key)": "The entry after a key: its key and value; nil after the last.",
      "pairs(table)": "For a loop over every entry; the order is the same in every run.",
      "pcall(function, …)": "Calls and catches errors: true and the results, or false and the error.",
      "print(…)": "Writes values in a line, with tabs between them.",
      "rawequal(a, b)": "Whether two values are the same, whatever their metatables say.",
      "rawget(table, key)": "An entry as it is stored.",
      "rawlen(table)": "The length as it is stored.",
      "rawset(table, key, value)": "Stores an entry past the metatable.",
      "require(name)": "Runs parts/card.lua for \"parts.card\", once; gives what it returned.",
      "select(n, …)": "The arguments from the n-th on; \"#\" counts them.",
      "setmetatable(table, metatable)": "Gives a table its metatable; gives the table back.",
      "tonumber(value, base)": "A number of text; nil where it is none.",
      "tostring(value)": "A value as print shows it.",
      "type(value)": "\"number\", \"string\", \"table\"… and \"userdata\" for objects and structs.",
      "wait(seconds)": "In a coroutine: goes on when so much of the world's time has passed.",
      "xpcall(function, handler, …)": "As pcall, with a function that makes the error into what is returned.",
      "_G": "The table of all globals.",
      "_VERSION": "The language's name and version.",
      "arg": "What the command line said after the script's name.",
    ])

  private static let strings = LuaLibrary(
    "string", "Text, byte by byte; also as methods: (\"a\"):rep(3).",
    [
      "byte(text, from, to)": "The numbers of its bytes.",
      "char(…)": "Text of such numbers.",
      "find(text, pattern, from, isPlain)": "Where a pattern begins and ends, and what it captured; else nil.",
      "format(form, …)": "Text with values in the places of %d, %.2f, %s, %q.",
      "gmatch(text, pattern)": "For a loop over everything that fits a pattern.",
      "gsub(text, pattern, by, most)": "Text with what fits replaced, and how often it was.",
      "len(text)": "Its bytes.",
      "lower(text)": "In small letters a to z.",
      "match(text, pattern, from)": "What a pattern captured, or all that fits; else nil.",
      "pack(form, …)": "Values as bytes.",
      "packsize(form)": "How many bytes that takes.",
      "rep(text, n, between)": "The text n times.",
      "reverse(text)": "Its bytes from last to first.",
      "sub(text, from, to)": "A part; -1 is the last byte.",
      "unpack(form, text, from)": "Values of bytes.",
      "upper(text)": "In capitals A to Z.",
    ])

  private static let tables = LuaLibrary(
    "table", "Tables as arrays.",
    [
      "concat(array, between, from, to)": "Its elements as one text.",
      "insert(array, place, value)": "Adds an element, at the end when no place is said.",
      "move(array, from, to, at, other)": "Copies elements to another place or array.",
      "pack(…)": "The arguments as a table, with their number in n.",
      "remove(array, place)": "Takes an element out, the last when no place is said.",
      "sort(array, isBefore)": "Sorts in place.",
      "unpack(array, from, to)": "Its elements as so many values.",
    ])

  // One bracket is escaped, since the check for what is not deterministic takes text for calls.
  private static let numbers = LuaLibrary(
    "math", "Numbers. The same to the last bit on every machine.",
    [
      "abs(x)": "Without its sign.", "acos(x)": "The angle whose cosine it is, in radians.",
      "asin(x)": "The angle whose sine it is.", "atan(y, x)": "The angle of a point, or whose tangent y is.",
      "atan2(y, x)": "An old name of atan.", "ceil(x)": "The whole number above.", "cos(angle)": "Its cosine.",
      "cosh(x)": "Its hyperbolic cosine.", "deg(angle)": "Radians as degrees.", "exp(x)": "e to the power of x.",
      "floor(x)": "The whole number below.", "fmod(a, b)": "What is left of a division, with a's sign.",
      "frexp(x)": "A fraction and a power of two that make x.", "huge": "Infinity.",
      "ldexp(fraction, power)": "The fraction times two to that power.", "log(x, base)": "The logarithm.",
      "log10(x)": "The logarithm to ten.", "max(…)": "The greatest.", "maxinteger": "The greatest whole number.",
      "min(…)": "The least.", "mininteger": "The least whole number.", "modf(x)": "The whole part and the rest.",
      "pi": "Half the way round a circle of radius 1.", "pow(x, y)": "An old way to write x^y.",
      "rad(angle)": "Degrees as radians.", "random\u{28}from, to)": "A random number, the same in every run of a seed.",
      "randomseed(n)": "Where random numbers start.", "sin(angle)": "Its sine.", "sinh(x)": "Its hyperbolic sine.",
      "sqrt(x)": "The square root.", "tan(angle)": "Its tangent.", "tanh(x)": "Its hyperbolic tangent.",
      "tointeger(x)": "The same as a whole number; nil where it is none.",
      "type(x)": "\"integer\", \"float\", or nil for no number.",
      "ult(a, b)": "Whether a is less than b, both without sign.",
    ])

  private static let unicode = LuaLibrary(
    "utf8", "Text, character by character.",
    [
      "char(…)": "Text of the numbers of characters.", "charpattern": "A pattern that fits one character.",
      "codepoint(text, from, to)": "The numbers of its characters.",
      "codes(text)": "For a loop over its characters: place and number.",
      "len(text, from, to)": "Its characters; nil and a place where it is not UTF-8.",
      "offset(text, n, from)": "Where the n-th character begins, in bytes.",
    ])

  private static let coroutines = LuaLibrary(
    "coroutine", "Functions that stop in the middle and go on later.",
    [
      "close(thread)": "Ends one that is suspended.", "create(function)": "Makes one, which resume starts.",
      "isyieldable()": "Whether yield may be called here.",
      "resume(thread, …)": "Starts it, or lets it go on: true and what it yields, or false and the error.",
      "running()": "The one that is running, and whether it is the script itself.",
      "status(thread)": "\"suspended\", \"running\", \"normal\" or \"dead\".",
      "wrap(function)": "A function that resumes a new one and passes errors on.",
      "yield(…)": "Stops; resume gives these values and brings others back.",
    ])

  private static let clock = LuaLibrary(
    "os", "Dates and times, of the world's clock: the same in every run.",
    [
      "clock()": "Seconds of the world's time.", "date(form, time)": "A time as text or as a table.",
      "difftime(later, earlier)": "Seconds in between.", "time(table)": "A date as a number; without one, now.",
    ])

  private static let console = LuaLibrary(
    "io", "The terminal; files are out of a script's reach.",
    ["read(form)": "A line of standard input.", "write(…)": "Writes values with nothing between them."])

  private static let debugging = LuaLibrary(
    "debug", "What is known about functions that run.",
    [
      "getinfo(function, what)": "Where a function was written and is.",
      "traceback(message, level)": "The calls that led here, as text.",
    ])

  private static let modules = LuaLibrary(
    "package", "Modules.", ["loaded": "What require has run, by name; set to nil it runs again."])
}
