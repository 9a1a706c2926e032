import ImportTable
import LuaTree
import SwiftParser
import SwiftSyntax

/// Selectors of methods that the files add to a class of the system, which no object has by a name.
extension Translator {
  /// With a closure in the place of a target and such a selector.
  func acting(_ arguments: [Argument]) -> [Argument] {
    guard let index = arguments.firstIndex(where: { $0.label == "action" || $0.label == "selector" }), index > 0,
      let selector = arguments[index].node.as(MacroExpansionExprSyntax.self), selector.macroName.text == "selector",
      let named = selector.arguments.first?.expression, let method = addedMethod(named)
    else { return arguments }
    let target = arguments[index - 1].node
    let given = method.labels.isEmpty ? "" : (method.labels[0].map { $0 + ": " } ?? "") + "sender"
    let name = method.base
    let text = "{ sender in \(target.trimmedDescription).\(name)(\(given)) }"
    guard method.labels.count < 2, let item = Parser.parse(source: text).statements.first,
      case .expr(let closure) = item.item
    else { return arguments }
    program.note(made: closure, for: target)
    func argument(_ label: String?, _ node: ExprSyntax) -> Argument {
      Argument(label: label, node: node, isTrailing: false)
    }
    // An observer of a notification: `addObserver(self, selector:name:object:)`.
    if arguments[index].label == "selector", arguments[index - 1].label == nil {
      guard index == 1, arguments.count == 4, arguments[2].label == "name" else { return arguments }
      return [argument("forName", arguments[2].node), arguments[3], argument("using", closure)]
    }
    return arguments[..<(index - 1)] + [argument(nil, closure)] + arguments[(index + 1)...]
  }

  /// The method of an extension that a selector names; nil for one that an object has.
  private func addedMethod(_ node: ExprSyntax) -> MethodInfo? {
    let reference = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    guard let reference, let context else { return nil }
    let base = reference.baseName.text.trimmedTicks
    if program.types[context.name] != nil, program.chain(of: context).contains(where: { $0.methods[base] != nil }) {
      return nil
    }
    let owner = program.tableName(of: context.name) ?? context.name
    return program.extensions(of: owner).lazy.compactMap { $0.methods[base]?.first { !$0.isStatic } }.first
  }
}
