import ImportTable
import LuaTree

/// Screens for animators and presentation controllers that no delegate of the files gives.
extension Harness.Stage {
  /// Animators and presentation controllers that no delegate of the files gives; nil when there are none.
  func presentingParts(_ forward: TypeInfo? = nil, _ back: TypeInfo? = nil) -> [LuaStatement]? {
    let (first, second) = (from ?? controllers.first, to ?? controllers.dropFirst().first)
    var lines = self.lines(made(first)) { Harness.root($0, isNavigation: sides.isFromNavigation) }
    lines += self.lines(made(second)) { Harness.second($0, isNavigation: sides.isToNavigation) }
    add("first", first)
    add("second", second)
    guard let parts = parts(forward, back) else { return nil }
    lines += values.takeSetup()
    lines.append(.assign(.name("transition"), .table(parts)))
    lines.append(.assign(.path("second", "transitioningDelegate"), .name("transition")))
    let hasPanel = parts.contains { $0.key == .name("presentationController_forPresented") }
    return lines + Harness.present(translator, style: style(hasPanel: hasPanel))
  }

  /// Animators of a navigation controller that no delegate of the files gives.
  func pushingParts(_ forward: TypeInfo?, _ back: TypeInfo?) -> [LuaStatement]? {
    let (first, second) = (from ?? controllers.first, to ?? controllers.dropFirst().first)
    var lines = self.lines(made(first)) { Harness.root($0, isNavigation: true) }
    lines += self.lines(made(second)) { Harness.second($0) }
    add("first", first)
    add("navigation", nil, "UINavigationController")
    add("second", second)
    var branches: [LuaStatement] = []
    for (word, info, isForward) in [("push", forward, true), ("pop", back, false)] {
      guard let info, let animator = values.object(info, isForward: isForward) else { continue }
      branches.append(.if(.binary(.name("operation"), .equal, .string(word)), [.return(animator)]))
    }
    guard !branches.isEmpty else { return nil }
    lines += values.takeSetup()
    let give = LuaExpression.function(LuaFunction(["_", "_", "operation"], branches))
    lines += [
      .assign(
        .name("transition"),
        .table([LuaField("navigationController_animationControllerFor", give)] + driverless("navigationController"))),
      .assign(.path("navigation", "delegate"), .name("transition")),
    ]
    let push = LuaStatement.call(
      .method(.name("navigation"), "pushViewController", [.name("second"), .bool(true)]))
    let sizes = Harness.preferredSize(program, of: ["first", "second"], width: .path("window", "bounds", "width"))
    let pop = LuaStatement.call(.method(.name("navigation"), "popViewController", [.bool(true)]))
    return lines + sizes + [push, Harness.settle, pop, Harness.settle]
  }

  private func parts(_ forward: TypeInfo?, _ back: TypeInfo?) -> [LuaField]? {
    var fields: [LuaField] = []
    if let panel = types.first(where: { program.isSubclass($0.name, of: "UIPresentationController") }),
      let made = panelMade(panel)
    {
      let names = ["_", "presented", "presenting"]
      fields.append(
        LuaField("presentationController_forPresented", .function(LuaFunction(names, [.return(made)]))))
    }
    for (name, info, isForward) in [
      ("animationController_forPresented", forward, true),
      ("animationController_forDismissed", back, false),
    ] {
      guard let info, let animator = values.object(info, isForward: isForward) else { continue }
      fields.append(LuaField(name, .function(LuaFunction([], [.return(animator)]))))
    }
    return fields.isEmpty ? nil : fields + driverless("interactionController")
  }

  /// Methods that give no driver, as the files' own outside of a gesture: a check's own may be in its place.
  private func driverless(_ start: String) -> [LuaField] {
    drivers.filter { $0.hasPrefix(start) }.map { LuaField($0, .function(LuaFunction([], []))) }
  }

  /// A presentation controller: the first two that it takes are the controllers.
  private func panelMade(_ panel: TypeInfo) -> LuaExpression? {
    let names: [LuaExpression] = [.name("presented"), .name("presenting")]
    guard let method = translator.primaryInitializer(of: panel) else { return .call(.name(panel.luaName), names) }
    var rest = names[...]
    let given = method.types.enumerated().map { index, type -> LuaExpression? in
      if type.wrapped == .named("UIViewController"), let next = rest.popFirst() { return next }
      return method.hasDefault[index]
        ? .nil : values.value(type, method.names[index], of: panel, isForward: true, depth: 0)
    }
    return given.contains(nil)
      ? nil : .call(.name(panel.luaName), Translator.withoutEnd(given.compactMap(\.self)))
  }
}
