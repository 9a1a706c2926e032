import ScriptAPI
import ScriptRuntime

/// The API reference as Markdown, from the API table: every class, struct, function, protocol and enumeration in scripts,
/// with its fidelity to Apple's.
package enum ReferencePage {
  package static var text: String {
    var page = MarkdownText()
    page.heading(1, "Reference")
    page.paragraph(
      "Every name in scripts. `Scripts/generate` generates this page from the table that the program itself uses, and a "
        + "test fails while it is out of date.")
    page.paragraph(
      """
      Signatures are written as in Swift. Pass each argument by position, or by its label in one table that comes last:
      `layer:add(fade, "fade")` is `layer:add(fade, {forKey = "fade"})`. Arguments in brackets are optional. `.` accesses
      properties and the functions of a class, `:` calls methods. Durations are seconds, angles radians, lengths points.
      """)
    coverage(&page)
    for framework in Framework.allCases { classes(of: framework, &page) }
    structures(&page)
    functions(&page)
    protocols(&page)
    words(&page)
    oldNames(&page)
    return page.text
  }

  // MARK: Coverage

  private static func coverage(_ page: inout MarkdownText) {
    page.heading(2, "Coverage")
    page.paragraph(
      """
      *Exact* means the same numbers and the same order of calls as Apple's framework, measured or documented.
      *Approximate* members state the difference in their description. *Own* members are playhead's. *Absent* members
      are Apple's; using one is an error that gives the reason or the nearest existing member.
      """)
    page.table(
      ["class", "exact", "approximate", "own", "absent"],
      Catalog.uiKit.classes.map { row($0.name, members(of: $0.entry)) }
        + Catalog.uiKit.structures.map { row($0.kind.rawValue, $0.memberNames) }
        + Catalog.uiKit.protocols.map { row($0.name, $0.callbacks.map(\.name)) })
    page.heading(2, "Absent names")
    page.paragraph("Apple's names that are not here. Every use of one is an error with the reason.")
    page.list(
      Absence.allCases.compactMap { why in
        let names = Catalog.absentNames.filter { $0.why == why }.flatMap(\.names)
        return names.isEmpty ? nil : "\(names.map { "`\($0)`" }.joined(separator: ", ")): \(why.rawValue)."
      })
  }

  private static func members(of entry: ClassEntry) -> [String] {
    entry.properties.map(\.name) + entry.functions.map(\.name)
  }

  private static func row(_ name: String, _ members: [String]) -> [String] {
    let coverage = Catalog.coverage(of: name)
    let isOwn = Framework(of: name) == .playhead
    let kinds = members.map { isOwn ? .own : coverage.fidelity(of: $0) }
    func names(_ matches: (Fidelity) -> Bool) -> String {
      zip(members, kinds).filter { matches($1) }.map { "`\($0.0)`" }.joined(separator: " ")
    }
    return [
      "`\(name)`", "\(kinds.count { $0 == .exact })",
      names { if case .approximate = $0 { true } else { false } }, isOwn ? "all" : names { $0 == .own },
      coverage.absent.flatMap(\.members).map { "`\($0)`" }.joined(separator: " "),
    ]
  }

  /// Adds the absent members of a class, with the reasons.
  private static func absences(of name: String, _ page: inout MarkdownText) {
    page.list(
      Catalog.coverage(of: name).absent.map { why, members in
        "Absent, because \(why.rawValue): "
          + members.map { "`\($0)`" }.joined(separator: ", ") + "."
      })
  }

  /// The table's last column.
  package static func mark(_ member: String, of owner: String) -> String {
    if Framework(of: owner) == .playhead { return "own" }
    switch Catalog.coverage(of: owner).fidelity(of: member) {
    case .exact: return "exact"
    case .own: return "own"
    case .approximate(let difference): return "approximate: \(difference)"
    }
  }

  // MARK: Classes

  private static func classes(of framework: Framework, _ page: inout MarkdownText) {
    let declarations = Catalog.uiKit.classes.filter { Framework(of: $0.name) == framework }
    guard !declarations.isEmpty else { return }
    page.heading(2, framework.title)
    for declaration in declarations { describe(declaration, &page) }
  }

  private static func describe(_ declaration: ClassDeclaration, _ page: inout MarkdownText) {
    let entry = declaration.entry
    let name = entry.name
    let spoken = Catalog.uiKit.spokenNames[name]
    page.heading(3, spoken ?? name)
    page.paragraph(entry.summary + (Catalog.coverage(of: name).note.map { " " + $0 } ?? ""))
    let apple = Framework(of: name).page(of: name).map { "[Apple's page](\($0)); d" } ?? "D"
    let parent = entry.superclass.map { "Inherits from `\($0)`; " + (apple == "D" ? "d" : apple) } ?? apple
    page.paragraph("\(parent)eclared in `\(declaration.source.split(separator: "/").last ?? "")`.")
    if !entry.initializers.isEmpty {
      page.code(entry.initializers.map { Signature.text(name, $0) }.joined(separator: "\n"))
      parameters(entry.initializers, &page)
    }
    properties(of: entry, spoken: spoken, &page)
    for function in entry.functions { describe(function, of: name, spoken: spoken, &page) }
    for example in entry.examples { page.code(example, language: "lua") }
    absences(of: name, &page)
  }

  private static func properties(of entry: ClassEntry, spoken: String?, _ page: inout MarkdownText) {
    page.table(
      ["property", "holds", "", "as Apple's"],
      entry.properties.map { property in
        [
          "`\(property.isStatic ? entry.name + "." : spoken.map { $0 + "." } ?? "")\(property.name)`",
          "\(holds(property.shape))\(property.isWritable ? "" : ", read only")",
          property.summary + (property.isOverridable ? " A script class may override it with a method." : ""),
          mark(property.name, of: entry.name),
        ]
      })
  }

  /// The type of a property in words, without long lists.
  private static func holds(_ shape: Shape) -> String {
    switch shape {
    case .word(let entry): "`\(entry.name)`"
    case .options(let entry): "`\(entry.name)`, one or an array"
    case .optional(let shape): holds(shape) + ", or nil"
    case .array(let shape): "an array, each \(holds(shape))"
    default: shape.description
    }
  }

  private static func describe(
    _ function: FunctionEntry, of owner: String, spoken: String?, _ page: inout MarkdownText
  ) {
    let separator = owner.isEmpty ? "" : function.isStatic ? "." : ":"
    page.heading(4, "\(spoken ?? owner)\(separator)\(function.name)")
    let overridable =
      function.isOverridable ? " A script class may override it; the system then calls the override." : ""
    let fidelity = mark(function.name, of: owner.isEmpty ? function.name : owner)
    page.paragraph(
      "\(function.summary)\(overridable) *\(fidelity.prefix(1).uppercased())\(fidelity.dropFirst()).*")
    page.code(function.overloads.map { Signature.text(function.name, $0) }.joined(separator: "\n"))
    parameters(function.overloads, &page)
  }

  private static func parameters(_ overloads: [Overload], _ page: inout MarkdownText) {
    let all = overloads.flatMap(\.parameters)
    let names = all.map { Signature.label(of: $0) }.unique
    page.table(
      ["parameter", "takes", ""],
      names.compactMap { name in all.first { Signature.label(of: $0) == name } }.map {
        ["`\(Signature.label(of: $0))`", holds($0.shape.wrapped), $0.summary]
      })
  }

  // MARK: The rest

  private static func structures(_ page: inout MarkdownText) {
    page.heading(2, "Values")
    page.paragraph(
      """
      A value read from a property stays linked to it: `view.frame.x = 10` moves the view, and so does assigning to a part
      of a local variable that holds `view.frame`. Calling the type makes a copy: `CGRect(view.frame)`. Assigning a value
      to a property stores a copy. `==` compares by value.
      """)
    for entry in Catalog.uiKit.structures {
      let name = entry.kind.rawValue
      page.heading(3, name)
      page.paragraph(entry.summary + (Catalog.coverage(of: name).note.map { " " + $0 } ?? ""))
      if let apple = Framework(of: name).page(of: name) { page.paragraph("[Apple's page](\(apple)).") }
      page.code(entry.initializers.map { Signature.text(name, $0) }.joined(separator: "\n"))
      parameters(entry.initializers, &page)
      page.paragraph("Numbers: \(entry.kind.fields.map { "`\($0)`" }.joined(separator: ", ")).")
      page.table(
        ["property", "holds", "as Apple's"],
        entry.kind.parts.map { ["`\($0.name)`", $0.kind.description, "exact"] }
          + entry.properties.map { ["`\($0.name)`", holds($0.shape), mark($0.name, of: name)] })
      if !entry.constants.isEmpty {
        page.paragraph("Constants: \(entry.constants.map { "`\(name).\($0.name)`" }.joined(separator: ", ")).")
      }
      for function in entry.functions + entry.statics { describe(function, of: name, spoken: nil, &page) }
      for example in entry.examples { page.code(example, language: "lua") }
      absences(of: name, &page)
    }
  }

  private static func functions(_ page: inout MarkdownText) {
    page.heading(2, "Global names")
    page.list(Catalog.uiKit.objects.map { "`\($0.name)`: \($0.summary)" })
    for function in Catalog.uiKit.functions { describe(function, of: "", spoken: nil, &page) }
  }

  private static func protocols(_ page: inout MarkdownText) {
    page.heading(2, "Protocols")
    page.paragraph(
      "The callbacks of an object, as `function Fade:animateTransition(context) … end` in a class that conforms to the "
        + "protocol, or as a plain table of functions.")
    for entry in Catalog.uiKit.protocols {
      page.heading(3, entry.name)
      page.paragraph(entry.summary)
      page.table(
        ["method", ""],
        entry.callbacks.map { ["`\($0.usage)`", $0.summary] })
      absences(of: entry.name, &page)
    }
  }

  private static func words(_ page: inout MarkdownText) {
    page.heading(2, "Enumerations")
    page.paragraph("Enum cases are strings; option sets are one string or an array of strings.")
    page.list(
      Catalog.allEnumerations.map { entry in
        "`\(entry.name)`: " + entry.words.map { "`\"\($0)\"`" }.joined(separator: ", ")
      })
  }

  private static func oldNames(_ page: inout MarkdownText) {
    page.heading(2, "Old names")
    page.paragraph("Objective-C constants and their current names.")
    page.table(
      ["name", "current name"], Catalog.uiKit.constants.map { ["`\($0.name)`", "`\($0.currentName ?? "")`"] })
  }
}

extension StructEntry {
  /// Every member of a value or its type, each name once.
  package var memberNames: [String] {
    (kind.fields + kind.parts.map(\.name) + properties.map(\.name) + functions.map(\.name) + constants.map(\.name)
      + statics.map(\.name)).unique
  }
}
