import LayerKit
import MotionMath
package import TerminalScreen
import TimelineKit

/// A picture as pixels of a terminal, two to a character: rows of colours from the top, each as many as there are columns.
package struct TerminalPicture {
  /// Twice as many rows as the area has; each as many colours as the area has columns.
  package var pixels: [[Color]]

  package init(pixels: [[Color]]) { self.pixels = pixels }
}

extension Inspector {
  /// The screen at the playhead in `area`, upper half blocks two pixels high.
  func drawPicture(into cells: inout CellGrid, _ area: Area) {
    let frame = world.frame
    guard let picture = shell.surroundings.picture(session, frame, area.columns, area.rows * 2, state.showsOutlines)
    else {
      cells.write("no picture here", .faint, row: area.row, column: area.column, in: area)
      return
    }
    for row in 0..<min(area.rows, picture.pixels.count / 2) {
      let (upper, lower) = (picture.pixels[2 * row], picture.pixels[2 * row + 1])
      for column in 0..<min(area.columns, upper.count, lower.count) {
        cells[area.row + row, area.column + column] = Cell(
          character: "▀", style: Style(upper[column], on: lower[column]))
      }
    }
  }
}
