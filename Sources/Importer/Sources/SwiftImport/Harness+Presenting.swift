import LuaTree
import SwiftSyntax

/// A controller that presents another, and is the delegate of its transition.
extension Harness {
  /// Whether the files set a controller as the delegate of another: `card.transitioningDelegate = self`.
  static func isPresenter(_ program: SwiftProgram) -> Bool {
    let texts = program.sources.filter(\.isTranslated).map(\.text)
    return texts.contains { text in
      text.ranges(of: ".transitioningDelegate = self").contains { range in
        let owner = text[..<range.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !owner.isEmpty && String(owner.reversed()) != "self"
      }
    }
  }

  /// Puts the controller on the screen, and has it present as a person would: by the method that does it, or, where none
  /// can be called as it is, by hand.
  static func presenting(
    _ delegate: TypeInfo, on first: [LuaStatement], _ other: LuaExpression, _ translator: Translator,
    style: @autoclosure () -> LuaExpression
  ) -> [LuaStatement] {
    guard let method = presentingMethod(of: delegate) else {
      return first + second(other) + [.assign(.path("second", "transitioningDelegate"), .name("first"))]
        + present(translator, style: style())
    }
    let name = LuaName.of(method.name.text.trimmedTicks)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let show = call(.method(.name("first"), name, []), isAsync: isAsync)
    let isShown = LuaExpression.binary(.path("first", "presentedViewController"), .unequal, .nil)
    return first + [settle, show, settle]
      + leaving(.call(.method(.name("first"), "dismiss", [.bool(true)])), translator, isShown: isShown, show)
  }

  /// Screens without a style of their own cover the screen when a controller presents them. The call at the end is the author's own, by its line.
  ///
  /// - Parameter given: The style that they get.
  static func covering(_ kind: String, _ given: LuaExpression) -> [LuaStatement] {
    let style = LuaExpression.path("shown", "modalPresentationStyle")
    let call = LuaExpression.call(.name("present"), [.name("self"), .name("shown"), .arguments])
    let body: [LuaStatement] = [
      .if(.binary(style, .equal, .string("automatic")), [.assign(style, given)]), .return(call),
    ]
    return [
      .local("present", .path(kind, "present")),
      LuaStatement(
        .function(owner: kind, name: "present", isMethod: true, LuaFunction(["shown", "..."], body))),
    ]
  }

  /// A call of a method of the files, in a task where it may wait.
  static func call(_ call: LuaExpression, isAsync: Bool) -> LuaStatement {
    isAsync ? .call(.call(.name("Task"), [.function(LuaFunction([], [.call(call)]))])) : .call(call)
  }

  /// A method that presents and takes nothing, or only who sent it.
  private static func presentingMethod(of info: TypeInfo) -> FunctionDeclSyntax? {
    info.members.lazy.compactMap { $0.member.decl.as(FunctionDeclSyntax.self) }.first { function in
      let parameters = function.signature.parameterClause.parameters
      let takesSender = parameters.count == 1 && parameters.first?.firstName.text == "_"
      guard parameters.isEmpty || takesSender else { return false }
      guard !function.modifiers.contains(where: { ["override", "static"].contains($0.name.text) }) else { return false }
      return function.body?.description.contains("present(") == true
    }
  }
}
