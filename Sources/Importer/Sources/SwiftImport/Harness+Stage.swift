import ImportTable
import LuaTree
import SwiftSyntax

/// The screens for each kind of delegate.
extension Harness {
  struct Stage {
    let program: SwiftProgram
    let translator: Translator
    let types: [TypeInfo]
    let values: HarnessValues
    /// The screens, where casts say so.
    var sides = TransitionParts.Sides()
    var from: TypeInfo? { sides.from }
    var to: TypeInfo? { sides.to }
    /// The presentation style that the animators are written for, where they tell it.
    var impliedStyle: String?
    /// The methods by which the files' own delegates give percent-driven drivers beside the animators.
    var drivers: [String] = []

    init(program: SwiftProgram, translator: Translator, types: [TypeInfo], values: HarnessValues) {
      (self.program, self.translator, self.types, self.values) = (program, translator, types, values)
    }

    /// Controllers that take nothing, and are no containers.
    var controllers: [TypeInfo] {
      types.filter { info in
        program.isSubclass(info.name, of: "UIViewController") && Harness.takesNothing(info, translator)
          && !["UINavigationController", "UITabBarController"].contains { program.isSubclass(info.name, of: $0) }
      }
    }

    /// A controller of the files, or a plain one, as the second screen.
    func next(_ info: TypeInfo?) -> [LuaStatement] { lines(coming(info)) { Harness.second($0) } }

    /// A controller of the files as the first screen, in the containers that it is in; nil where it cannot be made.
    func root(_ info: TypeInfo, isPushing: Bool) -> [LuaStatement]? {
      if program.isSubclass(info.name, of: "UINavigationController") {
        return container(info, nil) + [.assign(.name("first"), .name("navigation"))]
      }
      guard let made = values.object(info) else { return nil }
      if program.isSubclass(info.name, of: "UITabBarController") {
        return lines(made) { tabs in
          [
            .assign(.name("first"), tabs),
            .if(
              .binary(.unary(.length, .path("first", "viewControllers")), .equal, .number("0")),
              [
                .assign(
                  .path("first", "viewControllers"),
                  .table([
                    LuaField(nil, .call(.name("UIViewController"), [])),
                    LuaField(nil, .call(.name("UIViewController"), [])),
                  ]))
              ]),
            .assign(.path("window", "rootViewController"), .name("first")),
          ]
        }
      }
      let text = info.members.map(\.member.description).joined()
      let isInside =
        isPushing || sides.isFromNavigation || text.contains("navigationController")
        || program.interfaces.isInNavigation(info.name)
      add("first", info)
      var made2 = lines(made) { Harness.root($0, isNavigation: isInside) }
      if sides.isFromTabs || text.contains("tabBarController") {
        let inner = isInside ? "navigation" : "first"
        made2 += [
          .assign(.name("tabs"), .call(.name("UITabBarController"), [])),
          .assign(
            .path("tabs", "viewControllers"),
            .table([LuaField(nil, .name(inner)), LuaField(nil, .call(.name("UIViewController"), []))])),
          .assign(.path("window", "rootViewController"), .name("tabs")),
        ]
      }
      return made2
    }

    func made(_ info: TypeInfo?) -> LuaExpression {
      info.flatMap { $0.sort == .protocol ? values.standIn(for: $0, as: "UIViewController") : values.object($0) }
        ?? .call(.name("UIViewController"), [])
    }

    /// The screen that comes.
    private func coming(_ info: TypeInfo?) -> LuaExpression {
      values.makesNext = true
      defer { values.makesNext = false }
      return made(info)
    }

    /// A controller that is there from now on, for who takes one.
    func add(_ name: String, _ info: TypeInfo?, _ type: String = "UIViewController") {
      values.controllers.insert((info?.name ?? type, .name(name)), at: 0)
      if info?.sort == .protocol { values.controllers.append((type, .name(name))) }
    }

