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
  /// True for a whole number that is never negative.
  var isNatural = false
  /// A local function's labels, for calls.
  var method: MethodInfo?
  /// The line where its declaration was left out.
  var leftOutLine: Int?
}

/// The surroundings of the statements being translated.
struct FunctionContext {
  var result = SwiftType.void
  var isInit = false
  /// True for an initialiser that returns the object it makes, or nil.
  var isFactory = false
  /// The name of the type in such an initialiser, once `self` is a variable: `self.init(…)` in a branch.
  var kind: String?
  /// The label behind the innermost loop's body, when it is needed.
  var continues: [LoopContext] = []
  /// The names that stand for `self`.
  var inSetterOf: String?
  /// True in what `do` tries: what it returns comes behind true.
  var isCaught = false
  /// True when it returns `self`, which it may change: a mutating method of an enumeration.
  var changesSelf = false
}

struct LoopContext {
  let name: String?
  let continueLabel: String
  let breakLabel: String
  var usesContinue = false
  var usesBreak = false
  /// A `switch`, of which `break` only leaves the case.
  var isSwitch = false
  /// Its cases, and which of them is translated.
  var cases: (all: [SwitchCaseSyntax], index: Int) = ([], 0)
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
  /// The conditions for the chain being translated to have a value: `self.x` of `self.x?.f()`.
  var guards: [LuaExpression] = []
  /// The statements that set the copies which the statement being translated changes.
  var following: [LuaStatement] = []
  var reports: [Report] = []
  var statements = 0
  var leftOut = 0
  var helpers: Set<Helper> = []
  /// Lua names of file scope that the unit names, and that what it writes at once names.
  var uses: Set<String> = []
  /// Where names of file scope are written, for those that nothing declares in the end.
  private(set) var mentions: [Mention] = []
  private var current: Syntax?

  struct Mention {
    let name: String
    let file: Int
    let node: Syntax
  }
  /// An argument for which the function that is called says itself that it is nil.
  var toldByCallee: SyntaxIdentifier?
  /// The call that is awaited, while it is resolved.
  var awaited: AwaitedCall?
  /// Whether what a pattern binds are variables: `case .a(var x)`.
  var bindsVariables = false
  /// How many `if` or `switch` around are values.
  var valueDepth = 0
  /// How many of the statements of the type that was translated last set its static properties; they are its last.
  var staticCount = 0
  /// Names of file scope that these name.
  var staticUses: Set<String> = []
  var knownConformers: [String: [TypeInfo]] = [:]
  /// Lines of files, as `Card.swift:12`, whose declarations are left out.
  var refused: Set<String> = []
  /// True when the script is judged: gaps stand in for all that is left out.
  var fillsGaps = false
  /// True when a set-up may be given gaps for what cannot be made.
  var makesGaps = false
  /// True in what decides how a screen is shown, in which style and whether a driver holds it: names of types that are declared
  /// nowhere are gaps there.
  var decidesShowing = false
  /// True where set-ups are run once more, with a finger before all else, as no finger has begun anything.
  var triesFingersFirst = false
  /// True once there is a gap in the script.
  var hasGaps = false
  /// The views, outlets and segues that storyboards and nibs give to classes, as far as they were asked for.
  var loadings: [String: Loading?] = [:]
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

  /// Reports, at the statement that is being translated, what it means otherwise than in Swift.
  func tell(_ code: Report.Code, _ message: String) {
    if let current { report(Untranslated(code, message), at: current, isLeftOut: false) }
  }

  func origin(of node: some SyntaxProtocol) -> LuaStatement.Origin {
    LuaStatement.Origin(file: file, line: program.location(of: node, in: file).line)
  }

  /// Translates something whole, or leaves it out whole: a comment stands in its place.
  func whole(_ node: some SyntaxProtocol, _ translate: () throws -> [LuaStatement]) -> [LuaStatement] {
    let before = (statements, leftOut, reports.count, scopes.count)
    let mentioned = mentions.count
    let outer = (pending, guards, following, current)
    (pending, guards, following, current) = ([], [], [], Syntax(node))
    defer { (pending, guards, following, current) = outer }
    statements += 1
    do {
      try begin(node)
      let translated = try translate()
      return pending + translated
    } catch {
      let error = error as? Untranslated ?? Untranslated(.construct, "\(error)")
      let nested = StatementCount.of(Syntax(node))
      statements = before.0 + max(nested, 1)
      leftOut = before.1 + max(nested, 1)
      reports.removeSubrange(before.2...)
      mentions.removeSubrange(mentioned...)
      if scopes.count > before.3 { scopes.removeSubrange(before.3...) }
      // Text that is no Swift is reported as that.
      if !Syntax(node).hasError, error.code != .syntax { report(error, at: node, isLeftOut: true) }
      let line = program.location(of: node, in: file).line
      leaveOut(declaredIn: Syntax(node), line)
      let source = node.trimmedDescription.split(separator: "\n").first.map(String.init) ?? ""
      let shown = source.count > 60 ? source.prefix(57) + "…" : Substring(source)
      let (comments, hasBlank) = Comments.before(node)
      var gap = LuaStatement(.nothing, origin: origin(of: node))
      // The screens of a harness are judged: a transition that ends only in a left-out statement would be reported as
      // open.
      if fillsGaps, let context = completed(by: node) {
        let outcome = LuaExpression.unary(.not, .member(context, "transitionWasCancelled"))
        let body = [LuaStatement.call(.method(context, "completeTransition", [outcome]))]
        gap.kind = .expression(
          .method(.path("DispatchQueue", "main"), "asyncAfter", [.number("0.3"), .function(LuaFunction([], body))]))
      }
      gap.comments = comments + ["-- import:\(line): not translated: \(shown)"]
      gap.hasBlankBefore = hasBlank
      guard fillsGaps else { return [gap] }
      // Nobody may say of these that nothing calls them.
      let calls = makesGaps ? callsInside(node) : []
      if !calls.isEmpty { gap.comments.append("-- import:\(line): with " + calls.joined(separator: ", ")) }
      return (doubted(by: node, String(shown)).map { [$0] } ?? []) + standIns(for: node, error.message) + [gap]
    }
  }

