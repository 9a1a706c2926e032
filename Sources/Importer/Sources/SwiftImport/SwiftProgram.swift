import ImportTable
import LuaTree
import ProgramIndex
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The files, parsed, and everything they declare.
final class SwiftProgram {
  private(set) var table = ApiTable.playhead
  let sources: [SwiftSource]
  private(set) var trees: [SourceFileSyntax] = []
  private var converters: [SourceLocationConverter] = []
  /// Text that is no Swift, or too much of it.
  private(set) var faults: [Report] = []
  /// Types of the files, by their dotted names.
  var types: [String: TypeInfo] = [:]
  /// In the order of the files.
  var typeOrder: [TypeInfo] = []
  /// Members that the files add to types of the table.
  var extensions: [String: TypeInfo] = [:]
  var functions: [String: [MethodInfo]] = [:]
  var globals: [String: SwiftType] = [:]
  /// The initial values of variables at file scope, with their files.
  var globalValues: [String: (file: Int, value: ExprSyntax)] = [:]
  /// By their names, dotted for one inside a type.
  var aliases: [String: TypeResolver.Alias] = [:]
  /// Names of variables and properties that the files change in their place: copies matter there.
  private(set) var changedByMember: Set<String> = []
  /// Names whose values are given to another name, or back.
  private(set) var keptNames: Set<String> = []
  /// Names of members that are assigned, anywhere but through `self` in an initialiser.
  /// Names of variables, parameters and functions that are no members.
  private(set) var localNames: Set<String> = []
  /// Globals of the lines that put it on the screen, which have the name of a helper.
  var harnessNames: Set<String> = []
  /// The names that helpers may not have.
  var namesBesideHelpers: Set<String> { localNames.union(harnessNames) }
  /// Variables, properties and parameters of a type `T!`.
  private(set) var implicitlyUnwrapped: Set<String> = []
  private(set) var assignedMembers: Set<String> = []
  /// How tightly operators bind, those of the files too.
  private(set) var operators = OperatorTable.standardOperators
  /// The names of the files' functions, methods and operators.
  private(set) var ownMethods: Set<String> = []
  private(set) var mutatingMethods: Set<String> = []
  let isPiece: Bool
  let interfaces: Interfaces

  /// - Parameter refused: Places that are left out; of files as a whole, `Card.swift:0`.
  init(_ sources: [SwiftSource], isPiece: Bool, interfaces: [InterfaceFile] = [], leavingOut refused: [String] = []) {
    self.sources = sources
    self.interfaces = Interfaces(files: interfaces)
    self.isPiece = isPiece
    for (index, source) in sources.enumerated() {
      var text = source.text
      Restart.note(source.name, line: 0)
      if let fault = Self.fault(in: source, index, isRefused: refused.contains("\(source.name):0")) {
        faults.append(fault)
        text = ""
      }
      var tree = Parser.parse(source: text)
      if let place = SyntaxDepth.tooDeep(in: tree) {
        let location = SourceLocationConverter(fileName: source.name, tree: tree).location(for: place)
        faults.append(
          Report(
            code: Self.code(of: source), message: "nested more than \(SyntaxDepth.most) deep", hint: nil,
            isLeftOut: true,
            file: index, line: location.line, column: location.column))
        tree = Parser.parse(source: "")
      }
      trees.append(tree)
    }
    let spelling = PlainSpelling(trees)
    for (index, source) in sources.enumerated() {
      Restart.note(source.name, line: 0)
      if !trees[index].hasError { trees[index] = spelling.spelledOut(trees[index]) }
      converters.append(SourceLocationConverter(fileName: source.name, tree: trees[index]))
      if source.isTranslated { addSyntaxFaults(of: trees[index], index) }
    }
    for (index, tree) in trees.enumerated() {
      Restart.note(sources[index].name, line: 0)
      DeclarationReader(self, file: index).readTypes(tree)
    }
    for (index, tree) in trees.enumerated() {
      Restart.note(sources[index].name, line: 0)
      DeclarationReader(self, file: index).readRest(tree)
    }
    // Nothing calls through a protocol what is added to a class that only stands in.
    table.leaveOut(standIns: extensions.filter { !$0.value.inherited.isEmpty }.keys)
    for type in typeOrder + extensions.values {
      Restart.note(sources[type.file].name, line: 0)
      type.resolve(in: self)
    }
    for tree in trees {
      // An operator that is declared twice, or by Swift too, keeps its first declaration.
      operators.addSourceFile(tree) { _ in }
    }
    ownMethods = Set(functions.keys)
    for type in typeOrder + extensions.values {
      ownMethods.formUnion(type.methods.keys)
      for method in type.methods.values.joined() where method.isMutating { mutatingMethods.insert(method.base) }
    }
    for tree in trees {
      let found = ChangedNames(in: tree, mutating: mutatingMethods)
      changedByMember.formUnion(found.changed)
      assignedMembers.formUnion(found.assigned)
      keptNames.formUnion(found.kept)
      localNames.formUnion(found.declared)
      implicitlyUnwrapped.formUnion(found.implicitlyUnwrapped)
    }
  }

