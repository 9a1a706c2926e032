/// What a test finds beside the usual names: the words of `playhead test`.
extension EditorDefinitions {
  private static let bodies = [
    ("describe", "Names what the tests in its body are about.", true), ("it", "A test, in a world of its own.", true),
    ("before_each", "Runs before every test here.", false), ("after_each", "Runs after every test here.", false),
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
    comment("In a test: one that is yet to be written.")
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
