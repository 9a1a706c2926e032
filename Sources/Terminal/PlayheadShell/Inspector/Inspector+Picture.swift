import FrameRendering
import LayerKit
import MotionMath
import PlainText
import RecordingExport
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

extension Inspector {
  /// The screen at the playhead in `area`, two pixels to a character.
  func drawPicture(into cells: inout CellGrid, _ area: Area) {
    let size = session.app.screen.bounds.size
    guard shell.screen.graphics != .none else {
      cells.write(
        "pictures are off (--graphics none)".cut(to: area.columns), .faint, row: area.row, column: area.column, in: area
      )
      return
    }
    guard [.palette, .full].contains(depth), shell.screen.graphics != .ascii, size.width > 0, size.height > 0 else {
      return drawLetters(into: &cells, area)
    }
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

  /// The picture: the screen at the playhead or its layers apart, with marks for the selection and for fingers.
  ///
  /// - Parameter pixel: The size of a pixel, in points.
  func drawing(pixel: Double) -> Picture {
    let size = session.app.screen.bounds.size
    var options = session.timeline.pictureOptions
    options.showsOutlines = state.showsOutlines
    var picture = session.timeline.picture(options, memory: pictureMemory)
    guard state.chosen != nil || state.exploded != nil || state.finger != nil || !fingers.isEmpty else {
      return picture
    }
    let places = shownPlaces
    let chosen = places.first { $0.layer == state.chosen?.layer }
    if state.exploded != nil {
      picture = Picture(of: world.frame, size: size, exploded: places, width: pixel)
    } else if state.dimsOthers, let chosen {
      picture.dim(allBut: chosen, of: places, in: world.frame)
    }
    // Two pixels where they are small.
    let width = pixel * (pixel < 4 ? 2 : 1)
    if let chosen { picture.mark(chosen, width: width) }
    if state.exploded == nil { for finger in fingers { picture.markFinger(at: finger, width: width) } }
    return picture
  }

  /// The fingers that are on the screen at the playhead.
  private var fingers: [CGPoint] {
    world.isLookingBack ? [] : session.app.touch.fingersDown.map(\.location)
  }

  /// The point of the screen under the mouse; nil outside of the picture.
  func screenPoint(_ mouse: Key.Mouse) -> CGPoint? {
    let size = session.app.screen.bounds.size
    let area = layout.picture
    guard !area.isEmpty, size.width > 0, size.height > 0 else { return nil }
    let column = Double(mouse.column - area.column) + mouse.x
    let row = Double(mouse.row - area.row) + mouse.y
    var point = CGPoint.zero
    if let pixels {
      point = pixels.point(column: column, row: row, over: area, of: size)
    } else {
      let scale = min(Double(area.columns) / size.width, Double(area.rows) * 2 / size.height)
      point = CGPoint(x: column / scale, y: row * 2 / scale)
    }
    return CGRect(origin: .zero, size: size).contains(point) ? point : nil
  }

  /// Shows the picture as letters on a terminal without colours, or with sixteen; a darker pixel is a denser letter.
  private func drawLetters(into cells: inout CellGrid, _ area: Area) {
    let size = session.app.screen.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = min(Double(area.columns) / size.width, Double(area.rows) * 2 / size.height)
    let picture = drawing(pixel: 1 / scale)
    guard let bitmap = (try? FrameRenderer(size: picture.size, scale: scale * 4))?.draw(picture) else { return }
    let lines = TerminalPicture.lines(bitmap, columns: area.columns, rows: area.rows, .ascii)
    for (row, line) in lines.enumerated() {
      cells.write(line, row: area.row + row, column: area.column, in: area)
    }
    guard let chosen = state.chosen, let place = shownPlaces.first(where: { $0.layer == chosen.layer }) else { return }
    drawFrame(around: place.box, scale: scale, into: &cells, area)
  }

  /// Corners and sides around a rectangle of the screen, for a terminal whose letters show no thin lines.
  private func drawFrame(around box: CGRect, scale: Double, into cells: inout CellGrid, _ area: Area) {
    let screen = CGRect(origin: .zero, size: session.app.screen.bounds.size)
    guard box.overlaps(screen) else { return }
    let box = box.intersection(screen)
    func cell(_ length: Double, of most: Int) -> Int { min(max(0, Int(clamping: length.rounded(.down))), most - 1) }
    let (left, right) = (cell(box.minX * scale, of: area.columns), cell(box.maxX * scale, of: area.columns))
    let (top, bottom) = (cell(box.minY * scale / 2, of: area.rows), cell(box.maxY * scale / 2, of: area.rows))
    for column in left...right {
      for row in Set([top, bottom]) {
        let isCorner = column == left || column == right
        cells.write(isCorner ? "+" : "-", .strong, row: area.row + row, column: area.column + column, in: area)
      }
    }
    for row in top...bottom where row > top && row < bottom {
      for column in Set([left, right]) {
        cells.write("|", .strong, row: area.row + row, column: area.column + column, in: area)
      }
    }
  }

  private func scaledPicture(_ area: Area, _ size: CGSize) -> CellPixels {
    // Two pixels a cell's side: enough for averaging, and few enough to draw within a frame.
    let scale = min(Double(area.columns) / size.width, Double(area.rows) * 2 / size.height) * 2
    if renderer?.scale != scale || renderedSize != size {
      renderer = try? FrameRenderer(size: size, scale: scale)
      renderedSize = size
    }
    let bitmap = renderer?.draw(drawing(pixel: 2 / scale)) ?? Bitmap(width: 1, height: 1)
    var pixels = CellPixels(bitmap, width: max(1, bitmap.width / 2), height: max(2, bitmap.height / 2))
    pixels.draw(shell.screen.edge)
    return pixels
  }
}

extension Color {
  /// `0xRRGGBB`.
  fileprivate init(word: UInt32) {
    self = .rgb(UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
  }
}
