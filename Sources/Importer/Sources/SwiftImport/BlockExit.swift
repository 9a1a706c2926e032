import SwiftSyntax

/// Whether a `return` leaves the statements.
class EarlyExit: SyntaxVisitor {
  fileprivate var found = false

  static func isIn(_ node: Syntax) -> Bool { EarlyExit(viewMode: .sourceAccurate).finds(in: node) }

  fileprivate func finds(in node: Syntax) -> Bool {
    walk(node)
    return found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether statements may leave the block that they stand in otherwise than at its end.
final class BlockExit: EarlyExit {
  private let byErrors: Bool
  private var loops = 0
  private var switches = 0

  private let byReturns: Bool

  private init(byErrors: Bool, byReturns: Bool) {
    (self.byErrors, self.byReturns) = (byErrors, byReturns)
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameters:
  ///   - byErrors: Whether errors that are thrown count.
  ///   - byReturns: Whether `return` counts.
  static func isIn(_ node: Syntax, byErrors: Bool, byReturns: Bool = true) -> Bool {
    BlockExit(byErrors: byErrors, byReturns: byReturns).finds(in: node)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    byReturns ? super.visit(node) : .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    found = found || byErrors
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    found = found || byErrors && node.questionOrExclamationMark == nil
    return .visitChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    found = found || loops == 0 || node.label != nil
    return .skipChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    found = found || loops == 0 && switches == 0 || node.label != nil
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
  override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

  private func enterLoop() -> SyntaxVisitorContinueKind {
    loops += 1
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches += 1
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { switches -= 1 }
}
