import ScriptAPI
import ScriptRuntime

/// The API table as a file for the importer, which links neither the engine nor Lua: a line for each row, its fields with tabs
/// between them.
///
/// | line | fields |
/// | --- | --- |
/// | `C` | class, superclass, flags: `f`inal, as scripts cannot subclass it; `s`tands in, as it is not modelled |
/// | `S` | struct, names of its numbers, names of the structs in it |
/// | `T` | protocol |
/// | `I` | parameters of an initialiser of the class or struct above |
/// | `P` | property, shape, flags: `w`ritable, `s`tatic, `o`verridable |
/// | `M` | method, flags, result, parameters |
/// | `B` | callback of the class or protocol above, parameters |
/// | `E` | enumeration, its words |
/// | `F` | function, result, parameters |
/// | `G` | global object |
/// | `K` | old name of a constant, its current spelling |
/// | `A` | absent class, the reason |
/// | `N` | class, the reason, its absent members |
///
/// A parameter is `label=shape` with flags behind it: `?` for one that may be left out, `!` for one that must be named.
/// The shape of a function is `f(name=shape,…:result)`.
package enum ImportTable {
  package static var text: String { lines(of: .uiKit).map { $0 + "\n" }.joined() }

  private static func lines(of catalog: Catalog) -> [String] {
    catalog.enumerations.filter { !Catalog.isOldName($0.name) }.map { enumeration($0) } + nested(in: catalog)
      + catalog.modelledClasses.flatMap { lines(of: $0.entry, isStandIn: false) }
      + catalog.standIns.flatMap { lines(of: $0.entry, isStandIn: true) }
      + catalog.structures.flatMap { lines(of: $0) }
      + catalog.protocols.flatMap { entry in
        ["T\t\(entry.name)"] + entry.callbacks.map { "B\t\($0.name)\t\(parameters($0))" }
      }
      + catalog.functions.flatMap { function in
        function.overloads.map { "F\t\(function.name)\t\(shape($0.result))\t\(parameters($0.parameters))" }
      }
      + catalog.objects.map { "G\t\($0.name)" }
      + catalog.constants.compactMap { constant in constant.currentName.map { "K\t\(constant.name)\t\($0)" } }
      + Catalog.absentNames.flatMap { absent in absent.names.map { "A\t\($0)\t\(absent.why.rawValue)" } }
      + Catalog.coverage.flatMap { coverage in
        coverage.absent.map { "N\t\(coverage.name)\t\($0.why.rawValue)\t\($0.members.joined(separator: " "))" }
      }
  }

  private static func enumeration(_ entry: EnumEntry) -> String {
    "E\t\(entry.name)\t\(entry.words.joined(separator: " "))"
  }

  /// The enumerations that are only named by shapes, once each, in byte order.
  private static func nested(in catalog: Catalog) -> [String] {
    var names: [String: String] = [:]
    func visit(_ shape: Shape) {
      switch shape {
      case .word(let entry), .options(let entry): names[entry.name] = enumeration(entry)
      case .array(let element), .optional(let element): visit(element)
      case .priority: names[Shape.priorityWords.name] = enumeration(Shape.priorityWords)
      default: break
      }
    }
    func visit(_ overloads: [Overload]) {
      for overload in overloads {
        visit(overload.result)
        for parameter in overload.parameters { visit(parameter.shape) }
      }
    }
    for entry in catalog.classes.map(\.entry) {
      visit(entry.initializers)
      for property in entry.properties { visit(property.shape) }
      for function in entry.functions { visit(function.overloads) }
    }
    for entry in catalog.structures {
      visit(entry.initializers)
      for function in entry.functions + entry.statics { visit(function.overloads) }
    }
    for function in catalog.functions { visit(function.overloads) }
    for callback in catalog.protocols.flatMap(\.callbacks) {
      for parameter in callback.parameters { visit(parameter.shape) }
    }
    for entry in catalog.enumerations { names[entry.name] = nil }
    return names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  private static func lines(of entry: ClassEntry, isStandIn: Bool) -> [String] {
    let flags = (entry.makeScriptInstance == nil ? "f" : "") + (isStandIn ? "s" : "")
    return ["C\t\(entry.name)\t\(entry.superclass ?? "")" + (flags.isEmpty ? "" : "\t" + flags)]
      + entry.initializers.map { "I\t\(parameters($0.parameters))" }
      + entry.properties.map { property in
        "P\t\(property.name)\t\(shape(property.shape))\t"
          + (property.isWritable ? "w" : "") + (property.isStatic ? "s" : "") + (property.isOverridable ? "o" : "")
      }
      + entry.functions.flatMap { lines(of: $0, flags: ($0.isStatic ? "s" : "") + ($0.isOverridable ? "o" : "")) }
  }

  private static func lines(of entry: StructEntry) -> [String] {
    let kind = entry.kind
    let parts = kind.parts.map { "\($0.name)=\($0.kind.rawValue)" }.joined(separator: " ")
    return ["S\t\(kind.rawValue)\t\(kind.fields.joined(separator: " "))\t\(parts)"]
      + entry.initializers.map { "I\t\(parameters($0.parameters))" }
      + entry.properties.map { "P\t\($0.name)\t\(shape($0.shape))\t" }
      + entry.constants.map { "P\t\($0.name)\t\(kind.rawValue)\ts" }
      + entry.functions.flatMap { lines(of: $0, flags: "") } + entry.statics.flatMap { lines(of: $0, flags: "s") }
  }

  private static func lines(of function: FunctionEntry, flags: String) -> [String] {
    function.overloads.map {
      "M\t\(function.name)\t\(flags)\t\(shape($0.result))\t\(parameters($0.parameters))"
    }
  }

  private static func parameters(_ parameters: [Parameter]) -> String {
    parameters.map {
      "\($0.label ?? "_")=\(shape($0.shape))\($0.isOptional ? "?" : "")\($0.isByLabel ? "!" : "")"
    }.joined(separator: ";")
  }

  private static func parameters(_ callback: CallbackEntry) -> String {
    callback.parameters.map { "\($0.name)=\(shape($0.shape))" }.joined(separator: ";")
  }

  /// A shape as the importer reads it: a name of a type, or a letter and a bracket for what has no name.
  private static func shape(_ shape: Shape) -> String {
    switch shape {
    case .number, .time: "Double"
    case .integer: "Int"
    case .bool: "Bool"
    case .string, .keyPath: "String"
    case .word(let entry): entry.name
    case .options(let entry): entry.name
    case .priority: Shape.priorityWords.name
    case .structure(let kind): kind.rawValue
    case .object(let name), .delegate(let name): name
    case .function(let parameters, let result):
      "f(\(parameters.map { "\($0.key)=\(self.shape($0.value))" }.joined(separator: ",")):\(self.shape(result)))"
    case .array(let element): "[\(self.shape(element))]"
    case .animatable, .any, .table: "Any"
    case .optional(let wrapped): self.shape(wrapped) + "?"
    case .nothing: "-"
    }
  }
}
