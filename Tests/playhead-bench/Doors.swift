import Glibc
import PlainText

/// The requests of the protocol that a page and an editor wait for, answered by the program.
enum Doors {
  /// Examples that a finger drags from the right edge, or up.
  private static let drags: [(script: String, from: (x: Double, y: Double), to: (x: Double, y: Double))] = [
    ("swipe.lua", (390, 426), (60, 426)), ("sheet-list.lua", (196, 500), (196, 200)),
    ("photo-browser.lua", (300, 426), (100, 426)),
  ]
  private static let moves = 40

  /// The instructions of a move of a finger and of the frame that follows, on average, in the example that takes most. The last one
  /// runs for a minute before its finger when its instructions are counted, and is left out.
  static func drag(_ tools: Tools) throws -> Double {
    try drags.dropLast().map { drag in
      func dragged(_ moves: Int) throws -> Double {
        let input = try tools.script("drag.jsonl", requests(drag.from, drag.to, moves: moves))
        return try tools.counter.count { valgrind in
          let words = [tools.program, "--json", "\(tools.examples)/\(drag.script)"]
          try Process.run(valgrind + words, input: input, output: "/dev/null")
        }
      }
      let first = try dragged(1)
      return (try dragged(moves + 1) - first) / Double(moves)
    }.max() ?? 0
  }

  /// The bytes of the message about a frame that has the form of the one before: the median, of the example with most.
  static func delta(_ tools: Tools) throws -> Double {
    try drags.map { drag in
      let input = try tools.script("drag.jsonl", requests(drag.from, drag.to, moves: moves))
      let output = tools.folder + "/answers.jsonl"
      try Process.run(
        [tools.program, "--json", "\(tools.examples)/\(drag.script)"], input: input, output: output)
      let sizes = try tools.text(of: output).split(separator: "\n").filter { $0.contains(#""set":["#) }.map(
        \.utf8.count)
      guard !sizes.isEmpty else { throw BenchFailure("\(drag.script) has no frame of a form that was there") }
      return Double(sizes.sorted()[sizes.count / 2])
    }.max() ?? 0
  }

  private static func requests(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), moves: Int) -> String {
    func touch(_ phase: String, _ share: Double, _ frames: Int) -> String {
      let (x, y) = (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
      return
        #"{"jsonrpc":"2.0","id":1,"method":"touch","params":{"phase":"\#(phase)","x":\#(x),"y":\#(y),"frames":\#(frames)}}"#
    }
    let frame = #"{"jsonrpc":"2.0","id":2,"method":"frame"}"#
    let places = (0..<moves).map { touch("move", Double($0 + 1) / Double(Self.moves + 1), 1) + "\n" + frame }
    return ([touch("down", 0, 0), frame] + places).joined(separator: "\n") + "\n"
  }

  private static let lines = 2_000

  /// The instructions of the linter in an editor, for a text of 2,000 lines.
  static func lint(_ tools: Tools) throws -> Double {
    func linted(_ count: Int) throws -> Double {
      let text = (0..<count).map {
        "view\($0 % 100) = UIView(CGRect(\($0), 0, 40, 40)) window:addSubview(view\($0 % 100))\n"
      }.joined()
      let document =
        #"{"textDocument":{"uri":"file:///a.lua","languageId":"lua","version":1,"text":\#(JSONText.string(text))}}"#
      let messages = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":\#(document)}"#,
      ]
      let input = try tools.script(
        "editor", messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
      return try tools.counter.count { valgrind in
        // The end of its input is not a leave, so it ends with 1.
        try Process.run(valgrind + [tools.program, "lsp"], input: input, output: "/dev/null", codes: [0, 1])
      }
    }
    let none = try linted(1)
    return try linted(lines + 1) - none
  }
}
