import SwiftImport
import Testing

/// Swift that Lua has no word for is translated by a longer spelling, or is a gap that has a name: never an error of the script.
@Suite struct SpellingTests {
  private func translated(_ swift: String) -> (lua: String, reports: [String]) {
    let result = SwiftImporter.translate(
      [SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: true)
    return (result.lua, result.reports.filter(\.isLeftOut).map(\.message))
  }

  /// A method of a class with this body.
  private func body(_ statements: String, beside declarations: String = "") -> (lua: String, reports: [String]) {
    translated(
      "\(declarations)\nclass Card: UIView {\n  var width: CGFloat = 1\n  func open() {\n    \(statements)\n  }\n}")
  }

  // MARK: Property wrappers

  @Test func `a wrapper of the files is asked and set`() {
    let made = translated(
      """
      @propertyWrapper struct Unit {
        private var held: CGFloat
        var wrappedValue: CGFloat { get { held } set { held = min(newValue, 1) } }
        init(wrappedValue: CGFloat) { held = wrappedValue }
      }
      class Card: UIView {
        @Unit var part: CGFloat = 0.5
        func open() { part = 3 }
      }
      """)
    #expect(made.reports.isEmpty)
    #expect(made.lua.contains("self._part = Unit(0.5)"))
    #expect(made.lua.contains("self._part:set_wrappedValue(newValue)"))
    #expect(made.lua.contains("self:set_part(3)"))
  }

  @Test func `a property with a wrapper of elsewhere is a gap, and what sets it is left out`() {
    let made = translated("class Card: UIView {\n  @Kept var part: CGFloat\n  func open() {\n    part = 3\n  }\n}")
    #expect(made.reports == ["the property wrapper '@Kept'", "'part' has the property wrapper '@Kept'"])
    #expect(made.lua.contains("Card.part = Gap.missing(\"Card.part\", \"is left out: the property wrapper '@Kept'\")"))
    #expect(made.lua.contains("Gap.leftOut(\"part = 3\", {}, self, {\"part\"})"))
  }

  // MARK: Subscripts

  private let safe =
    "extension Collection {\n  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }\n}"

  @Test func `a subscript with a label is a method`() {
    let made = body("let views = [self]\n    views[safe: 3]?.alpha = 0", beside: safe)
    #expect(made.reports.isEmpty)
    #expect(made.lua.contains("subscript_safe(views, 3)"))
  }

  @Test func `a subscript that is set, or of several values, is a gap`() {
    let grid = "struct Grid {\n  var cells: [Int]\n  subscript(x: Int, y: Int) -> Int { cells[x + y] }\n}"
    let made = body("let grid = Grid(cells: [1])\n    alpha = CGFloat(grid[0, 0])", beside: grid)
    #expect(made.reports == ["a subscript of one's own", "a subscript with labels"])
    #expect(made.lua.contains("Gap.leftOut(\"alpha = CGFloat(grid[0, 0])\", {grid})"))
  }

  @Test func `a list is not set by an index that has a label`() {
    let made = body("var list = [1]\n    list[safe: 0] = 2")
    #expect(made.reports == ["a subscript with labels"])
    #expect(!made.lua.contains("list[1] = 2"))
  }

  // MARK: Types as functions

  @Test(arguments: [
    ("[\"a\"].map(Named.init)", "Named("), ("[\"a\"].map(Named.init(title:))", "Named("),
  ])
  func `an initialiser is a function`(_ call: String, _ made: String) {
    let named = "class Named: UIView {\n  init(title: String) { super.init(frame: .zero) }\n}"
    let result = body("let all = \(call)\n    all.first?.alpha = 0", beside: named)
    #expect(result.reports.isEmpty)
    #expect(result.lua.contains("return \(made)"))
  }

  @Test func `one of several initialisers is a gap, and so is what needs it`() {
    let named =
      "class Named: UIView {\n  init(a: Int) { super.init(frame: .zero) }\n"
      + "  init(b: Int) { super.init(frame: .zero) }\n}"
    let result = body("let make: (Int) -> Named = Named.init\n    make(1).alpha = 0", beside: named)
    #expect(result.reports.count == 2)
    #expect(!result.lua.contains("(nil)") && result.lua.contains("Gap.leftOut(\"make(1).alpha = 0\")"))
  }

  // MARK: Variables that are handed over

  @Test(arguments: ["var a: CGFloat = 4\n    grow(&a)\n    alpha = a", "grow(&width)\n    alpha = width"])
  func `a variable that is handed over leaves the run without a verdict`(_ statements: String) {
    let made = body(statements, beside: "func grow(_ x: inout CGFloat) { x *= 2 }")
    #expect(made.reports == ["an 'inout' parameter", "'&' passes a variable itself, which Lua cannot"])
    let call = statements.split(separator: "\n").first { $0.contains("&") }?.drop { $0 == " " } ?? ""
    // Without names: nothing tells what a number that is not an object may be from there on.
    #expect(made.lua.contains("Gap.leftOut(\"\(call)\")"))
  }

  @Test func `swap changes two variables`() {
    #expect(body("var a = 1, b = 2\n    swap(&a, &b)\n    tag = a").lua.contains("a, b = b, a"))
  }

  // MARK: Code that waits

  @Test func `an initialiser that waits is a gap`() {
    let made = body(
      "alpha = await Named(title: \"a\").alpha", beside: "class Named: UIView { init(title: String) async {} }")
    #expect(made.reports == ["an 'async' initialiser"])
  }

  @Test(arguments: [
    "for await x in stream { tag = x }", "await withDiscardingTaskGroup { _ in tag = 1 }",
    "let (data, _) = try await URLSession.shared.data(from: url)", "async let (a, b) = (load(), load())",
    "for await n in AsyncStream<Int?> { $0.finish() } { tag = n ?? 1 }",
    "for await n in AsyncStream<Int>(unfolding: { 1 }) { tag = n }",
    "await withTaskGroup(of: Int.self) { group in tag = await group.reduce(0, +) }",
  ])
  func `what streams, and what is awaited of others, is a gap`(_ statement: String) {
    let made = body(statement, beside: "func load() async -> Int { 3 }")
    #expect(!made.reports.isEmpty)
    #expect(made.lua.contains("Gap.leftOut(") || made.lua.contains("load = Gap.missing("))
  }
}
