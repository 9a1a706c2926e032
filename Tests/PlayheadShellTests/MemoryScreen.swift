import TerminalCells

/// A terminal in memory: hands out inputs one after the other, and shows what the bytes written to it amount to.
final class MemoryScreen: FullScreen {
  var size: (columns: Int, rows: Int)
  private var inputs: [ScreenInput]
  /// Called before each input is handed out, with its number from 0: what is on screen has been drawn by then.
  var onInput: (Int) -> Void = { _ in }
  private var handedOut = 0
  private var cells: [[Character]] = []
  private var place = (row: 0, column: 0)
  /// The longest wait that was asked for; nil when one was without end.
  private(set) var lastWait: Double?

  init(columns: Int = 80, rows: Int = 24, _ inputs: [ScreenInput]) {
    size = (columns, rows)
    self.inputs = inputs
    clear()
  }

  func input(within seconds: Double?) -> ScreenInput {
    lastWait = seconds
    onInput(handedOut)
    handedOut += 1
    return inputs.isEmpty ? .ended : inputs.removeFirst()
  }

  /// Rows from the top, without spaces at their ends.
  var lines: [String] {
    cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character != "\u{1B}" {
        put(character)
        continue
      }
      rest = rest.dropFirst()
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count)
      switch rest.popFirst() {
      case "H":
        let numbers = body.split(separator: ";").compactMap { Int($0) }
        place = (numbers[0] - 1, numbers[1] - 1)
      case "J": clear()
      default: break
      }
    }
  }

  private func put(_ character: Character) {
    guard cells.indices.contains(place.row), cells[place.row].indices.contains(place.column) else { return }
    cells[place.row][place.column] = character
    place.column += 1
  }

  private func clear() {
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }
}
