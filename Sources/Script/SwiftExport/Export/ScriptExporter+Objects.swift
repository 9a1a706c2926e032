import LuaSyntax
import PlainText
import ScriptRuntime
import ScriptTools

/// New objects, with the values that are set at once, and closures.
extension ScriptExporter {
  /// `UIView{frame = …, alpha = 0}`: labels of an initialiser, and values to set.
  func made(_ type: String, _ arguments: LuaArguments, _ expression: LuaExpression) throws -> ExportValue {
    let (text, settings) = try making(type, arguments, expression)
    guard !settings.isEmpty else { return ExportValue(text: text, type: .named(type)) }
    let name = "made"
    let body = try captured {
      write("let \(name) = \(text)")
      for (member, value) in settings { try set(member, of: name, type, to: value, expression) }
      write("return \(name)")
    }
    return ExportValue(text: "{ () -> \(type) in\n\(body)\n\(indentation)}()", type: .named(type), isTight: false)
  }

  /// The call that makes an object, and what is set afterwards.
  func making(
    _ type: String, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> (text: String, settings: [(String, LuaExpression)]) {
    if let scriptClass = classes[type], let initializer = initializer(of: scriptClass) {
      let parameters = initializer.function.parameters.filter { $0.kind == .parameter }
      let types = parameters.map { self.type(of: $0) ?? .any }
      let list = try positional(
        arguments.values, (types, parameters.map(\.name), .void, false), expression, of: initializer.function)
      return ("\(type)(\(list))", [])
    }
    let initializers = table.initializers(of: builtIn(of: type))
    if arguments.values.isEmpty { return ("\(type)()", []) }
    let (list, _, settings) = try list(
      initializers.overloads.isEmpty ? [Overload([]) { _ in .none }] : initializers.overloads, initializers.owner,
      arguments, expression,
      setting: table.structure(type) == nil ? type : nil)
    return ("\(type)(\(list))", settings)
  }

  /// The `init` of the class or of the nearest script class above it; nil without one.
  func initializer(of scriptClass: ExportedClass) -> (
    name: String, isMethod: Bool, function: LuaFunction, statement: LuaStatement
  )? {
    scriptClass.methods.first { $0.name == "init" } ?? classes[scriptClass.superclass].flatMap { initializer(of: $0) }
  }

  /// Writes an assignment of a member.
  ///
  /// - Throws: `LeftOut` when the member is not known.
  func set(
    _ member: String, of name: String, _ type: String, to value: LuaExpression, _ expression: LuaExpression
  ) throws {
    guard let wanted = self.type(ofMember: member, in: .named(type)) else { throw unknown(expression) }
    write("\(name).\(SwiftNames.quoted(member)) = \(try text(value, as: wanted))")
  }

  // MARK: Closures

  /// The spaces before a line at the present level.
  var indentation: String { String(repeating: "  ", count: level) }

  /// The lines that `body` writes, one level further in.
  func captured(_ body: () throws -> Void) throws -> String {
    var text = ""
    try attempt {
      let count = lines.count
      level += 1
      try body()
      level -= 1
      text = takeLines(from: count).joined(separator: "\n")
    }
    return text
  }

  /// A function as a closure of the wanted type.
  ///
  /// - Throws: `LeftOut` when the type is not known, or has fewer parameters.
  func closure(_ function: LuaFunction, _ wanted: ExportType?) throws -> ExportValue {
    guard case .function(let parameters, let returned)? = wanted?.bare else {
      throw LeftOut(reason: "it is not known what the function is given")
    }
    guard function.parameters.count <= parameters.count else {
      throw LeftOut(reason: "a function takes more than it is given")
    }
    var names: [String] = []
    for (index, type) in parameters.enumerated() {
      guard index < function.parameters.count else {
        names.append("_")
        continue
      }
      types[ObjectIdentifier(function.parameters[index])] = type
      names.append(SwiftNames.quoted(function.parameters[index].name))
    }
    let outer = result
    defer { result = outer }
    result = returned
    let body = try captured { try writeBody(function) }
    let head = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) in"
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let only = lines.count == 1 ? lines[0].drop { $0 == " " } : ""
    let text =
      lines.count == 1 && !only.hasPrefix("//") && only.utf8.count < 70 && !only.contains("//")
      ? "\(head) \(only) }" : "\(head)\n\(body)\n\(indentation)}"
    return ExportValue(text: text, type: .function(parameters, returned))
  }
}
