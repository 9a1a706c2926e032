import ImportTable
import LuaTree
import SwiftSyntax

/// Puts the units of a program in an order in which Lua can run them: what is written first needs nothing of the rest
/// at once.
final class ProgramTranslator {
  private let program: SwiftProgram
  private let translator: Translator
  private let hasHarness: Bool
  private let isJudged: Bool
  /// Whether lines of Lua are among the Swift: it was written from a script.
  private let isFromScript: Bool
  private var pieces: [Unit] = []

  /// Something at file scope.
  struct Unit {
    /// The names it declares.
    var names: [String] = []
    var statements: [LuaStatement]
    var uses: Set<String>
    /// How many statements at its end set static properties.
    var staticCount = 0
    /// The names of file scope that these use.
    var staticUses: Set<String> = []
    /// Where it stands in the files.
    var place = Place(file: 0, offset: 0)

    /// How many of these set what is the same wherever it is set; they are the first.
    var constantCount = 0

    /// Puts static properties that are constants before the others, which may read them.
    mutating func putConstantsFirst(_ isConstant: (LuaExpression) -> Bool) {
      func isPlain(_ statement: LuaStatement) -> Bool {
        if case .assign(_, let values) = statement.kind { values.allSatisfy(isConstant) } else { false }
      }
      let statics = statements.suffix(staticCount)
      let constants = statics.filter(isPlain)
      constantCount = constants.count
      statements.replaceSubrange((statements.count - staticCount)..., with: constants + statics.filter { !isPlain($0) })
    }
  }

  struct Place: Comparable {
    var file: Int
    var offset: Int

    init(file: Int, offset: Int) {
      self.file = file
      self.offset = offset
    }

