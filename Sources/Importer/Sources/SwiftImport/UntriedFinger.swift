import ImportTable
import SwiftSyntax

/// Why no finger begins a transition of the files, as their text says it. It is told where a check has tried none.
struct UntriedFinger {
  private let program: SwiftProgram
  /// The methods that handle a gesture which moves, as `Card.drag (Card.swift:12)`.
  private var handlers: [String] = []
  /// The methods of delegates that give a driver.
  private var givers: [String] = []
  /// The types of the drivers that those name and that nobody declares.
  private var unknown: [String] = []
  /// The classes of the files that drive.
  private let drivers: [String]

  init(_ program: SwiftProgram, _ translator: Translator) {
    self.program = program
    let kinds = ["UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning"]
    drivers = program.typeOrder.filter { info in
      info.isTranslated && info.sort == .class
        && (program.isSubclass(info.name, of: kinds[0]) || translator.protocolNames(of: info).contains(kinds[1]))
    }.map { Self.place($0.name, $0.declaration, $0.file, program) }
    for info in program.typeOrder where info.isTranslated {
      for (file, item) in info.members {
        guard let function = item.decl.as(FunctionDeclSyntax.self), let body = function.body else { continue }
        let name = "\(info.name).\(function.name.text.trimmedTicks)"
        if Self.handlesGesture(function) { handlers.append(Self.place(name, function, file, program)) }
        guard Self.gives(function, body) else { continue }
        givers.append(Self.place(name, function, file, program))
        unknown += unknownTypes(in: body, of: info)
      }
    }
  }

  /// True where a delegate gives a driver that is known.
  var hasDriver: Bool { !givers.isEmpty && unknown.isEmpty }

  /// As part of a sentence: `no delegate gives a driver`.
  var reason: String {
    guard let giver = givers.first else {
      if let handler = handlers.first { return "\(handler) drives no transition: no delegate gives a driver" }
      return drivers.first.map { "no delegate gives \($0) to a transition" }
        ?? "nothing here is interactive: no gesture drives a transition, and no delegate gives a driver"
    }
    if let type = unknown.first { return "its driver '\(type)' is declared in no file that was given" }
    if let handler = handlers.first { return "no drag that was tried begins a transition by \(handler)" }
    return Harness.hasFingers(program)
      ? "no drag that was tried begins a transition, though \(giver) gives a driver"
      : "no gesture drives what \(giver) gives"
  }

  private static func place(_ name: String, _ node: some SyntaxProtocol, _ file: Int, _ program: SwiftProgram) -> String
  {
    let base = program.sources[file].name.split(separator: "/").last ?? ""
    return "\(name) (\(base):\(program.location(of: node, in: file).line))"
  }

  /// Whether a method is called for a gesture that moves, and not asked about one as a delegate is.
  private static func handlesGesture(_ function: FunctionDeclSyntax) -> Bool {
    guard !function.name.text.hasPrefix("gestureRecognizer") else { return false }
    return function.signature.parameterClause.parameters.contains { parameter in
      let type = parameter.type.trimmedDescription
      return type.contains("GestureRecognizer") && !["UITap", "UILongPress"].contains { type.contains($0) }
    }
  }

  /// Whether a method is one by which a delegate gives a driver, and gives more than nil.
  static func gives(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> Bool {
    guard isGiver(function) else { return false }
    return !["nil", "return nil"].contains(body.statements.trimmedDescription)
  }

  /// True for a method by which a delegate gives a driver.
  static func isGiver(_ function: FunctionDeclSyntax) -> Bool {
    let names = [function.name.text] + function.signature.parameterClause.parameters.map(\.firstName.text)
    return names.contains { $0.hasPrefix("interactionControllerFor") }
  }

  /// The types of the properties of an object that a method names, where nobody declares them.
  private func unknownTypes(in body: CodeBlockSyntax, of info: TypeInfo) -> [String] {
    body.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind,
        let property = program.chain(of: info).lazy.compactMap({ $0.properties[name] }).first,
        let type = property.annotation?.trimmedDescription.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
        type.first?.isUppercase == true, program.type(named: String(type), in: info) == nil,
        program.table.kinds[String(type)] == nil, program.aliases[String(type)] == nil
      else { return nil }
      return ["Bool", "Int", "CGFloat", "Double", "String"].contains(type) ? nil : String(type)
    }
  }
}
