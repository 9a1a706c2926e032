import LuaBridge
import PlainText

extension ScriptSession {
  /// The failure of a running line that assigns `field` of a constant itself; nil for a copy that somebody keeps.
  ///
  /// What was read from a constant is a copy, as every value is: only the text of the line says whether it is kept.
  func assignedConstant(_ field: String, of kind: StructKind) -> ScriptFailure? {
    guard let place = lua.runningLine, let line = sourceLine(place.line, of: place.file) else { return nil }
    var names = classes.catalog.structure(kind).constants.map { "\(kind.rawValue).\($0.name)" }
    for constant in classes.catalog.constants {
      if case .member(kind, _) = constant.value { names.append(constant.name) }
    }
    return names.first { Self.assigns(field, of: $0, in: line) }.map { .constantAssigned(name: $0, field: field) }
  }

  /// Whether `line` assigns the part `field` of the name: `CGRectZero.origin.x = 1`.
  private static func assigns(_ field: String, of name: String, in line: String) -> Bool {
    var rest = line[...]
    while let place = rest.firstRange(of: name + ".") {
      let before = place.lowerBound == line.startIndex ? " " : line[line.index(before: place.lowerBound)]
      rest = rest[place.upperBound...]
      let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let end = rest[path.endIndex...].drop { $0 == " " || $0 == "\t" }
      let isAssigned = end.first == "=" && !end.hasPrefix("==") || end.first == ","
      if path.split(separator: ".").last == field[...], isAssigned, !before.isLetter, !before.isNumber, before != "_",
        before != "."
      {
        return true
      }
    }
    return false
  }
}
