import Glibc
import TestSupport
import Testing

/// The helper with which other tests run programs.
@Suite("Programs that are run") struct ProgramRunTests {
  @Test("one that hangs is killed at its limit, and that is said")
  func limit() {
    let run = ProgramRun("/bin/sleep", ["1000"], limit: 1)
    #expect(run.code == -SIGKILL && run.errors.hasSuffix("killed: it ran for more than 1 s\n"))
  }

  @Test("one that ends gives its output and its code")
  func end() {
    let run = ProgramRun("/bin/sh", ["-c", "cat; echo two >&2; exit 3"], input: "one")
    #expect(run.output == "one" && run.errors == "two\n" && run.code == 3)
  }
}
