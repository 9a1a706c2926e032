import Glibc
import LineEditing
import TestSupport
import Testing

@Suite("Stream editor") struct StreamEditorTests {
  /// The results of an editor that reads from a pipe which holds `text` and is closed.
  func results(of text: String, isComplete: @escaping (String) -> Bool = { _ in true }) -> [LineResult] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    defer { close(ends[0]) }
    var text = text
    text.withUTF8 { _ = write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    let editor = StreamEditor(descriptor: ends[0], isComplete: isComplete)
    var results: [LineResult] = []
    repeat { results.append(editor.readLine(prompt: "> ")) } while results.last != .endOfInput && results.count < 5000
    return results
  }

  @Test(
    "lines come out one by one, the last with or without its newline",
    arguments: ["a\n\nb", "a\n\nb\n", "a\r\n\r\nb\r\n"])
  func lines(_ text: String) {
    #expect(results(of: text) == [.line("a"), .line(""), .line("b"), .endOfInput])
  }

  @Test("lines are gathered until the block is complete, and at the end as they are")
  func blocks() {
    let results = results(of: "do\nx\nend\ndo\ny") { !$0.hasPrefix("do") || $0.hasSuffix("end") }
    #expect(results == [.line("do\nx\nend"), .line("do\ny"), .endOfInput])
  }

  @Test("a line longer than one read comes out whole")
  func longLine() {
    let long = String(repeating: "größe ", count: 2000)
    #expect(results(of: long + "\nnext\n") == [.line(long), .line("next"), .endOfInput])
  }

  @Test("nothing is the end")
  func empty() {
    #expect(results(of: "") == [.endOfInput])
  }
}

@Suite("Scripted editor") struct ScriptedEditorTests {
  @Test("returns its inputs, then the end, and shows what a terminal would")
  func transcript() {
    let editor = ScriptedEditor([.line("1 + 1"), .interrupted, .line("do\nend")])
    var results: [LineResult] = []
    for _ in 0..<5 {
      results.append(editor.readLine(prompt: "> "))
      if case .line(let text) = results.last { editor.write("ran \(text.count)\n") }
    }
    #expect(results == [.line("1 + 1"), .interrupted, .line("do\nend"), .endOfInput, .endOfInput])
    #expect(editor.transcript == "> 1 + 1\nran 5\n> ^C\n> do\nend\nran 6\n> \n> \n")
  }
}
