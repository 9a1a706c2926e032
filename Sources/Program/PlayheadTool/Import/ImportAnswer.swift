/// The answer of `playhead-import --answer`.
struct ImportAnswer: Decodable {
  let lua: String
  /// How many statements are left out.
  let leftOut: Int
  let reports: [Report]
  /// The reports for people; empty without any.
  let messages: String

  struct Report: Decodable {
    let file: String
    /// From 1.
    let line: Int
    let code: String
    /// Whether the statement is not in the Lua.
    let leftOut: Bool

    /// Whether it is about text that is no Swift, which is no statement.
    var isSyntax: Bool { code == "import-syntax" }
  }

  /// Nil where nothing is left out: a statement that is only translated otherwise is no gap.
  var gaps: ImportGaps? {
    let gaps = reports.filter { $0.leftOut || $0.isSyntax }
    return (gaps.first(where: \.isSyntax) ?? gaps.first).map { first in
      ImportGaps(
        count: leftOut > 0 ? leftOut : gaps.count, file: first.file, line: first.line, isSyntax: first.isSyntax)
    }
  }
}
