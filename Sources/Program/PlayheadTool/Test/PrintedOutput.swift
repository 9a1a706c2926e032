/// The text that the tests of several files print, in the order of the files however they end.
final class PrintedOutput {
  private let files: [FileRun]
  private let stream: StandardStream
  /// How many files have been shown to their end.
  private var shown = 0

  init(_ files: [FileRun], to stream: StandardStream) { (self.files, self.stream) = (files, stream) }

  /// Writes what may be written now.
  func show() {
    while shown < files.count {
      write(files[shown].takePrinted())
      guard files[shown].isOver else { return }
      shown += 1
    }
  }

  /// Writes the rest, when nothing runs any more.
  func showAll() {
    for file in files[shown...] { write(file.takePrinted(isLast: true)) }
    shown = files.count
  }

  private func write(_ text: String) { if !text.isEmpty { stream.write(text) } }
}
