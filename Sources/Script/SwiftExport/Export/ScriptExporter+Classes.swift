import LuaSyntax
import PlainText
import ScriptRuntime
import ScriptTools

/// The file, and its classes.
extension ScriptExporter {
  /// Writes the whole file: comments, imports, classes, and the code outside them.
  func writeFile() {
    let first = syntax.body.first?.start ?? bytes.count
    writeComments(before: first)
    write("import UIKit")
    let start = lines.count
    var isTold = false
    for statement in syntax.body {
      if let owner = classes.values.first(where: { $0.start == statement.start }) {
        if lines.last?.isEmpty == false { write("") }
        writeComments(before: statement.start)
        write(owner)
        continue
      }
      if isPart(statement) { continue }
      writeBlankLine(before: statement.start)
      writeComments(before: statement.start)
      do {
        try attempt { try writeTopLevel(statement) }
        writeTrailingComment(before: statement.end)
      } catch {
        noteAbsent(statement)
        // One report for all that puts the classes on the screen.
        leave(
          from: statement.start, to: statement.end, isTold ? nil : "what runs the classes stays as comments",
          isHarness: true)
        isTold = true
      }
    }
    writeComments(before: bytes.count)
    let declared = given.sorted { $0.key < $1.key }.map { name, type -> String in
      let text = "var \(SwiftNames.quoted(name)): "
      if case .function(let parameters, let result) = type, result == .void {
        let names = parameters.isEmpty ? "" : " " + parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        return "\(text)\(type.text) = {\(names)}"
      }
      return text + ExportType.unwrapped(type.bare).text
    }
    if !declared.isEmpty { insertLines(["", "// Set by what runs the classes."] + declared, at: start) }
  }

  /// Whether a statement is a part of a class.
  private func isPart(_ statement: LuaStatement) -> Bool {
    classes.values.contains { owner in
      owner.methods.contains { $0.statement.start == statement.start }
        || owner.values.contains { $0.statement.start == statement.start }
        || owner.initial.values.contains { statement.start <= $0.start && $0.start < statement.end }
        || owner.initializer == statement.start
    }
  }

  /// Classes may use what stands behind them.
  func declareAhead() {
    for statement in syntax.body where !isPart(statement) && !declared(statement).contains(where: isAbsent) {
      let (count, reported, kept) = (lines.count, reports.count, keptComments)
      try? attempt { try writeTopLevel(statement) }
      lines.removeSubrange(count...)
      reports.removeSubrange(reported...)
      restore(kept)
    }
  }

  private func declared(_ statement: LuaStatement) -> [LuaVariable] {
    switch statement.kind {
    case .local(let variables, _): variables
    case .localFunction(let variable, _): [variable]
    default: []
    }
  }

  private func isAbsent(_ variable: LuaVariable) -> Bool { absent.contains(ObjectIdentifier(variable)) }

  /// Notes the variables that were declared ahead and are left out after all.
  private func noteAbsent(_ statement: LuaStatement) {
    for variable in declared(statement) where types.removeValue(forKey: ObjectIdentifier(variable)) != nil {
      isRepeated = absent.insert(ObjectIdentifier(variable)).inserted || isRepeated
    }
  }

  /// Constants and functions that a class may use.
  private func writeTopLevel(_ statement: LuaStatement) throws {
    switch statement.kind {
    case .local(let variables, let values) where values.count == variables.count:
      guard variables.contains(where: isUsedByClass) else { throw LeftOut(reason: "") }
      for (variable, expression) in zip(variables, values) {
        guard variable.isConstant else { throw LeftOut(reason: "") }
        if case .function(let function) = expression.bare.kind {
          try writeFunction(named: variable.name, variable, function)
          continue
        }
        var initial = try value(expression, widened[key(of: variable)])
        if initial.type.mayBeNil {
          initial = ExportValue(text: try convert(initial, to: initial.type.bare), type: initial.type.bare)
        }
        // A constant that is divided or drawn with is a number of points.
        let seen = type(seen: kinds.seen(ofVariableAt: variable.start))
        let isPlain = initial.isLiteral && initial.type == .integer
        let type: ExportType = isPlain ? .number : initial.type
        guard type != .any, seen != nil || initial.isLiteral else { throw LeftOut(reason: "") }
        declare(variable, type)
        let isSaid = isPlain || widened[key(of: variable)] != nil
        write("private let \(SwiftNames.quoted(variable.name))\(isSaid ? ": \(type.text)" : "") = \(initial.text)")
      }
    case .localFunction(let variable, let function):
      guard isUsedByClass(variable), Forcing(function, in: bytes) == nil else { throw LeftOut(reason: "") }
      try writeFunction(named: variable.name, variable, function)
    default: throw LeftOut(reason: "")
    }
  }

