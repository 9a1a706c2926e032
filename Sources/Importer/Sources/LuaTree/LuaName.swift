/// Names that Lua accepts.
public enum LuaName {
  public static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  public static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(48...57).contains(first), !keywords.contains(name) else { return false }
    return name.utf8.allSatisfy {
      $0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
    }
  }

  /// A name as near to this one as Lua has it: `end_` for `end`, `_u00e9t_u00e9` for a letter that Lua lacks.
  public static func of(_ name: String) -> String {
    if isValid(name) { return name }
    if keywords.contains(name) { return name + "_" }
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII, isValid("a" + String(scalar)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "_u" + String(scalar.value, radix: 16)
      }
    }
    return text.isEmpty || text.utf8.first.map { (48...57).contains($0) } == true ? "_" + text : text
  }
}
