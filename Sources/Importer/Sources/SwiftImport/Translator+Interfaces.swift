import ImportTable
import LuaTree
import ProgramIndex
import SwiftSyntax

/// The lines of Lua for what storyboards and nibs give to the files' controllers: views with frames, outlets, recognisers
/// and segues.
extension Translator {
  /// The lines that fill a controller when its view is loaded, and the outlets that they set.
  struct Loading {
    var statements: [LuaStatement] = []
    var outlets: Set<String> = []
    /// The identifiers of the views that are outlets of the screen, which code may change.
    var named: Set<String> = []
    /// The identifier of the screen within its file.
    var screen = ""
  }

  /// Views of one screen. Chosen here.
  private static let mostViews = 300

  func loading(of info: TypeInfo) -> Loading? {
    if let known = loadings[info.name] { return known }
    if let cell = cellLoading(of: info) {
      loadings[info.name] = cell
      return cell
    }
    loadings[info.name] = .some(nil)
    guard fillsGaps, info.isTranslated, info.sort == .class, program.isSubclass(info.name, of: "UIViewController"),
      !program.chain(of: info).contains(where: { $0.methods["loadView"] != nil }),
      let (screen, file) = program.interfaces.screen(ofClass: info.name)
    else { return nil }
    var loading = Loading(named: Set(screen.outlets.map(\.destination)), screen: screen.id)
    var views: [String: (lua: LuaExpression, kind: String)] = [:]
    let hasOwnView = !["UITableViewController", "UICollectionViewController"].contains {
      program.isSubclass(info.name, of: $0)
    }
    if let root = screen.root, hasOwnView {
      let view = LuaExpression.path("self", "view")
      if let kind = ownView(root.className) { loading.statements.append(.assign(view, .call(typeName(kind), []))) }
      loading.statements += ground(of: root, view)
      views[root.id] = (view, ownView(root.className) ?? "UIView")
      add(root.children, to: view, of: root, &loading, &views)
    } else if let root = screen.root {
      fill(root, .path("self", root.kind == "UITableView" ? "tableView" : "collectionView"), &loading)
    }
    setOutlets(screen.outlets, of: info, .name("self"), &loading, views)
    addRecognizers(screen, of: info, &loading, views)
    for segue in screen.segues { addSegue(segue, in: file, &loading) }
    if let root = screen.root { embed(root, in: file, &loading, views) }
    loadings[info.name] = loading
    return loading
  }

  /// `loadView` with these lines; nothing where no file has the controller.
  func loadingMethod(of info: TypeInfo) -> [LuaStatement] {
    guard let loading = loading(of: info), !loading.statements.isEmpty, !isDrawnCell(info) else { return [] }
    let above = LuaStatement.call(.call(.path(info.luaName, "super", "loadView"), [.name("self")]))
    let body = [above, .local("views", .table([]))] + loading.statements
    var method = LuaStatement(
      .function(owner: info.luaName, name: "loadView", isMethod: true, LuaFunction([], body)))
    method.origin = origin(of: info.declaration)
    method.origin?.isNear = true
    return [blankBefore(method)]
  }

  // MARK: Views

  /// A class of views of the files that takes nothing.
  private func ownView(_ name: String?) -> String? {
    guard let name, let info = program.types[name], info.isTranslated, info.sort == .class,
      program.isSubclass(name, of: "UIView"), Harness.takesNothing(info, self)
    else { return nil }
    return name
  }

  private func kind(of view: InterfaceFile.View) -> String {
    if let own = ownView(view.className) { return own }
    let forms = table.initializers(of: view.kind)
    let isMade = forms.isEmpty || forms.contains { $0.parameters.allSatisfy(\.isOptional) }
    return table.isSubclass(view.kind, of: "UIView") && isMade ? view.kind : "UIView"
  }

