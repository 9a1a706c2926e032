import PlayheadTool
import TestSupport
import Testing

/// Files that are longer than what is read of one are refused, and not read first.
@Suite("Files without end", .enabled(if: !AddressSanitizer.isOn)) struct SourceFileTests {
  let folder = TemporaryFolder()

  /// The address space of the program, in MiB: for itself and the longest file that is read, and not for these files.
  private static let most = 256

  private func run(_ command: String) -> ProgramRun {
    ProgramRun(
      "/bin/sh",
      [
        "-c",
        "truncate -s 3G big.lua big.png big.jsonl && ulimit -v \(Self.most << 10) && exec timeout 60 $P \(command)",
      ],
      environment: ["P": BuiltProducts.path(of: "playhead"), "PATH": "/usr/bin:/bin"], folder: folder.path)
  }

  @Test(
    "a file that a person names",
    arguments: [
      "big.lua", "check big.lua", "test big.lua", "diff big.jsonl big.jsonl", "diff big.lua big.lua",
      "/dev/zero", "check /dev/zero", "- < /dev/zero", "- < big.lua",
    ])
  func named(_ arguments: String) {
    let run = run(arguments)
    #expect(run.errors.contains("File too large"), "\(run.errors.prefix(300))")
    #expect(run.code == ExitCode.unreadableInput.rawValue)
  }

  @Test(
    "a file that a script names",
    arguments: ["dofile('big.lua')", "require('big')", "loadfile('big.lua')()", "UIImage{named = 'big'}"])
  func ofScript(_ script: String) {
    folder.write(script, to: "a.lua")
    let run = run("a.lua")
    #expect(run.errors.contains("past-limit"), "\(run.errors.prefix(300))")
  }

  @Test("a layer's name stays on its line of the tree, and control characters are written out")
  func names() {
    folder.write(
      "local l = CALayer() l.name = 'a\\nUIView #9\\27[2J' window.layer:addSublayer(l) timeline:step() print(timeline:snapshot())",
      to: "a.lua")
    let output = run("a.lua").output
    #expect(output.contains("  CALayer a\\x0AUIView #9\\x1B[2J\n"), "\(output)")
  }
}
