import SwiftSyntax

/// The changes of screens that a finger drives: those that the files ask for where they handle a gesture.
enum DrivenChanges {
  /// Their names, as those of a transition; nil where no gesture is seen to ask for one: then each may be driven. None where
  /// nothing of the files is percent-driven.
  static func names(in program: SwiftProgram) -> [String]? {
    let sources = zip(program.trees, program.sources).filter(\.1.isTranslated)
    guard sources.contains(where: { $0.1.text.contains("UIPercentDrivenInteractiveTransition") }) else { return [] }
    let calls = Calls()
    for (tree, _) in sources { calls.walk(tree) }
    var (open, seen) = (calls.ofGestures, Set<String>())
    while let next = open.popFirst() {
      guard seen.insert(next).inserted, let called = calls.byFunction[next] else { continue }
      open.formUnion(called)
    }
    let changes = Set(seen.flatMap(changes))
    return changes.isEmpty ? nil : changes.sorted()
  }

  /// The change that a call asks for.
  private static func changes(_ call: String) -> [String] {
    switch call {
    case "present", "showDetailViewController": ["present"]
    case "show", "performSegue": ["present", "push"]
    case "dismiss": ["dismiss"]
    case "pushViewController", "setViewControllers": ["push"]
    case "selectedIndex", "selectedViewController": ["select"]
    default: call.hasPrefix("pop") && call.hasSuffix("ViewController") ? ["pop"] : []
    }
  }

  /// The names that each function names, by its own name.
  private final class Calls: SyntaxVisitor {
    private(set) var byFunction: [String: Set<String>] = [:]
    /// Those that functions name which handle a gesture, a touch or a scroll view.
    private(set) var ofGestures: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body else { return .visitChildren }
      var names: Set<String> = []
      for token in body.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name.trimmedTicks) }
      }
      let name = node.name.text.trimmedTicks
      byFunction[name, default: []].formUnion(names)
      let isOfGesture = node.signature.parameterClause.parameters.contains {
        let type = $0.type.trimmedDescription
        return type.contains("GestureRecognizer") && !type.contains("UITap")
      }
      if isOfGesture || name.hasPrefix("scrollView") || name.hasPrefix("touches")
        || names.isSuperset(of: ["state", "began"])
      {
        ofGestures.formUnion(names)
      }
      return .visitChildren
    }
  }
}
