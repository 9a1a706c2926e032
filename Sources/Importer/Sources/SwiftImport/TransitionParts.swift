import ImportTable
import SwiftSyntax

/// The classes of the files that take part in transitions, and who knows of whom.
final class TransitionParts {
  private let program: SwiftProgram
  private let translator: Translator
  /// The types that each type names.
  private var named: [String: Set<String>] = [:]
  private var byShortName: [String: [TypeInfo]] = [:]
  /// Which animators share state with other set-ups, as far as it was asked for.
  private var sharing: [[String]: Bool] = [:]
  /// The animators that are to be shown, without classes that others build upon: those of the files that were named, else
  /// those that they reach, else all.
  private(set) var targets: [TypeInfo] = []

  init(_ program: SwiftProgram, _ translator: Translator) {
    self.program = program
    self.translator = translator
    let types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
    let all = types.filter { translator.protocolNames(of: $0).contains("UIViewControllerAnimatedTransitioning") }
    let own = all.filter { info in
      let isBase = all.contains { $0 !== info && program.isSubclass($0.name, of: info.name) }
      return !isBase || Self.isMade(info, in: program)
    }
    var names: [String: Set<String>] = [:]
    for info in program.typeOrder {
      byShortName[info.name.split(separator: ".").last.map(String.init) ?? "", default: []].append(info)
      var words: Set<String> = []
      let parts = info.inherited.map(Syntax.init) + info.members.map { Syntax($0.member) }
      for part in parts { for token in part.tokens(viewMode: .sourceAccurate) { Self.add(token, program, to: &words) } }
      names[info.name] = words
    }
    named = names
    let isGiven = { (info: TypeInfo) in program.sources[info.file].isGiven }
    targets = own.filter(isGiven)
    if !targets.isEmpty { return }
    let starts = program.typeOrder.filter { isGiven($0) && $0.isTranslated }
    let reached = own.filter { animator in starts.contains { (distance(from: $0, to: animator) ?? 9) <= 3 } }
    targets = reached.isEmpty ? own : reached
  }

  /// True when the text of the files makes an object of a class.
  func isMade(_ info: TypeInfo) -> Bool { Self.isMade(info, in: program) }

  private static func isMade(_ info: TypeInfo, in program: SwiftProgram) -> Bool {
    let call = "\(info.name.split(separator: ".").last ?? "")("
    return program.sources.contains { source in
      // `UpSlide(` makes no `Slide`.
      source.isTranslated
        && source.text.ranges(of: call).contains { range in
          guard range.lowerBound > source.text.startIndex else { return true }
          let before = source.text[source.text.index(before: range.lowerBound)]
          return !(before.isLetter || before.isNumber || before == "_")
        }
    }
  }

  /// The name of a type, and the type of a variable at file scope.
  private static func add(_ token: TokenSyntax, _ program: SwiftProgram, to words: inout Set<String>) {
    guard case .identifier(let name) = token.tokenKind else { return }
    if name.first?.isUppercase == true { words.insert(name) }
    if let type = program.globals[name]?.wrapped.name { words.insert(type) }
  }

  func names(in info: TypeInfo) -> Set<String> { named[info.name] ?? [] }

  /// Over how many types one names another, directly or by way of those; nil when it does not.
  func distance(from start: TypeInfo, to end: TypeInfo, most: Int = 4) -> Int? {
    if start === end { return 0 }
    var seen: Set<String> = [start.name]
    var level = [start]
    for steps in 1...most {
      var next: [TypeInfo] = []
      for info in level {
        for name in names(in: info) {
          for other in byShortName[name] ?? [] where seen.insert(other.name).inserted {
            if other === end { return steps }
            next.append(other)
          }
        }
      }
      level = next
    }
    return nil
  }

  /// True where what leads to animators, or they lead to, has a part that is the same in every set-up: a static variable that
  /// is assigned, or an object that is static or of file scope.
  func sharesState(_ animators: [TypeInfo]) -> Bool {
    let key = animators.map(\.name)
    if let known = sharing[key] { return known }
    let shares = findSharedState(animators)
    sharing[key] = shares
    return shares
  }

  private func findSharedState(_ animators: [TypeInfo]) -> Bool {
    let shared = program.globals.filter { translator.isClass($0.value.wrapped) || program.isAssigned($0.key) }
    let reached = program.typeOrder.filter { info in
      info.isTranslated
        && animators.contains { animator in
          distance(from: info, to: animator, most: 3) != nil || distance(from: animator, to: info, most: 3) != nil
        }
    }
    return reached.contains { info in
      info.properties.values.contains { property in
        property.isStatic && property.sort != .computed
          && (translator.isClass(property.type.wrapped) || property.isVariable && program.isAssigned(property.name))
      }
        || !shared.isEmpty
          && info.members.contains { item in
            item.member.tokens(viewMode: .sourceAccurate).contains { shared[$0.text] != nil }
          }
    }
  }