  /// Calls of the files' own methods in a statement, `animate()`, which its first line may not show.
  private func callsInside(_ node: some SyntaxProtocol) -> [String] {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    let names = zip(tokens, tokens.dropFirst()).compactMap { token, next -> String? in
      guard case .identifier(let name) = token.tokenKind, next.tokenKind == .leftParen,
        program.ownMethods.contains(name)
      else { return nil }
      return name + "()"
    }
    return Set(names).sorted()
  }

  /// Notes a declaration as the one that is read now, and leaves it out where it was asked for.
  private func begin(_ node: some SyntaxProtocol) throws {
    let isType = context.map { Syntax($0.declaration) == Syntax(node) } ?? false
    guard isType || node.is(MemberBlockItemSyntax.self) || node.parent?.parent?.is(SourceFileSyntax.self) == true else {
      return
    }
    let first = program.location(of: node, in: file).line
    let name = program.sources[file].name
    Restart.note(name, line: first)
    guard !refused.isEmpty else { return }
    let last = isType ? first : first + node.trimmedDescription.count { $0.isNewline }
    guard (first...last).contains(where: { refused.contains("\(name):\($0)") }) else { return }
    throw Untranslated(.construct, "what it becomes is no Lua, or it cannot be read")
  }

  /// The transition, a variable, that a statement of a function completes.
  private func completed(by node: some SyntaxProtocol) -> LuaExpression? {
    guard node.is(CodeBlockItemSyntax.self) else { return nil }
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    guard let call = tokens.lastIndex(where: { $0.text == "completeTransition" }), call >= 2 else { return nil }
    let name = tokens[call - 2].text == "?" ? tokens[max(0, call - 3)].text : tokens[call - 2].text
    return variable(name.trimmedTicks)?.lua
  }

  /// Forgets the variables that a left-out statement would have declared, so that no later statement names them.
  private func leaveOut(declaredIn node: Syntax, _ line: Int) {
    guard let item = node.as(CodeBlockItemSyntax.self)?.item else { return }
    var patterns: [PatternSyntax] = []
    if case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) {
      patterns = variable.bindings.map(\.pattern)
    } else if case .stmt(let statement) = item, let test = statement.as(GuardStmtSyntax.self) {
      patterns = test.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern }
    }
    while let pattern = patterns.popLast() {
      if let tuple = pattern.as(TuplePatternSyntax.self) { patterns += tuple.elements.map(\.pattern) }
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks else { continue }
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
    "tonumber", "pcall", "select", "utf8",
  ]

  /// A name in Lua that hides nothing: for a variable that lives longer in Lua than in Swift.
  func freshName(_ name: String) -> String {
    let base = LuaName.of(name)
    var visible = uses.union(program.fileNames)
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
    if let current { mentions.append(Mention(name: name, file: file, node: current)) }
    return .name(name)
  }

  /// Translates without any effect but on what is given back.
  func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = (pending, guards, following, statements, leftOut, reports, helpers, uses, scopes)
    let (mentioned, line) = (mentions, current)
    current = nil
    defer {
      (pending, guards, following, statements, leftOut, reports, helpers, uses, scopes) = saved
      (mentions, current) = (mentioned, line)
    }
    return try body()
  }

  func helper(_ helper: Helper) -> LuaExpression {
    helpers.insert(helper)
    return .name(helper.name(beside: program.namesBesideHelpers))
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

  /// The lines of Lua before a node.
  func pieces(before node: some SyntaxProtocol) -> [LuaStatement] {
    guard Comments.hasLua(node.leadingTrivia) else { return [] }
    let pieces = Comments.pieces(
      of: node.leadingTrivia, file: file, line: program.firstLine(of: node, in: file))
    for piece in pieces { uses.formUnion(LuaLine.names(in: piece.comments[0])) }
    return pieces
  }

  /// The lines of Lua and the comments before what ends a block or a file.
  func ending(before token: TokenSyntax) -> [LuaStatement] {
    let (comments, hasBlank) = Comments.before(token)
    var end = LuaStatement(.nothing)
    end.comments = comments
    end.hasBlankBefore = hasBlank
    return pieces(before: token) + (comments.isEmpty ? [] : [end])
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