  /// The Lua names of what is there without being written: what the sources say that the script will find.
  var namesThere: Set<String> {
    var names: Set<String> = []
    for (index, source) in sources.enumerated() where source.isThere {
      for type in typeOrder where type.file == index { names.insert(type.luaName) }
      for item in trees[index].statements {
        guard case .decl(let node) = item.item else { continue }
        if let function = node.as(FunctionDeclSyntax.self) { names.insert(LuaName.of(function.name.text.trimmedTicks)) }
        guard let variable = node.as(VariableDeclSyntax.self) else { continue }
        for property in DeclarationReader.properties(variable) { names.insert(LuaName.of(property.name)) }
      }
    }
    return names
  }

  /// The Lua names of variables and functions at file scope.
  private(set) lazy var fileNames: Set<String> = Set(
    (Array(globals.keys) + Array(functions.keys)).map { LuaName.of($0) })

  /// The properties that the files set on another object when they show a screen.
  private(set) lazy var givenWhereShown = GivenWhereShown(in: self).names

  /// True when tasks may be in the files.
  private(set) lazy var hasTasks = sources.contains { $0.isTranslated && $0.text.contains("Task") }

  /// Whether no file says a presentation style, or what presents in one of its own: then a presentation covers the screen, as
  /// most transitions are written for, and not as a sheet. (Chosen here.)
  private(set) lazy var saysNoStyle = !sources.contains { source in
    source.isTranslated
      && (source.text.contains("modalPresentationStyle") || source.text.contains("UIPresentationController"))
  }