  // MARK: Casts

  /// The types to which an animator casts the controllers of `from` and `to`.
  func casts(in info: TypeInfo) -> (from: [String], to: [String]) {
    let finder = CastFinder()
    for owner in program.chain(of: info) { for member in owner.members { finder.walk(member.member) } }
    return (finder.from, finder.to)
  }

  /// The screens that animators are written for.
  struct Sides {
    /// The controllers that leave and come: classes, or protocols to which nothing here conforms.
    var from: TypeInfo?
    var to: TypeInfo?
    /// Whether the one that leaves is in a container of these, and the one that comes in a navigation controller.
    var isFromNavigation = false
    var isFromTabs = false
    var isToNavigation = false
  }

  /// The screens, as the casts of animators say; those of the way back turned round.
  func sides(of animators: [TypeInfo]) -> Sides {
    var sides = Sides()
    for animator in animators {
      let casts = casts(in: animator)
      let isBack = ways(of: animator) == (false, true)
      for name in isBack ? casts.to : casts.from {
        if name == "UINavigationController" { sides.isFromNavigation = true }
        if name == "UITabBarController" { sides.isFromTabs = true }
        sides.from = sides.from ?? controller(name)
      }
      for name in isBack ? casts.from : casts.to {
        if name == "UINavigationController" { sides.isToNavigation = true }
        if let found = controller(name, beside: sides.from), found !== sides.from || found.sort == .protocol {
          sides.to = sides.to ?? found
        }
      }
    }
    return sides
  }

  /// The same of animators that a delegate gives to screens that it casts.
  func sides(of animators: [TypeInfo], givenBy delegate: TypeInfo) -> Sides {
    var sides = sides(of: animators)
    let casts = casts(in: delegate)
    guard sides.from == nil, sides.to == nil, let from = casts.from.first, let to = casts.to.first else { return sides }
    sides.from = controller(from, unlike: to)
    sides.to = controller(to, beside: sides.from)
    return sides
  }

  /// A controller of the files that is of a type, and of another one only where all are.
  private func controller(_ name: String, unlike other: String) -> TypeInfo? {
    guard let found = controller(name), let wanted = program.type(named: name), let other = program.type(named: other)
    else { return controller(name) }
    return program.typeOrder.first { info in
      let conforms = translator.requirements(of: info)
      return conforms.contains { $0 === wanted } && !conforms.contains { $0 === other }
        && program.isSubclass(info.name, of: "UIViewController")
    } ?? found
  }

  /// A controller of the files that a name of a type means: the class itself, or one that conforms; a protocol itself where
  /// nothing here does.
  func controller(_ name: String, beside other: TypeInfo? = nil) -> TypeInfo? {
    guard let info = program.type(named: name) else { return nil }
    func isController(_ info: TypeInfo) -> Bool {
      info.isTranslated && info.sort == .class && program.isSubclass(info.name, of: "UIViewController")
    }
    if isController(info) { return info }
    guard info.sort == .protocol else { return nil }
    let all = program.typeOrder.filter { one in
      isController(one) && translator.requirements(of: one).contains { $0 === info }
    }
    let isOfOthers = info.bound.map { !program.isSubclass($0, of: "UIViewController") } ?? false
    return all.first { $0 !== other } ?? all.first
      ?? (translator.conformers(of: info).isEmpty && !isOfOthers ? info : nil)
  }

  /// Which ways an animator goes: as delegates give it, else as its name says, else both.
  func ways(of info: TypeInfo) -> (forward: Bool, back: Bool) {
    let short = info.name.split(separator: ".").last.map(String.init) ?? info.name
    var (forward, back) = (false, false)
    func isOne(_ type: SwiftType) -> Bool { type.wrapped == .named(info.name) }
    let globals = program.globals.filter { isOne($0.value) }.map(\.key)
    for owner in program.typeOrder where owner.isTranslated {
      let names = Set(globals + owner.properties.values.filter { isOne($0.type) }.map(\.name) + [short])
      for (_, item) in owner.members {
        guard let function = item.decl.as(FunctionDeclSyntax.self), let body = function.body,
          body.tokens(viewMode: .sourceAccurate).contains(where: { names.contains($0.text) })
        else { continue }
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        if labels.contains("forPresented") { forward = true }
        if labels.contains("forDismissed") { back = true }
        if labels.contains("animationControllerFor") || labels.contains("animationControllerForTransitionFrom") {
          (forward, back) = (true, true)
        }
      }
    }
    if forward || back { return (forward, back) }
    // One that is told the way goes both.
    if isTold(info) { return (true, true) }
    let name = short.lowercased()
    if ["dismiss", "pop", "hide", "hiding", "close", "closing"].contains(where: { name.contains($0) }) {
      return (false, true)
    }
    return (true, !["present", "push", "show", "open"].contains { name.contains($0) })
  }

