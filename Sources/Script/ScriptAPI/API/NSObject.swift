import LayerKit
import LuaBridge
import ScriptRuntime

extension Catalog {
  static let nsObject = ClassDeclaration(
    NSObject.self, "NSObject", inherits: nil, "The root of every class."
  ) { c in
    c.makes { _ in NSObject() }
    c.subclassed { ScriptObject(in: $0) }
    c.initializer([]) { _, _ in }
    c.method("copy", returns: .object("NSObject"), "A copy of the object.") { object, _ in
      .object(object.copied())
    }
    c.method(
      "isKind", [Parameter("of", "class", .any, "A class.")], returns: .bool,
      "Whether the object is an instance of a class or of one of its subclasses."
    ) { object, call in
      let wanted = call.session.lua.classID(at: call[0].index)
      return .bool(wanted >= 0 && call.session.lua.isClass(call.session.classes.id(of: object), kindOf: wanted))
    }
    c.method(
      "responds", [Parameter("to", "name", .string, "The name of the method.")], returns: .bool,
      "Whether the object has a method with this name."
    ) { object, call in
      let name = try call.string(0)
      return .bool(call.session.callbacks.responds(object, to: name))
    }
    c.method(
      "respondsToSelector", [Parameter(nil, "name", .string, "The name of the method.")], returns: .bool,
      "Whether the object has a method with this name."
    ) { object, call in
      let name = try call.string(0)
      return .bool(call.session.callbacks.responds(object, to: name))
    }
    c.method(
      "conformsToProtocol", [Parameter(nil, "name", .string, "The name of the protocol.")], returns: .bool,
      "Whether the object's class, or one above it, adopts a protocol."
    ) { object, call in
      let classes = call.session.classes
      return .bool(classes.protocols(of: classes.id(of: object)).contains(try call.string(0)))
    }
    c.method(
      "perform",
      [
        Parameter(nil, "selector", .string, "The name of the method."),
        Parameter("with", "object", .optional(.any), isOptional: true, "What the method is passed; nil by default."),
        Parameter(
          "afterDelay", "delay", .number(.duration), isOptional: true, "How long to wait; at once when omitted."),
      ], returns: .any, changesWorld: true,
      "Calls a method by its name, and gives its result; nil when there is a delay."
    ) { object, call in
      let (name, callbacks) = (try call.string(0), call.session.callbacks)
      try callbacks.expectMethod(name, of: object)
      let lua = call.session.lua
      let argument: [ScriptValue] = call.has(1) ? [.reference(lua.reference(at: call[1].index))] : []
      guard call.has(2) else {
        return callbacks.send(name, to: object, argument, isBlock: true) {
          .reference(lua.reference(at: $0.index))
        } ?? .none
      }
      let world = call.session.world
      // The receiver is retained until then (documented).
      world.schedule(at: world.now + (try call.number(2))) { callbacks.send(name, to: object, argument) { _ in } }
      return .none
    }
    c.method(
      "isMember", [Parameter("of", "class", .any, "A class.")], returns: .bool,
      "Whether the object is an instance of a class itself, not of a subclass."
    ) { object, call in
      .bool(call.session.lua.classID(at: call[0].index) == call.session.classes.id(of: object))
    }
    c.method(
      "isEqual", [Parameter(nil, "object", .any, "The other object.")], returns: .bool,
      "Whether the other is the same object."
    ) { object, call in
      .bool(call.session.lua.object(at: call[0].index)?.takeUnretainedValue() === object)
    }
    declareObserving(&c)
    declareKeyPathObservers(&c)
    c.example(
      """
      local Counter = class("Counter", NSObject)
      function Counter:init() self.count = 0 end
      function Counter:add() self.count = self.count + 1 end
      local counter = Counter()
      counter:add()
      print(counter.count)   --> 1
      """)
  }
}
