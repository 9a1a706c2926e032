import SwiftParser
import SwiftSyntax

/// Writes in longer Swift what a short spelling stands for, before anything is translated: a property with a wrapper of the files,
/// their subscripts with labels, and an initialiser that is used as a function. Lines keep their numbers.
///
/// The longer forms are those that "The Swift Programming Language" gives: a wrapped property is one that asks `_name`, and a
/// subscript is a method that is called with brackets.
struct PlainSpelling {
  private var wrappers: [String: Wrapper] = [:]
  /// `subscript_safe`, for each that the files declare.
  private var subscripts: Set<String> = []
  /// The labels of each initialiser of a type of the files, and of the library's that take one value.
  private var initializers: [String: [[String?]]] = Dictionary(
    uniqueKeysWithValues: ["String", "Int", "CGFloat", "Double", "Float"].map { ($0, [[nil]]) })

  /// - Parameter trees: All files, which may use what another one declares.
  init(_ trees: [SourceFileSyntax]) {
    let reader = Reader()
    for tree in trees { reader.walk(tree) }
    wrappers = reader.wrappers
    subscripts = reader.subscripts.subtracting(reader.writtenSubscripts)
    initializers.merge(reader.initializers) { $1 }
  }

  /// The same file, spelled out.
  func spelledOut(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    var tree = tree
    if !wrappers.isEmpty { tree = edited(tree, by: WrapperEdits(wrappers)) }
    return edited(tree, by: CallEdits(subscripts, initializers))
  }

  private func edited(_ tree: SourceFileSyntax, by finder: Edits) -> SourceFileSyntax {
    finder.walk(tree)
    guard !finder.edits.isEmpty else { return tree }
    var bytes = Array(tree.syntaxTextBytes)
    for edit in finder.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  }

  /// A type that is declared with `@propertyWrapper`.
  fileprivate struct Wrapper {
    /// True where a first value makes it.
    var takesValue = false
    /// True where nothing is needed to make it.
    var takesNothing = false
    var isSet = false
    var isProjected = false
  }

  /// Its method's name; nil without a label.
  fileprivate static func name(ofSubscript labels: [String?]) -> String? {
    let words = labels.compactMap(\.self)
    guard !words.isEmpty, words != ["default"] else { return nil }
    return "subscript_" + labels.map { $0 ?? "" }.joined(separator: "_")
  }

  /// The labels of a subscript's parameters: a single name is none, unlike a method's.
  fileprivate static func labels(of node: SubscriptDeclSyntax) -> [String?] {
    node.parameterClause.parameters.map { parameter in
      parameter.secondName == nil || parameter.firstName.text == "_" ? nil : parameter.firstName.text
    }
  }
}

/// The declarations of the files that have a longer spelling.
private final class Reader: SyntaxVisitor {
  var wrappers: [String: PlainSpelling.Wrapper] = [:]
  var subscripts: Set<String> = []
  /// Those that are set, or belong to a type itself.
  var writtenSubscripts: Set<String> = []
  var initializers: [String: [[String?]]] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.name, node.memberBlock, node.attributes, isStruct: true)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.name, node.memberBlock, node.attributes, isStruct: false)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let made = member.decl.as(InitializerDeclSyntax.self) else { continue }
      initializers[node.extendedType.trimmedDescription, default: []].append(labels(of: made))
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = PlainSpelling.name(ofSubscript: PlainSpelling.labels(of: node)) else { return .visitChildren }
    let isOfType = node.modifiers.has("static") || node.modifiers.has("class")
    let accessors = Accessors(node.accessorBlock)
    if isOfType || accessors.setter != nil || accessors.getter == nil { writtenSubscripts.insert(name) }
    subscripts.insert(name)
    return .visitChildren
  }

  private func labels(of node: InitializerDeclSyntax) -> [String?] {
    node.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? nil : Optional($0.firstName.text) }
  }

  private func read(
    _ name: TokenSyntax, _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax, isStruct: Bool
  ) -> SyntaxVisitorContinueKind {
    let members = block.members.map(\.decl)
    let declared = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
      $0.signature.parameterClause.parameters.first?.firstName.text != "coder"
    }
    var labels = declared.map(self.labels)
    let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { variable in
      !variable.modifiers.has("static")
        && DeclarationReader.properties(variable).allSatisfy { $0.sort == .stored || $0.sort == .observed }
    }
    let properties = stored.flatMap { DeclarationReader.properties($0) }
    if declared.isEmpty, isStruct {
      labels = [properties.filter { $0.isVariable || $0.initializer == nil }.map { Optional($0.name) }]
    }
    initializers[name.text, default: []] += labels
    guard attributes.contains(where: { $0.trimmedDescription == "@propertyWrapper" }),
      let value = members.compactMap({ $0.as(VariableDeclSyntax.self) }).first(where: { variable in
        DeclarationReader.properties(variable).contains { $0.name == "wrappedValue" }
      }),
      // It would ask the object that has the property.
      !block.description.contains("_enclosingInstance")
    else { return .visitChildren }
    let own = DeclarationReader.properties(value).first { $0.name == "wrappedValue" }
    var wrapper = PlainSpelling.Wrapper()
    wrapper.takesValue =
      labels.contains { $0.first == "wrappedValue" } && (!declared.isEmpty || own?.sort != .computed)
    let hasAll = properties.allSatisfy { $0.initializer != nil || $0.annotation?.is(OptionalTypeSyntax.self) == true }
    wrapper.takesNothing =
      declared.isEmpty
      ? hasAll
      : declared.contains { node in
        node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
    wrapper.isSet = own?.sort != .computed ? own?.isVariable == true : own?.hasSetter == true
    wrapper.isProjected = members.contains { member in
      member.as(VariableDeclSyntax.self).map { variable in
        DeclarationReader.properties(variable).contains { $0.name == "projectedValue" }
      } ?? false
    }
    wrappers[name.text] = wrapper
    return .visitChildren
  }
}