    /// The style of a presented screen to which the files give none: that of a presentation controller, that which the animators
    /// are written for, that of another screen, else both in turn.
    ///
    /// - Parameter hasPanel: Whether a presentation controller of the files has a part in it.
    func style(hasPanel: Bool) -> LuaExpression {
      if hasPanel || impliedStyle == "custom" { return .string("custom") }
      if let said = Harness.saidStyle(program) ?? impliedStyle { return .string(said) }
      values.leavesStyleOpen = translator.makesGaps
      return translator.openStyle
    }

    private var hasPanel: Bool { types.contains { program.isSubclass($0.name, of: "UIPresentationController") } }

    private func isController(_ info: TypeInfo) -> Bool { program.isSubclass(info.name, of: "UIViewController") }

    /// The lines for a value: what it is made of before it.
    func lines(_ value: LuaExpression, _ line: (LuaExpression) -> [LuaStatement]) -> [LuaStatement] {
      values.takeSetup() + line(value)
    }

    /// Lines behind what the values in them are made of.
    private func ready(_ lines: [LuaStatement]) -> [LuaStatement] { values.takeSetup() + lines }

    // MARK: Containers

    func pushing(_ delegate: TypeInfo) -> [LuaStatement] {
      let isContainer = program.isSubclass(delegate.name, of: "UINavigationController")
      let isFirst = isController(delegate) && !isContainer
      let other = controllers.first { $0 !== delegate }
      var lines: [LuaStatement] = []
      var shown: LuaStatement?
      if isContainer {
        lines += container(delegate, other)
        if isPresented(delegate) { shown = lines.popLast() }
      } else {
        let first = isFirst ? delegate : from ?? other
        lines += self.lines(made(first)) { Harness.root($0, isNavigation: true) }
        // Shown when it has its delegate, which hears of the first screen as well.
        shown = lines.popLast()
        add("first", first)
        add("navigation", nil, "UINavigationController")
      }
      let next = to ?? other
      let second = Harness.second(made(next))
      if isContainer {
        lines += second
      } else if isFirst {
        lines += own(.name("first"), of: "navigation") + [shown].compactMap(\.self) + tapped(delegate) + second
      } else if Harness.takesNothing(delegate, translator) {
        lines += own(made(delegate), of: "navigation") + given(delegate, "UINavigationController", "navigation")
        lines += [shown].compactMap(\.self) + second
      } else {
        add("second", next)
        lines += second + self.lines(made(delegate)) { own($0, of: "navigation") } + [shown].compactMap(\.self)
      }
      let pop = LuaStatement.call(.method(.name("navigation"), "popViewController", [.bool(true)]))
      if !isFirst, !isContainer {
        let count = LuaExpression.unary(.length, .path("navigation", "viewControllers"))
        let popIfAny = LuaStatement.if(.binary(count, .greater, .number("1")), [pop])
        lines += ready(prepared(delegate, "transition", for: "second", popIfAny))
      }
      if isContainer, !program.sources.contains(where: { $0.isTranslated && $0.text.contains("delegate = self") }) {
        lines.append(.assign(.path("navigation", "delegate"), .name("navigation")))
      }
      lines += Harness.preferredSize(
        program, of: ["first", "second"], width: .path("window", "bounds", "width"), noting: translator)
      lines += Harness.segues(program)
      lines += isContainer && shown != nil ? presented() : [Harness.settle] + firstShown(delegate, isContainer)
      let push = LuaStatement.call(.method(.name("navigation"), "pushViewController", [.name("second"), .bool(true)]))
      let top = LuaExpression.path("navigation", "topViewController")
      return lines + [push, Harness.settle]
        + Harness.leaving(pop, translator, isShown: .binary(top, .equal, .name("second")), push)
    }

