import ImportTable
import LuaTree
import SwiftSyntax

/// The ways to show what the files have, those that the files themselves have first.
struct SetUps {
  struct Candidate {
    /// The set-up in a sentence, with its evidence.
    let sentence: String
    /// The animators that it may begin.
    let animators: [TypeInfo]
    let lines: [LuaStatement]
    var origin: LuaStatement.Origin?
    /// Whether a method of the files shows it.
    var isCalled = false
    /// True when that makes what it shows, so that each time another one comes.
    var isAfresh = false
    /// Whether animators are shown without the delegate that would give them.
    var isAlone = false
  }

  let program: SwiftProgram
  let translator: Translator
  private let parts: TransitionParts
  private let types: [TypeInfo]
  /// Of call sites for one animator. Chosen here: the fourth is no likelier than a guess.
  private static let mostCallers = 3

  init(_ program: SwiftProgram, _ translator: Translator, _ parts: TransitionParts) {
    (self.program, self.translator, self.parts) = (program, translator, parts)
    types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
  }

  private func stage(_ sides: TransitionParts.Sides, animators: [TypeInfo]) -> Harness.Stage {
    let values = HarnessValues(program, translator)
    var stage = Harness.Stage(program: program, translator: translator, types: types, values: values)
    stage.sides = sides
    stage.impliedStyle = impliedStyle(of: animators)
    return stage
  }

  /// The presentation style that animators are written for: `custom` where one that only goes back leaves alone what it goes back
  /// to, full screen where it puts that on the screen again, or does so whichever way it goes. Nil where they tell neither.
  private func impliedStyle(of animators: [TypeInfo]) -> String? {
    let back = animators.filter { parts.ways(of: $0) == (false, true) }
    if back.contains(where: { !parts.touchesTo($0) }) { return "custom" }
    return (back + animators.filter(parts.goesAlike)).contains(where: parts.addsTo) ? "fullScreen" : nil
  }

  /// A set-up as a sentence, with what is said of a style that nothing says.
  private func sentence(_ text: String, _ stage: Harness.Stage) -> String {
    stage.values.leavesStyleOpen ? "\(text), as fullScreen and as custom: nothing here says the style" : text
  }

  var candidates: [Candidate] {
    let callers = called
    var all = callers + ownDelegated
    let delegates = delegated
    all += delegates
    // By themselves as well: what a method or a delegate shows may stop.
    return all + bare(parts.targets)
  }

  // MARK: Methods of the files

  private var called: [Candidate] {
    var found: [(showing: Showing, animators: [TypeInfo], steps: Int)] = []
    for info in types where program.isSubclass(info.name, of: "UIViewController") || navigation(of: info) != nil {
      let near = parts.targets.compactMap { animator in
        parts.distance(from: info, to: animator).map { (animator, $0) }
      }.filter { $0.1 > 0 }
      guard let steps = near.map(\.1).min() else { continue }
      for showing in Showing.all(of: info, in: program) where !showing.isOverride || showing.isSelection {
        // A method that names what leads to it is likelier than another one of its class.
        let kinds = showing.names.compactMap { info.properties[$0]?.type.wrapped.name }
        let names = near.contains { animator, _ in leads(showing.names.union(kinds), to: animator) }
        found.append((showing, near.map(\.0), steps * 2 + (names ? 0 : 1)))
      }
    }
    var counts: [String: Int] = [:]
    return found.enumerated().sorted { ($0.element.steps, $0.offset) < ($1.element.steps, $1.offset) }
      .compactMap { _, one -> Candidate? in
        let open = one.animators.filter { counts[$0.name, default: 0] < Self.mostCallers }
        guard !open.isEmpty else { return nil }
        let stage = stage(parts.sides(of: open), animators: open)
        guard let lines = lines(one.showing, stage) else { return nil }
        for animator in open { counts[animator.name, default: 0] += 1 }
        return Candidate(
          sentence: sentence(one.showing.sentence(program), stage), animators: open, lines: lines,
          origin: LuaStatement.Origin(file: one.showing.file, line: one.showing.line, isNear: true), isCalled: true,
          isAfresh: one.showing.isAfresh)
      }
  }

