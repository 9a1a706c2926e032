import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport

/// A session of the shell in memory: what is typed, and everything a terminal would have shown.
struct Transcript {
  /// A view in the window that moves 180 points and fades out in 0.4 s, with the ease of `UIView.animate`.
  static let scene = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20); box.alpha = 0 end)
    """

  let text: String

  init(
    _ inputs: [LineResult], after script: String = "", pace: Pace? = nil, files: [String: String] = [:],
    answering answers: [String] = [], writeFile: @escaping (String, String) -> Bool = { _, _ in false }
  ) throws {
    let editor = ScriptedEditor(inputs)
    editor.answers = answers
    var options = SessionOptions()
    options.write = { editor.write(String(decoding: $0, as: UTF8.self)) }
    options.readSource = { name, _, _ in files[name + ".lua"].map { ($0, name + ".lua") } }
    let session = try ScriptSession(options)
    // A script that runs before the shell is not among the inputs that a branch replays.
    if !script.isEmpty, case .failure(let error) = session.load(script, name: "scene").flatMap({ session.run($0) }) {
      throw error
    }
    var environment = ShellEnvironment { editor.write($0) }
    environment.clock.pace = pace
    var written: Set<String> = []
    environment.files.write = { text, path in
      written.insert(path)
      return writeFile(text, path)
    }
    environment.files.isThere = { written.contains($0) || files[$0] != nil }
    environment.files.read = { files[$0] }
    Shell(session, editor, environment).run()
    text = editor.transcript
  }

  /// The output between each input and the next prompt.
  static func answers(_ inputs: String..., after script: String = "", files: [String: String] = [:]) throws -> [String]
  {
    let text = try Transcript(inputs.map { .line($0) }, after: script, files: files).text
    var rest = text[...]
    var answers: [String] = []
    for (index, input) in inputs.enumerated() {
      rest = rest.dropFirst(2 + input.count + 1)
      let end = rest.ranges(of: "> " + (index + 1 < inputs.count ? inputs[index + 1] : "") + "\n").first?.lowerBound
      let answer = rest[..<(end ?? rest.endIndex)]
      answers.append(String(answer.last == "\n" ? answer.dropLast() : answer))
      rest = rest[(end ?? rest.endIndex)...]
    }
    return answers
  }
}
