import LuaBridge
import ScriptAPI
import ScriptRuntime

/// The hint that an error's line of source gives, where the error alone has none: what can be typed in its place.
struct LineHint {
  /// Nil where the line gives none.
  let text: String?

  init(_ error: ScriptError, in line: String) {
    let message = error.message
    if message.hasPrefix("attempt to index a nil value") {
      text = Self.unshown(line) ?? Self.guarded(message, line)
    } else if message.hasPrefix("'controlPoints' of CAMediaTimingFunction takes") {
      text = "CAMediaTimingFunction(\(Self.fourNumbers(line) ?? "0.25, 0.1, 0.25, 1"))"
    } else if let selector = Self.word(between: "#selector(", and: ")", in: message) {
      text = "\"\(selector.split(separator: ".").last.map(String.init) ?? selector)\""
    } else {
      text = Self.ownField(error, line)
    }
  }

  /// `0.4, 0, 1, 1`, of a table with four numbers.
  private static func fourNumbers(_ line: String) -> String? {
    for table in line.split(whereSeparator: { $0 == "{" || $0 == "}" }) {
      let parts = table.split(separator: ",").map { part in part.filter { $0 != " " } }
      if parts.count == 4, parts.allSatisfy({ Double($0) != nil }) { return parts.joined(separator: ", ") }
    }
    return nil
  }

  /// The presentation layer of what no commit has put on the screen.
  private static func unshown(_ line: String) -> String? {
    line.contains(":presentation().") || line.contains(":presentation():")
      ? "timeline:advance(0) first, which puts it on the screen; before that it has no presentation layer" : nil
  }

  /// `a.presentedViewController and a.presentedViewController.title`, of a property that may be nil.
  private static func guarded(_ message: String, _ line: String) -> String? {
    guard let field = word(between: "(field '", and: "')", in: message),
      Catalog.uiKit.classes.contains(where: { $0.entry.properties.contains { $0.name == field } }),
      let place = line.firstRange(of: ".\(field).")
    else { return nil }
    func isName(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
    let owner = String(line[..<place.lowerBound].reversed().prefix { isName($0) || $0 == "." }.reversed())
    let member = line[place.upperBound...].prefix(while: isName)
    guard let first = owner.first, first.isLetter || first == "_", !member.isEmpty else { return nil }
    return "\(owner).\(field) and \(owner).\(field).\(member)"
  }

  /// A field that is assigned to an object of a class that scripts have not extended.
  private static func ownField(_ error: ScriptError, _ line: String) -> String? {
    guard error.code == FailureCode.unknownMember.rawValue,
      let name = word(between: " has no property '", and: "'", in: error.message),
      let type = error.message.split(separator: " ").first.map(String.init),
      type.hasPrefix("UIView"), Catalog.uiKit.classes.contains(where: { $0.entry.name == type }),
      let place = line.firstRange(of: ".\(name) "), line[place.upperBound...].drop(while: { $0 == " " }).hasPrefix("="),
      !line[place.upperBound...].drop(while: { $0 == " " }).hasPrefix("==")
    else { return nil }
    let own = "My" + type.dropFirst(2)
    return "local \(own) = class(\"\(own)\", \(type)), whose objects have fields of their own"
  }

  private static func word(between open: String, and close: String, in text: String) -> String? {
    guard let start = text.firstRange(of: open)?.upperBound, let end = text[start...].firstRange(of: close)?.lowerBound
    else { return nil }
    return String(text[start..<end])
  }
}