  /// Whether an animator has a property or takes an argument that says the way.
  private func isTold(_ info: TypeInfo) -> Bool {
    program.chain(of: info).contains { owner in
      owner.properties.values.contains { property in
        switch property.type.wrapped {
        case .bool: HarnessValues.goesForward(property.name) != nil
        case .named("UINavigationController.Operation"): true
        case .named(let name):
          program.types[name]?.cases.contains { HarnessValues.goesForward($0.name) != nil } ?? false
        default: false
        }
      }
        || owner.initializers.contains { method in
          zip(method.names, method.types).contains { $1 == .bool && HarnessValues.goesForward($0) != nil }
        }
    }
  }

  /// Whether the text of an animator says that it is one of a navigation controller.
  func isOfNavigation(_ info: TypeInfo) -> Bool {
    isGivenByNavigation(info) || names(in: info).contains("UINavigationControllerOperation")
      || program.chain(of: info).contains { owner in
        owner.members.contains { $0.member.trimmedDescription.contains("UINavigationController.Operation") }
      }
  }

  /// Whether delegates of navigation controllers alone name an animator.
  private func isGivenByNavigation(_ info: TypeInfo) -> Bool {
    let owners = program.typeOrder.filter { owner in
      owner.isTranslated && owner !== info
        && names(in: owner).contains(info.name.split(separator: ".").last.map(String.init) ?? "")
    }
    let kinds = owners.flatMap { translator.protocolNames(of: $0) }
    return kinds.contains("UINavigationControllerDelegate") && !kinds.contains("UIViewControllerTransitioningDelegate")
  }

  /// True for an animator that puts the view that comes on the screen.
  func addsTo(_ info: TypeInfo) -> Bool {
    let finder = AddedFinder()
    for owner in program.chain(of: info) { for member in owner.members { finder.walk(member.member) } }
    return finder.addsTo
  }

  /// True for an animator that goes there and back, and does not ask which way.
  func goesAlike(_ info: TypeInfo) -> Bool {
    let questions = ["isBeingPresented", "isBeingDismissed", "presentedViewController", "presentingViewController"]
    return ways(of: info) == (true, true) && !isTold(info)
      && !program.chain(of: info).contains { owner in
        owner.members.contains { item in questions.contains(where: item.member.description.contains) }
      }
  }

  /// Whether an animator does something with the view that comes.
  func touchesTo(_ info: TypeInfo) -> Bool {
    program.chain(of: info).contains { owner in
      owner.members.contains { $0.member.trimmedDescription.contains("forKey: .to)") }
        || owner.members.contains { $0.member.trimmedDescription.contains("ContextKey.to") }
        || owner.members.contains { $0.member.trimmedDescription.contains("Key.to)") }
    }
  }
}

/// Finds a call that adds the view of what a transition calls `.to`.
private final class AddedFinder: SyntaxVisitor {
  private(set) var addsTo = false
  /// The names of what is `.to`, beside `toView` and the like.
  private var names = ["to"]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer)
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
    if let initializer, Self.isTo(initializer.trimmedDescription) { names.append(pattern.trimmedDescription) }
  }

  private static func isTo(_ text: String) -> Bool { text.contains("forKey: .to)") || text.contains("Key.to)") }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if called == "addSubview" || called == "insertSubview", let first = node.arguments.first?.expression {
      let text = first.trimmedDescription
      addsTo = addsTo || Self.isTo(text) || names.contains { Self.isNamed($0, text) }
    }
    return .visitChildren
  }

  private static func isNamed(_ name: String, _ text: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    let next = text.dropFirst(name.count).first ?? " "
    return !next.isLetter && !next.isNumber && next != "_" || name == "to" && next.isUppercase
  }
}

/// Collects `x as! T`, `as?` and `is`, by the side that `x` is of.
private final class CastFinder: SyntaxVisitor {
  private(set) var from: [String] = []
  private(set) var to: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard part.is(UnresolvedAsExprSyntax.self) || part.is(UnresolvedIsExprSyntax.self),
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription
      else { continue }
      let value = parts[index - 1].trimmedDescription
      // A view is no screen.
      if value.lowercased().hasSuffix("view") || value.hasSuffix("?.view") { continue }
      switch Self.side(of: value) {
      case true?: if !from.contains(type) { from.append(type) }
      case false?: if !to.contains(type) { to.append(type) }
      case nil: break
      }
    }
    return .visitChildren
  }

  /// True for the side that is left, false for the one that comes; nil when the text says neither.
  private static func side(of text: String) -> Bool? {
    if text.contains(".from") { return true }
    if text.contains(".to)") || text.hasSuffix(".to") || text.contains("destination") { return false }
    let name = text.lowercased().drop { $0 == "(" }
    if ["from", "source", "presenting"].contains(where: { name.hasPrefix($0) }) { return true }
    if ["to", "dest", "presented"].contains(where: { name.hasPrefix($0) }) { return false }
    return nil
  }
}
