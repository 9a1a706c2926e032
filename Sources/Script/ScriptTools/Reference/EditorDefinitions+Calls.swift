package import ScriptRuntime

/// Functions as annotations. A call is by position, or by position up to some parameter and then by label in a table.
extension EditorDefinitions {
  /// The class name of an overload's table of labels after `count` positional parameters.
  private func tableName(_ name: String, _ overload: Int, _ count: Int) -> String {
    "\(name).Labels\(overload + 1)_\(count)"
  }

  /// The positions at which the table of labels may begin: after the unlabelled parameters, or after one more. Later ones
  /// are valid too, but would make the list unreadable.
  private func tablePlaces(_ overload: Overload) -> Range<Int> {
    let first = (overload.parameters.lastIndex { $0.label == nil } ?? -1) + 1
    return first..<max(first, min(overload.parameters.count, first + 2))
  }

  /// Writes the classes of the tables of labels, which precede the function.
  mutating func writeTables(of overloads: [Overload], named name: String) {
    let labels = overloads.flatMap(\.parameters).compactMap(\.label).unique
    for (number, overload) in overloads.enumerated() {
      for index in tablePlaces(overload) {
        let parameters = overload.parameters[index...]
        line("---@class (exact) \(tableName(name, number, index))")
        for parameter in parameters {
          guard let label = parameter.label else { continue }
          line(
            "---@field \(EditorType.key(label))\(parameter.isOptional ? "?" : "") "
              + "\(EditorType.accepted(parameter.shape.wrapped)) \(parameter.summary)")
        }
        // A server takes a table with more fields than it knows; so the labels of other overloads are ruled out.
        for label in labels where !parameters.contains(where: { $0.label == label }) {
          line("---@field \(EditorType.key(label))? nil")
        }
        blank()
      }
    }
  }

  /// `a: number, b?: string`.
  private func list(_ parameters: some Sequence<Parameter>) -> [String] {
    unique(parameters).map {
      "\($0)\($1.isOptional ? "?" : ""): \(EditorType.accepted($1.shape.wrapped))"
    }
  }

  /// The parameters with unique names.
  private func unique(_ parameters: some Sequence<Parameter>) -> [(String, Parameter)] {
    var seen: [String: Int] = [:]
    return parameters.map { parameter in
      let name = EditorType.name(parameter.name)
      seen[name, default: 0] += 1
      return (seen[name] == 1 ? name : "\(name)\(seen[name] ?? 0)", parameter)
    }
  }

  private func result(_ shape: Shape) -> String {
    if case .nothing = shape { "" } else { ": " + EditorType.given(shape) }
  }

  /// Every form of some overloads as function types.
  package func forms(
    of overloads: [Overload], tables: String, receiver: String?, result fixed: String? = nil
  ) -> (positional: [String], labelled: [String]) {
    let receiverParameter = receiver.map { ["self: \($0)"] } ?? []
    var positional: [String] = []
    var labelled: [String] = []
    for (number, overload) in overloads.enumerated() {
      let result = fixed.map { ": " + $0 } ?? result(overload.result)
      positional.append("fun(\((receiverParameter + list(overload.parameters)).joined(separator: ", ")))\(result)")
      for index in overload.parameters.indices where overload.isPassed(at: index) {
        let others = Array(overload.parameters[..<index] + overload.parameters[(index + 1)...])
        positional.append("fun(\((receiverParameter + list(others)).joined(separator: ", ")))\(result)")
      }
      for index in tablePlaces(overload) {
        let isOptional = overload.parameters[index...].allSatisfy(\.isOptional) ? "?" : ""
        let table = "labels\(isOptional): \(tableName(tables, number, index))"
        labelled.append(
          "fun(\((receiverParameter + list(overload.parameters[..<index]) + [table]).joined(separator: ", ")))\(result)"
        )
      }
    }
    return (positional, labelled)
  }

  /// A function: the first overload by position is the declaration, every other form an overload of it.
  ///
  /// - Parameter name: With the class before it: `UIView.animate`, `UIView:addSubview`.
  package mutating func write(_ function: FunctionEntry, named name: String, receiver: String?, tables: String) {
    guard let first = function.overloads.first else { return }
    comment(function.summary)
    let forms = forms(of: function.overloads, tables: tables, receiver: receiver)
    for form in forms.positional.dropFirst() + forms.labelled { line("---@overload \(form)") }
    for (name, parameter) in unique(first.parameters) {
      line(
        "---@param \(name)\(parameter.isOptional ? "?" : "") \(EditorType.accepted(parameter.shape.wrapped)) "
          + parameter.summary)
    }
    if case .nothing = first.result {} else { line("---@return \(EditorType.given(first.result))") }
    line("function \(name)(\(unique(first.parameters).map(\.0).joined(separator: ", "))) end")
    blank()
  }
}
