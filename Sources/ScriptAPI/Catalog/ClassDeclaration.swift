import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A class of the API table, not built yet: its entry is made when a script first names it.
public struct ClassDeclaration: Sendable {
  public let name: String
  public let superclass: String?
  public let summary: String
  /// The file it is declared in, `ScriptAPI/UIView.swift`.
  public let source: String
  private let build: @Sendable () -> ClassEntry
  /// Whether an object is of this class or one below it.
  let holds: @Sendable (NSObject) -> Bool

  init<Object: NSObject>(
    _ type: Object.Type, _ name: String, inherits superclass: String? = "NSObject", _ summary: String,
    source: String = #fileID, _ declare: @escaping @Sendable (inout ClassBuilder<Object>) -> Void
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.source = source
    holds = { $0 is Object }
    build = {
      var builder = ClassBuilder<Object>()
      declare(&builder)
      return ClassEntry(
        name: name, superclass: superclass, summary: summary, make: builder.makeInstance,
        makeScriptInstance: builder.makeScriptInstance, initializers: builder.initializers,
        makesFromArguments: builder.makesFromArguments,
        properties: builder.properties, functions: builder.functions, examples: builder.examples)
    }
  }

  public var entry: ClassEntry { build() }
}
