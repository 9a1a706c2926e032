package import LineEditing

/// A line editor for tests: inputs given beforehand, and everything a terminal would have shown.
package final class ScriptedEditor: LineEditor {
  private var inputs: ArraySlice<LineResult>

  /// The text a terminal would show: prompts, inputs, and the text of `write(_:)`.
  package private(set) var transcript = ""

  /// Returns `inputs` in order, then `endOfInput` for ever.
  package init(_ inputs: [LineResult]) {
    self.inputs = inputs[...]
  }

  /// Returns `blocks`, one for each call, then `endOfInput`.
  package convenience init(_ blocks: String...) {
    self.init(blocks.map { .line($0) })
  }

  package func readLine(prompt: String) -> LineResult {
    let result = inputs.popFirst() ?? .endOfInput
    switch result {
    case .line(let text), .pasted(let text): transcript += prompt + text + "\n"
    case .interrupted: transcript += prompt + "^C\n"
    case .endOfInput: transcript += prompt + "\n"
    }
    return result
  }

  /// The answers to questions, in order; after them every question gets none.
  package var answers: [String] = []

  package func ask(_ question: String) -> String? {
    guard !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    transcript += question + answer + "\n"
    return answer
  }

  /// The texts offered for the next line.
  package private(set) var offered: [String] = []

  package func offer(_ text: String) { offered.append(text) }

  /// Adds `text` to the transcript: connect the program's output here to see both in order.
  package func write(_ text: String) {
    transcript += text
  }
}
