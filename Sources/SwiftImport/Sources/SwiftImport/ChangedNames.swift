import SwiftSyntax

/// Finds the names of variables and properties of which a member is changed: `frame` in `frame.origin.x = 5`.
final class ChangedNames: SyntaxVisitor {
  private let program: SwiftProgram
  private var initializerDepth = 0

  static func add(of tree: SourceFileSyntax, to program: SwiftProgram) {
    ChangedNames(program).walk(tree)
  }

  private init(_ program: SwiftProgram) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializerDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializerDepth -= 1 }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return .visitChildren }
    let isAssignment =
      elements[1].is(AssignmentExprSyntax.self)
      || elements[1].as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/=", "%=", "|=", "&="].contains($0.operator.text)
      } == true
    if isAssignment { note(elements[0]) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      program.calledNames.insert(access.declName.baseName.text)
      if [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange", "popLast", "sort",
        "reverse", "formUnion",
      ]
      .contains(
        access.declName.baseName.text), let base = access.base, let name = Self.lastName(base)
      {
        program.changedByMember.insert(name)
      }
    }
    return .visitChildren
  }

  private func note(_ target: ExprSyntax) {
    if let access = target.as(MemberAccessExprSyntax.self) {
      let isOwn = access.base?.trimmedDescription == "self"
      if !(isOwn && initializerDepth > 0) { program.assignedMembers.insert(access.declName.baseName.text) }
    } else if let name = target.as(DeclReferenceExprSyntax.self), initializerDepth == 0 {
      program.assignedMembers.insert(name.baseName.text)
    }
    var next: ExprSyntax? = target
    while let expression = next {
      if let access = expression.as(MemberAccessExprSyntax.self) {
        next = access.base
      } else if let call = expression.as(SubscriptCallExprSyntax.self) {
        next = call.calledExpression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
        continue
      } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
        next = chained.expression
        continue
      } else {
        return
      }
      if let base = next, let name = Self.lastName(base) { program.changedByMember.insert(name) }
    }
  }

  private static func lastName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    return nil
  }
}
