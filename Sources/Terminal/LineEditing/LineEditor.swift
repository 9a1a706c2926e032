/// Where the shell's input comes from: a terminal, a pipe, or a test.
package protocol LineEditor: AnyObject {
  /// Shows `prompt`, waits for one complete input and returns it.
  ///
  /// An input is a line, or a block of several that belong together. `prompt` may contain colour escapes.
  func readLine(prompt: String) -> LineResult

  /// Adds an input that was not typed here, such as one written in an external editor, to the history.
  func remember(_ input: String)

  /// Puts text into the next line, to be edited before it is run.
  func offer(_ text: String)

  /// Shows `question` and waits for a line that is no input: it is neither completed by further lines nor kept. Nil where
  /// nobody is there to be asked, and when the answer is Ctrl-C or Ctrl-D.
  func ask(_ question: String) -> String?
}

extension LineEditor {
  /// Does nothing: editors without a history recall nothing.
  package func remember(_ input: String) {}

  /// Does nothing: without editing there is no line to put it into.
  package func offer(_ text: String) {}

  /// Nil: a pipe holds inputs, not answers.
  package func ask(_ question: String) -> String? { nil }
}

/// The result of waiting for input.
package enum LineResult: Equatable, Sendable {
  /// One complete input, without the newline that ended it. A block contains newlines.
  case line(String)
  /// Text of which at least a part was pasted: it may be several inputs, none of which is in the history yet.
  case pasted(String)
  /// There is no more: Ctrl-D on an empty line, or the end of the file. Later calls return it again.
  case endOfInput
  /// Ctrl-C: what was typed is dropped.
  case interrupted
}
