import ImportTable
import SwiftSyntax

/// The types that classes give to the generic parameters of those above them.
extension SwiftProgram {
  /// The type of a property as a class below its owner has it: `UINavigationController` for `target: Target` of `Context<Target>`,
  /// in a class that is a `Context<UINavigationController>`.
  func type(of property: PropertyInfo, in owner: TypeInfo, for name: String?) -> SwiftType {
    guard let annotation = property.annotation, let info = name.flatMap({ types[$0] }), info !== owner,
      !Self.parameters(of: owner).isEmpty
    else { return property.type }
    var resolver = TypeResolver(self, context: owner)
    resolver.bindings = bindings(of: owner, in: info)
    return resolver.bindings.isEmpty ? property.type : resolver.type(annotation)
  }

  private func bindings(of owner: TypeInfo, in info: TypeInfo) -> [String: SwiftType] {
    var bindings: [String: SwiftType] = [:]
    for (below, above) in zip(chain(of: info), chain(of: info).dropFirst()) {
      let name = above.name.split(separator: ".").last.map(String.init)
      let written = below.inherited.lazy.compactMap { $0.as(IdentifierTypeSyntax.self) }.first { $0.name.text == name }
      var resolver = TypeResolver(self, context: below)
      resolver.bindings = bindings
      let given = written?.genericArgumentClause?.arguments.map { argument -> SwiftType in
        if case .type(let type) = argument.argument { resolver.type(type) } else { .unknown }
      }
      bindings = Dictionary(zip(Self.parameters(of: above), given ?? [])) { first, _ in first }
      if above === owner { return bindings.filter { $0.value != .unknown } }
    }
    return [:]
  }

  /// The names of the generic parameters of a type.
  private static func parameters(of info: TypeInfo) -> [String] {
    info.declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.map(
      \.name.text)
      ?? []
  }
}
