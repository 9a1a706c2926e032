import FrameRendering
import MotionMath
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

extension Inspector {
  /// The screen at the playhead in `area`, two pixels to a character.
  func drawPicture(into cells: inout CellGrid, _ area: Area) {
    let size = session.app.screen.bounds.size
    guard depth != .none, size.width > 0, size.height > 0 else { return drawLetters(into: &cells, area) }
    let pixels = scaledPicture(area, size)
    let columns = min(area.columns, pixels.width)
    for row in 0..<min(area.rows, pixels.height / 2) {
      for column in 0..<columns {
        cells[area.row + row, area.column + column] = Cell(
          character: "▀",
          style: Style(Color(word: pixels[column, 2 * row]), on: Color(word: pixels[column, 2 * row + 1])))
      }
    }
  }

  /// Shows the picture as letters on a terminal without colours; a darker pixel is a denser letter.
  private func drawLetters(into cells: inout CellGrid, _ area: Area) {
    let picture = session.timeline.picture(options)
    let scale = Double(area.columns) * 4 / max(1, picture.size.width)
    guard let bitmap = (try? FrameRenderer(size: picture.size, scale: scale))?.draw(picture) else { return }
    let lines = TerminalPicture.lines(bitmap, columns: area.columns, rows: area.rows, .ascii)
    for (row, line) in lines.enumerated() {
      cells.write(line, row: area.row + row, column: area.column, in: area)
    }
  }

  var options: PictureOptions {
    var options = PictureOptions()
    options.showsOutlines = state.showsOutlines
    return options
  }

  private func scaledPicture(_ area: Area, _ size: CGSize) -> CellPixels {
    // Two pixels a cell's side: enough for averaging, and few enough to draw within a frame.
    let scale = min(Double(area.columns) / size.width, Double(area.rows) * 2 / size.height) * 2
    if renderer?.scale != scale || renderedSize != size {
      renderer = try? FrameRenderer(size: size, scale: scale)
      renderedSize = size
    }
    let bitmap = renderer?.draw(session.timeline.picture(options)) ?? Bitmap(width: 1, height: 1)
    return CellPixels(bitmap, width: max(1, bitmap.width / 2), height: max(2, bitmap.height / 2))
  }
}

extension Color {
  /// `0xRRGGBB`.
  fileprivate init(word: UInt32) {
    self = .rgb(UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
  }
}