  /// The text that an expression is: a literal, or a constant of the files with one.
  func text(of node: ExprSyntax) -> String? {
    if let literal = node.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    let reference = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    guard let name = reference?.baseName.text.trimmedTicks, name != "rawValue" else { return nil }
    if let global = globalValues[name]?.value {
      return global.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    for info in typeOrder + extensions.values {
      if let value = info.properties[name]?.initializer?.as(StringLiteralExprSyntax.self) {
        return value.representedLiteralValue
      }
    }
    return nil
  }

  /// Whether the files declare functions of an operator.
  func hasOperator(_ symbol: String) -> Bool { ownMethods.contains(symbol) }

  private static func fault(in source: SwiftSource, _ index: Int, isRefused: Bool) -> Report? {
    func fault(_ message: String, line: Int = 1, _ code: Report.Code? = nil) -> Report {
      Report(
        code: code ?? self.code(of: source), message: message, hint: nil, isLeftOut: true, file: index, line: line,
        column: 1)
    }
    if isRefused { return fault("the file cannot be read", .construct) }
    if source.text.utf8.count > SwiftImporter.longestFile {
      return fault("the file has \(source.text.utf8.count) bytes, and at most \(SwiftImporter.longestFile) are read")
    }
    if let zero = source.text.utf8.firstIndex(of: 0) {
      let line = source.text.utf8[..<zero].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      return fault("not text: a byte is 0", line: line)
    }
    if let line = SyntaxDepth.lineOfTooManyBrackets(in: source.text) {
      return fault("more than \(SyntaxDepth.mostBrackets) brackets inside each other", line: line)
    }
    if source.text.utf8.starts(with: "#import".utf8) || source.text.utf8.starts(with: "@interface".utf8)
      || source.text.contains("\n@implementation ") || source.text.contains("\n@interface ")
    {
      return fault("this is Objective-C, which is not read; translate it to Swift first")
    }
    return nil
  }

  /// A file that was not named takes itself out, and is a gap; it is no fault of what is judged.
  private static func code(of source: SwiftSource) -> Report.Code { source.isGiven ? .syntax : .construct }

  /// The places where the parser met something else than Swift.
  private func addSyntaxFaults(of tree: SourceFileSyntax, _ file: Int) {
    guard tree.hasError else { return }
    let finder = FaultFinder()
    finder.walk(tree)
    for fault in finder.found {
      let place = converters[file].location(for: fault.position)
      faults.append(
        Report(
          code: Self.code(of: sources[file]), message: fault.message, hint: nil, isLeftOut: true, file: file,
          line: place.line,
          column: place.column))
    }
  }

  /// Expressions with their operators folded are trees of their own: where each begins in its file.
  private var folded: [SyntaxIdentifier: Int] = [:]

  func note(folded tree: ExprSyntax, from node: SequenceExprSyntax) {
    folded[tree.root.id] = start(of: node) + node.position.utf8Offset
  }

  /// The same for an expression that is made for one of the file: all of it stands there.
  func note(made tree: ExprSyntax, for node: ExprSyntax) {
    folded[tree.root.id] = start(of: node) + node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Where the tree of a node begins in its file.
  private func start(of node: some SyntaxProtocol) -> Int { folded[Syntax(node).root.id] ?? 0 }

  func location(of node: some SyntaxProtocol, in file: Int) -> SourceLocation {
    let offset = start(of: node) + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return converters[file].location(for: AbsolutePosition(utf8Offset: offset))
  }

  /// The line where the trivia before a node begins.
  func firstLine(of node: some SyntaxProtocol, in file: Int) -> Int {
    let offset = start(of: node) + node.position.utf8Offset
    return converters[file].location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// Whether the files assign something of that name, or change a part of it.
  func isAssigned(_ name: String) -> Bool { changedByMember.contains(name) || assignedMembers.contains(name) }

  // MARK: Names

  /// A type of the files, by a name as it is used in a type: its own, or that of one around it first.
  func type(named name: String, in context: TypeInfo? = nil) -> TypeInfo? {
    var outer = context
    while let info = outer {
      if let found = types[info.name + "." + name] { return found }
      outer = info.outer
    }
    return types[name]
  }

  /// The alias that a name means inside a type: declared in the type, in one above or around it, or at file scope. An alias that
  /// one type alone declares is known to all.
  func alias(named name: String, in context: TypeInfo?) -> TypeResolver.Alias? {
    var outer = context
    while let info = outer {
      for owner in chain(of: info) { if let found = aliases[owner.name + "." + name] { return found } }
      outer = info.outer
    }
    if let found = aliases[name] { return found }
    let nested = aliases.filter { $0.key.hasSuffix("." + name) }
    return nested.count == 1 ? nested.first?.value : nil
  }

  /// The type of the files with its superclasses that are of the files too.
  func chain(of info: TypeInfo) -> [TypeInfo] {
    var chain: [TypeInfo] = []
    var next: TypeInfo? = info
    while let info = next, !chain.contains(where: { $0 === info }) {
      chain.append(info)
      next = (info.superclass ?? info.bound).flatMap { types[$0] }
    }
    return chain
  }

  /// The nearest class of the table above a type of the files, or the name itself.
  func tableName(of name: String) -> String? {
    guard let info = types[name] else { return table.kinds[name] == nil ? nil : name }
    let last = chain(of: info).last
    return (last?.superclass ?? last?.bound).flatMap { table.kinds[$0] == nil ? nil : $0 }
      ?? (info.sort == .class || info.sort == .structure ? "NSObject" : nil)
  }

  /// The extensions in the files of a class of the table and of those above it.
  func extensions(of name: String) -> [TypeInfo] {
    var found = table.chain(of: name).compactMap { extensions[$0.name] }
    if let own = extensions[name], !found.contains(where: { $0 === own }) { found.append(own) }
    return found
  }

  func isSubclass(_ name: String, of other: String) -> Bool {
    if name == other { return true }
    if let info = types[name] {
      return chain(of: info).contains { $0.name == other || $0.protocols.contains(other) || $0.superclass == other }
        || chain(of: info).last?.superclass.map { table.isSubclass($0, of: other) } == true
    }
    return table.isSubclass(name, of: other)
  }
}

/// How deep a tree is nested, without recursion.
enum SyntaxDepth {
  static let most = 2000
  static let mostBrackets = 250

  /// The line where so many brackets are open that no parser follows; nil when there is none.
  static func lineOfTooManyBrackets(in text: String) -> Int? {
    var (line, depth, angles) = (1, 0, 0)
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        // Behind a name it opens the arguments of a type; a comparison ends with its statement.
        angles = isOfName(last) ? angles + 1 : 0
        if angles > mostBrackets { return line }
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        angles = 0
      default: if last == UInt8(ascii: "\n"), isOfName(byte) { angles = 0 }
      }
      if byte > UInt8(ascii: " ") || byte == UInt8(ascii: "\n") && isOfName(last) { last = byte }
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      if depth > mostBrackets { return line }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Where the tree becomes too deep; nil when it does not.
  static func tooDeep(in tree: SourceFileSyntax) -> AbsolutePosition? {
    var level: [Syntax] = [Syntax(tree)]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      if depth > most { return level[0].position }
      level = level.flatMap { node in
        node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      }
    }
    return nil
  }
}

/// Collects the first places that are no Swift.
private final class FaultFinder: SyntaxVisitor {
  struct Fault {
    let position: AbsolutePosition
    let message: String
  }

  private static let most = 20
  private(set) var found: [Fault] = []

  init() { super.init(viewMode: .all) }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.split(separator: "\n").first.map { String($0.prefix(40)) } ?? ""
    if !text.isEmpty { add(node.positionAfterSkippingLeadingTrivia, "'\(text)' is not Swift here") }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    var position = token.position
    for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces {
      if case .blockComment(let text) = piece, !Self.isClosed(text) { add(position, "'*/' is missing here") }
      position += piece.sourceLength
      if position == token.positionAfterSkippingLeadingTrivia { position = token.endPositionBeforeTrailingTrivia }
    }
    if token.presence == .present, !token.isNumeral {
      add(token.positionAfterSkippingLeadingTrivia, "'\(token.text.prefix(40))' is no number")
    }
    // `#unavailable(iOS 18.0, )`: the list may end with a comma.
    if token.presence == .missing, token.ancestor(AvailabilityArgumentSyntax.self) != nil { return .skipChildren }
    if token.presence == .missing {
      let text = token.text.isEmpty ? "a name or a value" : "'\(token.text)'"
      add(token.position, "\(text) is missing here")
    }
    return .skipChildren
  }

  /// Whether a comment that may hold others ends.
  private static func isClosed(_ text: String) -> Bool {
    var depth = 0
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "/"), bytes.first == UInt8(ascii: "*") {
        depth += 1
        bytes.removeFirst()
      } else if byte == UInt8(ascii: "*"), bytes.first == UInt8(ascii: "/") {
        depth -= 1
        bytes.removeFirst()
      }
    }
    return depth <= 0
  }

  private func add(_ position: AbsolutePosition, _ message: String) {
    guard found.count < Self.most else { return }
    found.append(Fault(position: position, message: message))
  }
}

extension TokenSyntax {
  fileprivate func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let next = node {
      if let found = next.as(kind) { return found }
      node = next.parent
    }
    return nil
  }

  /// True for other tokens, and for a numeral that Swift reads.
  var isNumeral: Bool {
    let text = text.lowercased().filter { $0 != "_" }
    switch tokenKind {
    case .integerLiteral:
      for (prefix, digits) in [("0x", "0123456789abcdef"), ("0b", "01"), ("0o", "01234567")]
      where text.hasPrefix(prefix) {
        let rest = text.dropFirst(2)
        return !rest.isEmpty && rest.allSatisfy(digits.contains)
      }
      return text.allSatisfy { "0123456789".contains($0) }
    case .floatLiteral:
      if text.hasPrefix("0x") { return text.contains("p") }
      return Double(text) != nil
    default: return true
    }
  }
}
