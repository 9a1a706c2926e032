import LuaTree
import ProgramIndex
import SystemLibrary

/// The command line of `playhead-import`.
public struct ImportCommand {
  /// The words of the command line.
  private var words: [String] = []
  private var files: [String] = []
  private var known: [String] = []
  /// Swift that declares more of what is known.
  private var declarations: String?
  /// Whether what the files reach in their program is translated with them.
  private var isWhole = false
  /// Where the index of the program is kept.
  private var cache: String?
  private var output: String?
  private var writesMap = false
  /// Lines of files, as `Card.swift:12`, whose declarations are left out.
  private var refused: [String] = []
  private var hasHarness = false
  private var isJSON = false
  private var isAnswer = false
  private var isStrict = false

  // Of sysexits.h, as the main program has them.
  private static let success: Int32 = 0, incomplete: Int32 = 1, usage: Int32 = 64, noInput: Int32 = 66,
    cannotWrite: Int32 = 73

  static let help = """
    usage: playhead import [options] FILE.swift...

    Translates Swift with UIKit into a script. The Lua goes to standard output, reports to standard error.
    FILE may be -, standard input: a pasted piece, methods without a class, statements without a method.

      -o OUT.lua      write the script there
      --with FOLDER   know what the files of FOLDER declare; the file's own folder is looked at without
      --reach         translate with it what it reaches in the program that it belongs to
      --cache FOLDER  keep there what was read of that program
      --knows SWIFT   know what a text of Swift declares: "let card: UIView"
      --leave-out FILE:LINE   leave out the declaration at a line: its Lua does not parse
      --harness       add lines that present, push or drag it, so that it runs at once
      --map           add comments by which playhead names lines of Swift in errors of the script
      --json          reports as lines of JSON
      --answer        one line of JSON for a program: the Lua, the reports, and their text for people
      --strict        write nothing when there is any report
      -h, --help      print this text

    Exit codes: 0 all of it is translated, 1 something was left out, 64 usage, 66 a file cannot be read, 73 nor written.

    """

  public static func run(_ arguments: [String]) -> Int32 {
    var command = ImportCommand()
    if let code = command.read(arguments) { return code }
    // Standard input is read by then, and cannot be read again.
    if command.files != ["-"] { Restart.install(arguments) }
    return command.perform()
  }

  private mutating func read(_ arguments: [String]) -> Int32? {
    words = arguments
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-h", "--help":
        StandardFile.write(Self.help, to: 1)
        return Self.success
      case "-o", "--with", "--knows", "--leave-out", "--cache":
        guard let value = rest.popFirst() else { return misuse("\(word) needs a value") }
        switch word {
        case "-o": output = value
        case "--with": known.append(value)
        case "--leave-out": refused.append(value)
        case "--cache": cache = value
        default: declarations = value
        }
      case "--map": writesMap = true
      case "--reach": isWhole = true
      case "--harness": hasHarness = true
      case "--json": isJSON = true
      case "--answer": isAnswer = true
      case "--strict": isStrict = true
      case "--":
        files += rest
        rest = []
      default:
        if word.hasPrefix("-"), word != "-" {
          return misuse("there is no option '\(word)'; playhead import --help lists them")
        }
        files.append(word)
      }
    }
    if files.isEmpty { return misuse("import takes files of Swift; playhead import --help explains it") }
    return nil
  }

  private func misuse(_ text: String) -> Int32 {
    StandardFile.write("playhead: \(text)\n", to: 2)
    return Self.usage
  }

  /// The given files, and the known ones beside them; nil, with the reason reported, when one cannot be read.
  private func sources() -> (sources: [SwiftSource], interfaces: [InterfaceFile], sumOfInterfaces: UInt64)? {
    var sources: [SwiftSource] = []
    for file in files {
      switch StandardFile.read(file) {
      case .success(let text): sources.append(SwiftSource(name: file == "-" ? "standard input" : file, text: text))
      case .failure(let failure):
        StandardFile.write("playhead: cannot read '\(file)': \(failure.reason)\n", to: 2)
        return nil
      }
    }
    if let declarations {
      sources.append(SwiftSource(name: "--knows", text: declarations, isTranslated: false, isThere: true))
    }
    if isWhole, files != ["-"] {
      let reached = ReachedFiles(of: files, cache: cache)
      let others = reached.files.map { SwiftSource(name: $0.path, text: $0.text, isGiven: reached.isPart) }
      return (reached.isPart ? others : sources + others, reached.interfaces, reached.sumOfInterfaces)
    }
    switch others() {
    case .success(let more): sources += more
    case .failure(let failure):
      StandardFile.write("playhead: cannot read '\(failure.path)': \(failure.reason)\n", to: 2)
      return nil
    }
    return (sources, [], 0)
  }

  private func perform() -> Int32 {
    guard let (sources, interfaces, sum) = self.sources() else { return Self.noInput }
    let kept =
      isAnswer && output == nil
      ? AnswerFile(in: cache, for: words, sources, sumOfInterfaces: sum) : nil
    if let answer = kept?.read() {
      StandardFile.write(String(answer.text), to: 1)
      return answer.isComplete ? Self.success : Self.incomplete
    }
    let result = SwiftImporter.translate(
      sources, isPiece: files == ["-"], hasHarness: hasHarness, isJudged: isWhole, interfaces: interfaces,
      leavingOut: refused)
    let reports = ReportText(result, sources: sources)
    if !isAnswer { StandardFile.write(isJSON ? reports.json : reports.text, to: 2) }
    if isStrict, !result.isComplete { return Self.incomplete }
    var script = writesMap ? SourceMap.adding(to: result, sources) : result.lua
    if isAnswer { script = reports.answer(script) }
    if let output, let reason = StandardFile.write(script, at: output) {
      StandardFile.write("playhead: cannot write '\(output)': \(reason)\n", to: 2)
      return Self.cannotWrite
    }
    kept?.write(script, isComplete: result.isComplete)
    if output == nil { StandardFile.write(script, to: 1) }
    return result.isComplete ? Self.success : Self.incomplete
  }

  /// The files that are known and not translated: those beside the given ones, and those of the named folders.
  private func others() -> Result<[SwiftSource], StandardFile.Failure> {
    var paths: [String] = []
    for folder in known {
      guard let found = StandardFile.swiftFiles(in: folder, isDeep: true) else {
        return .failure(StandardFile.Failure(path: folder, reason: String(cString: strerror(errno))))
      }
      paths += found
    }
    for file in files where file != "-" {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      paths += StandardFile.swiftFiles(in: folder.isEmpty ? "/" : folder, isDeep: false) ?? []
    }
    var seen = Set(files.compactMap { StandardFile.realPath($0) })
    var sources: [SwiftSource] = []
    for path in paths where sources.count < 1000 {
      guard let real = StandardFile.realPath(path), seen.insert(real).inserted,
        case .success(let text) = StandardFile.read(path), text.utf8.count <= SwiftImporter.longestFile
      else { continue }
      sources.append(SwiftSource(name: path, text: text, isTranslated: false))
    }
    return .success(sources)
  }
}
