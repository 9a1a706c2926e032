/// Why a command line was not understood. Ends the program with `ExitCode.usage`.
public enum UsageError: Error, Equatable {
  /// The first word is neither an option nor a file.
  case unknownWord(String)
  case unknownOption(String)
  /// The last word is an option that needs another.
  case missingValue(option: String, placeholder: String)
  /// `--quiet=yes`: the option stands alone.
  case unexpectedValue(option: String)
  case unacceptableValue(option: String, value: String, accepts: String)

  /// One line, without the program's name.
  public var message: String {
    switch self {
    case .unknownWord(let word):
      "no file or command '\(word)'; playhead FILE runs a script, playhead --help shows the rest"
    case .unknownOption(let option):
      if let close = CommandLineOption.closest(to: option) {
        "no option '\(option)'; did you mean \(close)?"
      } else {
        "no option '\(option)'; playhead --help lists them"
      }
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .unacceptableValue(let option, let value, let accepts):
      "\(option) takes \(accepts), not '\(value)'"
    }
  }
}

extension CommandLineOption {
  /// The one long option within two edits of `word`; nil when none is so close, or two are equally close.
  fileprivate static func closest(to word: String) -> String? {
    let ranked = all.flatMap(\.spellings).filter { $0.hasPrefix("--") }
      .map { (spelling: $0, edits: edits(from: word, to: $0)) }
      .sorted { $0.edits < $1.edits }
    guard let best = ranked.first, best.edits <= 2, ranked.count < 2 || ranked[1].edits > best.edits else { return nil }
    return best.spelling
  }

  /// How many insertions, removals, replacements and swaps of neighbours turn one word into the other.
  private static func edits(from word: String, to other: String) -> Int {
    let a = Array(word), b = Array(other)
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
