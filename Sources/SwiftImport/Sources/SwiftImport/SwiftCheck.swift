import Glibc

/// `check FILE.swift...`: imports the files with lines that put on the screen what they declare, lets playhead check that
/// script, and names the lines of Swift in what it says.
enum SwiftCheck {
  // Of sysexits.h, as the main program has them.
  private static let usage: Int32 = 64, noInput: Int32 = 66, unavailable: Int32 = 69, cannotWrite: Int32 = 73

  /// - Parameter words: Files of Swift, and options for `playhead check`; after `--program` the path of playhead.
  static func run(_ words: [String]) -> Int32 {
    var program: String?
    var options: [String] = []
    var files: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--program" {
        program = rest.popFirst()
      } else if word.hasSuffix(".swift") {
        files.append(word)
      } else {
        options.append(word)
      }
    }
    guard let first = files.first else { return fail("check takes files of Swift here", usage) }
    guard let program = program ?? found else {
      return fail("playhead, which checks, is neither beside playhead-import nor on the PATH", unavailable)
    }
    guard let sources = ImportCommand.sources(of: files) else { return noInput }
    let result = SwiftImporter.translate(sources, hasHarness: true)
    StandardFile.write(ReportText(result, sources: sources).text, to: 2)
    let base = first.split(separator: "/").last.map(String.init) ?? first
    // Lua keeps 59 bytes of a name.
    let name = String(decoding: base.utf8.suffix(50), as: UTF8.self) + ".lua"
    var template = Array("/tmp/playhead-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return fail("cannot make a folder in /tmp", cannotWrite) }
    let folder = String(decoding: template.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    defer {
      for file in [name, "messages"] { unlink("\(folder)/\(file)") }
      rmdir(folder)
    }
    if let reason = StandardFile.write(result.lua, at: "\(folder)/\(name)") {
      return fail("cannot write '\(folder)/\(name)': \(reason)", cannotWrite)
    }
    let real = StandardFile.realPath(program) ?? program
    guard let (output, code) = run(real, ["check"] + options + [name], in: folder) else {
      return fail("cannot start '\(program)'", unavailable)
    }
    let lines = SwiftLines(result, sources, script: name)
    if case .success(let messages) = StandardFile.read("\(folder)/messages") {
      StandardFile.write(lines.inSwift(messages), to: 2)
    }
    StandardFile.write(lines.inSwift(output), to: 1)
    return code
  }

  private static func fail(_ text: String, _ code: Int32) -> Int32 {
    StandardFile.write("playhead: \(text)\n", to: 2)
    return code
  }

  /// playhead beside this program, else in a folder of `PATH`.
  private static var found: String? {
    let own = StandardFile.realPath("/proc/self/exe").flatMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = [own].compactMap { $0 } + path.split(separator: ":").map(String.init)
    return folders.map { $0 + "/playhead" }.first { access($0, X_OK) == 0 }
  }

  /// What a program writes to standard output, and its exit code; standard error goes to the file `messages`.
  private static func run(_ program: String, _ words: [String], in folder: String) -> (String, Int32)? {
    var ends: [Int32] = [-1, -1]
    guard chdir(folder) == 0, pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "messages", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, program, &actions, nil, &arguments, environ)
    close(ends[1])
    guard problem == 0 else { return nil }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return (String(decoding: bytes, as: UTF8.self), code)
  }
}
