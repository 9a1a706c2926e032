import Glibc
import LuaTree
import SwiftImport
import Testing

/// Pieces of Swift and the Lua each becomes, written by hand from the design's table of constructs: a file each, Swift,
/// then Lua, then what is reported.
struct PairTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let swift: String
    let lua: String
    let reports: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
      self.name = name
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let parts = lines.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "=== lua" || $0 == "=== reports" }
      func part(_ index: Int) -> String { index < parts.count ? parts[index].map { $0 + "\n" }.joined() : "" }
      swift = part(0)
      lua = part(1)
      reports = parts.count > 2 ? parts[2].map(String.init) : []
    }
  }

  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Pairs"

  static let pairs: [Pair] = {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".pair") { names.append(String(name.dropLast(5))) }
    }
    return names.sorted().map { Pair($0, contents(of: "\(folder)/\($0).pair")) }
  }()

  private static func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `there are at least 90 pairs`() { #expect(Self.pairs.count >= 90) }

  @Test(arguments: pairs) func `the Lua and the reports are those of the page`(pair: Pair) {
    let source = [SwiftSource(name: "a.swift", text: pair.swift)]
    let result = SwiftImporter.translate(source)
    #expect(result.lua == pair.lua)
    let reports = result.reports.map { report in
      "\(report.line):\(report.column) \(report.code.rawValue)\(report.isLeftOut ? " left out" : ""): \(report.message)"
    }
    #expect(reports == pair.reports)
    #expect(SwiftImporter.translate(source).lua == result.lua)
  }

  @Test func `more names than Lua has locals are in a table`() {
    let swift = (0..<200).map { "let a\($0) = \($0)" }.joined(separator: "\n")
    let lua = SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)]).lua
    #expect(lua.hasPrefix("-- The names of the file are in a table") && lua.hasSuffix("\na199 = 199\n"))
    let function = "func all() {\n\(swift)\n}"
    let reports = SwiftImporter.translate([SwiftSource(name: "a.swift", text: function)]).reports
    #expect(reports.map(\.message) == ["more than 180 variables in one function: Lua has no more"])
  }

  @Test func `a report is short however long a name is`() {
    let swift = "let a = " + String(repeating: "x", count: 10_000) + ".frame\n"
    let reports = SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)]).reports
    #expect(!reports.isEmpty && reports.allSatisfy { $0.message.utf8.count <= 300 })
  }

  @Test func `comparisons are no brackets`() {
    let swift = "func f(a: Int, b: Int) {\n" + String(repeating: "  if a<b { print(a<b) }\n", count: 300) + "}\n"
    #expect(SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)]).isComplete)
  }

  @Test func `every code of a report has a pair`() {
    let codes = Set(
      Self.pairs.flatMap { $0.reports.compactMap { $0.split(separator: " ").dropFirst().first } }.map {
        String($0.prefix { $0 != ":" })
      })
    #expect(codes == Set(Report.Code.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    "", "\0", "}", String(repeating: "{", count: 100_000), "let a = b" + String(repeating: ".c", count: 4000),
    "let a = 1" + String(repeating: "+1", count: 4000), "#import <UIKit/UIKit.h>",
    String(repeating: "let a = 1\n", count: 500_000), "let a: " + String(repeating: "Array<", count: 10_000),
    "let a: " + String(repeating: "Array<\n", count: 10_000), "/* never closed",
  ]) func `bad input ends with a report, or with nothing`(text: String) {
    let result = SwiftImporter.translate([SwiftSource(name: "a.swift", text: text)])
    #expect(result.reports.isEmpty == text.isEmpty)
    #expect(result.reports.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  }
}
