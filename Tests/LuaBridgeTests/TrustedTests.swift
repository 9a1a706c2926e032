import LuaBridge
import Testing

/// The libraries of a trusted script, and those that even it does not have.
@Suite("Trusted scripts") struct TrustedTests {
  @Test(
    "all of Lua's libraries are there",
    arguments: [
      ("os.getenv('PATH') ~= nil", "true"), ("io.open('/etc/passwd'):read('l') ~= nil", "true"),
      ("io.popen('echo out'):read('l')", "out"), ("load(string.dump(function() return 5 end))()", "5"),
      ("debug.getinfo(print, 'f').func == print", "true"), ("require('os') == os", "true"),
      ("getmetatable('').__index == string", "true"), ("collectgarbage('generational')", "incremental"),
    ])
  func libraries(_ expression: String, _ expected: String) throws {
    let script = try Script(isTrusted: true)
    #expect(script.output("print(\(expression))") == expected + "\n")
  }

  @Test("the clock stays the virtual one, and the machine's goes by another name")
  func clocks() throws {
    let script = try Script(isTrusted: true)
    // 2001-01-01 and 2020-01-01, as seconds from 1970.
    #expect(script.output("print(os.time(), os.clock(), os.realtime() > 1577836800)") == "978307200\t0.0\ttrue\n")
  }

  @Test("standard output is in order with what print writes, and os.exit ends the program through the host")
  func output() throws {
    let script = try Script(isTrusted: true)
    #expect(script.output("io.stdout:write('a', 1, ' '):write('b '); print('c'); io.write('d')") == "a1 b c\nd")
    let error = try script.failure("os.exit(3)")
    #expect(script.host.exitCodes == [3] && error.message.contains("exit"))
    _ = script.run("os.exit(false)")
    _ = script.run("os.exit(true)")
    #expect(script.host.exitCodes == [3, 1, 0])
  }

  @Test("finalisers stay refused: they would run in the middle of the host's work")
  func finalisers() throws {
    let script = try Script(isTrusted: true)
    #expect(try script.failure("setmetatable({}, {__gc = print})").message.contains("__gc"))
  }
}
