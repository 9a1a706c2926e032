import ScriptAPI
package import ScriptRuntime

/// Writes classes, values and protocols as annotations.
extension EditorDefinitions {
  package mutating func write(_ entry: ClassEntry) {
    let isMade = entry.make != nil || entry.makesFromArguments
    if isMade { writeInit(entry) }
    for function in entry.functions { writeTables(of: function.overloads, named: "\(entry.name).\(function.name)") }
    comment(entry.summary)
    line("---@class \(entry.name)\(entry.superclass.map { " : " + $0 } ?? "")")
    if entry.superclass == nil { line("---@field super any The superclass, in a script's own class.") }
    for property in entry.properties {
      let type = property.isWritable ? EditorType.accepted(property.shape) : EditorType.given(property.shape)
      line("---@field \(EditorType.key(property.name)) \(type) \(property.summary)")
    }
    if isMade {
      line("---@overload fun(init?: \(entry.name).Init): \(entry.name)")
      for form in forms(of: entry.initializers, tables: "", receiver: nil, result: entry.name).positional
      where form != "fun(): \(entry.name)" {
        line("---@overload \(form)")
      }
    }
    line("\(entry.name) = {}")
    blank()
    for function in entry.functions {
      write(
        function, named: entry.name + (function.isStatic ? "." : ":") + function.name,
        receiver: function.isStatic ? nil : entry.name, tables: "\(entry.name).\(function.name)")
    }
  }

  /// Writes the table of `UIView{frame = …, alpha = 0.5}`: initialisers' labels and properties, inherited ones included.
  private mutating func writeInit(_ entry: ClassEntry) {
    line("---@class (exact) \(entry.name).Init")
    var seen: Set<String> = []
    for parameter in entry.initializers.flatMap(\.parameters) {
      guard let label = parameter.label, seen.insert(label).inserted else { continue }
      line("---@field \(EditorType.key(label))? \(EditorType.accepted(parameter.shape.wrapped)) \(parameter.summary)")
    }
    var current: ClassEntry? = entry
    while let owner = current {
      for property in owner.properties where property.isWritable && !property.isStatic {
        guard seen.insert(property.name).inserted else { continue }
        line(
          "---@field \(EditorType.key(property.name))? \(EditorType.accepted(property.shape.wrapped)) \(property.summary)"
        )
      }
      current = owner.superclass.flatMap { name in Catalog.uiKit.classes.first { $0.name == name }?.entry }
    }
    blank()
  }

  package mutating func write(_ entry: StructEntry) {
    let name = entry.kind.rawValue
    writeTables(of: entry.initializers, named: "\(name).init")
    for function in entry.functions + entry.statics {
      writeTables(of: function.overloads, named: "\(name).\(function.name)")
    }
    comment(entry.summary)
    comment(
      "One read from a property stays a part of it: a change of its fields is one of the property. `:copy()` is not.")
    line("---@class \(name)")
    for field in entry.kind.fields { line("---@field \(field) number") }
    for part in entry.kind.parts { line("---@field \(part.name) \(part.kind.rawValue)") }
    for property in entry.properties { line("---@field \(property.name) \(EditorType.given(property.shape))") }
    for constant in entry.constants { line("---@field \(constant.name) \(name)") }
    let forms = forms(of: entry.initializers, tables: "\(name).init", receiver: nil, result: name)
    for form in forms.positional + forms.labelled { line("---@overload \(form)") }
    line("\(name) = {}")
    blank()
    for function in entry.functions + entry.statics {
      write(
        function, named: name + (function.isStatic ? "." : ":") + function.name,
        receiver: function.isStatic ? nil : name, tables: "\(name).\(function.name)")
    }
  }

  /// Writes a protocol; every method is optional.
  package mutating func write(_ entry: ProtocolEntry) {
    comment(entry.summary)
    line("---@class \(entry.name)")
    for callback in entry.callbacks {
      let parameters =
        ["self"] + callback.parameters.map { "\(EditorType.name($0.name)): \(EditorType.given($0.shape))" }
      line(
        "---@field \(callback.name)? fun(\(parameters.joined(separator: ", "))): \(EditorType.returned(callback.result)) "
          + callback.summary)
    }
    blank()
  }
}
