import LuaBridge
import PlainText
package import ScriptRuntime
package import ViewKit

/// The explanation of one code of an error or warning, for `explain` and the error index.
package struct ErrorPage: Sendable {
  /// The `code` of an error or warning.
  package let code: String
  /// When the error happens and what to do, in sentences.
  package let cause: String
  /// The first of them.
  package var meaning: String {
    let end = cause.indices.first { index in
      cause[index] == "." && cause[cause.index(after: index)...].first.map(\.isWhitespace) ?? true
    }
    return String(cause[..<(end ?? cause.endIndex)])
  }
  /// A script with the error or warning; nil where no short script has it.
  package let wrong: String?
  /// The corrected script, which runs without an error or warning.
  package let right: String?

  /// Whether UIKit raises an exception there.
  private var isException = false

  package init(_ code: FailureCode, _ cause: String, wrong: String? = nil, right: String? = nil) {
    self.init(code.rawValue, cause, wrong: wrong, right: right)
  }

  package init(_ code: UsageWarning.Code, _ cause: String, wrong: String? = nil, right: String? = nil) {
    self.init(code.text, cause, wrong: wrong, right: right)
    isException = UsageWarning.Code.exceptions.contains(code)
  }

  package init(_ code: String, _ cause: String, wrong: String? = nil, right: String? = nil) {
    self.code = code
    self.cause = cause
    self.wrong = wrong
    self.right = right
  }

  /// A page for every error, the interpreter's own last.
  package static let errors: [ErrorPage] =
    ofNames + ofCalls + ofClasses + ofLayout + ofAnimations + ofTime + ofUsage.filter(\.isException) + ofScripts
  package static let warnings: [ErrorPage] = ofUsage.filter { !$0.isException }
  private static let ofUsage: [ErrorPage] =
    ofMotionWarnings + ofViewWarnings + ofLayoutWarnings + ofControllerWarnings + ofTransitionWarnings
  package static let all = errors + warnings

  /// Every code with its meaning, in lines of at most `columns` columns.
  package static func list(columns: Int = 80) -> [String] {
    let width = all.map(\.code.count).max() ?? 0
    return all.flatMap { page in
      WrappedText("\(page.code.padded(to: width))  \(page.meaning)", width: columns, indent: width + 2).lines
    }
  }

  /// The page of a code; nil when there is none.
  package static func named(_ code: some StringProtocol) -> ErrorPage? { all.first { $0.code == code } }

  /// The code nearest to a mistyped one; nil when none is near.
  package static func suggestion(for code: String) -> String? {
    Suggestion.nearest(to: code, among: all.map(\.code))
  }

  /// The page in lines of at most `columns` columns; examples keep their lines.
  package func text(columns: Int = 80) -> String {
    var lines = [code] + WrappedText(cause, width: columns, indent: 0).lines
    for (title, example) in [("wrong", wrong), ("right", right)] {
      guard let example else { continue }
      lines += ["", title] + example.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }
}
