import SwiftSyntax

/// Finds what shows when an expression is evaluated: a call of a function of the files, or one that prints.
final class EffectFinder: SyntaxVisitor {
  private let program: SwiftProgram
  private var isFound = false

  private init(_ program: SwiftProgram) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  static func isIn(_ node: ExprSyntax, of program: SwiftProgram) -> Bool {
    let finder = EffectFinder(program)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmedTicks {
      isFound = isFound || name == "print" || program.functions[name] != nil
    }
    return .visitChildren
  }
}
