import RecordingExport

/// A parsed command line.
///
/// Read by hand rather than with swift-argument-parser: that adds 1.5 to 2.5 ms to every start and 15 MB to the
/// program, and starting as fast as the plain interpreter is a promise.
package enum CommandLineRequest: Sendable, Equatable {
  /// Run a script or the shell.
  case run(RunOptions)
  /// Perform a command that does not run a script or shell, with the words after it.
  case command(ProgramCommand.Name, [String], RunOptions)
  /// Print the help text, of one command if there is one.
  case help(ProgramCommand.Name?)
  /// Print the version.
  case version
  /// Print the device table.
  case deviceList

  /// Reads the words after the program's own name.
  ///
  /// Options come before the script; every word after it belongs to the script, options included. `--` ends the
  /// options early. Where an option is repeated the last one counts, save `-e`, whose texts are joined, and `-l`.
  /// Options of a command may stand before it, after it, and between its words.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - standardInputIsTerminal: Whether a person can type. With no script and no terminal, standard input *is*
  ///     the script, unless `-i` asks for the shell.
  ///   - fileExists: Whether a path names something, readable or not.
  /// - Throws: `UsageError`.
  package init(
    _ words: [String], standardInputIsTerminal: Bool, fileExists: (String) -> Bool
  ) throws(UsageError) {
    var reading = Reading(words)
    if let answer = try reading.readOptions() {
      self = answer
      return
    }
    if !reading.options.hasCode, !reading.isEnded, let word = reading.words.first,
      let command = ProgramCommand.named(word)
    {
      reading.words.removeFirst()
      self = try reading.request(of: command)
      return
    }

    try reading.check(against: .run)
    var options = reading.options
    if options.hasCode {
      // All remaining words are the script's arguments.
    } else if let script = reading.words.popFirst() {
      // A word with the form of a path is taken as one, so that reading it reports the problem.
      guard
        script == "-" || fileExists(script) || script.contains("/") || script.hasSuffix(".lua")
          || ImporterProgram.reads(script)
      else {
        throw .unknownWord(script)
      }
      options.source = Self.source(script)
    } else if !standardInputIsTerminal, options.opening == .nothing, !options.answersInJSON {
      options.source = .standardInput
    }
    options.scriptArguments = Array(reading.words)
    options.openAnswers()
    self = .run(options)
  }

  fileprivate static func source(_ script: String) -> RunOptions.Source {
    script == "-" ? .standardInput : .file(path: script)
  }
}

/// A command line while it is being parsed.
private struct Reading {
  var words: ArraySlice<String>
  var options = RunOptions(source: .shell)
  /// The options applied so far, as they were spelt.
  var used: [(option: CommandLineOption, spelling: String)] = []
  /// Whether `--` has ended the options.
  var isEnded = false

  init(_ words: [String]) { self.words = words[...] }

  /// Applies the next options; returns a request when one of them asks for text instead of a run.
  mutating func readOptions() throws(UsageError) -> CommandLineRequest? {
    while !isEnded, let word = words.first, word.utf8.first == UInt8(ascii: "-"), word != "-" {
      words.removeFirst()
      if word == "--" {
        isEnded = true
      } else if let answer = try apply(word) {
        return answer
      }
    }
    return nil
  }

  /// Applies one option, with its value from the words; returns a request when it asks for text instead of a run.
  private mutating func apply(_ word: String) throws(UsageError) -> CommandLineRequest? {
    // `--fps=30` is `--fps 30`; a single dash takes no `=`.
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let spelling = equals.map { String(word[..<$0]) } ?? word
    guard let option = CommandLineOption.named(spelling) else { throw .unknownOption(spelling) }
    used.append((option, spelling))
    switch option.effect {
    case .answer(let answer):
      guard equals == nil else { throw .unexpectedValue(option: spelling) }
      return answer
    case .sets(.flagOr(let only, let set)):
      let value = equals.map { String(word[word.index(after: $0)...]) }
      guard value == nil || value == only else {
        throw .unacceptableValue(option: spelling, value: value ?? "", accepts: only)
      }
      let isNext = value == nil && words.first == only
      if isNext { words.removeFirst() }
      set(&options, value != nil || isNext)
    case .sets(.flag(let set)):
      guard equals == nil else { throw .unexpectedValue(option: spelling) }
      set(&options)
    case .sets(.value(let placeholder, let accepts, let set)):
      guard let value = equals.map({ String(word[word.index(after: $0)...]) }) ?? words.popFirst() else {
        throw .missingValue(option: spelling, placeholder: placeholder)
      }
      if spelling == "--device", value == "list" { return .deviceList }
      guard set(&options, value) else { throw .unacceptableValue(option: spelling, value: value, accepts: accepts) }
    }
    return nil
  }

  /// Refuses options that the command does not use.
  func check(against command: ProgramCommand.Name) throws(UsageError) {
    for (option, spelling) in used where !option.commands.contains(command) {
      throw .foreignOption(option.typed(spelling), of: option.commands, not: command)
    }
    let reporters = RunOptions.Reporter.ofTests
    guard command != .test || reporters.contains(options.reporter) else {
      throw .unacceptableValue(
        option: "-r", value: options.reporter.rawValue, accepts: reporters.map(\.rawValue).alternatives)
    }
  }

  /// The request of a command whose own words are those left.
  mutating func request(of command: ProgramCommand) throws(UsageError) -> CommandLineRequest {
    let hasScript = command.isRun
    var own: ArraySlice<String> = []
    repeat {
      if let answer = try readOptions() {
        if case .help = answer { return .help(command.name) }
        return answer
      }
      if hasScript {
        // The words after a script belong to it.
        own += words
        words = []
      } else if let word = words.popFirst() {
        own.append(word)
      }
    } while !words.isEmpty
    try check(against: command.name)
    // `-e` replaces the file, and a file to be shown the folder.
    let isForFile = command.name == .new && options.setUp != nil && own.isEmpty
    guard options.hasCode || isForFile || command.words.contains(own.count) else {
      throw .wordsOf(command: command.name)
    }
    if command.name == .export {
      if let script = own.popFirst() { options.source = CommandLineRequest.source(script) }
      options.outputs += own
      return .run(options)
    }
    guard hasScript else { return .command(command.name, Array(own), options) }
    if !options.hasCode, let script = own.popFirst() { options.source = CommandLineRequest.source(script) }
    switch command.name {
    case .repl: options.opening = .shell
    case .inspect: options.opening = .inspector
    default: break
    }
    options.scriptArguments = Array(own)
    options.openAnswers()
    return .run(options)
  }
}

extension RunOptions {
  fileprivate var hasCode: Bool { if case .code = source { true } else { false } }

  /// Answers in JSON are those of a shell.
  fileprivate mutating func openAnswers() {
    if answersInJSON, opening == .nothing { opening = .shell }
  }
}
