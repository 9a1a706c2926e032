import PlayheadTool
import TestSupport
import Testing

/// Systems that lack what programs take for granted.
@Suite("Unusual systems", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct UnusualSystemTests {
  let folder = TemporaryFolder()

  /// Runs a command of the system's shell, in which `$P` is the program.
  private func shell(_ command: String) -> ProgramRun {
    ProgramRun(
      "/bin/sh", ["-c", command],
      environment: [
        "P": BuiltProducts.path(of: "playhead"), "F": folder.path, "SWIFT_BACKTRACE": "enable=no",
        "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "PLAYHEAD_HISTORY": "",
      ])
  }

  @Test("where no file can be opened any more, the reason is told, and what was printed is on the output")
  func noDescriptors() {
    folder.write("print 'other'", to: "other.lua")
    folder.write(
      """
      held = {}
      for i = 1, 99 do held[i] = io.open('/dev/null') end
      print(pcall(dofile, 'other.lua'))
      print(pcall(timeline.export, timeline, 'a.svg'))
      print 'kept'
      """, to: "a.lua")
    // The loader of a program that is not linked as a whole opens one file at a time.
    let run = shell("ulimit -n 12; exec $P --trusted --no-init $F/a.lua")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.last == "kept", "\(run.output)")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("false") }, "\(run.output)")
    #expect(lines.contains { $0.contains("Too many open files") })
    #expect(run.code == 0)
  }
}