  private func add(
    _ children: [InterfaceFile.View], to parent: LuaExpression, of outer: InterfaceFile.View, _ loading: inout Loading,
    _ views: inout [String: (lua: LuaExpression, kind: String)]
  ) {
    for view in children where views.count < Self.mostViews {
      let lua = LuaExpression.index(.name("views"), .integer(views.count))
      let kind = kind(of: view)
      views[view.id] = (lua, kind)
      loading.statements.append(.assign(lua, .call(typeName(kind), [])))
      if let frame = view.frame {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { LuaExpression.number(Self.text($0)) }
        loading.statements.append(.assign(.member(lua, "frame"), .call(.name("CGRect"), numbers)))
        // It is as wide or as high as what it is in, whatever that is on this screen.
        if let whole = outer.frame {
          var words: [LuaField] = []
          if frame.width == whole.width { words.append(LuaField(nil, .string("flexibleWidth"))) }
          if frame.height == whole.height { words.append(LuaField(nil, .string("flexibleHeight"))) }
          if !words.isEmpty { loading.statements.append(.assign(.member(lua, "autoresizingMask"), .table(words))) }
        }
      }
      loading.statements += ground(of: view, lua)
      let isDeaf = ["UIImageView", "UILabel"].contains { program.isSubclass(kind, of: $0) }
      if view.takesTouches == isDeaf {
        loading.statements.append(.assign(.member(lua, "isUserInteractionEnabled"), .bool(view.takesTouches)))
      }
      fill(view, lua, &loading)
      add(view.children, to: lua, of: view, &loading, &views)
      if let own = ownView(view.className), let info = program.types[own] {
        setOutlets(view.connections.outlets, of: info, lua, &loading, views)
      }
      // One that no code names stays as it is drawn.
      let isStack = program.isSubclass(views[outer.id]?.kind ?? "UIView", of: "UIStackView")
      let stack = isStack && (view.frame == nil || outer.className != nil || loading.named.contains(outer.id))
      loading.statements.append(.call(.method(parent, stack ? "addArrangedSubview" : "addSubview", [lua])))
      if stack, makesGaps {
        loading.statements.append(
          .call(standIn(lua, kind, "has a place in a stack of a storyboard, whose layout is not read")))
      }
    }
  }

  /// Adds the cells that are drawn into a list, the size of its items, and the screen that is its delegate, or a zoom's.
  private func fill(_ view: InterfaceFile.View, _ lua: LuaExpression, _ loading: inout Loading) {
    let isList = ["UICollectionView", "UITableView"].contains(view.kind)
    for outlet in view.connections.outlets where outlet.destination == loading.screen {
      guard
        outlet.property == "delegate" && (isList || view.kind == "UIScrollView")
          || outlet.property == "dataSource" && isList
      else { continue }
      loading.statements.append(.assign(.member(lua, outlet.property), .name("self")))
    }
    guard isList else { return }
    if let size = view.itemSize, size.count == 2 {
      let made = LuaExpression.call(.name("CGSize"), size.map { .number(Self.text($0)) })
      loading.statements.append(.assign(.member(.member(lua, "collectionViewLayout"), "itemSize"), made))
    }
    for cell in view.cells {
      guard let identifier = cell.reuseIdentifier else { continue }
      let kind = typeName(ownView(cell.className) ?? view.kind + "Cell")
      loading.statements.append(.call(.method(lua, "register", [kind, .string(identifier)])))
    }
  }

  private static let cells = ["UICollectionViewCell", "UITableViewCell"]

  func isDrawnCell(_ info: TypeInfo) -> Bool {
    info.sort == .class && Self.cells.contains { program.isSubclass(info.name, of: $0) }
      && program.interfaces.cell(ofClass: info.name) != nil
  }

  /// Lines at the end of the initialiser of a cell that is drawn into a list: the views in it, and its outlets.
  private func cellLoading(of info: TypeInfo) -> Loading? {
    guard fillsGaps, info.isTranslated, isDrawnCell(info), primaryInitializer(of: info) == nil,
      let cell = program.interfaces.cell(ofClass: info.name)
    else { return nil }
    var loading = Loading(named: Set(cell.connections.outlets.map(\.destination)))
    let content = LuaExpression.path("self", "contentView")
    if let frame = cell.frame {
      // A view that is as wide as the cell stays so.
      let size = [0, 0, frame.width, frame.height].map { LuaExpression.number(Self.text($0)) }
      for view in [LuaExpression.name("self"), content] {
        loading.statements.append(.assign(.member(view, "frame"), .call(.name("CGRect"), size)))
      }
    }
    loading.statements.append(.local("views", .table([])))
    var views: [String: (lua: LuaExpression, kind: String)] = [:]
    add(cell.children, to: content, of: cell, &loading, &views)
    setOutlets(cell.connections.outlets, of: info, .name("self"), &loading, views)
    return loading
  }

  private func ground(of view: InterfaceFile.View, _ lua: LuaExpression) -> [LuaStatement] {
    guard let color = view.color else { return [] }
    let made = LuaExpression.call(.name("UIColor"), color.map { .number(Self.text($0)) })
    return [.assign(.member(lua, "backgroundColor"), made)]
  }

