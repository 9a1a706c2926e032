import PlainText
import SystemLibrary

/// `playhead-import`, which reads Swift. It is a program of its own, because its parser would double this one.
enum ImporterProgram {
  private static let name = CompanionProgram.importer.name

  /// Whether a file is one that it reads.
  static func reads(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// The files of Swift below a folder, without the manifest of a package; none for a file.
  static func files(below word: String) -> [String] {
    SourceFiles.scripts(at: word) { reads($0) && $0 != "Package.swift" }.filter { $0 != word }
  }

  /// Where it is; nil where it is not.
  static var path: String? { CompanionProgram.importer.path }

  /// The line about one that ended without an answer, or with one in another form.
  static let noAnswer =
    "playhead: \(name) gave no answer that this version reads; Scripts/install --import builds both\n"

  /// `playhead` in `XDG_CACHE_HOME`, or in `~/.cache`, where it keeps what it has read of a program; nil without either.
  static var cache: String? {
    let cache = Environment.value("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (cache ?? Environment.value("HOME").map { $0 + "/.cache" }).map { $0 + "/playhead" }
  }

  /// Becomes the program; returns an exit code only where that is not possible.
  static func become(_ files: [String], _ options: RunOptions) -> ExitCode {
    let words =
      (options.outputs.last.map { ["-o", $0] } ?? []) + options.importing.folders.flatMap { ["--with", $0] }
      + (options.importing.isWhole ? cache.map { ["--cache", $0] } ?? [] : [])
      + [
        ("--harness", options.importing.hasHarness), ("--map", options.importing.hasMap),
        ("--reach", options.importing.isWhole),
        ("--json", options.answersInJSON), ("--strict", options.isStrict),
      ].compactMap { $1 ? $0 : nil }
    return CompanionProgram.importer.become(words + ["--"] + files)
  }

  /// Runs the importer. Returns its answer, nil after an error, its standard error and its exit code; nil where it cannot
  /// be run, which is reported then.
  ///
  /// - Parameter input: The importer's standard input.
  static func run(_ words: [String], input: String = "") -> (answer: ImportAnswer?, errors: String, code: Int32)? {
    guard let path = CompanionProgram.importer.ready() else { return nil }
    let output = FileDescriptor.unnamed()
    defer { close(output) }
    guard output >= 0, let program = PipedProgram(path, ["--answer"] + words, output: output) else {
      StandardStream.report(SourceFiles.problem("start", path))
      return nil
    }
    var input = input
    if !input.isEmpty { _ = input.withUTF8 { program.write(UnsafeRawBufferPointer($0)) } }
    let errors = program.finish().errors
    guard let code = program.code else {
      StandardStream.report("\(name) was ended by a signal")
      return nil
    }
    lseek(output, 0, SEEK_SET)
    let text = FileDescriptor(output).read(most: 64 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (JSONLine.value(text), errors, code)
  }

  /// The Lua for a pasted piece of Swift, and what of it is left out; nil for text that is not Swift.
  ///
  /// - Parameter declarations: Swift that declares what the piece may name.
  static func piece(_ text: String, knowing declarations: String) -> (lua: String, reports: String)? {
    guard let answer = run(["--knows", declarations, "-"], input: text)?.answer,
      !answer.reports.contains(where: \.isSyntax)
    else { return nil }
    // Each statement is an input of its own, at whose end its locals would go.
    let lines = answer.lua.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("local ") else { return line }
      let isDefinition = line.contains { $0 == "=" } || line.hasPrefix("local function ")
      return isDefinition ? line.dropFirst("local ".count) : nil
    }
    let isEmpty = lines.allSatisfy { $0.hasPrefix("--") }
    return isEmpty ? nil : (lines.joined(separator: "\n"), answer.messages)
  }
}
