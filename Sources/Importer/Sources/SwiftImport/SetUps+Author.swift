import ImportTable
import LuaTree
import SwiftSyntax

/// The set-ups that an author of the files has written: functions below `// playhead: set-up`.
extension SetUps {
  /// The lines that call them, as they are; nil where there is none.
  var written: [LuaStatement]? {
    var lines: [LuaStatement] = []
    for (file, tree) in program.trees.enumerated() where program.sources[file].isTranslated {
      for item in DeclarationReader.active(tree.statements) {
        guard case .decl(let node) = item.item, let function = node.as(FunctionDeclSyntax.self),
          Self.isMarked(function),
          let method = program.functions[function.name.text.trimmedTicks]?.first(where: { $0.node == function.id })
        else { continue }
        let given = method.types.map { type -> LuaExpression in
          type.wrapped == .named("UIWindow") ? .name("window") : .nil
        }
        var call = LuaStatement.call(.call(.name(translator.name(of: method, in: nil)), given))
        call.origin = LuaStatement.Origin(file: file, line: program.location(of: function, in: file).line)
        lines += [call, Harness.settle, .call(.call(.name("leave"), []))]
        lines += Harness.fingers(program, isShown: .bool(true), call)
      }
    }
    guard !lines.isEmpty else { return nil }
    let leave = [
      "local function leave()", "  local root = window.rootViewController",
      "  if root and root.presentedViewController then", "    root:dismiss(true)",
      "  elseif root and root:isKind(UINavigationController) and #root.viewControllers > 1 then",
      "    root:popViewController(true)", "  end", "  settle()", "end",
    ]
    return leave.map { LuaStatement.comment($0) } + lines
  }

  private static func isMarked(_ function: FunctionDeclSyntax) -> Bool {
    function.leadingTrivia.contains { piece in
      guard case .lineComment(let text) = piece else { return false }
      return text.dropFirst(2).split(separator: " ").prefix(2) == ["playhead:", "set-up"]
    }
  }
}