    /// A navigation controller of the files', which is its own delegate, with the first screen in it.
    private func container(_ info: TypeInfo, _ root: TypeInfo?) -> [LuaStatement] {
      var lines = Harness.first(made(root))
      add("first", root)
      let isOwn = program.chain(of: info).contains { translator.primaryInitializer(of: $0) != nil }
      let made = isOwn ? made(info) : .call(.name(info.luaName), [.name("first")])
      lines += self.lines(made) { [.assign(.name("navigation"), $0)] }
      if isOwn {
        let stack = LuaExpression.path("navigation", "viewControllers")
        let isEmpty = LuaExpression.binary(.unary(.length, stack), .equal, .number("0"))
        lines.append(.if(isEmpty, [.assign(stack, .table([LuaField(nil, .name("first"))]))]))
      }
      return lines + [.assign(.path("window", "rootViewController"), .name("navigation"))]
    }

    /// The calls that the system makes to the delegate of a stack that appears for the first time.
    private func firstShown(_ delegate: TypeInfo, _ isContainer: Bool) -> [LuaStatement] {
      guard !isContainer,
        translator.program.chain(of: delegate).contains(where: { owner in
          owner.methods["navigationController"]?.contains { $0.labels == [nil, "didShow", "animated"] } ?? false
        })
      else { return [] }
      let call = LuaExpression.method(
        .path("navigation", "delegate"), "navigationController_didShow",
        [.name("navigation"), .name("first"), .bool(false)])
      return [.call(call)]
    }

    /// True when a container says the style in which it is presented: then it is on no screen by itself.
    private func isPresented(_ container: TypeInfo) -> Bool {
      program.chain(of: container).contains { owner in
        owner.members.contains { $0.member.description.contains("modalPresentationStyle = .") }
      }
    }

    /// Lines that present the container on a plain screen, with the delegate that the files have for that.
    private func presented() -> [LuaStatement] {
      var lines: [LuaStatement] = []
      for info in types where !isController(info) {
        guard translator.protocolNames(of: info).contains("UIViewControllerTransitioningDelegate"),
          let delegate = values.object(info)
        else { continue }
        lines = values.takeSetup()
        lines.append(.assign(.name("presenting"), delegate))
        lines.append(.assign(.path("navigation", "transitioningDelegate"), .name("presenting")))
        break
      }
      let root = LuaExpression.path("window", "rootViewController")
      lines.append(.assign(root, .call(.name("UIViewController"), [])))
      lines.append(.call(.method(root, "present", [.name("navigation"), .bool(false)])))
      return lines + [Harness.settle]
    }

    /// `transition = …`, the delegate of a container.
    private func own(_ delegate: LuaExpression, of container: String) -> [LuaStatement] {
      [
        .assign(.name("transition"), delegate),
        .assign(.path(container, "delegate"), .name("transition")),
      ]
    }

    func selecting(_ delegate: TypeInfo) -> [LuaStatement] {
      let isTabs = program.isSubclass(delegate.name, of: "UITabBarController")
      let others = controllers.filter { $0 !== delegate }
      var lines: [LuaStatement] = [.assign(.name("first"), made(others.first))]
      lines += Harness.second(made(others.dropFirst().first))
      add("first", others.first)
      add("second", others.dropFirst().first)
      let tabs: LuaExpression = isTabs ? made(delegate) : .call(.name("UITabBarController"), [])
      lines += self.lines(tabs) { [.assign(.name("tabs"), $0)] }
      add("tabs", isTabs ? delegate : nil, "UITabBarController")
      lines.append(
        .assign(
          .path("tabs", "viewControllers"), .table([LuaField(nil, .name("first")), LuaField(nil, .name("second"))])))
      lines += Harness.segues(program)
      if !isTabs {
        lines += self.lines(made(delegate)) { own($0, of: "tabs") }
        lines += given(delegate, "UITabBarController", "tabs")
      }
      lines.append(.assign(.path("window", "rootViewController"), .name("tabs")))
      for index in [1, 0] {
        lines.append(Harness.settle)
        lines.append(.assign(.path("tabs", "selectedIndex"), .integer(index)))
      }
      lines.append(Harness.settle)
      let second = LuaStatement.assign(.path("tabs", "selectedIndex"), .integer(1))
      let isSecond = LuaExpression.binary(.path("tabs", "selectedIndex"), .equal, .integer(1))
      return lines + Harness.fingers(program, isShown: isSecond, second)
    }

