import Glibc
import PlayheadTool
import TestSupport
import Testing

/// `Scripts/install` into a folder of its own, with the program that was just built.
@Suite("Install", .serialized) struct InstallTests {
  let folder = TemporaryFolder()

  func run(_ words: String..., environment: [String: String] = [:]) -> ProgramRun {
    let path = ["PATH": folder.path + "/bin:/usr/local/bin:/usr/bin:/bin", "HOME": folder.path]
    return ProgramRun("/usr/bin/env", words, environment: path.merging(environment) { $1 })
  }

  func install(_ words: String...) -> ProgramRun {
    ProgramRun(
      "/bin/bash", [SourceTree.root + "/Scripts/install", "--program", BuiltProducts.path(of: "playhead")] + words,
      environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("everything is in its place, and what was installed runs")
  func everything() {
    let installed = install(folder.path)
    #expect(installed.code == 0, "\(installed.errors)")
    for file in MetaFile.allCases where file != .importTable {
      #expect(folder.read("share/" + file.rawValue) == file.text, "\(file.rawValue)")
    }
    let example = run("playhead", folder.path + "/share/playhead/examples/swipe.lua")
    #expect(example.code == 0 && example.errors == "", "\(example.errors)")
  }

  @Test("what reads Swift is installed where it has been built, and found there; else a line says how to get it")
  func importer() {
    let installed = install(folder.path)
    let isBuilt = ["release", "debug"].contains { kind in
      run("test", "-x", SourceTree.root + "/.build-import/\(kind)/playhead-import").code == 0
    }
    #expect(installed.output.contains("with bin/playhead-import, which reads Swift\n") == isBuilt)
    #expect(installed.output.contains("without what reads Swift: Scripts/install --import builds it") == !isBuilt)
    folder.write("let side = 3\nprint(side)\n", to: "Side.swift")
    let imported = run("playhead", "import", folder.path + "/Side.swift")
    #expect(imported.code == (isBuilt ? 0 : 69), "\(imported.errors)")
    #expect(imported.output.hasPrefix("local side = 3\n") == isBuilt, "\(imported.output)")
    // Not found in the repository that the program was built in.
    let doctor = run("playhead", "doctor")
    #expect(doctor.output.contains(folder.path + "/bin/playhead-import") == isBuilt, "\(doctor.output)")
  }

  @Test("a prefix that is no absolute path, or cannot be written to, is refused with what would do")
  func refused() {
    let relative = install("here")
    #expect(relative.code == 64 && relative.errors == "playhead: the prefix is an absolute path, not 'here'\n")
    let closed = install("/proc/playhead")
    #expect(closed.code == 66 && closed.errors.hasPrefix("playhead: cannot write to '/proc/playhead'; "))
  }

  /// The completions that bash offers for the last of some words.
  func bash(_ line: String) -> [String] {
    folder.write(MetaFile.bash.text, to: "completions")
    let script = """
      source \(folder.path)/completions
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _playhead
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return run("bash", "-c", script).output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, their values and error codes")
  func completions() {
    #expect(bash("playhead in").contains("inspect"))
    #expect(bash("playhead --col") == ["--color"])
    #expect(bash("playhead diff --to") == ["--tolerance"])
    #expect(bash("playhead check --to") == [])
    #expect(bash("playhead --color ''") == ["auto", "always", "never"])
    #expect(bash("playhead test -r t") == ["text", "tap"])
    #expect(bash("playhead explain unknown-m") == ["unknown-member"])
    #expect(bash("playhead Examples/sw").contains("Examples/swipe.lua"))
    #expect(bash("playhead doctor ''") == [])
  }

  /// Programs that read the pages and what is offered to shells. One that a machine lacks is left out; in CI that is a failure.
  private static let readers = [
    ["man", "-l", "--warnings=w", "man/man1/playhead.1"],
    ["man", "-l", "--warnings=w", "man/man7/playhead-lua.7"],
    ["mandoc", "-T", "lint", "-W", "warning", "man/man1/playhead.1"],
    ["mandoc", "-T", "lint", "-W", "warning", "man/man7/playhead-lua.7"],
    ["bash", "-n", "bash-completion/completions/playhead"],
    ["zsh", "-n", "zsh/site-functions/_playhead"],
    ["fish", "-n", "fish/vendor_completions.d/playhead.fish"],
  ].filter { words in
    getenv("CI") != nil || ["/usr/bin/", "/bin/"].contains { access($0 + words[0], X_OK) == 0 }
  }

  @Test("the pages are well made, and the other shells read what is offered to them", arguments: readers)
  func wellMade(_ words: [String]) throws {
    let file = try #require(MetaFile(rawValue: words.last ?? ""))
    // Readers of manuals go by the name.
    let name = String(file.rawValue.split(separator: "/").last ?? "")
    folder.write(file.text, to: name)
    let check = ProgramRun(
      "/usr/bin/env", words.dropLast() + ["\(folder.path)/\(name)"],
      environment: ["PATH": "/usr/bin:/bin", "MANPAGER": "cat", "LANG": "C.UTF-8", "MANWIDTH": "80"])
    #expect(check.code == 0 && check.errors == "", "\(words): \(check.output.suffix(400)) \(check.errors)")
  }
}
