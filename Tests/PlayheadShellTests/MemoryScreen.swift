import TerminalCells
import TestSupport

/// A terminal in memory: hands out inputs one after the other, and shows what the bytes written to it amount to.
final class MemoryScreen: FullScreen {
  var size: (columns: Int, rows: Int)
  private var inputs: [ScreenInput]
  /// Called before each input is handed out, with its number from 0: what is on screen has been drawn by then.
  var onInput: (Int) -> Void = { _ in }
  private var handedOut = 0
  private var image: TerminalImage
  /// The longest wait that was asked for; nil when one was without end.
  private(set) var lastWait: Double?

  init(columns: Int = 80, rows: Int = 24, _ inputs: [ScreenInput]) {
    size = (columns, rows)
    self.inputs = inputs
    image = TerminalImage(columns: columns, rows: rows)
  }

  func input(within seconds: Double?) -> ScreenInput {
    lastWait = seconds
    onInput(handedOut)
    handedOut += 1
    return inputs.isEmpty ? .ended : inputs.removeFirst()
  }

  /// Rows from the top, without spaces at their ends.
  var lines: [String] { image.lines }

  /// The sequences of the picture protocols, whole: kitty's pieces, removals, sixels.
  private(set) var graphics: [String] = []

  func write(_ text: String) {
    var rest = text[...]
    while let start = ["\u{1B}_G", "\u{1B}P"].compactMap({ rest.firstRange(of: $0)?.lowerBound }).min(),
      let end = rest[start...].firstRange(of: "\u{1B}\\")
    {
      image.apply(String(rest[..<start]))
      graphics.append(String(rest[start..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    image.apply(String(rest))
  }
}