    init(_ node: some SyntaxProtocol, file: Int) {
      self.init(file: file, offset: node.position.utf8Offset)
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.file, left.offset) < (right.file, right.offset)
    }
  }

  init(_ program: SwiftProgram, hasHarness: Bool, isJudged: Bool, leavingOut refused: [String] = []) {
    self.program = program
    self.isJudged = isJudged
    isFromScript = program.trees.contains { tree in
      tree.tokens(viewMode: .sourceAccurate).contains { Comments.hasLua($0.leadingTrivia) }
    }
    self.hasHarness = hasHarness
    translator = Translator(program)
    translator.fillsGaps = hasHarness
    if hasHarness { program.harnessNames = [Helper.first.rawValue] }
    translator.makesGaps = isJudged
    translator.refused = Set(refused)
  }

  func result() -> ImportResult {
    translator.inferTypes()
    var types: [Unit] = []
    for info in extensionsInOrder() + typesInOrder() {
      let names = info.sort == .systemExtension || !info.isTranslated ? [] : [info.luaName]
      var made = unit(names) { translator.type(info) }
      made.place = Place(info.declaration, file: info.file)
      if names.isEmpty { made.names = Self.declaredNames(made.statements) }
      (made.staticCount, made.staticUses) = (translator.staticCount, translator.staticUses)
      made.putConstantsFirst(translator.isConstant)
      types.append(made)
    }
    var (values, functions, rest): ([Unit], [Unit], [Unit]) = ([], [], [])
    for file in program.trees.indices where program.sources[file].isTranslated {
      read(file, &values, &functions, &rest)
    }
    // Values that need nothing of the files come first, the others when all they may call is there.
    var needed = Set((functions + types).flatMap(\.names))
    var (early, late): ([Unit], [Unit]) = ([], [])
    for value in values {
      if value.uses.isDisjoint(with: needed) {
        early.append(value)
      } else {
        late.append(value)
        needed.formUnion(value.names)
      }
    }
    // Code that was a script is in an order that runs.
    var units =
      isFromScript
      ? (pieces + values + functions + types + rest).sorted { $0.place < $1.place }
      : early + Self.settingStatics(in: Self.arranged(functions + types)) + late + rest
    let gaps = isFromScript ? [] : missing(in: units)
    var statements = head() + gaps
    let declared = forward(&units)
    statements += statements.isEmpty ? declared : declared.map { translator.blankBefore($0) }
    statements += units.flatMap(\.statements)
    let helpers = Helper.allCases.filter { translator.helpers.contains($0) }
    let isCrowded = !isFromScript && LocalCount.most(in: statements) + helpers.count > LocalCount.mostOfFile
    if isCrowded { statements = LocalCount.inTable(statements) }
    if hasHarness {
      statements += (isCrowded ? [LocalCount.leaving] : [])
      Restart.forget()
      statements += Harness.placed(for: program, translator, isJudged: isJudged)
    }
    return finished(statements, helpers)
  }

  private func finished(_ statements: [LuaStatement], _ helpers: [Helper]) -> ImportResult {
    var printer = LuaPrinter(untailed: Set(Helper.raising.map { $0.name(beside: program.namesBesideHelpers) }))
    printer.write(statements, indent: 0)
    var lines = printer.lines
    var origins = printer.origins
    if !helpers.isEmpty {
      // Behind the comment at the head of the file.
      var place = lines.firstIndex { !$0.hasPrefix("--") } ?? 0
      if place > 0, place < lines.count, lines[place].isEmpty { place += 1 } else { place = 0 }
      let texts =
        helpers.flatMap { $0.text(beside: program.namesBesideHelpers).split(separator: "\n").map(String.init) } + [""]
      lines.insert(contentsOf: texts, at: place)
      origins.insert(contentsOf: texts.map { _ in nil }, at: place)
    }
    while lines.first == "" {
      lines.removeFirst()
      origins.removeFirst()
    }
    let reports = (program.faults + translator.reports).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
    return ImportResult(
      lua: lines.map { $0 + "\n" }.joined(), origins: origins, reports: reports, statements: translator.statements,
      leftOut: translator.leftOut)
  }

  // MARK: Units

  private func unit(_ names: [String], hasBlank: Bool = true, _ body: () -> [LuaStatement]) -> Unit {
    translator.uses = []
    var statements = body()
    if hasBlank, let index = statements.indices.first, !names.isEmpty || statements.count > 1 {
      statements[index].hasBlankBefore = true
    }
    return Unit(names: names, statements: statements, uses: translator.uses)
  }

  /// Lines of Lua.
  private func luaUnit(_ place: Place, _ lines: () -> [LuaStatement]) -> Unit {
    var made = unit([], hasBlank: false, lines)
    made.place = place
    made.names = made.statements.flatMap { $0.comments.flatMap { LuaLine.declared(by: $0) } }
    return made
  }

  /// Reports names that statements use and that nothing written here declares. They are nil when the script runs, or what
  /// stands for them where the script is judged.
  private func missing(in units: [Unit]) -> [LuaStatement] {
    let written = Set(units.flatMap { Self.declaredNames($0.statements) })
    let declared = Set(units.flatMap(\.names))
    let there = program.namesThere
    let kept = translator.fillsGaps ? "a gap" : "nil"
    var stand: [String: [LuaStatement]] = [:]
    for mention in translator.mentions
    where !written.contains(mention.name)
      && !there.contains(where: { mention.name == $0 || mention.name.hasPrefix($0 + "_") })
    {
      let reason =
        declared.contains(mention.name)
        ? Untranslated(.construct, "'\(mention.name)' is left out, and \(kept) here")
        : Untranslated(
          .elsewhere, "'\(mention.name)' is declared in a file that is only known, and \(kept) here",
          hint: "import that file too")
      translator.file = mention.file
      translator.report(reason, at: mention.node, isLeftOut: false)
      guard translator.fillsGaps, stand[mention.name] == nil else { continue }
      let why = declared.contains(mention.name) ? "is left out" : "is declared in a file that was not given"
      let place = translator.origin(of: mention.node)
      stand[mention.name] = translator.standIn(forName: mention.name, why).map { statement in
        var placed = statement
        placed.origin = place
        return placed
      }
    }
    if translator.fillsGaps {
      for (name, origin) in extended(in: units) where !written.contains(name) && stand[name] == nil {
        stand[name] = translator.standInClass(named: name).map { statement in
          var placed = statement
          placed.origin = origin
          return placed
        }
      }
    }
    return stand.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The names to which units add members, and which the frameworks do not have.
  private func extended(in units: [Unit]) -> [(name: String, origin: LuaStatement.Origin?)] {
    units.flatMap(\.statements).compactMap { statement in
      let name: String
      switch statement.kind {
      case .function(let owner?, _, _, _): name = owner
      case .assign(let targets, _):
        guard case .member(.name(let owner), _)? = targets.first else { return nil }
        name = owner
      default: return nil
      }
      let table = program.table
      let isThere = table.kinds[name] != nil || table.enumerations[name] != nil || table.objects.contains(name)
      return isThere || Self.ofLua.contains(name) ? nil : (name, statement.origin)
    }
  }

  private static let ofLua: Set<String> = ["_G", "_ENV", "math", "string", "table", "Gap", "utf8", "self"]

  private static func declaredNames(_ statements: [LuaStatement]) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .local(let names, _): names
      case .localFunction(let name, _): [name]
      default: []
      }
    }
  }

  private func extensionsInOrder() -> [TypeInfo] {
    program.extensions.values.filter { info in info.members.contains { program.sources[$0.file].isTranslated } }
      .sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// Superclasses first, types before those around them.
  private func typesInOrder() -> [TypeInfo] {
    var ordered: [TypeInfo] = []
    var seen: Set<String> = []
    func add(_ info: TypeInfo) {
      // Files may add to a class of one that is only known.
      guard info.isTranslated || info.members.contains(where: { program.sources[$0.file].isTranslated }),
        seen.insert(info.name).inserted
      else { return }
      if let name = info.superclass, let above = program.types[name], above !== info { add(above) }
      for name in info.protocols { if let other = program.types[name] { add(other) } }
      for nested in program.typeOrder where nested.outer === info && nested.superclass != info.name { add(nested) }
      ordered.append(info)
    }
    for info in program.typeOrder { add(info) }
    return ordered
  }

  private func read(_ file: Int, _ values: inout [Unit], _ functions: inout [Unit], _ rest: inout [Unit]) {
    translator.file = file
    translator.context = nil
    defer {
      let end = program.trees[file].endOfFileToken
      rest.append(luaUnit(Place(end, file: file)) { translator.ending(before: end) })
    }
    var hasStatements = false
    for item in DeclarationReader.active(program.trees[file].statements) {
      pieces.append(luaUnit(Place(item, file: file)) { translator.pieces(before: item) })
      if case .decl(let node) = item.item {
        if Self.isType(node) {
          if !node.is(ExtensionDeclSyntax.self) { continue }
          // An extension is no statement of its own: its members are counted with the type's.
          translator.statements += 1
          continue
        }
        if node.is(ImportDeclSyntax.self) || node.is(TypeAliasDeclSyntax.self) || node.is(OperatorDeclSyntax.self)
          || node.is(PrecedenceGroupDeclSyntax.self)
        {
          translator.statements += 1
          continue
        }
        if let function = node.as(FunctionDeclSyntax.self) {
          var made = globalFunction(function, item)
          made.place = Place(item, file: file)
          functions.append(made)
          continue
        }
        if let variable = node.as(VariableDeclSyntax.self) {
          if isFromScript, Self.isSetByLua(variable) {
            translator.statements += 1
            continue
          }
          var made = global(variable, item)
          made.place = Place(item, file: file)
          // Behind a statement, it is part of what runs in this order.
          if hasStatements { rest.append(made) } else { values.append(made) }
          continue
        }
      }
      hasStatements = true
      var made = unit([]) { translator.whole(item) { translator.dressed(try translator.statement(item), as: item) } }
      made.place = Place(item, file: file)
      rest.append(made)
    }
  }

  /// A variable of what was a script: a global there, which its Lua sets.
  private static func isSetByLua(_ node: VariableDeclSyntax) -> Bool {
    node.bindingSpecifier.text == "var" && !node.modifiers.has("private")
  }

  private static func isType(_ node: DeclSyntax) -> Bool {
    node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self)
      || node.is(ProtocolDeclSyntax.self) || node.is(ExtensionDeclSyntax.self) || node.is(ActorDeclSyntax.self)
  }

  private func globalFunction(_ node: FunctionDeclSyntax, _ item: CodeBlockItemSyntax) -> Unit {
    let method = program.functions[node.name.text.trimmedTicks]?.first { $0.node == node.id }
    let name = method.map { translator.name(of: $0, in: nil) } ?? LuaName.of(node.name.text)
    return unit([name]) {
      translator.whole(item) {
        guard let method else { return [] }
        try translator.refuseOverload(method, in: nil)
        let function = try translator.body(
          of: method, node.signature.parameterClause.parameters, node.body,
          givesBack: translator.isChangingOperator(method))
        return translator.dressed([LuaStatement(.localFunction(name, function))], as: item)
      }
    }
  }

  private func global(_ node: VariableDeclSyntax, _ item: CodeBlockItemSyntax) -> Unit {
    let properties = DeclarationReader.properties(node)
    let parts = node.bindings.flatMap { DeclarationReader.names(in: $0.pattern) }.filter { $0 != "_" }
    return unit((properties.map(\.name) + parts).map { translator.globalName($0) }, hasBlank: false) {
      translator.whole(item) {
        var statements: [LuaStatement] = []
        try Translator.refuseWrapper(node)
        for property in properties {
          try translator.refuseSet(property.annotation, property.initializer)
          if property.sort != .stored {
            throw Untranslated(.construct, "a global variable that is computed or observed")
          }
          let type = program.globals[property.name] ?? .unknown
          let value =
            try property.initializer.map { node in
              let isChanged = property.isVariable && program.changedByMember.contains(property.name)
              return try translator.copied(translator.expression(node, type), of: node, isChanged: isChanged).lua
            } ?? .nil
          statements.append(.local(translator.globalName(property.name), value))
        }
        for binding in node.bindings {
          let names = DeclarationReader.names(in: binding.pattern)
          guard !names.isEmpty, let value = binding.initializer?.value else { continue }
          let found = try translator.copied(translator.expression(value), of: value)
          let locals = names.map { $0 == "_" ? "_" : translator.globalName($0) }
          if case .table(let fields) = found.lua, fields.count == names.count {
            statements.append(LuaStatement(.local(locals, fields.map(\.value))))
          } else {
            statements.append(LuaStatement(.local(locals, [.call(.path("table", "unpack"), [found.lua])])))
          }
        }
        return translator.dressed(statements, as: item)
      }
    }
  }

  /// The comments at the heads of the files, such as their licences.
  private func head() -> [LuaStatement] {
    program.trees.indices.compactMap { file in
      guard program.sources[file].isTranslated, let first = program.trees[file].statements.first,
        case .decl(let node) = first.item, node.is(ImportDeclSyntax.self)
      else { return nil }
      let comments = Comments.before(node).lines
      guard !comments.isEmpty else { return nil }
      var head = LuaStatement(.nothing)
      head.comments = comments.last == "" ? comments.dropLast() : comments
      return translator.blankBefore(head)
    }
  }

  /// Names that a unit uses in a statement before the one that declares them: an extension has many.
  private static func usedEarly(in unit: Unit) -> [String] {
    let candidates = declaredNames(unit.statements).filter(unit.uses.contains)
    if candidates.isEmpty { return [] }
    var declared: Set<String> = []
    return unit.statements.flatMap { statement -> [String] in
      declared.formUnion(declaredNames([statement]))
      if declared.isSuperset(of: candidates) { return [] }
      var printer = LuaPrinter(untailed: [])
      printer.write([statement], indent: 0)
      let words = Set(printer.lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
      return candidates.filter { !declared.contains($0) && words.contains(Substring($0)) }
    }
  }

  /// Names that are used in a unit before the one that declares them, declared at the top.
  private func forward(_ units: inout [Unit]) -> [LuaStatement] {
    var declared: Set<String> = []
    var early: [String] = []
    for unit in units {
      let own = Set(unit.names)
      declared.formUnion(own)
      for name in unit.uses.sorted() where !declared.contains(name) && !early.contains(name) { early.append(name) }
      for name in Self.usedEarly(in: unit) where !early.contains(name) { early.append(name) }
    }
    let all = Set(units.flatMap(\.names))
    early = early.filter { all.contains($0) }
    guard !early.isEmpty else { return [] }
    // Several that are declared at once are declared early together.
    for case .local(let names, _) in units.flatMap(\.statements).map(\.kind)
    where names.count > 1 && names.contains(where: early.contains) {
      early += names.filter { !early.contains($0) && !$0.contains("<") }
    }
    for index in units.indices {
      for place in units[index].statements.indices {
        let statement = units[index].statements[place]
        switch statement.kind {
        case .local(let names, let values) where names.contains(where: early.contains):
          units[index].statements[place].kind = .assign(names.map { .name($0) }, values.isEmpty ? [.nil] : values)
        case .localFunction(let name, let function) where early.contains(name):
          units[index].statements[place].kind = .function(owner: nil, name: name, isMethod: false, function)
        case .nothing:
          let lines = statement.comments
          units[index].statements[place].comments = lines.map { line in
            LuaLine.declared(by: line).contains(where: early.contains) ? LuaLine.assigning(line) : line
          }
        default: break
        }
      }
    }
    return [LuaStatement(.local(early, []))]
  }
}
