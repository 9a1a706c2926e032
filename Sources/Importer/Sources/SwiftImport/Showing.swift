import ImportTable
import SwiftSyntax

/// A method of the files that shows a screen: it presents, pushes or selects one.
struct Showing {
  enum Verb: String { case presents, pushes, selects }

  let owner: TypeInfo
  let method: MethodInfo
  let verb: Verb
  /// The class of the screen, where the method says it.
  let shown: String?
  /// The presentation styles that it sets: several where a condition chooses, none where it names none.
  let styles: [String]
  let file: Int
  let line: Int
  /// The names in it.
  let names: Set<String>
  /// Whether the frameworks call it by themselves.
  let isOverride: Bool
  /// True when the method is called for an item of a list that is chosen.
  var isSelection: Bool { ["didSelectItemAt", "didSelectRowAt"].contains(method.labels.last ?? nil) }
  /// True when the method performs a segue.
  let isBySegue: Bool
  /// True when the method makes the screen, or performs a segue, which does.
  let isAfresh: Bool

  /// `Home.open() (Home.swift:31) presents Card, custom`
  func sentence(_ program: SwiftProgram) -> String {
    let file = program.sources[file].name.split(separator: "/").last.map(String.init) ?? ""
    let said = styles.joined(separator: " or ")
    return "\(owner.name).\(method.base)() (\(file):\(line)) \(verb.rawValue) \(shown ?? "a screen")"
      + ((said.isEmpty ? ownStyle(program) : said).map { ", \($0)" } ?? "")
  }

  /// The style that the class of the screen gives itself.
  private func ownStyle(_ program: SwiftProgram) -> String? {
    guard let info = shown.flatMap({ program.types[$0] }) else { return nil }
    let text = info.members.map(\.member.description).joined()
    guard let place = text.firstRange(of: "modalPresentationStyle = .") else { return nil }
    return String(text[place.upperBound...].prefix { $0.isLetter })
  }

  /// Those of a type of the files, in the order in which they stand.
  static func all(of info: TypeInfo, in program: SwiftProgram) -> [Showing] {
    info.members.compactMap { file, item in
      guard let function = item.decl.as(FunctionDeclSyntax.self), let body = function.body,
        !function.modifiers.has("static"), !function.modifiers.has("class"),
        let method = info.methods[function.name.text.trimmedTicks]?.first(where: { $0.node == function.id })
      else { return nil }
      let finder = ShowingFinder(info, styles: program.table.enumerations[Translator.styles] ?? [])
      finder.walk(body)
      guard let (verb, node) = finder.found else { return nil }
      return Showing(
        owner: info, method: method, verb: verb, shown: finder.shown, styles: finder.styles, file: file,
        line: program.location(of: node, in: file).line, names: finder.names, isOverride: method.isOverride,
        isBySegue: finder.isBySegue, isAfresh: finder.isAfresh || finder.isBySegue)
    }
  }
}

/// Reads one method.
private final class ShowingFinder: SyntaxVisitor {
  private let owner: TypeInfo
  private(set) var found: (verb: Showing.Verb, node: Syntax)?
  private(set) var styles: [String] = []
  private(set) var isBySegue = false
  private(set) var names: Set<String> = []
  private var argument: ExprSyntax?
  /// The words that the method's own names were made of.
  private var made: [String: String] = [:]
  /// The words that are presentation styles.
  private let known: [String]

  init(_ owner: TypeInfo, styles known: [String]) {
    (self.owner, self.known) = (owner, known)
    super.init(viewMode: .sourceAccurate)
  }

  var shown: String? { argument.flatMap(type) }

  /// True when the method makes what it shows.
  var isAfresh: Bool {
    guard let argument else { return false }
    return argument.as(DeclReferenceExprSyntax.self).map { made[$0.baseName.text] != nil }
      ?? (Self.made(argument) != nil)
  }

  private func type(of value: ExprSyntax) -> String? {
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return made[name] ?? owner.properties[name]?.type.wrapped.name
    }
    return Self.made(value)
  }

  /// `Card` of `Card(…)`, and of `… as! Card`.
  private static func made(_ value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true ? name : nil
    }
    guard let parts = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer)
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = initializer.flatMap({ Self.made($0.value) })
    else { return }
    made[name] = type
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch (name, labels.first, labels.dropFirst().first) {
    case ("present", "_", "animated"), ("present", "_", "completion"), ("showDetailViewController", "_", _):
      note(.presents, node)
    case ("pushViewController", "_", _), ("setViewControllers", "_", "animated"), ("show", "_", "sender"):
      note(.pushes, node)
    case ("performSegue", "withIdentifier", _):
      isBySegue = isBySegue || found == nil
      note(.presents, node)
    default: break
    }
    return .visitChildren
  }

  private func note(_ verb: Showing.Verb, _ node: FunctionCallExprSyntax) {
    if found != nil { return }
    found = (verb, Syntax(node))
    if let first = node.arguments.first, first.label == nil { argument = first.expression }
  }

  /// `custom` of `.custom`, both of `isWide ? .custom : .fullScreen`; none of what only names something that has a style.
  private func styles(of value: ArraySlice<ExprSyntax>) -> [String] {
    let choices = value.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    let values = value.count == 1 ? Array(value) : choices.isEmpty ? [] : choices + value.suffix(1)
    return values.compactMap { $0.as(MemberAccessExprSyntax.self) }
      .filter { $0.base.map { $0.trimmedDescription == Translator.styles } ?? true }
      .map(\.declName.baseName.text).filter(known.contains)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) {
      let target = parts[0].trimmedDescription
      if target.hasSuffix("selectedIndex"), found == nil { found = (.selects, Syntax(node)) }
      if target.hasSuffix("modalPresentationStyle") { styles = styles(of: parts.dropFirst(2)) }
    }
    return .visitChildren
  }
}
