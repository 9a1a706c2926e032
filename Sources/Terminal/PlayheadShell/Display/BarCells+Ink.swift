import RecordingExport
import RecordingFiles
import RecordingKit

/// Bars on a terminal with colours: solid, with a sign only where something begins or changes.
extension BarCells {
  /// The cells as text: with dots where no bar is, or in colours without them.
  static func text(_ cells: [Cell?], _ ink: Ink) -> String {
    if !ink.isColored { return String(cells.map { $0?.sign ?? empty }) }
    var text = ""
    var index = 0
    while index < cells.count {
      let (sign, role) = look(of: cells, at: index)
      var run = String(sign)
      while index + run.count < cells.count {
        let next = look(of: cells, at: index + run.count)
        guard next.role == role else { break }
        run.append(next.sign)
      }
      index += run.count
      text += role.map { ink.draw(run, $0) } ?? run
    }
    return text
  }

  /// The sign of a cell and its colour: inside a solid bar a blank on the bar's colour.
  private static func look(of cells: [Cell?], at index: Int) -> (sign: Character, role: Ink.Role?) {
    guard let cell = cells[index] else { return (" ", nil) }
    switch cell.sign {
    case Bar.Kind.forward.sign where cell.isSolid: return (" ", .forwardBar)
    case Bar.Kind.backward.sign:
      let isFirst = index == 0 || cells[index - 1]?.sign != cell.sign
      return (isFirst ? cell.sign : " ", .backwardBar)
    default: break
    }
    return switch cell.tone {
    case .forward: (cell.sign, .forward)
    case .backward: (cell.sign, .backward)
    case .still: (cell.sign, nil)
    case .jump: (cell.sign, .jump)
    case .cut: (cell.sign, .cut)
    case .beyond: (Bar.beyondSign, .beyond)
    }
  }
}
