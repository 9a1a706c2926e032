import TestSupport
import Testing

/// `playhead serve`, with a program that stands for the one that serves: it prints the words that it was called with.
@Suite("Serving to a browser") struct ServeTests {
  let folder = TemporaryFolder()

  private func playhead(_ words: String...) -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["serve"] + words, environment: ["PATH": folder.path + "/bin"],
      folder: folder.path)
  }

  @Test("it becomes the program that serves, whose sessions are this one, and hands its options over")
  func becomes() {
    // One that was built lies where it is looked for first.
    folder.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", to: "bin/playhead-serve")
    _ = ProgramRun("/bin/chmod", ["+x", "\(folder.path)/bin/playhead-serve"])
    let own = BuiltProducts.path(of: "playhead")
    let plain = playhead("swipe.lua")
    #expect(plain.output == "--program\n\(real(own))\n--listen\n127.0.0.1\n--\nswipe.lua\n", "\(plain.errors)")
    let world = playhead("--device", "iPhone 17", "--era", "26", "--trusted", "a b.lua")
    #expect(
      world.output.hasSuffix(
        "--with\n--era\n--with\n26\n--with\n--device\n--with\niPhone 17\n--with\n--trusted\n--\na b.lua\n"),
      "\(world.output)\(world.errors)")
    let all = playhead("--port", "8400", "--listen", "0.0.0.0", "--open")
    #expect(
      all.output == "--program\n\(real(own))\n--listen\n0.0.0.0\n--port\n8400\n--open\n--\n.\n", "\(all.errors)")
  }

  private func real(_ path: String) -> String {
    let output = ProgramRun("/usr/bin/realpath", [path]).output
    return String(output.dropLast())
  }

  @Test("wrong options name themselves, and a program that is not there says how to have it")
  func refused() {
    let port = playhead("--port", "x")
    #expect(port.code == 64 && port.errors.contains("--port"), "\(port.errors)")
    #expect(playhead("a", "b").code == 64)
    let device = playhead("--device", "Nokia")
    #expect(device.code == 64 && device.errors.contains("Nokia"), "\(device.errors)")
    _ = ProgramRun("/bin/cp", [BuiltProducts.path(of: "playhead"), folder.path + "/playhead"])
    let none = ProgramRun(
      folder.path + "/playhead", ["serve"], environment: ["PATH": "/nonexistent"], folder: folder.path)
    #expect(none.code == 69, "\(none.errors)")
    #expect(
      none.errors
        == "playhead: playhead-serve, which serves a run to a browser, is neither beside playhead nor on the PATH; "
        + "each package of playhead has it, and Scripts/install --serve in the source builds it\n")
  }
}
