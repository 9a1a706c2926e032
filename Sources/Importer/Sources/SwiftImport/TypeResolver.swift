import ImportTable
import SwiftSyntax

/// Finds the type that a written type names.
struct TypeResolver {
  let program: SwiftProgram
  let context: TypeInfo?
  /// The types that stand for generic parameters, by their names.
  var bindings: [String: SwiftType] = [:]
  /// The aliases that are being resolved: one that stands for itself by way of others does not end.
  private var resolving: [Alias] = []

  init(_ program: SwiftProgram, context: TypeInfo?) {
    self.program = program
    self.context = context
  }

  /// A name for a type, and the type in which it is declared.
  final class Alias {
    let type: TypeSyntax
    let outer: TypeInfo?

    init(_ type: TypeSyntax, in outer: TypeInfo?) { (self.type, self.outer) = (type, outer) }
  }

  /// The type that an alias stands for; nil for an alias that stands for itself.
  func type(of alias: Alias) -> SwiftType? {
    guard !resolving.contains(where: { $0 === alias }) else { return nil }
    var resolver = TypeResolver(program, context: alias.outer)
    resolver.resolving = resolving + [alias]
    return resolver.type(alias.type)
  }

  func type(_ syntax: TypeSyntax) -> SwiftType {
    if let name = syntax.as(IdentifierTypeSyntax.self) {
      let arguments = name.genericArgumentClause?.arguments.compactMap { argument -> SwiftType? in
        if case .type(let type) = argument.argument { self.type(type) } else { nil }
      }
      let text = name.name.text.trimmedTicks
      if let given = bindings[text] { return given }
      if let bound = bound(ofPlaceholder: text, at: Syntax(syntax)) { return bound }
      return self.type(named: text, arguments ?? [])
    }
    if let member = syntax.as(MemberTypeSyntax.self) {
      let base = member.baseType.trimmedDescription
      if member.name.text == "Continuation", ["AsyncStream", "AsyncThrowingStream"].contains(base.prefix { $0 != "<" })
      {
        return .named("AsyncStreamContinuation")
      }
      // A module's own, whatever a type of the files is called.
      if ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Swift"].contains(base) {
        return systemType(named: member.name.text, [])
      }
      let (name, joined) = (base + "." + member.name.text, base.filter { $0 != "." } + member.name.text)
      return program.types[name] == nil && program.table.kinds[joined] != nil ? .named(joined) : type(named: name, [])
    }
    if let optional = syntax.as(OptionalTypeSyntax.self) { return .optional(type(optional.wrappedType)) }
    if let optional = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type(optional.wrappedType) }
    if let array = syntax.as(ArrayTypeSyntax.self) { return .array(type(array.element)) }
    if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
      return .dictionary(type(dictionary.key), type(dictionary.value))
    }
    if let function = syntax.as(FunctionTypeSyntax.self) {
      return .function(function.parameters.map { type($0.type) }, type(function.returnClause.type))
    }
    if let tuple = syntax.as(TupleTypeSyntax.self) {
      let elements = tuple.elements.map { type($0.type) }
      return elements.isEmpty
        ? .void
        : elements.count == 1
          ? elements[0] : .tuple(elements, tuple.elements.map { ($0.secondName ?? $0.firstName)?.text })
    }
    if let attributed = syntax.as(AttributedTypeSyntax.self) { return type(attributed.baseType) }
    if let some = syntax.as(SomeOrAnyTypeSyntax.self) { return type(some.constraint) }
    if let composition = syntax.as(CompositionTypeSyntax.self) { return type(composed: composition) }
    if let metatype = syntax.as(MetatypeTypeSyntax.self) { return .type(metatype.baseType.trimmedDescription) }
    return .unknown
  }

  /// The class that a generic parameter or an associated type is bound to, not known where it is bound to none. Nil for a name
  /// that is neither there.
  private func bound(ofPlaceholder name: String, at syntax: Syntax) -> SwiftType? {
    var scopes: [Syntax] = Array(sequence(first: syntax, next: \.parent))
    scopes += sequence(first: context, next: \.?.outer).prefix { $0 != nil }.compactMap {
      $0.map { Syntax($0.declaration) }
    }
    for scope in scopes {
      if let clause = scope.asProtocol((any WithGenericParametersSyntax).self) {
        if let found = clause.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
          // `T: AnyObject` and the like say nothing of what it has.
          let bound = found.inheritedType.map { type($0) } ?? .unknown
          return isKnown(bound) ? bound : .unknown
        }
      }
      guard let node = scope.as(ProtocolDeclSyntax.self) else { continue }
      for member in node.memberBlock.members {
        guard let found = member.decl.as(AssociatedTypeDeclSyntax.self), found.name.text == name else { continue }
        let bound = found.inheritanceClause?.inheritedTypes.first.map { type($0.type) } ?? .unknown
        return isKnown(bound) ? bound : .unknown
      }
    }
    return nil
  }

  private func isKnown(_ type: SwiftType) -> Bool {
    type.name.map { program.types[$0] != nil || program.table.kinds[$0] != nil } ?? false
  }

  /// `UIViewController & Sheet`: a protocol of the files, bound to the class; else the first part.
  private func type(composed composition: CompositionTypeSyntax) -> SwiftType {
    let parts = composition.elements.map { type($0.type) }
    let own = parts.lazy.compactMap { $0.name.flatMap { program.types[$0] } }.first { $0.sort == .protocol }
    guard let own else { return parts.first ?? .unknown }
    let kind = parts.lazy.compactMap(\.name).first { name in
      program.types[name]?.sort == .class || program.table.kinds[name]?.sort == .class
    }
    own.bound = own.bound ?? kind
    return .named(own.name)
  }

  func type(named name: String, _ arguments: [SwiftType]) -> SwiftType {
    if let found = program.type(named: name, in: context) { return .named(found.name) }
    if let alias = program.alias(named: name, in: context), let type = type(of: alias) { return type }
    return systemType(named: name, arguments)
  }

  private func systemType(named name: String, _ arguments: [SwiftType]) -> SwiftType {
    switch name {
    case "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval", "Float32", "Float64", "NSTimeInterval",
      "NSNumber":
      return .number
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "NSInteger", "Int8", "UInt8", "Int16", "UInt16",
      "UInt8_t":
      return .integer
    case "Bool", "ObjCBool": return .bool
    case "String", "NSString", "Character", "Substring", "Selector", "StaticString", "Notification.Name",
      "NSNotification.Name":
      return .string
    case "Void": return .void
    case "Any", "AnyObject", "AnyHashable", "id": return .unknown
    case "Array", "Set", "ContiguousArray": return .array(arguments.first ?? .unknown)
    case "ClosedRange", "Range": return .named(name)
    case "NSArray", "NSMutableArray": return .array(.unknown)
    case "AsyncStream", "AsyncThrowingStream": return .awaited("AsyncStream", arguments.first ?? .unknown)
    case "TaskGroup", "ThrowingTaskGroup": return .awaited("TaskGroup", arguments.first ?? .unknown)
    case "Optional": return .optional(arguments.first ?? .unknown)
    case "Dictionary": return .dictionary(arguments.first ?? .unknown, arguments.last ?? .unknown)
    case "NSDictionary": return .dictionary(.unknown, .unknown)
    case "Self": return context.map { .named($0.name) } ?? .unknown
    default: break
    }
    if let kind = Self.otherNames[name], program.table.kinds[name] == nil { return .named(kind) }
    if program.table.kinds[name] != nil { return .named(name) }
    if let enumeration = program.table.enumeration(name) { return .named(enumeration) }
    return .named(name)
  }

  /// Types that are protocols or Core Graphics types in Swift, and one class in scripts.
  static let otherNames = [
    "UIViewControllerContextTransitioning": "UITransitionContext",
    "UIViewControllerTransitionCoordinator": "UITransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext": "UITransitionCoordinator",
    "UIViewImplicitlyAnimating": "UIViewPropertyAnimator", "UIViewAnimating": "UIViewPropertyAnimator",
    "CGColor": "UIColor", "CGPath": "UIBezierPath", "CGMutablePath": "UIBezierPath", "CGImage": "UIImage",
    "NSCoder": "NSObject", "NSMutableAttributedString": "NSAttributedString",
    "UnsafeContinuation": "CheckedContinuation",
  ]

  /// The type of an initial value, without any scope.
  func guess(_ value: ExprSyntax) -> SwiftType {
    if value.is(FloatLiteralExprSyntax.self) { return .number }
    if value.is(IntegerLiteralExprSyntax.self) { return .integer }
    if value.is(BooleanLiteralExprSyntax.self) { return .bool }
    if value.is(StringLiteralExprSyntax.self) { return .string }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) { return guess(prefix.expression) }
    if let array = value.as(ArrayExprSyntax.self) {
      return .array(array.elements.first.map { guess($0.expression) } ?? .unknown)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause.map { type($0.type) } ?? .unknown
      }
      if let array = call.calledExpression.as(ArrayExprSyntax.self), let only = array.elements.first {
        return .array(type(named: only.expression.trimmedDescription, []))
      }
      return typeName(call.calledExpression).map { type(named: $0, []) } ?? .unknown
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base, let name = typeName(base) {
      let found = type(named: name, [])
      if case .named(let name) = found {
        if let property = program.types[name]?.properties[member.declName.baseName.text] { return property.type }
        if let property = program.table.property(member.declName.baseName.text, of: name) { return property.type }
      }
      if member.declName.baseName.text == "self" { return .type(name) }
      return found
    }
    return .unknown
  }

  /// The name of a type that an expression is; nil for any other expression.
  private func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    guard let last = text.split(separator: ".").last, last.first?.isUppercase == true,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return text
  }
}
