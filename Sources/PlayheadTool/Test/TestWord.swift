import PlainText
import ScriptRuntime

/// A function for test files. The prelude, the definitions for editors and `playhead test --help` are generated from
/// these rows.
struct TestWord {
  /// A parameter: its name, with `?` where it may be left out, and its type as editors know it.
  typealias Parameter = (name: String, type: String)

  let name: String
  /// The names of the same function in busted.
  let aliases: [String]
  let parameters: [Parameter]
  /// For editors; empty for checks, whose names suffice.
  let summary: String
  /// Lua that sees the parameters and the locals of the prelude.
  let body: String

  private init(
    _ name: String, aliases: [String] = [], _ parameters: Parameter..., summary: String = "", body: String
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.summary = summary
    self.body = body
  }

  private static let expected: Parameter = ("expected", "any")
  private static let given: Parameter = ("given", "any")
  private static let message: Parameter = ("message?", "string")
  private static let body: Parameter = ("body", "fun()")

  /// Globals that arrange tests.
  static let functions = [
    TestWord(
      "describe", aliases: ["context"], ("name", "string"), body,
      summary: "groups the tests in its body under a name.",
      body: """
        path[#path + 1], hooks[#hooks + 1] = name, {before = {}, after = {}}
        body()
        path[#path], hooks[#hooks] = nil, nil
        """),
    TestWord(
      "it", aliases: ["test"], ("name", "string"), body, summary: "a test, in its own world.",
      body: """
        if type(body) ~= "function" then error("it takes a sentence and a function", 2) end
        add(name, body)
        """),
    TestWord("pending", ("name", "string"), summary: "a test that is not written yet.", body: "add(name, nil)"),
    TestWord(
      "before_each", body, summary: "runs before every test of the group.",
      body: "table.insert(hooks[#hooks].before, body)"),
    TestWord(
      "after_each", body, summary: "runs after every test of the group.",
      body: "table.insert(hooks[#hooks].after, body)"),
  ]

  /// Fields of `assert`.
  static let checks = [
    TestWord(
      "equals", aliases: ["equal"], expected, given, message,
      body: "check(expected == given, show(expected), given, message)"),
    TestWord(
      "not_equals", aliases: ["not_equal"], ("other", "any"), given, message,
      body: "check(other ~= given, \"something else\", given, message)"),
    TestWord(
      "same", expected, given, message,
      body: "check(same(expected, given, {}), \"the same as \" .. show(expected), given, message)"),
    TestWord(
      "near", ("expected", "number"), given, ("within?", "number"), message,
      body: """
        local tolerance = within or 1e-6
        local holds = type(given) == "number" and math.abs(expected - given) <= tolerance
        check(holds, show(expected) .. " within " .. show(tolerance), given, message)
        """),
    TestWord(
      "has_error", aliases: ["errors", "error"], body, ("part?", "string"),
      body: """
        local ran, failure = pcall(body)
        if ran then error("expected an error, and there was none", 2) end
        local text = tostring(failure)
        if part and not string.find(text, part, 1, true) then
          error("expected an error with " .. show(part) .. ", got " .. show(text), 2)
        end
        """),
    TestWord(
      "is_true", aliases: ["True"], given, message, body: "check(given == true, \"true\", given, message)"),
    TestWord(
      "is_false", aliases: ["False"], given, message, body: "check(given == false, \"false\", given, message)"),
    TestWord("is_nil", given, message, body: "check(given == nil, \"nil\", given, message)"),
    TestWord("is_not_nil", given, message, body: "check(given ~= nil, \"something\", given, message)"),
    TestWord("truthy", given, message, body: "check(given, \"something true\", given, message)"),
    TestWord("falsy", given, message, body: "check(not given, \"nil or false\", given, message)"),
    TestWord(
      "transition", body, ("options?", "{ignore: string[]}"),
      body: """
        local ignored, lines = {}, {}
        for _, rule in ipairs(options and options.ignore or {}) do ignored[rule] = true end
        for _, finding in ipairs(timeline:check(body)) do
          if finding.severity == "error" and not ignored[finding.rule] then
            lines[#lines + 1] = finding.message .. " [" .. finding.rule .. "], " .. finding.what
          end
        end
        if #lines > 0 then error(table.concat(lines, "\\n"), 2) end
        """),
    TestWord(
      "snapshot", ("given", "string"), ("name?", "string"),
      body: #"""
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
          local hint = "\nplayhead test --update overwrites it with the new text"
          error("the text differs from " .. file .. ":" .. differences(before, text) .. hint, 2)
        end
        if snapshots.mode == "never" then
          error("there is no " .. file .. "; without --ci it would be written", 2)
        end
        local line = debug.getinfo(2, "l").currentline
        table.move({key, text, line}, 1, 3, #snapshots.taken + 1, snapshots.taken)
        """#),
  ]

  // MARK: Made from the rows

  /// `expected, given, message`
  private var names: String { parameters.map { $0.name.filter { $0 != "?" } }.joined(separator: ", ") }

  /// The Lua that defines the function, and its other names, below `owner`: `library.` or nothing.
  func definition(in owner: String) -> String {
    (["function \(owner)\(name)(\(names))\n\(body)\nend"] + aliases.map { "\(owner)\($0) = \(owner)\(name)" })
      .joined(separator: "\n")
  }

  /// The definitions that a Lua language server reads.
  static var definitions: String {
    var lines: [String] = []
    for word in functions {
      lines.append("--- In a test: \(word.summary)")
      lines += word.parameters.map { "---@param \($0.name) \($0.type)" }
      lines += ["function \(word.name)(\(word.names)) end", ""]
    }
    // Lua's own function, which in a test has fields.
    lines.append("---@class Assert")
    for word in checks {
      let parameters = word.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      lines.append("---@field \(word.name) fun(\(parameters))")
    }
    return (lines + ["---@overload fun(value: any, message?: any, ...: any): any", "assert = {}", ""])
      .joined(separator: "\n")
  }

  /// Every check as it is called, two to a line of at most 80 columns.
  static var help: String {
    let calls = checks.map { word in
      let names = word.parameters.map(\.name).filter { $0 != message.name }.map { $0.filter { $0 != "?" } }
      return "assert.\(word.name)(\(names.joined(separator: ", ")))"
    }
    return stride(from: 0, to: calls.count, by: 2).map { index in
      "  " + (calls[index].padded(to: 38) + (index + 1 < calls.count ? calls[index + 1] : "")).trimmedEnd
    }.joined(separator: "\n")
  }
}
