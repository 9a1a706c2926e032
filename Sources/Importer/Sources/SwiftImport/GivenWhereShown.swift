import SwiftSyntax

/// Finds the properties that the files set of another object where they show a screen: of the screen, of its delegate. An object
/// that a set-up makes by itself has nothing there, which is no doing of theirs.
final class GivenWhereShown: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// For each function around, whether it shows a screen.
  private var shows: [Bool] = []

  private static let words = [
    ".transitioningDelegate = ", ".delegate = ", "present(", "pushViewController(", "segue.destination",
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
