package import FrameRendering
import MotionMath

/// The way pictures are shown on the terminal.
package struct TerminalScreen {
  package enum Graphics: String, CaseIterable, Sendable {
    /// Pixels, by the protocol of this name.
    case kitty, sixel
    /// Two pixels a cell.
    case blocks
    /// The same in 256 colours.
    case blocks256
    /// Letters.
    case ascii
    /// Not at all.
    case none
  }

  package var graphics: Graphics
  /// Pixels a cell, where they count.
  package var cell = (width: 8, height: 16)
  /// Whether the terminal has said the size of its cells, and can report the mouse in pixels.
  package var hasPixelMouse = false

  /// Whether its ground is light.
  package var isLight = false

  /// The line round pictures that would have no edge on this ground.
  package var edge: PictureEdge { PictureEdge(onLight: isLight) }

  package init(_ graphics: Graphics) { self.graphics = graphics }

  /// A picture over at most `columns` cells, as lines to print.
  ///
  /// - Parameter isFine: Whether cells show four points each instead of two, in fewer colours.
  package func lines(_ picture: Picture, columns: Int, rows: Int = .max, isFine: Bool = false) -> [String] {
    guard picture.size.width > 0, picture.size.height > 0 else { return [] }
    if graphics == .none { return ["this terminal shows no pictures; export FILE.png writes a file"] }
    // At least two pixels a cell, and enough for averaging.
    let scale = Double(columns) * (graphics == .kitty || graphics == .sixel ? Double(cell.width) : 4)
    var pixelsPerPoint = min(max(scale / picture.size.width, 0.05), 4)
    if graphics == .sixel, rows != .max {
      pixelsPerPoint = min(pixelsPerPoint, Double(rows * cell.height) / picture.size.height)
    }
    guard let bitmap = (try? FrameRenderer(size: picture.size, scale: pixelsPerPoint))?.draw(picture) else {
      return ["this picture is too large to be shown"]
    }
    switch graphics {
    case .none: return []
    case .blocks:
      return TerminalPicture.lines(bitmap, columns: columns, rows: rows, .trueColor, isFine: isFine, edge: edge)
    case .blocks256:
      return TerminalPicture.lines(bitmap, columns: columns, rows: rows, .indexed, isFine: isFine, edge: edge)
    case .ascii: return TerminalPicture.lines(bitmap, columns: columns, rows: rows, .ascii)
    case .kitty:
      bitmap.draw(edge)
      let size = TerminalPicture.size(of: bitmap, columns: columns, rows: rows)
      let text = TerminalGraphics.kitty(PNGFile.encode(bitmap, .fast), columns: size.columns, rows: size.rows)
      // The cursor stays at the picture's corner, so empty lines move it below.
      return [text] + [String](repeating: "", count: max(0, size.rows - 1))
    case .sixel:
      bitmap.draw(edge)
      return [TerminalGraphics.sixel(bitmap)]
    }
  }
}
