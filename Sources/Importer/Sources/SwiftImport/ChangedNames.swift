import SwiftSyntax

/// Finds the names of variables and properties that are changed in their place: `frame` in `frame.origin.x = 5`, `items` in
/// `items.append(x)`. Copies matter there.
final class ChangedNames: SyntaxVisitor {
  private let mutating: Set<String>
  private var initializerDepth = 0
  /// Of which a member or an element is changed, or that a method changes.
  private(set) var changed: Set<String> = []
  /// Members that are assigned, anywhere but through `self` in an initialiser.
  private(set) var assigned: Set<String> = []
  /// Names whose values are given to another name, or back.
  private(set) var kept: Set<String> = []
  /// Variables, parameters and functions that are no members.
  private(set) var declared: Set<String> = []
  /// Variables, properties and parameters of a type `T!`.
  private(set) var implicitlyUnwrapped: Set<String> = []
  /// Methods and functions that are called.
  private(set) var called: Set<String> = []

  /// - Parameter mutating: Names of the files' methods that change what they are called on.
  init(in node: some SyntaxProtocol, mutating: Set<String>) {
    self.mutating = mutating
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  /// Methods of Swift's lists, dictionaries and sets that change them.
  static let ofLists: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange", "popLast", "popFirst",
    "sort",
    "reverse", "formUnion", "removeValue", "updateValue", "swapAt", "shuffle", "subtract", "formIntersection",
  ]

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializerDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializerDepth -= 1 }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return .visitChildren }
    if elements[1].is(AssignmentExprSyntax.self) {
      note(elements[0])
      if elements.count == 3, let name = elements[2].as(DeclReferenceExprSyntax.self) {
        kept.insert(name.baseName.text)
      }
    } else if elements[1].as(BinaryOperatorExprSyntax.self).map({ Translator.isCompound($0.operator.text) }) == true {
      note(elements[0])
      if let name = Self.lastName(elements[0]) { changed.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.value.as(DeclReferenceExprSyntax.self) { kept.insert(name.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    if let parameter = node.parent?.as(FunctionParameterSyntax.self) {
      implicitlyUnwrapped.insert((parameter.secondName ?? parameter.firstName).text.trimmedTicks)
    }
    if let name = node.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
      implicitlyUnwrapped.insert(name.identifier.text.trimmedTicks)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    if !isMember { declared.insert(node.identifier.text.trimmedTicks) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) != true { declared.insert(node.name.text.trimmedTicks) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert((node.secondName ?? node.firstName).text.trimmedTicks)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert((node.secondName ?? node.firstName).text.trimmedTicks)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.trimmedTicks)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression?.as(DeclReferenceExprSyntax.self) { kept.insert(name.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.lastName(node.expression) { changed.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { called.insert(name.baseName.text) }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = access.declName.baseName.text
    called.insert(name)
    if Self.ofLists.contains(name) || mutating.contains(name), let base = access.base { noteParts(of: base) }
    return .visitChildren
  }

  private func note(_ target: ExprSyntax) {
    if let access = target.as(MemberAccessExprSyntax.self) {
      let isOwn = access.base?.trimmedDescription == "self"
      if !(isOwn && initializerDepth > 0) { assigned.insert(access.declName.baseName.text) }
      if let base = access.base { noteParts(of: base) }
    } else if let name = target.as(DeclReferenceExprSyntax.self) {
      if initializerDepth == 0 { assigned.insert(name.baseName.text) }
    } else if let call = target.as(SubscriptCallExprSyntax.self) {
      noteParts(of: call.calledExpression)
    }
  }

  /// Every name on the way to what is changed.
  private func noteParts(of base: ExprSyntax) {
    var next: ExprSyntax? = base
    while let expression = next {
      if let name = Self.lastName(expression) { changed.insert(name) }
      next =
        expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(SubscriptCallExprSyntax.self)?
        .calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        ?? expression.as(OptionalChainingExprSyntax.self)?.expression
    }
  }

  static func lastName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.trimmedTicks }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text.trimmedTicks }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return lastName(forced.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return lastName(chained.expression) }
    return nil
  }
}
