/// A table of everything a script can say. Dispatch, conversion, errors, completion, help and the reference all read
/// it.
///
/// Its lists are built when first read, so that a session starts without them.
package struct Catalog: Sendable {
  private let makeClasses: @Sendable () -> [ClassDeclaration]
  private let makeStandIns: @Sendable () -> [ClassDeclaration]
  private let makeFunctions: @Sendable () -> [FunctionEntry]
  private let makeObjects: @Sendable () -> [ObjectEntry]
  private let makeEnumerations: @Sendable () -> [EnumEntry]
  private let makeConstants: @Sendable () -> [ConstantEntry]
  private let makeProtocols: @Sendable () -> [ProtocolEntry]
  private let absences: Absences
  /// Makes the entry of a struct.
  package let structure: @Sendable (StructKind) -> StructEntry
  /// The script's name for the only instance of a class, by class: `timeline` for `Timeline`.
  package let spokenNames: [String: String]

  /// Why names of Apple's are missing.
  package struct Absences: Sendable {
    /// The absence of a global name; nil for one that exists, or that is not known at all.
    package let ofName: @Sendable (_ name: String) -> Absence?
    /// The absence of a member, by the names of its class and those above it; nil for any other.
    package let ofMember: @Sendable (_ name: String, _ classes: [String]) -> Absence?

    package init(
      ofName: @escaping @Sendable (_ name: String) -> Absence? = { _ in nil },
      ofMember: @escaping @Sendable (_ name: String, _ classes: [String]) -> Absence? = { _, _ in nil }
    ) {
      self.ofName = ofName
      self.ofMember = ofMember
    }
  }

  /// - Parameters:
  ///   - classes: Has a row without superclass named `NSObject`, below which all others are.
  ///   - standIns: Classes that are not modelled and can be made all the same; read when a name is none of `classes`.
  ///   - structure: Gives an entry for each kind of struct.
  package init(
    classes: @autoclosure @escaping @Sendable () -> [ClassDeclaration],
    standIns: @autoclosure @escaping @Sendable () -> [ClassDeclaration] = [],
    structure: @escaping @Sendable (StructKind) -> StructEntry,
    functions: @autoclosure @escaping @Sendable () -> [FunctionEntry] = [],
    objects: @autoclosure @escaping @Sendable () -> [ObjectEntry] = [],
    enumerations: @autoclosure @escaping @Sendable () -> [EnumEntry] = [],
    constants: @autoclosure @escaping @Sendable () -> [ConstantEntry] = [],
    protocols: @autoclosure @escaping @Sendable () -> [ProtocolEntry] = [],
    spokenNames: [String: String] = [:], absences: Absences = Absences()
  ) {
    makeClasses = classes
    makeStandIns = standIns
    self.structure = structure
    makeFunctions = functions
    makeObjects = objects
    makeEnumerations = enumerations
    makeConstants = constants
    makeProtocols = protocols
    self.spokenNames = spokenNames
    self.absences = absences
  }

  package var classes: [ClassDeclaration] { modelledClasses + standIns }
  /// Those that do what Apple's do.
  package var modelledClasses: [ClassDeclaration] { makeClasses() }
  /// Those that are not modelled, and can be made all the same.
  package var standIns: [ClassDeclaration] { makeStandIns() }
  /// The class of a name; nil when there is none.
  package func declaration(named name: String) -> ClassDeclaration? {
    if let modelled = modelledClasses.first(where: { $0.name == name }) { return modelled }
    // Most names that are no class of the table begin otherwise, and its rows are not made for them.
    guard ["UI", "NS", "CA"].contains(where: name.hasPrefix) else { return nil }
    return standIns.first { $0.name == name }
  }
  /// The value structs.
  package var structures: [StructEntry] { StructKind.allCases.map { structure($0) } }
  /// The functions that belong to no class.
  package var functions: [FunctionEntry] { makeFunctions() }
  /// The globals that are objects of the session's world.
  package var objects: [ObjectEntry] { makeObjects() }
  package var enumerations: [EnumEntry] { makeEnumerations() }
  package var constants: [ConstantEntry] { makeConstants() }
  package var protocols: [ProtocolEntry] { makeProtocols() }

  /// Every global name, in the table's order.
  package var globalNames: [String] {
    classes.map(\.name) + StructKind.allCases.map(\.rawValue) + functions.map(\.name) + objects.map(\.name)
      + enumerations.map(\.name) + constants.map(\.name)
  }

  /// The name of a class in errors: that of its only instance, if it has one.
  package func spokenName(_ type: String) -> String { spokenNames[type] ?? type }

  /// The name of a function in errors: `UIView.animate`, `timeline:seek`, `print`.
  ///
  /// - Parameter type: The class that declares it; empty for a global function.
  package func spokenName(of function: FunctionEntry, in type: String) -> String {
    let owner = spokenName(type)
    return owner.isEmpty ? function.name : "\(owner)\(function.isStatic ? "." : ":")\(function.name)"
  }

  /// Why a name of Apple's is missing; nil when it is present, or not Apple's.
  package func absence(ofName name: String) -> Absence? { absences.ofName(name) }

  /// Why a member of Apple's is missing from all of `classes`; nil when it is present, or not Apple's.
  package func absence(of name: String, in classes: [String]) -> Absence? { absences.ofMember(name, classes) }
}

/// A global that is an object of the session's world.
package struct ObjectEntry {
  package let name: String
  package let summary: String
  /// Makes the value for one session.
  package let make: (ScriptSession) -> ScriptValue

  package init(name: String, summary: String, make: @escaping (ScriptSession) -> ScriptValue) {
    self.name = name
    self.summary = summary
    self.make = make
  }
}
