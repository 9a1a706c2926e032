import FrameRendering
import MotionMath
import TerminalCells

/// The picture of the full screen on a terminal that shows pixels.
final class PixelPicture {
  private let terminal: TerminalScreen
  /// The picture that the terminal shows, and where; nil when it shows none.
  private var shown: (text: String, area: Area, rows: Int)?
  private var renderer: FrameRenderer?
  private var renderedSize = CGSize.zero

  /// Nil where the terminal shows no pixels.
  init?(_ terminal: TerminalScreen) {
    guard [.kitty, .sixel].contains(terminal.graphics) else { return nil }
    self.terminal = terminal
  }

  /// Takes the picture off the screen, where clearing the screen does not.
  var removal: String { terminal.graphics == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : "" }

  /// Whether a picture is shown anywhere else than in `area`.
  func isMoved(to area: Area?) -> Bool { shown.map { $0.area != area } ?? false }

  /// The sequences that show a picture in `area`; empty when nothing has changed.
  ///
  /// - Parameters:
  ///   - rows: How many of its rows no text lies over, from the first.
  ///   - size: Of the picture, in points.
  ///   - picture: Makes the picture, for so many points a pixel.
  func update(
    over area: Area, rows: Int, of size: CGSize, isCleared: Bool, _ picture: (_ pixel: Double) -> Picture
  ) -> String {
    guard !area.isEmpty, rows > 0, size.width > 0, size.height > 0 else { return cleared() }
    if isCleared { shown = nil }
    guard let text = changed(over: area, rows: rows, of: size, picture) else { return "" }
    return "\u{1B}[\(area.row + 1);\(area.column + 1)H" + text
  }

  /// The sequences that show a picture from the place of the cursor on, which stays there; empty when it has not changed.
  func inPlace(over area: Area, _ picture: Picture) -> String {
    guard picture.size.width > 0, picture.size.height > 0 else { return "" }
    return changed(over: area, rows: area.rows, of: picture.size) { _ in picture }.map { "\u{1B}7\($0)\u{1B}8" } ?? ""
  }

  /// The sequence of a picture, from the cursor on; nil where the same is shown, which is not encoded again.
  private func changed(
    over area: Area, rows: Int, of size: CGSize, _ picture: (_ pixel: Double) -> Picture
  ) -> String? {
    let scale = self.scale(over: area, of: size)
    if renderer?.scale != scale || renderedSize != size {
      renderer = try? FrameRenderer(size: size, scale: scale)
      renderedSize = size
      shown = nil
    }
    guard let renderer else { return nil }
    let bitmap = renderer.draw(picture(1 / scale))
    if let shown, shown.area == area, shown.rows == rows, renderer.damage.isEmpty { return nil }
    bitmap.draw(terminal.edge)
    // Text would lie under the picture of one terminal, and erase that of another.
    let text = sequence(bitmap.top(rows * terminal.cell.height), area)
    shown = (text, area, rows)
    return text
  }

  /// Takes the picture off the screen; empty where none is shown.
  func cleared() -> String {
    defer { shown = nil }
    return shown == nil ? "" : removal
  }

  /// How many pixels a point takes.
  func scale(over area: Area, of size: CGSize) -> Double {
    min(Double(area.columns * terminal.cell.width) / size.width, Double(area.rows * terminal.cell.height) / size.height)
  }

  /// The point of the picture so many cells from the top left of `area`.
  func point(column: Double, row: Double, over area: Area, of size: CGSize) -> CGPoint {
    let scale = self.scale(over: area, of: size)
    return CGPoint(
      x: column * Double(terminal.cell.width) / scale, y: row * Double(terminal.cell.height) / scale)
  }

  private func sequence(_ bitmap: Bitmap, _ area: Area) -> String {
    if terminal.graphics == .sixel { return TerminalGraphics.sixel(bitmap) }
    func cells(_ pixels: Int, _ size: Int) -> Int { (pixels + size - 1) / size }
    // One image that each next one replaces.
    return TerminalGraphics.kitty(
      PNGFile.encode(bitmap, .fast), columns: min(area.columns, cells(bitmap.width, terminal.cell.width)),
      rows: min(area.rows, cells(bitmap.height, terminal.cell.height)), image: 1)
  }
}
