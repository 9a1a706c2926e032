/// Where the shell's input comes from: a terminal, a pipe, or a test.
package protocol LineEditor: AnyObject {
  /// Shows `prompt`, waits for one complete input and returns it.
  ///
  /// An input is a line, or a block of several that belong together. `prompt` may contain colour escapes.
  func readLine(prompt: String) -> LineResult

  /// Adds an input that was not typed here, such as one written in an external editor, to the history.
  func remember(_ input: String)
}

extension LineEditor {
  /// Does nothing: editors without a history recall nothing.
  package func remember(_ input: String) {}
}

/// The result of waiting for input.
package enum LineResult: Equatable, Sendable {
  /// One complete input, without the newline that ended it. A block contains newlines.
  case line(String)
  /// There is no more: Ctrl-D on an empty line, or the end of the file. Later calls return it again.
  case endOfInput
  /// Ctrl-C: what was typed is dropped.
  case interrupted
}
