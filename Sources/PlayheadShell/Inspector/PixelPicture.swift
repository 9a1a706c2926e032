import FrameRendering
import MotionMath
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

/// The picture of the full screen on a terminal that shows pixels.
final class PixelPicture {
  private let terminal: TerminalScreen
  /// What the terminal shows, and where; nil when it shows no picture.
  private var shown: (text: String, area: Area)?

  /// Nil where the terminal shows no pixels.
  init?(_ terminal: TerminalScreen) {
    guard [.kitty, .sixel].contains(terminal.graphics) else { return nil }
    self.terminal = terminal
  }

  /// Takes the picture off the screen, where clearing the screen does not.
  var removal: String { terminal.graphics == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : "" }

  /// Whether a picture is shown anywhere else than in `area`.
  func isMoved(to area: Area?) -> Bool { shown.map { $0.area != area } ?? false }

  /// The sequences that show the picture at the playhead in `area`, or no picture; empty when nothing has changed.
  func update(_ session: ScriptSession, _ options: PictureOptions, over area: Area?, isCleared: Bool) -> String {
    let size = session.app.screen.bounds.size
    guard let area, !area.isEmpty, size.width > 0, size.height > 0 else {
      defer { shown = nil }
      return shown == nil ? "" : removal
    }
    let cell = terminal.cell
    let scale = min(
      Double(area.columns * cell.width) / size.width, Double(area.rows * cell.height) / size.height)
    guard let bitmap = (try? FrameRenderer(size: size, scale: scale))?.draw(session.timeline.picture(options)) else {
      return ""
    }
    let text = sequence(bitmap, area)
    if !isCleared, let shown, shown.text == text, shown.area == area { return "" }
    shown = (text, area)
    return "\u{1B}[\(area.row + 1);\(area.column + 1)H" + text
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
