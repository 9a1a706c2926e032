/// A line of Lua that came with Swift: what it names, and what it declares.
enum LuaLine {
  static func names(in line: String) -> Set<String> {
    Set(line.split { !isPart($0) }.filter { $0.first?.isNumber == false }.map(String.init))
  }

  /// The names that a line at file scope declares: `local a, b = …`, `local function f`.
  static func declared(by line: String) -> [String] {
    guard let rest = declaration(line) else { return [] }
    if let function = rest.dropping("function ") { return [String(function.prefix(while: isPart))] }
    let names = rest.prefix { $0 != "=" }
    return names.split(separator: ",").map { String($0.drop { $0 == " " }.prefix(while: isPart)) }
  }

  /// The line when its names are declared already; with `= nil` where it gives them nothing.
  static func assigning(_ line: String) -> String {
    guard let rest = declaration(line) else { return line }
    return rest.hasPrefix("function ") || rest.contains("=") ? String(rest) : rest + " = nil"
  }

  /// The text after `local`; nil for another line, and for one with attributes, whose names cannot be declared apart.
  private static func declaration(_ line: String) -> Substring? {
    guard let rest = Substring(line).dropping("local "), !rest.prefix(while: { $0 != "=" }).contains("<") else {
      return nil
    }
    return rest
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }
}

extension Substring {
  fileprivate func dropping(_ start: String) -> Substring? { hasPrefix(start) ? dropFirst(start.count) : nil }
}
