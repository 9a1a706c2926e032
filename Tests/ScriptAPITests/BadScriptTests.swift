import Glibc
import LuaBridge
import ScriptAPI
import Testing

/// The bad script of every error page fails as `BadScripts/<code>.txt` says, to the byte.
@Suite("Bad scripts")
struct BadScriptTests {
  static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BadScripts/"

  /// What no script of a few lines provokes.
  static let elsewhere = [FailureCode.internal.rawValue, ScriptError.Code.interrupted]

  static func text(_ name: String) -> String? {
    guard let file = fopen(folder + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("every code has a page, once, with a script that fails so")
  func pages() {
    let codes = ErrorPage.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in FailureCode.allCases { #expect(codes.contains(code.rawValue), "no page for \(code.rawValue)") }
    for page in ErrorPage.all where !Self.elsewhere.contains(page.code) {
      #expect(page.wrong != nil, "no script for \(page.code)")
    }
  }

  @Test(
    "a failure has its code, and reads as written down", arguments: ErrorPage.all.filter { $0.wrong != nil }.map(\.code)
  )
  func reads(code: String) throws {
    let script = try #require(ErrorPage.named(code)?.wrong)
    let expected = try #require(Self.text(code + ".txt"), "no BadScripts/\(code).txt")
    let session = try ScriptSession(SessionOptions())
    var fromCallback: ScriptError?
    session.onCallbackError = { fromCallback = fromCallback ?? $0 }
    let branching = BranchingSession(session)
    let error = try #require(branching.runScript(script, name: code + ".lua") ?? fromCallback, "it did not fail")
    #expect(error.code == code)
    #expect(ErrorReport(error, in: session).text + "\n" == expected)
  }

  @Test("what a page calls right runs", arguments: ErrorPage.all.filter { $0.right != nil }.map(\.code))
  func right(code: String) throws {
    let script = try #require(ErrorPage.named(code)?.right)
    let session = try ScriptSession(SessionOptions())
    var fromCallback: ScriptError?
    session.onCallbackError = { fromCallback = fromCallback ?? $0 }
    let error = session.runScript(script, name: code + ".lua") ?? fromCallback
    #expect(error == nil, "\(error?.description ?? "")")
  }

  @Test("a page fits 80 columns, but for what is quoted")
  func columns() {
    for page in ErrorPage.all {
      for line in page.text().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
