import LuaBridge
import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// A script as all checks read it: its syntax, the types in it, and the names it makes.
struct CheckedScript {
  let source: [UInt8]
  /// True of a script that was Swift.
  let isImported: Bool
  let syntax: ScriptSyntax
  let types: StaticTypes
  let session: ScriptSession
  let completer: Completer
  /// The globals of Lua, of the API table and of requested scripts.
  let globals: Set<String>
  /// Whether all requested scripts could be read: in one that could not any global may be made.
  let knowsGlobals: Bool
  /// The names of members that the script and the scripts it requests give to tables and classes of their own.
  private(set) var members: Set<String>

  /// - Parameters:
  ///   - session: A session with the globals of scripts, in which the script was not run.
  ///   - file: Returns the text of a file that the script requests; nil when it does not exist.
  /// - Throws: `LuaParser.Failure` when the script does not compile, or nests too deeply.
  init(
    _ source: String, in session: ScriptSession, file: (String, SourceRequest) -> String?
  ) throws(LuaParser.Failure) {
    self.source = Array(source.utf8)
    isImported = SourceMap.ends(source)
    self.session = session
    syntax = try ScriptSyntax(self.source)
    completer = Completer(session)
    let (requested, isWhole) = Self.scripts(requestedBy: syntax, besides: session.lua.globalNames, file)
    knowsGlobals = isWhole
    let foreign = Set(requested.flatMap(\.assignedGlobals))
    types = StaticTypes(syntax, in: session, foreignGlobals: foreign)
    globals = Set(session.lua.globalNames + Catalog.uiKit.globalNames + HelpIndex.libraryNames + ["arg"]).union(foreign)
    members = Set(requested.flatMap { $0.members { _ in false } })
    members.formUnion(syntax.members { [types] in types.isClosed($0) })
  }

  /// The type of what is called, as completion sees it.
  func callee(_ expression: LuaExpression) -> ReachedType {
    switch expression.bare.kind {
    case .method(let owner, let name, _): types.memberType(name.text, of: owner)
    case .call(let callee, _): types.type(of: callee).reached
    default: .nothing
    }
  }

  /// The name of what is called, as the failures of a run have it: `UIView.animate`, `CABasicAnimation`.
  func title(of callee: ReachedType) -> String {
    guard case .function(let function, let owner) = callee else { return completer.types.title(of: callee) ?? "this" }
    return session.classes.catalog.spokenName(of: function, in: owner)
  }

  // MARK: Requested scripts

  /// The scripts that a script requests, and those that these request; and whether they are all, without one that is
  /// missing or does not compile. Lua's own modules are the globals of their names.
  private static func scripts(
    requestedBy first: ScriptSyntax, besides modules: [String], _ file: (String, SourceRequest) -> String?
  ) -> (scripts: [ScriptSyntax], isWhole: Bool) {
    var (scripts, seen): ([ScriptSyntax], Set<String>) = ([], [])
    var isWhole = true
    var open = [first]
    while let script = open.popLast() {
      for (name, request) in script.requested where seen.insert(name).inserted && !modules.contains(name) {
        guard let text = file(name, request), let syntax = try? ScriptSyntax(text.utf8) else {
          isWhole = false
          continue
        }
        scripts.append(syntax)
        open.append(syntax)
      }
    }
    return (scripts, isWhole)
  }
}

extension ScriptSyntax {
  /// The classes that it makes by name, `class("Card", UIView)`, each of which is a global of that name too.
  var namedClasses: [(name: String, call: LuaExpression)] {
    expressions.compactMap { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .name(let called, nil) = callee.kind,
        called.text == "class", let name = arguments.values.first?.text
      else { return nil }
      return (name, expression)
    }
  }

  /// The globals that the script assigns.
  var assignedGlobals: [String] {
    namedClasses.map(\.name)
      + statements.flatMap { statement -> [String] in
        switch statement.kind {
        case .assignment(let targets, _): targets.compactMap(\.globalName)
        case .function(let target, _, _): target.globalName.map { [$0] } ?? []
        default: []
        }
      }
  }

  /// The names of the members that the script makes.
  ///
  /// - Parameter isClosed: Whether a value accepts no new members.
  func members(_ isClosed: (LuaExpression) -> Bool) -> [String] {
    var members = functions.compactMap { function -> String? in
      guard case .member(_, let name)? = function.name?.kind else { return nil }
      return name.text
    }
    for case .assignment(let targets, _) in statements.map(\.kind) {
      for target in targets {
        switch target.kind {
        case .member(let owner, let name) where !isClosed(owner): members.append(name.text)
        case .index(_, let key): key.text.map { members.append($0) }
        default: break
        }
      }
    }
    for expression in expressions {
      // `weak(Card, "owner")`
      if case .call(let callee, let arguments) = expression.kind, callee.globalName == "weak" {
        members += arguments.values.dropFirst().compactMap(\.text)
      }
      guard case .table(let fields) = expression.kind else { continue }
      for field in fields {
        switch field.key {
        case .name(let name): members.append(name.text)
        case .value(let key): key.text.map { members.append($0) }
        case .position: break
        }
      }
    }
    return members
  }
}

extension LuaExpression {
  /// The global variable that it names; nil for other expressions.
  var globalName: String? {
    if case .name(let name, nil) = kind { name.text } else { nil }
  }
}
