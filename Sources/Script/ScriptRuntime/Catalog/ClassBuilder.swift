package import LayerKit
import LuaBridge
package import MotionMath
import ViewKit

/// Collects the declarations of a class, one line a member.
package struct ClassBuilder<Object: NSObject> {
  /// The name of the class.
  let name: String
  private(set) var makeInstance: ((ScriptSession) -> NSObject)?
  package private(set) var makeScriptInstance: ((ScriptSession) -> NSObject)?
  package private(set) var initializers: [Overload] = []
  package private(set) var makesFromArguments = false
  package private(set) var properties: [PropertyEntry] = []
  package private(set) var functions: [FunctionEntry] = []
  package private(set) var examples: [String] = []
  /// See `ClassEntry.weight`.
  package var weight = 0

  /// Scripts can make instances: `make` gives a bare one.
  package mutating func makes(_ make: @escaping (ScriptSession) -> Object) { makeInstance = make }

  /// Scripts can make subclasses: `make` gives the object behind an instance of one.
  package mutating func subclassed(_ make: @escaping (ScriptSession) -> Object) { makeScriptInstance = make }

  /// A way to set up a new instance from arguments.
  package mutating func initializer(_ parameters: [Parameter], _ apply: @escaping (Object, Call) throws -> Void) {
    initializers.append(
      Overload(parameters) { call in
        try apply(call.receiver(Object.self), call)
        return .none
      })
  }

  /// A way to make an instance that needs its arguments from the start.
  package mutating func made(_ parameters: [Parameter], _ make: @escaping (Call) throws -> Object) {
    makesFromArguments = true
    initializers.append(Overload(parameters) { call in .object(try make(call)) })
  }

  /// A way to make an instance without any arguments, properties included.
  package mutating func madeWithoutArguments(_ make: @escaping (Call) throws -> Object) {
    made([], make)
    initializers[initializers.count - 1].takesNoArguments = true
  }

  /// Adds an example; its `-->` comments are tested.
  package mutating func example(_ text: String) { examples.append(text) }

  // MARK: Properties

  /// Every property of the property table that belongs to this class, except those whose row here differs.
  package mutating func layerProperties(of owner: LayerKind, except others: Set<LayerProperty> = []) {
    for property in LayerProperty.allCases where property.owner == owner && !others.contains(property) {
      properties.append(
        PropertyEntry(
          name: property.memberName, shape: Shape(property), summary: property.summary, access: .layer(property)))
    }
  }

  /// Declares a number; without `set` it is read-only. Numbers cross without allocation.
  package mutating func number(
    _ name: String, _ quantity: Quantity, _ summary: String, _ get: @escaping (Object) -> Double,
    _ set: ((Object, Double) -> Void)? = nil
  ) {
    let write = set.map { set in
      { (object: NSObject, value: Double) in set(unsafeDowncast(object, to: Object.self), value) }
    }
    add(
      name, .number(quantity), summary, .number(quantity, get: { get(unsafeDowncast($0, to: Object.self)) }, set: write)
    )
  }

  /// Declares a Boolean; without `set` it is read-only.
  package mutating func bool(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> Bool, _ set: ((Object, Bool) -> Void)? = nil
  ) {
    let write = set.map { set in
      { (object: NSObject, value: Bool) in set(unsafeDowncast(object, to: Object.self), value) }
    }
    add(name, .bool, summary, .bool(get: { get(unsafeDowncast($0, to: Object.self)) }, set: write))
  }

  /// A property of any shape.
  package mutating func value(
    _ name: String, _ shape: Shape, _ summary: String, _ get: @escaping (ScriptSession, Object) throws -> ScriptValue,
    changesWorld: Bool = false, _ set: ((ScriptSession, Object, ScriptArgument) throws -> Void)? = nil
  ) {
    let write = set.map { set in
      { (session: ScriptSession, object: NSObject, argument: ScriptArgument) in
        try set(session, unsafeDowncast(object, to: Object.self), argument)
      }
    }
    add(name, shape, summary, .value(get: { try get($0, unsafeDowncast($1, to: Object.self)) }, set: write))
    properties[properties.count - 1].changesWorld = changesWorld
  }

  package mutating func string(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> String?, _ set: ((Object, String?) -> Void)? = nil
  ) {
    let write = set.map { set in
      { (_: ScriptSession, object: Object, value: ScriptArgument) in set(object, value.isNil ? nil : try value.string())
      }
    }
    value(name, .optional(.string), summary, { get($1).map { .string($0) } ?? .none }, write)
  }

  /// A text that is never nil.
  package mutating func string(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> String, _ set: ((Object, String) -> Void)? = nil
  ) {
    value(name, .string, summary, { .string(get($1)) }, set.map { set in { set($1, try $2.string()) } })
  }

  /// Declares a rectangle, in points; without `set` it is read-only.
  package mutating func rect(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> CGRect, _ set: ((Object, CGRect) -> Void)? = nil
  ) {
    value(name, .structure(.CGRect), summary, { .rect(get($1)) }, set.map { set in { set($1, try $2.rect()) } })
  }

  /// Declares a point, in points; without `set` it is read-only.
  package mutating func point(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> CGPoint, _ set: ((Object, CGPoint) -> Void)? = nil
  ) {
    value(name, .structure(.CGPoint), summary, { .point(get($1)) }, set.map { set in { set($1, try $2.point()) } })
  }

  /// Declares a size, in points; without `set` it is read-only.
  package mutating func size(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> CGSize, _ set: ((Object, CGSize) -> Void)? = nil
  ) {
    value(name, .structure(.CGSize), summary, { .size(get($1)) }, set.map { set in { set($1, try $2.size()) } })
  }

  package mutating func color(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> CGColor?, _ set: ((Object, CGColor?) -> Void)? = nil
  ) {
    value(
      name, .optional(.structure(.UIColor)), summary, { .color(get($1)) },
      set.map { set in { set($1, $2.isNil ? nil : try $2.color()) } })
  }

  /// A colour that is never nil. Where Swift declares `UIColor!`, `setNil` says what assigning nil does.
  package mutating func color(
    _ name: String, _ summary: String, _ get: @escaping (Object) -> CGColor, _ set: ((Object, CGColor) -> Void)? = nil,
    setNil: ((Object) -> Void)? = nil
  ) {
    value(
      name, .structure(.UIColor), summary, { .color(get($1)) },
      set.map { set in
        { (_: ScriptSession, object: Object, value: ScriptArgument) in
          if let setNil, value.isNil { setNil(object) } else { set(object, try value.color()) }
        }
      })
    properties[properties.count - 1].takesNil = setNil != nil
  }

  /// One word of an enumeration.
  package mutating func word<Word: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, _ type: Word.Type, _ summary: String, _ get: @escaping (Object) -> Word,
    _ set: ((Object, Word) -> Void)? = nil
  ) where Word.RawValue == String, Word.AllCases: SendableMetatype {
    value(
      name, .word(EnumEntry(type)), summary, { .string(get($1).rawValue) },
      set.map { set in { set($1, try $2.word(type)) } })
  }

  /// An object of a class, or nil.
  package mutating func object<Value: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ get: @escaping (Object) -> Value?,
    _ set: ((Object, Value?) -> Void)? = nil
  ) {
    value(
      name, .optional(.object(className)), summary, { .object(get($1)) },
      set.map { set in { set($1, $2.isNil ? nil : try $2.object(Value.self)) } })
  }

  /// An object that is always there.
  package mutating func object<Value: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ get: @escaping (Object) -> Value
  ) {
    value(name, .object(className), summary, { .object(get($1)) })
  }

  /// A property of the class itself.
  package mutating func staticValue(
    _ name: String, _ shape: Shape, _ summary: String, _ get: @escaping (ScriptSession) throws -> ScriptValue
  ) {
    add(name, shape, summary, .value(get: { session, _ in try get(session) }, set: nil))
    properties[properties.count - 1].isStatic = true
  }

  /// A class that Swift nests in this one: `UIViewController.Transition`. In the table its name is both names in one,
  /// `UIViewControllerTransition`.
  package mutating func nestedClass(_ nested: String, _ summary: String) {
    let full = name + nested
    staticValue(nested, .any, summary) { session in
      guard let id = session.classes.id(named: full) else { return .none }
      session.lua.pushClass(id)
      return .reference(session.lua.popReference())
    }
  }

  /// Enumerations that Swift nests in the class: `UIView.AnimationCurve`, whose words are its members.
  package mutating func enumerations(_ entries: EnumEntry...) {
    for entry in entries {
      let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
      staticValue(name, .any, "The words of \(entry.name).") { .enumeration(entry, $0) }
    }
  }

  /// Lets a script class override properties that were declared before, each with a method of its name.
  package mutating func overridable(properties names: String...) {
    for index in properties.indices where names.contains(properties[index].name) {
      properties[index].isOverridable = true
    }
  }

  // MARK: Stand-ins

  /// A property of any object of the class, and of those below it, whatever they are in Swift.
  mutating func declare(_ property: PropertyEntry) { properties.append(property) }

  /// The same for a method, or one more way to call it.
  mutating func declare(_ function: FunctionEntry) {
    guard let index = functions.firstIndex(where: { $0.name == function.name && $0.isStatic == function.isStatic })
    else {
      return functions.append(function)
    }
    let isStatic = functions[index].isStatic
    functions[index] = functions[index].also(function)
    functions[index].isStatic = isStatic
  }

  /// A way to set up an object, which is `call.receiver`, whatever it is in Swift.
  mutating func declare(initializer: Overload) { initializers.append(initializer) }

  private mutating func add(_ name: String, _ shape: Shape, _ summary: String, _ access: PropertyAccess) {
    properties.append(PropertyEntry(name: name, shape: shape, summary: summary, access: access))
  }

  // MARK: Functions

  /// A method without parameters.
  ///
  /// - Parameter changesWorld: True for a method that changes the world although it returns something or its object is
  ///   not part of the world.
  package mutating func method(
    _ name: String, returns result: Shape = .nothing, changesWorld: Bool = false, _ summary: String,
    _ body: @escaping (Object, Call) throws -> ScriptValue
  ) {
    method(name, changesWorld: changesWorld, summary, [overload([], returns: result, body)])
  }

  /// A method with one way to call it.
  package mutating func method(
    _ name: String, _ parameters: [Parameter], returns result: Shape = .nothing, changesWorld: Bool = false,
    _ summary: String, _ body: @escaping (Object, Call) throws -> ScriptValue
  ) {
    method(name, changesWorld: changesWorld, summary, [overload(parameters, returns: result, body)])
  }

  /// A method with several.
  package mutating func method(_ name: String, changesWorld: Bool = false, _ summary: String, _ overloads: [Overload]) {
    functions.append(FunctionEntry(name, summary, overloads))
    functions[functions.count - 1].changesWorld = changesWorld
  }

  package func overload(
    _ parameters: [Parameter], returns result: Shape = .nothing,
    _ body: @escaping (Object, Call) throws -> ScriptValue
  ) -> Overload {
    Overload(parameters, returns: result) { call in try body(call.receiver(Object.self), call) }
  }

  /// A method that the system calls and a script class may override.
  package mutating func overridable(
    _ name: String, returns result: Shape = .nothing, _ summary: String,
    _ body: @escaping (Object, Call) throws -> ScriptValue
  ) {
    overridable(name, [], returns: result, summary, body)
  }

  package mutating func overridable(
    _ name: String, _ parameters: [Parameter], returns result: Shape = .nothing, changesWorld: Bool = false,
    _ summary: String, _ body: @escaping (Object, Call) throws -> ScriptValue
  ) {
    method(name, parameters, returns: result, changesWorld: changesWorld, summary, body)
    functions[functions.count - 1].isOverridable = true
  }

  /// A function of the class itself.
  package mutating func staticMethod(
    _ name: String, changesWorld: Bool = false, _ summary: String, _ overloads: [Overload]
  ) {
    method(name, changesWorld: changesWorld, summary, overloads)
    functions[functions.count - 1].isStatic = true
  }
}

extension Shape {
  /// The shape of a property of the property table.
  package init(_ property: LayerProperty) {
    let shape: Shape =
      switch property.kind {
      case .number: .number(Quantity(property.unit, property.numberRule))
      case .bool: .bool
      case .point: .structure(.CGPoint)
      case .size: .structure(.CGSize)
      case .rect: .structure(.CGRect)
      case .color: .structure(.UIColor)
      case .transform: .structure(.CATransform3D)
      case .numbers: .array(.number(Quantity(property.unit, property.numberRule)))
      case .colors: .array(.structure(.UIColor))
      case .points: .array(.structure(.CGPoint))
      case .text: property.words.map { .word(EnumEntry(name: $0.name, words: $0.words)) } ?? .string
      case .path: .object("UIBezierPath")
      case .image: .object("UIImage")
      case .none: .nothing
      }
    self = property.isOptional ? .optional(shape) : shape
  }
}
