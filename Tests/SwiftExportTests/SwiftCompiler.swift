import Glibc
import SwiftExport
import TestSupport

/// `swiftc`, with the stub of UIKit made from the API table: what Swift makes of a file. Each file has a folder of its own.
final class SwiftCompiler: @unchecked Sendable {
  /// Nil where there is no `swiftc`.
  static let shared = SwiftCompiler()

  private let path: String
  private let folder: TemporaryFolder
  /// The compiler's messages about the stub itself; empty for none.
  let problems: String

  private init?() {
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    let places = search.split(separator: ":").map { String($0) + "/swiftc" }
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
    folder = TemporaryFolder()
    folder.write(SwiftStub.text(), to: "Stub.swift")
    problems = Self.run(
      path, ["-emit-module", "-module-name", "UIKit", "-parse-as-library", "Stub.swift", "-o", "UIKit.swiftmodule"],
      folder)
  }

  private static func run(_ path: String, _ words: [String], _ folder: TemporaryFolder) -> String {
    let always = ["-swift-version", "5", "-suppress-warnings"]
    let run = ProgramRun(
      path, words + always, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path],
      folder: folder.path)
    return run.code == 0 ? "" : run.output + run.errors
  }

  /// The errors of files as one program; empty for none. What Objective-C reads is left out: Linux has none.
  func errors(in files: [(name: String, text: String)]) -> String {
    let place = "files-\(files.map(\.text).joined().utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) })"
    for file in files {
      let text = file.text.replacing("@objc ", with: "").replacing("@IBAction ", with: "").replacing(
        "@IBOutlet ", with: ""
      )
      .replacing("#selector(", with: "selector(").replacing("dynamic var", with: "var")
      folder.write(text, to: "\(place)/\(file.name)")
    }
    return Self.run(path, ["-typecheck", "-I", "."] + files.map { "\(place)/\($0.name)" }, folder)
  }
}
