import SwiftExport
import TransitionChecker

/// The findings that fail a check, as tests in the language that a file's name ends in.
struct FoundTestFiles {
  private let scripts: [(path: String, findings: [Finding])]
  private let tests: FindingTests

  init(_ report: CheckReport) {
    scripts = report.verdicts.map { verdict in (verdict.path, verdict.findings.filter { report.fails($0.severity) }) }
    let names = scripts.filter { !$0.findings.isEmpty }.map(\.path)
    tests = FindingTests(
      scripts.flatMap(\.findings), in: names.count == 1 ? names[0] : "\(names.count) scripts")
  }

  /// Nil where there is nothing for such a file.
  func text(for path: String) -> String? {
    let name = SourceFiles.stem(of: path)
    switch Kind(path) {
    case .lua:
      let hunted = scripts.lazy.flatMap { script in script.findings.compactMap { HuntedTest($0, in: script.path) } }
        .first
      if let hunted { return hunted.file(for: path) }
      let files = scripts.compactMap { FoundTests($0.findings, in: $0.path)?.file(for: path) }
      return files.isEmpty ? nil : files.joined(separator: "\n")
    case .swift: return tests.counts.driven == 0 ? nil : tests.swift(suite: name)
    case .uiTests: return tests.counts.touched == 0 ? nil : tests.uiTests(class: name)
    case nil: return nil
    }
  }

  /// A sentence on the findings that a file leaves out; nil where it has all.
  func remark(on path: String) -> String? {
    let (driven, touched) = tests.counts
    func finding(_ count: Int) -> String { count == 1 ? "1 finding needs" : "\(count) findings need" }
    switch Kind(path) {
    case .swift where touched > 0:
      let stem = SourceFiles.stem(of: path)
      let name = stem.hasSuffix("Tests") ? String(stem.dropLast("Tests".count)) : stem
      return "\(path): \(finding(touched)) a finger or the system: -o \(name)UITests.swift"
    case .uiTests where driven > 0:
      return "\(path): \(finding(driven)) no finger: -o with another name that ends in .swift"
    case .lua where scripts.contains { !$0.findings.isEmpty && !$0.path.hasSuffix(".lua") }:
      return "\(path): tests in Lua are of scripts in Lua; -o CardTests.swift writes those of Swift"
    default: return nil
    }
  }

  private enum Kind {
    case lua, swift, uiTests

    init?(_ path: String) {
      switch path {
      case _ where path.hasSuffix("_test.lua"): self = .lua
      case _ where path.hasSuffix("UITests.swift"): self = .uiTests
      case _ where path.hasSuffix(".swift"): self = .swift
      default: return nil
      }
    }
  }
}
