import LuaSyntax
import ScriptTools

/// A class of a script.
final class ExportedClass {
  let name: String
  /// The built-in class or the script's class above it.
  let superclass: String
  let protocols: [String]
  /// The offset of its definition in the script, in bytes.
  let start: Int
  /// Its methods, in order: name, whether called with a colon, the statement.
  var methods: [(name: String, isMethod: Bool, function: LuaFunction, statement: LuaStatement)] = []
  /// Statements that set a value of the class itself.
  var values: [(name: String, value: LuaExpression, statement: LuaStatement)] = []
  /// The initial values of its objects: values of the class that are read of them, and the assignments of an
  /// initialiser that passes all its arguments on.
  var initial: [String: LuaExpression] = [:]
  /// Where that initialiser begins.
  var initializer: Int?
  /// Its members that a script sets, in order.
  var fields: [String] = []
  /// The types of its fields, by their names.
  var fieldTypes: [String: ExportType] = [:]
  /// Methods that have no Swift, and why.
  var leftOut: [String: String] = [:]
  /// The Swift declarations of its methods, by their names: `isProperty` for a property that the script writes as a
  /// method.
  var methodTypes: [String: (parameters: [ExportType], labels: [String?], result: ExportType, isProperty: Bool)] = [:]

  init(_ name: String, _ superclass: String, _ protocols: [String], at start: Int) {
    self.name = name
    self.superclass = superclass
    self.protocols = protocols
    self.start = start
  }
}
