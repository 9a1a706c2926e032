package import LayerKit

/// A class of the API table, not built yet: its entry is made when a script first names it.
package struct ClassDeclaration: Sendable {
  package let name: String
  package let superclass: String?
  package let summary: String
  /// The file it is declared in, `ScriptAPI/UIView.swift`.
  package let source: String
  private let build: @Sendable () -> ClassEntry
  /// Whether an object is of this class or one below it.
  package let holds: @Sendable (NSObject) -> Bool

  package init<Object: NSObject>(
    _ type: Object.Type, _ name: String, inherits superclass: String? = "NSObject", _ summary: String,
    partOfWorld worldPart: WorldPart? = nil,
    source: String = #fileID, _ declare: @escaping @Sendable (inout ClassBuilder<Object>) -> Void
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.source = source
    holds = { $0 is Object }
    build = {
      var builder = ClassBuilder<Object>(name: name)
      declare(&builder)
      return ClassEntry(
        name: name, superclass: superclass, summary: summary, worldPart: worldPart, make: builder.makeInstance,
        makeScriptInstance: builder.makeScriptInstance, initializers: builder.initializers,
        makesFromArguments: builder.makesFromArguments,
        properties: builder.properties, functions: builder.functions, examples: builder.examples, weight: builder.weight
      )
    }
  }

  package var entry: ClassEntry { build() }
}

/// Which objects of a class are part of the world: changing one affects the recording. The past is read-only, so such a
/// change makes a branch there.
package enum WorldPart: Sendable {
  case always
  /// Views and layers that are in a window, or were.
  case onceOnScreen
}
