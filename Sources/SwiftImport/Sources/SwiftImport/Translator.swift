import ImportTable
import LuaTree
import SwiftOperators
import SwiftSyntax

/// An expression in Lua, with its type in Swift.
struct Value {
  var lua: LuaExpression
  var type: SwiftType

  init(_ lua: LuaExpression, _ type: SwiftType = .unknown) {
    self.lua = lua
    self.type = type
  }
}

/// A name in a scope.
struct Variable {
  var lua: LuaExpression
  var type: SwiftType
  var isVar = false
  /// A local function's labels, for calls.
  var method: MethodInfo?
  /// The line where its declaration was left out.
  var leftOutLine: Int?
}

/// What the statements being translated stand in.
struct FunctionContext {
  var result = SwiftType.void
  var isInit = false
  /// Whether `self` was captured weakly: it is there all the same.
  var isSelfWeak = false
  /// The label behind the innermost loop's body, when it is needed.
  var continues: [LoopContext] = []
  /// The names that stand for `self`.
  var inSetterOf: String?
}

struct LoopContext {
  let name: String?
  let continueLabel: String
  let breakLabel: String
  var usesContinue = false
  var usesBreak = false
  /// A `switch`, of which `break` only leaves the case.
  var isSwitch = false
}

/// Translates one unit after another, with the scopes of the place it is at.
final class Translator {
  let program: SwiftProgram
  var table: ApiTable { program.table }
  var file = 0
  var context: TypeInfo?
  var isStatic = false
  var function = FunctionContext()
  var scopes: [[String: Variable]] = [[:]]
  /// Statements that have to come before the one being translated.
  var pending: [LuaStatement] = []
  /// What has to be checked before the chain being translated has a value: `self.x` of `self.x?.f()`.
  var guards: [LuaExpression] = []
  var reports: [Report] = []
  var statements = 0
  var leftOut = 0
  var helpers: Set<Helper> = []
  /// Lua names of file scope that the unit names, and that what it writes at once names.
  var uses: Set<String> = []
  /// How many `if` or `switch` around are values.
  var valueDepth = 0
  private var serial = 0

  init(_ program: SwiftProgram) { self.program = program }

  // MARK: Reports

  func report(_ reason: Untranslated, at node: some SyntaxProtocol, isLeftOut: Bool) {
    let place = program.location(of: node, in: file)
    let report = Report(
      code: reason.code, message: reason.message, hint: reason.hint, isLeftOut: isLeftOut, file: file,
      line: place.line, column: place.column)
    if !reports.contains(report) { reports.append(report) }
  }

  func origin(of node: some SyntaxProtocol) -> LuaStatement.Origin {
    LuaStatement.Origin(file: file, line: program.location(of: node, in: file).line)
  }

  /// Translates something whole, or leaves it out whole: a comment stands in its place.
  func whole(_ node: some SyntaxProtocol, _ translate: () throws -> [LuaStatement]) -> [LuaStatement] {
    let before = (statements, leftOut, reports.count, scopes.count)
    let (outerPending, outerGuards) = (pending, guards)
    pending = []
    guards = []
    defer {
      pending = outerPending
      guards = outerGuards
    }
    statements += 1
    do {
      let translated = try translate()
      return pending + translated
    } catch {
      let error = error as? Untranslated ?? Untranslated(.construct, "\(error)")
      let nested = StatementCount.of(Syntax(node))
      statements = before.0 + max(nested, 1)
      leftOut = before.1 + max(nested, 1)
      reports.removeSubrange(before.2...)
      if scopes.count > before.3 { scopes.removeSubrange(before.3...) }
      // What is no Swift is reported as that.
      if !Syntax(node).hasError { report(error, at: node, isLeftOut: true) }
      let line = program.location(of: node, in: file).line
      leaveOut(declaredIn: Syntax(node), line)
      let source = node.trimmedDescription.split(separator: "\n").first.map(String.init) ?? ""
      let shown = source.count > 60 ? source.prefix(57) + "…" : Substring(source)
      let (comments, hasBlank) = Comments.before(node)
      var gap = LuaStatement(.nothing, origin: origin(of: node))
      gap.comments = comments + ["-- import:\(line): not translated: \(shown)"]
      gap.hasBlankBefore = hasBlank
      return [gap]
    }
  }

