import CResources
import PlainText
import ScriptRuntime
import TransitionChecker

/// The explanation of one code of an error or warning: a section of `Errors.md`, for `explain`.
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

  /// A page for every error, the interpreter's own last.
  package static let errors = all.filter { !warningCodes.contains($0.code) }
  package static let warnings = all.filter { warningCodes.contains($0.code) }
  /// In the order of `Errors.md`.
  package static let all: [ErrorPage] = sections.dropFirst().compactMap(ErrorPage.init)

  /// The text before the first code, then a section for each.
  private static let sections: [[Substring]] = {
    let text = Resource.errors.text
    return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [[]]) { sections, line in
      if line.hasPrefix("## ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
  }()

  /// The codes that are listed below "Warnings:".
  private static let warningCodes = Set(
    sections[0].drop { $0 != "Warnings:" }.compactMap { line in
      line.hasPrefix("- [`") ? line.dropFirst(4).prefix { $0 != "`" } : nil
    }.map(String.init))

  /// - Parameter section: A heading with the code, a paragraph with the cause, and at most two scripts: the wrong one, and after
  ///   "Right:" the right one. Nil for anything else.
  private init?(section: [Substring]) {
    guard let heading = section.first, section.count > 2 else { return nil }
    code = String(heading.dropFirst(3))
    cause = section.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: "\n")
    let parts = section.split(separator: "Right:", maxSplits: 1, omittingEmptySubsequences: false)
    (wrong, right) = (Self.script(in: parts[0]), parts.count > 1 ? Self.script(in: parts[1]) : nil)
  }

  /// The lines of a block of code.
  private static func script(in lines: ArraySlice<Substring>) -> String? {
    let block = lines.drop { $0 != "```lua" }.dropFirst()
    return block.isEmpty ? nil : block.prefix { $0 != "```" }.joined(separator: "\n")
  }

  /// The page of a code; nil when there is none.
  package static func named(_ code: some StringProtocol) -> ErrorPage? { all.first { $0.code == code } }

  /// All that `explain` takes: the codes, and the names of the checker's rules.
  package static var explained: [String] { all.map(\.code) + Rule.ID.allCases.map(\.rawValue) }

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
