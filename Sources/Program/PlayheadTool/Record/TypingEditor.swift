import LineEditing

/// Types the lines of a file at the prompt of a recording, at the pace of a person who knows what to type.
final class TypingEditor: LineEditor {
  private var lines: ArraySlice<Substring>
  private let cast: Asciicast
  private let isComplete: (String) -> Bool
  private var isFirst = true
  /// Called when an input is handed over.
  var onEnter: () -> Void = {}

  private static let secondsAKey = 0.05
  private static let secondsBeforeEnter = 0.3
  /// Time to read the output before the next input.
  private static let secondsAfterOutput = 1.0

  init(_ text: String, on cast: Asciicast, isComplete: @escaping (String) -> Bool) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.cast = cast
    self.isComplete = isComplete
  }

  func readLine(prompt: String) -> LineResult {
    cast.wait(isFirst ? Self.secondsBeforeEnter : Self.secondsAfterOutput)
    isFirst = false
    cast.write(prompt)
    guard let input = nextInput() else {
      cast.write("\n")
      return .endOfInput
    }
    for character in input {
      cast.wait(Self.secondsAKey)
      cast.write(String(character))
    }
    cast.wait(Self.secondsBeforeEnter)
    cast.write("\n")
    onEnter()
    return .line(input)
  }

  private func nextInput() -> String? {
    guard var input = lines.popFirst().map(String.init) else { return nil }
    while !isComplete(input), let line = lines.popFirst() { input += "\n" + line }
    return input
  }
}