  /// What a statement that is left out would have declared is named by none after it.
  private func leaveOut(declaredIn node: Syntax, _ line: Int) {
    guard let item = node.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self)
    else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks else { continue }
      scopes[scopes.count - 1][name] = Variable(lua: .nil, type: .unknown, leftOutLine: line)
    }
  }

  // MARK: Scopes

  func scoped<Result>(_ body: () throws -> Result) throws -> Result {
    scopes.append([:])
    defer { scopes.removeLast() }
    return try body()
  }

  func variable(_ name: String) -> Variable? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    return nil
  }

  /// Names that a local must not hide, because what is written here may need them.
  static let reserved: Set<String> = [
    "math", "string", "table", "ipairs", "pairs", "error", "assert", "print", "class", "type", "tostring", "self",
    "tonumber", "pcall", "select",
  ]

  /// A name in Lua that hides nothing: for a variable that lives longer in Lua than in Swift.
  func freshName(_ name: String) -> String {
    let base = LuaName.of(name)
    var visible = uses
    for variable in scopes.joined() { if case .name(let name) = variable.value.lua { visible.insert(name) } }
    if !visible.contains(base), !Self.reserved.contains(base) { return base }
    var number = 2
    while visible.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  @discardableResult
  func declare(_ name: String, _ type: SwiftType, isVar: Bool = false, fresh: Bool = false) -> String {
    var lua = fresh ? freshName(name) : LuaName.of(name)
    if Self.reserved.contains(lua) { lua += "_" }
    scopes[scopes.count - 1][name] = Variable(lua: .name(lua), type: type, isVar: isVar)
    return lua
  }

  /// A name for something that Swift leaves unnamed.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// The value as an expression that can be written twice; a local before the statement holds it when it cannot.
  func plain(_ value: LuaExpression, _ name: String) -> LuaExpression {
    value.isPlain ? value : held(value, name)
  }

  /// A local before the statement that holds the value.
  func held(_ value: LuaExpression, _ name: String) -> LuaExpression {
    let local = freshName(name)
    pending.append(.local(local, value))
    scopes[scopes.count - 1]["\u{0}\(local)"] = Variable(lua: .name(local), type: .unknown)
    return .name(local)
  }

  /// Translates what may not be evaluated early: locals it needs stay in a function of its own.
  func isolated(_ body: () throws -> Value) throws -> Value {
    let outer = pending
    pending = []
    defer { pending = outer }
    let value = try body()
    if pending.isEmpty { return value }
    let body = pending + [.return(value.lua)]
    return Value(.call(.function(LuaFunction([], body)), []), value.type)
  }

  func use(_ name: String) -> LuaExpression {
    uses.insert(name)
    return .name(name)
  }

  func helper(_ helper: Helper) -> LuaExpression {
    helpers.insert(helper)
    return .name(helper.rawValue)
  }

  // MARK: Comments

  /// Gives the first of the statements what stands before the node in Swift, and the last what stands behind it.
  func dressed(_ statements: [LuaStatement], as node: some SyntaxProtocol) -> [LuaStatement] {
    var statements = statements
    let (comments, hasBlank) = Comments.before(node)
    let trailing = Comments.behind(node)
    if statements.isEmpty {
      guard !comments.isEmpty else { return [] }
      statements = [LuaStatement(.nothing)]
    }
    statements[0].comments = comments + statements[0].comments
    statements[0].hasBlankBefore = hasBlank
    if let trailing { statements[statements.count - 1].trailing = trailing }
    let origin = origin(of: node)
    for index in statements.indices where statements[index].origin == nil { statements[index].origin = origin }
    return statements
  }

  func type(_ syntax: TypeSyntax) -> SwiftType { TypeResolver(program, context: context).type(syntax) }
}

/// Counts statements and members, as reports count them.
final class StatementCount: SyntaxVisitor {
  private var count = 0

  static func of(_ node: Syntax) -> Int {
    let counter = StatementCount(viewMode: .sourceAccurate)
    counter.walk(node)
    return counter.count
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !node.item.is(IfConfigDeclSyntax.self) { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !node.decl.is(IfConfigDeclSyntax.self) { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = ActiveBranch.of(node), let elements = clause.elements { walk(elements) }
    return .skipChildren
  }
}

/// Comments of Swift as comments of Lua.
enum Comments {
  static func before(_ node: some SyntaxProtocol) -> (lines: [String], hasBlank: Bool) {
    lines(of: node.leadingTrivia)
  }

  static func lines(of trivia: Trivia) -> (lines: [String], hasBlank: Bool) {
    var lines: [String] = []
    var hasBlank = false
    var newlines = 0
    for piece in trivia {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): newlines += count
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        if newlines > 1 { if lines.isEmpty { hasBlank = true } else { lines.append("") } }
        newlines = 0
        lines += Self.lua(text)
      default: break
      }
    }
    if newlines > 1 { if lines.isEmpty { hasBlank = true } else { lines.append("") } }
    return (lines, hasBlank)
  }

  static func behind(_ node: some SyntaxProtocol) -> String? {
    let found = node.trailingTrivia.compactMap { piece -> String? in
      switch piece {
      case .lineComment(let text), .docLineComment(let text): lua(text).first
      case .blockComment(let text) where !text.contains("\n"): lua(text).first
      default: nil
      }
    }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  private static func lua(_ text: String) -> [String] {
    if text.hasPrefix("///") { return ["---" + Self.clean(text.dropFirst(3))] }
    if text.hasPrefix("//") { return ["--" + Self.separated(Self.clean(text.dropFirst(2)))] }
    var body = text.dropFirst(2)
    if body.hasPrefix("*") { body = body.dropFirst() }
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("*") { line = line.dropFirst() }
      let text = Self.clean(line.drop { $0 == " " })
      return text.isEmpty ? "--" : "-- " + text
    }
    let kept = lines.drop { $0 == "--" }
    return Array(kept.reversed().drop { $0 == "--" }.reversed())
  }

  /// Without what would not be one line of text.
  private static func clean(_ text: Substring) -> String {
    var text = String(text.filter { $0 != "\r" && $0 != "\u{1}" && $0 != "\u{2}" && $0 != "\r\n" })
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// `--[[` would begin a comment of many lines.
  private static func separated(_ text: String) -> String { text.hasPrefix("[") ? " " + text : text }
}
