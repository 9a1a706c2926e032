import SwiftSyntax

/// Finds the properties that the files set on another object when they show a screen: on the screen, or on its delegate. An object that
/// a set-up makes by itself lacks these values, which is not the author's doing.
final class GivenWhereShown: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// For each enclosing function, true when it shows a screen.
  private var shows: [Bool] = []

  private static let words = [
    ".transitioningDelegate = ", ".delegate = ", "present(", "pushViewController(", "segue.destination", ".show(",
  ]

  init(in program: SwiftProgram) {
    super.init(viewMode: .sourceAccurate)
    for (tree, source) in zip(program.trees, program.sources) where source.isTranslated { walk(tree) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = node.body?.description ?? ""
    shows.append(shows.last == true || Self.words.contains(where: text.contains))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { shows.removeLast() }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if shows.last == true, parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      !parts[2].is(NilLiteralExprSyntax.self),
      let target = parts[0].as(MemberAccessExprSyntax.self), let base = target.base, base.trimmedDescription != "self"
    {
      names.insert(target.declName.baseName.text)
    }
    return .visitChildren
  }
}
