import PlainText
import TransitionChecker

/// The statements that an import has left out, as its reports tell them: what a check of the script cannot see.
struct ImportGaps {
  let count: Int
  /// Where the first of them is.
  let file: String
  let line: Int
  /// Whether the first is a place that is no Swift, so that an app with it is not built either.
  let isSyntax: Bool

  /// Nil where nothing is left out: what is only translated otherwise is no gap.
  init?(_ reports: String) {
    let lines = reports.split(separator: "\n")
    let gaps = lines.filter { $0.contains(": not translated: ") || $0.hasSuffix("[import-syntax]") }
    let syntax = lines.first { $0.hasSuffix("[import-syntax]") }
    guard let first = (syntax ?? gaps.first).flatMap(Self.place) else { return nil }
    (file, line) = first
    isSyntax = syntax != nil
    // `Card.swift: 108 of 111 statements, 3 left out`; what is no Swift is no statement.
    let told = lines.last?.split(separator: ",").first { $0.hasSuffix(" left out") }
    count = told.flatMap { Int($0.dropFirst().dropLast(" left out".count)) } ?? gaps.count
  }

  /// The file and the line before `: `, in `Card.swift:61:5`.
  private static func place(_ report: Substring) -> (file: String, line: Int)? {
    let parts = report.split(separator: ":", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst().dropLast(2) {
      if let line = Int(parts[index]), Int(parts[index + 1]) != nil, parts[index + 2].hasPrefix(" ") {
        return (parts[..<index].joined(separator: ":"), line)
      }
    }
    return nil
  }

  /// The message of a check about them.
  func mistake(isStrict: Bool) -> CheckMistake {
    if isSyntax { return CheckMistake(.error, "this is not Swift, and is not checked", in: file, line: line) }
    let what = count == 1 ? "1 statement is" : "\(count) statements, this one first, are"
    return CheckMistake(
      isStrict ? .error : .note,
      "\(what) left out of the script and not checked"
        + (isStrict ? ": with --strict all has to be checked" : "; with --strict that fails"),
      in: file, line: line)
  }
}