/// Finds what is to be written in another way.
private class Edits: SyntaxVisitor {
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(
      (node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
  }
}

/// `@Clamped(0...1) var x: CGFloat = 0.5` becomes `_x`, which holds the wrapper, and `x`, which asks it.
private final class WrapperEdits: Edits {
  private let wrappers: [String: PlainSpelling.Wrapper]
  private var projected: Set<String> = []

  init(_ wrappers: [String: PlainSpelling.Wrapper]) { self.wrappers = wrappers }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    // `$x` may stand above its property.
    let finder = PropertyFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    for variable in finder.found {
      guard let name = edit(variable) else { continue }
      projected.insert("$" + name)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if projected.contains(name) { replace(node.baseName, with: "_\(name.dropFirst()).projectedValue") }
    return .visitChildren
  }

  /// Returns the property's name where its wrapper has a projected value.
  private func edit(_ node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type,
      let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: { attribute in
        wrappers[attribute.attributeName.trimmedDescription] != nil
      }), let wrapper = wrappers[attribute.attributeName.trimmedDescription]
    else { return nil }
    var arguments: [String] = []
    if let value = binding.initializer?.value {
      guard wrapper.takesValue else { return nil }
      arguments.append("wrappedValue: \(value.trimmedDescription)")
    }
    if case .argumentList(let list) = attribute.arguments { arguments.append(list.trimmedDescription) }
    // One that its type's initialiser gives its first value is made there.
    guard !arguments.isEmpty || wrapper.takesNothing else { return nil }
    let others = node.attributes.filter { $0.trimmedDescription != attribute.trimmedDescription }
    let head = (others.map(\.trimmedDescription) + node.modifiers.map(\.trimmedDescription) + ["var"])
      .joined(separator: " ")
    let made = "\(attribute.attributeName.trimmedDescription)(\(arguments.joined(separator: ", ")))"
    let setter = wrapper.isSet ? " set { _\(name).wrappedValue = newValue }" : ""
    let lines = node.trimmedDescription.count { $0 == "\n" } - made.count { $0 == "\n" }
    replace(
      node,
      with: "\(head) _\(name) = \(made); \(head) \(name): \(type.trimmedDescription) "
        + "{ get { _\(name).wrappedValue }\(setter) }" + String(repeating: "\n", count: max(0, lines)))
    return wrapper.isProjected ? name : nil
  }

  /// The stored properties of types.
  private final class PropertyFinder: SyntaxVisitor {
    var found: [VariableDeclSyntax] = []

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if let variable = node.decl.as(VariableDeclSyntax.self), !variable.attributes.isEmpty { found.append(variable) }
      return .visitChildren
    }
  }
}

/// `list[safe: 1]` becomes a call of a method, and `Card.init` a closure that calls it.
private final class CallEdits: Edits {
  private let subscripts: Set<String>
  private let initializers: [String: [[String?]]]

  init(_ subscripts: Set<String>, _ initializers: [String: [[String?]]]) {
    (self.subscripts, self.initializers) = (subscripts, initializers)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = PlainSpelling.name(ofSubscript: PlainSpelling.labels(of: node)), subscripts.contains(name) else {
      return .visitChildren
    }
    replace(node.subscriptKeyword, with: "func \(name)")
    for parameter in node.parameterClause.parameters {
      replace(parameter.firstName, with: parameter.secondName == nil ? "_ \(parameter.firstName.text)" : "_")
    }
    if case .accessors(let list) = node.accessorBlock?.accessors, let getter = list.first, let body = getter.body {
      replace(getter.accessorSpecifier, with: "")
      replace(body.leftBrace, with: "")
      replace(body.rightBrace, with: "")
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = PlainSpelling.name(ofSubscript: node.arguments.map { $0.label?.text }), subscripts.contains(name)
    else { return .visitChildren }
    replace(node.leftSquare, with: ".\(name)(")
    replace(node.rightSquare, with: ")")
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      replace(label, with: "")
      replace(colon, with: "")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.tokenKind == .keyword(.`init`), let base = node.base, isType(base),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return .visitChildren }
    var labels = node.declName.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? nil : Optional($0.name.text) }
    }
    if labels == nil, let known = initializers[base.trimmedDescription], known.count == 1 { labels = known[0] }
    guard let labels else { return .visitChildren }
    let arguments = labels.enumerated().map { index, label in (label.map { $0 + ": " } ?? "") + "$\(index)" }
    replace(node, with: "{ \(base.trimmedDescription)(\(arguments.joined(separator: ", "))) }")
    return .skipChildren
  }

  private func isType(_ node: ExprSyntax) -> Bool {
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
      return isType(base) && access.declName.baseName.text.first?.isUppercase == true
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
