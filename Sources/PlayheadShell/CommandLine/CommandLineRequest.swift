/// A command line, understood: what the program is to do.
///
/// Read by hand rather than with swift-argument-parser: that adds 1.5 to 2.5 ms to every start and 15 MB to the
/// program, and starting as fast as the plain interpreter is a promise.
public enum CommandLineRequest: Sendable, Equatable {
  /// Run a script or the shell.
  case run(RunOptions)
  /// Print the help text.
  case help
  /// Print the version.
  case version
  /// Print the device table.
  case deviceList

  /// Reads the words after the program's own name.
  ///
  /// Options come before the script; every word after it belongs to the script, options included. `--` ends the
  /// options early. Where an option is repeated the last one counts, save `-e`, whose texts are joined.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - standardInputIsTerminal: Whether somebody can type. With no script and no terminal, standard input *is*
  ///     the script, unless `-i` asks for the shell.
  ///   - fileExists: Whether a path names something, readable or not.
  /// - Throws: `UsageError`.
  public init(
    _ words: [String], standardInputIsTerminal: Bool, fileExists: (String) -> Bool
  ) throws(UsageError) {
    var options = RunOptions(source: .shell)
    var remaining = words[...]
    while let word = remaining.first, word.utf8.first == UInt8(ascii: "-"), word != "-" {
      remaining = remaining.dropFirst()
      guard word != "--" else { break }
      if let answer = try Self.apply(word, &remaining, to: &options) {
        self = answer
        return
      }
    }

    if case .code = options.source {
      // Everything left is the code's own.
    } else if let script = remaining.popFirst() {
      if script == "-" {
        options.source = .standardInput
      } else {
        // A word that is written like a path is meant as one: reading it will say what is wrong with it.
        guard fileExists(script) || script.contains("/") || script.hasSuffix(".lua") else {
          throw .unknownWord(script)
        }
        options.source = .file(path: script)
      }
    } else if !standardInputIsTerminal, !options.staysInteractive, !options.answersInJSON {
      options.source = .standardInput
    }
    options.scriptArguments = Array(remaining)
    self = .run(options)
  }

  /// Applies one option, taking its value from `remaining`; returns the answer when it asks for text instead.
  private static func apply(
    _ word: String, _ remaining: inout ArraySlice<String>, to options: inout RunOptions
  ) throws(UsageError) -> CommandLineRequest? {
    // `--fps=30` is `--fps 30`; a single dash takes no `=`.
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let spelling = equals.map { String(word[..<$0]) } ?? word
    guard let option = CommandLineOption.named(spelling) else { throw .unknownOption(spelling) }
    switch option.effect {
    case .answer, .flag:
      guard equals == nil else { throw .unexpectedValue(option: spelling) }
      if case .answer(let answer) = option.effect { return answer }
      if case .flag(let set) = option.effect { set(&options) }
    case .value(let placeholder, let accepts, let set):
      guard let value = equals.map({ String(word[word.index(after: $0)...]) }) ?? remaining.popFirst() else {
        throw .missingValue(option: spelling, placeholder: placeholder)
      }
      if spelling == "--device", value == "list" { return .deviceList }
      guard set(&options, value) else { throw .unacceptableValue(option: spelling, value: value, accepts: accepts) }
    }
    return nil
  }
}
