import Glibc
import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestSupport
import Testing
import TimeControl
import ViewKit

/// The bad script of every page fails, or is warned, as `BadScripts/<code>.txt` says, to the byte.
@Suite("Bad scripts")
struct BadScriptTests {
  static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BadScripts/"

  /// Failures that no script of a few lines provokes.
  static let elsewhere = [FailureCode.internal.rawValue, ScriptError.Code.interrupted]

  static func text(_ name: String) -> String? {
    guard let file = fopen(folder + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("every code has a page, once, with a script that fails so")
  func pages() throws {
    let codes = ErrorPage.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    // The lists at the top of the page name the sections below, in their order.
    let page = try #require(SourceTree.text(of: "Sources/Script/ScriptTools/Reference/Errors.md"))
    let listed = page.split(separator: "\n").filter { $0.hasPrefix("- [`") }
    #expect(listed == codes.map { "- [`\($0)`](#\($0))" })
    for code in FailureCode.allCases { #expect(!ErrorPage.warnings.contains { $0.code == code.rawValue }, "\(code)") }
    for code in FailureCode.allCases { #expect(codes.contains(code.rawValue), "no page for \(code.rawValue)") }
    for code in UsageWarning.Code.allCases { #expect(codes.contains(code.text), "no page for \(code.text)") }
    for page in ErrorPage.all where !Self.elsewhere.contains(page.code) {
      #expect(page.wrong != nil, "no script for \(page.code)")
    }
  }

  @Test(
    "a failure has its code, and reads as written down",
    arguments: ErrorPage.errors.filter { $0.wrong != nil }.map(\.code)
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

  @Test("a failure shows its line, whatever ends the lines of the file", arguments: ["\n", "\r\n"])
  func showsLine(end: String) throws {
    let session = try ScriptSession(SessionOptions())
    let script = ["local x = 1", "window.alfa = x", ""].joined(separator: end)
    let error = try #require(BranchingSession(session).runScript(script, name: "a.lua"))
    #expect(ErrorReport(error, in: session).text.contains("\n    2 | window.alfa = x\n"))
  }

  @Test("a warning has its code, and reads as written down", arguments: ErrorPage.warnings.map(\.code))
  func warns(code: String) throws {
    let script = try #require(ErrorPage.named(code)?.wrong)
    let expected = try #require(Self.text(code + ".txt"), "no BadScripts/\(code).txt")
    let (error, warnings) = try Self.run(script, name: code + ".lua")
    #expect(error == nil, "\(error?.description ?? "")")
    #expect(warnings.first?.contains("[\(code)]") == true)
    #expect(warnings.map { $0 + "\n" }.joined() == expected)
  }

  @Test(
    "what a page calls right runs without a warning", arguments: ErrorPage.all.filter { $0.right != nil }.map(\.code))
  func right(code: String) throws {
    let script = try #require(ErrorPage.named(code)?.right)
    let (error, warnings) = try Self.run(script, name: code + ".lua")
    #expect(error == nil, "\(error?.description ?? "")")
    #expect(warnings.isEmpty)
  }

  private static func run(_ script: String, name: String) throws -> (error: ScriptError?, warnings: [String]) {
    let session = try ScriptSession(SessionOptions())
    var fromCallback: ScriptError?
    var warnings: [String] = []
    session.onCallbackError = { fromCallback = fromCallback ?? $0 }
    session.onWarning = { warnings.append($0) }
    return (session.runScript(script, name: name) ?? fromCallback, warnings)
  }

  @Test("a page fits 80 columns, but for what is quoted")
  func columns() {
    for page in ErrorPage.all {
      for line in page.text().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