    /// Views that a controller counts on and has not when it is made, `var button: UIButton!`, as a tap would set: the first
    /// one of that kind that it shows.
    private func tapped(_ controller: TypeInfo) -> [LuaStatement] {
      let open = controller.properties.values.filter {
        $0.sort == .stored && $0.initializer == nil && $0.isVariable && !$0.isStatic
          && program.implicitlyUnwrapped.contains($0.name)
          && ($0.type.wrapped.name.map { program.isSubclass($0, of: "UIView") } ?? false)
      }
      return open.sorted { $0.name < $1.name }.map { property in
        let place = LuaExpression.path("first", translator.name(of: property, in: controller))
        let kind = translator.typeName(property.type.wrapped.name ?? "UIView")
        let isOne = LuaExpression.method(.name("view"), "isKind", [kind])
        var loop = LuaStatement(
          .genericFor(
            ["_", "view"], .call(.name("ipairs"), [.path("first", "view", "subviews")]),
            [.if(.binary(.binary(place, .equal, .nil), .and, isOne), [.assign(place, .name("view"))])]))
        loop.comments = ["-- As a tap would set it."]
        return loop
      }
    }

    /// The container, for a property of the delegate that waits for one.
    private func given(_ info: TypeInfo, _ type: String, _ container: String) -> [LuaStatement] {
      info.properties.values.filter {
        $0.sort == .stored && $0.initializer == nil && $0.isVariable && $0.type.wrapped == .named(type)
      }.sorted { $0.name < $1.name }.map {
        .assign(.path("transition", LuaName.of($0.name)), .name(container))
      }
    }

    // MARK: Presentations

    func presenting(_ delegate: TypeInfo) -> [LuaStatement] {
      let isController = isController(delegate)
      let other = controllers.first { $0 !== delegate }
      if isController, Harness.isPresenter(program) {
        let first = lines(made(delegate)) { Harness.root($0, isNavigation: false) }
        return Harness.presenting(delegate, on: first, made(other), translator, style: style(hasPanel: hasPanel))
      }
      let first = from ?? other
      var lines = self.lines(made(first)) { Harness.root($0, isNavigation: sides.isFromNavigation) }
      add("first", first)
      lines += self.lines(coming(isController ? delegate : to)) { second in
        Harness.second(second, isNavigation: !isController && sides.isToNavigation)
      }
      if isController {
        let own = LuaExpression.path("second", "transitioningDelegate")
        lines.append(.if(.binary(own, .equal, .nil), [.assign(own, .name("second"))]))
      } else {
        add("second", to)
        lines += self.lines(made(delegate)) { [.assign(.name("transition"), $0)] }
        lines.append(.assign(.path("second", "transitioningDelegate"), .name("transition")))
        let dismiss = LuaStatement.call(.method(.name("second"), "dismiss", [.bool(true)]))
        lines += ready(prepared(delegate, "transition", for: "second", dismiss))
      }
      return lines + Harness.present(translator, style: style(hasPanel: hasPanel))
    }

    /// A controller that sets its own delegate, presented by the one that leaves. A navigation controller has a screen in it.
    func presentingOwn(_ info: TypeInfo) -> [LuaStatement] {
      var lines = self.lines(made(from)) { Harness.root($0, isNavigation: sides.isFromNavigation) }
      add("first", from)
      let isEmpty =
        program.isSubclass(info.name, of: "UINavigationController")
        && program.chain(of: info).allSatisfy { translator.primaryInitializer(of: $0) == nil }
      let root = LuaExpression.call(.name("UIViewController"), [])
      lines += self.lines(isEmpty ? .call(.name(info.luaName), [root]) : coming(info)) { Harness.second($0) }
      return lines + Harness.present(translator, style: style(hasPanel: hasPanel))
    }

    // MARK: One controller

    func alone(_ info: TypeInfo) -> [LuaStatement] {
      lines(made(info)) { [.assign(.path("window", "rootViewController"), $0), Harness.settle] }
    }
  }
}
