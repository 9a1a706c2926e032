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
  /// Lua that sees the parameters and the locals of the prelude. That of a check returns whether it holds, what was
  /// expected and what was given, both as text, the person's message, and what follows it.
  let body: String
  private let isCheck: Bool

  private init(
    _ name: String, aliases: [String] = [], _ parameters: Parameter..., summary: String, body: String
  ) {
    self.init(name, aliases, parameters, summary, body, isCheck: false)
  }

  /// A check.
  private init(check name: String, aliases: [String] = [], _ parameters: Parameter..., body: String) {
    self.init(name, aliases, parameters, "", body, isCheck: true)
  }

  private init(
    _ name: String, _ aliases: [String], _ parameters: [Parameter], _ summary: String, _ body: String, isCheck: Bool
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.summary = summary
    self.body = body
    self.isCheck = isCheck
  }

  private static let expected: Parameter = ("expected", "any")
  private static let given: Parameter = ("given", "any")
  private static let message: Parameter = ("message?", "string")
  private static let body: Parameter = ("body", "fun()")

  /// Globals that arrange tests.
  static let functions = [
    TestWord(
      "describe", aliases: ["context", "insulate"], ("name", "string"), body,
      summary: "groups the tests in its body under a name.",
      body: """
        if type(body) ~= "function" then error("describe takes a name and a function", 2) end
        groups[#groups + 1] = group(name)
        body()
        groups[#groups] = nil
        """),
    TestWord(
      "it", aliases: ["test", "spec"], ("name", "string"), body,
      summary: "a test, in its own world. A word such as #slow is a tag of it.",
      body: """
        if type(body) ~= "function" then error("it takes a sentence and a function", 2) end
        add(name, body, 3)
        """),
    TestWord(
      "pending", ("name", "string"), ("body?", "fun()"),
      summary: "a test that is not written yet; in a test, ends it as one.",
      body: """
        if running then
          running.isPending = true
          error(name or "to be written", 2)
        end
        add(name, nil, 3)
        """),
    TestWord(
      "setup", aliases: ["lazy_setup", "strict_setup"], body,
      summary: "runs before every test of the group, and before its before_each.", body: "hook(\"setup\", body)"),
    TestWord(
      "teardown", aliases: ["lazy_teardown", "strict_teardown"], body,
      summary: "runs after every test of the group, and after its after_each.", body: "hook(\"teardown\", body)"),
    TestWord(
      "before_each", body, summary: "runs before every test of the group.", body: "hook(\"before_each\", body)"),
    TestWord("after_each", body, summary: "runs after every test of the group.", body: "hook(\"after_each\", body)"),
    TestWord(
      "finally", body, summary: "runs after the test in which it stands, whether or not that failed.",
      body: """
        if not running then error("finally stands inside of a test", 2) end
        if type(body) ~= "function" then error("finally takes a function", 2) end
        table.insert(running.finally, body)
        """),
  ]

  /// Fields of `assert`.
  static let checks: [TestWord] = comparisons + kindsOfValues + held

  private static let comparisons: [TestWord] = [
    TestWord(
      check: "equals", aliases: ["equal"], expected, given, message,
      body: "return expected == given, show(expected), show(given), message"),
    TestWord(
      check: "same", expected, given, message,
      body: """
        if same(expected, given, {}) then return true, "the same as " .. show(expected), show(given), message end
        local isTable = type(expected) == "table" and type(given) == "table"
        local more = isTable and ":" .. differences(expected, given) or nil
        return false, "the same as " .. show(expected), show(given), message, more
        """),
    TestWord(
      check: "near", expected, given, ("within?", "number"), message,
      body: """
        local tolerance = within or 1e-6
        return near(expected, given, tolerance, {}), show(expected) .. " within " .. show(tolerance), show(given), message
        """),
    TestWord(
      check: "matches", aliases: ["match"], ("pattern", "string"), ("given", "string"), message,
      body: """
        local holds = type(given) == "string" and given:find(pattern) ~= nil
        return holds, "text that matches " .. show(pattern), show(given), message
        """),
    TestWord(
      check: "has_error", aliases: ["errors", "error"], body, ("part?", "string"),
      body: """
        local ran, failure = pcall(body)
        local text = tostring(failure)
        local holds = not ran and (not part or string.find(text, part, 1, true) ~= nil)
        return holds, part and "an error with " .. show(part) or "an error", ran and "none" or show(text)
        """),
    TestWord(
      check: "error_matches", body, ("pattern", "string"),
      body: """
        local ran, failure = pcall(body)
        local text = tostring(failure)
        local holds = not ran and text:find(pattern) ~= nil
        return holds, "an error that matches " .. show(pattern), ran and "none" or show(text)
        """),
    TestWord(
      check: "unique", ("list", "table"), message,
      body: """
        for key, value in pairs(list) do
          for other, element in pairs(list) do
            if key ~= other and same(value, element, {}) then
              return false, "values that all differ", show(value) .. " twice", message
            end
          end
        end
        return true, "values that all differ", show(list), message
        """),
    TestWord(
      check: "is_true", aliases: ["True", "true"], given, message,
      body: "return given == true, \"true\", show(given), message"),
    TestWord(
      check: "is_false", aliases: ["False", "false"], given, message,
      body: "return given == false, \"false\", show(given), message"),
    TestWord(
      check: "is_nil", aliases: ["Nil", "nil"], given, message,
      body: "return given == nil, \"nil\", show(given), message"),
    TestWord(
      check: "truthy", given, message, body: "return given and true, \"something true\", show(given), message"),
    TestWord(
      check: "falsy", given, message, body: "return not given, \"nil or false\", show(given), message"),
  ]

  private static let kindsOfValues: [TestWord] =
    ["boolean", "number", "string", "table", "function", "userdata", "thread"].map { kind in
      TestWord(
        check: "is_\(kind)", aliases: [kind], given, message,
        body: "return type(given) == \"\(kind)\", \"a \(kind)\", show(given), message")
    }

  /// Checks of transitions, and against files.
  private static let held: [TestWord] = [
    TestWord(
      check: "transition", body,
      ("options?", "{by: UIPanGestureRecognizer, at: number[], ignore: string[], rule: string, scenario: string}"),
      body: """
        options = options or {}
        for option in pairs(options) do
          if not ("by at ignore rule scenario "):find(tostring(option) .. " ", 1, true) then
            error("assert.transition has no option " .. show(option) .. "; it has by, at, ignore, rule and scenario", 3)
          end
        end
        local arguments = {}
        for option, value in pairs(options) do arguments[option] = value end
        local ran, found = pcall(timeline.check, timeline, body, arguments)
        if not ran then
          local hint = type(found) ~= "string" and found.hint
          local message = type(found) == "string" and found or found.message .. (hint and "; such as " .. hint or "")
          error((message:gsub("timeline:check", "assert.transition")), 3)
        end
        local lines = {}
        for _, finding in ipairs(found) do
          if not finding.rule then
            take("note", "", finding.message, 3)
          elseif finding.severity == "error" or options.rule and finding.severity == "warning" then
            lines[#lines + 1] = finding.message .. " [" .. finding.rule .. "]"
            local scenario = ("%s (%s), at %.3f s"):format(finding.what, finding.scenario, finding.time)
            lines[#lines + 1] = "  " .. (finding.transition and finding.transition .. ", " or "") .. scenario
          end
        end
        if #lines > 0 then error(table.concat(lines, "\\n"), 3) end
        return true, "a break", "none"
        """),
    TestWord(
      check: "survives", body, ("options?", "{gestures: integer, seed: integer}"),
      body: """
        options = options or {}
        for option in pairs(options) do
          if option ~= "gestures" and option ~= "seed" then
            error("assert.survives has no option " .. show(option) .. "; it has gestures and seed", 3)
          end
        end
        local ran, found = pcall(timeline.fuzz, timeline, body, {gestures = options.gestures, seed = options.seed})
        if not ran then
          local message = type(found) == "string" and found or found.message
          error((message:gsub("timeline:fuzz", "assert.survives")), 3)
        end
        local finding = found[1]
        if finding then
          local lines = {finding.message .. " [" .. finding.rule .. "], after:"}
          for _, statement in ipairs(finding.gestures) do lines[#lines + 1] = "  " .. statement end
          error(table.concat(lines, "\\n"), 3)
        end
        return true, "a break", "none"
        """),
    TestWord(
      check: "snapshot", ("given", "string"), ("name?", "string"),
      body: #"""
        if type(given) ~= "string" or not utf8.len(given) then
          error("a snapshot is text, such as timeline:snapshot(), got " .. show(given), 3)
        end
        local key = snapshotKey(name)
        local text = given:sub(-1) == "\n" and given or given .. "\n"
        local before, file = running.kept[key], running.path .. "." .. key .. ".txt"
        if before and (before == text or running.mode ~= "update") then take("kept", key, "", 3) end
        if before == text then return true, "", "" end
        if before and running.mode ~= "update" then
          local hint = "\nplayhead test --update overwrites it with the new text"
          error("the text differs from " .. file .. ":" .. lineDifferences(before, text) .. hint, 3)
        end
        if running.mode == "never" then
          error("there is no " .. file .. "; without --ci it would be written", 3)
        end
        take("text", key, text, 3)
        return true, "", ""
        """#),
    TestWord(
      check: "picture", ("name?", "string"), ("options?", "{at: number, scale: number}"),
      body: #"""
        if name ~= nil and type(name) ~= "string" then error("a picture's name is a text, got " .. show(name), 3) end
        options = options or {scale = 1}
        if type(options) ~= "table" then error("assert.picture takes options in a table, got " .. show(options), 3) end
        for word in pairs(options) do
          if word ~= "at" and word ~= "scale" then
            error("assert.picture has no option " .. show(word) .. "; its options are at and scale", 3)
          end
        end
        local key = snapshotKey(name)
        local path = "\#(TestWord.pictureFolder)" .. key .. ".png"
        local isTaken, failure = pcall(timeline.export, timeline, path, options)
        if not isTaken then error((failure.message:gsub("timeline:export", "assert.picture")), 3) end
        take("picture", key, "", 3)
        return true, "", ""
        """#),
  ]

  /// Stands before the names of files that are pictures to compare.
  static let pictureFolder = "assert.picture/"

  // MARK: Made from the rows

  /// `expected, given, message`
  private var names: String { parameters.map { $0.name.filter { $0 != "?" } }.joined(separator: ", ") }

  /// The Lua that defines the function, and its other names.
  var definition: String {
    guard isCheck else {
      return (["function \(name)(\(names))\n\(body)\nend"] + aliases.map { "\($0) = \(name)" })
        .joined(separator: "\n")
    }
    return
      (["checks.\(name) = function(\(names))\n\(body)\nend"] + aliases.map { "checks[\"\($0)\"] = checks.\(name)" })
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
      for name in [word.name] + word.negations { lines.append("---@field \(name) fun(\(parameters))") }
    }
    for word in ["is", "are", "has", "is_not", "are_not", "has_no"] { lines.append("---@field \(word) Assert") }
    lines += ["---@field spy fun(spy: any): any", "---@field stub fun(spy: any): any"]
    lines += ["---@overload fun(value: any, message?: any, ...: any): any", "assert = {}", ""]
    for (name, words) in doubles { lines += ["--- For tests: \(words)", "---@type any", "\(name) = nil", ""] }
    return lines.joined(separator: "\n")
  }

  /// Globals that stand in for functions and values, in busted's words.
  static let doubles = [
    ("spy", "spy.new(f), spy.on(object, \"name\"): a function that notes its calls."),
    ("stub", "stub(object, \"name\", results...): a function that does nothing else."),
    ("mock", "mock(object): every function in it spied on; mock(object, true): stubbed."),
    ("match", "match._, match.is_string(): any value, or one of a kind, in called_with and same."),
  ]

  /// The names that turn a check around: `is_not_nil`, `has_no_error`, `not_equals`.
  private var negations: [String] {
    if Self.held.contains(where: { $0.name == name }) { return [] }
    for (word, turned) in [("is_", "is_not_"), ("has_", "has_no_")] where name.hasPrefix(word) {
      return [turned + name.dropFirst(word.count)]
    }
    return ["not_" + name]
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
