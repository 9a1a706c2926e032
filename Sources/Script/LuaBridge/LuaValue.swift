/// A Lua value held by Swift: arguments and results of `LuaState.call`.
///
/// Used by occasional calls. Properties and methods use the stack, `LuaArgument` and `LuaResult`.
public enum LuaValue {
  case `nil`
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case object(AnyObject, classID: Int32)
  case structure(kind: Int32, [Double])
  /// A table, function, thread or class.
  case reference(LuaReference)
}
