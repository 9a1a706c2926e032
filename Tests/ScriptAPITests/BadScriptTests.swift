import Glibc
import LuaBridge
import ScriptAPI
import Testing

/// `BadScripts/<code>.lua` fails as `BadScripts/<code>.txt` says, to the byte; there is a pair for every code.
@Suite("Bad scripts")
struct BadScriptTests {
  static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BadScripts/"

  /// What cannot be provoked by a script, or takes a test of its own.
  static let elsewhere: Set<FailureCode> = [.internal]

  static func text(_ name: String) -> String? {
    guard let file = fopen(folder + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "a failure has its code, and reads as written down",
    arguments: FailureCode.allCases.map(\.rawValue) + ["syntax", "script-error"])
  func reads(code: String) throws {
    if FailureCode(rawValue: code).map(Self.elsewhere.contains) == true { return }
    let script = try #require(Self.text(code + ".lua"), "no BadScripts/\(code).lua")
    let expected = try #require(Self.text(code + ".txt"), "no BadScripts/\(code).txt")
    let session = try ScriptSession(SessionOptions())
    var fromCallback: ScriptError?
    session.onCallbackError = { fromCallback = fromCallback ?? $0 }
    let error = try #require(session.runScript(script, name: code + ".lua") ?? fromCallback, "it did not fail")
    #expect(error.code == code)
    #expect(ErrorReport(error, in: session).text + "\n" == expected)
  }
}
