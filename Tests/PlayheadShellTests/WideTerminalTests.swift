import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// A terminal of 120 columns and 40 rows, whose width is used and whose height is kept to.
@Suite("A wide terminal") struct WideTerminalTests {
  private static let twice = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)
    timeline:run()
    UIView.animate(0.4, function() box.center = CGPoint(20, 20) end)
    timeline:run()
    """

  private func lines(
    _ inputs: String..., after script: String = Transcript.scene, _ change: (inout ShellEnvironment) -> Void = { _ in }
  ) throws -> [String] {
    let editor = ScriptedEditor(inputs.map { .line($0) })
    let session = try ScriptSession(SessionOptions())
    if case .failure(let error) = session.load(script, name: "scene").flatMap({ session.run($0) }) { throw error }
    var environment = ShellEnvironment { editor.write($0) }
    environment.terminal.columns = { 120 }
    environment.terminal.rows = { 40 }
    change(&environment)
    Shell(session, editor, environment).run()
    return editor.transcript.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("bars and curves are as wide as it", arguments: ["tracks", "curve box.position.x"])
  func width(_ input: String) throws {
    let widths = try lines("run", input).map(\.count)
    #expect(widths.contains { $0 > 100 } && widths.allSatisfy { $0 <= 120 }, "\(widths)")
  }

  @Test("a value that moves twice has one row of bars")
  func merged() throws {
    let rows = try lines("tracks", after: Self.twice).filter { $0.contains("position") && $0.contains("■") }
    #expect(rows.count == 1, "\(rows)")
  }

  @Test("the table of both endings is below their pictures, which leave it on the screen")
  func endings() throws {
    let box = "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)"
    let move = "UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)"
    let shown = try lines(box, move, "advance 0.1", "what-if 0.5", after: "") {
      $0.terminal.pictures = { TerminalScreen(.ascii) }
    }
    let answer = shown.drop { !$0.hasPrefix("> what-if") }.dropFirst()
    let picture = try #require(answer.firstIndex { $0.contains(".---") }, "\(shown)")
    let table = try #require(answer.lastIndex { $0.contains("cancel") })
    #expect(picture < table && answer.prefix { !$0.hasPrefix("> ") }.count < 40, "\(answer)")
  }

  @Test("set picture on shows a small picture after each move, and off no more")
  func thumbnails() throws {
    func pictures(_ inputs: String...) throws -> Int {
      let inputs = inputs.map { LineResult.line($0) }
      let editor = ScriptedEditor(inputs)
      var environment = ShellEnvironment { editor.write($0) }
      environment.terminal.rows = { 40 }
      environment.terminal.pictures = { TerminalScreen(.ascii) }
      Shell(try ScriptSession(SessionOptions()), editor, environment).run()
      return editor.transcript.split(separator: "\n").count { $0.hasPrefix(".--") }
    }
    #expect(try pictures("step 6") == 0)
    #expect(try pictures("set picture on", "step 6", "1 + 1", "back") == 2)
    #expect(try pictures("set picture on", "step 6", "set picture off", "step") == 1)
  }

  @Test("a curve goes into a file that is named after it")
  func curveFile() throws {
    var written: [String: String] = [:]
    _ = try lines("run", "curve box.position.x c.svg") { environment in
      environment.files.writeBytes = { bytes, path in
        written[path] = String(decoding: bytes, as: UTF8.self)
        return nil
      }
    }
    #expect(written["c.svg"]?.contains("<svg") == true, "\(written.keys)")
  }

  @Test("help that is longer than the screen goes to the pager, and stays in the log")
  func pager() throws {
    var pages: [[String]] = []
    _ = try lines("help UIView") { environment in
      environment.terminal.page = { lines in
        pages.append(lines)
        return true
      }
    }
    #expect(pages.count == 1 && pages[0].count > 40 && pages[0].contains { $0.contains("UIView") })
  }
}
