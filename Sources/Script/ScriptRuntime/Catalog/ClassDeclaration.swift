package import LayerKit

/// A class of the API table, not built yet: its entry is made when a script first names it.
package struct ClassDeclaration: Sendable {
  package let name: String
  package let superclass: String?
  package let summary: String
  /// The file it is declared in, `ScriptAPI/UIView.swift`.
  package let source: String
  private let build: @Sendable ([StandIn.Member]) -> ClassEntry
  /// Gives what it keeps and does nothing with, beside its own members, by its name.
  private var kept: @Sendable (_ name: String) -> [StandIn.Member] = { _ in [] }
  /// Whether an object is of this class or one below it.
  package let holds: @Sendable (NSObject) -> Bool

  /// - Parameter isStandIn: Whether only objects made under its name are of the class.
  package init<Object: NSObject>(
    _ type: Object.Type, _ name: String, inherits superclass: String? = "NSObject", _ summary: String,
    partOfWorld worldPart: WorldPart? = nil, isStandIn: Bool = false,
    source: String = #fileID, _ declare: @escaping @Sendable (inout ClassBuilder<Object>) -> Void
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.source = source
    holds = { !isStandIn && $0 is Object }
    build = { kept in
      var builder = ClassBuilder<Object>(name: name)
      declare(&builder)
      for member in kept { builder.keep(member) }
      return ClassEntry(
        name: name, superclass: superclass, summary: summary, worldPart: worldPart, make: builder.makeInstance,
        makeScriptInstance: builder.makeScriptInstance, initializers: builder.initializers,
        makesFromArguments: builder.makesFromArguments,
        properties: builder.properties, functions: builder.functions, examples: builder.examples, weight: builder.weight
      )
    }
  }

  package var entry: ClassEntry { build(kept(name)) }

  /// The class with members that are kept and do nothing.
  package func keeping(_ kept: @escaping @Sendable (_ name: String) -> [StandIn.Member]) -> ClassDeclaration {
    var declaration = self
    declaration.kept = kept
    return declaration
  }
}

/// Which objects of a class are part of the world: changing one affects the recording. The past is read-only, so such a
/// change makes a branch there.
package enum WorldPart: Sendable {
  case always
  /// Views and layers that are in a window, or were.
  case onceOnScreen
}
