/// The screen that bytes written to a terminal make, for programs that draw whole screens: places, text, and clearing.
/// Modes are passed over.
public struct TerminalImage {
  private var cells: [[Character]]
  /// How each cell looks: the numbers of the sequence that set it, without the leading 0; empty for plain text.
  public private(set) var styles: [[String]]
  /// The output beside the screen.
  public private(set) var overrun = ""
  private var style = ""
  private var place = (row: 0, column: 0)
  /// The beginning of a sequence whose end has not come yet.
  private var pending = ""

  public init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    styles = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// Rows from the top, without spaces at their ends.
  public var lines: [String] {
    cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  public mutating func apply(_ text: String) {
    var rest = Substring(pending + text)
    pending = ""
    while let character = rest.first {
      guard character == "\u{1B}" else {
        put(character)
        rest.removeFirst()
        continue
      }
      let body = rest.dropFirst().prefix { !$0.isLetter }
      guard let final = rest.dropFirst(1 + body.count).first else {
        pending = String(rest)
        return
      }
      rest = rest.dropFirst(2 + body.count)
      switch final {
      case "H":
        let numbers = body.dropFirst().split(separator: ";").compactMap { Int($0) }
        place = numbers.count == 2 ? (numbers[0] - 1, numbers[1] - 1) : (0, 0)
      case "J":
        for row in cells.indices {
          cells[row] = cells[row].map { _ in " " }
          styles[row] = styles[row].map { _ in "" }
        }
      case "m": style = body.dropFirst().split(separator: ";").drop { $0 == "0" }.joined(separator: ";")
      default: break
      }
    }
  }

  private mutating func put(_ character: Character) {
    guard cells.indices.contains(place.row), cells[place.row].indices.contains(place.column) else {
      overrun.append(character)
      return
    }
    cells[place.row][place.column] = character
    styles[place.row][place.column] = style
    place.column += 1
  }
}
