import ImportTable
import LuaTree
import SwiftSyntax

/// Lines that put what the files declare on the screen, so that it runs at once.
enum Harness {
  /// The lines, which are about the class that the transitions are of.
  static func placed(for program: SwiftProgram, _ translator: Translator) -> [LuaStatement] {
    let types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
    let about =
      types.first { info in
        translator.protocolNames(of: info).contains {
          $0.hasSuffix("Delegate") || $0.hasSuffix("AnimatedTransitioning")
        }
      } ?? types.first
    guard let about else { return statements(for: program, translator) }
    let line = program.location(of: about.declaration, in: about.file).line
    return statements(for: program, translator).map { statement in
      var placed = statement
      placed.origin = LuaStatement.Origin(file: about.file, line: line, isNear: true)
      return placed
    }
  }

  static func statements(for program: SwiftProgram, _ translator: Translator) -> [LuaStatement] {
    let types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
    let values = HarnessValues(program, translator)
    func conforming(_ name: String) -> TypeInfo? {
      let all = types.filter { translator.protocolNames(of: $0).contains(name) }
      return all.first { takesNothing($0, translator) } ?? all.first { values.canMake($0) }
    }
    let controllers = types.filter { info in
      program.isSubclass(info.name, of: "UIViewController") && takesNothing(info, translator)
        && !["UINavigationController", "UITabBarController"].contains { program.isSubclass(info.name, of: $0) }
    }
    let stage = Stage(program: program, translator: translator, types: types, controllers: controllers, values: values)
    var lines: [LuaStatement] = [.comment("-- Puts it on the screen."), settling]
    lines[0].hasBlankBefore = true
    if let delegate = conforming("UINavigationControllerDelegate") {
      lines += stage.pushing(delegate)
    } else if let delegate = conforming("UIViewControllerTransitioningDelegate") {
      lines += stage.presenting(delegate)
    } else if let delegate = conforming("UITabBarControllerDelegate") {
      lines += stage.selecting(delegate)
    } else if let more = stage.presentingParts() {
      lines += more
    } else if let problem = values.problem {
      return lines + [
        .call(.call(.name("error"), [.string("nothing was checked, because \(problem)"), .number("0")]))
      ]
    } else if let first = controllers.first
      ?? types.first(where: { info in
        program.isSubclass(info.name, of: "UIViewController") && values.canMake(info)
      })
    {
      lines += stage.alone(first)
    } else {
      return [.comment("-- import: nothing here presents or pushes; there is nothing to put on the screen.")]
    }
    return lines
  }

  /// Runs until nothing moves. A transition that nothing completes is completed, or nothing after it could begin.
  static let settle = LuaStatement.call(.call(.name("settle"), []))

  private static var settling: LuaStatement {
    let run = LuaStatement.call(.method(.name("timeline"), "run", []))
    let open = LuaExpression.path("timeline", "transition")
    let outcome = LuaExpression.unary(.not, .member(open, "transitionWasCancelled"))
    var thaw = LuaStatement.if(open, [.call(.method(open, "completeTransition", [outcome]))])
    thaw.trailing = "-- or nothing after it could begin"
    return LuaStatement(.localFunction("settle", LuaFunction([], [run, thaw, run])))
  }

  static func takesNothing(_ info: TypeInfo, _ translator: Translator) -> Bool {
    translator.primaryInitializer(of: info).map { method in
      zip(method.types, method.hasDefault).allSatisfy { $0.isOptional || $1 }
    } ?? true
  }

  static func root(_ controller: LuaExpression, isNavigation: Bool) -> [LuaStatement] {
    var lines = first(controller)
    if isNavigation {
      lines.append(.assign(.name("navigation"), .call(.name("UINavigationController"), [.name("first")])))
      lines.append(.assign(.path("window", "rootViewController"), .name("navigation")))
    } else {
      lines.append(.assign(.path("window", "rootViewController"), .name("first")))
    }
    return lines
  }

  /// The first screen, by itself.
  static func first(_ controller: LuaExpression) -> [LuaStatement] {
    [
      .assign(.name("first"), controller),
      .assign(.path("first", "view", "backgroundColor"), .path("UIColor", "white")),
    ]
  }

  static func second(_ controller: LuaExpression) -> [LuaStatement] {
    [
      .assign(.name("second"), controller),
      .assign(.path("second", "view", "backgroundColor"), .path("UIColor", "systemBlue")),
    ]
  }

  static func present(_ program: SwiftProgram, style isCustom: Bool) -> [LuaStatement] {
    let present = LuaStatement.call(.method(.name("first"), "present", [.name("second"), .bool(true)]))
    let style = LuaExpression.path("second", "modalPresentationStyle")
    let set = LuaStatement.assign(style, .string(isCustom ? "custom" : "fullScreen"))
    // A style that the files set counts.
    let isSaid = program.sources.contains { $0.isTranslated && $0.text.contains("modalPresentationStyle = ") }
    return [isSaid ? LuaStatement.if(.binary(style, .equal, .string("automatic")), [set]) : set] + segues(program) + [
      present
    ] + back(.call(.method(.name("first"), "dismiss", [.bool(true)])))
      + fingers(program, isShown: .path("first", "presentedViewController"), present)
  }

  static func back(_ leave: LuaStatement) -> [LuaStatement] {
    [settle, leave, settle]
  }
}
