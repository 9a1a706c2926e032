import ImportTable
import LuaTree
import SwiftSyntax

/// The set-ups that an author of the files has written: functions below `// playhead: set-up`.
extension SetUps {
  /// The ways to show what they show, as they are; nil where there is none.
  var written: [Candidate]? {
    var candidates: [Candidate] = []
    for (file, tree) in program.trees.enumerated() where program.sources[file].isTranslated {
      for item in DeclarationReader.active(tree.statements) {
        guard case .decl(let node) = item.item, let function = node.as(FunctionDeclSyntax.self),
          Self.isMarked(function),
          let method = program.functions[function.name.text.trimmedTicks]?.first(where: { $0.node == function.id })
        else { continue }
        let given = method.types.map { type -> LuaExpression in
          type.wrapped == .named("UIWindow") ? .name("window") : .nil
        }
        let line = program.location(of: function, in: file).line
        let origin = LuaStatement.Origin(file: file, line: line)
        var call = LuaStatement.call(.call(.name(translator.name(of: method, in: nil)), given))
        call.origin = origin
        let lines =
          Self.leaving + [call, Harness.settle, .call(.call(.name("leave"), []))]
          + Harness.fingers(program, isShown: nil, call)
        let name = program.sources[file].name.split(separator: "/").last ?? ""
        candidates.append(
          Candidate(
            sentence: "\(method.base)() (\(name):\(line)), a set-up of the author's", animators: [], lines: lines,
            origin: origin))
      }
    }
    return candidates.isEmpty ? nil : candidates
  }

  private static var leaving: [LuaStatement] {
    let lines = [
      "local function leave()", "  local root = window.rootViewController",
      "  if root and root.presentedViewController then", "    root:dismiss(true)",
      "  elseif root and root:isKind(UINavigationController) and #root.viewControllers > 1 then",
      "    root:popViewController(true)", "  end", "  settle()", "end",
    ]
    return lines.map { LuaStatement.comment($0) }
  }

  private static func isMarked(_ function: FunctionDeclSyntax) -> Bool {
    function.leadingTrivia.contains { piece in
      guard case .lineComment(let text) = piece else { return false }
      return text.dropFirst(2).split(separator: " ").prefix(2) == ["playhead:", "set-up"]
    }
  }
}