  private func isUsedByClass(_ variable: LuaVariable) -> Bool {
    syntax.expressions.contains { use in
      use.variable === variable
        && (classes.values.contains { owner in
          owner.methods.contains { $0.function.start <= use.start && use.start < $0.function.end }
        }
          || syntax.body.contains { statement in
            if case .localFunction(let other, let function) = statement.kind, other !== variable {
              function.start <= use.start && use.start < function.end && isUsedByClass(other)
            } else {
              false
            }
          })
    }
  }

  // MARK: Classes

  private func write(_ owner: ExportedClass) {
    current = (owner, false)
    defer { current = nil }
    let above = ([owner.superclass] + owner.protocols).joined(separator: ", ")
    block("class \(owner.name): \(above)") {
      for value in owner.values {
        do {
          let initial = try self.value(value.value, nil)
          write("static var \(value.name)\(initial.type == .integer ? ": CGFloat" : "") = \(initial.text)")
          if initial.type == .integer { owner.fieldTypes[value.name] = .number }
        } catch let error as LeftOut {
          leave(from: value.statement.start, to: value.statement.end, error.reason)
        } catch {}
      }
      for field in owner.fields {
        guard let type = owner.fieldTypes[field], type.bare != .any else { continue }
        let begins = try? owner.initial[field].map { try text($0, as: type) }
        write("var \(SwiftNames.quoted(field)): \(type.text)" + (begins.map { " = \($0)" } ?? ""))
      }
      for method in owner.methods {
        if lines.last?.hasSuffix("{") == false { write("") }
        writeComments(before: method.statement.start)
        do {
          try attempt { try write(method.function, named: method.name, isMethod: method.isMethod, of: owner) }
        } catch let error as LeftOut {
          leave(from: method.statement.start, to: method.statement.end, error.reason)
          owner.leftOut[method.name] = error.reason
          isRepeated = owner.methodTypes.removeValue(forKey: method.name) != nil || isRepeated
        } catch {}
      }
    }
  }

  private func write(_ function: LuaFunction, named name: String, isMethod: Bool, of owner: ExportedClass) throws {
    if name == "init" { return try writeInitializer(function, of: owner) }
    if takesAnything(function) { throw LeftOut(reason: "it takes whatever it is given") }
    guard isMethod else { throw LeftOut(reason: "a function of the class itself") }
    guard let declared = owner.methodTypes[name] else {
      throw LeftOut(reason: owner.leftOut[name] ?? "'\(name)' has no Swift")
    }
    let parameters = function.parameters.filter { $0.kind == .parameter }
    guard declared.parameters.allSatisfy({ $0.bare != .any }) || callback(name, in: owner) != nil,
      declared.result.bare != .any, parameters.count <= declared.parameters.count
    else { throw LeftOut(reason: "it is not known what '\(name)' is given or returns") }
    for (parameter, type) in zip(parameters, declared.parameters) { declare(parameter, type) }
    result = declared.result
    defer { result = .void }
    try block(try head(name, parameters.map(\.name), declared, of: owner)) { try writeBody(function) }
  }

