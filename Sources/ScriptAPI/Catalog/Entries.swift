import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// One parameter of a function.
public struct Parameter: Sendable {
  /// Swift's label, which a script writes in a table; nil for an unlabelled parameter, given by position only.
  public let label: String?
  /// The name help shows.
  public let name: String
  public let shape: Shape
  /// Whether it may be left out; one that takes nil may, unless it is said otherwise.
  public let isOptional: Bool
  /// Whether a call has to name it: by position it would be another overload's.
  public let isByLabel: Bool
  public let summary: String

  public init(
    _ label: String?, _ name: String? = nil, _ shape: Shape, isOptional: Bool? = nil, byLabel: Bool = false,
    _ summary: String = ""
  ) {
    self.label = label
    isByLabel = byLabel
    self.name = name ?? label ?? "value"
    self.shape = shape
    self.isOptional = isOptional ?? shape.isOptional
    self.summary = summary
  }
}

/// One way to call a function: its parameters, and what it does with them.
public struct Overload {
  public let parameters: [Parameter]
  public let result: Shape
  let body: (Call) throws -> ScriptValue

  init(_ parameters: [Parameter], returns result: Shape = .nothing, _ body: @escaping (Call) throws -> ScriptValue) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }

  /// `(withDuration:animations:completion:)`, as Swift writes it.
  public var labels: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A function with all its overloads: a method, a static function, or a global one.
public struct FunctionEntry {
  public let name: String
  public let summary: String
  public let overloads: [Overload]
  /// Whether a script class may give its own, which the system then calls.
  public var isOverridable = false
  /// Whether it is called on the class.
  public var isStatic = false
  /// Whether it changes the world whatever it is called on. What is not said to, and answers something, only reads.
  public var changesWorld = false

  public init(_ name: String, _ summary: String, _ overloads: [Overload]) {
    self.name = name
    self.summary = summary
    self.overloads = overloads
  }

  /// The function with the overloads of another of its name as well.
  func also(_ other: FunctionEntry) -> FunctionEntry { FunctionEntry(name, summary, overloads + other.overloads) }

  /// Whether it gives anything back.
  var answers: Bool {
    overloads.contains { if case .nothing = $0.result { false } else { true } }
  }
}

/// How a property is read and written. Numbers, flags and layer values cross without an allocation.
enum PropertyAccess {
  case layer(LayerProperty)
  case number(Quantity, get: (NSObject) -> Double, set: ((NSObject, Double) -> Void)?)
  case bool(get: (NSObject) -> Bool, set: ((NSObject, Bool) -> Void)?)
  case value(
    get: (ScriptSession, NSObject) throws -> ScriptValue,
    set: ((ScriptSession, NSObject, ScriptArgument) throws -> Void)?)
}

/// A property of a class.
public struct PropertyEntry {
  public let name: String
  public let shape: Shape
  public let summary: String
  let access: PropertyAccess
  public var isStatic = false
  /// A computed property that a script class overrides with a method of its name.
  public var isOverridable = false

  /// Whether it can be assigned.
  public var isWritable: Bool {
    switch access {
    case .layer: true
    case .number(_, _, let set): set != nil
    case .bool(_, let set): set != nil
    case .value(_, let set): set != nil
    }
  }
}

/// A class as scripts see it.
public struct ClassEntry {
  public let name: String
  public let superclass: String?
  public let summary: String
  /// Makes a bare instance, to which `initializers` and properties are applied; nil when scripts cannot make one.
  let make: ((ScriptSession) -> NSObject)?
  /// Makes the bare instance behind a script class; nil when the class cannot be subclassed by a script.
  let makeScriptInstance: ((ScriptSession) -> NSObject)?
  /// Ways to set up a new instance, which is `call.receiver`; or, when `makesFromArguments`, to make one.
  public let initializers: [Overload]
  let makesFromArguments: Bool
  public let properties: [PropertyEntry]
  public let functions: [FunctionEntry]
  public let examples: [String]
}

/// A method that a script implements and the system calls.
public struct CallbackEntry: Sendable {
  /// As a script spells it: the base name, with the first label after the unlabelled ones where several share it.
  public let name: String
  public let parameters: [String]
  public let summary: String

  public init(_ name: String, _ parameters: [String], _ summary: String) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
  }
}

/// A delegate protocol: what an object may implement.
public struct ProtocolEntry: Sendable {
  public let name: String
  public let summary: String
  public let callbacks: [CallbackEntry]

  public init(_ name: String, _ summary: String, _ callbacks: [CallbackEntry]) {
    self.name = name
    self.summary = summary
    self.callbacks = callbacks
  }
}

/// A value struct: how it is made, and what can be asked of it beyond its numbers.
public struct StructEntry {
  public let kind: StructKind
  public let summary: String
  public let initializers: [Overload]
  /// Computed numbers and structs, and methods; the receiver is argument 0 of each.
  let properties: [(name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue)]
  public let functions: [FunctionEntry]
  /// Constants and functions of the type, `CGRect.zero`.
  let constants: [(name: String, value: ScriptValue)]
  public let statics: [FunctionEntry]
  public let examples: [String]
}

/// A global value: an old name of a constant, or a word.
public struct ConstantEntry: Sendable {
  public let name: String
  public let value: ConstantValue
  /// What to write today, for help.
  public let currentName: String?

  public enum ConstantValue: Sendable {
    case string(String), number(Double)
    /// A constant of a struct's type, by its name there.
    case member(StructKind, String)
  }
}