  /// The property in which a class that is no controller has the navigation controller whose screens it shows; nil for any
  /// other.
  private func navigation(of info: TypeInfo) -> PropertyInfo? {
    guard !program.isSubclass(info.name, of: "UIResponder"), info.sort == .class else { return nil }
    let all: [PropertyInfo] = program.chain(of: info).flatMap { Array($0.properties.values) }
    let fitting = all.filter { property in
      property.sort == .stored && !property.isStatic && property.type.wrapped == .named("UINavigationController")
    }
    return fitting.min { $0.name < $1.name }
  }

  private func leads(_ names: Set<String>, to animator: TypeInfo) -> Bool {
    program.typeOrder.contains { info in
      names.contains(info.name) && parts.distance(from: info, to: animator, most: 3) != nil
    }
  }

  private func lines(_ showing: Showing, _ stage: Harness.Stage) -> [LuaStatement]? {
    let owner = showing.owner
    let router = navigation(of: owner)
    guard
      let root = router.map({ stage.router(owner, $0, isStartedBy: showing.method.base) })
        ?? stage.root(owner, isPushing: showing.verb == .pushes)
    else { return nil }
    let isShown: LuaExpression?
    let leave: LuaStatement
    switch showing.verb {
    case .presents:
      let presented = LuaExpression.path("first", "presentedViewController")
      isShown = .binary(presented, .unequal, .nil)
      leave = .if(presented, [.call(.method(.name("first"), "dismiss", [.bool(true)]))])
    case .pushes:
      let count = LuaExpression.unary(.length, .path("navigation", "viewControllers"))
      let isPushed = LuaExpression.binary(count, .greater, .number("1"))
      isShown = isPushed
      leave = .if(isPushed, [.call(.method(.name("navigation"), "popViewController", [.bool(true)]))])
    case .selects:
      isShown = nil
      leave = .comment("-- It is where it was.")
    }
    var values: [LuaExpression] = []
    for (index, type) in showing.method.types.enumerated() {
      if index == 0, showing.isSelection, let list = list(of: owner, type) { values.append(list); continue }
      if showing.method.hasDefault[index] { values.append(.nil); continue }
      guard
        let value = stage.values.value(
          type, showing.method.names[index], of: owner, isForward: true, depth: 0)
      else {
        // A sender of any kind.
        values.append(.nil)
        continue
      }
      values.append(value)
    }
    let segues = Harness.segues(program)
    if program.interfaces.screen(ofClass: owner.name) == nil, showing.isBySegue, segues.isEmpty { return nil }
    let destination = parts.casts(in: owner).to.lazy.compactMap { parts.controller($0) }.first { $0 !== owner }
    // A segue presents by itself, without the controller's own method.
    let given = showing.verb == .presents && program.saysNoStyle ? stage.style(hasPanel: false) : nil
    let covering = given.map { [LuaStatement.assign(.path("second", "modalPresentationStyle"), $0)] } ?? []
    let next = segues.isEmpty ? [] : stage.next(destination) + covering + segues
    let name = translator.name(of: showing.method, in: owner)
    let receiver = LuaExpression.name(router == nil ? "first" : "router")
    let call = Harness.call(.method(receiver, name, Translator.withoutEnd(values)), isAsync: showing.method.isAsync)
    let style = given.map { Harness.covering(owner.luaName, $0) } ?? []
    return style + root + [Harness.settle] + next + stage.values.takeSetup() + [call, Harness.settle]
      + Harness.leaving(leave, translator, isShown: isShown, call)
  }

  /// The list of a controller in which an item is chosen: its own, or that of a property.
  private func list(of owner: TypeInfo, _ type: SwiftType) -> LuaExpression? {
    guard let kind = type.wrapped.name else { return nil }
    let own = ["UICollectionView": "collectionView", "UITableView": "tableView"][kind]
    if let own, program.isSubclass(owner.name, of: kind + "Controller") { return .path("first", own) }
    let properties = owner.properties.values.filter { !$0.isStatic && $0.type.wrapped == type.wrapped }
    return properties.min { $0.name < $1.name }.map { .path("first", translator.name(of: $0, in: owner)) }
  }