  /// The first line of a method.
  private func head(
    _ name: String, _ names: [String],
    _ declared: (parameters: [ExportType], labels: [String?], result: ExportType, isProperty: Bool),
    of owner: ExportedClass
  ) throws -> String {
    let (base, _) = SwiftNames.parts(of: name)
    let callback = callback(name, in: owner)
    let isOverride =
      callback == nil
      && (table.method(name, of: builtIn(owner), isStatic: false) != nil
        || table.property(name, of: builtIn(owner), isStatic: false) != nil
        || classes[owner.superclass]?.methodTypes[name] != nil)
    let word = isOverride ? "override " : callback == nil ? "@objc " : ""
    let result = callback.map { SwiftCallbacks.result(of: $0) } ?? declared.result.text
    if declared.isProperty { return "\(word == "@objc " ? "" : word)var \(base): \(result)" }
    let list = declared.parameters.enumerated().map { index, type -> String in
      let inner = index < names.count ? names[index] : "value\(index + 1)"
      let text =
        callback.map { SwiftCallbacks.type(of: $0, at: index) } ?? SwiftNames.type(labelled: declared.labels[index])
        ?? type.text
      guard let label = declared.labels[index] else { return "_ \(SwiftNames.quoted(inner)): \(text)" }
      return (label == inner ? SwiftNames.quoted(inner) : "\(label) \(SwiftNames.quoted(inner))") + ": \(text)"
    }
    // Objective-C sees no numbers that may be nil.
    let isSeen =
      word == "@objc " && declared.parameters.allSatisfy { if case .named = $0 { true } else { false } }
      && declared.result == .void
    return "\(word == "@objc " && !isSeen ? "" : word)func \(base)(\(list.joined(separator: ", ")))"
      + (result == "Void" ? "" : " -> \(result)")
  }

  /// The callback of an adopted protocol that a method implements; nil for another method.
  func callback(_ name: String, in owner: ExportedClass) -> CallbackEntry? {
    for ancestor in ancestors(of: owner.name) {
      let protocols =
        classes[ancestor]?.protocols
        ?? (ancestor == "UIPercentDrivenInteractiveTransition" ? ["UIViewControllerInteractiveTransitioning"] : [])
      for adopted in protocols {
        if let callback = table.callbacks(of: adopted).first(where: { $0.name == name }) { return callback }
      }
    }
    return nil
  }

  private func writeInitializer(_ function: LuaFunction, of owner: ExportedClass) throws {
    if takesAnything(function) { throw LeftOut(reason: "it takes whatever it is given") }
    let parameters = function.parameters.filter { $0.kind == .parameter }
    let types = try parameters.map { parameter -> ExportType in
      guard let type = type(of: parameter), type.bare != .any else {
        throw LeftOut(reason: "it is not known what the initialiser is given")
      }
      return type
    }
    for (parameter, type) in zip(parameters, types) { declare(parameter, type) }
    let list = zip(parameters, types).map { "\(SwiftNames.quoted($0.name)): \($1.keptText)" }.joined(separator: ", ")
    // Assignments to members of the class itself come before the call of the superclass, as Swift wants them.
    let leading = function.body.prefix { statement in
      guard case .assignment(let targets, _) = statement.kind else { return false }
      return targets.allSatisfy { target in
        if case .member(let holder, let name) = target.kind {
          holder.variable?.kind == .receiver && owner.fields.contains(name.text)
        } else {
          false
        }
      }
    }
    let callsSuper = function.body.contains { statement in
      if case .call(let call) = statement.kind, case .call(let callee, _) = call.kind,
        case .member(let holder, let name) = callee.kind, name.text == "init", holder.lastName?.text == "super"
      {
        true
      } else {
        false
      }
    }
    result = .void
    try block("\(list.isEmpty ? "override " : "")init(\(list))") {
      try writeStatements(Array(leading))
      if !callsSuper { write(Self.framed(builtIn(owner)) ? "super.init(frame: .zero)" : "super.init()") }
      try writeStatements(Array(function.body.dropFirst(leading.count)))
      writeComments(before: function.end)
    }
    if Self.framed(builtIn(owner)) || builtIn(owner).hasSuffix("Controller") {
      write("")
      write("required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }")
    }
  }

  private static func framed(_ name: String) -> Bool {
    ["UIView", "UILabel", "UIImageView", "UIControl", "UIStackView"].contains(name)
  }
}
