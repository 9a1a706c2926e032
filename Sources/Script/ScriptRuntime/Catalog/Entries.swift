package import LayerKit
package import MotionMath

/// One parameter of a function.
package struct Parameter: Sendable {
  /// Swift's label, which a script writes in a table; nil for an unlabelled parameter, given by position only.
  package let label: String?
  /// The name help shows.
  package let name: String
  package let shape: Shape
  /// Whether a call may omit the parameter; by default, one that accepts nil may be omitted.
  package let isOptional: Bool
  /// Whether a call must name it, because by position it would match another overload.
  package let isByLabel: Bool
  /// Whether only a struct itself is accepted, because a table holds labels, and text matches another overload.
  package let isStructItself: Bool
  package let summary: String

  package init(
    _ label: String?, _ name: String? = nil, _ shape: Shape, isOptional: Bool? = nil, byLabel: Bool = false,
    structItself: Bool = false, _ summary: String = ""
  ) {
    self.label = label
    isByLabel = byLabel
    isStructItself = structItself
    self.name = name ?? label ?? "value"
    self.shape = shape
    self.isOptional = isOptional ?? shape.isOptional
    self.summary = summary
  }
}

/// One way to call a function: its parameters and its body.
package struct Overload {
  package let parameters: [Parameter]
  /// Whether a call by position must give every argument, although each may be left out by label, and all together.
  package var isWholeByPosition = false
  /// True when only a call without arguments fits, so that a mistake in another form is not taken for properties.
  package var takesNoArguments = false
  package let result: Shape
  /// Performs the call. It throws `ScriptFailure` for bad arguments.
  package let body: (Call) throws -> ScriptValue

  package init(
    _ parameters: [Parameter], returns result: Shape = .nothing, _ body: @escaping (Call) throws -> ScriptValue
  ) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }

  /// Whether a function by position goes past the optional parameter at `place` to the next, as Swift's trailing closures do:
  /// `UIView.animate(1, 0, function() … end)` has no options. Past several of them other forms of a call would fit, too.
  package func isPassed(at index: Int) -> Bool {
    guard index + 1 < parameters.count, parameters[index].isOptional,
      case .function = parameters[index + 1].shape.wrapped
    else { return false }
    return !parameters[index].shape.takesFunction
  }

  /// `(withDuration:animations:completion:)`, as Swift writes it.
  package var labels: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A function with all its overloads: a method, a static function, or a global one.
package struct FunctionEntry {
  /// The name of the initialiser, as in `Card.super.init`.
  static let initializerName = "init"
  package let name: String
  package let summary: String
  package let overloads: [Overload]
  /// Whether a script class may override it; the system then calls the override.
  package var isOverridable = false
  /// True for a method called on the class.
  package var isStatic = false
  /// True when a call changes the world, whatever its receiver. A function without this that returns something only
  /// reads.
  package var changesWorld = false

  package init(_ name: String, _ summary: String, _ overloads: [Overload]) {
    self.name = name
    self.summary = summary
    self.overloads = overloads
  }

  /// The function with the overloads of another of its name as well.
  package func also(_ other: FunctionEntry) -> FunctionEntry {
    FunctionEntry(name, summary, overloads + other.overloads)
  }

  /// True when an overload returns a value.
  var returnsValue: Bool {
    overloads.contains { if case .nothing = $0.result { false } else { true } }
  }
}

/// How a property is read and written. Numbers, flags and layer values cross without an allocation.
package enum PropertyAccess {
  case layer(LayerProperty)
  case number(Quantity, get: (NSObject) -> Double, set: ((NSObject, Double) -> Void)?)
  case bool(get: (NSObject) -> Bool, set: ((NSObject, Bool) -> Void)?)
  case value(
    get: (ScriptSession, NSObject) throws -> ScriptValue,
    set: ((ScriptSession, NSObject, ScriptArgument) throws -> Void)?)
}

/// A property of a class.
package struct PropertyEntry {
  package let name: String
  package let shape: Shape
  package let summary: String
  package let access: PropertyAccess
  package var isStatic = false
  /// A computed property that a script class overrides with a method of its name.
  package var isOverridable = false
  /// Whether setting it changes the world although its object is not part of it.
  package var changesWorld = false
  /// Whether nil can be assigned although it is never nil when read: Swift's `UIColor!`.
  package var takesNil = false

  /// True when scripts can assign the property.
  package var isWritable: Bool {
    switch access {
    case .layer: true
    case .number(_, _, let set): set != nil
    case .bool(_, let set): set != nil
    case .value(_, let set): set != nil
    }
  }
}

