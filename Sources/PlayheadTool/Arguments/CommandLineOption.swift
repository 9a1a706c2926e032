import PlainText
import PlayheadShell

/// One option of the command line: parsing and `--help` both read this table and nothing else.
struct CommandLineOption: Sendable {
  /// What an option does to the request read so far.
  enum Effect: Sendable {
    /// Asks for text instead of a run.
    case answer(CommandLineRequest)
    /// Stands alone: `-i`.
    case flag(@Sendable (inout RunOptions) -> Void)
    /// Takes the next word, or what follows `=`. The effect returns false when the word does not fit `accepts`.
    case value(placeholder: String, accepts: String, @Sendable (inout RunOptions, String) -> Bool)
  }

  /// Every spelling, the preferred one last: `-q`, `--quiet`.
  let spellings: [String]
  /// One line of help, at most 50 columns.
  let summary: String
  /// What shells offer for the value.
  let completes: OfferedWords
  let effect: Effect

  init(_ spellings: String..., summary: String, completes: OfferedWords = .nothing, effect: Effect) {
    self.spellings = spellings
    self.summary = summary
    self.completes = completes
    self.effect = effect
  }

  /// An option whose value is one of the words of `kind`.
  private init<Word: RawRepresentable & CaseIterable & Sendable>(
    _ spellings: String..., summary: String, word placeholder: String, of kind: Word.Type,
    set: @escaping @Sendable (inout RunOptions, Word) -> Void
  ) where Word.RawValue == String {
    let words = kind.allCases.map(\.rawValue)
    self.spellings = spellings
    self.summary = summary
    completes = .words(words)
    let accepts = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    effect = .value(placeholder: placeholder, accepts: accepts) { options, word in
      guard let value = Word(rawValue: word) else { return false }
      set(&options, value)
      return true
    }
  }