  // MARK: Controllers that set their own delegate

  private var ownDelegated: [Candidate] {
    let own = types.filter { info in
      program.isSubclass(info.name, of: "UIViewController") && (setsOwnDelegate(info) || makesOwnDelegate(info))
    }
    return own.compactMap { info in
      let near = parts.targets.filter { (parts.distance(from: info, to: $0) ?? 0) > 0 }
      guard !near.isEmpty, HarnessValues(program, translator).canMake(info) || Harness.takesNothing(info, translator)
      else { return nil }
      var sides = parts.sides(of: near)
      if sides.from === info { sides.from = nil }
      sides.to = info
      let stage = stage(sides, animators: near)
      let line = program.location(of: info.declaration, in: info.file).line
      let file = program.sources[info.file].name.split(separator: "/").last ?? ""
      let lines = stage.presentingOwn(info)
      let text = "a presentation of \(info.name) (\(file):\(line)), which sets its own delegate"
      return Candidate(
        sentence: sentence(text, stage), animators: near, lines: lines,
        origin: LuaStatement.Origin(file: info.file, line: line, isNear: true))
    }
  }

  /// True when a controller assigns its own `transitioningDelegate`, with or without `self.`.
  private func setsOwnDelegate(_ info: TypeInfo) -> Bool {
    let text = info.members.map(\.member.description).joined()
    return text.ranges(of: "transitioningDelegate = ").contains { range in
      let before = text[..<range.lowerBound]
      let owner = before.hasSuffix("self.") ? before.dropLast(5) : before
      return owner.last.map { $0 != "." && !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  /// True when a controller hands itself to a method, or an initialiser, by which a delegate of the files becomes its own.
  private func makesOwnDelegate(_ info: TypeInfo) -> Bool {
    let calls = CallsWithSelf()
    for item in info.members { calls.walk(item.member) }
    guard !calls.names.isEmpty else { return false }
    return types.contains { other in
      translator.protocolNames(of: other).contains(Self.kinds[1])
        && other.members.contains { item in
          let name =
            item.member.decl.as(FunctionDeclSyntax.self)?.name.text
            ?? (item.member.decl.is(InitializerDeclSyntax.self) ? other.name : "")
          return calls.names.contains(name) && item.member.description.contains(".transitioningDelegate = self")
        }
    }
  }

  // MARK: Delegates

  private static let kinds = [
    "UINavigationControllerDelegate", "UIViewControllerTransitioningDelegate", "UITabBarControllerDelegate",
  ]

  private var delegated: [Candidate] {
    let kinds = Self.kinds
    func all(_ kind: String) -> [TypeInfo] { types.filter { translator.protocolNames(of: $0).contains(kind) } }
    let hasGiving = kinds.contains { kind in all(kind).contains { gives($0, kind) } }
    // One that gives nothing yet is shown where there is nothing else.
    let takesAny = !hasGiving && parts.targets.isEmpty
    let first = kinds.first { !all($0).isEmpty }
    var candidates: [Candidate] = []
    for kind in kinds where !takesAny || kind == first {
      let found = takesAny ? Array(all(kind).prefix(1)) : all(kind).filter { gives($0, kind) && !isBase($0) }
      for info in found {
        let near = parts.targets.filter { parts.distance(from: info, to: $0, most: 3) != nil }
        guard !near.isEmpty || parts.targets.isEmpty else { continue }
        let values = HarnessValues(program, translator)
        guard values.canMake(info) || Harness.takesNothing(info, translator) else { continue }
        let stage = stage(parts.sides(of: near, givenBy: info), animators: near)
        let line = program.location(of: info.declaration, in: info.file).line
        let lines =
          switch kind {
          case "UINavigationControllerDelegate": stage.pushing(info)
          case "UIViewControllerTransitioningDelegate": stage.presenting(info)
          default: stage.selecting(info)
          }
        let verb = kind.hasPrefix("UINavigation") ? "push" : kind.hasPrefix("UITab") ? "change of tabs" : "presentation"
        let file = program.sources[info.file].name.split(separator: "/").last ?? ""
        candidates.append(
          Candidate(
            sentence: sentence("a \(verb) with the delegate \(info.name) (\(file):\(line))", stage), animators: near,
            lines: lines,
            origin: LuaStatement.Origin(file: info.file, line: line, isNear: true)))
      }
    }
    return candidates
  }

  /// True when a class only has what those below it are made of: the files make none of its own.
  private func isBase(_ info: TypeInfo) -> Bool {
    types.contains { $0 !== info && program.isSubclass($0.name, of: info.name) } && !parts.isMade(info)
  }

  /// Whether a delegate has a method that gives something for a transition.
  private func gives(_ info: TypeInfo, _ kind: String) -> Bool {
    program.chain(of: info).contains { owner in
      owner.methods.values.joined().contains { method in
        method.labels.contains { label in
          guard let label else { return false }
          return label.hasPrefix("animationControllerFor") || label.hasPrefix("interactionControllerFor")
            || ["forPresented", "forDismissed"].contains(label)
        } || method.base.hasPrefix("interactionController")
      }
    }
  }

  // MARK: Animators by themselves

  /// The methods, in Lua, by which delegates that lead to animators give percent-driven drivers.
  private func drivers(of animators: [TypeInfo]) -> [String] {
    let kind = "UIPercentDrivenInteractiveTransition"
    let percentDriven = types.filter { program.isSubclass($0.name, of: kind) }
    let owners = types.filter { owner in
      animators.contains { (parts.distance(from: owner, to: $0, most: 3) ?? 0) > 0 }
        && (parts.names(in: owner).contains(kind)
          || percentDriven.contains { parts.distance(from: owner, to: $0, most: 3) != nil })
    }
    let names = owners.flatMap { owner in
      owner.members.compactMap { item -> String? in
        guard let function = item.member.decl.as(FunctionDeclSyntax.self), let body = function.body,
          UntriedFinger.gives(function, body)
        else { return nil }
        let name = function.name.text
        return name.hasPrefix("interactionControllerFor") ? name : name + "_interactionControllerFor"
      }
    }
    return Set(names).sorted()
  }

  private func bare(_ animators: [TypeInfo]) -> [Candidate] {
    var done: Set<String> = []
    return animators.compactMap { animator -> Candidate? in
      guard !done.contains(animator.name) else { return nil }
      let ways = parts.ways(of: animator)
      var (forward, back): (TypeInfo?, TypeInfo?) = (ways.forward ? animator : nil, ways.back ? animator : nil)
      if back == nil { back = animators.first { parts.ways(of: $0) == (false, true) } }
      if forward == nil { forward = animators.first { parts.ways(of: $0) == (true, false) && !done.contains($0.name) } }
      let pair = [forward, back].compactMap(\.self).reduce(into: [TypeInfo]()) { list, one in
        if !list.contains(where: { $0 === one }) { list.append(one) }
      }
      for one in pair { done.insert(one.name) }
      var stage = stage(parts.sides(of: pair), animators: pair)
      stage.drivers = drivers(of: pair)
      let isPushed = pair.contains(where: parts.isOfNavigation)
      guard
        let lines = isPushed
          ? stage.pushingParts(forward, back) : stage.presentingParts(forward, back)
      else { return nil }
      let names = pair.map(\.name).joined(separator: " and ")
      let text = "a \(isPushed ? "push" : "presentation") by \(names) alone, as nothing shows it"
      return Candidate(sentence: sentence(text, stage), animators: pair, lines: lines, isAlone: true)
    }
  }
}

/// Collects the names of what is called with `self` as an argument.
private final class CallsWithSelf: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.contains(where: { $0.expression.trimmedDescription == "self" }) {
      let called = node.calledExpression
      let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
      names.insert(name)
    }
    return .visitChildren
  }
}
