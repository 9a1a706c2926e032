import Glibc
import Testing

@testable import SwiftImport

/// The answers about large programs that the cache keeps.
final class AnswerFileTests {
  private let folder: String
  private let program = [SwiftSource(name: "a.swift", text: String(repeating: "let a = 1\n", count: 20_000))]

  init() {
    var template = Array("/tmp/playhead-answer-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    if let directory = opendir(folder) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        unlink(folder + "/" + name)
      }
      closedir(directory)
    }
    rmdir(folder)
  }

  private func file(
    _ words: [String] = ["--map"], _ sources: [SwiftSource]? = nil, _ sum: UInt64 = 1
  ) -> AnswerFile? {
    AnswerFile(in: folder, for: words, sources ?? program, sumOfInterfaces: sum)
  }

  @Test func `an answer comes back as long as nothing has changed`() {
    file()?.write("{\"lua\":\"\"}\nö", isComplete: false)
    let answer = file()?.read()
    #expect(answer?.text == "{\"lua\":\"\"}\nö" && answer?.isComplete == false)
  }

  @Test func `another text, storyboard, word or name is another answer`() {
    file()?.write("x", isComplete: true)
    let changed = [SwiftSource(name: "a.swift", text: program[0].text + " ")]
    let renamed = [SwiftSource(name: "b.swift", text: program[0].text)]
    #expect(file(["--map"], changed)?.read() == nil)
    #expect(file(["--map"], renamed)?.read() == nil)
    #expect(file(["--map"], nil, 2)?.read() == nil)
    #expect(file(["--harness"])?.read() == nil)
    #expect(file()?.read()?.isComplete == true)
  }

  @Test func `of a small program, and without a cache, none is kept`() {
    #expect(file([], [SwiftSource(name: "a.swift", text: "let a = 1")]) == nil)
    #expect(AnswerFile(in: nil, for: [], program, sumOfInterfaces: 0) == nil)
  }

  @Test func `the newest six are kept`() {
    for number in 0..<9 { file([String(number)])?.write("x", isComplete: true) }
    var count = 0
    if let directory = opendir(folder) {
      while readdir(directory) != nil { count += 1 }
      closedir(directory)
    }
    // With the entries of a folder for itself and its parent.
    #expect(count == 8)
  }
}
