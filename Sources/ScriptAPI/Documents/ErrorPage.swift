import LuaBridge

/// What there is to know of one error code: what `explain` shows, and a section of the error index.
public struct ErrorPage: Sendable {
  /// What `error.code` holds.
  public let code: String
  /// When it happens and what to do, in sentences.
  public let cause: String
  /// A script that fails so; nil where no script of a few lines does.
  public let wrong: String?
  /// What it should have been: runs without an error.
  public let right: String?

  init(_ code: FailureCode, _ cause: String, wrong: String? = nil, right: String? = nil) {
    self.init(code.rawValue, cause, wrong: wrong, right: right)
  }

  init(_ code: String, _ cause: String, wrong: String? = nil, right: String? = nil) {
    self.code = code
    self.cause = cause
    self.wrong = wrong
    self.right = right
  }

  /// A page for every code, those of calls first, the interpreter's own last.
  public static let all = ofNames + ofCalls + ofClasses + ofAnimations + ofTime + ofScripts

  /// The page of a code; nil when there is none.
  public static func named(_ code: some StringProtocol) -> ErrorPage? { all.first { $0.code == code } }

  /// The code nearest to one that was mistyped; nil when none is near.
  public static func suggestion(for code: String) -> String? {
    Suggestion.nearest(to: code, among: all.map(\.code))
  }

  /// As a person reads it, in lines of at most `columns` columns; the examples keep their lines.
  public func text(columns: Int = 80) -> String {
    var lines = [code] + Self.wrapped(cause, columns: columns)
    for (title, example) in [("wrong", wrong), ("right", right)] {
      guard let example else { continue }
      lines += ["", title] + example.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