/// A class as scripts see it.
package struct ClassEntry {
  package let name: String
  package let superclass: String?
  package let summary: String
  /// Which of its objects are part of the world; nil: as the superclass has it.
  package let worldPart: WorldPart?
  /// Makes a bare instance, to which `initializers` and properties are applied; nil when scripts cannot make one.
  package let make: ((ScriptSession) -> NSObject)?
  /// Makes the bare instance behind a script class; nil when the class cannot be subclassed by a script.
  package let makeScriptInstance: ((ScriptSession) -> NSObject)?
  /// Ways to set up a new instance, which is `call.receiver`; or, when `makesFromArguments`, to make one.
  package let initializers: [Overload]
  package let makesFromArguments: Bool
  package let properties: [PropertyEntry]
  package let functions: [FunctionEntry]
  package let examples: [String]
  /// How many bytes an instance takes beyond one of the superclass, where that is not counted for each object: measured.
  package var weight = 0

  /// Whether the class itself has a member of this name.
  func hasStatic(_ name: String) -> Bool {
    properties.contains { $0.name == name && $0.isStatic } || functions.contains { $0.name == name && $0.isStatic }
  }
}

/// A method that a script implements and the system calls.
package struct CallbackEntry: Sendable {
  /// As a script spells it: the base name, with the first label after the unlabelled ones where several share it.
  package let name: String
  /// The arguments of a call, after `self`.
  package let parameters: [CallbackParameter]
  /// The result that the system expects.
  package let result: Shape
  package let summary: String

  /// - Parameter parameters: Each as Swift declares it: `forPresented presented`, `_ layer`, or `source` for a parameter
  ///   whose label is its name.
  package init(
    _ name: String, _ parameters: KeyValuePairs<String, Shape>, returns result: Shape = .nothing, _ summary: String
  ) {
    self.name = name
    self.parameters = parameters.map { CallbackParameter(declaration: $0.key, $0.value) }
    self.result = result
    self.summary = summary
  }

  /// `animateTransition(context)`.
  package var usage: String { "\(name)(\(parameters.map(\.name).joined(separator: ", ")))" }
}

/// An argument that the system passes to a callback.
package struct CallbackParameter: Sendable {
  /// Swift's label; nil for none.
  package let label: String?
  /// The name help shows.
  package let name: String
  package let shape: Shape

  fileprivate init(declaration: String, _ shape: Shape) {
    let words = declaration.split(separator: " ").map(String.init)
    label = words.first == "_" ? nil : words.first
    name = words.last ?? declaration
    self.shape = shape
  }
}

/// A delegate protocol: the methods that an object may implement.
package struct ProtocolEntry: Sendable {
  package let name: String
  package let summary: String
  package let callbacks: [CallbackEntry]

  package init(_ name: String, _ summary: String, _ callbacks: [CallbackEntry]) {
    self.name = name
    self.summary = summary
    self.callbacks = callbacks
  }
}

/// A value struct: its initialisers, and its members beyond its numbers.
package struct StructEntry {
  package let kind: StructKind
  package let summary: String
  package let initializers: [Overload]
  /// Computed numbers and structs, and methods; the receiver is argument 0 of each.
  package let properties: [(name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue)]
  package let functions: [FunctionEntry]
  /// Constants and functions of the type, `CGRect.zero`.
  package let constants: [(name: String, value: ScriptValue)]
  package let statics: [FunctionEntry]
  package let examples: [String]

  package init(
    kind: StructKind, summary: String, initializers: [Overload],
    properties: [(name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue)],
    functions: [FunctionEntry], constants: [(name: String, value: ScriptValue)], statics: [FunctionEntry],
    examples: [String]
  ) {
    self.kind = kind
    self.summary = summary
    self.initializers = initializers
    self.properties = properties
    self.functions = functions
    self.constants = constants
    self.statics = statics
    self.examples = examples
  }

  /// The struct, with another way to be made and another function.
  package func adding(_ initializer: Overload, _ function: FunctionEntry) -> StructEntry {
    StructEntry(
      kind: kind, summary: summary, initializers: initializers + [initializer], properties: properties,
      functions: functions + [function], constants: constants, statics: statics, examples: examples)
  }
}

/// A global value: an old name of a constant, or a word.
package struct ConstantEntry: Sendable {
  package let name: String
  package let value: ConstantValue
  /// The current name, for help.
  package let currentName: String?

  package init(name: String, value: ConstantValue, currentName: String?) {
    self.name = name
    self.value = value
    self.currentName = currentName
  }

  /// The value of a named constant.
  package enum ConstantValue: Sendable {
    case string(String), number(Double)
    /// A constant of a struct's type, by its name there.
    case member(StructKind, String)
  }
}
