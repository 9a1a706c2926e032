import LuaBridge
import PlainText

extension ScriptSession {
  /// The failure of a running line that assigns `field` of a constant itself; nil when the script keeps a copy.
  ///
  /// A constant is read as a copy, like every value: only the text of the line shows whether the copy is kept.
  func assignedConstant(_ field: String, of kind: StructKind) -> ScriptFailure? {
    guard let location = lua.runningLine, let line = sourceLine(location.line, of: location.file) else { return nil }
    var names = classes.catalog.structure(kind).constants.map { "\(kind.rawValue).\($0.name)" }
    for constant in classes.catalog.constants {
      if case .member(kind, _) = constant.value { names.append(constant.name) }
    }
    return names.first { Self.place(where: field, of: $0, isAssignedIn: line) != nil }
      .map { .constantAssigned(name: $0, field: field) }
  }

  /// The failure of a running line that assigns `field` of what it has read from a read-only property; nil where somebody
  /// keeps the copy.
  func lostCopy(_ field: String, of member: BoundMember) -> ScriptFailure? {
    guard let property = member.property, let location = lua.runningLine,
      let line = sourceLine(location.line, of: location.file),
      let end = Self.place(where: field, of: "." + property.name, isAssignedIn: line)
    else { return nil }
    let before = line[..<end].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return .lostCopy(
      type: classes.catalog.spokenName(member.typeName), name: property.name,
      text: before.last == "." ? nil : String(before.reversed()) + "." + property.name)
  }

  /// Where `line` assigns the part `field` of the name: `CGRectZero.origin.x = 1`; nil where it does not. A name that begins
  /// with a dot is that of a member.
  private static func place(where field: String, of name: String, isAssignedIn line: String) -> String.Index? {
    var remainder = line[...]
    while let match = remainder.firstRange(of: name + ".") {
      let isMember = name.first == "."
      let before = match.lowerBound == line.startIndex || isMember ? " " : line[line.index(before: match.lowerBound)]
      remainder = remainder[match.upperBound...]
      let path = remainder.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let end = remainder[path.endIndex...].drop { $0 == " " || $0 == "\t" }
      let isAssigned = end.first == "=" && !end.hasPrefix("==") || end.first == ","
      if path.split(separator: ".").last == field[...], isAssigned, !before.isLetter, !before.isNumber, before != "_",
        before != "."
      {
        return match.lowerBound
      }
    }
    return nil
  }
}