  static let all: [CommandLineOption] = [
    CommandLineOption(
      "-e", summary: "run CODE instead of a file",
      effect: .value(placeholder: "CODE", accepts: "script text") { options, word in
        if case .code(let earlier) = options.source {
          options.source = .code(earlier + "\n" + word)
        } else {
          options.source = .code(word)
        }
        return true
      }),
    CommandLineOption(
      "-l", summary: "require MODULE before the script",
      effect: .value(placeholder: "MODULE", accepts: "a module's name") { options, word in
        options.modules.append(word)
        return !word.isEmpty
      }),
    CommandLineOption(
      "-i", summary: "open the shell when the script has ended",
      effect: .flag { $0.opening = .shell }),
    CommandLineOption(
      "-o", summary: "then write: .png, .svg, .apng, .jsonl (a trace)", completes: .files,
      effect: .value(placeholder: "FILE", accepts: "a file's name") { options, word in
        options.outputs.append(word)
        return !word.isEmpty
      }),
    CommandLineOption(
      "--format", summary: "the format, whatever the file is called", word: "KIND", of: RunOptions.Format.self
    ) { $0.format = $1 },
    CommandLineOption(
      "--at", summary: "look at this time: 0.2, 12f, 50%, an event",
      effect: .value(placeholder: "TIME", accepts: "a time") { options, word in
        options.time = word
        return !word.isEmpty
      }),
    CommandLineOption(
      "--device", summary: "the screen: \"iPhone 15\", 393x852@3, or list", completes: .devices,
      effect: .value(placeholder: "NAME", accepts: "a device name, WIDTHxHEIGHT@SCALE or list") { options, word in
        options.device = RunOptions.Device(word)
        return options.device != nil
      }),
    CommandLineOption(
      "--fps", summary: "frames per second, 1 to 1000 (60)",
      effect: .value(placeholder: "N", accepts: "a whole number from 1 to 1000") { options, word in
        guard let number = Int(word), (1...1000).contains(number) else { return false }
        options.framesPerSecond = number
        return true
      }),
    CommandLineOption(
      "--seed", summary: "seed of random numbers (0)",
      effect: .value(placeholder: "N", accepts: "a whole number, 0 or more") { options, word in
        guard let number = UInt64(word) else { return false }
        options.seed = number
        return true
      }),
    CommandLineOption(
      "--until", summary: "run until SECONDS instead of to rest",
      effect: .value(placeholder: "SECONDS", accepts: "a number of seconds, 0 or more") { options, word in
        guard let number = Double(word), number.isFinite, number >= 0 else { return false }
        options.until = number
        return true
      }),
    CommandLineOption(
      "--rate", summary: "speed of play, negative backwards (1)",
      effect: .value(placeholder: "R", accepts: "a number other than 0") { options, word in
        guard let number = Double(word), number.isFinite, number != 0 else { return false }
        options.rate = number
        return true
      }),
    CommandLineOption(
      "--trusted", summary: "let scripts use all of Lua: files, programs",
      effect: .flag { $0.isTrusted = true }),
    CommandLineOption(
      "--timeout", summary: "give up after SECONDS of real time",
      effect: .value(placeholder: "SECONDS", accepts: "a number of seconds above 0") { options, word in
        guard let number = Double(word), number.isFinite, number > 0 else { return false }
        options.timeout = number
        return true
      }),
    CommandLineOption(
      "--watch", summary: "run again whenever a file of the script changes",
      effect: .flag { $0.watches = true }),
    CommandLineOption(
      "-r", "--reporter", summary: "test report format: spec, tap or junit", word: "NAME", of: RunOptions.Reporter.self
    ) { $0.reporter = $1 },
    CommandLineOption(
      "--update", summary: "overwrite snapshots with the new results",
      effect: .flag { $0.snapshots = .update }),
    CommandLineOption(
      "--ci", summary: "tests write no snapshots",
      effect: .flag { $0.snapshots = .never }),
    CommandLineOption(
      "--tolerance", summary: "treat numbers this close as equal (1e-6)",
      effect: .value(placeholder: "N", accepts: "a number, 0 or more") { options, word in
        guard let number = Double(word), number.isFinite, number >= 0 else { return false }
        options.tolerance = number
        return true
      }),
    CommandLineOption(
      "--memory", summary: "memory limit of a script, in MiB (256)",
      effect: .value(placeholder: "MIB", accepts: "a whole number of mebibytes from 1 to 1048576") { options, word in
        guard let number = Int(word), (1...1_048_576).contains(number) else { return false }
        options.memoryLimitInMebibytes = number
        return true
      }),
    CommandLineOption("--color", summary: "colours: auto, always or never", word: "WHEN", of: RunOptions.Color.self) {
      $0.color = $1
    },
    CommandLineOption(
      "--json", summary: "answer each input with a line of JSON",
      effect: .flag { $0.answersInJSON = true }),
    CommandLineOption(
      "--graphics", summary: "pictures: kitty, sixel, blocks, ascii or none", word: "KIND",
      of: TerminalScreen.Graphics.self
    ) { $0.graphics = $1 },
    CommandLineOption(
      "--no-init", summary: "do not run init.lua first",
      effect: .flag { $0.runsInitFile = false }),
    CommandLineOption(
      "-q", "--quiet", summary: "no greeting",
      effect: .flag { $0.isQuiet = true }),
    CommandLineOption(
      "-v", "--verbose", summary: "report what was run, and how far",
      effect: .flag { $0.isVerbose = true }),
    CommandLineOption("--version", summary: "print the version", effect: .answer(.version)),
    CommandLineOption("-h", "--help", summary: "print this text", effect: .answer(.help(nil))),
  ]

  /// The option spelt `word`; nil when there is none.
  static func named(_ word: some StringProtocol) -> CommandLineOption? {
    all.first { option in option.spellings.contains { $0 == word } }
  }
}

extension RunOptions.Device {
  /// A device as the command line spells it; nil when a size is not made of numbers greater than 0.
  ///
  ///     RunOptions.Device("iPhone 15")    // .named("iPhone 15")
  ///     RunOptions.Device("393x852@3")    // .screen(width: 393, height: 852, scale: 3)
  ///     RunOptions.Device("393x852")      // the same at scale 1
  init?(_ word: String) {
    guard !word.isEmpty else { return nil }
    guard word.utf8.first.map({ (48...57).contains($0) }) == true, let by = word.firstIndex(of: "x") else {
      self = .named(word)
      return
    }
    let rest = word[word.index(after: by)...]
    let at = rest.firstIndex(of: "@")
    guard
      let width = Double(word[..<by]), let height = Double(rest[..<(at ?? rest.endIndex)]),
      let scale = at.map({ Double(rest[rest.index(after: $0)...]) }) ?? 1,
      [width, height, scale].allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    self = .screen(width: width, height: height, scale: scale)
  }
}
