package import LayerKit
import LuaBridge

/// A script's class of views that gives its layer's class: `function Ring.layerClass() return CAShapeLayer end`, or
/// `Ring.layerClass = CAShapeLayer`.
extension ScriptSession {
  /// Makes the layer for the view of a script's class that is made next, if the class asks for one.
  /// - Throws: The script's error; `ScriptFailure.wrongKind` for what is no class of layers.
  func prepareLayer(for classID: Int32) throws {
    nextLayer = nil
    lua.pushScriptField("layerClass", of: classID)
    guard !lua.isNil(at: lua.top) else { return lua.pop() }
    let isFunction = lua.isFunction(at: lua.top)
    var type: LuaReference? = lua.popReference()
    if isFunction { type = value(of: type, named: "layerClass") { [lua] in lua.reference(at: $0.index) } }
    var made: NSObject?
    _ = value(of: type, named: "the layer's class") { [lua] in
      made = lua.object(at: $0.index)?.takeUnretainedValue() as? NSObject
    }
    try throwRaised()
    guard let layer = made as? CALayer else {
      let result = made.map { describe($0) } ?? "nil"
      throw ScriptFailure.wrongKind(
        .result(of: "layerClass"), accepted: "a class of layers such as CAShapeLayer", given: result)
    }
    nextLayer = layer
  }

  private func value<Value>(
    of function: LuaReference?, named name: String, _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    function.flatMap { callbacks.call($0, named: name, [], isBlock: true, read) }
  }

  /// The layer that was prepared, once; nil for a plain one.
  package func takeLayer() -> CALayer? {
    defer { nextLayer = nil }
    return nextLayer
  }
}
