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
