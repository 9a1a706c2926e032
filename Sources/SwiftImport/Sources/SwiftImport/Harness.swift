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
    func conforming(_ name: String) -> TypeInfo? {
      types.first { translator.protocolNames(of: $0).contains(name) && takesNothing($0, translator) }
    }
    func controller(_ info: TypeInfo?) -> LuaExpression {
      info.map { .call(.name($0.luaName), []) } ?? .call(.name("UIViewController"), [])
    }
    let controllers = types.filter {
      program.isSubclass($0.name, of: "UIViewController") && takesNothing($0, translator)
    }
    var lines: [LuaStatement] = [.comment("-- Puts it on the screen."), settling]
    lines[0].hasBlankBefore = true
    if let delegate = conforming("UINavigationControllerDelegate") {
      let isController = program.isSubclass(delegate.name, of: "UIViewController")
      lines += root(isController ? controller(delegate) : controller(controllers.first), isNavigation: true)
      lines.append(.assign(.name("transition"), isController ? .name("first") : controller(delegate)))
      lines.append(.assign(.path("navigation", "delegate"), .name("transition")))
      if !isController { lines += given(delegate, "UINavigationController", "navigation") }
      lines += second(controller(controllers.first { $0 !== delegate }))
      lines += segues(program)
      let push = LuaStatement.call(.method(.name("navigation"), "pushViewController", [.name("second"), .bool(true)]))
      lines.append(push)
      lines += back(.call(.method(.name("navigation"), "popViewController", [.bool(true)])))
      let top = LuaExpression.path("navigation", "topViewController")
      lines += fingers(program, isShown: .binary(top, .equal, .name("second")), push)
    } else if let delegate = conforming("UIViewControllerTransitioningDelegate") {
      let isController = program.isSubclass(delegate.name, of: "UIViewController")
      let other = controller(controllers.first { $0 !== delegate })
      let isCustom = types.contains { program.isSubclass($0.name, of: "UIPresentationController") }
      if isController, isPresenter(program) {
        lines += presenting(delegate, other, program, style: isCustom)
        return lines
      }
      lines += root(other, isNavigation: false)
      lines += second(isController ? controller(delegate) : controller(nil))
      if !isController {
        lines.append(.assign(.name("transition"), controller(delegate)))
        lines.append(.assign(.path("second", "transitioningDelegate"), .name("transition")))
      }
      lines += present(program, style: isCustom)
    } else if let delegate = conforming("UITabBarControllerDelegate") {
      let isTabs = program.isSubclass(delegate.name, of: "UITabBarController")
      let made: LuaExpression = isTabs ? controller(delegate) : .call(.name("UITabBarController"), [])
      lines.append(.assign(.name("first"), controller(controllers.first { $0 !== delegate })))
      lines += second(controller(controllers.filter { $0 !== delegate }.dropFirst().first))
      lines.append(.assign(.name("tabs"), made))
      lines.append(
        .assign(
          .path("tabs", "viewControllers"), .table([LuaField(nil, .name("first")), LuaField(nil, .name("second"))])))
      lines += segues(program)
      if !isTabs {
        lines.append(.assign(.name("transition"), controller(delegate)))
        lines.append(.assign(.path("tabs", "delegate"), .name("transition")))
        lines += given(delegate, "UITabBarController", "tabs")
      }
      lines.append(.assign(.path("window", "rootViewController"), .name("tabs")))
      for index in [1, 0] {
        lines.append(settle)
        lines.append(.assign(.path("tabs", "selectedIndex"), .integer(index)))
      }
      lines.append(settle)
      let second = LuaStatement.assign(.path("tabs", "selectedIndex"), .integer(1))
      lines += fingers(program, isShown: .binary(.path("tabs", "selectedIndex"), .equal, .integer(1)), second)
    } else if let parts = delegate(types, program, translator) {
      lines += root(controller(controllers.first), isNavigation: false)
      lines += second(controller(controllers.dropFirst().first))
      lines.append(.assign(.name("transition"), .table(parts)))
      lines.append(.assign(.path("second", "transitioningDelegate"), .name("transition")))
      lines += present(program, style: parts.contains { $0.key == .name("presentationController_forPresented") })
    } else if let first = controllers.first {
      lines.append(.assign(.path("window", "rootViewController"), controller(first)))
      lines.append(settle)
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

  /// A delegate of animators and presentation controllers that no delegate of the files gives; nil when there is none.
  private static func delegate(_ types: [TypeInfo], _ program: SwiftProgram, _ translator: Translator) -> [LuaField]? {
    var fields: [LuaField] = []
    if let panel = types.first(where: { program.isSubclass($0.name, of: "UIPresentationController") }),
      translator.primaryInitializer(of: panel).map({ $0.types.count == 2 }) ?? true
    {
      let names = ["presented", "presenting"]
      let made = LuaExpression.call(.name(panel.luaName), names.map { .name($0) })
      fields.append(
        LuaField("presentationController_forPresented", .function(LuaFunction(["_"] + names, [.return(made)]))))
    }
    let animators = types.filter {
      translator.protocolNames(of: $0).contains("UIViewControllerAnimatedTransitioning")
    }
    // One for each way, when their names say so.
    let back = animators.first { info in ["Dismiss", "Pop", "Close", "Hide"].contains { info.name.contains($0) } }
    let forward = animators.first { $0 !== back } ?? back
    for (name, info, isForward) in [
      ("animationController_forPresented", forward, true), ("animationController_forDismissed", back ?? forward, false),
    ] {
      guard let info, let animator = made(info, isForward, program, translator) else { continue }
      fields.append(LuaField(name, .function(LuaFunction([], [.return(animator)]))))
    }
    return fields.isEmpty ? nil : fields
  }

  /// An animator, with arguments that say which way it goes; nil when others are needed.
  private static func made(
    _ info: TypeInfo, _ isForward: Bool, _ program: SwiftProgram, _ translator: Translator
  ) -> LuaExpression? {
    guard let method = translator.primaryInitializer(of: info) else { return .call(.name(info.luaName), []) }
    var values: [LuaExpression] = []
    for (index, type) in method.types.enumerated() {
      switch type {
      case .bool: values.append(.bool(isForward))
      case .number where method.names[index].lowercased().contains("duration"): values.append(.number("0.4"))
      case .named("UINavigationController.Operation"): values.append(.string(isForward ? "push" : "pop"))
      case .named(let name):
        guard let own = program.types[name], own.sort == .enumeration, own.cases.count == 2, !own.hasValues else {
          fallthrough
        }
        values.append(.member(.name(own.luaName), LuaName.of(own.cases[isForward ? 0 : 1].name)))
      default:
        guard type.isOptional || method.hasDefault[index] else { return nil }
        values.append(.nil)
      }
    }
    return .call(.name(info.luaName), Translator.withoutEnd(values))
  }

  /// The container, for a property of the delegate that waits for one.
  private static func given(_ info: TypeInfo, _ type: String, _ container: String) -> [LuaStatement] {
    info.properties.values.filter {
      $0.sort == .stored && $0.initializer == nil && $0.isVariable && $0.type.wrapped == .named(type)
    }.sorted { $0.name < $1.name }.map {
      .assign(.path("transition", LuaName.of($0.name)), .name(container))
    }
  }

  private static func takesNothing(_ info: TypeInfo, _ translator: Translator) -> Bool {
    translator.primaryInitializer(of: info).map { method in
      zip(method.types, method.hasDefault).allSatisfy { $0.isOptional || $1 }
    } ?? true
  }

  static func root(_ controller: LuaExpression, isNavigation: Bool) -> [LuaStatement] {
    var lines: [LuaStatement] = [
      .assign(.name("first"), controller),
      .assign(.path("first", "view", "backgroundColor"), .path("UIColor", "white")),
    ]
    if isNavigation {
      lines.append(.assign(.name("navigation"), .call(.name("UINavigationController"), [.name("first")])))
      lines.append(.assign(.path("window", "rootViewController"), .name("navigation")))
    } else {
      lines.append(.assign(.path("window", "rootViewController"), .name("first")))
    }
    return lines
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
    // What the files say of it counts.
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
