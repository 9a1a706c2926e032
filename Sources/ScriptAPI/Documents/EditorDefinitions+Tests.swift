/// Writes the functions of `playhead test`.
extension EditorDefinitions {
  private static let bodies = [
    ("describe", "Groups the tests in its body under a name.", true), ("it", "A test, in its own world.", true),
    ("before_each", "Runs before every test of the group.", false),
    ("after_each", "Runs after every test of the group.", false),
  ]

  private static let checks =
    [
      ("equals", "expected: any, given: any, message?: string"),
      ("not_equals", "other: any, given: any, message?: string"),
      ("same", "expected: any, given: any, message?: string"),
      ("near", "expected: number, given: any, within?: number, message?: string"),
      ("has_error", "body: fun(), part?: string"),
      ("snapshot", "given: string, name?: string"),
    ] + ["is_true", "is_false", "is_nil", "is_not_nil", "truthy", "falsy"].map { ($0, "given: any, message?: string") }

  mutating func writeTestWords() {
    for (name, summary, isNamed) in Self.bodies {
      comment("In a test: " + summary)
      if isNamed { line("---@param name string") }
      line("---@param body fun()")
      line("function \(name)(\(isNamed ? "name, " : "")body) end")
      blank()
    }
    comment("In a test: a test that is not written yet.")
    line("---@param name string")
    line("function pending(name) end")
    blank()
    // Lua's own function, which in a test has fields.
    line("---@class Assert")
    for (name, parameters) in Self.checks { line("---@field \(name) fun(\(parameters))") }
    line("---@overload fun(value: any, message?: any, ...: any): any")
    line("assert = {}")
    blank()
  }
}
