import LineEditing
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import SessionProtocol
import TestSupport
import Testing

@Suite("JSON shell") struct JSONShellTests {
  /// The answers to inputs, each a line.
  private func answers(_ inputs: [LineResult]) throws -> (lines: [String], code: Int32) {
    var text = ""
    let shell = JSONShell(ScriptedEditor(inputs)) { text += $0 }
    let session = try ScriptSession(SessionOptions())
    let code = shell.run(Shell(session, shell, ShellEnvironment { shell.show($0) }))
    return (text.split(separator: "\n").map(String.init), code)
  }

  @Test("a Ctrl-C between two inputs ends nothing")
  func interrupted() throws {
    let (lines, code) = try answers([.interrupted, .line("1 + 1"), .interrupted, .interrupted, .line("2 + 2")])
    #expect(code == 0)
    #expect(
      lines == [
        #"{"ok":true,"value":2,"text":"2\n","events":[],"t":0,"error":null}"#,
        #"{"ok":true,"value":4,"text":"4\n","events":[],"t":0,"error":null}"#,
      ])
  }

  @Test(
    "values that JSON has no form for are text, and every answer is one line",
    arguments: [
      ("1/0", #""inf""#), ("\"a\\nb\"", #""a\nb""#), ("{}", "{}"), ("{1, {2}}", "[1,[2]]"),
      ("CGPoint(1, 2)", #""CGPoint(1, 2)""#), ("{[1] = 1, x = 2}", #"{"1":1,"x":2}"#), ("nil", "null"),
      ("t = {}; t.t = t; return t", #"{"t":null}"#),
    ])
  func values(_ input: String, json: String) throws {
    let lines = try answers([.line(input)]).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(#"{"ok":true,"value":\#(json),"text":"#) == true, "\(lines)")
  }

  @Test("what fails has the code of its error, and a command that is refused a code of its own")
  func failures() throws {
    let lines = try answers([.line("window.alfa = 1"), .line("1 +* 2"), .line("step sideways")]).lines
    let codes = lines.map { line -> String? in
      guard case .object(let fields)? = JSON(line), case .object(let error)? = fields["error"] else { return nil }
      return error["code"]?.string
    }
    #expect(codes == ["unknown-member", "syntax", "command"], "\(lines)")
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"ok":false,"value":null,"#) }, "\(lines)")
  }

  @Test("an exit code ends it, and what comes after is not read")
  func exit() throws {
    let (lines, code) = try answers([.line("quit 7"), .line("1")])
    #expect(lines.count == 1 && code == 7)
  }
}