  /// A number as Lua writes it: without `.0`.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private func setOutlets(
    _ outlets: [(property: String, destination: String)], of info: TypeInfo, _ owner: LuaExpression,
    _ loading: inout Loading, _ views: [String: (lua: LuaExpression, kind: String)]
  ) {
    for outlet in outlets {
      guard let (lua, kind) = views[outlet.destination] else { continue }
      for above in program.chain(of: info) {
        guard let property = above.properties[outlet.property] else { continue }
        // A stand-in of its type is better than a view of another one.
        guard let wanted = property.type.wrapped.name, program.isSubclass(kind, of: wanted) else { break }
        let name = name(of: property, in: above)
        loading.statements.append(
          property.isSetByCall
            ? .call(.method(owner, "set_" + name, [lua])) : .assign(.member(owner, name), lua))
        if owner == .name("self") { loading.outlets.insert(property.name) }
        break
      }
    }
  }

  // MARK: Recognisers

  private func addRecognizers(
    _ screen: InterfaceFile.Screen, of info: TypeInfo, _ loading: inout Loading,
    _ views: [String: (lua: LuaExpression, kind: String)]
  ) {
    func all(_ view: InterfaceFile.View) -> [InterfaceFile.View] { [view] + view.children.flatMap(all) }
    for view in screen.root.map(all) ?? [] {
      guard let lua = views[view.id]?.lua else { continue }
      for id in view.connections.recognizers {
        guard let one = screen.recognizers.first(where: { $0.id == id }), table.kinds[one.kind] != nil,
          let method = one.selector.flatMap({ method(selected: $0, by: info) })
        else { continue }
        let made = LuaExpression.call(.name(one.kind), [.name("self"), .string(method)])
        guard !one.edges.isEmpty else {
          loading.statements.append(.call(.method(lua, "addGestureRecognizer", [made])))
          continue
        }
        loading.statements += [
          .assign(.path("views", "edge"), made),
          .assign(
            .path("views", "edge", "edges"),
            one.edges.count == 1
              ? .string(one.edges[0]) : .table(one.edges.map { LuaField(nil, .string($0)) })),
          .call(.method(lua, "addGestureRecognizer", [.path("views", "edge")])),
        ]
      }
    }
  }

  /// The Lua name of the method that Objective-C calls by a selector: `handlePan:`, `handlePanWithSender:`.
  private func method(selected selector: String, by info: TypeInfo) -> String? {
    for owner in program.chain(of: info) {
      for method in owner.methods.values.joined() where !method.isStatic {
        var name = method.base
        for (index, label) in method.labels.enumerated() {
          if let label, index == 0 { name += "With" + label.prefix(1).uppercased() + label.dropFirst() }
          if let label, index > 0 { name += label }
          name += ":"
        }
        if name == selector { return self.name(of: method, in: owner) }
      }
    }
    return nil
  }

  // MARK: Segues

  private func addSegue(_ segue: InterfaceFile.Segue, in file: InterfaceFile, _ loading: inout Loading) {
    guard let identifier = segue.identifier, !["relationship", "embed", "unwind"].contains(segue.kind),
      let target = file.screens.first(where: { $0.id == segue.destination })
    else { return }
    let isShown = ["show", "push"].contains(segue.kind)
    let drawn = segue.style ?? target.style
    let isOpen = drawn == nil && program.saysNoStyle && !isShown
    let made = making(target, in: file, style: isOpen ? openStyle : drawn.flatMap(style(drawn:)))
    var fields = [LuaField("destination", .function(LuaFunction([], made)))]
    if !isShown { fields.insert(LuaField("kind", .string("presentModally")), at: 0) }
    loading.statements.append(
      .call(.method(.name("self"), "addSegue", [.string(identifier), .table(fields)])))
  }

  /// The screens that are drawn into the container views of a screen, as its children. UIKit asks `prepare` about them when
  /// the outlets are set.
  private func embed(
    _ view: InterfaceFile.View, in file: InterfaceFile, _ loading: inout Loading,
    _ views: [String: (lua: LuaExpression, kind: String)]
  ) {
    for segue in view.connections.segues where segue.kind == "embed" {
      guard let container = views[view.id]?.lua else { continue }
      let name = LuaExpression.string(segue.identifier ?? "")
      let made = LuaExpression.function(LuaFunction([], embedded(segue, in: file)))
      loading.statements += [
        .call(
          .method(
            .name("self"), "addSegue",
            [name, .table([LuaField("kind", .string("embed")), LuaField("destination", made)])])),
        .call(.method(.name("self"), "performSegue", [name, container])),
      ]
    }
    for child in view.children { embed(child, in: file, &loading, views) }
  }

  /// Lines that return the screen that a segue embeds: of its class, else something in its place.
  private func embedded(_ segue: InterfaceFile.Segue, in file: InterfaceFile) -> [LuaStatement] {
    guard let target = file.screens.first(where: { $0.id == segue.destination }) else {
      let reason = "is in another storyboard, which is not read"
      return [.return(standIn(.call(.name("UIViewController"), []), "the screen of a container view", reason))]
    }
    var lines = making(target, in: file)
    if let name = target.className, kind(of: target) != name, case .return(let values)? = lines.last?.kind,
      let value = values.first
    {
      let reason = program.types[name] == nil ? reason(of: name) : "is made by a storyboard, which is not read"
      lines[lines.count - 1] = .return(standIn(value, name, reason))
    }
    return lines
  }

  /// Lines that return a screen of a file, with what is in it where it is a container.
  private func making(
    _ screen: InterfaceFile.Screen, in file: InterfaceFile, style: LuaExpression? = nil, depth: Int = 0
  ) -> [LuaStatement] {
    let inner =
      depth > 3
      ? []
      : screen.segues.filter { $0.kind == "relationship" }.compactMap { segue in
        file.screens.first { $0.id == segue.destination }
      }
    func made(_ inner: InterfaceFile.Screen) -> LuaExpression {
      let lines = making(inner, in: file, depth: depth + 1)
      if lines.count == 1, case .return(let values) = lines[0].kind, let value = values.first { return value }
      return .call(.function(LuaFunction([], lines)), [])
    }
    let kind = typeName(kind(of: screen))
    var lines: [LuaStatement] = []
    var controller = LuaExpression.call(kind, [])
    let isNavigation = program.isSubclass(self.kind(of: screen), of: "UINavigationController")
    if let first = inner.first, isNavigation {
      controller = .call(kind, [made(first)])
    } else if !inner.isEmpty {
      lines = [
        .local("made", controller),
        .assign(.path("made", "viewControllers"), .table(inner.map { LuaField(nil, made($0)) })),
      ]
      controller = .name("made")
    }
    if let style = style ?? screen.style.flatMap(self.style(drawn:)) {
      if lines.isEmpty { lines = [.local("made", controller)] }
      lines.append(.assign(.path("made", "modalPresentationStyle"), style))
      controller = .name("made")
    }
    return lines + [.return(controller)]
  }

  /// A presentation style that a storyboard draws; nil for one of which nothing is known.
  private func style(drawn word: String) -> LuaExpression? {
    table.enumerations[Self.styles]?.contains(word) == true ? .string(word) : nil
  }

  private func kind(of screen: InterfaceFile.Screen) -> String {
    if let name = screen.className, let info = program.types[name], info.isTranslated, info.sort == .class,
      program.isSubclass(name, of: "UIViewController"), Harness.takesNothing(info, self)
    {
      return name
    }
    return table.isSubclass(screen.kind, of: "UIViewController") ? screen.kind : "UIViewController"
  }

  /// `storyboard?.instantiateViewController(withIdentifier: "card")`: the screen of that name.
  func instantiated(_ callee: ExprSyntax, _ arguments: [Argument]) throws -> Value? {
    guard fillsGaps, let access = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let found: (screen: InterfaceFile.Screen, file: InterfaceFile)?
    let shown: String
    switch access.declName.baseName.text {
    case "instantiateViewController":
      guard let first = arguments.first, ["withIdentifier", "identifier"].contains(first.label) else { return nil }
      let name = program.text(of: first.node) ?? ""
      shown = name.isEmpty ? first.node.trimmedDescription : name
      found = program.interfaces.screen(named: name)
    case "instantiateInitialViewController":
      shown = "the initial controller"
      found = program.interfaces.initial(in: access.base?.trimmedDescription ?? "")
    default: return nil
    }
    guard let (screen, file) = found else {
      return Value(
        standIn(.call(.name("UIViewController"), []), shown, "is in a storyboard, which was not found"),
        .named("UIViewController"))
    }
    let lines = making(screen, in: file)
    if lines.count == 1, case .return(let values) = lines[0].kind, let value = values.first {
      return Value(value, .named(kind(of: screen)))
    }
    return Value(.call(.function(LuaFunction([], lines)), []), .named(kind(of: screen)))
  }
}
