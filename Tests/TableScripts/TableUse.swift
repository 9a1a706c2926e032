import ScriptAPI
package import ScriptRuntime

/// One way for a script to use a row of the API table: what it is used on, a fitting value for each of its parameters, and
/// the use itself. All of it is Lua.
package struct TableUse: Sendable {
  /// The row: `UIView.animate`. A class's initialisers are its row `init`.
  package let row: String
  /// The parameters' names, as errors show them.
  package let parameters: [String]
  /// An expression that makes the receiver; `nil` where there is none.
  package let receiver: String
  /// An expression for a fitting value of each parameter.
  package let samples: [String]
  /// The body of a function of the receiver `o` and the values `a`.
  package let body: String
  /// True for an assignment of a property.
  package let isAssignment: Bool

  package init(
    row: String, on receiver: String = "nil", parameters: [String] = [], samples: [String] = [],
    isAssignment: Bool = false,
    _ body: String
  ) {
    self.row = row
    self.receiver = receiver
    self.parameters = parameters
    self.samples = samples
    self.isAssignment = isAssignment
    self.body = body
  }
}

/// Uses of one class, struct, or of the globals: what a test does in one session.
package struct TableSection: Sendable, CustomStringConvertible {
  /// The class or struct; `globals` for none.
  package let type: String
  /// Counts from 1.
  package let part: Int
  package let uses: [TableUse]

  package var description: String { "\(type)-\(part)" }

  /// Sections of at most so many uses: enough to make a session worth while.
  private static let length = 12

  static func all(_ type: String, _ uses: [TableUse]) -> [TableSection] {
    stride(from: 0, to: uses.count, by: length).map {
      TableSection(type: type, part: $0 / length + 1, uses: Array(uses[$0..<min($0 + length, uses.count)]))
    }
  }
}

extension Catalog {
  /// Every use of every row that a script reaches by itself, from the table.
  package var sections: [TableSection] {
    let samples = TableSamples(self)
    return classes.flatMap { TableSection.all($0.name, uses(of: $0.entry, samples)) }
      + structures.flatMap { TableSection.all($0.kind.rawValue, uses(of: $0, samples)) }
      + TableSection.all("globals", globalUses(samples))
  }

  private func uses(of entry: ClassEntry, _ samples: TableSamples) -> [TableUse] {
    let receiver = "make.\(entry.name)()"
    var uses = entry.initializers.map { samples.use("\(entry.name).init", nil, $0, calling: entry.name) }
    for property in entry.properties {
      let row = "\(entry.name).\(property.name)"
      if property.isStatic {
        uses.append(TableUse(row: row, "return \(row)"))
        continue
      }
      uses.append(TableUse(row: row, on: receiver, "return o.\(property.name)"))
      if property.isWritable {
        uses.append(
          TableUse(
            row: row, on: receiver, parameters: [property.name], samples: [samples.value(of: property.shape, for: row)],
            isAssignment: true, "o.\(property.name) = a[1]"))
      }
    }
    for function in entry.functions {
      let row = "\(entry.name).\(function.name)"
      for overload in function.overloads {
        uses.append(
          function.isStatic
            ? samples.use(row, nil, overload, calling: row)
            : samples.use(row, receiver, overload, calling: "o:\(function.name)"))
      }
    }
    return uses
  }

  private func uses(of entry: StructEntry, _ samples: TableSamples) -> [TableUse] {
    let name = entry.kind.rawValue
    let receiver = samples.value(of: .structure(entry.kind), for: name)
    var uses = entry.initializers.map { samples.use("\(name).init", nil, $0, calling: name) }
    for field in entry.kind.fields + entry.kind.parts.map(\.name) {
      let value =
        entry.kind.parts.first { $0.name == field }.map { samples.value(of: .structure($0.kind), for: name) } ?? "0.5"
      uses.append(
        entry.properties.contains { $0.name == field }
          ? TableUse(row: "\(name).\(field)", on: receiver, "return o.\(field)")
          : TableUse(
            row: "\(name).\(field)", on: receiver, parameters: [field], samples: [value], isAssignment: true,
            "o.\(field) = a[1]"))
    }
    for property in entry.properties {
      uses.append(TableUse(row: "\(name).\(property.name)", on: receiver, "return o.\(property.name)"))
    }
    for constant in entry.constants {
      uses.append(TableUse(row: "\(name).\(constant.name)", "return \(name).\(constant.name)"))
    }
    for (functions, isMethod) in [(entry.functions, true), (entry.statics, false)] {
      for function in functions {
        for overload in function.overloads {
          uses.append(
            samples.use(
              "\(name).\(function.name)", isMethod ? receiver : nil, overload,
              calling: isMethod ? "o:\(function.name)" : "\(name).\(function.name)"))
        }
      }
    }
    return uses
  }

  private func globalUses(_ samples: TableSamples) -> [TableUse] {
    functions.flatMap { function in
      function.overloads.map { samples.use("globals.\(function.name)", nil, $0, calling: function.name) }
    }
      + (objects.map(\.name) + constants.map(\.name)).map { TableUse(row: "globals.\($0)", "return \($0)") }
  }
}
