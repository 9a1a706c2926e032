/// Something of the Swift source that has no Lua, or Lua of another meaning.
public struct Report: Equatable, Sendable {
  /// The cause, as reports name it.
  public enum Code: String, CaseIterable, Sendable {
    case absent = "import-absent"
    case elsewhere = "import-elsewhere"
    case construct = "import-construct"
    case type = "import-type"
    case overload = "import-overload"
    case meaning = "import-meaning"
    case outlet = "import-outlet"
    case syntax = "import-syntax"
  }

  public let code: Code
  /// The rest of the sentence "not translated: …", or a sentence of its own for what is translated.
  public let message: String
  public let hint: String?
  /// Whether the statement is not in the Lua.
  public let isLeftOut: Bool
  public let file: Int
  /// From 1.
  public let line: Int
  public let column: Int
}

/// Why a statement or a declaration is left out.
struct Untranslated: Error {
  let code: Report.Code
  let message: String
  var hint: String?

  init(_ code: Report.Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = Self.bounded(message)
    self.hint = hint.map(Self.bounded)
  }

  /// Names of the source may be as long as that is.
  private static func bounded(_ text: String) -> String {
    text.utf8.count <= 300 ? text : text.prefix(297) + "…"
  }
}
