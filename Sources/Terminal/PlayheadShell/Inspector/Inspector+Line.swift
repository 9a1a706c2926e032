import LineEditing
import PlainText
import ScriptTools
import TerminalCells
import TimeControl

/// The bottom row while something is typed on it.
extension Inspector {
  /// Opens the bottom row for typing.
  func prompt(_ kind: InspectorState.Prompt, _ text: String = "") {
    state.prompt = PromptLine(kind, text, history: kind == .command ? lineHistory : [])
  }

  /// A key while something is typed.
  func type(_ key: Key) {
    guard var line = state.prompt else { return }
    if line.search(by: key) {
      state.prompt = line
      return
    }
    switch key {
    case .escape: state.prompt = nil
    case .backspace where line.text.isEmpty: state.prompt = nil
    case .enter:
      state.prompt = nil
      submit(line.kind, line.text.trimmed)
    case .tab where line.kind == .picture:
      guard let name = nextEnding(of: line.text) else { return complete(&line) }
      prompt(.picture, name)
    case .tab: complete(&line)
    case .control("r") where line.kind == .command:
      line.searchBack()
      state.prompt = line
    default:
      if line.edit(key) { state.prompt = line }
    }
  }

  /// Inserts what all candidates share; when that adds nothing, lists them above.
  private func complete(_ line: inout PromptLine) {
    let completion = completion(of: line)
    guard let only = completion.candidates.first else {
      state.message = ["nothing completes this"]
      return
    }
    let typed = String(decoding: line.before.utf8.dropFirst(completion.replaceRange.lowerBound), as: UTF8.self)
    let shared = completion.candidates.count == 1 ? only : completion.commonPrefix
    if completion.candidates.count == 1 || shared.utf8.count > typed.utf8.count {
      line.replace(completion.replaceRange, with: shared)
      state.prompt = line
    } else {
      state.message = completion.listing(width: screen.size.columns, rows: min(10, screen.size.rows / 2))
    }
  }

  private func completion(of line: PromptLine) -> Completion {
    func words(_ words: [String]) -> Completion {
      Completion(candidates: words.filter { $0.hasPrefix(line.before) }, replaceRange: 0..<line.cursor)
    }
    switch line.kind {
    case .command: return shell.rules.complete(line.text, line.cursor)
    case .value:
      let completions = Completer(session).completions(of: line.text, at: line.cursor)
      return Completion(candidates: completions.words, replaceRange: completions.replacing)
    case .goToMark: return words(range.marks.map(\.name))
    case .filter: return words(tracks.rows.map(\.title))
    case .fraction, .mark, .picture, .script: return .none(at: line.cursor)
    }
  }

  // MARK: Paste

  /// Pasted text is no keys: a single line goes to the bottom row, and several lines run as inputs at Enter.
  func paste(_ text: String) {
    pause()
    let pasted = PastedText(shell.parser)
    let inputs = pasted.inputs(in: pasted.withoutOutput(text))
    guard let first = inputs.first else { return }
    guard inputs.count > 1 || first.contains("\n") else { return prompt(.command, first) }
    state.offered = .inputs(inputs)
    let what = inputs.count == 1 ? "an input" : "\(inputs.count) inputs"
    state.message =
      inputs.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
      + [
        "\(what) pasted; Enter runs \(inputs.count == 1 ? "it" : "them"), Esc drops \(inputs.count == 1 ? "it" : "them")"
      ]
  }

  /// Runs inputs one after the other, up to the first that fails.
  func run(pasted inputs: [String]) {
    var messages: [String] = []
    for (index, input) in inputs.enumerated() {
      run(typed: input)
      messages += state.message
      guard shell.outcome.isFailure || hasLeft || state.asksBeforeLeaving else { continue }
      if index + 1 < inputs.count { messages.append("stopped at input \(index + 1) of \(inputs.count)") }
      break
    }
    state.message = messages
  }

  /// Runs what was typed after the colon, which history keeps.
  func run(typed text: String) {
    if lineHistory.last != text { lineHistory.append(text) }
    shell.editor.remember(text)
    command(text)
  }
}
